import { doubleTroubleNoteTexts, doubleTroublePromptTexts } from './double-trouble-texts';
import type { Text } from './catalogue';
import type { Note, Prompt } from './prompts';

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
  PutInRow: {
    en: '{a:seat}: put a marble on any pocket of row {b:total}',
    it: '{a:seat}: metti una biglia in una buca della riga {b:total}',
  },
  PutInColumn: {
    en: '{a:seat}: put a marble on any pocket of column {b:total}',
    it: '{a:seat}: metti una biglia in una buca della colonna {b:total}',
  },
  PutAnywhere: {
    en: '{a:seat}: put a marble on any pocket of the board',
    it: '{a:seat}: metti una biglia in una buca qualsiasi',
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
    en: 'On {a:grid} lies the other seat’s piece, it is {b:seat}’s turn: lift it',
    it: 'In {a:grid} c’è un pezzo dell’altro posto, tocca a {b:seat}: toglilo',
  },
  GridZone: {
    en: '{a:grid} is next to {b:seat}’s marked die: choose another square',
    it: '{a:grid} tocca il dado segnato {b:seat}: scegli un’altra casella',
  },
  GridBlockerUsed: {
    en: '{b:seat} has used the blocker in this round: lift it from {a:grid}',
    it: '{b:seat} ha già usato il blocco in questa mano: toglilo da {a:grid}',
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
    en: 'Round {a:number}: clear the grid; dice still to lift: {b:number}',
    it: 'Mano {a:number}: libera la griglia; dadi da togliere: {b:number}',
  },
  Drawn: { en: 'The match is drawn between {a:seats}', it: 'Partita patta tra {a:seats}' },
  Opening: {
    en: 'Round {a:number}: draw {b:number} tiles each. The highest double starts: lay it on the pad',
    it: 'Mano {a:number}: pescate {b:number} tessere a testa. Inizia il doppio più alto: sul lettore',
  },
  OpeningTell: {
    en: 'Round {a:number}: draw {b:number} tiles each. Whoever has the highest double: lay it, then confirm',
    it: 'Mano {a:number}: pescate {b:number} tessere a testa. Chi ha il doppio più alto lo posa e conferma',
  },
  OpeningRacks: {
    en: 'First set all hands on the racks, {a:number} tiles each; the double on the pad counts then',
    it: 'Prima mettete le mani sui leggii, {a:number} tessere a testa; poi vale il doppio sul lettore',
  },
  NobodyHasDouble: {
    en: 'Nobody has a double: confirm, gather the tiles and deal again',
    it: 'Nessuno ha un doppio: conferma, raccogliete le tessere e ridistribuite',
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
    en: '{a:seat}: lay a tile on the pad, or set all {b:number} on your rack; if none fits: change, confirm',
    it: '{a:seat}: metti una tessera sul lettore, o tutte e {b:number} sul leggio; se nessuna va: cambia, conferma',
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
    en: 'The round is over. {a:seat}: show your tiles one by one on the pad; left: {b:number}',
    it: 'Mano finita. {a:seat}: mostra le tessere sul lettore, una alla volta; ne restano: {b:number}',
  },
  TellHand: {
    en: 'The round is over. {a:seat}: show your tiles, confirm to tell each; left: {b:number}',
    it: 'Mano finita. {a:seat}: mostra le tessere, conferma per dirle; ne restano: {b:number}',
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
    it: '{a:seat}: annulli la mano e si ridistribuisce? Conferma, o cambia',
  },
  ...doubleTroublePromptTexts,
};

/** What the table says once. */
export const noteTexts: Readonly<Record<keyof typeof Note, Text>> = {
  NotYourTurn: { en: '{a:seat}: not now, it is {b:seat}’s turn', it: '{a:seat}: non ora, tocca a {b:seat}' },
  NothingToTakeBack: {
    en: '{a:seat}: nothing to take back: something new has been seen, or another seat has acted since',
    it: '{a:seat}: niente da annullare: si è visto qualcosa di nuovo o ha agito un altro posto',
  },
  TakenBack: { en: '{a:seat} takes the last choice back', it: '{a:seat} annulla l’ultima scelta' },
  PiecesFirst: {
    en: 'First put the pieces right',
    it: 'Prima sistema i pezzi',
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
    en: '{a:seat}: a tile is awaited, a button cannot do it',
    it: '{a:seat}: serve una tessera, non un pulsante',
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
    en: 'The tag reader does not answer; it is tried again every second. Until then tell by the buttons what it cannot read',
    it: 'Il lettore di tag non risponde; si riprova ogni secondo. Intanto inserisci coi pulsanti ciò che non legge',
  },
  ReaderBack: { en: 'The tag reader answers again', it: 'Il lettore di tag risponde di nuovo' },
  ...doubleTroubleNoteTexts,
};
