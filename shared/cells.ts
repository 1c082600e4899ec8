/** The playfield: 9 rows × 9 columns of cells, numbered row by row from the top left, 0 … 80. */
export const ROWS = 9;
export const COLUMNS = 9;
export const CELLS = 81;
/** Stands for "no cell" where a byte holds a cell. */
export const NO_CELL = 255;
