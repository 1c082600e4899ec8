import { COLUMNS } from '../../shared/cells';
import { FIRST_COLUMN, FIRST_ROW, SIDE } from '../../shared/doce';

// DOCE's grid on the playfield (DC-grid). Its rows and columns count from 0, as in shared/doce.ts.

/** The playfield's cell at a row and column of the grid. */
export function cellOfGrid(row: number, column: number): number {
  return (FIRST_ROW + row) * COLUMNS + FIRST_COLUMN + column;
}

/** Row and column in the grid of a cell of the playfield; one outside of the grid has some below 0 or from SIDE on. */
export function gridPlaceOf(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS) - FIRST_ROW, column: (cell % COLUMNS) - FIRST_COLUMN };
}

/** Whether a cell of the playfield belongs to the grid. */
export function isInGrid(cell: number): boolean {
  const { row, column } = gridPlaceOf(cell);
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}
