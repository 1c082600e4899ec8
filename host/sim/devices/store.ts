import { SECTOR, STORE_SIZE } from '../../../shared/store';
import { MachineFault } from '../machine-fault';

/** Power has failed while the store was being written: what was running is gone. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

/**
 * The store of the machine `node`: flash that is erased by sectors and programmed by clearing bits, a byte at a time. Power
 * can be made to fail between any two bytes.
 */
export class Store {
  readonly bytes: Uint8Array;
  /** How many sectors have been erased. */
  erased = 0;
  /** How many bytes have been erased or programmed. */
  changed = 0;
  /** Whether a sector is being erased. */
  isErasing = false;
  /** After so many changed bytes power fails. */
  cutAfter = Infinity;

  /** A new store is blank; one that has lost its power keeps its bytes. */
  constructor(bytes?: Uint8Array) {
    this.bytes = bytes?.slice() ?? new Uint8Array(STORE_SIZE).fill(0xff);
  }

  read(at: number, to: Uint8Array): void {
    this.#check(at, to.length);
    to.set(this.bytes.subarray(at, at + to.length));
  }

  /** Clears bits. Throws PowerCut. */
  program(at: number, bytes: Uint8Array): void {
    this.#check(at, bytes.length);
    bytes.forEach((byte, index) => this.#change(at + index, (this.bytes[at + index] as number) & byte));
  }

  /** Sets all bits of the sector at `at`. Throws PowerCut. */
  erase(at: number): void {
    this.#check(at, SECTOR);
    if (at % SECTOR !== 0) throw new MachineFault(`no sector of the store begins at ${at}`);
    this.erased++;
    this.isErasing = true;
    for (let index = 0; index < SECTOR; index++) this.#change(at + index, 0xff);
    this.isErasing = false;
  }

  #change(at: number, byte: number): void {
    if (this.changed >= this.cutAfter) throw new PowerCut('power has failed');
    this.changed++;
    this.bytes[at] = byte;
  }

  #check(at: number, length: number): void {
    if (at < 0 || at + length > STORE_SIZE)
      throw new MachineFault(`${length} bytes at ${at} do not lie in the store`);
  }
}
