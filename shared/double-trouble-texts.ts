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

/** What the table asks for in Double Trouble: a part of the catalogue's `promptTexts`. */
export const doubleTroublePromptTexts = {
  PopBoth: { en: '{a:seat}: pop both rollers', it: '{a:seat}: premi i due dadi a cupola' },
  PopOne: { en: '{a:seat}: pop one roller', it: '{a:seat}: premi un dado a cupola' },
  PopOther: {
    en: '{a:seat}: now pop roller {b:place} too',
    it: '{a:seat}: ora premi anche il dado {b:place}',
  },
  EnterRoller: {
    en: '{a:seat}: roller {b:place} shows {c:number}? Confirm, or change',
    it: '{a:seat}: il dado {b:place} mostra {c:number}? Conferma, o cambia',
  },
  MoveBoth: {
    en: '{a:seat}: move one arrow by {b:number} or {c:number}, to a bright space',
    it: '{a:seat}: muovi una freccia di {b:number} o {c:number}, su uno spazio acceso',
  },
  MoveLast: {
    en: '{a:seat}: move an arrow by {b:number}, to a bright space',
    it: '{a:seat}: muovi una freccia di {b:number}, su uno spazio acceso',
  },
  MoveLifted: {
    en: '{a:seat}: set it on a bright space, nose ahead; whoever is there makes room',
    it: '{a:seat}: mettila su uno spazio acceso, punta avanti; chi c’è fa posto',
  },
  TurnWheel: {
    en: '{a:seat}: turn one wheel, or confirm to leave them',
    it: '{a:seat}: gira una ruota, o conferma per lasciarle',
  },
  TellWheel: {
    en: '{a:seat}: confirm to leave the wheels, or change to choose a turn',
    it: '{a:seat}: conferma per lasciare le ruote, o cambia per girarne una',
  },
  PopOffPick: {
    en: 'Pop-off with {b:seat}! {a:seat}: pop the roller that you choose',
    it: 'Sfida con {b:seat}! {a:seat}: premi il dado che scegli',
  },
  PopOff: {
    en: 'Pop-off! {a:seat} has roller {c:place}, {b:seat} the other: go on until a 6',
    it: 'Sfida! {a:seat} ha il dado {c:place}, {b:seat} l’altro: avanti fino al 6',
  },
  PopOffTell: {
    en: 'Pop-off of {a:seat} and {b:seat}! Whoever shows a 6 first presses confirm',
    it: 'Sfida tra {a:seat} e {b:seat}! Chi fa 6 per primo preme conferma',
  },
  ReturnPiece: {
    en: '{a:seat}: {b:arrow} goes back to a START of your choice',
    it: '{a:seat}: {b:arrow} torna a uno START, scegli quale',
  },
  ReturnBoth: {
    en: '{a:seat}: both arrows go back, one to each START',
    it: '{a:seat}: le due frecce tornano, una a ogni START',
  },
  OptionMove: {
    en: '{a:seat}: move by {b:number} to {c:target}? Confirm, or change',
    it: '{a:seat}: muovi di {b:number} fino a {c:target}? Conferma, o cambia',
  },
  OptionTurn: {
    en: '{a:seat}: turn wheel {b:place} clockwise, quarters: {c:number}? Confirm, or change',
    it: '{a:seat}: giri la ruota {b:place} in senso orario, quarti: {c:number}? Conferma, o cambia',
  },
  OptionLeave: {
    en: '{a:seat}: leave the wheels? Confirm, or change',
    it: '{a:seat}: lasci le ruote? Conferma, o cambia',
  },
  OptionStart: {
    en: '{a:seat}: to START {b:place}? Confirm, or change',
    it: '{a:seat}: allo START {b:place}? Conferma, o cambia',
  },
  OptionSix: {
    en: '{a:seat}: you showed a 6 first? Confirm, if so',
    it: '{a:seat}: hai fatto 6 per primo? Se sì, conferma',
  },
  WheelMoving: {
    en: 'Wheel {a:place} stands between two places: turn it until it clicks',
    it: 'La ruota {a:place} è a metà: girala finché scatta',
  },
  WheelWrong: {
    en: 'Wheel {a:place} must be set right: turn it clockwise, quarters: {b:number}',
    it: 'La ruota {a:place} va rimessa: girala in senso orario, quarti: {b:number}',
  },
  WheelsBoth: {
    en: 'Only one wheel may be turned: turn wheel {a:place} or {b:place} back',
    it: 'Si gira una sola ruota: riporta la ruota {a:place} o la {b:place}',
  },
  ArrowMissing: {
    en: '{b:arrow} is missing on {a:space}: set it there, pointing {c:heading}',
    it: 'Manca {b:arrow} in {a:space}: mettila, verso {c:heading}',
  },
  ArrowTurn: {
    en: '{b:arrow} on {a:space} must point {c:heading}: turn it',
    it: 'In {a:space} {b:arrow} deve puntare verso {c:heading}: girala',
  },
  ArrowElsewhere: {
    en: '{b:arrow} on {a:space} belongs on {c:space}: move it there',
    it: 'In {a:space} c’è {b:arrow}, che va in {c:space}: spostala',
  },
  ArrowTooEarly: {
    en: 'First the rollers are popped: {b:arrow} on {a:space} goes back to {c:space}',
    it: 'Prima si premono i dadi: da {a:space} {b:arrow} torna in {c:space}',
  },
  ArrowNotThere: {
    en: 'The dice do not lead {b:arrow} to {a:space}: choose a bright one',
    it: 'I dadi non portano {b:arrow} in {a:space}: scegline uno acceso',
  },
  ArrowOff: {
    en: '{b:arrow} on {a:space} leaves it: take it into your hand',
    it: 'Da {a:space} {b:arrow} se ne va: prendila in mano',
  },
  ArrowLift: {
    en: 'What stands on {a:space} does not belong there or cannot be read: lift it',
    it: 'Ciò che è in {a:space} non va lì o non si legge: toglilo',
  },
} satisfies Readonly<Record<string, Text>>;

/** What the table says in passing in Double Trouble: a part of the catalogue's `noteTexts`. */
export const doubleTroubleNoteTexts = {
  PopAwaited: {
    en: '{a:seat}: a roller is to be popped, a button cannot do it',
    it: '{a:seat}: si preme un dado a cupola, non un pulsante',
  },
  PopStands: {
    en: 'Roller {a:place} was popped already: its {b:number} stands',
    it: 'Il dado {a:place} è già stato premuto: vale il suo {b:number}',
  },
  SixesTogether: {
    en: 'Both showed a 6 at the same moment: neither counts, go on',
    it: 'Due 6 nello stesso momento: non valgono, avanti',
  },
} satisfies Readonly<Record<string, Text>>;
