const SIZE = 64;

/** The FIFO of 64 bytes between the host's side and the radio's (data sheet, section 8.3). */
export class ReaderFifo {
  #bytes: number[] = [];

  get level(): number {
    return this.#bytes.length;
  }

  /** Adds a byte; false, and the byte is lost, if it is full. */
  push(byte: number): boolean {
    if (this.#bytes.length >= SIZE) return false;
    this.#bytes.push(byte);
    return true;
  }

  /** The oldest byte, or undefined if there is none. */
  shift(): number | undefined {
    return this.#bytes.shift();
  }

  /** All bytes, or the oldest ones; they are then gone. */
  take(count = SIZE): number[] {
    return this.#bytes.splice(0, count);
  }

  /** HiAlert: 64 − level ≤ water level; LoAlert: level ≤ water level (9.3.1.8). */
  alerts(waterLevel: number): { isHigh: boolean; isLow: boolean } {
    return { isHigh: SIZE - this.level <= waterLevel, isLow: this.level <= waterLevel };
  }
}
