import { cellCentre, cellOrigin, cellPitch } from '../../../../hardware/description';
import { FIRST_TOTAL } from '../../../../shared/doubles-wild';
import { CELLS, COLUMNS, ROWS } from '../../../../shared/cells';

/** Everything on the board is drawn in the table's own millimetres. */
export const boardSize = 2 * cellOrigin + cellPitch * (COLUMNS - 1);
/** How much of the rim is drawn around the playfield, and how far the playfield's cloth goes under it. */
export const rimWidth = 14;
export const viewBox = `${-rimWidth} ${-rimWidth} ${boardSize + 2 * rimWidth} ${boardSize + 2 * rimWidth}`;
/** Width of the drawing in millimetres. */
export const drawn = boardSize + 2 * rimWidth;

export const pocketRadius = 16.5;
export const marbleRadius = 15;

/** All cells, in order. */
export const cells = Array.from({ length: CELLS }, (_, cell) => ({ cell, ...cellCentre(cell) }));

/** The totals that name a cell's row and column. */
export function nameOfCell(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS) + FIRST_TOTAL, column: (cell % COLUMNS) + FIRST_TOTAL };
}

/** An edge light with the number that is printed beside it. */
export interface EdgeMark {
  /** Position among the edge lights. */
  readonly light: number;
  readonly text: string;
  readonly side: 'left' | 'top' | 'right' | 'bottom';
  readonly x: number;
  readonly y: number;
  readonly textX: number;
  readonly textY: number;
}

/** Lights stand this far from the playfield's border, numbers nearer to it. */
const LIGHT_INSET = 19;
const TEXT_INSET = 5.5;

/** Edge lights in the order of the chain: left and top carry totals, right and bottom the scoring strip. */
export const edgeMarks: readonly EdgeMark[] = (['left', 'top', 'right', 'bottom'] as const).flatMap(
  (side, index) =>
    Array.from({ length: ROWS }, (_, n) => {
      const along = cellOrigin + cellPitch * n;
      const near = (inset: number): number => (index < 2 ? inset : boardSize - inset);
      const upright = side === 'left' || side === 'right';
      return {
        light: index * ROWS + n,
        text: String(index < 2 ? n + FIRST_TOTAL : (index - 2) * ROWS + n),
        side,
        x: upright ? near(LIGHT_INSET) : along,
        y: upright ? along : near(LIGHT_INSET),
        textX: upright ? near(TEXT_INSET) : along,
        textY: upright ? along : near(TEXT_INSET),
      };
    }),
);
