import type { Layer, Panel, Shape } from '../panels/shape';
import { drawing, element, text } from './svg';

const looks: Readonly<
  Record<Layer, { readonly stroke: string; readonly width: number; readonly dashes?: string }>
> = {
  cut: { stroke: '#c1121f', width: 0.3 },
  drill: { stroke: '#0072b2', width: 0.3 },
  engrave: { stroke: '#2f7d32', width: 0.25, dashes: '2 1' },
  note: { stroke: '#777', width: 0.15 },
};
/** Around the panel, and below it for the title and the ruler. */
const margin = 10;
const foot = 26;
const leastWidth = 170;
const rulerLength = 100;

/** A panel's drawing at its true size, with a ruler to measure the print by. */
export function panelSvg(table: string, panel: Panel): string {
  const width = Math.max(panel.width, leastWidth);
  const base = panel.height + margin;
  const shapes = panel.shapes.map((shape) => shapeSvg(shape, -panel.left, -panel.top)).join('');
  const words = [
    text(0, base + 2, `${table}: ${panel.title}, 1 : 1`, { size: 5, weight: 'bold', anchor: 'start' }),
    text(0, base + 8, panel.material, { size: 3.2, anchor: 'start' }),
    text(
      0,
      base + 13,
      'Reference design, never built. Red: cut. Blue: drill. Green, dashed: engrave or mark. Grey: notes.',
      {
        size: 3.2,
        anchor: 'start',
      },
    ),
  ].join('');
  return drawing(
    -margin,
    -margin,
    width + 2 * margin,
    base + margin + foot,
    element('rect', {
      x: -margin,
      y: -margin,
      width: width + 2 * margin,
      height: base + margin + foot,
      fill: '#fff',
    }) +
      shapes +
      words +
      ruler(0, base + 19),
  );
}

function ruler(x: number, y: number): string {
  const marks = Array.from({ length: 11 }, (_, centimetre) => {
    const at = x + centimetre * 10;
    return element('path', {
      d: `M${at} ${y} v${centimetre % 5 === 0 ? 4 : 2.5}`,
      stroke: '#111',
      'stroke-width': 0.25,
    });
  });
  return (
    element('path', { d: `M${x} ${y} h${rulerLength}`, stroke: '#111', 'stroke-width': 0.25, fill: 'none' }) +
    marks.join('') +
    text(x + rulerLength + 3, y + 1.5, '100 mm: measure it before you drill', { size: 3.2, anchor: 'start' })
  );
}

function shapeSvg(shape: Shape, right: number, down: number): string {
  const { stroke, width, dashes } = looks[shape.layer];
  const look = { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes };
  const x = shape.x + right;
  const y = shape.y + down;
  switch (shape.kind) {
    case 'circle':
      return element('circle', { cx: x, cy: y, r: shape.radius, ...look });
    case 'rectangle':
      return element('rect', { x, y, width: shape.width, height: shape.height, ...look });
    case 'line':
      return element('line', { x1: x, y1: y, x2: shape.toX + right, y2: shape.toY + down, ...look });
    case 'text':
      return text(x, y, shape.text, { size: shape.size, fill: '#555' });
  }
}
