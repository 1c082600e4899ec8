import { countOf } from '../groups';
import type { TableDescription } from '../tables';
import { framePanel } from './frame';
import { floorPlate, loopPlan, pocketPlatePanel, sensorPlate, wheelDisc } from './playfield';
import type { Panel } from './shape';

/** The panels of a table, each at its true size. */
export function panelsOf(table: TableDescription): readonly Panel[] {
  return [
    sensorPlate(table),
    floorPlate(table),
    pocketPlatePanel(table),
    framePanel(table),
    ...(table.antennaChips > 0 ? [loopPlan(table)] : []),
    ...(countOf(table.inputGroups, 'wheels') > 0 ? [wheelDisc(table)] : []),
  ];
}
