import { voltageOf } from '../netlist/rail';
import { circuitOf, pullsOf, thresholdOf, type Circuit, type Contact } from './circuit';
import type { Check, Violation } from './violation';

/** An output that is high reaches its supply less this much under the loads of this table. Volts. */
const outputDrop = 0.1;

/** What may drive a net high: outputs, pull-ups, or the rail that it is. */
function highsOf(circuit: Circuit, net: string): { volts: number; who: string }[] {
  const rail = voltageOf(net);
  if (rail !== null) return [{ volts: rail, who: net }];
  const outputs = circuit
    .contactsOf(net)
    .filter(({ role, supply }) => role === 'out' && supply !== null)
    .map((contact) => ({ volts: outputVolts(contact) - outputDrop, who: nameOf(contact) }));
  const pulls = pullsOf(circuit, net)
    .filter(({ volts }) => volts > 0)
    .map(({ volts, rail: from }) => ({ volts, who: `pull-up to ${from}` }));
  return [...outputs, ...pulls];
}

/** The Pico is fed by VSYS but its pins work at 3.3 V. */
function outputVolts({ part, supply }: Contact): number {
  return part.kind === 'pico' ? voltageOf('3V3')! : supply!;
}

function nameOf({ joint }: Contact): string {
  return `${joint.part} ${joint.contact}`;
}

/** Outputs behind a series resistor count as joined: the nets on both of its sides, without rails. */
function through(circuit: Circuit, net: string): string[] {
  const far = circuit
    .contactsOf(net)
    .filter(({ kind }) => kind.ohms !== undefined && !('COM' in kind.contacts))
    .flatMap(({ joint }) => circuit.contactsOn(joint.part))
    .map(({ joint }) => joint.net)
    .filter((other) => other !== net && other !== 'GND' && voltageOf(other) === null);
  return [net, ...far];
}

function inputsOf(circuit: Circuit): readonly Contact[] {
  return circuit.contacts.filter(({ role, kind }) => role === 'in' && kind.high !== undefined);
}

/** level: what drives an input high is above its threshold; overvoltage: and not above what it stands. */
export const checkLevels: Check = (_, netlist) => {
  const circuit = circuitOf(netlist);
  return inputsOf(circuit).flatMap((input): Violation[] => {
    const least = thresholdOf(input);
    const own = input.part.kind === 'pico' ? voltageOf('3V3')! : (input.supply ?? 0);
    const most = own + (input.kind.above ?? 0);
    return through(circuit, input.joint.net)
      .flatMap((net) => highsOf(circuit, net))
      .flatMap(({ volts, who }): Violation[] => {
        const subject = nameOf(input);
        if (least !== null && volts < least)
          return [
            {
              rule: 'level',
              subject,
              text: `needs ${least.toFixed(2)} V for high, ${who} gives ${volts.toFixed(2)} V: shift it`,
            },
          ];
        if (volts > most)
          return [
            {
              rule: 'overvoltage',
              subject,
              text: `stands ${most.toFixed(2)} V, ${who} gives ${volts.toFixed(2)} V`,
            },
          ];
        return [];
      });
  });
};

/** pull-up: a net that is only pulled low has a resistor up; floating: every input is driven or tied. */
export const checkPulls: Check = (_, netlist) => {
  const circuit = circuitOf(netlist);
  const nets = [...new Set(netlist.joints.map(({ net }) => net))];
  return nets.flatMap((net): Violation[] => {
    const contacts = circuit.contactsOf(net);
    const opens = contacts.filter(({ role }) => role === 'open');
    const outs = contacts.filter(({ role }) => role === 'out');
    const inputs = contacts.filter(({ role }) => role === 'in');
    const pulls = pullsOf(circuit, net);
    if (opens.length > 0 && !pulls.some(({ volts }) => volts > 0))
      return [
        {
          rule: 'pull-up',
          subject: net,
          text: `${opens.map(nameOf).join(', ')} can only pull low: a pull-up is missing`,
        },
      ];
    if (outs.length > 1)
      return [{ rule: 'one-driver', subject: net, text: `driven by ${outs.map(nameOf).join(' and ')}` }];
    const isDriven =
      net === 'GND' ||
      voltageOf(net) !== null ||
      pulls.length > 0 ||
      through(circuit, net).some((near) => circuit.contactsOf(near).some(({ role }) => role === 'out'));
    if (inputs.length > 0 && !isDriven)
      return [{ rule: 'floating', subject: net, text: `nothing drives ${inputs.map(nameOf).join(', ')}` }];
    return [];
  });
};

/** tied: no input of a chip is left open; supply: every chip is fed, with a voltage that it allows. */
export const checkSupplies: Check = (_, netlist) => {
  const circuit = circuitOf(netlist);
  return netlist.parts.flatMap((part): Violation[] => {
    const contacts = circuit.contactsOn(part.reference);
    const [first] = contacts;
    if (!first) return [{ rule: 'tied', subject: part.reference, text: 'is joined to nothing' }];
    const { kind, supply } = first;
    const open = Object.entries(kind.contacts)
      .filter(([, role]) => role === 'in' || role === 'supply' || role === 'ground')
      .filter(([contact]) => !contacts.some(({ joint }) => joint.contact === contact))
      .map(([contact]) => contact);
    const found: Violation[] = open.map((contact) => ({
      rule: 'tied',
      subject: `${part.reference} ${contact}`,
      text: `contact of ${part.kind} is joined to nothing`,
    }));
    if (kind.supply && supply !== null && (supply < kind.supply[0] || supply > kind.supply[1]))
      found.push({
        rule: 'supply',
        subject: part.reference,
        text: `is fed ${supply} V, allowed are ${kind.supply.join(' … ')} V`,
      });
    return found;
  });
};
