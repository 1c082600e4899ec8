import { FACE_MASK, Field, OWNER_SHIFT, SIDE, SQUARES } from '../../shared/doce';
import type { Rules } from '../rules/rules';
import { squareOfPlace } from '../words/doce';

/** A grid of DOCE: five texts of five squares, with a space between. Each square is a text of `squareValues`. */
export type Board = readonly string[];

const EMPTY = '..';
const OWNERS = 'ab';
const BLOCKER = '#';

/** The value of a square by its text: `..` empty, `a3` a die of seat 0 that shows 3, `b#` the blocker of seat 1. */
const squareValues: Readonly<Record<string, number>> = Object.fromEntries([
  [EMPTY, 0],
  ...[...OWNERS].flatMap((owner, seat) =>
    [BLOCKER, '1', '2', '3', '4', '5', '6'].map((shown, face) => [
      owner + shown,
      ((seat + 1) << OWNER_SHIFT) | face,
    ]),
  ),
]);

/** The grid as it lies. */
export function boardOf(rules: Rules): Board {
  return rowsOf((square) => squareText(rules, square));
}

/** The values of the 25 squares of a board, or null for what is none. */
export function squaresOfBoard(board: unknown): number[] | null {
  if (!Array.isArray(board) || board.length !== SIDE) return null;
  const rows = board.map((row) => (typeof row === 'string' ? row.split(' ') : []));
  const isGood = rows.every(
    (row) => row.length === SIDE && row.every((square) => Object.hasOwn(squareValues, square)),
  );
  return isGood ? rows.flat().map((square) => squareValues[square] as number) : null;
}

/** The grid as text for people: rows and columns counted from 1, a capital for the marked die of a seat (DC-zone). */
export function drawBoard(rules: Rules): string {
  const marked = [0, 1].map((seat) => rules.read(Field.Marked, seat));
  const rows = rowsOf((square) => {
    const text = squareText(rules, square).replace(EMPTY, ' ·');
    return marked.includes(square) ? text.toUpperCase() : text;
  });
  const columns = Array.from({ length: SIDE }, (_, column) => ` ${column + 1}`).join(' ');
  return [`     ${columns}`, ...rows.map((row, at) => `${String(at + 1).padStart(4)} ${row}`)].join('\n');
}

function squareText(rules: Rules, square: number): string {
  const value = rules.read(Field.Square, square);
  if (value === 0) return EMPTY;
  return `${OWNERS.charAt((value >> OWNER_SHIFT) - 1)}${value & FACE_MASK || BLOCKER}`;
}

function rowsOf(text: (square: number) => string): string[] {
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => text(squareOfPlace(row, column))).join(' '),
  );
}

/** All squares, 0 … 24. */
export const allSquares = Array.from({ length: SQUARES }, (_, square) => square);
