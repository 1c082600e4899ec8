import { cellCentre, cellOrigin, cellPitch } from '../../../../hardware/description';
import { NUMBERS } from '../../../../shared/doppio';
import { FIRST_TOTAL } from '../../../../shared/doubles-wild';
import { CELLS, COLUMNS, ROWS } from '../../../../shared/cells';
import { FIRST_COLUMN, FIRST_ROW, SIDE } from '../../../../shared/doce';
import { gridPlaceOf } from '../../../words/doce-grid';
import type { TableView } from '../../view';

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

type Game = TableView['game'];

/** Cells in a rectangle, each border belonging to it. */
export interface Region {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The cells that a game's overlay leaves open; null where it covers them all (DC-grid). */
export const regions: Readonly<Record<Game, Region | null>> = {
  'doubles-wild': { top: 0, left: 0, bottom: ROWS - 1, right: COLUMNS - 1 },
  doce: { top: FIRST_ROW, left: FIRST_COLUMN, bottom: FIRST_ROW + SIDE - 1, right: FIRST_COLUMN + SIDE - 1 },
  doppio: null,
  'double-trouble': null,
};

/** Whether a game is played on this cell. */
export function isInPlay(game: Game, cell: number): boolean {
  const region = regions[game];
  if (!region) return false;
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  return row >= region.top && row <= region.bottom && column >= region.left && column <= region.right;
}

/** The numbers that name a cell's row and column: totals of dice, or those that count the squares of the grid. */
export function nameOfCell(game: Game, cell: number): { row: number; column: number } {
  if (game === 'doce') {
    const { row, column } = gridPlaceOf(cell);
    return { row: row + 1, column: column + 1 };
  }
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

/** Edge lights in the order of the chain. `textOf`: what is printed beside the n-th light of the left, top, right, bottom edge. */
function edgeMarksOf(textOf: (edge: number, n: number) => string): readonly EdgeMark[] {
  return (['left', 'top', 'right', 'bottom'] as const).flatMap((side, index) =>
    Array.from({ length: ROWS }, (_, n) => {
      const along = cellOrigin + cellPitch * n;
      const near = (inset: number): number => (index < 2 ? inset : boardSize - inset);
      const upright = side === 'left' || side === 'right';
      return {
        light: index * ROWS + n,
        text: textOf(index, n),
        side,
        x: upright ? near(LIGHT_INSET) : along,
        y: upright ? along : near(LIGHT_INSET),
        textX: upright ? near(TEXT_INSET) : along,
        textY: upright ? along : near(TEXT_INSET),
      };
    }),
  );
}

/** DOCE's rounds, as a clock counts. */
const rounds = ['I', 'II', 'III', 'IV'];

/** What each game's overlay prints at the edge lights. The squares of DOCE have their numbers beside the grid. */
export const edgeMarks: Readonly<Record<Game, readonly EdgeMark[]>> = {
  'doubles-wild': edgeMarksOf((edge, n) => (edge < 2 ? String(n + FIRST_TOTAL) : scoreAt(edge, n))),
  doce: edgeMarksOf((edge, n) => (edge === 0 ? (rounds[n] ?? '') : scoreAt(edge, n))),
  // The numbers of the tiles, to be read from every side.
  'double-trouble': edgeMarksOf(() => ''),
  doppio: edgeMarksOf((_, n) => (n > 0 && n <= NUMBERS ? String(n - 1) : '')),
};

/** The scoring strip on the right and at the bottom. */
function scoreAt(edge: number, n: number): string {
  return edge < 2 ? '' : String((edge - 2) * ROWS + n);
}
