import { describe, expect, it } from 'vitest';
import { violationsOf } from '../../hardware/checks';
import type { Violation } from '../../hardware/checks/violation';
import { netlistOf } from '../../hardware/netlist';
import type { Cable, Joint, Netlist, Part } from '../../hardware/netlist/netlist';
import type { PinName } from '../../hardware/pins';
import { fullTable, smallTable, tables, type TableDescription } from '../../hardware/tables';

/** A fault that somebody could make, and the rule and the subject by which it must be found. */
interface Fault {
  readonly name: string;
  readonly rule: string;
  readonly subject: string | RegExp;
  readonly table?: Partial<TableDescription>;
  readonly netlist?: (netlist: Netlist) => Netlist;
}

function movePin(name: PinName, gpio: number): Partial<TableDescription> {
  return { pins: fullTable.pins.map((pin) => (pin.name === name ? { ...pin, gpio } : pin)) };
}

function changeJoints(change: (joint: Joint) => Joint | null) {
  return (netlist: Netlist): Netlist => ({
    ...netlist,
    joints: netlist.joints.flatMap((joint) => change(joint) ?? []),
  });
}

function changePart(is: (part: Part) => boolean, change: Partial<Part>) {
  return (netlist: Netlist): Netlist => ({
    ...netlist,
    parts: netlist.parts.map((part) => (is(part) ? { ...part, ...change } : part)),
  });
}

function changeCable(is: (cable: Cable) => boolean, change: Partial<Cable>) {
  return (netlist: Netlist): Netlist => ({
    ...netlist,
    cables: netlist.cables.map((cable) => (is(cable) ? { ...cable, ...change } : cable)),
  });
}

function rejoin(part: (part: Part) => boolean, contact: string, net: string | null) {
  return (netlist: Netlist): Netlist => {
    const references = netlist.parts.filter(part).map(({ reference }) => reference);
    return changeJoints((joint) => {
      if (!references.includes(joint.part) || joint.contact !== contact) return joint;
      return net === null ? null : { ...joint, net };
    })(netlist);
  };
}

const isShifter = ({ kind }: Part) => kind === 'levelShifter';
const isLight = (position: number) => (part: Part) => part.kind === 'light' && part.position === position;

const faults: readonly Fault[] = [
  { name: 'two signals on one pin', rule: 'pin-once', subject: /inputsIn/, table: movePin('inputsIn', 12) },
  {
    name: 'the reader’s clock on a pin that is no SCK',
    rule: 'pin-function',
    subject: /readerClock/,
    table: movePin('readerClock', 15),
  },
  {
    name: 'the display on the pins of the other I²C block',
    rule: 'pin-function',
    subject: /displayData/,
    table: movePin('displayData', 6),
  },
  {
    name: 'lights on a pin inside the Pico',
    rule: 'pin-header',
    subject: /leds/,
    table: movePin('leds', 23),
  },
  {
    name: 'one chip too few in the register chain',
    rule: 'chain-length',
    subject: /inputs/,
    table: { chips: 13 },
  },
  {
    name: 'an antenna more than the registers have outputs',
    rule: 'chain-length',
    subject: /antenna chain/,
    table: { antennaChips: 4 },
  },
  {
    name: 'two lights at one place',
    rule: 'mapped-once',
    subject: 'light 41',
    netlist: changePart(isLight(40), { position: 41 }),
  },
  {
    name: 'two sensors on one input',
    rule: 'mapped-once',
    subject: 'input 7',
    netlist: changePart(({ kind, position }) => kind === 'presence' && position === 7, { position: 8 }),
  },
  {
    name: 'an antenna that nobody wound',
    rule: 'mapped-once',
    subject: 'antenna 20',
    netlist: changePart(({ kind, position }) => kind === 'antenna' && position === 20, { kind: 'choke' }),
  },
  {
    name: 'two lights in the wrong order on the wire',
    rule: 'chain-order',
    subject: /^D\d+$/,
    netlist: (netlist) =>
      changePart(isLight(-1), { position: 5 })(
        changePart(isLight(6), { position: -1 })(changePart(isLight(5), { position: 6 })(netlist)),
      ),
  },
  {
    name: 'lights driven with 3.3 V',
    rule: 'level',
    subject: /DIN/,
    netlist: rejoin(({ reference }) => reference === 'R1', '1', 'LIGHT_3V3'),
  },
  {
    name: 'pull-ups of the inputs to 5 V',
    rule: 'overvoltage',
    subject: /^U\d+ A/,
    netlist: rejoin(({ kind }) => kind === 'pullUps', 'COM', '5VB'),
  },
  {
    name: 'no pull-up on SDA',
    rule: 'pull-up',
    subject: 'SDA',
    netlist: rejoin(({ use }) => use === 'pull-up of SDA', '2', null),
  },
  {
    name: 'an output tied to another',
    rule: 'one-driver',
    subject: 'INPUTS_QH',
    netlist: rejoin(({ kind, position }) => kind === 'inputRegister' && position === 1, 'QH', 'INPUTS_QH'),
  },
  {
    name: 'an unused gate left open',
    rule: 'tied',
    subject: /3A/,
    netlist: rejoin(isShifter, '3A', null),
  },
  {
    name: 'the level shifter fed with 3.3 V',
    rule: 'supply',
    subject: /^U\d+$/,
    netlist: rejoin(isShifter, 'VCC', '3V3'),
  },
  {
    name: 'a supply that is too weak',
    rule: 'budget',
    subject: /5VA from supply20/,
    table: { supplies: [{ rail: '5VA', part: 'supply20', fuse: 'fuse7' }, fullTable.supplies[1]!] },
  },
  {
    name: 'a fuse that is too small',
    rule: 'budget',
    subject: /5VB through fuse5/,
    table: { supplies: [fullTable.supplies[0]!, { rail: '5VB', part: 'supply30', fuse: 'fuse5' }] },
  },
  {
    name: 'an output that gives more than it can',
    rule: 'drive',
    subject: /Q/,
    netlist: changePart(({ use }) => use === 'about 5 mA through the diode', { kind: 'resistor150' }),
  },
  {
    name: 'a cable that is too thin',
    rule: 'drop',
    subject: /seat/,
    netlist: changeCable(({ to }) => to.startsWith('seat') && to.endsWith('LIGHTS IN'), {
      gauge: 26,
      length: 4_000,
    }),
  },
  {
    name: 'a register chain clocked too fast',
    rule: 'clock',
    subject: /CLK/,
    table: { clocks: { ...fullTable.clocks, inputs: 20_000_000 } },
  },
  {
    name: 'a display cable that is too long',
    rule: 'edge',
    subject: 'SCL',
    netlist: changeCable(({ to }) => to === 'display CONTROL', { length: 4_000 }),
  },
  {
    name: 'frames that follow too fast',
    rule: 'frame-time',
    subject: 'light chain',
    table: { frameGap: 4 },
  },
  {
    name: 'a plug wired the other way round',
    rule: 'cable-ends',
    subject: /^W\d+$/,
    netlist: (netlist) => ({
      ...netlist,
      connectors: netlist.connectors.map((one) =>
        one.reference === 'row 3 SENSORS' ? { ...one, nets: [...one.nets].reverse() } : one,
      ),
    }),
  },
  {
    name: 'a thick wire in a small plug',
    rule: 'crimp',
    subject: 'W1',
    netlist: changeCable(({ reference }) => reference === 'W1', { gauge: 18 }),
  },
  {
    name: 'power through a thin wire',
    rule: 'wire',
    subject: /edge left/,
    netlist: (netlist) =>
      changePart(({ module, kind }) => module === 'edge top' && kind === 'light', { module: 'edge left' })(
        changeCable(({ to }) => to === 'edge left POWER', { gauge: 26 })(netlist),
      ),
  },
  {
    name: 'a register that nothing feeds',
    rule: 'floating',
    subject: 'INPUTS_5',
    netlist: rejoin(({ kind, position }) => kind === 'inputRegister' && position === 5, 'QH', null),
  },
  {
    name: 'a register chain clocked too slowly',
    rule: 'scan-time',
    subject: 'register chain',
    table: { clocks: { ...fullTable.clocks, inputs: 400_000 } },
  },
  {
    name: 'lights’ data that must go too far',
    rule: 'light-cable',
    subject: /^W\d+$/,
    netlist: changeCable(({ to }) => to === 'row 4 LIGHTS IN', { length: 2_000 }),
  },
  {
    name: 'the whole playfield through one small contact',
    rule: 'contact',
    subject: /row 0/,
    netlist: (netlist) => ({
      ...changePart(({ module, kind }) => module.startsWith('row') && kind === 'light', { module: 'row 0' })(
        netlist,
      ),
      connectors: netlist.connectors.map((one) =>
        one.reference === 'power ROW 0' ? { ...one, family: 'XH' as const } : one,
      ),
    }),
  },
  {
    name: 'a forgotten cable',
    rule: 'cable-once',
    subject: 'seat 2 INPUTS',
    netlist: (netlist) => ({ ...netlist, cables: netlist.cables.filter(({ to }) => to !== 'seat 2 INPUTS') }),
  },
  {
    name: 'a net that no connector leads out',
    rule: 'net-cable',
    subject: /row 3/,
    netlist: (netlist) => ({
      ...netlist,
      connectors: netlist.connectors.filter(({ reference }) => reference !== 'row 3 SENSORS'),
    }),
  },
  {
    name: 'a playfield that is too wide for the beams',
    rule: 'beam-reach',
    subject: 'light beams',
    table: { pitch: 50 },
  },
];

describe('Electrical checks', () => {
  it.each(tables)('find nothing in the $name table', (table) => {
    expect(violationsOf(table)).toEqual([]);
  });

  it.each(faults)('find $name', ({ rule, subject, table, netlist }) => {
    const description = { ...fullTable, ...table };
    // A fault in the description alone is not repeated by the netlist: that would be another table, not a fault.
    const parts = netlist ? netlist(netlistOf(fullTable)) : netlistOf(fullTable);
    const found = violationsOf(description, parts);
    const matches = (one: Violation) =>
      one.rule === rule &&
      (typeof subject === 'string' ? one.subject === subject : subject.test(one.subject));
    expect(found.filter(matches), found.map((one) => `${one.rule} ${one.subject}`).join('\n')).not.toEqual(
      [],
    );
  });

  it('name every rule by a fault that breaks it', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(new Set(faults.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(26);
  });
});

describe('The small table', () => {
  it('has a chip too many where a seat is left out', () => {
    expect(violationsOf({ ...smallTable, chips: 5 }).map(({ rule }) => rule)).toContain('chain-length');
  });
});
