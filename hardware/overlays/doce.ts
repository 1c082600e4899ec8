import { FIRST_COLUMN, FIRST_ROW, NUMBERED_DICE, SIDE } from '../../shared/doce';
import { element } from '../drawings/svg';
import { blocker, die } from '../pieces';
import { centreOf, fullTable, playfieldOf, type TableDescription } from '../tables';
import { cloth, edgeMarks, scoreLine, scoreMark } from './ground';
import { ink, label, lettering, path } from './look';

const rounds = ['I', 'II', 'III', 'IV'];

/** DOCE (DC-grid) on the large table: the grid in the middle, a place for every die of both seats, rounds and scores. */
export function doceArtwork(): string {
  const { width, height } = playfieldOf(fullTable);
  const first = centreOf(fullTable, FIRST_ROW * fullTable.columns + FIRST_COLUMN);
  return [
    cloth(),
    scoreLine(),
    edgeMarks((edge, n) => {
      if (edge === 0) return n < rounds.length ? { words: rounds[n]! } : null;
      return scoreMark(edge, n);
    }),
    grid(fullTable, first.x, first.y, 3, true),
    shelf(width / 2, height - 62, ink.cream),
    element(
      'g',
      { transform: `rotate(180 ${width / 2} ${height / 2})` },
      shelf(width / 2, height - 62, ink.cream),
    ),
    lettering(66, height / 2, 'DOCE', { size: 34, turn: -90 }),
    lettering(width - 66, height / 2, 'make twelve', { size: 15, turn: 90 }),
    lettering(8, 32, 'rounds', { size: 7, anchor: 'start' }),
    lettering(width - 8, 32, 'points', { size: 7, anchor: 'end' }),
  ].join('');
}

/** DOCE on the small table: its cells are the grid. */
export function smallDoceArtwork(table: TableDescription): string {
  const { width, height } = playfieldOf(table);
  const first = centreOf(table, 0);
  return [
    cloth(width, height),
    edgeMarks((edge, n) => {
      if (edge === 0) return n < rounds.length ? { words: rounds[n]! } : null;
      return scoreMark(edge, n, table);
    }, table),
    grid(table, first.x, first.y, 1, false),
    lettering(8, height - 9.5, 'Doce', { size: 8, anchor: 'start' }),
  ].join('');
}

/** The grid from the centre of its first square, with a border so wide; `isNumbered`: with the numbers of its rows and columns. */
function grid(table: TableDescription, x: number, y: number, border: number, isNumbered: boolean): string {
  const { pitch } = table;
  const [left, top] = [x - pitch / 2, y - pitch / 2];
  const size = pitch * SIDE;
  const inset = 1.4;
  const squares = Array.from({ length: SIDE * SIDE }, (_, square) => {
    const column = square % SIDE;
    const row = Math.floor(square / SIDE);
    const at = { x: left + column * pitch + inset, y: top + row * pitch + inset };
    const edge = pitch - 2 * inset;
    const middle = { x: at.x + edge / 2, y: at.y + edge / 2 };
    return (
      element('rect', {
        ...at,
        width: edge,
        height: edge,
        rx: 3,
        fill: (row + column) % 2 ? '#22312b' : '#2c3e37',
        stroke: ink.brass,
        'stroke-width': 0.7,
      }) +
      element('rect', {
        x: middle.x - die / 2,
        y: middle.y - die / 2,
        width: die,
        height: die,
        rx: 3,
        fill: 'none',
        stroke: ink.brass,
        'stroke-opacity': 0.55,
        'stroke-width': 0.4,
        'stroke-dasharray': '1 1.6',
      })
    );
  });
  const frame = element('rect', {
    x: left - border,
    y: top - border,
    width: size + 2 * border,
    height: size + 2 * border,
    rx: 4,
    fill: ink.deep,
    stroke: ink.brass,
    'stroke-width': 1.2,
  });
  const numbers = Array.from({ length: SIDE }, (_, n) =>
    [
      label(left + (n + 0.5) * pitch, top - 10, String(n + 1), 9),
      label(left - 10, top + (n + 0.5) * pitch, String(n + 1), 9),
    ].join(''),
  );
  return frame + squares.join('') + (isNumbered ? numbers.join('') : '');
}

/** Places for a seat's dice in two rows and for its blocker, which is round. */
function shelf(x: number, y: number, stroke: string): string {
  const step = die + 6;
  const perRow = Math.ceil((NUMBERED_DICE + 1) / 2);
  return Array.from({ length: NUMBERED_DICE + 1 }, (_, place) => {
    const row = Math.floor(place / perRow);
    const middle = { x: x + ((place % perRow) - (perRow - 1) / 2) * step, y: y + (row - 0.5) * (die + 3.5) };
    const look = { fill: ink.deep, 'fill-opacity': 0.5, stroke, 'stroke-opacity': 0.7, 'stroke-width': 0.5 };
    if (place < NUMBERED_DICE)
      return element('rect', {
        x: middle.x - die / 2,
        y: middle.y - die / 2,
        width: die,
        height: die,
        rx: 3,
        ...look,
      });
    const arm = blocker.diameter / 4;
    const cross = `M${middle.x - arm} ${middle.y - arm} l${2 * arm} ${2 * arm} m0 ${-2 * arm} l${-2 * arm} ${2 * arm}`;
    return (
      element('circle', { cx: middle.x, cy: middle.y, r: blocker.diameter / 2, ...look }) +
      path(cross, { stroke, 'stroke-width': 1, 'stroke-opacity': 0.7, 'stroke-linecap': 'round' })
    );
  }).join('');
}
