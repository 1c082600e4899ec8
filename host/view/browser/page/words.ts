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
  readonly rollSelected: string;
  readonly takeBack: string;
  readonly putRight: string;
  readonly refused: string;
  readonly scores: string;
  readonly team: string;
  readonly firstGame: string;
  readonly actions: string;
  readonly nothingYet: string;
  readonly link: Readonly<Record<TableView['link']['state'], string>>;
  readonly over: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly stale: string;
  readonly help: string;
  readonly close: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
  readonly mouse: readonly string[];
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
  rollSelected: 'Roll selected',
  takeBack: 'Take back',
  putRight: 'Put right',
  refused: 'Not now',
  scores: 'Scores',
  team: 'team',
  firstGame: 'first game',
  actions: 'Last actions',
  nothingYet: 'Nothing yet.',
  link: { live: 'Live', 'catching-up': 'Catching up', lost: 'Link lost' },
  over: 'The game is over',
  connecting: 'Looking for the table …',
  reconnecting: 'Connection lost. Reconnecting …',
  stale: 'What is drawn here may have changed.',
  help: 'Hands and keys',
  close: 'Close',
  keys: [
    ['← ↑ ↓ →', 'walk over the board'],
    ['Enter, Space', 'touch the pocket: put a marble there, or lift the one that lies there'],
    ['Esc', 'put the marble in the hand away'],
    ['Delete', 'put the marble in this pocket away'],
    ['R', 'throw the dice (the first throw offered)'],
    ['1 … 6', 'select a die: 1–3 red, 4–6 blue'],
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
  rollSelected: 'Tira quelli scelti',
  takeBack: 'Riprendi',
  putRight: 'Da sistemare',
  refused: 'Non ora',
  scores: 'Punteggio',
  team: 'squadra',
  firstGame: 'prima partita',
  actions: 'Ultime azioni',
  nothingYet: 'Ancora niente.',
  link: { live: 'In diretta', 'catching-up': 'Si riallinea', lost: 'Collegamento perso' },
  over: 'La partita è finita',
  connecting: 'Cerco il tavolo …',
  reconnecting: 'Connessione persa. Riprovo …',
  stale: 'Quello che si vede può essere cambiato.',
  help: 'Mani e tasti',
  close: 'Chiudi',
  keys: [
    ['← ↑ ↓ →', 'spostarsi sul tavolo'],
    ['Invio, Spazio', 'toccare la buca: mettere una biglia o alzare quella che c’è'],
    ['Esc', 'mettere via la biglia che si ha in mano'],
    ['Canc', 'mettere via la biglia di questa buca'],
    ['R', 'tirare i dadi (il primo tiro proposto)'],
    ['1 … 6', 'scegliere un dado: 1–3 rossi, 4–6 blu'],
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
};

/** The page's words in the view's language. */
export function wordsOf(view: TableView | null): Words {
  return view?.language === 'it' ? it : en;
}
