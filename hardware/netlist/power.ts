import { playfieldOf, type TableDescription } from '../tables';
import type { NetlistBuilder } from './netlist';

/** Power: a supply, a fuse and a capacitor for each rail, and a cable to every board that has a connector POWER. */
export function addPower(builder: NetlistBuilder, table: TableDescription): void {
  const { height } = playfieldOf(table);
  const board = builder.module('power', 'power', -table.frame / 2, height / 2);
  for (const { rail, part, fuse } of table.supplies) {
    builder.part(board, 'PS', part, `feeds ${rail}`, { '+': `IN_${rail}`, '-': 'GND' });
    builder.part(board, 'F', fuse, `fuse of ${rail}`, { '1': `IN_${rail}`, '2': rail });
    builder.part(board, 'C', 'capacitor1000u', `bulk of ${rail}`, { '1': rail, '2': 'GND' });
  }
  const plugs = builder.build().connectors.filter(({ reference }) => reference.endsWith(' POWER'));
  for (const plug of plugs) {
    const from = builder.connector(board, plug.module.toUpperCase(), plug.nets, 'VH');
    builder.cable(from, plug.reference, 18);
  }
}
