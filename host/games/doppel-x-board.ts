import { CELLS, COLUMNS, ROWS } from '../../shared/cells';
import { DICE, FACE_SHIFT, Field, NEUTRAL, PLACE_MASK } from '../../shared/doppel-x';
import { boardLetters, boards, SPINNER_LETTER } from '../../shared/doppel-x-boards';
import type { Rules } from '../rules/rules';
import { cellsOfPlace, faceName, letterName } from '../words/doppel-x';
import { zoneName } from '../words/sentence';

const DIE_NAMES = 'abcdefgh*';

/** All dice, 0 … 8. */
export const allDice = Array.from({ length: DICE }, (_, die) => die);

/** The letter of a zone on a board, also of a place for the spinner (shared/doppel-x-boards.ts). */
function letterOfCell(rules: Rules, cell: number): string {
  return boards[rules.read(Field.Board)]?.[Math.floor(cell / COLUMNS)]?.charAt(cell % COLUMNS) ?? '';
}

/**
 * The position as text for people: the board with the letters of its areas, behind each what touches the cell (a … h the dice of
 * the seats, * the neutral one, + several); then what each seat has.
 */
export function drawBoard(rules: Rules): string {
  const onCell = Array.from({ length: CELLS }, () => '');
  for (const die of allDice) {
    const lie = rules.read(Field.Lie, die);
    if (lie === 0) continue;
    for (const [row, column] of cellsOfPlace(lie & PLACE_MASK))
      onCell[row * COLUMNS + column] += DIE_NAMES.charAt(die);
  }
  const grid = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const cell = row * COLUMNS + column;
      const dice = onCell[cell] ?? '';
      return letterOfCell(rules, cell) + (dice.length > 1 ? '+' : dice || ' ');
    }).join(' '),
  );
  const seats = Array.from({ length: rules.read(Field.Seats) }, (_, seat) => {
    const bet = rules.read(Field.Bet, seat);
    const lies = bet === 0 ? dieText(rules, seat) : `bets on ${letterName(bet - 1)}`;
    return `${DIE_NAMES.charAt(seat)} ${rules.read(Field.Chips, seat)} chips, ${lies}`;
  });
  const neutral = `${DIE_NAMES.charAt(NEUTRAL)} neutral, ${dieText(rules, NEUTRAL)}`;
  return [...grid, ...seats, neutral].map((line) => `    ${line.trimEnd()}`).join('\n');
}

function dieText(rules: Rules, die: number): string {
  const lie = rules.read(Field.Lie, die);
  return lie === 0
    ? 'no die on the board'
    : `${faceName(lie >> FACE_SHIFT)} in ${zoneName(rules.read(Field.DieZone, die), 'en')}`;
}

/** What is wrong with a board that somebody has made; rows and columns counted from 1, 0 where it is none in particular. */
export interface BoardFault {
  readonly row: number;
  readonly column: number;
  /** A sentence that names both. */
  readonly message: string;
}

/** The spinner stands in the middle, and its place may reach one cell further. */
const MIDDLE = 5;
const SPINNER_REACH = 1;

/**
 * Checks a board of one's own, nine texts of nine letters as in shared/doppel-x-boards.ts, and returns all that is wrong with it.
 */
export function checkBoard(rows: readonly string[]): BoardFault[] {
  const faults: BoardFault[] = [];
  const add = (row: number, column: number, reason: string) => {
    const where = [row > 0 ? `row ${row}` : '', column > 0 ? `column ${column}` : ''].filter(Boolean);
    faults.push({ row, column, message: `${where.join(', ') || 'the board'}: ${reason}` });
  };
  if (rows.length !== ROWS)
    add(Math.min(rows.length, ROWS) + 1, 0, `a board has ${ROWS} rows, not ${rows.length}`);
  rows.slice(0, ROWS).forEach((text, index) => {
    const letters = [...text];
    if (letters.length !== COLUMNS)
      add(
        index + 1,
        Math.min(letters.length, COLUMNS) + 1,
        `a row has ${COLUMNS} letters, not ${letters.length}`,
      );
    letters.slice(0, COLUMNS).forEach((letter, at) => {
      if (!Object.hasOwn(boardLetters, letter))
        add(index + 1, at + 1, `"${letter}" is none of ${Object.keys(boardLetters).join(' ')}`);
      else if (
        letter === SPINNER_LETTER &&
        Math.max(Math.abs(index + 1 - MIDDLE), Math.abs(at + 1 - MIDDLE)) > SPINNER_REACH
      )
        add(index + 1, at + 1, `the spinner’s place is in rows and columns ${MIDDLE - 1} to ${MIDDLE + 1}`);
    });
  });
  const all = rows.join('');
  if (all.includes(SPINNER_LETTER) && [...(rows[MIDDLE - 1] ?? '')][MIDDLE - 1] !== SPINNER_LETTER)
    add(MIDDLE, MIDDLE, `the spinner stands here, so where any cell is ${SPINNER_LETTER}, this must be`);
  if (!all.includes('o')) add(0, 0, 'there is no hole; at least one cell must be o');
  if (!/[123]/.test(all)) add(0, 0, 'no die could score; at least one cell must be 1, 2 or 3');
  return faults;
}
