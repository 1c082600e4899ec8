import { CELLS, COLUMNS, ROWS } from '../../../shared/cells';
import { Heading, MAX_WHEELS } from '../../../shared/double-trouble';
import type { BoardDescription, Place, WheelDescription } from '../../../shared/double-trouble-board';
import {
  cellOf,
  headings,
  holderOf,
  nameOf,
  neighbour,
  nextOf,
  SIDES,
  signAt,
  startWay,
  step,
} from './survey';

const allCells = Array.from({ length: CELLS }, (_, cell) => cell);
const allTurns = [0, 1, 2, 3];

/**
 * What is wrong with a board of Double Trouble, a sentence for each fault that names the space and the reason; none for a board
 * that can be played on. Where the drawing is wrong nothing else is looked at; which FINISHes are reached is asked only where all
 * else is right.
 */
export function findBoardFaults(board: BoardDescription): string[] {
  const drawn = [...drawingFaults(board), ...placeFaults(board)];
  if (drawn.length > 0) return drawn;
  const built = [...wheelFaults(board), ...startFaults(board), ...finishFaults(board), ...starFaults(board)];
  const faults = [...built, ...pathFaults(board)];
  return faults.length > 0 ? faults : reachFaults(board);
}

function drawingFaults(board: BoardDescription): string[] {
  const rows = board.drawing.map((row) => [...row]);
  if (rows.length !== ROWS || rows.some((row) => row.length !== COLUMNS))
    return [`the drawing must have ${ROWS} rows of ${COLUMNS} cells`];
  return allCells
    .filter((cell) => signAt(board, cell).is === 'unknown')
    .map((cell) => `cell ${nameOf(cell)}: unknown sign`);
}

/** Places that do not lie on the playfield. */
function placeFaults({ starts, finishes, stars, wheels }: BoardDescription): string[] {
  const places: readonly Place[] = [...starts, ...finishes, ...stars, ...wheels.map(({ centre }) => centre)];
  const isOn = (at: number, size: number) => Number.isInteger(at) && at >= 0 && at < size;
  return places
    .filter(([row, column]) => !isOn(row, ROWS) || !isOn(column, COLUMNS))
    .map((place) => `(${place.join(', ')}) is no cell of the playfield`);
}

function wheelFaults(board: BoardDescription): string[] {
  const { wheels } = board;
  const middles = wheels.map(({ centre }) => cellOf(centre));
  return [
    ...(wheels.length > MAX_WHEELS
      ? [`there are ${wheels.length} wheels; at most ${MAX_WHEELS} can be`]
      : []),
    ...allCells
      .filter((cell) => signAt(board, cell).is === 'middle' && !middles.includes(cell))
      .map((cell) => `cell ${nameOf(cell)}: the middle of a wheel that is not described`),
    ...allCells
      .filter((cell) => signAt(board, cell).is === 'stray holder')
      .map((cell) => `space ${nameOf(cell)}: a holder must belong to exactly one wheel`),
    ...wheels.flatMap((wheel) => oneWheelFaults(board, wheel)),
  ];
}

function oneWheelFaults(board: BoardDescription, wheel: WheelDescription): string[] {
  const centre = cellOf(wheel.centre);
  const name = `wheel ${nameOf(centre)}`;
  if (signAt(board, centre).is !== 'middle') return [`${name}: no * is drawn there`];
  const ports = headings.flatMap((port) => {
    const holder = holderOf(wheel, port);
    const side = Heading[port]?.toLowerCase();
    if (holder === null || signAt(board, holder).is !== 'holder')
      return [`${name}: no holder on its ${side} side`];
    const beside = neighbour(holder, port);
    const there = beside === null ? null : signAt(board, beside);
    return there !== null && 'ways' in there
      ? []
      : [`${name}: the port ${nameOf(holder)} on its ${side} side has no path`];
  });
  const ends = [...wheel.channels.join('')].sort().join('');
  const isWhole =
    ends === [...SIDES].sort().join('') && wheel.channels.every((channel) => channel.length === 2);
  return [
    ...ports,
    ...(isWhole ? [] : [`${name}: broken channels, each of its four holders must be joined to one other`]),
    ...(allTurns.includes(wheel.turn) ? [] : [`${name}: its turn must be 0, 1, 2 or 3`]),
  ];
}

function startFaults(board: BoardDescription): string[] {
  const { starts } = board;
  const entered = waysIn(board);
  const isTwo = starts.length === 2 && new Set(starts.map(cellOf)).size === 2;
  return [
    ...(isTwo ? [] : [`there must be exactly two STARTs, not ${starts.length}`]),
    ...starts.flatMap((start) => {
      const cell = cellOf(start);
      if (startWay(board, start) === null) return [`START ${nameOf(cell)}: it must be an arrow`];
      return entered.has(cell) ? [`START ${nameOf(cell)}: a path leads into it`] : [];
    }),
  ];
}

function finishFaults(board: BoardDescription): string[] {
  const { finishes } = board;
  return [
    ...(finishes.length > 0 ? [] : ['there must be a FINISH']),
    ...finishes
      .map(cellOf)
      .filter((cell) => signAt(board, cell).is !== 'path')
      .map((cell) => `FINISH ${nameOf(cell)}: it must be a space of the path, no holder and no arrow`),
  ];
}

function starFaults(board: BoardDescription): string[] {
  const finishes = board.finishes.map(cellOf);
  return board.stars
    .map(cellOf)
    .filter((cell) => signAt(board, cell).is !== 'path' || finishes.includes(cell))
    .map((cell) => `star ${nameOf(cell)}: it must be a space of the path and no FINISH`);
}

/** Dead ends, and spaces from which it is not clear where the path goes on. */
function pathFaults(board: BoardDescription): string[] {
  return allCells.flatMap((cell) =>
    headings.flatMap((heading) => {
      const next = nextOf(board, cell, heading);
      return next.to === 'fault' ? [next.reason] : [];
    }),
  );
}

/** The cells to which some space leads. */
function waysIn(board: BoardDescription): ReadonlySet<number> {
  const ways = allCells.flatMap((cell) => headings.map((heading) => nextOf(board, cell, heading)));
  return new Set(ways.flatMap((next) => (next.to === 'space' ? [next.way >> 2] : [])));
}

/** DT-board: with wheels free, each FINISH is reached from some START and some FINISH from each START. */
function reachFaults(board: BoardDescription): string[] {
  const finishes = board.finishes.map(cellOf);
  const reached = board.starts.map((start) => cellsFrom(board, startWay(board, start) as number));
  return [
    ...board.starts
      .filter((_, index) => !finishes.some((finish) => reached[index]?.has(finish)))
      .map((start) => `START ${nameOf(cellOf(start))}: no FINISH can be reached from it`),
    ...finishes
      .filter((finish) => !reached.some((cells) => cells.has(finish)))
      .map((finish) => `FINISH ${nameOf(finish)}: it cannot be reached from any START`),
  ];
}

/** The cells that can be reached along a way, however the wheels are turned. */
function cellsFrom(board: BoardDescription, from: number): ReadonlySet<number> {
  const stars = board.stars.map(cellOf);
  const seen = new Set([from]);
  for (const way of seen) {
    const cell = way >> 2;
    const ways = stars.includes(cell) ? headings.map((heading) => cell * 4 + heading) : [way];
    for (const each of ways)
      for (const turn of allTurns) {
        const next = step(
          board,
          each,
          board.wheels.map(() => turn),
        );
        if (next !== null) seen.add(next);
      }
  }
  return new Set([...seen].map((way) => way >> 2));
}
