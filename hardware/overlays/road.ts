import type { BoardDescription, Place } from '../../shared/double-trouble-board';

/** The four ways to a neighbour: down, and to the right. */
export const ways = [
  { name: 'N', row: -1, column: 0 },
  { name: 'E', row: 0, column: 1 },
  { name: 'S', row: 1, column: 0 },
  { name: 'W', row: 0, column: -1 },
] as const;

/** The sides on which each sign of a drawing goes on (shared/double-trouble-board.ts). A holder joins whatever leads to it. */
const sides: Readonly<Record<string, string>> = {
  '─': 'EW',
  '│': 'NS',
  '┌': 'ES',
  '┐': 'SW',
  '└': 'NE',
  '┘': 'NW',
  '┼': 'NESW',
  '↑': 'N',
  '→': 'E',
  '↓': 'S',
  '←': 'W',
};
const arrows = '↑→↓←';
export const HOLDER = 'o';

/** The sign at a place; a point where there is none. */
export function signAt(board: BoardDescription, row: number, column: number): string {
  return [...(board.drawing[row] ?? '')][column] ?? '.';
}

/** The wheel to which a holder belongs, −1 for none. */
export function wheelOfHolder(board: BoardDescription, row: number, column: number): number {
  return board.wheels.findIndex(
    ({ centre }) => Math.abs(centre[0] - row) + Math.abs(centre[1] - column) === 1,
  );
}

/** Pairs of neighbours between which the road goes, each once. */
export function roadOf(board: BoardDescription): readonly (readonly [from: Place, to: Place])[] {
  const pairs: [Place, Place][] = [];
  board.drawing.forEach((line, row) =>
    [...line].forEach((_, column) => {
      for (const index of [1, 2]) {
        const way = ways[index]!;
        const to: Place = [row + way.row, column + way.column];
        if (leads(board, [row, column], index) && leads(board, to, (index + 2) % 4, [row, column]))
          pairs.push([[row, column], to]);
      }
    }),
  );
  return pairs;
}

/** Whether the road goes on that way from a place; `from`: an arrow that points here may come in. */
function leads(board: BoardDescription, [row, column]: Place, index: number, from?: Place): boolean {
  const sign = signAt(board, row, column);
  const way = ways[index]!;
  const neighbour: Place = from ?? [row + way.row, column + way.column];
  const beside = signAt(board, ...neighbour);
  if (sign === HOLDER)
    return (
      beside !== '.' &&
      beside !== '*' &&
      (beside !== HOLDER || wheelOfHolder(board, row, column) !== wheelOfHolder(board, ...neighbour))
    );
  // An arrow lets in what an arrow before it, or nothing, leads there.
  const comesIn = arrows.includes(beside) && sides[beside] === ways[(index + 2) % 4]!.name;
  return (sides[sign]?.includes(way.name) ?? false) || (sign in sides && comesIn);
}
