import { chips, displayClock, leds, readerClock } from '../../hardware/description';
import { BUILD_ID_LENGTH } from '../../shared/sentences';
import type { TableExports } from '../rules/exports';
import { firmwareId, instantiate, textStore } from '../rules/module';
import { Store } from './devices/store';
import type { Devices, Machine } from './machine';
import { MachineFault } from './machine-fault';

export { MachineFault };

/** Longest SPI transfer: an address byte and a whole FIFO. */
const LONGEST_TRANSFER = 65;
/** Longest transaction to the display: a control byte and 32 bytes. */
const LONGEST_DISPLAY_WRITE = 33;
/** Start, address, stop and the pause before the next start, as bits of the display's clock. */
const I2C_FRAME_BITS = 12;
/** Chip select around a transfer takes about as long as half a byte, in microseconds. */
const SELECT_TIME = 1;
/** A step of the tag reader takes no longer, in microseconds; so late before a tick none is begun. */
const LONGEST_STEP = 200;

/** What the firmware did on the SPI bus in one step (a tick or a fast step). */
export interface BusUse {
  transfers: number;
  /** Microseconds. */
  time: number;
}

/**
 * The machine `node`: the firmware's WebAssembly in this process, on a clock that only `run` moves. It serves the HAL
 * (firmware/hal.ts) from device models and checks every pointer that crosses it.
 */
export class NodeMachine implements Machine {
  #wasm: TableExports;
  #memory: Uint8Array;
  #now = 0;
  /** When power came last. */
  #lifeBegan = 0;
  /** When the present step began, and what it has done on the bus since; microseconds. */
  #stepAt = 0;
  readonly #use: BusUse = { transfers: 0, time: 0 };
  /** Until when the display's bus is busy, in microseconds, and whether the last transaction was acknowledged. */
  #displayBusyUntil = 0;
  #isDisplayAnswering = true;
  /** The most that one step has used of the bus so far. */
  readonly mostUse: BusUse = { transfers: 0, time: 0 };
  /** Whether `stepFast` is called between ticks; a machine need not. */
  hasFastSteps = true;

  constructor(
    readonly devices: Devices,
    readonly store = new Store(),
    /** The text store; another one is only for tests. */
    private readonly texts: Uint8Array = textStore(),
  ) {
    [this.#wasm, this.#memory] = this.#switchOn();
  }

  /** Milliseconds since power-up. */
  get now(): number {
    return this.#now;
  }

  /** The module's exports, for what has no sentence on the wire. */
  get exports(): TableExports {
    return this.#wasm;
  }

  /** Power-up. */
  boot(): void {
    this.#wasm.boot();
  }

  restart(): void {
    this.devices.reader.brownOut();
    this.devices.display.plugIn();
    this.#lifeBegan = this.#now;
    [this.#wasm, this.#memory] = this.#switchOn();
    this.boot();
  }

  /** Jumps to a later time without living through the time between, as if nothing had called the firmware. */
  skipTo(milliseconds: number): void {
    this.#now = Math.max(this.#now, milliseconds);
    this.#begin(this.#now * 1000);
  }

  /** Lets the firmware live for a number of milliseconds. */
  run(milliseconds: number): void {
    for (let tick = 0; tick < milliseconds; tick++) {
      if (this.hasFastSteps) this.#stepBetweenTicks();
      this.#now++;
      this.#begin(this.#now * 1000);
      this.#wasm.tick(this.#now - this.#lifeBegan);
      this.#end();
    }
  }

  #switchOn(): [TableExports, Uint8Array] {
    const wasm = instantiate({
      build_read: (to, length) => {
        new TextEncoder().encodeInto(firmwareId(), this.bytes(to, length, BUILD_ID_LENGTH));
      },
      inputs_read: (to, length) => this.devices.inputs.read(this.bytes(to, length, chips), this.#now),
      leds_write: (from, length) => this.devices.leds.write(this.bytes(from, length, leds * 3)),
      serial_read: (to, room) => this.devices.serial.readByTable(this.bytes(to, room)),
      serial_write: (from, length) => this.devices.serial.writeByTable(this.bytes(from, length)),
      spi_transfer: (at, length) => this.#transfer(this.bytes(at, length, LONGEST_TRANSFER)),
      antenna_select: (antenna) => this.devices.antennas.select(antenna),
      store_read: (at, to, length) => this.store.read(at >>> 0, this.bytes(to, length)),
      store_program: (at, from, length) => this.store.program(at >>> 0, this.bytes(from, length)),
      store_erase: (at) => this.store.erase(at >>> 0),
      display_write: (from, length) => this.#writeDisplay(this.bytes(from, length, LONGEST_DISPLAY_WRITE)),
      rom_read: (offset, to, length) => this.#readStore(offset, this.bytes(to, length)),
    });
    return [wasm, new Uint8Array(wasm.memory.buffer)];
  }

  /** The steps that the firmware asks for before the next tick. */
  #stepBetweenTicks(): void {
    const latest = (this.#now + 1) * 1000 - LONGEST_STEP;
    for (let delay = this.#wasm.readerDelay(); delay >= 0; delay = this.#wasm.readerDelay()) {
      const at = this.#stepAt + Math.ceil(Math.max(delay, this.#use.time));
      if (at > latest) break;
      this.#begin(at);
      this.#wasm.stepFast(at - this.#lifeBegan * 1000);
      this.#end();
    }
  }

  #begin(micros: number): void {
    this.#stepAt = micros;
    this.#use.transfers = 0;
    this.#use.time = 0;
    this.devices.reader.advance(micros);
  }

  #end(): void {
    this.mostUse.transfers = Math.max(this.mostUse.transfers, this.#use.transfers);
    this.mostUse.time = Math.max(this.mostUse.time, this.#use.time);
  }

  #transfer(bytes: Uint8Array): void {
    this.devices.reader.transfer(bytes, this.#stepAt + this.#use.time);
    this.#use.transfers++;
    this.#use.time += SELECT_TIME + (bytes.length * 8e6) / readerClock;
  }

  /** One I²C transaction, which goes on by itself; whether anybody acknowledges is known when it is over. */
  #writeDisplay(bytes: Uint8Array): number {
    const now = this.#stepAt;
    if (now < this.#displayBusyUntil) return 0;
    const wasAnswering = this.#isDisplayAnswering;
    this.#isDisplayAnswering = true;
    if (!wasAnswering) return -1;
    this.#isDisplayAnswering = this.devices.display.write(bytes);
    this.#displayBusyUntil = now + ((bytes.length * 9 + I2C_FRAME_BITS) * 1e6) / displayClock;
    return 1;
  }

  #readStore(offset: number, to: Uint8Array): void {
    if (offset < 0 || offset + to.length > this.texts.length)
      throw new MachineFault(
        `the firmware read ${to.length} bytes at ${offset} of the text store, which has ${this.texts.length}`,
      );
    to.set(this.texts.subarray(offset, offset + to.length));
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
