import { encode } from '../../host/link/codec';
import { NodeMachine } from '../../host/sim/node-machine';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { CELLS, COLUMNS } from '../../shared/cells';
import { Module, Setting } from '../../shared/settings';

/** A simulated table whose tag reader is fitted, with its dice out of the way. */
export class ReaderTable {
  readonly world = new World(new Random(1));
  readonly machine = new NodeMachine(this.world);

  constructor({ fastSteps = true } = {}) {
    this.machine.hasFastSteps = fastSteps;
    this.world.dice.forEach((_, index) => this.world.takeDie(index));
    this.machine.boot();
    this.fit(Module.TagReader);
  }

  get firmware() {
    return this.machine.exports;
  }

  /** Sets the fitted modules over the wire. */
  fit(modules: number): void {
    this.#say(encode({ word: 'set', number: ++this.#commands, setting: Setting.Modules, value: modules }));
  }

  hello(): void {
    this.#say(encode({ word: 'hello', number: ++this.#commands, protocol: 1 }));
  }

  #commands = 0;

  #say(line: string): void {
    this.world.serial.writeByHost(Buffer.from(`${line}\n`));
    this.run(5);
  }

  run(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed++) {
      this.machine.run(1);
      this.world.advance(this.machine.now);
    }
  }

  /** Runs until something holds; the milliseconds that it took. Throws if it does not come true in time. */
  runUntil(isSo: () => boolean, limit = 5000): number {
    for (let passed = 0; passed <= limit; passed++) {
      if (isSo()) return passed;
      this.run(1);
    }
    throw new Error(`not within ${limit} ms`);
  }

  /** One inventory of some antennas, each once; the milliseconds that it took. */
  read(...antennas: number[]): number {
    const before = antennas.map((antenna) => this.firmware.inventories(antenna));
    for (const antenna of antennas) this.firmware.askAntenna(antenna);
    return this.runUntil(() =>
      antennas.every((antenna, at) => this.firmware.inventories(antenna) !== before[at]),
    );
  }

  /** The objects at an antenna, ascending. */
  objects(antenna: number): number[] {
    return Array.from({ length: this.firmware.tagCount(antenna) }, (_, index) =>
      this.firmware.tagAt(antenna, index),
    ).sort((a, b) => a - b);
  }

  /** The tags that the loops have seen, with the cells on which they lie. */
  mapped(): { id: number; cells: number[] }[] {
    return Array.from({ length: this.firmware.mapTags() }, (_, index) => {
      const [rows, columns] = [this.firmware.mappedRows(index), this.firmware.mappedColumns(index)];
      const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(
        (cell) => (rows >> Math.floor(cell / COLUMNS)) & 1 && (columns >> (cell % COLUMNS)) & 1,
      );
      return { id: this.firmware.mappedObject(index), cells };
    });
  }
}
