import { sumOf } from '../groups';
import type { Netlist } from '../netlist/netlist';
import { circuitOf, pullsOf, type Circuit } from './circuit';
import type { Check, Violation } from './violation';

/** A driver of the Pico at its usual strength, and a cable. */
const driverOhms = 50;
const picofaradsPerMillimetre = 0.1;
/** A rise of a display bus in fast mode (NXP UM10204, table 10). Nanoseconds. */
const busRise = 300;
/** Of a clock's period, an edge may take this part. */
const edgePart = 1 / 4;
/** A light's data take 24 bits, and a frame begins after a pause (WS2812B-V5 data sheet: 280 µs). Microseconds. */
const bitsPerLight = 24;
const framePause = 280;
/** The chain is read every millisecond and must leave the processor most of it. Microseconds. */
const scanLimit = 250;
/** Data from light to light on a cable without a resistor. Millimetres. */
const lightCableLimit = 1_500;

/** clock: no chip on a clock is asked to be faster than it can; edge: and the clock's edges are steep enough for all that hang on it. */
export const checkClocks: Check = (table, netlist) => {
  const circuit = circuitOf(netlist);
  const clocks: readonly (readonly [string, number])[] = [
    ['INPUTS_CLK', table.clocks.inputs],
    ['READER_SCK', table.clocks.reader],
    ['LIGHT_3V3', table.clocks.lights],
    ['LIGHT_0', table.clocks.lights],
    ['SCL', table.clocks.display],
  ];
  return clocks.flatMap(([net, rate]) => [...tooFast(circuit, net, rate), ...tooSlow(circuit, net, rate)]);
};

function tooFast(circuit: Circuit, net: string, rate: number): Violation[] {
  return circuit
    .contactsOf(net)
    .filter(({ role, kind }) => role === 'in' && kind.fastest !== undefined && rate > kind.fastest)
    .map(({ joint, kind }) => ({
      rule: 'clock',
      subject: `${joint.part} ${joint.contact}`,
      text: `is clocked with ${megahertz(rate)}, at most ${megahertz(kind.fastest!)}`,
    }));
}

function tooSlow(circuit: Circuit, net: string, rate: number): Violation[] {
  const contacts = circuit.contactsOf(net);
  const inputs = contacts.filter(({ role }) => role === 'in' || role === 'open');
  const capacitance =
    inputs.reduce((sum, { kind }) => sum + (kind.capacitance ?? 0), 0) +
    cableLength(circuit.netlist, net) * picofaradsPerMillimetre;
  const [pull] = pullsOf(circuit, net);
  const isBus = contacts.some(({ role }) => role === 'open');
  const series = contacts.find(({ kind, joint }) => kind.ohms !== undefined && joint.contact === '2');
  const ohms = isBus ? (pull?.ohms ?? Infinity) : driverOhms + (series?.kind.ohms ?? 0);
  // From 30 % to 70 % on a bus, from 10 % to 90 % elsewhere.
  const rise = ((isBus ? 0.85 : 2.2) * ohms * capacitance) / 1_000;
  const most = isBus ? busRise : (edgePart * 1e9) / rate;
  if (rise <= most) return [];
  const text = `${inputs.length} inputs and the cable have ${Math.round(capacitance)} pF: an edge takes ${Math.round(rise)} ns, at most ${Math.round(most)} ns`;
  return [{ rule: 'edge', subject: net, text }];
}

function cableLength(netlist: Netlist, net: string): number {
  const joined = new Set(
    netlist.connectors.filter(({ nets }) => nets.includes(net)).map((one) => one.reference),
  );
  return netlist.cables
    .filter((cable) => joined.has(cable.from))
    .reduce((sum, { length }) => sum + length, 0);
}

/** frame-time, scan-time: the long chains are read and written in the time that there is; light-cable: and no hop is too long. */
export const checkTimes: Check = (table, netlist) => {
  const found: Violation[] = [];
  const frame = (sumOf(table.ledGroups) * bitsPerLight * 1e6) / table.clocks.lights + framePause;
  if (frame > table.frameGap * 1_000)
    found.push({
      rule: 'frame-time',
      subject: 'light chain',
      text: `a frame takes ${Math.round(frame)} µs, every ${table.frameGap} ms one may come`,
    });
  const scan = (table.chips * 8 * 1e6) / table.clocks.inputs;
  if (scan > scanLimit)
    found.push({
      rule: 'scan-time',
      subject: 'register chain',
      text: `a reading takes ${Math.round(scan)} µs, at most ${scanLimit} µs`,
    });
  for (const cable of netlist.cables) {
    const nets = netlist.connectors.find(({ reference }) => reference === cable.from)?.nets ?? [];
    if (nets.some((net) => net.startsWith('LIGHT_')) && cable.length > lightCableLimit)
      found.push({
        rule: 'light-cable',
        subject: cable.reference,
        text: `is ${cable.length} mm long, at most ${lightCableLimit} mm`,
      });
  }
  return found;
};

function megahertz(rate: number): string {
  return `${(rate / 1e6).toFixed(2)} MHz`;
}
