import type { TableDescription } from '../tables';
import { addCellRows } from './cell-rows';
import { addController } from './controller';
import { addFrame } from './frame';
import { addInputs } from './inputs';
import { addLightCables } from './light-chain';
import { NetlistBuilder, type Netlist } from './netlist';
import { addPower } from './power';
import { addReader } from './reader';

/** The netlist of a table: every part, joint, connector and cable follows from its description. */
export function netlistOf(table: TableDescription): Netlist {
  const builder = new NetlistBuilder();
  addController(builder, table);
  addInputs(builder, table);
  addReader(builder, table);
  addCellRows(builder, table);
  addFrame(builder, table);
  addLightCables(builder, table);
  addPower(builder, table);
  return builder.build();
}
