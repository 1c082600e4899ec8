import { FIRST_TOTAL } from '../../shared/doubles-wild';
import { element } from '../drawings/svg';
import { pocketHole, pocketRing } from '../pieces';
import { cellsOf, centreOf, fullTable, playfieldOf, type TableDescription } from '../tables';
import { cloth, edgeMarks, scoreLine, scoreMark } from './ground';
import { ink, label, lettering, path, pipSquare } from './look';

/**
 * Doubles Wild (DW-board): pockets with the totals that name them, red totals at the left, blue ones on top, the scoring strip.
 * @param firstTotal what the first row and the first column are called
 */
export function doublesWildArtwork(table: TableDescription = fullTable, firstTotal = FIRST_TOTAL): string {
  const { width, height } = playfieldOf(table);
  const cells = Array.from({ length: cellsOf(table) }, (_, cell) => cell);
  return [
    cloth(width, height),
    lines(table),
    scoreLine(table),
    ...cells.map((cell) => pocket(table, cell, firstTotal)),
    edgeMarks((edge, n) => {
      if (edge === 0) return { words: String(n + firstTotal), fill: ink.red };
      if (edge === 1) return { words: String(n + firstTotal), fill: ink.sky };
      return scoreMark(edge, n, table);
    }, table),
    corner(),
    lettering(width - 8, 32, 'points', { size: 7, anchor: 'end' }),
    lettering(7, height - 15, 'Doubles', { size: 6.5, anchor: 'start' }),
    lettering(7, height - 8, 'Wild', { size: 6.5, anchor: 'start' }),
  ].join('');
}

/** Lines from each total through its row or column: whole for red, dotted for blue. */
function lines(table: TableDescription): string {
  const { width, height } = playfieldOf(table);
  const from = 26;
  const rows = Array.from({ length: table.rows }, (_, row) => centreOf(table, row * table.columns).y);
  const columns = Array.from({ length: table.columns }, (_, column) => centreOf(table, column).x);
  const red = rows.map((y) => `M${from} ${y} H${width - from}`).join(' ');
  const blue = columns.map((x) => `M${x} ${from} V${height - from}`).join(' ');
  return (
    path(red, { stroke: ink.red, 'stroke-width': 0.7, 'stroke-opacity': 0.5 }) +
    path(blue, {
      stroke: ink.sky,
      'stroke-width': 0.7,
      'stroke-opacity': 0.65,
      'stroke-dasharray': '0.7 2.2',
    })
  );
}

/** A pocket, and between it and the next one its two totals. */
function pocket(table: TableDescription, cell: number, firstTotal: number): string {
  const { x, y } = centreOf(table, cell);
  const red = String(Math.floor(cell / table.columns) + firstTotal);
  const blue = String((cell % table.columns) + firstTotal);
  const foot = y + pocketRing / 2 + 4.6;
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: pocketRing / 2,
      fill: ink.cloth,
      stroke: ink.brass,
      'stroke-width': 0.8,
    }),
    element('circle', {
      cx: x,
      cy: y,
      r: pocketHole / 2,
      fill: ink.deep,
      stroke: ink.line,
      'stroke-width': 0.5,
    }),
    element('rect', { x: x - 9.5, y: foot - 3, width: 19, height: 6, rx: 3, fill: ink.cloth }),
    label(x - 1.6, foot, red, 5.4, { fill: ink.red, anchor: 'end' }),
    element('circle', { cx: x, cy: foot, r: 0.6, fill: ink.cream }),
    label(x + 1.6, foot, blue, 5.4, { fill: ink.sky, anchor: 'start' }),
  ].join('');
}

/** Which dice name what: red ones the rows, from the top; blue ones the columns, from the left. */
function corner(): string {
  const arrow = (d: string, stroke: string) =>
    path(d, { stroke, 'stroke-width': 1, 'stroke-linecap': 'round' });
  return [
    pipSquare(9.5, 20, 7.5, 2, ink.red, ink.deep),
    arrow('M9.5 26 V34 M7.5 32 L9.5 34 L11.5 32', ink.red),
    pipSquare(20, 9.5, 7.5, 2, ink.sky, ink.deep),
    arrow('M26 9.5 H34 M32 7.5 L34 9.5 L32 11.5', ink.sky),
  ].join('');
}
