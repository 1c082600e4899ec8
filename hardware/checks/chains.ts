import { sumOf } from '../groups';
import { traceLights } from '../netlist/light-chain';
import type { Netlist, Part } from '../netlist/netlist';
import type { PartName } from '../parts';
import type { Check, Violation } from './violation';

const bitsPerChip = 8;

/** chain-length: as many chips as the inputs fill, enough for the antennas, and as many parts as the description counts. */
export const checkChainLengths: Check = (table, { parts }) => {
  const found: Violation[] = [];
  const expect = (subject: string, is: number, should: number, isEnough = is === should) => {
    if (!isEnough)
      found.push({ rule: 'chain-length', subject, text: `${is}, but the description needs ${should}` });
  };
  const count = (kind: PartName) => parts.filter((part) => part.kind === kind).length;
  expect('inputs of the register chain', table.chips * bitsPerChip, sumOf(table.inputGroups));
  const outputs = table.antennaChips * bitsPerChip;
  const antennas = sumOf(table.antennaGroups);
  expect(
    'outputs of the antenna chain',
    outputs,
    antennas,
    outputs >= antennas && outputs < antennas + bitsPerChip,
  );
  expect('chips of the register chain', count('inputRegister'), table.chips);
  expect('chips of the antenna chain', count('outputRegister'), table.antennaChips);
  return found;
};

/** mapped-once: every light, input and antenna of the description is one part, and no part claims a place that is not there. */
export const checkMapping: Check = (table, { parts }) => {
  const spare = table.inputGroups.find((group) => group.name === 'spare');
  const isSpare = (input: number) =>
    spare !== undefined && input >= spare.first && input < spare.first + spare.count;
  const inputKinds: readonly PartName[] = ['presence', 'button', 'hall', 'lever', 'beam'];
  return [
    ...placesTaken(parts, ['light'], sumOf(table.ledGroups), 'light', () => false),
    ...placesTaken(parts, inputKinds, sumOf(table.inputGroups), 'input', isSpare),
    ...placesTaken(parts, ['antenna'], sumOf(table.antennaGroups), 'antenna', () => false),
  ];
};

function placesTaken(
  parts: readonly Part[],
  kinds: readonly PartName[],
  count: number,
  what: string,
  isFree: (position: number) => boolean,
): Violation[] {
  const taken = parts.filter((part) => kinds.includes(part.kind));
  const found: Violation[] = [];
  for (let position = 0; position < count; position++) {
    const there = taken.filter((part) => part.position === position);
    if (there.length === (isFree(position) ? 0 : 1)) continue;
    const names = there.map((part) => part.reference).join(', ') || 'no part';
    found.push({ rule: 'mapped-once', subject: `${what} ${position}`, text: `belongs to ${names}` });
  }
  for (const part of taken)
    if (part.position === undefined || part.position >= count)
      found.push({
        rule: 'mapped-once',
        subject: part.reference,
        text: `has no place among ${count} of ${what}`,
      });
  return found;
}

/** chain-order: data really go through lights and chips in the order of their places. */
export const checkChainOrder: Check = (table, netlist) => [
  ...inOrder(netlist, traceLights(netlist), sumOf(table.ledGroups), 'light'),
  ...inOrder(netlist, traceRegisters(netlist, 'SER', 'QH', 'INPUTS_QH'), table.chips, 'input register'),
  ...inOrder(netlist, traceAntennaRegisters(netlist), table.antennaChips, 'output register'),
];

function inOrder(netlist: Netlist, references: readonly string[], count: number, what: string): Violation[] {
  const positions = references.map(
    (reference) => netlist.parts.find((part) => part.reference === reference)?.position,
  );
  const wrong = positions.findIndex((position, index) => position !== index);
  if (wrong >= 0)
    return [
      {
        rule: 'chain-order',
        subject: references[wrong]!,
        text: `is number ${wrong} on the wire but ${what} ${positions[wrong]} in the description`,
      },
    ];
  if (references.length === count) return [];
  const last = references[references.length - 1] ?? 'the controller';
  return [
    {
      rule: 'chain-order',
      subject: last,
      text: `the chain ends after ${references.length} of ${count}: ${what}`,
    },
  ];
}

/** Chips from the one nearest the controller outward: each is fed by the one behind it. */
function traceRegisters(netlist: Netlist, input: string, output: string, first: string): string[] {
  const chips: string[] = [];
  const partAt = (net: string) =>
    netlist.joints.find((joint) => joint.net === net && joint.contact === output)?.part;
  let chip = partAt(first);
  while (chip && !chips.includes(chip)) {
    chips.push(chip);
    const feeding = netlist.joints.find((joint) => joint.part === chip && joint.contact === input);
    chip = feeding && partAt(feeding.net);
  }
  return chips;
}

function traceAntennaRegisters(netlist: Netlist): string[] {
  const chips: string[] = [];
  const fedBy = (net: string) =>
    netlist.joints.find(({ net: joined, contact }) => joined === net && contact === 'SER')?.part;
  let chip = fedBy('READER_MOSI');
  while (chip && !chips.includes(chip)) {
    chips.push(chip);
    const out = netlist.joints.find((joint) => joint.part === chip && joint.contact === "QH'");
    chip = out && fedBy(out.net);
  }
  return chips;
}
