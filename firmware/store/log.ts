import { REGION, REGION_SECTORS, SECTOR } from '../../shared/store';
import { crc32 } from '../crc';
import { store_erase, store_program, store_read } from '../hal';

/**
 * An append-only log in the store, safe against loss of power at any instant. It fills one region; then whoever keeps it
 * writes what still counts into the other, and the header that makes that one valid comes last. The region left behind is
 * erased sector by sector when there is time, before it is needed.
 *
 * A record: kind, length of its data, format (two bytes), sequence number, data filled up to whole words, CRC-32 of all that.
 * Sequence numbers go up by one over both regions; what is torn or does not follow is skipped.
 */
const FORMAT: u32 = 1;
/** "DTLG": what a region's header holds. */
const MAGIC: u32 = 0x474c5444;
const HEADER_KIND: u32 = 0x48;
const PREFIX: i32 = 8;
const CHECK: i32 = 4;
const HEADER_SIZE: i32 = PREFIX + 4 + CHECK;
/** Most bytes of data in a record. */
export const LONGEST_DATA: i32 = 64;
const BLANK: u32 = 0xffffffff;
/** No region. */
const NONE: i32 = -1;

const RECORD: usize = memory.data(96, 8);
/** The data of the record just read, or of the one to be written. */
export const DATA: usize = RECORD + PREFIX;
const SCAN: usize = memory.data(256, 8);

let active: i32 = NONE;
let sequence: u32 = 0;
/** Where the next record is written, and where reading goes on; offsets in the active region. */
let writeAt: i32 = 0;
let readAt: i32 = 0;
let readSequence: u32 = 0;
/** While a region is being made: which; NONE otherwise. */
let making: i32 = NONE;
let madeSequence: u32 = 0;
/** Sectors of the other region that are not blank, a bit each. */
let soiled: u32 = 0;
let isForeign: bool = false;

/** Finds the newest region; its records are then read with `nextRecord`. */
export function openLog(): void {
  active = NONE;
  isForeign = false;
  for (let region = 0; region < 2; region++) {
    if (!readHeader(region)) continue;
    const found = load<u32>(RECORD, 4);
    if (active !== NONE && <i32>(found - sequence) < 0) continue;
    active = region;
    sequence = found;
  }
  readAt = HEADER_SIZE;
  readSequence = sequence;
  writeAt = active === NONE ? 0 : endOf(active);
  soiled = soiledSectors(otherRegion());
}

/** Whether the store holds a log of another version: then nothing is written, and nothing of it lost. */
export function isLogForeign(): bool {
  return isForeign;
}

/** Reads the next record into DATA; returns its kind, 0 at the end. */
export function nextRecord(): u32 {
  if (active === NONE) return 0;
  while (readAt < writeAt) {
    if (readRecord(active, readAt) && load<u32>(RECORD, 4) === readSequence + 1) {
      readSequence++;
      sequence = readSequence;
      readAt += sizeOf(load<u8>(RECORD, 1));
      return load<u8>(RECORD);
    }
    readAt += 4;
  }
  return 0;
}

/** Whether a record with so much data can be appended. */
export function hasRoom(length: i32): bool {
  return active !== NONE && writeAt + sizeOf(length) <= REGION;
}

/** Appends a record with `length` bytes of DATA. There must be room, or a region being made. */
export function appendRecord(kind: u32, length: i32): void {
  writeRecord(making !== NONE ? making : active, writeAt, kind, length, ++sequence);
  writeAt += sizeOf(length);
}

/** Begins a new region: what is appended until `finishRegion` is what still counts. Erases what has not been erased yet. */
export function beginRegion(): void {
  while (soiled !== 0) eraseOne();
  making = otherRegion();
  madeSequence = ++sequence;
  writeAt = HEADER_SIZE;
}

/** Makes the new region valid, and the one before it superfluous. */
export function finishRegion(): void {
  store<u32>(DATA, MAGIC);
  writeRecord(making, 0, HEADER_KIND, 4, madeSequence);
  const isFirst = active === NONE;
  active = making;
  making = NONE;
  soiled = isFirst ? soiledSectors(otherRegion()) : (1 << REGION_SECTORS) - 1;
}

/** Erases one sector ahead of need, if there is one; whether there was. */
export function tendLog(): bool {
  if (soiled === 0 || isForeign) return false;
  eraseOne();
  return true;
}

function eraseOne(): void {
  const sector = <i32>ctz(soiled);
  store_erase(otherRegion() * REGION + sector * SECTOR);
  soiled &= ~(1 << sector);
}

function otherRegion(): i32 {
  return active === NONE ? 0 : 1 - active;
}

function sizeOf(length: i32): i32 {
  return PREFIX + ((length + 3) & ~3) + CHECK;
}

/** Reads a region's header into RECORD; false where there is none of this format. */
function readHeader(region: i32): bool {
  if (!readRecord(region, 0)) return false;
  return load<u8>(RECORD) === HEADER_KIND && load<u32>(DATA) === MAGIC;
}

/** Reads what may be a record into RECORD; whether it is one. */
function readRecord(region: i32, at: i32): bool {
  if (at + PREFIX + CHECK > REGION) return false;
  store_read(region * REGION + at, RECORD, PREFIX);
  const length = <i32>load<u8>(RECORD, 1);
  const size = sizeOf(length);
  if (length > LONGEST_DATA || at + size > REGION) return false;
  store_read(region * REGION + at + PREFIX, DATA, size - PREFIX);
  if (crc32(RECORD, size - CHECK) !== load<u32>(RECORD + size - CHECK)) return false;
  if (load<u16>(RECORD, 2) === <u16>FORMAT) return true;
  isForeign = true;
  return false;
}

function writeRecord(region: i32, at: i32, kind: u32, length: i32, number: u32): void {
  const size = sizeOf(length);
  for (let pad = length; pad < size - PREFIX - CHECK; pad++) store<u8>(DATA + pad, 0);
  store<u32>(RECORD, kind | (length << 8) | (FORMAT << 16));
  store<u32>(RECORD, number, 4);
  store<u32>(RECORD + size - CHECK, crc32(RECORD, size - CHECK));
  store_program(region * REGION + at, RECORD, size);
}

/** Where a region's blank end begins: behind the last word that is not blank. */
function endOf(region: i32): i32 {
  for (let block = REGION - 256; block >= 0; block -= 256) {
    const last = lastSoiledWord(region * REGION + block);
    if (last >= 0) return block + last + 4;
  }
  return 0;
}

function soiledSectors(region: i32): u32 {
  let mask: u32 = 0;
  for (let block = 0; block < REGION; block += 256)
    if (lastSoiledWord(region * REGION + block) >= 0) mask |= 1 << (block / SECTOR);
  return mask;
}

/** The last word of 256 bytes of the store that is not blank, as an offset; −1 if all are. */
function lastSoiledWord(at: i32): i32 {
  store_read(at, SCAN, 256);
  for (let word = 252; word >= 0; word -= 4) if (load<u32>(SCAN + word) !== BLANK) return word;
  return -1;
}
