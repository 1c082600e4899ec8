import { CELLS } from '../../../shared/cells';
import { STATE } from '../state';

/**
 * The fields of a Doubles Wild game, in the order in which they lie at the start of the state block. Every one is a
 * byte, so there is no padding and no byte order; arrays follow the single fields.
 */
@unmanaged
export class Fields {
  phase: u8 = 0;
  seats: u8 = 0;
  /** Option bits as given at the start, shifted down (TEAMS_BIT >> 3, SHARED_WIN_BIT >> 3). */
  options: u8 = 0;
  turn: u8 = 0;
  /** Bit per seat. */
  playing: u8 = 0;
  contenders: u8 = 0;
  winners: u8 = 0;
  suddenDeaths: u8 = 0;
  fullSupply: u8 = 0;
  /** The pairs being rolled again. */
  rerolling: u8 = 0;
  /** The cell picked when a teammate's pocket awaits an answer, or where the battle is. */
  cell: u8 = 0;
  attacker: u8 = 0;
  defender: u8 = 0;
  round: u8 = 0;
  side: u8 = 0;
  kept: u8 = 0;
}

export const MAX_PLAYERS: i32 = 4;

export const game: Fields = changetype<Fields>(STATE);

const SUPPLY: usize = STATE + offsetof<Fields>();
const SCORE: usize = SUPPLY + MAX_PLAYERS;
const FIRST_SCORE: usize = SCORE + MAX_PLAYERS;
const ORDER_TOTAL: usize = FIRST_SCORE + MAX_PLAYERS;
const DICE: usize = ORDER_TOTAL + MAX_PLAYERS;
const BATTLE_DICE: usize = DICE + 4;
const OWNER: usize = BATTLE_DICE + 6;
const END: usize = OWNER + CELLS;

export const STATE_SIZE: i32 = <i32>(END - STATE);

/** Marbles that a seat has left to play (DW-supply). */
export function supplyOf(seat: i32): i32 {
  return load<u8>(SUPPLY + seat);
}
export function setSupply(seat: i32, marbles: i32): void {
  store<u8>(SUPPLY + seat, marbles);
}

/** Rows of three of a seat's colour in the running game (DW-score). */
export function scoreOf(seat: i32): i32 {
  return load<u8>(SCORE + seat);
}
export function setScore(seat: i32, score: i32): void {
  store<u8>(SCORE + seat, score);
}

/** A seat's score in the first game, kept through sudden death (DW-sudden-death). */
export function firstScoreOf(seat: i32): i32 {
  return load<u8>(FIRST_SCORE + seat);
}
export function setFirstScore(seat: i32, score: i32): void {
  store<u8>(FIRST_SCORE + seat, score);
}

/** Total of a seat's ordering roll, 0 before it (DW-order). */
export function orderTotalOf(seat: i32): i32 {
  return load<u8>(ORDER_TOTAL + seat);
}
export function setOrderTotal(seat: i32, total: i32): void {
  store<u8>(ORDER_TOTAL + seat, total);
}

/** A die of the turn: 0 and 1 red, 2 and 3 blue; 0 before the roll (DW-roll). */
export function dieAt(index: i32): i32 {
  return load<u8>(DICE + index);
}
export function setDie(index: i32, face: i32): void {
  store<u8>(DICE + index, face);
}

/** A die of the battle: 0 … 2 the attacker's, 3 … 5 the defender's (DW-battle). */
export function battleDieAt(index: i32): i32 {
  return load<u8>(BATTLE_DICE + index);
}
export function setBattleDie(index: i32, face: i32): void {
  store<u8>(BATTLE_DICE + index, face);
}

/** Who owns a pocket: seat + 1, or 0. */
export function ownerAt(cell: i32): i32 {
  return load<u8>(OWNER + cell);
}
export function setOwner(cell: i32, owner: i32): void {
  store<u8>(OWNER + cell, owner);
}

/** Takes all marbles off the board. */
export function clearOwners(): void {
  memory.fill(OWNER, 0, CELLS);
}

/** Forgets the dice of the turn and of the battle. */
export function clearDice(): void {
  memory.fill(DICE, 0, 10);
}
