import { PAGE, SECTOR } from '../../../shared/store';
import { MachineFault } from '../machine-fault';

/** How long they take, in nanoseconds (W25Q16JV data sheet, 9.6, typical). */
export const ERASE_TIME = 45_000_000;
export const PROGRAM_TIME = 400_000;

interface Operation {
  readonly at: number;
  readonly begun: number;
  readonly time: number;
  /** What each byte becomes. */
  readonly bytes: Uint8Array;
  done: number;
}

/**
 * The flash chip as it is written: an erase or a program changes one byte after another over its time, so that power may fail
 * in the middle of either.
 */
export class FlashChip {
  #operation: Operation | null = null;

  constructor(readonly bytes: Uint8Array) {}

  /** Begins to erase the sector at an offset; returns when it will be done. */
  erase(at: number, now: number): number {
    if (at % SECTOR !== 0) throw new MachineFault(`no sector of flash begins at 0x${at.toString(16)}`);
    return this.#begin(at, new Uint8Array(SECTOR).fill(0xff), ERASE_TIME, now);
  }

  /** Begins to program a page; returns when it will be done. */
  program(at: number, page: Uint8Array, now: number): number {
    if (at % PAGE !== 0 || page.length !== PAGE) throw new MachineFault(`flash is programmed by whole pages`);
    const bytes = page.map((byte, index) => byte & (this.bytes[at + index] as number));
    return this.#begin(at, bytes, PROGRAM_TIME, now);
  }

  /** Carries out what has happened by a time; whether nothing is left to do. */
  settle(now: number): boolean {
    const operation = this.#operation;
    if (!operation) return true;
    const { at, begun, time, bytes } = operation;
    const due = Math.min(bytes.length, Math.floor((bytes.length * (now - begun)) / time));
    for (; operation.done < due; operation.done++)
      this.bytes[at + operation.done] = bytes[operation.done] as number;
    if (operation.done === bytes.length) this.#operation = null;
    return this.#operation === null;
  }

  #begin(at: number, bytes: Uint8Array, time: number, now: number): number {
    if (this.#operation) throw new MachineFault('flash was written while it is busy');
    if (at + bytes.length > this.bytes.length) throw new MachineFault('there is no such place in flash');
    this.#operation = { at, begun: now, time, bytes, done: 0 };
    return now + time;
  }
}
