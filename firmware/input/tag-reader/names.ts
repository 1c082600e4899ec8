import { NO_OBJECT } from '../../../shared/objects';

/**
 * Which serial number carries which object: what has been read once need not be read again, only seen. Tags without an
 * object are not kept, so that one that has just been written is noticed. The table's pieces carry some 250 tags; a
 * further one takes the place of the oldest.
 */
const CAPACITY = 256;
const UIDS: usize = memory.data(2048, 8);
const IDS: usize = memory.data(512, 8);

let count: i32 = 0;
let oldest: i32 = 0;

/** The object of a serial number, or NO_OBJECT if it has not been read. */
export function nameOf(uid: u64): u32 {
  for (let at = 0; at < count; at++)
    if (load<u64>(UIDS + (at << 3)) === uid) return load<u16>(IDS + (at << 1));
  return NO_OBJECT;
}

/** Remembers a serial number that is not known. */
export function learnName(uid: u64, id: u32): void {
  let at = count;
  if (count < CAPACITY) {
    count++;
  } else {
    at = oldest;
    oldest = (oldest + 1) % CAPACITY;
  }
  store<u64>(UIDS + (at << 3), uid);
  store<u16>(IDS + (at << 1), id);
}

export function forgetNames(): void {
  count = 0;
  oldest = 0;
}
