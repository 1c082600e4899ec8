import { doppelXPartTexts, doppelXStoryTexts } from './doppel-x-texts';
import type { Colour } from './seats';
import type { Note, Prompt } from './prompts';

/**
 * Every sentence that people read, in every language. Arguments stand in braces, a letter for which and a word for how:
 * `{a:seat}` is the first argument as a seat. The ways: seat, seats, place, cell, square (of DOCE's grid), grid (a cell of the
 * playfield as such a square), face (of a DOCE die, 0 the blocker), tile, half, number, total, game, scores, list, dice, pairs, die,
 * kept, swap, colour, letter (of a betting field), zone (of a Doppel X board), signed (a number with its sign).
 */
export interface Text {
  readonly en: string;
  readonly it: string;
}

export type Language = keyof Text;
export const languages: readonly Language[] = ['en', 'it'];

/** What the table asks for. Short: one line of a screen, and to be scrolled on a small display. */
export const promptTexts: Readonly<Record<keyof typeof Prompt, Text>> = {
  Idle: { en: 'Choose a game', it: 'Scegli un gioco' },
  RollForOrder: {
    en: '{a:seat}: roll three red dice for the first turn',
    it: '{a:seat}: tira tre dadi rossi per il primo turno',
  },
  Roll: {
    en: '{a:seat}: roll two red and two blue dice',
    it: '{a:seat}: tira due dadi rossi e due blu',
  },
  DecideVacant: {
    en: '{a:seat}: put a marble on {b:cell}, or roll again',
    it: '{a:seat}: metti una biglia in {b:cell}, o ritira',
  },
  DecideBattle: {
    en: '{a:seat}: confirm to battle for {b:cell}, or roll again',
    it: '{a:seat}: conferma la battaglia per {b:cell}, o ritira',
  },
  DecideOwn: {
    en: '{a:seat}: {b:cell} is yours already; confirm to end the turn, or roll again',
    it: '{a:seat}: {b:cell} è già tua; conferma per finire, o ritira',
  },
  DecideProtected: {
    en: '{a:seat}: {b:cell} is protected by a row of three; confirm to end the turn, or roll again',
    it: '{a:seat}: {b:cell} è protetta da un tris; conferma per finire, o ritira',
  },
  DecideTeammate: {
    en: '{a:seat}: {b:cell} is your teammate’s; confirm to stay, or roll again',
    it: '{a:seat}: {b:cell} è del compagno; conferma per restare, o ritira',
  },
  DecideRow: {
    en: '{a:seat}: blue double! Any pocket of row {b:total}, or roll again',
    it: '{a:seat}: doppio blu! Una buca della riga {b:total}, o ritira',
  },
  DecideColumn: {
    en: '{a:seat}: red double! Any pocket of column {b:total}, or roll again',
    it: '{a:seat}: doppio rosso! Una buca della colonna {b:total}, o ritira',
  },
  DecideAnywhere: {
    en: '{a:seat}: two doubles! Any pocket of the board, or roll again',
    it: '{a:seat}: due doppi! Una buca qualsiasi, o ritira',
  },
  DecideNone: {
    en: '{a:seat}: every pocket there is yours; confirm to end the turn, or roll again',
    it: '{a:seat}: lì le buche sono tutte tue; conferma per finire, o ritira',
  },
  RollAgain: { en: '{a:seat}: roll {b:pairs} again', it: '{a:seat}: ritira {b:pairs}' },
  PutMarble: { en: '{a:seat}: put a marble on {b:cell}', it: '{a:seat}: metti una biglia in {b:cell}' },
  PickRow: {
    en: '{a:seat}: any pocket of row {b:total}; change and confirm to attack',
    it: '{a:seat}: una buca della riga {b:total}; cambia e conferma per attaccare',
  },
  PickColumn: {
    en: '{a:seat}: any pocket of column {b:total}; change and confirm to attack',
    it: '{a:seat}: una buca della colonna {b:total}; cambia e conferma per attaccare',
  },
  PickAnywhere: {
    en: '{a:seat}: any pocket of the board; change and confirm to attack',
    it: '{a:seat}: una buca qualsiasi; cambia e conferma per attaccare',
  },
  Teammate: {
    en: '{a:seat}: your teammate’s marble on {b:cell}: confirm to leave it, change to swap',
    it: '{a:seat}: biglia del compagno in {b:cell}: conferma per lasciarla, cambia per sostituirla',
  },
  BattleAttack: {
    en: '{a:seat} attacks, round {b:number}: roll the red dice',
    it: '{a:seat} attacca, ripresa {b:number}: tira i dadi rossi',
  },
  BattleDefend: {
    en: '{a:seat} defends, round {b:number}: roll the blue dice',
    it: '{a:seat} difende, ripresa {b:number}: tira i dadi blu',
  },
  BattleChoose: {
    en: '{a:seat}, round {b:number}, against {c:number}: roll some dice again, or confirm to keep all',
    it: '{a:seat}, ripresa {b:number}, contro {c:number}: ritira dei dadi, o conferma per tenerli',
  },
  BattleTie: {
    en: '{a:seat}, tie, round {b:number}: roll at least one die again',
    it: '{a:seat}, parità, ripresa {b:number}: ritira almeno un dado',
  },
  Over: { en: 'The game is over: {a:seats} won', it: 'Partita finita: vince {a:seats}' },
  OptionKeep: {
    en: '{a:seat}: keep the dice? Confirm, or change',
    it: '{a:seat}: tieni i dadi? Conferma, o cambia',
  },
  OptionReroll: {
    en: '{a:seat}: roll {b:pairs} again? Confirm, or change',
    it: '{a:seat}: ritiri {b:pairs}? Conferma, o cambia',
  },
  OptionPocket: {
    en: '{a:seat}: play {b:cell}? Confirm, or change',
    it: '{a:seat}: giochi {b:cell}? Conferma, o cambia',
  },
  OptionTeammate: {
    en: '{a:seat}: {b:swap} the marble on {c:cell}? Confirm, or change',
    it: '{a:seat}: {b:swap} la biglia in {c:cell}? Conferma, o cambia',
  },
  OptionBattleKeep: {
    en: '{a:seat}: {b:kept}? Confirm, or change',
    it: '{a:seat}: {b:kept}? Conferma, o cambia',
  },
  EnterDie: {
    en: '{a:seat}: {b:die} shows {c:number}? Confirm, or change',
    it: '{a:seat}: {b:die} segna {c:number}? Conferma, o cambia',
  },
  LiftExtra: {
    en: 'A marble too many on {a:cell}: lift it',
    it: 'Una biglia di troppo in {a:cell}: toglila',
  },
  PutBack: {
    en: '{b:seat}’s marble is missing on {a:cell}: put it back',
    it: 'Manca la biglia {b:seat} in {a:cell}: rimettila',
  },
  Exchange: {
    en: 'On {a:cell}: lift {b:seat}’s marble, then put {c:seat}’s',
    it: 'In {a:cell}: togli la biglia {b:seat}, poi metti {c:seat}',
  },
  PutBackOrTakeBack: {
    en: '{b:seat}: put the marble back on {a:cell}, or leave it off to take the move back',
    it: '{b:seat}: rimetti la biglia in {a:cell}, o lasciala fuori per annullare',
  },
  ClearBoard: {
    en: 'Clear the board: {a:number} marbles to lift',
    it: 'Libera il tavolo: {a:number} biglie da togliere',
  },
  WrongPocket: {
    en: 'Not {a:cell}: {b:seat}’s marble belongs on {c:cell}',
    it: 'Non {a:cell}: la biglia {b:seat} va in {c:cell}',
  },
  StrangeDie: {
    en: 'The well of {a:die} holds something that cannot be read: throw that die again',
    it: 'Nel pozzetto del {a:die} c’è qualcosa di illeggibile: ritira quel dado',
  },
  GridPutOrBlock: {
    en: '{a:seat}: put a die with the number you like, or first the blocker',
    it: '{a:seat}: metti un dado col numero che vuoi, o prima il blocco',
  },
  GridPut: {
    en: '{a:seat}: put a die with the number you like',
    it: '{a:seat}: metti un dado col numero che vuoi',
  },
  GridPutAfterBlocker: {
    en: '{a:seat}: the blocker lies; now your die',
    it: '{a:seat}: il blocco è messo; ora il dado',
  },
  GridEnterFace: {
    en: '{a:seat}: {b:grid} shows {c:face}? Confirm, or change',
    it: '{a:seat}: in {b:grid} c’è {c:face}? Conferma, o cambia',
  },
  GridUnreadable: {
    en: 'What lies on {a:grid} cannot be read: set it flat on one square, or lift it',
    it: 'Ciò che è in {a:grid} non si legge: posalo piatto su una casella, o toglilo',
  },
  GridLift: { en: 'A die too many on {a:grid}: lift it', it: 'Un dado di troppo in {a:grid}: toglilo' },
  GridNotYours: {
    en: 'On {a:grid}: not your die, {b:seat}’s turn: lift it',
    it: 'In {a:grid}: dado sbagliato, tocca a {b:seat}: toglilo',
  },
  GridZone: {
    en: '{a:grid} is next to {b:seat}’s marked die: choose another square',
    it: '{a:grid} tocca il dado segnato {b:seat}: scegli un’altra casella',
  },
  GridBlockerUsed: {
    en: '{b:seat} has used the blocker in this round: lift it from {a:grid}',
    it: '{b:seat} ha già usato il blocco in questa ripresa: toglilo da {a:grid}',
  },
  GridNoSquareLeft: {
    en: 'With the blocker on {a:grid}, {b:seat} would have no square for the die: lift it',
    it: 'Col blocco in {a:grid}, {b:seat} non avrebbe caselle per il dado: toglilo',
  },
  GridOutside: {
    en: 'Something lies outside the grid: lift it',
    it: 'C’è qualcosa fuori dalla griglia: toglilo',
  },
  GridPutBack: {
    en: '{b:seat}’s {c:face} is missing on {a:grid}: put it back as it was',
    it: 'Manca {c:face} di {b:seat} in {a:grid}: rimettilo com’era',
  },
  GridTurnBack: {
    en: 'On {a:grid} must lie {b:seat}’s {c:face}: set it right',
    it: 'In {a:grid} deve stare {c:face} di {b:seat}: rimettilo',
  },
  GridClear: {
    en: 'Round {a:number}: clear the grid, {b:number} dice to lift',
    it: 'Ripresa {a:number}: libera la griglia, {b:number} dadi da togliere',
  },
  Drawn: { en: 'The match is drawn between {a:seats}', it: 'Partita pari tra {a:seats}' },
  Opening: {
    en: 'Round {a:number}: draw {b:number} tiles each. The highest double starts: lay it on the pad',
    it: 'Mano {a:number}: pescate {b:number} tessere a testa. Inizia il doppio più alto: sul lettore',
  },
  OpeningTell: {
    en: 'Round {a:number}: draw {b:number} tiles each. Who has the highest double lays it and confirms',
    it: 'Mano {a:number}: pescate {b:number} tessere a testa. Chi ha il doppio più alto lo posa e conferma',
  },
  OpeningClaim: {
    en: 'Whose double lies on the pad? Confirm at your seat',
    it: 'Di chi è il doppio sul lettore? Conferma al tuo posto',
  },
  PlayOrDraw: {
    en: '{a:seat}: lay a tile on the pad; if none fits, draw: change, confirm',
    it: '{a:seat}: metti una tessera sul lettore; se nessuna va, pesca: cambia, conferma',
  },
  PlayOrPass: {
    en: '{a:seat}: lay a tile on the pad; if none fits, pass: change, confirm',
    it: '{a:seat}: metti una tessera sul lettore; se nessuna va, passa: cambia, conferma',
  },
  TellOrDraw: {
    en: '{a:seat}: lay a tile and confirm to tell it; if none fits, draw: change, confirm',
    it: '{a:seat}: posa una tessera e conferma per dirla; se nessuna va, pesca: cambia, conferma',
  },
  TellOrPass: {
    en: '{a:seat}: lay a tile and confirm to tell it; if none fits, pass: change, confirm',
    it: '{a:seat}: posa una tessera e conferma per dirla; se nessuna va, passa: cambia, conferma',
  },
  MustPlay: {
    en: '{a:seat}: lay a tile that fits on the pad',
    it: '{a:seat}: metti sul lettore una tessera che va',
  },
  MustDraw: {
    en: '{a:seat}: none of your tiles fits: draw one onto your rack',
    it: '{a:seat}: nessuna tessera va: pescane una sul leggio',
  },
  MustPass: {
    en: '{a:seat}: none of your tiles fits and none may be drawn: confirm to pass',
    it: '{a:seat}: nessuna tessera va e non si pesca: conferma per passare',
  },
  RackIncomplete: {
    en: '{a:seat}: lay a tile on the pad, or set all {b:number} on your rack to draw or pass',
    it: '{a:seat}: metti una tessera sul lettore, o tutte e {b:number} sul leggio per pescare o passare',
  },
  RackTooMany: {
    en: '{a:seat}: too many tiles on your rack; {b:number} belong there',
    it: '{a:seat}: troppe tessere sul leggio; devono essere {b:number}',
  },
  ChooseEnd: {
    en: '{a:seat}: it fits several ends: change to choose, then confirm',
    it: '{a:seat}: va in più punti: cambia per scegliere, poi conferma',
  },
  EnterTile: {
    en: '{a:seat}: the tile’s {b:half} number is {c:number}? Confirm, or change',
    it: '{a:seat}: il {b:half} numero della tessera è {c:number}? Conferma, o cambia',
  },
  TileFitsNot: {
    en: '{a:seat}: that tile fits no open end: take it back',
    it: '{a:seat}: quella tessera non va in nessun punto: riprendila',
  },
  TileLocked: {
    en: '{a:seat}: that end is locked until its double lies on the table: take the tile back',
    it: '{a:seat}: quel numero è bloccato finché non c’è il suo doppio: riprendi la tessera',
  },
  TileNoDouble: {
    en: 'The round starts with a double: take the tile back',
    it: 'La mano inizia con un doppio: riprendi la tessera',
  },
  TileNotHighest: {
    en: 'Somebody has a higher double, which starts: take the tile back',
    it: 'Qualcuno ha un doppio più alto, che inizia: riprendi la tessera',
  },
  TileNotYours: {
    en: 'That tile is not {a:seat}’s, whose turn it is: take it back',
    it: 'Quella tessera non è di {a:seat}, a cui tocca: riprendila',
  },
  TileUnread: {
    en: 'The pad cannot read that: lay one tile on it',
    it: 'Il lettore non legge: metti una sola tessera',
  },
  ShowHand: {
    en: 'The round is over. {a:seat}: show {b:number} tiles, one by one on the pad',
    it: 'Mano finita. {a:seat}: mostra {b:number} tessere, una alla volta sul lettore',
  },
  TellHand: {
    en: 'The round is over. {a:seat}: show your tiles, confirm to tell each; {b:number} left',
    it: 'Mano finita. {a:seat}: mostra le tessere, conferma per dirle; ne restano {b:number}',
  },
  TileImpossible: {
    en: '{a:seat} passed, drew or did not start though that tile could have been played: show another, or change, confirm: the round is void',
    it: '{a:seat} ha passato, pescato o non iniziato pur potendo giocare quella tessera: mostrane un’altra, o cambia, conferma: mano nulla',
  },
  OptionEnd: {
    en: '{a:seat}: join it to {b:tile}? Confirm, or change',
    it: '{a:seat}: la unisci a {b:tile}? Conferma, o cambia',
  },
  OptionDraw: {
    en: '{a:seat}: nothing fits, you draw a tile? Confirm, or change',
    it: '{a:seat}: niente va, peschi una tessera? Conferma, o cambia',
  },
  OptionPass: {
    en: '{a:seat}: nothing fits, you pass? Confirm, or change',
    it: '{a:seat}: niente va, passi? Conferma, o cambia',
  },
  OptionRedeal: {
    en: '{a:seat}: void the round and deal again? Confirm, or change',
    it: '{a:seat}: annulli la mano e si ridà? Conferma, o cambia',
  },
};

/** What the table says once. */
export const noteTexts: Readonly<Record<keyof typeof Note, Text>> = {
  NotYourTurn: { en: '{a:seat}: not now, it is {b:seat}’s turn', it: '{a:seat}: non ora, tocca a {b:seat}' },
  NothingToTakeBack: {
    en: '{a:seat}: nothing to take back: dice have been rolled or another seat has acted since',
    it: '{a:seat}: niente da annullare: si è già tirato o ha agito un altro posto',
  },
  TakenBack: { en: '{a:seat} takes the last choice back', it: '{a:seat} annulla l’ultima scelta' },
  PiecesFirst: {
    en: 'First put the pieces right, then roll or press',
    it: 'Prima sistema le biglie, poi tira o premi',
  },
  DiceNotAwaited: {
    en: 'Those dice are not awaited now; they do not count',
    it: 'Quei dadi ora non servono; non contano',
  },
  ColourChosen: { en: 'Seat {a:place} wears {b:colour}', it: 'Il posto {a:place} veste {b:colour}' },
  PieceAwaited: {
    en: '{a:seat}: a marble is awaited, a button cannot do it',
    it: '{a:seat}: serve una biglia, non un pulsante',
  },
  DiceAwaited: {
    en: '{a:seat}: dice are awaited; roll, or confirm to tell them by the buttons',
    it: '{a:seat}: servono i dadi; tira, o conferma per inserirli coi pulsanti',
  },
  GameIsOver: { en: 'The game is over', it: 'La partita è finita' },
  LetGo: {
    en: '{a:seat}: a die that was let go has been played and cannot be taken back',
    it: '{a:seat}: un dado lasciato è giocato e non si riprende',
  },
  DrawnStays: {
    en: '{a:seat}: a tile that was drawn has been seen and stays drawn',
    it: '{a:seat}: una tessera pescata è stata vista e resta pescata',
  },
  TileFits: {
    en: '{a:seat}: a tile on your rack fits, so it must be played',
    it: '{a:seat}: una tessera sul leggio va, quindi si deve giocare',
  },
  TileAwaited: {
    en: '{a:seat}: a tile on the pad is awaited, a button cannot do it',
    it: '{a:seat}: serve una tessera sul lettore, non un pulsante',
  },
  DieAwaited: {
    en: '{a:seat}: a die on the grid is awaited, a button cannot do it',
    it: '{a:seat}: serve un dado sulla griglia, non un pulsante',
  },
  TileRefused: {
    en: '{a:seat}: that tile cannot be played or shown now',
    it: '{a:seat}: quella tessera ora non si può giocare o mostrare',
  },
  ReaderSilent: {
    en: 'The tag reader does not answer; it is tried again every second. Until then tell pieces by the buttons',
    it: 'Il lettore di tag non risponde; si riprova ogni secondo. Intanto inserisci i pezzi coi pulsanti',
  },
  ReaderBack: { en: 'The tag reader answers again', it: 'Il lettore di tag risponde di nuovo' },
};

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
  blocker: { en: 'blocker', it: 'blocco' },
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
  allOwn: { en: '{a:number} all own', it: '{a:number} tutta propria' },
  blockerKept: { en: '{a:number} blocker kept', it: '{a:number} blocco tenuto' },
  emptySquares: { en: '{a:number} empty squares', it: '{a:number} caselle vuote' },
  sameNumber: { en: '{a:number} same number', it: '{a:number} stesso numero' },
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
  DoppelX: 'Doppel X',
} as const;
