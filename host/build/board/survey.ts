import { COLUMNS, ROWS } from '../../../shared/cells';
import { Heading } from '../../../shared/double-trouble';
import type { BoardDescription, Place, WheelDescription } from '../../../shared/double-trouble-board';

// A board of Double Trouble, read from its description: from every space the space that comes next. A way is a cell with the
// direction in which it is left, cell · 4 + heading.

/** The sides of a cell, by Heading. */
export const SIDES = 'NESW';
export const headings = [Heading.North, Heading.East, Heading.South, Heading.West] as const;

const DOWN = [-1, 0, 1, 0] as const;
const RIGHT = [0, 1, 0, -1] as const;

/** The sides on which the path goes on, by the sign in the drawing. */
const pathSigns: Readonly<Record<string, string>> = {
  '─': 'EW',
  '│': 'NS',
  '┌': 'ES',
  '┐': 'SW',
  '└': 'NE',
  '┘': 'NW',
  '┼': 'NESW',
};
const ARROWS = '↑→↓←';
const HOLDER = 'o';
const MIDDLE = '*';
const NO_SPACE = '.';

/** What a cell is. */
export type CellSign =
  | { readonly is: 'nothing' | 'middle' | 'stray holder' | 'unknown' }
  | { readonly is: 'path'; readonly ways: readonly Heading[] }
  | { readonly is: 'arrow'; readonly ways: readonly Heading[] }
  | {
      readonly is: 'holder';
      readonly ways: readonly Heading[];
      readonly wheel: number;
      readonly port: Heading;
    };

/** What comes of leaving a cell one way. */
export type Next =
  /** The way on from the space that is reached. */
  | { readonly to: 'space'; readonly way: number }
  /** Into the wheel: its channels tell. */
  | { readonly to: 'wheel' }
  /** The cell cannot be left so. */
  | { readonly to: 'nowhere' }
  /** It should be left so, and cannot: a sentence for people. */
  | { readonly to: 'fault'; readonly reason: string };

export function cellOf([row, column]: Place): number {
  return row * COLUMNS + column;
}

export function placeOf(cell: number): Place {
  return [Math.floor(cell / COLUMNS), cell % COLUMNS];
}

/** `(2, 6)`. */
export function nameOf(cell: number): string {
  return `(${placeOf(cell).join(', ')})`;
}

export function back(heading: Heading): Heading {
  return (heading + 2) % 4;
}

/** The cell beside one, or null beyond the edge. */
export function neighbour(cell: number, heading: Heading): number | null {
  const [row, column] = placeOf(cell);
  const down = row + DOWN[heading];
  const right = column + RIGHT[heading];
  return down < 0 || down >= ROWS || right < 0 || right >= COLUMNS ? null : cellOf([down, right]);
}

/** The holder on one side of a wheel, or null beyond the edge. */
export function holderOf(wheel: WheelDescription, port: Heading): number | null {
  return neighbour(cellOf(wheel.centre), port);
}

/** What the description says of a cell. */
export function signAt(board: BoardDescription, cell: number): CellSign {
  const [row, column] = placeOf(cell);
  const sign = [...(board.drawing[row] ?? '')][column] ?? '';
  const path = pathSigns[sign];
  if (path !== undefined)
    return { is: 'path', ways: headings.filter((side) => path.includes(SIDES.charAt(side))) };
  if (sign !== '' && ARROWS.includes(sign)) return { is: 'arrow', ways: [ARROWS.indexOf(sign)] };
  if (sign === MIDDLE) return { is: 'middle' };
  if (sign === NO_SPACE) return { is: 'nothing' };
  if (sign !== HOLDER) return { is: 'unknown' };
  const sides = board.wheels.flatMap((wheel, index) =>
    headings.filter((port) => holderOf(wheel, port) === cell).map((port) => ({ wheel: index, port })),
  );
  const [side] = sides;
  return side === undefined || sides.length > 1
    ? { is: 'stray holder' }
    : { is: 'holder', ways: [side.port, back(side.port)], ...side };
}

/** What comes of leaving a cell in a direction. */
export function nextOf(board: BoardDescription, cell: number, heading: Heading): Next {
  const sign = signAt(board, cell);
  if (!('ways' in sign) || !sign.ways.includes(heading)) return { to: 'nowhere' };
  if (sign.is === 'holder' && heading !== sign.port) return { to: 'wheel' };
  const side = Heading[heading]?.toLowerCase();
  const beside = neighbour(cell, heading);
  const there = beside === null ? null : signAt(board, beside);
  if (beside === null || there === null || !('ways' in there))
    return { to: 'fault', reason: `space ${nameOf(cell)}: dead end, nothing lies ${side} of it` };
  const isAgainst = there.is === 'arrow' && there.ways.includes(back(heading));
  const isAnswered = there.ways.includes(back(heading)) && !isAgainst;
  // An arrow may come in from the side; a path that can be walked both ways must be met by one.
  const isLet = sign.is === 'arrow' ? !isAgainst && (there.is !== 'holder' || isAnswered) : isAnswered;
  if (!isLet)
    return {
      to: 'fault',
      reason: `space ${nameOf(cell)}: dead end, the space ${nameOf(beside)} ${side} of it does not let it in`,
    };
  const onward = there.is === 'holder' ? [heading] : there.ways.filter((way) => way !== back(heading));
  const on = onward.includes(heading) ? heading : onward.length === 1 ? onward[0] : undefined;
  if (on === undefined) {
    const ways = onward.map((way) => Heading[way]?.toLowerCase()).join(' and ');
    return {
      to: 'fault',
      reason: `space ${nameOf(beside)}: the next space is ambiguous for who comes from ${nameOf(cell)}, it goes on ${ways}`,
    };
  }
  return { to: 'space', way: beside * 4 + on };
}

/** The side of a wheel to which its channel leads from another side, after so many quarter turns; null where it is broken. */
export function channelFrom(wheel: WheelDescription, port: Heading, turn: number): Heading | null {
  const side = SIDES.charAt((port - turn + 4) % 4);
  const channel = wheel.channels.find((ends) => ends.includes(side));
  const other = channel === undefined ? -1 : SIDES.indexOf(channel.replace(side, ''));
  return other < 0 ? null : (other + turn) % 4;
}

/** The way that comes after another, with the wheels at these turns; null where there is none. */
export function step(board: BoardDescription, way: number, turns: readonly number[]): number | null {
  const cell = way >> 2;
  const next = nextOf(board, cell, way & 3);
  if (next.to === 'space') return next.way;
  const sign = signAt(board, cell);
  if (next.to !== 'wheel' || sign.is !== 'holder') return null;
  const wheel = board.wheels[sign.wheel] as WheelDescription;
  const port = channelFrom(wheel, sign.port, turns[sign.wheel] ?? 0);
  const holder = port === null ? null : holderOf(wheel, port);
  return port === null || holder === null ? null : holder * 4 + port;
}

/** The way on which a piece stands on a START, or null where no arrow is. */
export function startWay(board: BoardDescription, start: Place): number | null {
  const sign = signAt(board, cellOf(start));
  return sign.is === 'arrow' ? cellOf(start) * 4 + (sign.ways[0] as Heading) : null;
}
