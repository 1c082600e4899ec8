import { sheets, type Connector, type Module, type Netlist, type Part, type Sheet } from '../netlist/netlist';
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
  const others = siblingsSvg(netlist, modules, tableTop);
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

/** Connectors of a module, but of those that lead to modules of one sheet only the first, with how many there are. */
function typical(netlist: Netlist, module: string): { connector: Connector; alike: number }[] {
  const kinds = new Map<string, { connector: Connector; alike: number }>();
  for (const connector of netlist.connectors.filter((one) => one.module === module)) {
    const far = cableAt(netlist, connector)?.far;
    const farModule = netlist.connectors.find(({ reference }) => reference === far)?.module;
    const farSheet = netlist.modules.find(({ name }) => name === farModule)?.sheet;
    const key =
      module === farModule
        ? connector.reference
        : `${farSheet} ${connector.nets.length} ${far?.split(' ').pop()}`;
    const isMany = ['inputs', 'power', 'reader'].includes(
      netlist.modules.find(({ name }) => name === module)!.sheet,
    );
    const known = kinds.get(isMany ? key : connector.reference);
    if (known) known.alike++;
    else kinds.set(isMany ? key : connector.reference, { connector, alike: 1 });
  }
  return [...kinds.values()];
}

function cablesSvg(netlist: Netlist, connectors: readonly { connector: Connector; alike: number }[]) {
  let y = page.head + page.margin;
  const drawn: string[] = [];
  for (const { connector, alike } of connectors) {
    const there = cableAt(netlist, connector);
    const { nets } = connector;
    const height = heading + nets.length * line + 2;
    const name = connector.reference.slice(connector.module.length + 1);
    drawn.push(
      box(left.far, y, left.width, height, there?.far ?? 'nothing'),
      box(left.near, y, left.width, height, alike > 1 ? `${name} (1 of ${alike})` : name),
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
          text(left.far + left.width + 2, at - 1.6, colour, { size: 2.5, anchor: 'start', fill: ink }),
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

/** Parts of a module by kind; of many alike the first ones, with the names of the others. */
function partsSvg(netlist: Netlist, module: string) {
  const own = netlist.parts.filter((part) => part.module === module);
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  const ends = Array.from({ length: right.columns }, () => page.head + page.margin);
  const drawn: string[] = [];
  for (const kind of kinds) {
    const alike = own.filter((part) => part.kind === kind);
    for (const [index, part] of alike.slice(0, shownAlike).entries()) {
      const rest = index === Math.min(alike.length, shownAlike) - 1 ? alike.slice(shownAlike) : [];
      const column = ends.indexOf(Math.min(...ends));
      const block = partBox(
        netlist,
        part,
        right.from + column * (right.width + right.gap),
        ends[column]!,
        rest,
      );
      drawn.push(block.content);
      ends[column] = ends[column]! + block.height + 5;
    }
  }
  return { content: drawn.join(''), height: Math.max(...ends) - page.head - page.margin };
}

function partBox(netlist: Netlist, part: Part, x: number, y: number, rest: readonly Part[]) {
  const joints = netlist.joints.filter((joint) => joint.part === part.reference);
  const perColumn = joints.length > 6 ? Math.ceil(joints.length / 2) : joints.length;
  const height = 13 + perColumn * 4.4 + (rest.length > 0 ? 5 : 0);
  const half = right.width / 2;
  const rows = joints.map(({ contact, net }, index) => {
    const isSecond = index >= perColumn;
    const at = y + 13 + (index % perColumn) * 4.4;
    const from = x + (isSecond ? half : 0) + 2;
    const width = joints.length > 6 ? half : right.width;
    return (
      text(from, at, contactName(part, contact), { size: 2.6, anchor: 'start', fill: '#333' }) +
      text(from + width - 4, at, net, { size: 2.6, anchor: 'end', fill: netInk(net), weight: 'bold' })
    );
  });
  const more =
    rest.length > 0
      ? `and ${rest.length} more alike: ${rest[0]!.reference} … ${rest[rest.length - 1]!.reference}`
      : '';
  const { name } = partKind(part.kind);
  return {
    height,
    content: [
      element('rect', {
        x,
        y,
        width: right.width,
        height,
        rx: 1.5,
        fill: '#fbf8f0',
        stroke: '#8a7a55',
        'stroke-width': 0.3,
      }),
      text(x + 2, y + 3.4, `${part.reference} · ${shortened(name, 40)}`, {
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
  if (modules.length === 1) return { content: '', height: 0 };
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

function netInk(net: string): string {
  if (net === 'GND') return inks['black']!;
  if (net === '3V3') return inks['orange']!;
  return net.startsWith('5V') || net === 'VSYS' ? inks['red']! : '#0b4f8a';
}

function shortened(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
