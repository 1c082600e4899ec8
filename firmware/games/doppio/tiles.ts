import { NUMBERS } from '../../../shared/doppio';

// The double-six set. A tile's number is explained in shared/doppio.ts; a set of tiles is a word with a bit for each.

export const ALL_TILES: u32 = 0x0fffffff;

const LOW: StaticArray<u8> = [
  0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6,
];
const HIGH: StaticArray<u8> = [
  0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6,
];
/** The tiles that have each number. */
const SUIT: StaticArray<u32> = [0x020844b, 0x0410896, 0x0821138, 0x10423c0, 0x2087c00, 0x41f8000, 0xfe00000];
export const DOUBLES: u32 = 0x8104225;

/** The tile's lower number. */
export function lowOf(tile: i32): i32 {
  return unchecked(LOW[tile]);
}

/** The tile's higher number. */
export function highOf(tile: i32): i32 {
  return unchecked(HIGH[tile]);
}

/** All tiles with a number. */
export function suitOf(number: i32): u32 {
  return unchecked(SUIT[number]);
}

/** The double of a number. */
export function doubleOf(number: i32): i32 {
  return (number * (number + 3)) / 2;
}

/** Whether a set holds a tile. */
export function holds(tiles: u32, tile: i32): bool {
  return ((tiles >> tile) & 1) !== 0;
}

export function isDouble(tile: i32): bool {
  return holds(DOUBLES, tile);
}

/** The highest double of a set, or −1. */
export function highestDouble(tiles: u32): i32 {
  return 31 - <i32>clz(tiles & DOUBLES);
}

/** The doubles above a double. */
export function doublesAbove(tile: i32): u32 {
  return DOUBLES & ~(((<u32>2) << tile) - 1);
}

/** All pips on the tiles of a set (DP-out, DP-blocked). */
export function pipsOf(tiles: u32): i32 {
  let pips = 0;
  for (let number = 1; number < NUMBERS; number++) {
    // A double has its number twice and is once in the suit.
    const times = popcnt(tiles & suitOf(number)) + ((tiles >> doubleOf(number)) & 1);
    pips += number * <i32>times;
  }
  return pips;
}

/** The tile at a place, from 0, in a set that has more tiles than that. */
export function tileAt(tiles: u32, place: u32): i32 {
  for (; place > 0; place--) tiles &= tiles - 1;
  return <i32>ctz(tiles);
}
