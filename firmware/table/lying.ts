import { CELLS } from '../../shared/cells';
import { pieceAt } from './binding';

/**
 * What lies on the cells, as far as the table can know. Presence sensors tell only that something lies there; whose it is
 * follows from what should lie there when it came. A piece that came where none is expected is nobody's.
 */
const LYING: usize = memory.data(81, 8);
/** A piece that came where none was expected. */
export const NOBODYS: i32 = 255;

export enum Difference {
  None,
  /** A piece lies where none should. */
  Extra,
  /** A piece should lie here and does not. */
  Missing,
  /** The piece that lies here must make room for another. */
  Exchange,
}

/** Something has come to lie on a cell. */
export function putOn(cell: i32): void {
  const expected = pieceAt(cell);
  store<u8>(LYING + cell, expected === 0 ? <u8>NOBODYS : <u8>expected);
}

/** A cell has become empty. */
export function takeOff(cell: i32): void {
  store<u8>(LYING + cell, 0);
}

/** What lies on a cell belongs to the seat that should have a piece there: an action has just said so. */
export function acceptOn(cell: i32): void {
  store<u8>(LYING + cell, <u8>pieceAt(cell));
}

/** The seat + 1 whose piece lies on a cell, 0 for none, 255 for one that is nobody's. */
export function lyingAt(cell: i32): i32 {
  return load<u8>(LYING + cell);
}

/** Forgets whose pieces lie there: a game begins. What lies on the board is nobody's then. */
export function disownAll(): void {
  for (let cell = 0; cell < CELLS; cell++) if (lyingAt(cell) !== 0) store<u8>(LYING + cell, <u8>NOBODYS);
}

/** How a cell differs from the game. */
export function differenceAt(cell: i32): Difference {
  const lying = lyingAt(cell);
  const expected = pieceAt(cell);
  if (lying === expected) return Difference.None;
  if (lying === 0) return Difference.Missing;
  return expected === 0 ? Difference.Extra : Difference.Exchange;
}

/** How many cells differ in a certain way. */
export function countDifferences(which: Difference): i32 {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (differenceAt(cell) === which) count++;
  return count;
}

/** The first cell that differs in a certain way, or −1. */
export function firstDifference(which: Difference): i32 {
  for (let cell = 0; cell < CELLS; cell++) if (differenceAt(cell) === which) return cell;
  return -1;
}

/** Whether every piece lies where the game has it. */
export function isRight(): bool {
  for (let cell = 0; cell < CELLS; cell++) if (lyingAt(cell) !== pieceAt(cell)) return false;
  return true;
}
