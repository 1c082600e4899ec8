import { crc32 } from '../crc';

/**
 * The state block: the one piece of memory that a running game is. Each game lays its fields out from the start of it and
 * uses as many bytes as its `stateSize` says; to copy, compare, hash or send a state is to do so with these bytes.
 */
export const STATE_CAPACITY: i32 = 256;
export const STATE: usize = memory.data(STATE_CAPACITY, 8);

/** CRC-32 of the state, the number that table and mirror compare. */
export function hashState(size: i32): u32 {
  return crc32(STATE, size);
}

/** Makes every byte of the block zero. */
export function clearState(): void {
  memory.fill(STATE, 0, STATE_CAPACITY);
}
