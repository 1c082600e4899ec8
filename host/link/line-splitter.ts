const NEWLINE = 0x0a;

/**
 * Bytes to lines, without their newlines. What is longer than a line can be is thrown away up to its newline and reported once, so
 * that a wire full of noise takes no memory.
 */
export class LineSplitter {
  readonly #line: Buffer;
  #length = 0;
  #isTooLong = false;

  /** `longest`: bytes of a line without its newline. */
  constructor(
    longest: number,
    private readonly onLine: (line: string) => void,
    /** Receives the beginning of a line that was thrown away. */
    private readonly onTooLong: (beginning: string) => void = () => {},
  ) {
    this.#line = Buffer.alloc(longest);
  }

  take(bytes: Uint8Array): void {
    let from = 0;
    while (from < bytes.length) {
      const newline = bytes.indexOf(NEWLINE, from);
      this.#add(bytes.subarray(from, newline < 0 ? bytes.length : newline));
      if (newline < 0) return;
      from = newline + 1;
      const text = this.#line.toString('latin1', 0, this.#length);
      const wasTooLong = this.#isTooLong;
      this.clear();
      if (wasTooLong) this.onTooLong(text);
      else this.onLine(text);
    }
  }

  /** Forgets half a line: its other half will not come. */
  clear(): void {
    this.#length = 0;
    this.#isTooLong = false;
  }

  #add(bytes: Uint8Array): void {
    const room = this.#line.length - this.#length;
    if (bytes.length > room) this.#isTooLong = true;
    const part = bytes.subarray(0, room);
    this.#line.set(part, this.#length);
    this.#length += part.length;
  }
}
