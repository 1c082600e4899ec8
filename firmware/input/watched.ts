import { INPUT_BYTES } from '../../build/generated/layout';
import { bitOf } from './shift-register';

// For whoever looks for bad contacts: which inputs have read differently, if only in one scan, since somebody last asked.

export const WATCHED: usize = memory.data(16, 8);

/** An input has begun to read differently. */
export function watchInput(input: i32): void {
  const at = WATCHED + (input >> 3);
  store<u8>(at, load<u8>(at) | (1 << bitOf(input)));
}

/** Begins anew. */
export function forgetWatched(): void {
  memory.fill(WATCHED, 0, INPUT_BYTES);
}
