import { NO_CELL } from '../../../shared/cells';
import {
  DICE,
  FIRST_SEAT_SHIFT,
  MAX_WHEELS,
  NO_PIECE,
  PIECES,
  SEATS_MASK,
  TWO_COLOURS_BIT,
} from '../../../shared/double-trouble';
import { STATE } from '../state';

/**
 * The fields of a game of Double Trouble, in the order in which they lie at the start of the state block. Every one is a
 * byte, so there is no padding and no byte order; arrays follow the single fields.
 */
@unmanaged
export class Fields {
  phase: u8 = 0;
  /** The option word. */
  options: u8 = 0;
  /** The colour on turn. */
  colour: u8 = 0;
  /** Piece numbers, or NO_PIECE: the piece that has moved last, the one that it met, and the one that goes back. */
  moved: u8 = 0;
  met: u8 = 0;
  returning: u8 = 0;
}

export const game: Fields = changetype<Fields>(STATE);

const DIE: usize = STATE + offsetof<Fields>();
const WHEEL_TURN: usize = DIE + DICE;
const CELL: usize = WHEEL_TURN + MAX_WHEELS;
const HEADING: usize = CELL + PIECES;
const END: usize = HEADING + PIECES;

export const STATE_SIZE: i32 = <i32>(END - STATE);

/** A face that is still to be played, or 0. Of one that is left, the first tells. */
export function dieAt(index: i32): i32 {
  return load<u8>(DIE + index);
}
export function setDie(index: i32, face: i32): void {
  store<u8>(DIE + index, face);
}

/** How many dice are still to be played. */
export function countDice(): i32 {
  return (dieAt(0) !== 0 ? 1 : 0) + (dieAt(1) !== 0 ? 1 : 0);
}

/** Quarter turns clockwise that a wheel has made (DT-board). */
export function turnOf(wheel: i32): i32 {
  return load<u8>(WHEEL_TURN + wheel);
}
export function setTurn(wheel: i32, turn: i32): void {
  store<u8>(WHEEL_TURN + wheel, turn);
}

/** Where a piece stands, NO_CELL off the board. */
export function cellOf(piece: i32): i32 {
  return load<u8>(CELL + piece);
}
export function setCell(piece: i32, cell: i32): void {
  store<u8>(CELL + piece, cell);
}

/** Where a piece's arrow points, 0 off the board. */
export function headingOf(piece: i32): i32 {
  return load<u8>(HEADING + piece);
}
export function setHeading(piece: i32, heading: i32): void {
  store<u8>(HEADING + piece, heading);
}

/** Puts a piece onto a way, cell << 2 | heading. */
export function putOn(piece: i32, way: i32): void {
  setCell(piece, way >> 2);
  setHeading(piece, way & 3);
}

/** Takes a piece off the board. */
export function takeOff(piece: i32): void {
  setCell(piece, NO_CELL);
  setHeading(piece, 0);
}

/** Forgets what belongs to one turn. */
export function clearTurn(): void {
  setDie(0, 0);
  setDie(1, 0);
  game.moved = <u8>NO_PIECE;
  game.met = <u8>NO_PIECE;
  game.returning = <u8>NO_PIECE;
}

/** How many seats play. */
export function seats(): i32 {
  return game.options & SEATS_MASK;
}

/** How many colours play: one a seat, or two (DT-two-colours). */
export function colours(): i32 {
  return game.options & TWO_COLOURS_BIT ? seats() * 2 : seats();
}

/** The seat that begins (DT-start). */
export function firstSeat(): i32 {
  return game.options >> FIRST_SEAT_SHIFT;
}

/** The seat of a colour (DT-two-colours). */
export function seatOfColour(colour: i32): i32 {
  return colour % seats();
}

/** The seat of a piece. */
export function ownerOf(piece: i32): i32 {
  return seatOfColour(piece >> 1);
}

/** The colour's other piece. */
export function partnerOf(piece: i32): i32 {
  return piece ^ 1;
}

/** How many pieces of a colour are on the board. */
export function countPieces(colour: i32): i32 {
  const first = colour << 1;
  return (cellOf(first) !== NO_CELL ? 1 : 0) + (cellOf(first + 1) !== NO_CELL ? 1 : 0);
}

/** How many pieces of a seat have reached a FINISH (DT-finish). */
export function countFinished(seat: i32): i32 {
  let finished = 0;
  for (let colour = seat; colour < colours(); colour += seats()) finished += 2 - countPieces(colour);
  return finished;
}

/** Whether a seat has taken all its pieces off the board. */
export function hasFinished(seat: i32): bool {
  return countFinished(seat) === (colours() / seats()) * 2;
}
