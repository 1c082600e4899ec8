import type { TableView } from '../../view';

/** The page's own words; what the table says comes with the view. */
export interface Words {
  readonly point: string;
  readonly points: string;
  readonly marbles: string;
  readonly tray: string;
  readonly confirm: string;
  readonly change: string;
  readonly toAct: string;
  readonly rests: string;
  readonly board: string;
  readonly row: string;
  readonly column: string;
  readonly empty: string;
  readonly marble: string;
  readonly lit: string;
  readonly dark: string;
  readonly redDice: string;
  readonly blueDice: string;
  readonly redDie: string;
  readonly blueDie: string;
  readonly places: Readonly<Record<'hand' | 'rolling' | 'blank', string>>;
  readonly wanted: string;
  readonly resting: string;
  readonly anyRow: string;
  readonly anyColumn: string;
  readonly attacks: string;
  readonly defends: string;
  readonly chooseDice: string;
  readonly chooseColour: string;
  readonly putAway: string;
  readonly liftAll: string;
  readonly rollSelected: string;
  readonly takeBack: string;
  readonly putRight: string;
  readonly refused: string;
  readonly scores: string;
  readonly team: string;
  readonly firstGame: string;
  readonly actions: string;
  readonly nothingYet: string;
  readonly playAgain: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly stale: string;
  readonly help: string;
  readonly close: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
  readonly mouse: readonly string[];
  readonly lights: string;
  readonly rhythms: readonly (readonly [rhythm: string, meaning: string])[];
}

const en: Words = {
  point: 'point',
  points: 'points',
  marbles: 'marbles',
  tray: 'tray',
  confirm: 'Confirm',
  change: 'Change',
  toAct: 'to act',
  rests: 'sits out',
  board: 'Board',
  row: 'row',
  column: 'column',
  empty: 'empty',
  marble: 'marble',
  lit: 'lit',
  dark: 'dark',
  redDice: 'Red dice',
  blueDice: 'Blue dice',
  redDie: 'Red die',
  blueDie: 'Blue die',
  places: { hand: 'in the hand', rolling: 'rolling', blank: 'not rolled' },
  wanted: 'to be rolled',
  resting: 'put aside',
  anyRow: 'any row',
  anyColumn: 'any column',
  attacks: 'attacks',
  defends: 'defends',
  chooseDice: 'To roll only some of the dice, click those first.',
  chooseColour: 'Another colour? Before the first roll, each seat’s Change button chooses one.',
  putAway: 'Put the marble away',
  liftAll: 'Lift all marbles',
  rollSelected: 'Roll selected',
  takeBack: 'Take back',
  putRight: 'Put right',
  refused: 'Not now',
  scores: 'Scores',
  team: 'team',
  firstGame: 'first game',
  actions: 'Last actions',
  nothingYet: 'Nothing yet.',
  playAgain: 'To play again, stop the program (Ctrl-C in its terminal) and start it once more.',
  connecting: 'Looking for the table …',
  reconnecting: 'Connection lost. Reconnecting …',
  stale: 'What is drawn here may have changed.',
  help: 'Hands, keys and lights',
  close: 'Close',
  keys: [
    ['← ↑ ↓ →', 'walk over the board'],
    ['G', 'go to the pocket that the sentence names'],
    ['Enter, Space', 'touch the pocket: put a marble there, or lift the one that lies there'],
    ['Esc', 'put the marble in the hand away'],
    ['Delete', 'put the marble in this pocket away'],
    ['R', 'throw the dice (the first throw offered)'],
    ['1 … 6', 'select a die: 1–3 red, 4–6 blue (in a battle, 1–3 are your own)'],
    ['T', 'throw the selected dice'],
    ['C', 'confirm button of the seat that is to act'],
    ['V', 'its change button (hold it to take back)'],
    ['Z', 'take the last choice back'],
    ['?', 'this list'],
  ],
  mouse: [
    'Click or tap a pocket to put a marble there or to lift the one that lies there.',
    'Drag marbles between trays and pockets; off the board, they go back to the tray.',
    'Click a tray to take a marble from it.',
    'Seat buttons stay down as long as you hold them.',
  ],
  lights: 'What the lights say',
  rhythms: [
    ['bright', 'this pocket, now'],
    ['breathing', 'you may act here'],
    ['low', 'a marble that lies right'],
    ['dim', 'protected'],
    ['two blinks', 'lift the marble that lies here'],
    ['three blinks', 'change it for the other seat’s marble'],
    ['fast blinks', 'a marble is missing: put it back'],
  ],
};

const it: Words = {
  point: 'punto',
  points: 'punti',
  marbles: 'biglie',
  tray: 'vassoio',
  confirm: 'Conferma',
  change: 'Cambia',
  toAct: 'tocca a te',
  rests: 'non gioca',
  board: 'Tavolo',
  row: 'riga',
  column: 'colonna',
  empty: 'vuota',
  marble: 'biglia',
  lit: 'accesa',
  dark: 'spenta',
  redDice: 'Dadi rossi',
  blueDice: 'Dadi blu',
  redDie: 'Dado rosso',
  blueDie: 'Dado blu',
  places: { hand: 'in mano', rolling: 'sta rotolando', blank: 'non tirato' },
  wanted: 'da tirare',
  resting: 'messo da parte',
  anyRow: 'riga qualsiasi',
  anyColumn: 'colonna qualsiasi',
  attacks: 'attacca',
  defends: 'difende',
  chooseDice: 'Per ritirare solo alcuni dadi, prima toccarli.',
  chooseColour: 'Un altro colore? Prima del primo tiro lo sceglie il tasto Cambia di ogni posto.',
  putAway: 'Metti via la biglia',
  liftAll: 'Togli tutte le biglie',
  rollSelected: 'Tira quelli scelti',
  takeBack: 'Riprendi',
  putRight: 'Da sistemare',
  refused: 'Non ora',
  scores: 'Punteggio',
  team: 'squadra',
  firstGame: 'prima partita',
  actions: 'Ultime azioni',
  nothingYet: 'Ancora niente.',
  playAgain: 'Per rigiocare, fermare il programma (Ctrl-C nel suo terminale) e avviarlo di nuovo.',
  connecting: 'Cerco il tavolo …',
  reconnecting: 'Connessione persa. Riprovo …',
  stale: 'Quello che si vede può essere cambiato.',
  help: 'Mani, tasti e luci',
  close: 'Chiudi',
  keys: [
    ['← ↑ ↓ →', 'spostarsi sul tavolo'],
    ['G', 'andare alla buca nominata nella frase'],
    ['Invio, Spazio', 'toccare la buca: mettere una biglia o alzare quella che c’è'],
    ['Esc', 'mettere via la biglia che si ha in mano'],
    ['Canc', 'mettere via la biglia di questa buca'],
    ['R', 'tirare i dadi (il primo tiro proposto)'],
    ['1 … 6', 'scegliere un dado: 1–3 rossi, 4–6 blu (in battaglia 1–3 sono i propri)'],
    ['T', 'tirare i dadi scelti'],
    ['C', 'tasto di conferma di chi deve giocare'],
    ['V', 'il suo tasto cambia (tenerlo premuto per riprendere)'],
    ['Z', 'riprendere l’ultima scelta'],
    ['?', 'questo elenco'],
  ],
  mouse: [
    'Toccare una buca per mettere una biglia o per alzare quella che c’è.',
    'Trascinare le biglie fra vassoi e buche; fuori dal tavolo tornano nel vassoio.',
    'Toccare un vassoio per prenderne una biglia.',
    'I tasti dei posti restano giù finché si tengono premuti.',
  ],
  lights: 'Che cosa dicono le luci',
  rhythms: [
    ['forte', 'questa buca, ora'],
    ['respira', 'qui si può agire'],
    ['bassa', 'una biglia al suo posto'],
    ['fioca', 'protetta'],
    ['due lampi', 'togliere la biglia'],
    ['tre lampi', 'cambiarla con quella dell’altro posto'],
    ['lampi veloci', 'manca una biglia: rimetterla'],
  ],
};

/** The page's words in the view's language. */
export function wordsOf(view: TableView | null): Words {
  return view?.language === 'it' ? it : en;
}
