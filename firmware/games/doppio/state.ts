import { NO_TILE, NUMBERS, TILES } from '../../../shared/doppio';
import { STATE } from '../state';
import { ALL_TILES, holds } from './tiles';

/**
 * The state of a Doppio game, from the start of the state block: words, half-words and bytes in this order, so that none is
 * padded; they are little-endian, as WebAssembly has it.
 *
 *     hands     4 × 4   sets of tiles: dealt or drawn; with hidden hands only what has been shown
 *     lacks     4 × 4   hidden hands: sets of tiles that a seat cannot hold
 *     open      7 × 4   by number: the set of tiles on the table that have an open side with it
 *     branches  4       by number, four bits each: how many sides of its double are joined
 *     scores    4 × 2
 *     fields    17      below
 *     sizes     4       hidden hands: tiles in each hand
 *     joined    28      by tile: 0 not on the table, otherwise 1 + the tile that it was joined to
 */
@unmanaged
export class Fields {
  /** The set of tiles on the table. */
  table: u32 = 0;
  round: u16 = 0;
  lastPoints: u16 = 0;
  phase: u8 = 0;
  seats: u8 = 0;
  /** 1: hands are hidden. */
  isHidden: u8 = 0;
  turn: u8 = 0;
  lastEnd: u8 = 0;
  lastWinner: u8 = 0;
  /** Bit per seat. */
  winners: u8 = 0;
  /** Hidden hands: passes in a row. */
  passes: u8 = 0;
  /** Hidden hands: 1 when the seat on turn has drawn. */
  hasDrawn: u8 = 0;
}

export const MAX_PLAYERS: i32 = 4;

const HANDS: usize = STATE;
const LACKS: usize = HANDS + 4 * MAX_PLAYERS;
/** Open sides and branches: what ends.ts keeps ready. */
export const ENDS: usize = LACKS + 4 * MAX_PLAYERS;
export const ENDS_SIZE: i32 = 4 * (NUMBERS + 1);
const BRANCHES: usize = ENDS + 4 * NUMBERS;
const SCORES: usize = ENDS + ENDS_SIZE;
const FIELDS: usize = SCORES + 2 * MAX_PLAYERS;
const SIZES: usize = FIELDS + offsetof<Fields>();
const JOINED: usize = SIZES + MAX_PLAYERS;
const END: usize = JOINED + TILES;

export const STATE_SIZE: i32 = <i32>(END - STATE);

export const game: Fields = changetype<Fields>(FIELDS);

/** The tiles known to be a seat's: its hand, or with hidden hands what it has shown of it. */
export function handOf(seat: i32): u32 {
  return load<u32>(HANDS + ((<usize>seat) << 2));
}
export function setHand(seat: i32, tiles: u32): void {
  store<u32>(HANDS + ((<usize>seat) << 2), tiles);
}

/** The tiles that a seat with a hidden hand cannot hold (DP-hidden). */
export function lacksOf(seat: i32): u32 {
  return load<u32>(LACKS + ((<usize>seat) << 2));
}
export function setLacks(seat: i32, tiles: u32): void {
  store<u32>(LACKS + ((<usize>seat) << 2), tiles);
}

/** The tiles on the table that have an open side with a number (DP-spin). */
export function openWith(number: i32): u32 {
  return load<u32>(ENDS + ((<usize>number) << 2));
}
export function setOpen(number: i32, tiles: u32): void {
  store<u32>(ENDS + ((<usize>number) << 2), tiles);
}

/** How many sides of the doubles on the table are joined, four bits for each number. */
export function branches(): u32 {
  return load<u32>(BRANCHES);
}
export function addBranch(number: i32): void {
  store<u32>(BRANCHES, branches() + ((<u32>1) << (4 * number)));
}

/** A seat's points (DP-match). */
export function scoreOf(seat: i32): i32 {
  return load<u16>(SCORES + ((<usize>seat) << 1));
}
export function setScore(seat: i32, score: i32): void {
  store<u16>(SCORES + ((<usize>seat) << 1), <u16>score);
}

/** How many tiles a hidden hand holds; with known hands always 0, the hands themselves say it: see `handSize`. */
export function sizeOf(seat: i32): i32 {
  return load<u8>(SIZES + seat);
}
export function setSize(seat: i32, size: i32): void {
  store<u8>(SIZES + seat, <u8>size);
}

/** How many tiles a seat holds. */
export function handSize(seat: i32): i32 {
  return game.isHidden ? sizeOf(seat) : <i32>popcnt(handOf(seat));
}

/** The tile that a tile on the table was joined to; NO_TILE for the first of the round. */
export function joinedTo(tile: i32): i32 {
  return <i32>load<u8>(JOINED + tile) - 1;
}

/** Says what a tile was joined to; −1 when it is not on the table. */
export function setJoined(tile: i32, on: i32): void {
  store<u8>(JOINED + tile, <u8>(on + 1));
}

/** Takes all tiles back: those of the table, the hands, and what is known of them. */
export function clearTiles(): void {
  memory.fill(HANDS, 0, 8 * MAX_PLAYERS + ENDS_SIZE);
  memory.fill(SIZES, 0, MAX_PLAYERS + TILES);
  game.table = 0;
  game.passes = 0;
  game.hasDrawn = 0;
}

/** With known hands: the tiles that are neither in a hand nor on the table. */
export function boneyard(): u32 {
  return ALL_TILES & ~(game.table | handOf(0) | handOf(1) | handOf(2) | handOf(3));
}

/** How many tiles are neither in a hand nor on the table. */
export function boneyardSize(): i32 {
  let size = TILES - <i32>popcnt(game.table);
  for (let seat = 0; seat < MAX_PLAYERS; seat++) size -= handSize(seat);
  return size;
}

/** Whether the table is joined consistently with the set of tiles on it: a tile is there when it is joined to something. */
export function isTableWhole(): bool {
  for (let tile = 0; tile < TILES; tile++) {
    const joined: i32 = load<u8>(JOINED + tile);
    if (holds(game.table, tile) !== joined > 0 || joined > NO_TILE + 1) return false;
  }
  return true;
}
