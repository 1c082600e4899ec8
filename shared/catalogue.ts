import { doubleTroubleStoryTexts } from './double-trouble-texts';
import { doppelXPartTexts, doppelXStoryTexts } from './doppel-x-texts';
import type { Colour } from './seats';

/**
 * Every sentence that people read, in every language. Arguments stand in braces, a letter for which and a word for how:
 * `{a:seat}` is the first argument as a seat. The ways: seat, seats, place, cell, space (of Double Trouble's board), square (of DOCE's grid), grid (a cell of the
 * playfield as such a square), face (of a DOCE die, 0 the blocker), tile, half, number, total, game, scores, list, dice, pairs, die,
 * kept, swap, colour, letter (of a betting field), zone (of a Doppel X board), signed (a number with its sign), heading, arrow (a
 * piece of Double Trouble), target (a space, or FINISH).
 */
export interface Text {
  readonly en: string;
  readonly it: string;
}

export type Language = keyof Text;
export const languages: readonly Language[] = ['en', 'it'];

export { noteTexts, promptTexts } from './prompt-texts';

/** What happened, told from the actions: the log beside the table. */
export const storyTexts = {
  Begins: { en: '{a:game} begins', it: '{a:game} comincia' },
  RolledForOrder: {
    en: '{a:seat} rolls {b:number} for the first turn',
    it: '{a:seat} tira {b:number} per il primo turno',
  },
  StartsFirst: { en: '{a:seat} plays first', it: '{a:seat} gioca per primo' },
  RollsForOrderAgain: { en: 'A tie: {a:seats} roll again', it: 'Parità: {a:seats} ritirano' },
  Rolled: {
    en: '{a:seat} rolls red {b:dice}, blue {c:dice}',
    it: '{a:seat} tira rosso {b:dice}, blu {c:dice}',
  },
  Took: { en: '{a:seat} takes {b:cell}', it: '{a:seat} prende {b:cell}' },
  Points: { en: '{a:seat} scores {b:number}', it: '{a:seat} segna {b:number}' },
  NothingToDo: { en: '{a:seat} has nothing to do', it: '{a:seat} non ha nulla da fare' },
  Attacks: { en: '{a:seat} attacks {b:seat} on {c:cell}', it: '{a:seat} attacca {b:seat} in {c:cell}' },
  BattleRolled: { en: '{a:seat} battles with {b:dice}', it: '{a:seat} combatte con {b:dice}' },
  BattleWon: { en: '{a:seat} wins the battle', it: '{a:seat} vince la battaglia' },
  BattleLost: {
    en: '{a:seat} loses the battle and a marble',
    it: '{a:seat} perde la battaglia e una biglia',
  },
  Swapped: { en: '{a:seat} swaps the marble on {b:cell}', it: '{a:seat} sostituisce la biglia in {b:cell}' },
  TookBack: { en: '{a:seat} takes it back', it: '{a:seat} annulla' },
  SuddenDeath: {
    en: 'A tie! Sudden death: clear the board; the first row of three wins',
    it: 'Parità! Spareggio: liberate il tavolo; il primo tris vince',
  },
  Won: { en: '{a:seats} won, {b:scores}', it: 'Vince {a:seats}, {b:scores}' },
  PutDie: {
    en: '{a:seat} puts a {b:number} on {c:square}',
    it: '{a:seat} mette un {b:number} in {c:square}',
  },
  PutBlocker: {
    en: '{a:seat} puts the blocker on {b:square}',
    it: '{a:seat} mette il blocco in {b:square}',
  },
  HasNoSquare: {
    en: '{a:seat} has no square for a die and passes',
    it: '{a:seat} non ha caselle per un dado e passa',
  },
  RoundWon: {
    en: '{a:seat} wins the round, {b:number} points: {c:list}',
    it: '{a:seat} vince la mano, {b:number} punti: {c:list}',
  },
  RoundDrawn: {
    en: 'The round is a draw, points: {a:scores}',
    it: 'Mano patta, punti: {a:scores}',
  },
  RoundBegins: { en: 'Round {a:number} begins', it: 'Comincia la mano {a:number}' },
  MatchDrawn: { en: 'A drawn match, {a:scores}', it: 'Partita patta, {a:scores}' },
  HighestDouble: {
    en: '{a:seat} has the highest double and begins',
    it: '{a:seat} ha il doppio più alto e comincia',
  },
  NobodyHasDouble: {
    en: 'Nobody has a double: the tiles are dealt again',
    it: 'Nessuno ha un doppio: si distribuisce di nuovo',
  },
  PlayedFirst: { en: '{a:seat} opens with {b:tile}', it: '{a:seat} apre con il {b:tile}' },
  Joined: { en: '{a:seat} joins {b:tile} to {c:tile}', it: '{a:seat} attacca il {b:tile} al {c:tile}' },
  Unlocked: { en: 'Number {a:number} is unlocked', it: 'Il numero {a:number} è sbloccato' },
  Drew: { en: '{a:seat} draws a tile', it: '{a:seat} pesca una tessera' },
  Passed: { en: '{a:seat} passes', it: '{a:seat} passa' },
  WentOut: { en: '{a:seat} has played the last tile', it: '{a:seat} ha finito le tessere' },
  NobodyCanPlay: { en: 'Nobody can play', it: 'Nessuno può giocare' },
  Showed: { en: '{a:seat} shows {b:tile}', it: '{a:seat} mostra il {b:tile}' },
  RoundOut: {
    en: '{a:seat} wins the round, {b:number} points',
    it: '{a:seat} vince la mano, {b:number} punti',
  },
  RoundBlocked: {
    en: '{a:seat} has the lowest hand and wins the round, {b:number} points',
    it: '{a:seat} ha meno punti in mano e vince la mano, {b:number} punti',
  },
  RoundTied: {
    en: 'The lowest hands are equal: nobody scores',
    it: 'Le mani più basse sono uguali: nessuno segna',
  },
  RoundVoid: {
    en: 'The hands cannot be shown: the round does not count',
    it: 'Le mani non si possono mostrare: la mano non conta',
  },
  ...doubleTroubleStoryTexts,
  ...doppelXStoryTexts,
} satisfies Readonly<Record<string, Text>>;

export const colourTexts: Readonly<Record<keyof typeof Colour, Text>> = {
  Blue: { en: 'Blue', it: 'Blu' },
  Orange: { en: 'Orange', it: 'Arancio' },
  Green: { en: 'Green', it: 'Verde' },
  Yellow: { en: 'Yellow', it: 'Giallo' },
  Vermillion: { en: 'Vermillion', it: 'Vermiglio' },
  SkyBlue: { en: 'Sky blue', it: 'Celeste' },
  Purple: { en: 'Purple', it: 'Porpora' },
  White: { en: 'White', it: 'Bianco' },
};

/** Words from which the ways of showing an argument are made. */
export const partTexts = {
  cell: { en: 'row {a:number}, column {b:number}', it: 'riga {a:number}, colonna {b:number}' },
  redPair: { en: 'the red pair', it: 'la coppia rossa' },
  bluePair: { en: 'the blue pair', it: 'la coppia blu' },
  bothPairs: { en: 'all four dice', it: 'tutti e quattro i dadi' },
  redDie: { en: 'red die {a:number}', it: 'dado rosso {a:number}' },
  blocker: { en: 'blocker', it: 'il blocco' },
  face: { en: '{a:number}', it: 'il {a:number}' },
  first: { en: 'first', it: 'primo' },
  second: { en: 'second', it: 'secondo' },
  blueDie: { en: 'blue die {a:number}', it: 'dado blu {a:number}' },
  keepAll: { en: 'keep all three dice', it: 'tieni i tre dadi' },
  keepSome: { en: 'keep {a:list}, roll {b:list}', it: 'tieni {a:list}, ritira {b:list}' },
  keepNone: { en: 'roll all three dice', it: 'ritira i tre dadi' },
  leave: { en: 'leave', it: 'lasci' },
  swap: { en: 'swap', it: 'sostituisci' },
  and: { en: 'and', it: 'e' },
  nobody: { en: 'nobody', it: 'nessuno' },
  forLine: { en: '{a:number} for the line', it: '{a:number} per la linea' },
  allOwn: { en: '{a:number} for all own', it: '{a:number} per dadi tutti propri' },
  blockerKept: { en: '{a:number} for the blocker kept', it: '{a:number} per il blocco tenuto' },
  emptySquares: { en: '{a:number} for empty squares', it: '{a:number} per caselle vuote' },
  arrow: { en: '{a:seat} arrow {b:number}', it: 'la freccia {b:number} {a:seat}' },
  North: { en: 'north', it: 'nord' },
  East: { en: 'east', it: 'est' },
  South: { en: 'south', it: 'sud' },
  West: { en: 'west', it: 'ovest' },
  finish: { en: 'FINISH', it: 'FINISH' },
  sameNumber: { en: '{a:number} for equal numbers', it: '{a:number} per numeri uguali' },
  ...doppelXPartTexts,
} satisfies Readonly<Record<string, Text>>;

/** What the throws are called on the page. */
export const throwTexts = {
  ThreeRed: { en: 'Roll three red dice', it: 'Tira tre dadi rossi' },
  AllFour: { en: 'Roll all four dice', it: 'Tira i quattro dadi' },
  AllFourAgain: { en: 'Roll all four again', it: 'Ritira tutti e quattro' },
  RedPairAgain: { en: 'Roll the red pair again', it: 'Ritira la coppia rossa' },
  BluePairAgain: { en: 'Roll the blue pair again', it: 'Ritira la coppia blu' },
  TheseAgain: { en: 'Roll these again', it: 'Ritira questi' },
  BattleDice: { en: 'Roll three battle dice', it: 'Tira tre dadi di battaglia' },
  BattleDiceAgain: { en: 'Roll all three again', it: 'Ritira tutti e tre' },
} satisfies Readonly<Record<string, Text>>;

/** What hands cannot do at a simulated table. */
export const impossibleTexts = {
  RealTable: {
    en: 'this page only shows the table; move the pieces on the table itself',
    it: 'questa pagina mostra soltanto il tavolo; muovi i pezzi sul tavolo stesso',
  },
  MarbleThere: {
    en: 'there is a marble in that pocket already; put yours elsewhere',
    it: 'in quella buca c’è già una biglia; metti la tua altrove',
  },
  DieThere: {
    en: 'there is a die on that square already; put yours elsewhere',
    it: 'su quella casella c’è già un dado; metti il tuo altrove',
  },
  BlockerThere: {
    en: 'there is a blocker on that square already; put yours elsewhere',
    it: 'su quella casella c’è già un blocco; metti il tuo altrove',
  },
  NothingThere: { en: 'nothing lies there', it: 'lì non c’è niente' },
  NoSeat: { en: 'there is no seat {a:number}', it: 'non c’è il posto {a:number}' },
  NoCell: { en: 'there is no cell {a:number}', it: 'non c’è la cella {a:number}' },
  NoDie: { en: 'there is no die {a:number}', it: 'non c’è il dado {a:number}' },
  NoFace: { en: 'a die has no face {a:number}', it: 'un dado non ha la faccia {a:number}' },
  NoEdge: { en: 'the box has no edge {a:number}', it: 'la scatola non ha il bordo {a:number}' },
  NoBettingField: {
    en: 'there is no betting field {a:number}',
    it: 'non c’è il campo scommesse {a:number}',
  },
  NoRoomThere: { en: 'a die has no room there', it: 'lì non c’è posto per un dado' },
  NoTile: { en: 'there is no tile {a:number}', it: 'non c’è la tessera {a:number}' },
  NoRack: { en: 'there is no rack for seat {a:number}', it: 'non c’è un leggio per il posto {a:number}' },
  NoDieThere: { en: 'no die lies there', it: 'lì non c’è un dado' },
  NoDieLeft: {
    en: 'all dice of that seat lie on the grid already',
    it: 'tutti i dadi di quel posto sono già sulla griglia',
  },
  NoBlockerLeft: {
    en: 'the blocker of that seat lies on the grid already',
    it: 'il blocco di quel posto è già sulla griglia',
  },
  NoTileLeft: { en: 'no tile is left to draw', it: 'non ci sono più tessere da pescare' },
  PadTaken: { en: 'a tile lies on the pad already', it: 'sul lettore c’è già una tessera' },
  PadEmpty: { en: 'there is no tile on the pad', it: 'sul lettore non c’è una tessera' },
  NotAmongTiles: {
    en: '{a:list} is not among that seat’s tiles',
    it: '{a:list} non è tra le tessere di quel posto',
  },
  GameOver: {
    en: 'the game is over; nobody’s pieces are at hand',
    it: 'la partita è finita; non ci sono pezzi da prendere',
  },
  NotOver: {
    en: 'the game is not over yet',
    it: 'la partita non è ancora finita',
  },
  ArrowThere: {
    en: 'there is an arrow on that space already; only a START holds several',
    it: 'su quello spazio c’è già una freccia; solo uno START ne tiene più d’una',
  },
  NoArrow: { en: 'there is no arrow {a:number}', it: 'non c’è la freccia {a:number}' },
  ArrowsOnly: {
    en: 'this game is played with arrows; set one of them',
    it: 'questo gioco si fa con le frecce; metti una freccia',
  },
  NoWheel: { en: 'there is no wheel {a:number}', it: 'non c’è la ruota {a:number}' },
  NoRoller: { en: 'there is no roller {a:number}', it: 'non c’è il dado a cupola {a:number}' },
  NoHeading: { en: 'an arrow has no heading {a:number}', it: 'una freccia non ha la direzione {a:number}' },
  FaceFirst: { en: 'choose a face first, or the blocker', it: 'scegli prima una faccia, o il blocco' },
  PadForTiles: {
    en: 'dominoes are laid on the pad, not on the playfield',
    it: 'le tessere si mettono sul lettore, non sul campo',
  },
} satisfies Readonly<Record<string, Text>>;

/** How well the mirror knows the table. */
export const linkTexts = {
  live: { en: 'Live', it: 'In diretta' },
  'catching-up': { en: 'Catching up with the table', it: 'Mi riallineo al tavolo' },
  lost: { en: 'No connection to the table', it: 'Nessun collegamento col tavolo' },
} satisfies Readonly<Record<string, Text>>;

/** Titles of the games, which are names and stay as they are. */
export const gameTitles = {
  DoublesWild: 'Doubles Wild',
  Doce: 'DOCE',
  Doppio: 'Doppio',
  DoubleTrouble: 'Double Trouble',
  DoppelX: 'Doppel X',
} as const;
