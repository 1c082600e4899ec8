import { ROLLERS } from '../../shared/objects';

/**
 * The pop switches under the domes. A pop counts from the moment at which the contact first closed, bounces left out, so that two
 * pops can be ordered by the millisecond however long each contact chatters. Time is an argument, in milliseconds.
 */

/** Touches further apart, in milliseconds, belong to different pops: no contact chatters so slowly. */
const BURST: u32 = 20;

/** When the contact was touched first and last in the present burst. */
const TOUCHED_AT: StaticArray<u32> = [0, 0];
const LAST_TOUCH: StaticArray<u32> = [0, 0];
const POPPED_AT: StaticArray<u32> = [0, 0];
const RELEASED_AT: StaticArray<u32> = [0, 0];
/** Domes that are down, a bit each. */
let down: u32 = 0;

/** Forgets all pops: power-up. */
export function clearPops(): void {
  down = 0;
  for (let roller = 0; roller < ROLLERS; roller++) {
    unchecked((LAST_TOUCH[roller] = 0));
    unchecked((TOUCHED_AT[roller] = 0));
  }
}

/** The raw contact reads differently from the debounced one. */
export function touchRoller(roller: i32, now: u32): void {
  if (now - unchecked(LAST_TOUCH[roller]) > BURST || isDomeDown(roller))
    unchecked((TOUCHED_AT[roller] = now));
  unchecked((LAST_TOUCH[roller] = now));
}

/** The debounced contact has closed or opened; whether that is a pop. */
export function feedRoller(roller: i32, isDown: bool, now: u32): bool {
  if (!isDown) {
    down &= ~(1 << roller);
    unchecked((RELEASED_AT[roller] = now));
    unchecked((LAST_TOUCH[roller] = now - BURST - 1));
    return false;
  }
  down |= 1 << roller;
  unchecked((POPPED_AT[roller] = unchecked(TOUCHED_AT[roller])));
  return true;
}

/** When a roller was popped last, and when its dome came up again. */
export function popTime(roller: i32): u32 {
  return unchecked(POPPED_AT[roller]);
}
export function releaseTime(roller: i32): u32 {
  return unchecked(RELEASED_AT[roller]);
}

export function isDomeDown(roller: i32): bool {
  return ((down >> roller) & 1) !== 0;
}
