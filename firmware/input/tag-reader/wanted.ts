import { ANTENNAS } from '../../../build/generated/layout';

/** Which antennas are to be read: some again and again, others once. Antenna n is bit n. */
const ALL: u64 = bitOf(ANTENNAS) - 1;

let watched: u64 = 0;
let asked: u64 = 0;
let last: i32 = -1;

function bitOf(antenna: i32): u64 {
  const one: u64 = 1;
  return one << antenna;
}

/** Reads these antennas in turn, over and over; replaces what was watched before. */
export function watchAntennas(mask: u64): void {
  watched = mask & ALL;
}

/** Reads an antenna once, before those that are watched. */
export function askAntenna(antenna: i32): void {
  if (antenna >= 0 && antenna < ANTENNAS) asked |= bitOf(antenna);
}

/** The next antenna to read, −1 for none: the one asked for with the lowest number, otherwise the next one watched. */
export function nextAntenna(): i32 {
  if (asked !== 0) {
    const antenna = <i32>ctz(asked);
    asked &= asked - 1;
    return antenna;
  }
  if (watched === 0) return -1;
  const first: u64 = last + 1;
  const behind = (watched >> first) << first;
  last = <i32>ctz(behind !== 0 ? behind : watched);
  return last;
}

export function wantNothing(): void {
  watched = 0;
  asked = 0;
  last = -1;
}
