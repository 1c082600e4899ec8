/** What can go wrong between reader and tags, counted since the reader was started. */
export enum ReaderError {
  /** A tag that had been heard did not answer. */
  Timeout,
  /** CRC_A or the check byte of a serial number is wrong. */
  Crc,
  Parity,
  /** Two answers at once where only one tag may speak. */
  Collision,
  /** The answer is not one of those that may come here. */
  Protocol,
  /** The reader's FIFO ran over. */
  Overflow,
  /** The FIFO holds fewer or more bytes than the answer has, or took some at the wrong time. */
  Fifo,
  /** More tags at one antenna than there is room for. */
  Room,
  /** The reader itself did not answer. */
  Silence,
}
const KINDS = 9;
const COUNTS: usize = memory.data(36, 4);

/** How often a ReaderError has happened. */
export function readerError(kind: i32): u32 {
  return kind >= 0 && kind < KINDS ? load<u32>(COUNTS + (kind << 2)) : 0;
}

export function countError(kind: ReaderError): void {
  const count = COUNTS + (kind << 2);
  store<u32>(count, load<u32>(count) + 1);
}

export function clearErrors(): void {
  memory.fill(COUNTS, 0, KINDS << 2);
}
