import { seal } from '../../host/link/codec';
import { hasCompiler } from '../../host/build/pico/toolchain';
import { PicoMachine } from '../../host/sim/pico/pico-machine';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import type { BoardEvents } from '../../host/sim/pico/board';

/** Whether there is an image to test; test/build.ts says what to do where there is none. */
export const hasImage = hasCompiler();

/** An emulated Pico at a table, with a person at a terminal program. */
export class PicoTable {
  readonly world = new World(new Random(1));
  readonly machine: PicoMachine;
  /** Everything heard so far. */
  heard = '';

  constructor(events: BoardEvents = {}, image?: Uint8Array) {
    this.world.serial.onTableBytes = (bytes) => (this.heard += Buffer.from(bytes).toString('latin1'));
    this.machine = new PicoMachine(this.world, events, image);
  }

  /** Types a line without its checksum. */
  type(body: string): void {
    this.world.serial.writeByHost(Buffer.from(`${seal(body)}\n`));
  }

  /** Says a line without its checksum; returns what is heard in the time after it. */
  say(body: string, milliseconds = 20): string[] {
    const before = this.heard.length;
    this.type(body);
    this.machine.run(milliseconds);
    return this.heard.slice(before).split('\n').slice(0, -1);
  }

  /** Starts, and opens the conversation. */
  greet(): string[] {
    this.machine.boot();
    return this.say('hello 1 1');
  }
}
