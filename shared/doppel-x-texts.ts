import type { Text } from './catalogue';

/** What happened in Doppel X; part of `storyTexts` of the catalogue, whose head says how arguments stand in braces. */
export const doppelXStoryTexts = {
  AllThrew: { en: 'All throw at once', it: 'Tirano tutti insieme' },
  BetOn: { en: '{a:seat} bets on {b:letter}', it: '{a:seat} scommette su {b:letter}' },
  TookBetBack: { en: '{a:seat} takes the bet back', it: '{a:seat} ritira la scommessa' },
  Threw: { en: '{a:seat} throws', it: '{a:seat} tira' },
  DieLies: { en: '{a:list} lies in {b:zone}', it: '{a:list} è in {b:zone}' },
  DieFell: { en: '{a:list} falls into a hole', it: '{a:list} cade in una buca' },
  DieWentOut: { en: '{a:list} lands outside', it: '{a:list} finisce fuori' },
  DieOnBettingBoard: {
    en: '{a:list} comes to rest on a betting board and is lost',
    it: '{a:list} si ferma su una plancia scommesse ed è perso',
  },
  Flung: { en: 'The spinner has flung a die', it: 'La trottola ha scagliato un dado' },
  DoubleX: {
    en: 'Double X! {a:number} chips each for {b:seats}',
    it: 'Doppia X! {a:number} gettoni ciascuno a {b:seats}',
  },
  DiceScored: { en: '{a:list}: {b:seat} {c:signed}', it: '{a:list}: {b:seat} {c:signed}' },
  BetPaid: {
    en: 'The bet of {a:seat} on {b:letter} pays {c:number}',
    it: 'La scommessa di {a:seat} su {b:letter} paga {c:number}',
  },
  TiedGame: {
    en: 'A tie for the most chips: another game, all chips at 0',
    it: 'Parità in testa: un’altra partita, tutti i gettoni a 0',
  },
} satisfies Readonly<Record<string, Text>>;

/** Words from which those are made; part of `partTexts`. */
export const doppelXPartTexts = {
  neutralDie: { en: 'neutral', it: 'neutro' },
  dieTimes: { en: '{a:list} × {b:zone} = {c:number}', it: '{a:list} × {b:zone} = {c:number}' },
  dieIn: { en: '{a:list} in {b:zone}', it: '{a:list} in {b:zone}' },
  zoneOne: { en: '1x', it: '1x' },
  zoneTwo: { en: '2x', it: '2x' },
  zoneThree: { en: '3x', it: '3x' },
  zoneNoScore: { en: 'no score', it: 'zero punti' },
  zoneMinus: { en: '−1', it: '−1' },
} satisfies Readonly<Record<string, Text>>;
