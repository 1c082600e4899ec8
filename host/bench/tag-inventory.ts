import { COLUMNS } from '../../shared/cells';
import { DIE_STRIDE, DOCE_DICE_PER_SET, FIRST_BLOCKER, FIRST_DOCE_DIE } from '../../shared/objects';
import { Module, Setting } from '../../shared/settings';
import { encode } from '../link/codec';
import { NodeMachine } from '../sim/node-machine';
import { Random } from '../sim/random';
import { World } from '../sim/world';
import { antennaOfWell, antennasOfCell, objectTag } from '../sim/world-tags';

/** Times in simulated milliseconds, from the wish to the last result. */
export interface TagInventoryTimes {
  /** One die in a dice well, never seen before. */
  readonly well: number;
  /** The same die again. */
  readonly wellAgain: number;
  /** The 5 × 5 grid of DOCE with 25 dice, never seen before: five row loops, five column loops, five tags each. */
  readonly grid: number;
  /** The same grid again. */
  readonly gridAgain: number;
  /** The most that one step of the firmware used of the SPI bus: transfers, and microseconds. */
  readonly mostTransfers: number;
  readonly mostBusTime: number;
}

/** The cells of the DOCE grid: rows and columns 2 … 6. */
export const gridCells: readonly number[] = Array.from(
  { length: 25 },
  (_, index) => (2 + Math.floor(index / 5)) * COLUMNS + 2 + (index % 5),
);

/** All 22 dice of DOCE, both blockers and one die more, as if somebody had filled the whole grid. */
export const gridObjects: readonly number[] = Array.from({ length: 25 }, (_, index) => {
  if (index < 2 * DOCE_DICE_PER_SET) return FIRST_DOCE_DIE + index * DIE_STRIDE + 1 + (index % 6);
  return index < 24 ? FIRST_BLOCKER + index - 22 : FIRST_DOCE_DIE + 6;
});

/**
 * Measures the tag reader on a simulated table. `hasFastSteps`: whether the machine also calls the firmware between ticks.
 */
export function measureTagInventory({ hasFastSteps = true, seed = 1 } = {}): TagInventoryTimes {
  const world = new World(new Random(seed));
  const machine = new NodeMachine(world);
  machine.hasFastSteps = hasFastSteps;
  world.dice.forEach((_, index) => {
    if (index > 0) world.takeDie(index);
  });
  machine.boot();
  const fit = encode({ word: 'set', number: 1, setting: Setting.Modules, value: Module.TagReader });
  world.serial.writeByHost(Buffer.from(`${fit}\n`));
  machine.run(20);
  gridCells.forEach((cell, index) =>
    world.tags.put(objectTag(gridObjects[index] as number, seed * 1000 + index), { cells: [cell] }),
  );
  const loops = [...new Set(gridCells.flatMap(antennasOfCell))];
  const measure = (antennas: readonly number[]) => timeOf(machine, antennas);
  return {
    well: measure([antennaOfWell(0)]),
    wellAgain: measure([antennaOfWell(0)]),
    grid: measure(loops),
    gridAgain: measure(loops),
    mostTransfers: machine.mostUse.transfers,
    mostBusTime: machine.mostUse.time,
  };
}

/** Asks for inventories of some antennas and waits for all of them. */
function timeOf(machine: NodeMachine, antennas: readonly number[]): number {
  const firmware = machine.exports;
  const before = antennas.map((antenna) => firmware.inventories(antenna));
  for (const antenna of antennas) firmware.askAntenna(antenna);
  const from = machine.now;
  while (antennas.some((antenna, at) => firmware.inventories(antenna) === before[at])) {
    if (machine.now - from > 10_000) throw new Error('the tag reader does not end its inventory');
    machine.run(1);
  }
  const time = machine.now - from;
  machine.run(10);
  return time;
}
