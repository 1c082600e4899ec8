/**
 * Parts of the tree of serial numbers that are still to be looked into: all tags whose number, at one cascade level, begins
 * with certain bits. The last one that was put off is looked into first.
 */
const CAPACITY = 16;
/** Prefix (4 bytes), first level's number (4), bits of the prefix (1), level (1), tries (1), – (1). */
const ENTRY = 12;
const STACK: usize = memory.data(192, 4);

let count: i32 = 0;

/** The branch being looked into. Bit n of the prefix is the n-th bit that goes over the air. */
export let level: u32 = 1;
export let prefix: u32 = 0;
export let prefixBits: u32 = 0;
/** At level 2: the whole number of level 1. */
export let firstLevel: u32 = 0;
/** How often looking into it has failed. */
export let tries: u32 = 0;

/** Forgets all and begins at the root. */
export function plantTree(): void {
  count = 0;
  moveTo(1, 0, 0);
}

/** Goes on with another part of the tree. */
export function moveTo(newLevel: u32, newPrefix: u32, newBits: u32): void {
  if (newLevel === 1) firstLevel = 0;
  level = newLevel;
  prefix = newPrefix;
  prefixBits = newBits;
  tries = 0;
}

/** Goes on at level 2 below a number of level 1. */
export function climb(uid: u32): void {
  firstLevel = uid;
  moveTo(2, 0, 0);
}

/** Puts the present branch off with another prefix. False if there is no room. */
export function putOff(otherPrefix: u32, bits: u32, failures: u32): bool {
  if (count === CAPACITY) return false;
  const entry = STACK + count++ * ENTRY;
  store<u32>(entry, otherPrefix);
  store<u32>(entry, firstLevel, 4);
  store<u8>(entry, bits, 8);
  store<u8>(entry, level, 9);
  store<u8>(entry, failures, 10);
  return true;
}

/** Goes on with the branch put off last. False if there is none. */
export function nextBranch(): bool {
  if (count === 0) return false;
  const entry = STACK + --count * ENTRY;
  prefix = load<u32>(entry);
  firstLevel = load<u32>(entry, 4);
  prefixBits = load<u8>(entry, 8);
  level = load<u8>(entry, 9);
  tries = load<u8>(entry, 10);
  return true;
}
