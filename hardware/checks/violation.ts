import type { Netlist } from '../netlist/netlist';
import type { TableDescription } from '../tables';

/** A rule that is broken: its name, the part, pin, net or cable that breaks it, and what is wrong and what would be right. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
  readonly text: string;
}

/** A check of a table and its netlist. */
export type Check = (table: TableDescription, netlist: Netlist) => Violation[];
