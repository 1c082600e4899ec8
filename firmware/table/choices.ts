import { countOptions, hasPlainOption, optionAt } from './binding';

/** The choice that a seat's buttons have walked to, −1: none yet; and the seat. */
let chosen: i32 = -1;
let choosing: u32 = 0;

/** Nothing is being chosen any more. */
export function forgetChosen(): void {
  chosen = -1;
}

/** The seat whose buttons have walked to a choice. */
export function choosingSeat(): u32 {
  return choosing;
}

/** That choice as an action, or 0. What was on offer then need not be any more. */
export function chosenOption(): u32 {
  return chosen < 0 || chosen >= countOptions(choosing) ? 0 : optionAt(chosen, choosing);
}

/** The choice that a seat confirms: the one walked to, or the plain one; 0 for none. */
export function chosenBy(seat: u32): u32 {
  const walkedTo = choosing === seat ? chosenOption() : 0;
  if (walkedTo !== 0 || countOptions(seat) === 0 || !hasPlainOption()) return walkedTo;
  return optionAt(0, seat);
}

/** A seat walks to its next choice; it has some. */
export function walkOn(seat: u32): void {
  if (choosing !== seat) chosen = -1;
  choosing = seat;
  // Where confirm alone already means the first choice, the first step goes on to the second.
  const from = chosen < 0 && hasPlainOption() ? 0 : chosen;
  chosen = (from + 1) % countOptions(seat);
}
