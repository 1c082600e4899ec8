import { READER_ERRORS, ReaderError } from '../../../shared/tag-reader';

/** How often each error has happened since the reader was started. */
const COUNTS: usize = memory.data(36, 4); // 9 × 4

/** How often a ReaderError has happened. */
export function readerError(kind: i32): u32 {
  return kind >= 0 && kind < READER_ERRORS ? load<u32>(COUNTS + (kind << 2)) : 0;
}

export function countError(kind: ReaderError): void {
  const count = COUNTS + (kind << 2);
  store<u32>(count, load<u32>(count) + 1);
}

export function clearErrors(): void {
  memory.fill(COUNTS, 0, READER_ERRORS << 2);
}
