import { chips, leds } from '../../hardware/description';
import type { TableExports } from '../rules/exports';
import { instantiate } from '../rules/module';
import type { LedChain } from './devices/led-chain';
import type { RegisterChain } from './devices/register-chain';
import type { SerialPipe } from './devices/serial-pipe';

/** The firmware did something that a real machine would stop at. */
export class MachineFault extends Error {
  override readonly name = 'MachineFault';
}

/** The devices at a machine's pins. */
export interface Devices {
  readonly inputs: RegisterChain;
  readonly leds: LedChain;
  readonly serial: SerialPipe;
}

/**
 * The machine `node`: the firmware's WebAssembly in this process, on a clock that only `run` moves. It serves the HAL
 * (firmware/hal.ts) from device models and checks every pointer that crosses it.
 */
export class NodeMachine {
  readonly #wasm: TableExports;
  readonly #memory: Uint8Array;
  #now = 0;

  constructor(readonly devices: Devices) {
    this.#wasm = instantiate({
      inputs_read: (to, length) => this.devices.inputs.read(this.bytes(to, length, chips), this.#now),
      leds_write: (from, length) => this.devices.leds.write(this.bytes(from, length, leds * 3)),
      serial_read: (to, room) => this.devices.serial.readByTable(this.bytes(to, room)),
      serial_write: (from, length) => this.devices.serial.writeByTable(this.bytes(from, length)),
    });
    this.#memory = new Uint8Array(this.#wasm.memory.buffer);
  }

  /** Milliseconds since power-up. */
  get now(): number {
    return this.#now;
  }

  /** Power-up. */
  boot(): void {
    this.#wasm.boot();
  }

  /** Lets the firmware live for a number of milliseconds. */
  run(milliseconds: number): void {
    for (let tick = 0; tick < milliseconds; tick++) this.#wasm.tick(++this.#now);
  }

  /** The bytes that a pointer and a length mean, if they lie in memory and are no more than expected. */
  bytes(at: number, length: number, most = this.#memory.length): Uint8Array {
    const start = at >>> 0;
    if (length < 0 || length > most || start + length > this.#memory.length) {
      throw new MachineFault(`the firmware passed ${length} bytes at ${start}, which is out of bounds`);
    }
    return this.#memory.subarray(start, start + length);
  }
}
