import { CELLS, COLUMNS, NO_CELL, ROWS } from '../../shared/cells';
import { Field } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import type { Rules } from '../rules/rules';

const COLOURS = 'abcd';
const ARROWS = '↑→↓←';
/** The signs of the drawing that are shown as they are, and those that people read otherwise. */
const shownSigns: Readonly<Record<string, string>> = { '.': ' ', o: '○' };

/** The number of a piece on the board, across all colours. */
export function pieceNumber(colour: number, piece: number): number {
  return colour * 2 + piece;
}

/** The numbers of the pieces of the colours that play. */
export function piecesOf(rules: Rules): number[] {
  return Array.from({ length: rules.read(Field.Colours) * 2 }, (_, number) => number);
}

/** `a` and `A` are the pieces of colour 0, `b` and `B` of colour 1, … */
export function pieceLetter(number: number): string {
  const letter = COLOURS.charAt(number >> 1);
  return number & 1 ? letter.toUpperCase() : letter;
}

/**
 * The position as text for people: rows and columns counted from 1; a piece with its arrow, the wheels with their quarter turns,
 * STARTs with how many pieces stand there, FINISHes as F, the centre star as *.
 */
export function drawBoard(rules: Rules): string {
  const columns = Array.from({ length: COLUMNS }, (_, column) => ` ${column + 1}`).join(' ');
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_, column) => cellText(rules, row * COLUMNS + column));
    return `${String(row + 1).padStart(4)} ${cells.join(' ')}`.trimEnd();
  });
  return [`     ${columns}`, ...rows].join('\n');
}

function cellText(rules: Rules, cell: number): string {
  const isAt = (places: readonly (readonly [number, number])[]) =>
    places.some(([row, column]) => row * COLUMNS + column === cell);
  const { drawing, starts, finishes, stars, wheels } = doubleTroubleBoard;
  const standing = piecesOf(rules).filter((number) => rules.read(Field.Cell, number) === cell);
  const [piece] = standing;
  if (isAt(starts)) return `S${standing.length}`;
  if (standing.length > 1) return '!!';
  if (piece !== undefined) return pieceLetter(piece) + ARROWS.charAt(rules.read(Field.Heading, piece));
  const wheel = wheels.findIndex(({ centre }) => isAt([centre]));
  if (wheel >= 0) return ` ${rules.read(Field.WheelTurn, wheel)}`;
  if (isAt(finishes)) return ' F';
  if (isAt(stars)) return ' *';
  const sign = [...(drawing[Math.floor(cell / COLUMNS)] ?? '')][cell % COLUMNS] ?? '';
  return ` ${shownSigns[sign] ?? sign}`;
}

/** Row and column of a cell. */
export function placeOfCell(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS), column: cell % COLUMNS };
}

/** The cell of a row and column. */
export function cellOfPlace(row: number, column: number): number {
  return row * COLUMNS + column;
}

/** Whether a piece is on the board. */
export function isOnBoard(cell: number): boolean {
  return cell !== NO_CELL && cell < CELLS;
}
