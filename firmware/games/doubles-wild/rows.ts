import { CELLS, COLUMNS, ROWS } from '../../../shared/cells';
import { ownerAt } from './state';

// Rows of three: across, up-down and both diagonals (DW-score). Each window of three cells in a line is one row of three.

/** The four directions as steps of row and column; the opposite of each is the same line. */
const ROW_STEP: StaticArray<i32> = [0, 1, 1, 1];
const COLUMN_STEP: StaticArray<i32> = [1, 0, 1, -1];

/** How far, at most two cells, the line of `owner` goes on from a cell in a direction. */
function reach(row: i32, column: i32, rowStep: i32, columnStep: i32, owner: i32): i32 {
  let length = 0;
  while (length < 2) {
    row += rowStep;
    column += columnStep;
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) break;
    if (ownerAt(row * COLUMNS + column) !== owner) break;
    length++;
  }
  return length;
}

/**
 * How many rows of three go through `cell` when a marble of `owner` (seat + 1) lies there, whatever lies there now. With a
 * cells on one side and b on the other, at most two each, there are a + b − 1 windows of three through the cell.
 */
export function countRowsThrough(cell: i32, owner: i32): i32 {
  const row = cell / COLUMNS;
  const column = cell % COLUMNS;
  let rows = 0;
  for (let direction = 0; direction < 4; direction++) {
    const rowStep = unchecked(ROW_STEP[direction]);
    const columnStep = unchecked(COLUMN_STEP[direction]);
    const line =
      reach(row, column, rowStep, columnStep, owner) + reach(row, column, -rowStep, -columnStep, owner);
    if (line >= 2) rows += line - 1;
  }
  return rows;
}

/** Whether the marble at `cell` stands in a row of three of its colour (DW-protected). */
export function isProtected(cell: i32): bool {
  const owner = ownerAt(cell);
  return owner !== 0 && countRowsThrough(cell, owner) > 0;
}

/** All rows of three of an owner (seat + 1), counted afresh: each is counted once, at its first cell. */
export function countRowsOf(owner: i32): i32 {
  let rows = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (ownerAt(cell) !== owner) continue;
    for (let direction = 0; direction < 4; direction++) {
      if (
        reach(
          cell / COLUMNS,
          cell % COLUMNS,
          unchecked(ROW_STEP[direction]),
          unchecked(COLUMN_STEP[direction]),
          owner,
        ) === 2
      )
        rows++;
    }
  }
  return rows;
}
