import {
  BOARD_MASK,
  BOARD_SHIFT,
  DICE,
  FACE_SHIFT,
  FIRST_SEAT_MASK,
  FIRST_SEAT_SHIFT,
  LETTERS_MASK,
  LETTERS_SHIFT,
  MOST_SEATS,
  NEUTRAL,
  PLACE_MASK,
  SEATS_MASK,
  SPINNER_BIT,
} from '../../../shared/doppel-x';
import { STATE } from '../state';

/**
 * The state of a game of Doppel X, from the start of the state block: three words, bytes, and half-words at the
 * end; they are little-endian, as WebAssembly has it.
 *
 *     fields   15      below
 *     chips    8
 *     bets     8       by seat: 0, or 1 + the Letter
 *     lies     9 × 2   by die: 0 not on the board, otherwise face << FACE_SHIFT with the place
 */
@unmanaged
export class Fields {
  /** The option word. */
  options: u32 = 0;
  /** Dice still to be told after a throw, a bit each. */
  pending: u32 = 0;
  /** Dice that were lost in this throw, a bit each. */
  lost: u32 = 0;
  phase: u8 = 0;
  turn: u8 = 0;
  round: u8 = 0;
}

export const game: Fields = changetype<Fields>(STATE);

const CHIPS: usize = STATE + offsetof<Fields>();
const BETS: usize = CHIPS + MOST_SEATS;
const LIES: usize = BETS + MOST_SEATS;
const END: usize = LIES + 2 * DICE;

export const STATE_SIZE: i32 = <i32>(END - STATE);

/** How many seats play. */
export function seats(): i32 {
  return game.options & SEATS_MASK;
}

/** The board, 0 … 3 (DX-boards). */
export function board(): i32 {
  return (game.options >> BOARD_SHIFT) & BOARD_MASK;
}

/** Whether the spinner is fitted (DX-spinner). */
export function hasSpinner(): bool {
  return (game.options & SPINNER_BIT) !== 0;
}

/** The seat that throws first (DX-start). */
export function firstSeat(): i32 {
  return (game.options >> FIRST_SEAT_SHIFT) & FIRST_SEAT_MASK;
}

/** The letters in the game, a bit each (DX-bets). */
export function letters(): u32 {
  return (game.options >> LETTERS_SHIFT) & LETTERS_MASK;
}

/** A seat's chips. */
export function chipsOf(seat: i32): i32 {
  return load<u8>(CHIPS + seat);
}
export function setChips(seat: i32, chips: i32): void {
  store<u8>(CHIPS + seat, <u8>chips);
}

/** 0, or 1 + the Letter on which a seat's die lies. */
export function betOf(seat: i32): i32 {
  return load<u8>(BETS + seat);
}
export function setBet(seat: i32, bet: i32): void {
  store<u8>(BETS + seat, <u8>bet);
}

/** Where a die lies on the board and with which face; 0 for a die that does not. */
export function lieOf(die: i32): i32 {
  return load<u16>(LIES + ((<usize>die) << 1));
}
export function setLie(die: i32, lie: i32): void {
  store<u16>(LIES + ((<usize>die) << 1), <u16>lie);
}

/** The face of a lie, 0 for a die that is not on the board. */
export function faceOf(lie: i32): i32 {
  return lie >> FACE_SHIFT;
}

/** The place of a lie on the board. */
export function placeOf(lie: i32): i32 {
  return lie & PLACE_MASK;
}

/** The dice of all seats that play, a bit each. */
export function seatDice(): u32 {
  return (1 << seats()) - 1;
}

/** The dice on the board, a bit each. */
export function diceOnBoard(): u32 {
  let dice: u32 = 0;
  for (let die = 0; die < DICE; die++) if (lieOf(die) !== 0) dice |= 1 << die;
  return dice;
}

/** The two dice that the seat on turn throws, a bit each (DX-turn). */
export function activeDice(): u32 {
  return (1 << NEUTRAL) | (1 << game.turn);
}

/** Takes all dice and bets off and all chips back, for a game to begin. */
export function clearGame(): void {
  memory.fill(CHIPS, 0, END - CHIPS);
}
