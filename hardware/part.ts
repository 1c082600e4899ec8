/** What a contact of a part does, as far as the checks must know. */
export type ContactRole =
  /** Takes power; `ground` gives it back. */
  | 'supply'
  | 'ground'
  /** Makes a voltage for others. */
  | 'source'
  | 'in'
  | 'out'
  /** Pulls low or lets go; somebody else must pull up. */
  | 'open'
  /** Input or output as the controller's program says (see the pins of the table). */
  | 'either'
  | 'passive';

/** A kind of part: what it is called where it is sold, and what the checks must know. Currents in mA, voltages in V, capacitance in pF. */
export interface PartKind {
  readonly name: string;
  readonly manufacturer: string;
  readonly number: string;
  readonly substitutes: readonly string[];
  /** Estimated price of one in euro; see priceDate. */
  readonly price: number;
  /** Contacts by name. */
  readonly contacts: Readonly<Record<string, ContactRole>>;
  /** Current from its supply: at most, and where it is a light, at full white. */
  readonly worst?: number;
  /** The allowed supply. */
  readonly supply?: readonly [least: number, most: number];
  /** From which voltage on an input is surely high: a part of the supply, or volts. */
  readonly high?: { readonly ofSupply: number } | { readonly volts: number };
  /** How much an input may be above the supply. */
  readonly above?: number;
  /** Of one input. */
  readonly capacitance?: number;
  /** Fastest clock, at 3.3 V. Hertz. */
  readonly fastest?: number;
  /** Most current of one output. */
  readonly drive?: number;
  /** A resistor's ohms. */
  readonly ohms?: number;
  /** What a power supply or a fuse carries. */
  readonly carries?: number;
}

/** When the prices were estimated. They are no offers: nobody was asked. */
export const priceDate = '2026-12-01';
