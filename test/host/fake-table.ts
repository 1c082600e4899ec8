import { CELLS, COLUMNS } from '../../shared/cells';
import { firstOf, ledGroups, ledOfCell, leds } from '../../hardware/description';
import type { Hand, PieceView, SeatView, ServedTable, TableView, TileView } from '../../host/view/view';

/** A mid-game position, row by row: a digit is the seat whose marble lies there. */
const position = [
  '. . 1 . . . . 2 .',
  '. 0 . . 2 . . . .',
  '. . 0 . . 2 1 . .',
  '1 . . 0 . . 2 . 0',
  '. 1 . . . . . . .',
  '. . . 2 . 1 1 1 .',
  '0 . . . . 0 . . .',
  '. . 2 . . . 0 . 2',
  '. . . . 1 . . 2 .',
];

const names = ['Blue', 'Orange', 'Green', 'Yellow'];
const colours = ['#0072b2', '#e69f00', '#009e73', '#f0e442'];
/** Green, red, blue of each seat's light at full strength. */
const grb = [
  [80, 0, 255],
  [110, 255, 0],
  [255, 0, 70],
  [210, 255, 10],
] as const;

/** A table without firmware or rules: it shows a position and remembers what hands did to it. */
export interface FakeTable extends ServedTable {
  /** All hands so far. */
  readonly hands: Hand[];
  /** By seat: the tiles in its rack. */
  readonly racks: TileView[][];
  /** Changes the view and tells the listeners. */
  change(news: Partial<TableView>): void;
  /** Changes the light bytes and tells the listeners. */
  shine(bytes: Uint8Array): void;
  /** How many listen now. */
  listeners(): number;
  /** What `act` answers; throws when it is an Error. */
  answer: string | null | Error;
  /** How often the view was asked for. */
  readonly viewsTaken: number;
}

/** The view that `fakeTable` starts with. */
export function fakeView(seatCount = 3): TableView {
  const pieces = position.flatMap((row) =>
    row
      .split(' ')
      .map((sign): PieceView | null =>
        sign === '.' || Number(sign) >= seatCount ? null : { seat: Number(sign), face: null },
      ),
  );
  const full = [24, 24, 16, 12][seatCount - 1] ?? 12;
  const seats = Array.from({ length: seatCount }, (_, seat): SeatView => {
    const played = pieces.filter((one) => one?.seat === seat).length;
    return {
      seat,
      name: names[seat]!,
      colour: colours[seat]!,
      supply: Math.max(0, full - played),
      score: [2, 1, 1, 0][seat]!,
      firstScore: null,
      team: null,
      playing: true,
      awaited: seat === 1,
    };
  });
  return {
    game: 'doubles-wild',
    title: 'Doubles Wild',
    language: 'en',
    prompt: {
      text: 'Orange: put a marble on row 7, column 6, or roll again',
      seat: 1,
      guidance: false,
      cells: [39],
    },
    seats,
    pieces,
    held: null,
    actor: 1,
    dice: [
      { colour: 'red', face: 3, place: 'well', wanted: false, inPlay: true },
      { colour: 'red', face: 4, place: 'well', wanted: false, inPlay: true },
      { colour: 'red', face: 6, place: 'well', wanted: false, inPlay: false },
      { colour: 'blue', face: 1, place: 'well', wanted: false, inPlay: true },
      { colour: 'blue', face: 5, place: 'well', wanted: false, inPlay: true },
      { colour: 'blue', face: 2, place: 'well', wanted: false, inPlay: false },
    ],
    throws: [
      { label: 'Roll all four again', dice: [0, 1, 3, 4] },
      { label: 'Roll the red pair again', dice: [0, 1] },
      { label: 'Roll the blue pair again', dice: [3, 4] },
    ],
    takeBack: 0,
    display: null,
    doce: null,
    doppio: null,
    note: null,
    log: [
      'Blue rolled red 5, blue 4 and put a marble on row 5, column 5.',
      'Orange rolled red 8, blue 8: wild in row 8.',
      'Orange put a marble on row 8, column 9: a row of three, 1 point.',
      'Green attacked Blue on row 6, column 9 and won, 14 to 11.',
      'Blue rolled red 6, blue 11.',
      'Blue put a marble on row 6, column 11.',
    ],
    link: { state: 'live', text: 'Simulated table, 31 ms behind' },
    result: null,
  };
}

/**
 * Light bytes for a view, about as the firmware would drive them: owned steady and low, cells of the prompt strong,
 * totals of the dice at the edges, seats low and the awaited one stronger.
 */
export function fakeLights(view: TableView, strong = 170): Uint8Array {
  const bytes = new Uint8Array(leds * 3);
  const put = (led: number, seat: number, level: number): void => {
    grb[seat]!.forEach((channel, i) => (bytes[led * 3 + i] = Math.round((channel * level) / 255)));
  };
  const edges = firstOf(ledGroups, 'edges');
  view.pieces.forEach((piece, cell) => piece && put(ledOfCell(cell), piece.seat, 26));
  const actor = view.actor ?? 0;
  for (const cell of view.prompt.cells) {
    put(ledOfCell(cell), actor, strong);
    put(edges + Math.floor(cell / COLUMNS), actor, strong);
    put(edges + 9 + (cell % COLUMNS), actor, strong);
  }
  for (const { seat, score, awaited } of view.seats) {
    put(firstOf(ledGroups, 'seats') + seat, seat, awaited ? strong : 20);
    put(edges + 18 + Math.min(score, 17), seat, 120);
  }
  view.dice.forEach(
    (die, i) => die.inPlay && put(firstOf(ledGroups, 'wells') + i, actor, die.wanted ? 150 : 30),
  );
  return bytes;
}

/** Makes a fake table. */
export function fakeTable(start: TableView = fakeView(), racks: TileView[][] = []): FakeTable {
  let view = start;
  let bytes = fakeLights(view);
  let viewsTaken = 0;
  const listeners = new Set<(what: 'view' | 'lights') => void>();
  const tell = (what: 'view' | 'lights'): void => listeners.forEach((listener) => listener(what));

  const table: FakeTable = {
    hands: [],
    racks,
    answer: null,
    get viewsTaken() {
      return viewsTaken;
    },
    view() {
      viewsTaken++;
      return view;
    },
    lights: () => bytes,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners: () => listeners.size,
    hand: (seat) => racks[seat] ?? [],
    act(hand) {
      table.hands.push(hand);
      if (table.answer instanceof Error) throw table.answer;
      if (table.answer !== null) return table.answer;
      table.change(view.doppio ? dealt(view, racks, hand) : moved(view, hand));
      return null;
    },
    change(news) {
      view = { ...view, ...news };
      tell('view');
    },
    shine(next) {
      bytes = next;
      tell('lights');
    },
  };
  return table;
}

/** What a hand does to pieces that obey no rules. */
function moved(view: TableView, hand: Hand): Partial<TableView> {
  const pieces = [...view.pieces];
  let { held } = view;
  const own: PieceView | null = view.actor === null ? null : { seat: view.actor, face: null };
  if (hand.hand === 'touch' && hand.cell < CELLS) {
    const lying = pieces[hand.cell] ?? null;
    pieces[hand.cell] = lying === null ? (held ?? own) : null;
    held = lying;
  } else if (hand.hand === 'put') pieces[hand.cell] = { seat: hand.seat, face: hand.face ?? null };
  else if (hand.hand === 'move') {
    pieces[hand.to] = pieces[hand.from] ?? null;
    pieces[hand.from] = null;
  } else if (hand.hand === 'away') {
    if (hand.cell === undefined) held = null;
    else pieces[hand.cell] = null;
  }
  return { pieces, held };
}

/** What a hand does to tiles that obey no rules. The tile on the pad is the last one that was taken out of a rack. */
function dealt(view: TableView, racks: TileView[][], hand: Hand): Partial<TableView> {
  const doppio = view.doppio!;
  if (hand.hand === 'pad') {
    const rack = racks[hand.seat]!;
    const index = rack.findIndex((tile) => tile.join() === hand.tile?.join());
    if (hand.tile && index >= 0) rack.push(...rack.splice(index, 1));
    return { doppio: { ...doppio, pad: hand.tile ? hand.seat : null } };
  }
  if (hand.hand !== 'draw') return {};
  const known = new Set([...racks.flat(), ...doppio.tiles.map(({ tile }) => tile)].map(String));
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const stock = numbers
    .flatMap((low) => numbers.slice(low).map((high): TileView => [low, high]))
    .filter((tile) => !known.has(String(tile)));
  if (!stock[0]) return {};
  racks[hand.seat]!.push(stock[0]);
  const hands = doppio.hands.map((count, seat) => (seat === hand.seat ? count + 1 : count));
  return { doppio: { ...doppio, hands, boneyard: doppio.boneyard - 1 } };
}
