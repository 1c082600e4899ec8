import { ARGUMENT_MASK, KIND_SHIFT, SEAT_MASK, SEAT_SHIFT } from '../../shared/actions';
import { addLegal } from './legal';

// Packing and unpacking of action words; the layout is in shared/actions.ts.

/** The word for `kind` by `seat` with `argument` (24 bits). */
export function makeAction(kind: u32, seat: u32, argument: u32): u32 {
  return (kind << KIND_SHIFT) | (seat << SEAT_SHIFT) | argument;
}

export function kindOf(action: u32): u32 {
  return action >> KIND_SHIFT;
}

export function seatOf(action: u32): u32 {
  return (action >> SEAT_SHIFT) & SEAT_MASK;
}

export function argumentOf(action: u32): u32 {
  return action & ARGUMENT_MASK;
}

// Arguments that hold six-sided dice, three bits each, the first lowest; 0 stands for a die that was not rolled. `which`
// has a bit for each die that is to be rolled.

/** Die `index` of an argument. */
export function dieOf(argument: u32, index: u32): u32 {
  return (argument >> (index * 3)) & 7;
}

/** Whether an argument holds a face 1 … 6 for each die of `which` and nothing else. */
export function areDice(argument: u32, which: u32): bool {
  for (let index: u32 = 0; index < 8; index++) {
    const face = dieOf(argument, index);
    if ((which >> index) & 1 ? face < 1 || face > 6 : face !== 0) return false;
  }
  return true;
}

/** The `number`-th result of rolling the dice of `which`, 0 … 6ⁿ − 1; results ascend with the number. */
export function diceResult(number: u32, which: u32): u32 {
  let argument: u32 = 0;
  for (let index: u32 = 0; index < 8; index++) {
    if (((which >> index) & 1) === 0) continue;
    argument |= ((number % 6) + 1) << (index * 3);
    number /= 6;
  }
  return argument;
}

/** How many results the dice of `which` have. */
export function countDiceResults(which: u32): u32 {
  let results: u32 = 1;
  for (let dice = popcnt(which); dice > 0; dice--) results *= 6;
  return results;
}

/** Adds all results of the dice of `which` to the list of legal actions. */
export function addDiceResults(kind: u32, seat: u32, which: u32): void {
  const results = countDiceResults(which);
  for (let number: u32 = 0; number < results; number++)
    addLegal(makeAction(kind, seat, diceResult(number, which)));
}
