import type { Text } from './catalogue';

/** What happened in Double Trouble: a part of the catalogue's `storyTexts`. A seat is told by the colour of its piece. */
export const doubleTroubleStoryTexts = {
  Popped: { en: '{a:seat} pops {b:dice}', it: '{a:seat} fa {b:dice}' },
  Moved: {
    en: '{a:seat} moves {b:number} to {c:space}',
    it: '{a:seat} muove di {b:number} a {c:space}',
  },
  TookOff: {
    en: '{a:seat} moves {b:number} and reaches FINISH',
    it: '{a:seat} muove di {b:number} e arriva al FINISH',
  },
  MetAnother: {
    en: '{a:seat} lands on {b:seat}: a pop-off',
    it: '{a:seat} arriva su {b:seat}: sfida al 6',
  },
  MetOwn: {
    en: '{a:seat} lands on a piece of its own: both go back',
    it: '{a:seat} arriva su un proprio pezzo: tornano entrambi',
  },
  WonPopOff: { en: '{a:seat} shows a 6 first', it: '{a:seat} fa 6 per primo' },
  WentBack: { en: '{a:seat} goes back to START {b:place}', it: '{a:seat} torna allo START {b:place}' },
  TurnedWheel: {
    en: '{a:seat} turns wheel {b:place} clockwise, quarters: {c:number}',
    it: '{a:seat} gira la ruota {b:place} in senso orario, quarti: {c:number}',
  },
  LeftWheels: { en: '{a:seat} leaves the wheels', it: '{a:seat} lascia le ruote' },
} satisfies Readonly<Record<string, Text>>;
