import { sheets, type Connector, type Module, type Netlist, type Part, type Sheet } from '../netlist/netlist';
import { voltageOf } from '../netlist/rail';
import { partKind } from '../parts';
import { headerPinOf } from '../rp2040';
import type { TableDescription } from '../tables';
import { cableAt, wireColour, wireName } from '../wiring';
import { drawing, element, text } from './svg';

const page = { width: 297, least: 150, margin: 12, head: 24, foot: 16 };
/** Height of a contact's line, and of what stands above the first. */
const line = 5;
const heading = 8;
const gap = 7;
const left = { far: page.margin, near: 92, width: 34 };
const right = { from: 140, width: 68, gap: 6, columns: 2 };
const shownAlike = 2;

/** How the colours of wires look on paper: white and yellow are darkened to be seen. */
const inks: Readonly<Record<string, string>> = {
  red: '#c1121f',
  black: '#111',
  orange: '#d97700',
  yellow: '#b59a00',
  green: '#2f7d32',
  blue: '#0072b2',
  violet: '#7b3fa0',
  grey: '#777',
  white: '#a9a9a9',
  brown: '#7a4a21',
  pink: '#d4679f',
  turquoise: '#0097a7',
  core: '#0072b2',
  shield: '#111',
};

/** The sheets that a table has, each with its modules. */
export function sheetsOf(netlist: Netlist): readonly (readonly [Sheet, readonly Module[]])[] {
  return sheets
    .map((sheet) => [sheet, netlist.modules.filter((module) => module.sheet === sheet)] as const)
    .filter(([, modules]) => modules.length > 0);
}

/** The wiring diagram of the modules of a sheet: the first of them in full, what is different in the others in a table. */
export function wiringSvg(
  table: TableDescription,
  netlist: Netlist,
  sheet: Sheet,
  modules: readonly Module[],
): string {
  const [module] = modules as readonly [Module];
  const connectors = typical(netlist, module.name);
  const cables = cablesSvg(netlist, connectors);
  const parts = partsSvg(netlist, module.name);
  const tableTop = page.head + page.margin + Math.max(cables.height, parts.height) + 4;
  const others =
    modules.length > 1 ? siblingsSvg(netlist, modules, tableTop) : listSvg(netlist, connectors, tableTop);
  const height = Math.max(page.least, tableTop + others.height + page.foot);
  const title = modules.length === 1 ? module.name : `${sheet}: ${module.name}, one of ${modules.length}`;
  return drawing(
    0,
    0,
    page.width,
    height,
    [
      element('rect', { x: 0, y: 0, width: page.width, height, fill: '#fff' }),
      text(page.margin, 14, `${table.title} · wiring · ${title}`, {
        size: 7,
        weight: 'bold',
        anchor: 'start',
      }),
      text(
        page.margin,
        22,
        'Reference design, never built. Cables on the left; on the right the parts, each contact with its net.',
        {
          size: 3.2,
          anchor: 'start',
          fill: '#555',
        },
      ),
      cables.content,
      parts.content,
      others.content,
    ].join(''),
  );
}

/** Boards with so many connectors alike that one of each kind is drawn and the others are listed. */
const manyAlike: readonly Sheet[] = ['power', 'inputs', 'reader', 'loops'];

interface Typical {
  readonly connector: Connector;
  /** The other connectors of its kind. */
  readonly others: readonly Connector[];
}

/** Connectors of a module; of those that lead to the same kind of module the first, with the others. */
function typical(netlist: Netlist, module: string): Typical[] {
  const { sheet } = netlist.modules.find(({ name }) => name === module)!;
  const kinds = new Map<string, Connector[]>();
  for (const connector of netlist.connectors.filter((one) => one.module === module)) {
    const key = manyAlike.includes(sheet) ? kindOf(netlist, connector) : connector.reference;
    kinds.set(key, [...(kinds.get(key) ?? []), connector]);
  }
  return [...kinds.values()].map(([connector, ...others]) => ({ connector: connector!, others }));
}

function kindOf(netlist: Netlist, connector: Connector): string {
  const far = cableAt(netlist, connector)?.far;
  const farModule = netlist.connectors.find(({ reference }) => reference === far)?.module;
  const farSheet = netlist.modules.find(({ name }) => name === farModule)?.sheet;
  const isCoax = cableAt(netlist, connector)?.cable.gauge === null;
  return isCoax ? 'coax' : `${farSheet} ${connector.nets.length}`;
}

/** The connectors that are not drawn, in three columns: cable, where it begins, where it ends, its length. */
function listSvg(netlist: Netlist, connectors: readonly Typical[], y: number) {
  const all = connectors
    .filter(({ others }) => others.length > 0)
    .flatMap(({ connector, others }) => [connector, ...others]);
  if (all.length === 0) return { content: '', height: 0 };
  const perColumn = Math.ceil(all.length / 3);
  const rows = all.map((connector, index) => {
    const { cable, far } = cableAt(netlist, connector)!;
    const name = connector.reference.slice(connector.module.length + 1);
    const x = page.margin + Math.floor(index / perColumn) * 92;
    return text(
      x,
      y + 10 + (index % perColumn) * 4.2,
      `${cable.reference}  ${name} – ${far}, ${cable.length} mm, ${netsOf(connector)}`,
      {
        size: 2.6,
        anchor: 'start',
      },
    );
  });
  const head = text(page.margin, y + 4, 'All cables of the kinds of which one is drawn', {
    size: 3,
    weight: 'bold',
    anchor: 'start',
  });
  return { content: head + rows.join(''), height: 14 + perColumn * 4.2 };
}

/** The signals of a connector, the numbered ones by the first and the last. */
function netsOf({ nets }: Connector): string {
  const [first, ...rest] = nets.filter((net) => !isPower(net));
  return rest.length === 0 ? (first ?? nets[0]!) : `${first} … ${rest[rest.length - 1]}`;
}

function cablesSvg(netlist: Netlist, connectors: readonly Typical[]) {
  let y = page.head + page.margin;
  const drawn: string[] = [];
  for (const { connector, others } of connectors) {
    const there = cableAt(netlist, connector);
    const { nets } = connector;
    const height = heading + nets.length * line + 2;
    const name = connector.reference.slice(connector.module.length + 1);
    drawn.push(
      box(left.far, y, left.width, height, there?.far ?? 'nothing'),
      box(left.near, y, left.width, height, others.length > 0 ? `${name} (1 of ${others.length + 1})` : name),
      ...nets.flatMap((net, contact) => {
        const at = y + heading + (contact + 0.5) * line;
        const isCoax = there?.cable.gauge === null;
        const colour = isCoax ? (contact === 0 ? 'core' : 'shield') : wireColour(nets, contact);
        const ink = inks[colour]!;
        return [
          element('line', {
            x1: left.far + left.width,
            y1: at,
            x2: left.near,
            y2: at,
            stroke: ink,
            'stroke-width': 0.9,
          }),
          text(left.far + left.width + 2, at - 1.75, colour, { size: 2.3, anchor: 'start', fill: ink }),
          text(left.far + left.width - 2, at, String(contact + 1), { size: 2.8, anchor: 'end' }),
          text(left.near + 2, at, String(contact + 1), { size: 2.8, anchor: 'start' }),
          text(left.near + left.width - 2, at, net, { size: 2.8, anchor: 'end', fill: netInk(net) }),
        ];
      }),
    );
    if (there)
      drawn.push(
        text(
          (left.far + left.width + left.near) / 2,
          y + 3,
          `${there.cable.reference} · ${there.cable.length} mm · ${wireName(there.cable)}`,
          {
            size: 2.7,
            weight: 'bold',
          },
        ),
      );
    y += height + gap;
  }
  return { content: drawn.join(''), height: y - page.head - page.margin };
}

/** Parts of a module by kind, first those with many contacts; of many alike the first ones, with the names of the others. */
function partsSvg(netlist: Netlist, module: string) {
  const own = netlist.parts.filter((part) => part.module === module);
  const isSmall = ({ kind }: Part) => Object.keys(partKind(kind).contacts).length === 2;
  const kinds = [...new Set(own.filter((part) => !isSmall(part)).map(({ kind }) => kind))];
  const ends = Array.from({ length: right.columns }, () => page.head + page.margin);
  const drawn: string[] = [];
  const put = (block: (x: number, y: number) => { content: string; height: number }) => {
    const column = ends.indexOf(Math.min(...ends));
    const { content, height } = block(right.from + column * (right.width + right.gap), ends[column]!);
    drawn.push(content);
    ends[column] = ends[column]! + height + 5;
  };
  for (const kind of kinds) {
    const alike = own.filter((part) => part.kind === kind);
    for (const [index, part] of alike.slice(0, shownAlike).entries()) {
      const rest = index === Math.min(alike.length, shownAlike) - 1 ? alike.slice(shownAlike) : [];
      put((x, y) => partBox(netlist, part, x, y, rest));
    }
  }
  const small = own.filter(isSmall);
  if (small.length > 0) put((x, y) => smallPartsBox(netlist, small, x, y));
  return { content: drawn.join(''), height: Math.max(...ends) - page.head - page.margin };
}

/** What has two contacts: symbol by symbol between its nets. */
function smallPartsBox(netlist: Netlist, parts: readonly Part[], x: number, y: number) {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const rows = kinds.flatMap((kind) => {
    const alike = parts.filter((part) => part.kind === kind);
    const shown = alike.slice(0, alike.length > 4 ? shownAlike : alike.length);
    const rest = alike.slice(shown.length);
    return [
      { words: partKind(kind).name },
      ...shown.map((part) => ({ part })),
      ...(rest.length > 0 ? [{ words: alikeWords(rest) }] : []),
    ];
  });
  const step = 4.6;
  const height = rows.length * step + 4;
  const lines = rows.map((row, index) => {
    const at = y + 4 + index * step;
    if ('words' in row)
      return text(x + 2, at, shortened(row.words, 46), { size: 2.6, anchor: 'start', fill: '#555' });
    const nets = netlist.joints.filter((joint) => joint.part === row.part.reference).map(({ net }) => net);
    const [from, to] = [x + 33, x + 47];
    return [
      text(x + 2, at, row.part.reference, { size: 2.8, weight: 'bold', anchor: 'start' }),
      text(from - 1, at, nets[0]!, { size: 2.6, anchor: 'end', fill: netInk(nets[0]!), weight: 'bold' }),
      symbol(row.part, from, to, at),
      text(to + 1, at, nets[1]!, { size: 2.6, anchor: 'start', fill: netInk(nets[1]!), weight: 'bold' }),
    ].join('');
  });
  return { content: panelBox(x, y, height) + lines.join(''), height };
}

function panelBox(x: number, y: number, height: number): string {
  const look = { rx: 1.5, fill: '#fbf8f0', stroke: '#8a7a55', 'stroke-width': 0.3 };
  return element('rect', { x, y, width: right.width, height, ...look });
}

/** The usual symbol of a part with two contacts, between two points of a line. */
function symbol({ kind }: Part, from: number, to: number, y: number): string {
  const middle = (from + to) / 2;
  const wires = (half: number) => `M${from} ${y} H${middle - half} M${middle + half} ${y} H${to}`;
  const drawn = (d: string, fill = 'none') =>
    element('path', { d, fill, stroke: '#222', 'stroke-width': 0.35, 'stroke-linejoin': 'round' });
  if (kind.startsWith('resistor')) return drawn(`${wires(3)} M${middle - 3} ${y - 1.2} h6 v2.4 h-6 Z`);
  if (kind.startsWith('capacitor') || kind === 'trimmer') {
    const plates = `${wires(0.6)} M${middle - 0.6} ${y - 1.6} v3.2 M${middle + 0.6} ${y - 1.6} v3.2`;
    return drawn(kind === 'trimmer' ? `${plates} M${middle - 2} ${y + 1.6} l4 -3.2` : plates);
  }
  if (kind === 'schottky' || kind === 'pinDiode') {
    const bar = `M${middle + 1.4} ${y - 1.4} v2.8`;
    return (
      drawn(`${wires(1.4)} ${bar}`) +
      drawn(`M${middle - 1.4} ${y - 1.4} L${middle + 1.4} ${y} L${middle - 1.4} ${y + 1.4} Z`, '#222')
    );
  }
  if (kind === 'choke' || kind === 'antenna')
    return drawn(`${wires(3)} M${middle - 3} ${y} ${'a1 1 0 0 1 2 0 '.repeat(3)}`);
  if (kind === 'button' || kind === 'lever') return drawn(`${wires(2)} M${middle - 2} ${y} l3.6 -1.6`);
  if (kind.startsWith('fuse')) return drawn(`M${from} ${y} H${to} M${middle - 3} ${y - 1.2} h6 v2.4 h-6 Z`);
  return drawn(`${wires(2)} M${middle - 2} ${y - 1.2} h4 v2.4 h-4 Z`);
}

function alikeWords(rest: readonly Part[]): string {
  const names =
    rest.length === 1 ? rest[0]!.reference : `${rest[0]!.reference} … ${rest[rest.length - 1]!.reference}`;
  return `and ${rest.length} more alike: ${names}`;
}

function partBox(netlist: Netlist, part: Part, x: number, y: number, rest: readonly Part[]) {
  const joints = netlist.joints.filter((joint) => joint.part === part.reference);
  // The names of the Pico's contacts are long.
  const isWide = joints.length > 6 && part.kind !== 'pico';
  const perColumn = isWide ? Math.ceil(joints.length / 2) : joints.length;
  const height = 13 + perColumn * 4.4 + (rest.length > 0 ? 5 : 0);
  const half = right.width / 2;
  const rows = joints.map(({ contact, net }, index) => {
    const isSecond = index >= perColumn;
    const at = y + 13 + (index % perColumn) * 4.4;
    const from = x + (isSecond ? half : 0) + 2;
    const width = isWide ? half : right.width;
    return (
      text(from, at, contactName(part, contact), { size: 2.6, anchor: 'start', fill: '#333' }) +
      text(from + width - 4, at, net, { size: 2.6, anchor: 'end', fill: netInk(net), weight: 'bold' })
    );
  });
  const more = rest.length > 0 ? alikeWords(rest) : '';
  const { name } = partKind(part.kind);
  return {
    height,
    content: [
      panelBox(x, y, height),
      text(x + 2, y + 3.4, `${part.reference} · ${shortened(name, 34)}`, {
        size: 3,
        weight: 'bold',
        anchor: 'start',
      }),
      text(x + 2, y + 7.6, shortened(part.use, 52), { size: 2.4, anchor: 'start', fill: '#555' }),
      ...rows,
      more ? text(x + 2, y + height - 3, more, { size: 2.6, anchor: 'start', fill: '#555' }) : '',
    ].join(''),
  };
}

/** Contacts of the Pico by their number on its rows too: that is what one counts when soldering. */
function contactName(part: Part, contact: string): string {
  if (part.kind !== 'pico' || !contact.startsWith('GP')) return contact;
  return `${contact}, contact ${headerPinOf(Number(contact.slice(2)))}`;
}

/** What is different in each of several modules built alike: places in the chains, and cables. */
function siblingsSvg(netlist: Netlist, modules: readonly Module[], y: number) {
  const columns = [page.margin, 52, 100, 140, 178];
  const heads = ['module', 'inputs', 'lights', 'antennas', 'cables'];
  const rows = modules.map(({ name }) => {
    const parts = netlist.parts.filter((part) => part.module === name && part.position !== undefined);
    const positions = (is: (part: Part) => boolean) => ranges(parts.filter(is).map((part) => part.position!));
    const cables = netlist.connectors
      .filter((connector) => connector.module === name)
      .map((connector) => cableAt(netlist, connector)?.cable)
      .map((cable) => (cable ? `${cable.reference} (${cable.length})` : '–'));
    return [
      name,
      positions(({ kind }) => kind !== 'light' && kind !== 'antenna'),
      positions(({ kind }) => kind === 'light'),
      positions(({ kind }) => kind === 'antenna'),
      cables.join(', '),
    ];
  });
  const cells = [heads, ...rows].flatMap((row, index) =>
    row.map((words, column) =>
      text(columns[column]!, y + 4 + index * 5, words, {
        size: 2.8,
        anchor: 'start',
        ...(index === 0 ? { weight: 'bold' as const } : {}),
      }),
    ),
  );
  const rule = element('line', {
    x1: page.margin,
    y1: y + 6.6,
    x2: page.width - page.margin,
    y2: y + 6.6,
    stroke: '#999',
    'stroke-width': 0.2,
  });
  return { content: cells.join('') + rule, height: 8 + rows.length * 5 };
}

/** `3, 4, 5, 9` as `3 … 5, 9`. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (last && last[1] + 1 === number) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from} … ${to}`)).join(', ') || '–';
}

function box(x: number, y: number, width: number, height: number, name: string): string {
  return (
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 1,
      fill: '#eef3f1',
      stroke: '#33473f',
      'stroke-width': 0.35,
    }) + text(x + width / 2, y + 4, shortened(name, 22), { size: 2.8, weight: 'bold' })
  );
}

function isPower(net: string): boolean {
  return net === 'GND' || voltageOf(net) !== null;
}

function netInk(net: string): string {
  if (net === 'GND') return inks['black']!;
  if (net === '3V3') return inks['orange']!;
  return net.startsWith('5V') || net === 'VSYS' ? inks['red']! : '#0b4f8a';
}

function shortened(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
