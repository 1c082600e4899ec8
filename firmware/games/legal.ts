/**
 * The list of legal actions, ascending, that `legal()` of the running game has filled last. One list serves all games:
 * its length is the largest number of legal actions that any of them has at once (four dice: 6⁴).
 */
export const LEGAL_CAPACITY: i32 = 1296;
export const LEGAL: usize = memory.data(LEGAL_CAPACITY << 2, 4);

let count: i32 = 0;

/** Empties the list. */
export function beginLegal(): void {
  count = 0;
}

/** Adds an action, which must be greater than the last. */
export function addLegal(action: u32): void {
  store<u32>(LEGAL + ((<usize>count) << 2), action);
  count++;
}

/**
 * Adds `base` + n for each n of a set (bit n of `set`), and all these `times` times over, each time greater by `step`. All
 * must be greater than the last action, and `step` greater than what the set spans. Much quicker than one by one.
 */
export function addLegalSet(base: u32, set: u32, times: i32, step: u32): void {
  let to = LEGAL + ((<usize>count) << 2);
  const size: i32 = popcnt(set);
  count += size * times;
  for (; set !== 0; set &= set - 1) {
    let action = base + ctz(set);
    let at = to;
    for (let time = 0; time < times; time++) {
      store<u32>(at, action);
      at += (<usize>size) << 2;
      action += step;
    }
    to += 4;
  }
}

/** How many actions the list holds. */
export function countLegal(): i32 {
  return count;
}

/** The action at `index`, which must be below the count. */
export function legalAt(index: i32): u32 {
  return load<u32>(LEGAL + ((<usize>index) << 2));
}
