import type { Cable } from '../netlist/netlist';
import { voltageOf, type Rail } from '../netlist/rail';
import { partKind } from '../parts';
import { picoRegulator } from '../rp2040';
import type { TableDescription } from '../tables';
import { circuitOf, type Circuit } from './circuit';
import type { Check, Violation } from './violation';

/** Forward voltage of a sensor's infrared sender at 10 mA (TCRT5000 data sheet, figure 4) and of a PIN diode at 5 mA. */
const senderVolts = 1.15;
const diodeVolts = 0.8;
/** Of a supply or fuse, at most this part is used for good. */
const loading = 0.9;
/** What one contact of a connector carries (JST XH with AWG 22: 3 A; VH with AWG 18: 7 A), and what wires carry and resist per metre. */
const contactLimits = { XH: 3_000, VH: 7_000 } as const;
const wires = {
  18: { limit: 7_000, ohms: 0.021 },
  22: { limit: 3_000, ohms: 0.053 },
  26: { limit: 1_000, ohms: 0.134 },
} as const;
/** How much of 5 V may be lost on the way to the last light. */
const dropLimit = 0.35;

/** What a module draws from each rail at most, in mA. `lights`: how bright, 0 … 1. */
function drawn(circuit: Circuit, lights: number): Map<string, Map<Rail, number>> {
  const byModule = new Map<string, Map<Rail, number>>();
  const add = (module: string, rail: Rail, current: number) => {
    const there = byModule.get(module) ?? new Map<Rail, number>();
    byModule.set(module, there.set(rail, (there.get(rail) ?? 0) + current));
  };
  for (const { joint, part, kind, role } of circuit.contacts) {
    if (voltageOf(joint.net) === null) continue;
    const rail = joint.net as Rail;
    if (role === 'supply') add(part.module, rail, (kind.worst ?? 0) * (part.kind === 'light' ? lights : 1));
    else if (kind.ohms !== undefined) add(part.module, rail, throughResistor(circuit, joint.part, rail));
  }
  return byModule;
}

/** What flows from a rail through a resistor, or through all of a network, while everything behind pulls low. */
function throughResistor(circuit: Circuit, resistor: string, rail: Rail): number {
  const far = circuit.contactsOn(resistor).filter(({ joint }) => joint.net !== rail);
  return far.reduce((sum, { joint, kind }) => {
    const volts = voltageOf(rail)! - senderVolts * sendersFrom(circuit, joint.net);
    return sum + (1_000 * volts) / kind.ohms!;
  }, 0);
}

function sendersFrom(circuit: Circuit, net: string): number {
  const sender = circuit
    .contactsOf(net)
    .find(({ part, joint }) => part.kind === 'presence' && joint.contact === 'A');
  const end = sender && circuit.contactsOn(sender.joint.part).find(({ joint }) => joint.contact === 'K');
  return end ? 1 + sendersFrom(circuit, end.joint.net) : 0;
}

/** Current of each rail in mA; what hangs on the Pico's own 3.3 V and VSYS comes from the rail that feeds it. */
export function budgetOf(
  table: TableDescription,
  netlist: Parameters<Check>[1],
  lights: number,
): Map<Rail, number> {
  const totals = new Map<Rail, number>();
  for (const module of drawn(circuitOf(netlist), lights).values())
    for (const [rail, current] of module) totals.set(rail, (totals.get(rail) ?? 0) + current);
  const fed = table.supplies[table.supplies.length - 1]!.rail;
  const logic = (totals.get('VSYS') ?? 0) + (totals.get('3V3') ?? 0);
  totals.set(fed, (totals.get(fed) ?? 0) + logic);
  return totals;
}

/** budget: each supply, its fuse and the Pico's regulator carry all at full white, and with room at the firmware's brightness. */
export const checkBudget: Check = (table, netlist) => {
  const found: Violation[] = [];
  const worst = budgetOf(table, netlist, 1);
  const usual = budgetOf(table, netlist, table.brightness / 100);
  for (const { rail, part, fuse } of table.supplies) {
    const carries = partKind(part).carries!;
    const fused = partKind(fuse).carries!;
    const [most, often] = [worst.get(rail) ?? 0, usual.get(rail) ?? 0];
    const over = (subject: string, is: number, limit: number, when: string) =>
      is > limit &&
      found.push({
        rule: 'budget',
        subject,
        text: `${Math.round(is)} mA ${when}, at most ${Math.round(limit)} mA`,
      });
    over(`${rail} from ${part}`, most, carries, 'at full white');
    over(`${rail} from ${part}`, often, carries * loading, `at ${table.brightness} %`);
    over(`${rail} through ${fuse}`, most, fused * loading, 'at full white');
  }
  const regulator = worst.get('3V3') ?? 0;
  if (regulator > picoRegulator)
    found.push({
      rule: 'budget',
      subject: '3V3',
      text: `${Math.round(regulator)} mA, the Pico gives ${picoRegulator} mA`,
    });
  return found;
};

/** wire, contact, drop: cables carry what goes through them, and the last module still gets enough. */
export const checkPowerCables: Check = (table, netlist) => {
  const loads = drawn(circuitOf(netlist), 1);
  const found: Violation[] = [];
  for (const rail of table.supplies.map((supply) => supply.rail))
    followPower(netlist, rail, 'power', null, 0, loads, found);
  return found;
};

/** Walks from a module outward along one rail; returns what it and all behind it draw. */
function followPower(
  netlist: Parameters<Check>[1],
  rail: Rail,
  module: string,
  by: Cable | null,
  lost: number,
  loads: Map<string, Map<Rail, number>>,
  found: Violation[],
): number {
  const connectors = netlist.connectors.filter((one) => one.module === module && one.nets.includes(rail));
  const moduleOf = (reference: string) =>
    netlist.connectors.find((one) => one.reference === reference)!.module;
  const own = loads.get(module);
  const logic = (own?.get('VSYS') ?? 0) + (module === 'controller' ? sumOfRail(loads, '3V3') : 0);
  let total = (own?.get(rail) ?? 0) + logic;
  for (const cable of netlist.cables) {
    if (cable === by || !connectors.some((one) => one.reference === cable.from)) continue;
    const behind = moduleOf(cable.to);
    const wire = wires[cable.gauge ?? 26];
    const current = followPower(netlist, rail, behind, cable, 0, loads, []);
    // There and back.
    const drop = lost + (2 * wire.ohms * cable.length * current) / 1_000_000;
    const subject = `${cable.reference} to ${behind}`;
    const amount = `${Math.round(current)} mA`;
    if (current > wire.limit)
      found.push({
        rule: 'wire',
        subject,
        text: `${amount} through AWG ${cable.gauge}, at most ${wire.limit} mA`,
      });
    const contactLimit = contactLimits[connectors.find(({ reference }) => reference === cable.from)!.family];
    if (current > contactLimit)
      found.push({
        rule: 'contact',
        subject,
        text: `${amount} through one contact, at most ${contactLimit} mA`,
      });
    if (drop > dropLimit)
      found.push({
        rule: 'drop',
        subject,
        text: `${drop.toFixed(2)} V are lost on the way, at most ${dropLimit} V`,
      });
    followPower(netlist, rail, behind, cable, drop, loads, found);
    total += current;
  }
  return total;
}

function sumOfRail(loads: Map<string, Map<Rail, number>>, rail: Rail): number {
  return [...loads.values()].reduce((sum, module) => sum + (module.get(rail) ?? 0), 0);
}

/** drive: an output from which current flows to ground can give that much. */
export const checkDrive: Check = (_, netlist) => {
  const circuit = circuitOf(netlist);
  return circuit.contacts.flatMap(({ joint, role, kind, supply }): Violation[] => {
    if (role !== 'out' || supply === null || kind.drive === undefined) return [];
    const way = wayToGround(circuit, joint.net, [joint.part]);
    if (!way) return [];
    const current = (1_000 * (supply - way.volts)) / way.ohms;
    if (current <= kind.drive) return [];
    return [
      {
        rule: 'drive',
        subject: `${joint.part} ${joint.contact}`,
        text: `gives ${current.toFixed(1)} mA, at most ${kind.drive} mA`,
      },
    ];
  });
};

/** The ohms and diodes between a net and ground for steady current; null where capacitors or nothing lie between. */
function wayToGround(
  circuit: Circuit,
  net: string,
  passed: readonly string[],
): { ohms: number; volts: number } | null {
  if (net === 'GND') return { ohms: 0.001, volts: 0 };
  for (const { joint, part, kind } of circuit.contactsOf(net)) {
    const conducts = kind.ohms !== undefined || ['choke', 'pinDiode', 'antenna'].includes(part.kind);
    if (!conducts || passed.includes(joint.part) || voltageOf(net) !== null) continue;
    for (const far of circuit.contactsOn(joint.part)) {
      if (far.joint.contact === joint.contact) continue;
      const rest = wayToGround(circuit, far.joint.net, [...passed, joint.part]);
      if (rest)
        return {
          ohms: rest.ohms + (kind.ohms ?? 0),
          volts: rest.volts + (part.kind === 'pinDiode' ? diodeVolts : 0),
        };
    }
  }
  return null;
}
