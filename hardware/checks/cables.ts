import { playfieldOf } from '../tables';
import type { Check, Violation } from './violation';

/** How far a light beam reaches, and how far beyond the playfield's corners its two halves stand. Millimetres. */
const beamReach = 500;
const beamOvershoot = 12;

/** Gauges that the contacts of a family can be crimped to (JST: SXH-001T AWG 28 … 22, SVH-41T AWG 20 … 16). */
const crimps = { XH: [22, 26], VH: [18] } as const;

/** crimp: the contacts of a cable's plugs fit its wires. Coax fits XH. */
export const checkCrimps: Check = (_, { cables, connectors }) =>
  cables.flatMap(({ reference, from, gauge }): Violation[] => {
    const family = connectors.find((one) => one.reference === from)?.family;
    if (!family || gauge === null || crimps[family].some((fitting) => fitting === gauge)) return [];
    const text = `AWG ${gauge} does not fit contacts of JST ${family}, which take AWG ${crimps[family].join(' and ')}`;
    return [{ rule: 'crimp', subject: reference, text }];
  });

/** cable-ends: contact for contact the same nets at both ends; cable-once: one cable a connector, and none left empty. */
export const checkCables: Check = (_, { cables, connectors }) => {
  const found: Violation[] = [];
  const netsOf = (reference: string) => connectors.find((one) => one.reference === reference)?.nets.join(' ');
  for (const { reference, from, to } of cables)
    if (netsOf(from) === undefined || netsOf(from) !== netsOf(to))
      found.push({
        rule: 'cable-ends',
        subject: reference,
        text: `${from} has ${netsOf(from) ?? 'no connector'}, ${to} has ${netsOf(to) ?? 'no connector'}`,
      });
  for (const { reference } of connectors) {
    const ends = cables.filter(({ from, to }) => from === reference || to === reference).length;
    if (ends !== 1)
      found.push({ rule: 'cable-once', subject: reference, text: `${ends} cables are plugged there` });
  }
  return found;
};

/** net-cable: a net that has parts in several modules is led there by cables. */
export const checkNetsAcrossModules: Check = (_, { joints, parts, connectors }) => {
  const moduleOf = new Map(parts.map(({ reference, module }) => [reference, module]));
  const found: Violation[] = [];
  const seen = new Set<string>();
  for (const { net, part } of joints) {
    const module = moduleOf.get(part)!;
    const key = `${net}\n${module}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const isElsewhere = joints.some((other) => other.net === net && moduleOf.get(other.part) !== module);
    const isLedOut = connectors.some((one) => one.module === module && one.nets.includes(net));
    if (isElsewhere && !isLedOut)
      found.push({
        rule: 'net-cable',
        subject: `${module}: ${net}`,
        text: 'goes on in another module, but no connector leads it out',
      });
  }
  return found;
};

/** beam-reach: sender and receiver of a light beam see each other. */
export const checkBeams: Check = (table, { parts }) => {
  if (!parts.some(({ kind }) => kind === 'beam')) return [];
  const { width, height } = playfieldOf(table);
  const long = Math.max(width, height) + 2 * beamOvershoot;
  if (long <= beamReach) return [];
  return [
    { rule: 'beam-reach', subject: 'light beams', text: `must reach ${long} mm, they reach ${beamReach} mm` },
  ];
};
