import type { Module, Netlist, Sheet } from '../netlist/netlist';
import type { TableDescription } from '../tables';
import { sheetsOf } from './wiring';
import { drawing, element, text } from './svg';

const width = 297;
const height = 210;
const box = { width: 46, height: 12 };
/** The boards in the middle; everything else stands in a column on the right, in the order of the light chain. */
const boards: Readonly<Partial<Record<Sheet, readonly [x: number, y: number]>>> = {
  power: [14, 96],
  controller: [84, 96],
  inputs: [154, 62],
  reader: [154, 140],
  display: [84, 150],
};
const column = 236;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** All modules on one page: which board is joined to which others, by how many cables; what has power; how the lights' data run. */
export function overviewSvg(table: TableDescription, netlist: Netlist): string {
  const all = sheetsOf(netlist);
  const others = all.filter(([sheet]) => !(sheet in boards));
  const step = Math.min(15, (height - 50) / others.length);
  const spots = new Map<Sheet, Spot>(
    all.map(([sheet]) => {
      const fixed = boards[sheet];
      const place = others.findIndex(([other]) => other === sheet);
      return [sheet, fixed ? { x: fixed[0], y: fixed[1] } : { x: column, y: 34 + place * step }];
    }),
  );
  return drawing(
    0,
    0,
    width,
    height,
    [
      element('rect', { x: 0, y: 0, width, height, fill: '#fff' }),
      text(12, 14, `${table.title} · wiring · all modules`, { size: 7, weight: 'bold', anchor: 'start' }),
      text(
        12,
        22,
        'Reference design, never built. Thin: signals, with the number of cables. Red dot: a power cable of its own. Blue: the lights’ data, downward.',
        { size: 3.2, anchor: 'start', fill: '#555' },
      ),
      ...links(netlist, spots),
      ...all.map(([sheet, modules]) =>
        boxSvg(sheet, modules, spots.get(sheet)!, Math.min(box.height, step - 3), netlist),
      ),
    ].join(''),
  );
}

function links(netlist: Netlist, spots: ReadonlyMap<Sheet, Spot>): string[] {
  const moduleOf = (connector: string) =>
    netlist.connectors.find(({ reference }) => reference === connector)!.module;
  const sheetOf = (connector: string) =>
    netlist.modules.find(({ name }) => name === moduleOf(connector))!.sheet;
  const counts = new Map<string, { from: Sheet; to: Sheet; count: number; isLight: boolean }>();
  for (const { from, to } of netlist.cables) {
    const ends = { from: sheetOf(from), to: sheetOf(to) };
    const isLight = to.endsWith('LIGHTS IN');
    if (ends.from === ends.to || (ends.from === 'power' && ends.to !== 'controller')) continue;
    const key = `${ends.from} ${ends.to} ${isLight}`;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { ...ends, count: 1, isLight });
  }
  return [...counts.values()].map(({ from, to, count, isLight }) => {
    const [start, end] = [spots.get(from)!, spots.get(to)!];
    if (isLight && from !== 'controller') {
      const x = column + box.width + 4;
      const way = `M${column + box.width} ${start.y + 7} H${x} V${end.y + 3} H${column + box.width}`;
      return element('path', { d: way, fill: 'none', stroke: '#0072b2', 'stroke-width': 0.9 });
    }
    if (isLight) {
      const way = `M${start.x + box.width - 8} ${start.y} V${end.y + 2} H${end.x}`;
      return element('path', { d: way, fill: 'none', stroke: '#0072b2', 'stroke-width': 0.9 });
    }
    const isBelow = Math.abs(start.x - end.x) < 10;
    const from2 = isBelow
      ? { x: start.x + box.width / 2, y: start.y + box.height }
      : { x: start.x + box.width, y: start.y + 6 };
    const to2 = isBelow
      ? { x: end.x + box.width / 2, y: end.y }
      : { x: end.x, y: end.y + (to in boards ? 6 : from === 'reader' ? 9 : 7) };
    const stroke = from === 'power' ? '#c1121f' : '#555';
    const way = isBelow
      ? `M${from2.x} ${from2.y} V${to2.y}`
      : `M${from2.x} ${from2.y} C${from2.x + 16} ${from2.y} ${to2.x - 22} ${to2.y} ${to2.x} ${to2.y}`;
    const label =
      count > 1
        ? text(to2.x - 4, to2.y + (from === 'reader' ? 2 : -2), `${count} ×`, { size: 2.8, fill: stroke })
        : '';
    return element('path', { d: way, fill: 'none', stroke, 'stroke-width': 0.5 }) + label;
  });
}

function boxSvg(
  sheet: Sheet,
  modules: readonly Module[],
  { x, y }: Spot,
  tall: number,
  netlist: Netlist,
): string {
  const names = modules.map(({ name }) => name);
  const fed = netlist.cables.filter(
    ({ from, to }) => from.startsWith('power ') && names.some((name) => to === `${name} POWER`),
  ).length;
  const power =
    fed > 0
      ? element('circle', { cx: x + box.width - 3, cy: y + 3, r: 1.5, fill: '#c1121f' }) +
        (fed > 1
          ? text(x + box.width - 6.5, y + 3, String(fed), { size: 2.6, fill: '#c1121f', anchor: 'end' })
          : '')
      : '';
  const isBoard = sheet in boards;
  return (
    element('rect', {
      x,
      y,
      width: box.width,
      height: isBoard ? box.height : tall,
      rx: 1.5,
      fill: isBoard ? '#fbf1dc' : '#eef3f1',
      stroke: '#33473f',
      'stroke-width': 0.4,
    }) +
    text(
      x + box.width / 2,
      y + (isBoard ? box.height : tall) / 2,
      modules.length > 1 ? `${sheet} × ${modules.length}` : sheet,
      {
        size: 3.6,
        weight: 'bold',
      },
    ) +
    power
  );
}
