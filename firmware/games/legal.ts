/**
 * The list of legal actions, ascending, that `legal()` of the running game has filled last. One list serves all games:
 * its length is the largest number of legal actions that any of them has at once (four dice: 6⁴).
 */
export const LEGAL_CAPACITY: i32 = 1296;
export const LEGAL: usize = memory.data(5184, 4);

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

/** How many actions the list holds. */
export function countLegal(): i32 {
  return count;
}

/** The action at `index`, which must be below the count. */
export function legalAt(index: i32): u32 {
  return load<u32>(LEGAL + ((<usize>index) << 2));
}
