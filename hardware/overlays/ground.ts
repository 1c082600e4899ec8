import { edgeLightAt } from '../places';
import { fullTable, playfieldOf, type TableDescription } from '../tables';
import { element } from '../drawings/svg';
import { ink, label, path } from './look';

export const { width: fieldWidth, height: fieldHeight } = playfieldOf(fullTable);

/** The cloth with its double brass line along the border. */
export function cloth(width = fieldWidth, height = fieldHeight): string {
  const border = (inset: number, stroke: number) =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: 3,
      fill: 'none',
      stroke: ink.brass,
      'stroke-width': stroke,
    });
  return element('rect', { x: 0, y: 0, width, height, fill: ink.cloth }) + border(2, 0.9) + border(3.6, 0.3);
}

/** What is printed beside an edge light: words, how they look, and degrees by which they are turned. */
export interface EdgeMark {
  readonly words: string;
  readonly fill?: string;
  readonly turn?: number;
}

/** How far a number stands from the playfield's border. */
export const markInset = 9.5;
const lampRadius = 3;

/**
 * Windows of all edge lights with what is printed beside them.
 * @param markOf what stands at the n-th light of an edge (0 left, 1 top, 2 right, 3 bottom); null leaves it out
 */
export function edgeMarks(
  markOf: (edge: number, n: number) => EdgeMark | null,
  table: TableDescription = fullTable,
): string {
  const { width, height } = playfieldOf(table);
  let light = 0;
  return [table.rows, table.columns, table.rows, table.columns]
    .flatMap((count, edge) =>
      Array.from({ length: count }, (_, n) => {
        const { x, y } = edgeLightAt(table, light++);
        const mark = markOf(edge, n);
        if (!mark) return '';
        const at = [
          [markInset, y],
          [x, markInset],
          [width - markInset, y],
          [x, height - markInset],
        ][edge]! as [number, number];
        const lamp = element('circle', {
          cx: x,
          cy: y,
          r: lampRadius,
          fill: ink.deep,
          stroke: mark.fill ?? ink.brass,
          'stroke-width': 0.5,
        });
        return (
          lamp + label(at[0], at[1], mark.words, 8.5, { fill: mark.fill ?? ink.cream, turn: mark.turn ?? 0 })
        );
      }),
    )
    .join('');
}

/** The scoring strip on the right, then at the bottom: a light at each score, joined by a line. */
export function scoreMark(edge: number, n: number, table: TableDescription = fullTable): EdgeMark | null {
  return edge < 2 ? null : { words: String((edge - 2) * table.rows + n) };
}

/** The line that joins the lights of the scoring strip. */
export function scoreLine(table: TableDescription = fullTable): string {
  const first = edgeLightAt(table, table.rows + table.columns);
  const turn = edgeLightAt(table, 2 * table.rows + table.columns - 1);
  const left = edgeLightAt(table, 2 * table.rows + table.columns);
  const right = edgeLightAt(table, 2 * (table.rows + table.columns) - 1);
  return path(`M${first.x} ${first.y} V${turn.y} M${left.x} ${left.y} H${right.x}`, {
    stroke: ink.brass,
    'stroke-width': 0.5,
    'stroke-dasharray': '1.2 1.6',
  });
}
