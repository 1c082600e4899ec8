import { netlistOf } from '../netlist';
import type { Netlist } from '../netlist/netlist';
import type { TableDescription } from '../tables';
import { checkBeams, checkCables, checkCrimps, checkNetsAcrossModules } from './cables';
import { checkChainLengths, checkChainOrder, checkMapping } from './chains';
import { checkBudget, checkDrive, checkPowerCables } from './currents';
import { checkLevels, checkPulls, checkSupplies } from './levels';
import { checkPins } from './pins';
import { checkClocks, checkTimes } from './speed';
import type { Check, Violation } from './violation';

const checks: readonly Check[] = [
  checkPins,
  checkChainLengths,
  checkMapping,
  checkChainOrder,
  checkLevels,
  checkPulls,
  checkSupplies,
  checkBudget,
  checkPowerCables,
  checkDrive,
  checkClocks,
  checkTimes,
  checkCables,
  checkCrimps,
  checkNetsAcrossModules,
  checkBeams,
];

/** Everything that is wrong with a table; empty when it may be built. The netlist is the table's own unless one is given. */
export function violationsOf(table: TableDescription, netlist: Netlist = netlistOf(table)): Violation[] {
  return checks.flatMap((check) => check(table, netlist));
}

/** A violation in one line. */
export function violationText(table: TableDescription, { rule, subject, text }: Violation): string {
  return `${table.name} table: ${subject}: ${text} (${rule})`;
}
