import { ACTIVE_LOW, INPUT_BYTES } from '../../build/generated/layout';
import { inputs_read } from '../hal';

/**
 * The inputs as the chain of 74HC165 shows them now, a bit each, 1 while a piece lies there or a button is down. Sixteen
 * bytes for fourteen, so that all of them can be compared as two words.
 */
export const RAW: usize = memory.data(16, 8);

/** Reads the chain into RAW. */
export function readInputs(): void {
  inputs_read(RAW, INPUT_BYTES);
  if (ACTIVE_LOW) {
    for (let at = 0; at < INPUT_BYTES; at++) store<u8>(RAW + at, ~load<u8>(RAW + at));
  }
}

/** The place of an input in its byte. */
export function bitOf(input: i32): u8 {
  return <u8>(input & 7);
}

/** Whether an input is on at this moment, bouncing or not. */
export function isRawOn(input: i32): bool {
  return ((load<u8>(RAW + (input >> 3)) >> bitOf(input)) & 1) !== 0;
}
