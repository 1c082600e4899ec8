import { MachineFault } from '../machine-fault';
import { hex } from './mfrc522-registers';

/** A chip whose registers are reached over SPI as those of the MFRC522 are. */
export interface RegisterChip {
  read(register: number): number;
  write(register: number, value: number): void;
}

/**
 * One SPI transfer, byte by byte (data sheet, section 8.1.2): an address byte, its highest bit set for reading and its lowest
 * always 0, and data. While reading, each further byte is the next address and the last one 0; while writing, all further
 * bytes go to the one register. `noise` is what the chip sends where nothing is defined. Throws MachineFault for what the chip
 * does not define.
 */
export class RegisterTransfer {
  #first: number | null = null;
  #last = 0;
  #count = 0;

  constructor(
    private readonly chip: RegisterChip,
    private readonly noise: () => number,
  ) {}

  /** A byte goes over the bus, and another one back. */
  exchange(byte: number): number {
    const before = this.#last;
    this.#last = byte;
    this.#count++;
    const noise = this.noise();
    if (this.#first === null) {
      this.#first = byte;
      return noise;
    }
    if (this.#isReading) return this.chip.read(addressOf(before, true));
    this.chip.write(addressOf(this.#first, false), byte);
    return noise;
  }

  /** The chip is deselected. */
  end(): void {
    if (this.#count < 2) throw new MachineFault('a transfer to the reader has no data byte');
    if (this.#isReading && this.#last !== 0)
      throw new MachineFault('the last byte of a reading transfer must be 0');
  }

  get #isReading(): boolean {
    return this.#first !== null && (this.#first & 0x80) !== 0;
  }
}

function addressOf(byte: number, isReading: boolean): number {
  if (byte & 1 || ((byte & 0x80) !== 0) !== isReading)
    throw new MachineFault(`${hex(byte)} is no address byte for this transfer`);
  return (byte >> 1) & 0x3f;
}
