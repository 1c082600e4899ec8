import { NUMBERS } from '../../shared/doppio';
import { element } from '../drawings/svg';
import { domino } from '../pieces';
import { edgeLightAt } from '../places';
import { fullTable } from '../tables';
import { cloth, fieldHeight, fieldWidth } from './ground';
import { ink, label, lettering, path, pipSquare } from './look';

/** The first light of an edge that stands for a number: the seven inner ones do. */
const firstLight = 1;

/** Doppio: a mat. Tiles may lie anywhere; the numbers at the edges are those of their ends, to be read from every side. */
export function doppioArtwork(): string {
  return [cloth(), ...numbers(), mat(), medallion(fieldWidth / 2, fieldHeight / 2)].join('');
}

/** Number, half a tile and light at each edge, turned to whoever sits there. */
function numbers(): string[] {
  const turns = [90, 180, 270, 0];
  return [0, 1, 2, 3].flatMap((edge) =>
    Array.from({ length: NUMBERS }, (_, number) => {
      const { x, y } = edgeLightAt(fullTable, edge * fullTable.rows + firstLight + number);
      const beside = 10.5;
      const upright = `rotate(${turns[edge]} ${x} ${y})`;
      return [
        element('circle', { cx: x, cy: y, r: 3, fill: ink.deep, stroke: ink.brass, 'stroke-width': 0.5 }),
        element(
          'g',
          { transform: upright },
          [
            label(x - 11.5, y, String(number), 10),
            pipSquare(x + 12, y, beside, number, ink.cream, ink.black),
          ].join(''),
        ),
      ].join('');
    }),
  );
}

/** The cloth where tiles lie: a fine weave of tiles between two lines. */
function mat(): string {
  const inset = 32;
  const size = fieldWidth - 2 * inset;
  const step = size / 10;
  const weave: string[] = [];
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 10; column++) {
      const [x, y] = [inset + (column + 0.5) * step, inset + (row + 0.5) * step];
      const [w, h] = (row + column) % 2 === 0 ? [step * 0.36, step * 0.72] : [step * 0.72, step * 0.36];
      weave.push(`M${x - w / 2} ${y - h / 2} h${w} v${h} h${-w} Z`);
      weave.push(w < h ? `M${x - w / 2} ${y} h${w}` : `M${x} ${y - h / 2} v${h}`);
    }
  const frame = { x: inset, y: inset, width: size, height: size, rx: 5 };
  return [
    element('rect', { ...frame, fill: '#1f3a33', stroke: ink.brass, 'stroke-width': 1.3 }),
    path(weave.join(' '), { stroke: ink.brass, 'stroke-opacity': 0.16, 'stroke-width': 0.6 }),
    element('rect', {
      x: inset + 2.6,
      y: inset + 2.6,
      width: size - 5.2,
      height: size - 5.2,
      rx: 3,
      fill: 'none',
      stroke: ink.brass,
      'stroke-width': 0.4,
    }),
  ].join('');
}

/** The place of the first double, with the game's name for both sides. */
function medallion(x: number, y: number): string {
  const { width, length } = domino;
  const outline = { fill: 'none', stroke: ink.brass, 'stroke-width': 0.8, 'stroke-dasharray': '2.4 1.6' };
  const name = lettering(x, y + 42, 'Doppio', { size: 20 });
  return [
    element('circle', { cx: x, cy: y, r: 62, fill: '#1a302a', stroke: ink.brass, 'stroke-width': 1 }),
    element('circle', { cx: x, cy: y, r: 58.5, fill: 'none', stroke: ink.brass, 'stroke-width': 0.4 }),
    element('rect', { x: x - width / 2, y: y - length / 2, width, height: length, rx: 3, ...outline }),
    path(`M${x - width / 2} ${y} h${width}`, outline),
    name,
    element('g', { transform: `rotate(180 ${x} ${y})` }, name),
  ].join('');
}
