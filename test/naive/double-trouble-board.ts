/**
 * The drawn board of the naive model of Double Trouble (DT-board): roads from holder to holder as rows of spaces, and the
 * wheels between them. See double-trouble.ts beside this.
 */

export type Direction = 'north' | 'east' | 'south' | 'west';
export type Cell = [row: number, column: number];

/** Where an arrow stands and where it points. */
export type Stand = { cell: Cell; heading: Direction };

/** A wheel: where its middle is, and its quarter turns clockwise. */
export type Wheel = { middle: Cell; turn: number };

/** Each a quarter turn further. */
export const CLOCKWISE: Direction[] = ['north', 'east', 'south', 'west'];

const CENTRE = cellOf('44');
const FINISHES = ['00', '88'].map(cellOf);

/** DT-board: both ways, from one holder or end to the other, '14' being row 1, column 4. */
const ROADS = [
  '14 04 03 02 01 00 10 20 30 40 41', // north-west, by a FINISH, from the north wheel to the west wheel
  '74 84 85 86 87 88 78 68 58 48 47', // south-east, by the other FINISH, from the south wheel to the east wheel
  '23 22 32',
  '25 26 36',
  '65 66 56',
  '63 62 52',
  '34 44 54', // over the centre
  '43 44 45',
].map(roadOf);

/** DT-board: from each START to a wheel, one way only. */
const START_ROADS = ['06 16 26 36', '82 72 62 52'].map(roadOf);

/** DT-board: the wheels north, east, south and west of the centre, in the setup position. */
export function wheelsAtSetup(): Wheel[] {
  return [
    { middle: cellOf('24'), turn: 0 }, // north
    { middle: cellOf('46'), turn: 1 }, // east
    { middle: cellOf('64'), turn: 0 }, // south
    { middle: cellOf('42'), turn: 1 }, // west
  ];
}

/** DT-board: which holder a channel joins to which, at even and at odd quarter turns. */
const CHANNELS: Record<Direction, Direction>[] = [
  { north: 'east', east: 'north', south: 'west', west: 'south' },
  { east: 'south', south: 'east', west: 'north', north: 'west' },
];

function cellOf(text: string): Cell {
  return [Number(text[0]), Number(text[1])];
}

function roadOf(text: string): Cell[] {
  return text.split(' ').map(cellOf);
}

export function isSameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function neighbour(cell: Cell, direction: Direction): Cell {
  const [row, column] = cell;
  if (direction === 'north') return [row - 1, column];
  if (direction === 'east') return [row, column + 1];
  if (direction === 'south') return [row + 1, column];
  return [row, column - 1];
}

/** The direction from a cell to the one beside it. */
function directionTo(from: Cell, to: Cell): Direction {
  const direction = CLOCKWISE.find((each) => isSameCell(neighbour(from, each), to));
  if (direction === undefined) throw new Error(`${from.join()} and ${to.join()} are not side by side`);
  return direction;
}

function turned(direction: Direction, quarters: number): Direction {
  return CLOCKWISE[(CLOCKWISE.indexOf(direction) + quarters) % 4]!;
}

export function isCentre(cell: Cell): boolean {
  return isSameCell(cell, CENTRE);
}

export function isFinish(cell: Cell): boolean {
  return FINISHES.some((finish) => isSameCell(finish, cell));
}

/** DT-star: the holders and the centre. */
export function isStar(wheels: Wheel[], cell: Cell): boolean {
  return isCentre(cell) || wheels.some((wheel) => sideOn(wheel, cell) !== undefined);
}

/** On a START, pointing along its arrow. */
export function onStart(start: number): Stand {
  const [cell, next] = START_ROADS[start]! as [Cell, Cell];
  return { cell: [...cell], heading: directionTo(cell, next) };
}

/** One space on. On plain spaces an arrow points to the next one; in a holder to the wheel's middle or away from it. */
export function nextStand(wheels: Wheel[], { cell, heading }: Stand): Stand {
  for (const wheel of wheels) {
    const side = sideOn(wheel, cell);
    if (side === undefined || heading !== turned(side, 2)) continue;
    const out = CHANNELS[wheel.turn % 2]![side];
    return { cell: neighbour(wheel.middle, out), heading: out };
  }
  const ahead = neighbour(cell, heading);
  for (const road of [...ROADS, ...ROADS.map((each) => [...each].reverse()), ...START_ROADS]) {
    const place = road.findIndex((each) => isSameCell(each, cell));
    const next = road[place + 1];
    if (place < 0 || next === undefined || !isSameCell(next, ahead)) continue;
    const afterNext = road[place + 2];
    return { cell: next, heading: afterNext === undefined ? heading : directionTo(next, afterNext) };
  }
  throw new Error(`no road goes ${heading} from ${cell.join()}`);
}

/** DT-star: where a piece stands once the wheel has turned; it rides if it stands on it, and keeps its heading on it. */
export function standAfterTurn(wheel: Wheel, quarters: number, before: Stand): Stand {
  const side = sideOn(wheel, before.cell);
  if (side === undefined) return before;
  const cell = neighbour(wheel.middle, turned(side, quarters));
  return { cell, heading: turned(before.heading, quarters) };
}

/** The side of the wheel on which a cell is its holder. */
function sideOn(wheel: Wheel, cell: Cell): Direction | undefined {
  return CLOCKWISE.find((side) => isSameCell(neighbour(wheel.middle, side), cell));
}
