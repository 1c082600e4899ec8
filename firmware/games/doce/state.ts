import { NO_CELL } from '../../../shared/cells';
import { FIRST_SEAT_BIT, OWNER_SHIFT, SAME_NUMBER_COSTS_BIT, SQUARES } from '../../../shared/doce';
import { STATE } from '../state';

/**
 * The fields of a game of DOCE, in the order in which they lie at the start of the state block. Every one is a byte, so
 * there is no padding and no byte order. What the grid tells (dice left, blockers left) is not kept beside it.
 */
@unmanaged
export class Fields {
  phase: u8 = 0;
  /** The option word. */
  options: u8 = 0;
  turn: u8 = 0;
  round: u8 = 0;
  /** From here to the end, and LAST_LINE: how the last round ended. */
  outcome: u8 = 0;
  allOwn: u8 = 0;
  empty: u8 = 0;
  threes: u8 = 0;
  /** Bit s: seat s had its blocker left. */
  blockersKept: u8 = 0;
}

export const game: Fields = changetype<Fields>(STATE);

/** A bit for each square of the lines that ended the last round: square n is bit n & 7 of byte n >> 3. */
const LAST_LINE: usize = STATE + offsetof<Fields>();
const MARKED: usize = LAST_LINE + 4;
const SCORE: usize = MARKED + 2;
const SQUARE: usize = SCORE + 2;
const END: usize = SQUARE + SQUARES;

export const STATE_SIZE: i32 = <i32>(END - STATE);

/** Where the facts of the last round lie, so that they can be compared as a whole. */
export const LAST: usize = STATE + offsetof<Fields>('outcome');
export const LAST_SIZE: i32 = <i32>(MARKED - LAST);

/** What lies on a square: 0 for nothing, otherwise (seat + 1) << OWNER_SHIFT with the face, 0 for a blocker (DC-grid). */
export function squareAt(cell: i32): i32 {
  return load<u8>(SQUARE + cell);
}
export function setSquare(cell: i32, square: i32): void {
  store<u8>(SQUARE + cell, square);
}

/** The eight squares from `cell` on, the first in the lowest byte. */
export function eightSquaresFrom(cell: i32): u64 {
  return load<u64>(SQUARE + cell);
}

/** The value of a square with a seat's die, or with face 0 its blocker. */
export function makeSquare(seat: i32, face: i32): i32 {
  return ((seat + 1) << OWNER_SHIFT) | face;
}

/** Takes everything off the grid, the markers too. */
export function clearGrid(): void {
  memory.fill(SQUARE, 0, SQUARES);
  setMarked(0, NO_CELL);
  setMarked(1, NO_CELL);
}

/** The square of the seat's marked die, NO_CELL before its first of the round (DC-zone). */
export function markedOf(seat: i32): i32 {
  return load<u8>(MARKED + seat);
}
export function setMarked(seat: i32, cell: i32): void {
  store<u8>(MARKED + seat, cell);
}

/** Points of the rounds that have ended (DC-score). */
export function scoreOf(seat: i32): i32 {
  return load<u8>(SCORE + seat);
}
export function setScore(seat: i32, score: i32): void {
  store<u8>(SCORE + seat, score);
}

/** The squares of the lines that ended the last round, a bit each. */
export function lastLine(): u32 {
  return load<u32>(LAST_LINE);
}
export function setLastLine(squares: u32): void {
  store<u32>(LAST_LINE, squares);
}

/** The seat that starts the first round (DC-match). */
export function firstSeat(): i32 {
  return game.options & FIRST_SEAT_BIT;
}

/** The seat that starts this round: they take turns (DC-match). */
export function firstOfRound(): i32 {
  return (firstSeat() + game.round - 1) & 1;
}

/** Whether full threes of a number cost points (DC-score). */
export function doesSameNumberCost(): bool {
  return (game.options & SAME_NUMBER_COSTS_BIT) !== 0;
}
