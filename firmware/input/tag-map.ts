import { FIRST_COLUMNS_ANTENNA, FIRST_ROWS_ANTENNA } from '../../build/generated/layout';
import { COLUMNS, ROWS } from '../../shared/cells';
import { tagAt, tagCount, tagSerial, tagTime } from './tag-reader/readings';

/**
 * From loops to cells: a tag that the row loops R and the column loops C have seen lies on the cells R × C. Tags are told
 * apart by their serial numbers, so two with the same object are two.
 */
const CAPACITY = 81;
/** Serial number (8 bytes), rows (2) and columns (2) a bit each, object (2), – (2), oldest reading (4), – (4). */
const ENTRY = 24;
const LOOP_MASKS: usize = 8; // rows; columns two bytes on
const ID: usize = 12;
const TIME: usize = 16;
const MAP: usize = memory.data(1944, 8); // 81 × 24

let count: i32 = 0;
let now: u32 = 0;

/** Draws the map from what the loops have seen last; `time` in milliseconds. How many tags it shows. */
export function mapTags(time: u32): i32 {
  count = 0;
  now = time;
  for (let row = 0; row < ROWS; row++) drawLoop(FIRST_ROWS_ANTENNA + row, LOOP_MASKS, 1 << row);
  for (let column = 0; column < COLUMNS; column++)
    drawLoop(FIRST_COLUMNS_ANTENNA + column, LOOP_MASKS + 2, 1 << column);
  return count;
}

function drawLoop(antenna: i32, field: usize, mask: u32): void {
  for (let index = 0, tags = tagCount(antenna); index < tags; index++) {
    const entry = entryOf(tagSerial(antenna, index));
    if (entry === 0) return;
    store<u16>(entry + field, load<u16>(entry + field) | mask);
    store<u16>(entry, tagAt(antenna, index), ID);
    const time = tagTime(antenna, index);
    if (<i32>(time - load<u32>(entry, TIME)) < 0) store<u32>(entry, time, TIME);
  }
}

/** The entry of a serial number, made if there is none; 0 where there is no room. */
function entryOf(serial: u64): usize {
  for (let at = 0; at < count; at++) if (load<u64>(MAP + at * ENTRY) === serial) return MAP + at * ENTRY;
  if (count === CAPACITY) return 0;
  const entry = MAP + count++ * ENTRY;
  memory.fill(entry, 0, ENTRY);
  store<u64>(entry, serial);
  store<u32>(entry, now, TIME);
  return entry;
}

/** The object of a tag on the map. */
export function mappedObject(index: i32): u32 {
  return index >= 0 && index < count ? load<u16>(MAP + index * ENTRY, ID) : 0;
}

/** The rows in which it was seen, bit 0 for row 0. Without a row or a column it lies on no cell. */
export function mappedRows(index: i32): u32 {
  return index >= 0 && index < count ? load<u16>(MAP + index * ENTRY, LOOP_MASKS) : 0;
}

/** The columns in which it was seen. */
export function mappedColumns(index: i32): u32 {
  return index >= 0 && index < count ? load<u16>(MAP + index * ENTRY, LOOP_MASKS + 2) : 0;
}

/** When the loops under it saw it last, the earliest of their times; milliseconds. */
export function mappedTime(index: i32): u32 {
  return index >= 0 && index < count ? load<u32>(MAP + index * ENTRY, TIME) : 0;
}
