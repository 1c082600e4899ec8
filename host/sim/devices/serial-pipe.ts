/** Two directions of bytes between the simulated table and whoever holds the other end. */
export class SerialPipe {
  #toTable: Uint8Array[] = [];
  /** How many bytes have gone each way. */
  sentByTable = 0;
  sentByHost = 0;
  /** Receives what the table sends; without it the bytes are gone, as on a cable that nobody listens to. */
  onTableBytes: ((bytes: Uint8Array) => void) | undefined;

  /** The host writes. */
  writeByHost(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#toTable.push(bytes.slice());
    this.sentByHost += bytes.length;
  }

  /** The table writes; it takes everything that it is given. */
  writeByTable(bytes: Uint8Array): number {
    this.sentByTable += bytes.length;
    this.onTableBytes?.(bytes.slice());
    return bytes.length;
  }

  /** The table reads into `room`; returns how many bytes there were. */
  readByTable(room: Uint8Array): number {
    const first = this.#toTable[0];
    if (!first) return 0;
    const count = Math.min(first.length, room.length);
    room.set(first.subarray(0, count));
    if (count === first.length) this.#toTable.shift();
    else this.#toTable[0] = first.subarray(count);
    return count;
  }
}
