import { INPUTS, INPUT_BYTES } from '../../build/generated/layout';
import { bitOf, isRawOn, RAW } from './shift-register';

/**
 * Debounce: an input changes when it has read differently for the debounce time without interruption. Each input has its
 * own counter, so a bouncing switch delays nobody else. Time is the number of scans, one a millisecond.
 */
const STABLE: usize = memory.data(16, 8);
/** Scans for which an input has differed, by input. */
const DIFFERING: usize = memory.data(112, 8);
/** Inputs that the last scan changed. */
const CHANGED: usize = memory.data(112, 8);
/** Inputs whose raw reading left the stable one in the last scan: the first sign of a touch. */
const STIRRED: usize = memory.data(112, 8);

let isCalm: bool = true;
let changes: i32 = 0;
let stirs: i32 = 0;

/** Takes over what RAW shows as stable, without events: the state at power-up. */
export function beginDebounce(): void {
  memory.copy(STABLE, RAW, INPUT_BYTES);
  memory.fill(DIFFERING, 0, INPUTS);
  isCalm = true;
  changes = 0;
  stirs = 0;
}

/** Whether an input is on, bounces left out. */
export function isOn(input: i32): bool {
  return ((load<u8>(STABLE + (input >> 3)) >> bitOf(input)) & 1) !== 0;
}

/** One scan of RAW. Afterwards `changedInputs` and `stirredInputs` tell what happened in it. */
export function debounce(limit: i32): void {
  changes = 0;
  stirs = 0;
  const differs = load<u64>(RAW) !== load<u64>(STABLE) || load<u64>(RAW + 8) !== load<u64>(STABLE + 8);
  if (!differs && isCalm) return;
  isCalm = true;
  for (let input = 0; input < INPUTS; input++) {
    const counter = DIFFERING + input;
    if (isRawOn(input) === isOn(input)) {
      store<u8>(counter, 0);
      continue;
    }
    const scans = load<u8>(counter) + 1;
    if (scans === 1) store<u8>(STIRRED + stirs++, input);
    if (<i32>scans < limit) {
      store<u8>(counter, scans);
      isCalm = false;
      continue;
    }
    store<u8>(counter, 0);
    const byte = STABLE + (input >> 3);
    store<u8>(byte, load<u8>(byte) ^ (1 << bitOf(input)));
    store<u8>(CHANGED + changes++, input);
  }
}

/** How many inputs the last scan changed, and which. */
export function changedInputs(): i32 {
  return changes;
}
export function changedInput(index: i32): i32 {
  return load<u8>(CHANGED + index);
}

/** How many inputs began to read differently in the last scan, and which. */
export function stirredInputs(): i32 {
  return stirs;
}
export function stirredInput(index: i32): i32 {
  return load<u8>(STIRRED + index);
}
