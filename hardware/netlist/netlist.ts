import type { PartName } from '../parts';
import type { Rail } from './rail';

/** A board or a group of parts that is built, tested and drawn as one. Place as in places.ts: cable lengths follow from it. */
export interface Module {
  readonly name: string;
  /** Modules of one sheet are built alike and share a drawing. */
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
}

export const sheets = [
  'power',
  'controller',
  'inputs',
  'cell row',
  'edge',
  'seat',
  'wheel',
  'wells',
  'roller',
  'betting field',
  'beam',
  'rack',
  'boneyard',
  'pad',
  'loops',
  'reader',
  'display',
] as const;
export type Sheet = (typeof sheets)[number];

/** One part. `position`: its place in its chain, where it belongs to one. */
export interface Part {
  readonly reference: string;
  readonly kind: PartName;
  readonly module: string;
  readonly use: string;
  readonly position?: number;
}

/** A contact of a part joined to a net. `as`: what a contact of the controller does there. */
export interface Joint {
  readonly net: string;
  readonly part: string;
  readonly contact: string;
  readonly as?: 'in' | 'out' | 'open';
}

/** A connector of a module: its contacts in order, each with its net. */
export interface Connector {
  readonly reference: string;
  readonly module: string;
  /** JST XH for signals and small currents, JST VH for power. */
  readonly family: Family;
  readonly nets: readonly string[];
}

/** A cable between two connectors, contact to contact. Length in millimetres. */
export interface Cable {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly length: number;
  /** American wire gauge; null for coax. */
  readonly gauge: Gauge | null;
}

export type Gauge = 18 | 22 | 26;
export type Family = 'XH' | 'VH';

/** All of a table's electricity. */
export interface Netlist {
  readonly modules: readonly Module[];
  readonly parts: readonly Part[];
  readonly joints: readonly Joint[];
  readonly connectors: readonly Connector[];
  readonly cables: readonly Cable[];
}

const slack = 120;
const step = 50;

/** Collects a netlist. Names are given once: a second one of the same is a mistake in this program. */
export class NetlistBuilder {
  readonly #modules = new Map<string, Module>();
  readonly #parts = new Map<string, Part>();
  readonly #joints: Joint[] = [];
  readonly #connectors = new Map<string, Connector>();
  readonly #cables: Cable[] = [];
  readonly #counts = new Map<string, number>();

  module(name: string, sheet: Sheet, x: number, y: number): string {
    this.#once(this.#modules, name, { name, sheet, x, y });
    return name;
  }

  /** Adds a part whose reference is the letters and the next number; `nets` by contact. Returns the reference. */
  part(
    module: string,
    letters: string,
    kind: PartName,
    use: string,
    nets: Readonly<Record<string, string>>,
    position?: number,
  ): string {
    const count = (this.#counts.get(letters) ?? 0) + 1;
    this.#counts.set(letters, count);
    const reference = `${letters}${count}`;
    const part = { reference, kind, module, use };
    this.#once(this.#parts, reference, position === undefined ? part : { ...part, position });
    for (const [contact, net] of Object.entries(nets)) this.join(net, reference, contact);
    return reference;
  }

  join(net: string, part: string, contact: string, as?: Joint['as']): void {
    this.#joints.push(as ? { net, part, contact, as } : { net, part, contact });
  }

  connector(
    module: string,
    name: string,
    nets: readonly string[],
    family: Connector['family'] = 'XH',
  ): string {
    const reference = `${module} ${name}`;
    this.#once(this.#connectors, reference, { reference, module, family, nets });
    return reference;
  }

  /** Joins two connectors by a cable, as long as the way between their modules along the frame, with some slack. */
  cable(from: string, to: string, gauge: Gauge | null): void {
    const ends = [from, to].map((connector) => this.#modules.get(this.#connectors.get(connector)!.module)!);
    const way = Math.abs(ends[0]!.x - ends[1]!.x) + Math.abs(ends[0]!.y - ends[1]!.y) + slack;
    const reference = `W${this.#cables.length + 1}`;
    this.#cables.push({ reference, from, to, length: Math.ceil(way / step) * step, gauge });
  }

  build(): Netlist {
    return {
      modules: [...this.#modules.values()],
      parts: [...this.#parts.values()],
      joints: this.#joints,
      connectors: [...this.#connectors.values()],
      cables: this.#cables,
    };
  }

  #once<T>(map: Map<string, T>, name: string, value: T): void {
    if (map.has(name)) throw new Error(`the netlist has two of ${name}`);
    map.set(name, value);
  }
}

/** A part with a bypass capacitor at its supply. */
export function bypass(builder: NetlistBuilder, module: string, rail: Rail): void {
  builder.part(module, 'C', 'capacitor100n', 'bypass', { '1': rail, '2': 'GND' });
}
