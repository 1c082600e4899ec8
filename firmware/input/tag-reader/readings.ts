import {
  ANTENNAS,
  FIRST_PAD_ANTENNA,
  FIRST_RACKS_ANTENNA,
  FIRST_WELLS_ANTENNA,
} from '../../../build/generated/layout';
import { ReaderError, TAGS_AT_DOMINOES, TAGS_PER_ANTENNA, TAGS_PER_LOOP } from '../../../shared/tag-reader';
import { countError } from './errors';

/**
 * What lies at each antenna. An inventory gathers the tags that it finds, and `endInventory` compares them with those known
 * before: a new tag counts at once, one that is missing must be missed twice, since marginal tags answer only sometimes.
 */
const MISSES_UNTIL_GONE: u32 = 2;

/** By antenna and place: serial number (8 bytes), time of the last reading (4), object (2), misses (1), – (1). */
const ENTRY = 16;
const TIME: usize = 8;
const ID: usize = 12;
const MISSES: usize = 14;
const TAGS: usize = memory.data(11120, 8); // (18 × 16 + 13 × 9 + 5 × 58) × 16
const COUNTS: usize = memory.data(36, 8);
/** By antenna: changes of the list, and inventories, since the reader was started. */
const CHANGES: usize = memory.data(144, 8);
const INVENTORIES: usize = memory.data(144, 8);

const FOUND: usize = memory.data(928, 8); // 58 × 16, as above
let found: i32 = 0;
let room: i32 = 0;
let isWhole: bool = true;

/** How many inventories have ended, of any antenna. */
export let endedInventories: u32 = 0;

/** An inventory of an antenna begins. */
export function beginInventory(antenna: i32): void {
  found = 0;
  room = roomAt(antenna);
  isWhole = true;
}

/** The inventory will not find all there is; what it misses is not missing. */
export function spoilInventory(): void {
  isWhole = false;
}

/** Whether the present inventory has already found a tag. */
export function hasFound(uid: u64): bool {
  return placeOf(FOUND, found, uid) >= 0;
}

/** A tag is there. */
export function addFound(uid: u64, id: u32): void {
  if (hasFound(uid)) return;
  if (found === room) {
    countError(ReaderError.Room);
    isWhole = false;
    return;
  }
  write(FOUND + found++ * ENTRY, uid, id, 0);
}

/** Takes what was found over into the antenna's list; `now` in milliseconds. */
export function endInventory(antenna: i32, now: u32): void {
  const list = listOf(antenna);
  let count = tagCount(antenna);
  let hasChanged = false;
  for (let at = count - 1; at >= 0; at--) {
    const entry = list + at * ENTRY;
    const place = placeOf(FOUND, found, load<u64>(entry));
    if (place >= 0) {
      const id = load<u16>(FOUND + place * ENTRY, ID);
      if (id !== load<u16>(entry, ID)) hasChanged = true;
      write(entry, load<u64>(entry), id, now);
      continue;
    }
    const misses = <u32>load<u8>(entry, MISSES) + (isWhole ? 1 : 0);
    store<u8>(entry, misses, MISSES);
    if (misses < MISSES_UNTIL_GONE) continue;
    count--;
    memory.copy(entry, entry + ENTRY, (count - at) * ENTRY);
    hasChanged = true;
  }
  for (let at = 0; at < found; at++) {
    const entry = FOUND + at * ENTRY;
    if (placeOf(list, count, load<u64>(entry)) >= 0) continue;
    // A tag that has been missed once may still hold the last place.
    if (count === room) break;
    write(list + count++ * ENTRY, load<u64>(entry), load<u16>(entry, ID), now);
    hasChanged = true;
  }
  store<u8>(COUNTS + antenna, count);
  if (hasChanged) increment(CHANGES + (antenna << 2));
  increment(INVENTORIES + (antenna << 2));
  endedInventories++;
}

function placeOf(list: usize, count: i32, uid: u64): i32 {
  for (let at = 0; at < count; at++) if (load<u64>(list + at * ENTRY) === uid) return at;
  return -1;
}

function write(entry: usize, uid: u64, id: u32, now: u32): void {
  store<u64>(entry, uid);
  store<u32>(entry, now, TIME);
  store<u16>(entry, id, ID);
  store<u8>(entry, 0, MISSES);
}

function increment(counter: usize): void {
  store<u32>(counter, load<u32>(counter) + 1);
}

/** The loops come first in the chain; racks and boneyard lie side by side between the antennas with short lists. */
function isAtDominoes(antenna: i32): bool {
  return antenna >= FIRST_RACKS_ANTENNA && antenna < FIRST_PAD_ANTENNA;
}

/** How many tags an antenna's list holds. */
export function roomAt(antenna: i32): i32 {
  if (antenna < FIRST_WELLS_ANTENNA) return TAGS_PER_LOOP;
  return isAtDominoes(antenna) ? TAGS_AT_DOMINOES : TAGS_PER_ANTENNA;
}

/** Where the list of an antenna begins. */
function listOf(antenna: i32): usize {
  const loops = min(antenna, FIRST_WELLS_ANTENNA);
  const long = max(0, min(antenna, FIRST_PAD_ANTENNA) - FIRST_RACKS_ANTENNA);
  const others = antenna - loops - long;
  return TAGS + (loops * TAGS_PER_LOOP + others * TAGS_PER_ANTENNA + long * TAGS_AT_DOMINOES) * ENTRY;
}

function isAntenna(antenna: i32): bool {
  return antenna >= 0 && antenna < ANTENNAS;
}

/** How many tags lie at an antenna. */
export function tagCount(antenna: i32): i32 {
  return isAntenna(antenna) ? load<u8>(COUNTS + antenna) : 0;
}

function entryAt(antenna: i32, index: i32): usize {
  return listOf(antenna) + index * ENTRY;
}

/** The object of one of them (shared/objects.ts), UNKNOWN_OBJECT for a tag without one; 0 where there is no tag. */
export function tagAt(antenna: i32, index: i32): u32 {
  return index >= 0 && index < tagCount(antenna) ? load<u16>(entryAt(antenna, index), ID) : 0;
}

/** When it was read last, in milliseconds. */
export function tagTime(antenna: i32, index: i32): u32 {
  return index >= 0 && index < tagCount(antenna) ? load<u32>(entryAt(antenna, index), TIME) : 0;
}

/** Its serial number, which tells tags with the same object apart: the size in the highest byte. */
export function tagSerial(antenna: i32, index: i32): u64 {
  return index >= 0 && index < tagCount(antenna) ? load<u64>(entryAt(antenna, index)) : 0;
}

/** How often the list of an antenna has changed. */
export function tagChanges(antenna: i32): u32 {
  return isAntenna(antenna) ? load<u32>(CHANGES + (antenna << 2)) : 0;
}

/** How many inventories of an antenna have ended. */
export function inventories(antenna: i32): u32 {
  return isAntenna(antenna) ? load<u32>(INVENTORIES + (antenna << 2)) : 0;
}

export function clearReadings(): void {
  memory.fill(COUNTS, 0, ANTENNAS);
  memory.fill(CHANGES, 0, ANTENNAS << 2);
  memory.fill(INVENTORIES, 0, ANTENNAS << 2);
}
