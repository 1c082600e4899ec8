import { csv } from './bom';
import type { Cable, Connector, Netlist } from './netlist/netlist';
import { isWired, signals } from './netlist/signals';
import type { PinName } from './pins';
import { headerPinOf } from './rp2040';
import type { TableDescription } from './tables';

/** Colours of the wires, so that a cable can be followed: power and ground always the same, signals as resistors count. */
const signalColours = [
  'yellow',
  'green',
  'blue',
  'violet',
  'grey',
  'white',
  'brown',
  'pink',
  'turquoise',
] as const;

/** The colour of a contact's wire. */
export function wireColour(nets: readonly string[], contact: number): string {
  const net = nets[contact]!;
  if (net === 'GND') return 'black';
  if (net === '3V3') return 'orange';
  if (net.startsWith('5V')) return 'red';
  const others = nets.filter((other) => other !== 'GND' && other !== '3V3' && !other.startsWith('5V'));
  return signalColours[others.indexOf(net) % signalColours.length]!;
}

/** A connector's cable and the connector at its other end; undefined where none is plugged. */
export function cableAt(netlist: Netlist, connector: Connector): { cable: Cable; far: string } | undefined {
  const cable = netlist.cables.find(
    ({ from, to }) => from === connector.reference || to === connector.reference,
  );
  return cable && { cable, far: cable.from === connector.reference ? cable.to : cable.from };
}

/** How a wire is called in tables and drawings. */
export function wireName({ gauge }: Cable): string {
  return gauge === null ? 'coax RG-178' : `AWG ${gauge}`;
}

/** Every joint of every net, as comma-separated values. */
export function netlistCsv(netlist: Netlist): string {
  const partOf = new Map(netlist.parts.map((part) => [part.reference, part]));
  const rows = [...netlist.joints]
    .sort((left, right) => left.net.localeCompare(right.net, 'en', { numeric: true }))
    .map(({ net, part, contact }) => {
      const { kind, module, use } = partOf.get(part)!;
      return [net, part, contact, kind, module, use];
    });
  return csv([['net', 'part', 'contact', 'kind', 'module', 'use'], ...rows]);
}

/** Every wire of every cable, as comma-separated values. */
export function wiresCsv(netlist: Netlist): string {
  const rows = netlist.cables.flatMap((cable) => {
    const { nets } = netlist.connectors.find(({ reference }) => reference === cable.from)!;
    return nets.map((net, contact) => [
      cable.reference,
      cable.from,
      cable.to,
      contact + 1,
      net,
      cable.gauge === null ? (contact === 0 ? 'core' : 'shield') : wireColour(nets, contact),
      wireName(cable),
      cable.length,
    ]);
  });
  return csv([['cable', 'from', 'to', 'contact', 'net', 'colour', 'wire', 'length mm'], ...rows]);
}

/** The controller's pins and, connector by connector, contact, net, colour, and what is at the other end. */
export function wiringTables(table: TableDescription, netlist: Netlist): string {
  const pins = table.pins
    .filter(({ name }) => isWired(name as PinName))
    .map((pin) => {
      const { net, function: does } = signals[pin.name as PinName];
      return `| ${headerPinOf(pin.gpio)} | GP${pin.gpio} | ${does} | ${net} | ${pin.meaning} |`;
    });
  const modules = netlist.modules.map(({ name }) => {
    const own = netlist.connectors.filter((connector) => connector.module === name);
    return [`## ${name}`, ...own.map((connector) => connectorTable(netlist, connector))].join('\n\n');
  });
  return `${[
    `# ${table.title}: wiring tables`,
    '_Reference design: this table has never been built. Generated from `hardware/`; do not edit._',
    '## Pins of the Pico',
    ['| contact | pin | function | net | meaning |', '| ---: | --- | --- | --- | --- |', ...pins].join('\n'),
    ...modules,
  ].join('\n\n')}\n`;
}

function connectorTable(netlist: Netlist, connector: Connector): string {
  const there = cableAt(netlist, connector);
  const head = there
    ? `**${connector.reference}** (${connector.family}) — ${there.cable.reference}, ${there.cable.length} mm, ${wireName(there.cable)}, to **${there.far}**`
    : `**${connector.reference}** (${connector.family})`;
  const rows = connector.nets.map((net, contact) => {
    const colour =
      there?.cable.gauge === null ? (contact === 0 ? 'core' : 'shield') : wireColour(connector.nets, contact);
    return `| ${contact + 1} | ${net} | ${colour} | ${endsOf(netlist, connector.module, net)} |`;
  });
  return [head, '', '| contact | net | colour | on this board |', '| ---: | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Which contacts of a module's parts a net joins; many are counted. */
function endsOf(netlist: Netlist, module: string, net: string): string {
  const own = new Set(
    netlist.parts.filter((part) => part.module === module).map(({ reference }) => reference),
  );
  const ends = netlist.joints.filter((joint) => joint.net === net && own.has(joint.part));
  const shown = ends.slice(0, 4).map(({ part, contact }) => `${part} ${contact}`);
  return (
    shown.join(', ') + (ends.length > shown.length ? ` and ${ends.length - shown.length} more` : '') || '–'
  );
}
