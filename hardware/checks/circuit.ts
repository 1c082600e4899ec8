import type { Joint, Netlist, Part } from '../netlist/netlist';
import { voltageOf } from '../netlist/rail';
import type { ContactRole, PartKind } from '../part';
import { partKind } from '../parts';

/** A joint with everything that the checks ask about its part. */
export interface Contact {
  readonly joint: Joint;
  readonly part: Part;
  readonly kind: PartKind;
  readonly role: ContactRole;
  /** The voltage of its part's supply, null where it has none. */
  readonly supply: number | null;
}

/** The netlist, so that one can walk it: contacts by net and by part. */
export interface Circuit {
  readonly netlist: Netlist;
  readonly contacts: readonly Contact[];
  contactsOf(net: string): readonly Contact[];
  contactsOn(part: string): readonly Contact[];
}

export function circuitOf(netlist: Netlist): Circuit {
  const partsBy = new Map(netlist.parts.map((part) => [part.reference, part]));
  const jointsBy = group(netlist.joints, (joint) => joint.part);
  const contacts = netlist.joints.map((joint): Contact => {
    const part = partsBy.get(joint.part);
    if (!part) throw new Error(`net ${joint.net} joins ${joint.part}, which is not in the netlist`);
    const kind = partKind(part.kind);
    const role = joint.as ?? kind.contacts[joint.contact];
    if (!role) throw new Error(`${joint.part} (${part.kind}) has no contact ${joint.contact}`);
    const fed = jointsBy.get(joint.part)!.find(({ contact }) => kind.contacts[contact] === 'supply');
    return { joint, part, kind, role, supply: fed ? voltageOf(fed.net) : null };
  });
  const byNet = group(contacts, ({ joint }) => joint.net);
  const byPart = group(contacts, ({ joint }) => joint.part);
  return {
    netlist,
    contacts,
    contactsOf: (net) => byNet.get(net) ?? [],
    contactsOn: (part) => byPart.get(part) ?? [],
  };
}

/** Resistors at a net that pull it to a rail: the rail and the ohms. */
export function pullsOf(circuit: Circuit, net: string): { rail: string; volts: number; ohms: number }[] {
  return circuit.contactsOf(net).flatMap(({ joint, kind }) => {
    if (kind.ohms === undefined || voltageOf(net) !== null) return [];
    const others = circuit
      .contactsOn(joint.part)
      .filter((contact) => contact.joint.contact !== joint.contact);
    const isNetwork = 'COM' in kind.contacts;
    const far = isNetwork ? others.filter((contact) => contact.joint.contact === 'COM') : others;
    return far.flatMap((contact) => {
      const volts = contact.joint.net === 'GND' ? 0 : voltageOf(contact.joint.net);
      return volts === null ? [] : [{ rail: contact.joint.net, volts, ohms: kind.ohms! }];
    });
  });
}

/** The voltage from which on an input is surely high. */
export function thresholdOf({ kind, supply }: Contact): number | null {
  if (!kind.high) return null;
  if ('volts' in kind.high) return kind.high.volts;
  return supply === null ? null : kind.high.ofSupply * supply;
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const there = groups.get(key);
    if (there) there.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
