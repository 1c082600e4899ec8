import { CELLS } from '../../shared/cells';
import { NOBODYS, UNREAD, UNREADABLE } from '../games/pieces';
import { lyingAt, senseCell } from '../games/sensed';
import { areCellsUsed, arePiecesMoved, arePiecesTagged, mayBeEmpty, pieceAt } from './binding';
import { isReading } from './modules';

/**
 * What lies on the cells, as far as the table can know. Presence sensors tell only that something lies there. Where a reader
 * tells what it is, it stays unread until recognition.ts has found out; otherwise whose it is follows from what should lie there
 * when it came, and a piece that came where none is expected is nobody's. Pieces that move over the board are all nobody's then.
 */

export { lyingAt };

/** By cell: 1 for a piece that was put since the last action. Only such a piece can be a move. */
const NEW: usize = memory.data(81, 8);
/** By cell: when it was put, in milliseconds. */
const PUT_AT: usize = memory.data(324, 8);

export enum Difference {
  None,
  /** A piece lies where none should. */
  Extra,
  /** A piece should lie here and does not. */
  Missing,
  /** The piece that lies here must make room for another. */
  Exchange,
}

/** Whether the reader tells what lies on the cells of the running game. */
export function areCellsRead(): bool {
  return arePiecesTagged() && isReading();
}

/** Something has come to lie on a cell. */
export function putOn(cell: i32, now: u32): void {
  senseCell(cell, firstLying(cell));
  store<u8>(NEW + cell, 1);
  store<u32>(PUT_AT + (cell << 2), now);
}

/** What is known of a piece before anything has read it. */
function firstLying(cell: i32): i32 {
  if (areCellsRead()) return UNREAD;
  const expected = pieceAt(cell);
  return expected === 0 || arePiecesMoved() ? NOBODYS : expected;
}

/** A cell has become empty. */
export function takeOff(cell: i32): void {
  senseCell(cell, 0);
  store<u8>(NEW + cell, 0);
}

/** What lies on a cell has been read, or given up. */
export function identify(cell: i32, piece: i32): void {
  senseCell(cell, piece);
}

/** An action has been carried out: what lay there before is no move any more. */
export function ageAll(): void {
  memory.fill(NEW, 0, CELLS);
}

/** What lies on a cell is to be a move after all. */
export function renew(cell: i32): void {
  store<u8>(NEW + cell, 1);
}

/** What lies on a cell is the piece that should: an action has just said so. */
export function acceptOn(cell: i32): void {
  const piece = pieceAt(cell);
  if (piece !== 0) senseCell(cell, piece);
}

/** When it was put there, in milliseconds. */
export function putTime(cell: i32): u32 {
  return load<u32>(PUT_AT + (cell << 2));
}

/** Whether what lies on a cell was put there since the last action. */
export function isNewAt(cell: i32): bool {
  return load<u8>(NEW + cell) !== 0;
}

/** Whether something lies somewhere that is still to be read. */
export function isAnyUnread(): bool {
  for (let cell = 0; cell < CELLS; cell++) if (lyingAt(cell) === UNREAD) return true;
  return false;
}

/** Forgets what the pieces on the cells are: a game begins. `now` in milliseconds. */
export function disownAll(now: u32): void {
  ageAll();
  rereadAll(now);
}

/** What lies on the cells is to be read, as if it had been put there now; what was new stays new. */
export function rereadAll(now: u32): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (lyingAt(cell) === 0) continue;
    senseCell(cell, areCellsRead() ? UNREAD : NOBODYS);
    store<u32>(PUT_AT + (cell << 2), now);
  }
}

/** The reader has gone: what has not been read is taken for what it should be, as without one. */
export function trustAll(): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (lyingAt(cell) === UNREAD || lyingAt(cell) === UNREADABLE) senseCell(cell, firstLying(cell));
}

/** How a cell differs from the game. */
export function differenceAt(cell: i32): Difference {
  if (!areCellsUsed()) return Difference.None;
  const lying = lyingAt(cell);
  const expected = pieceAt(cell);
  if (lying === expected) return Difference.None;
  if (lying === 0) return mayBeEmpty(cell) ? Difference.None : Difference.Missing;
  if (expected === 0) return Difference.Extra;
  if (lying === UNREAD || (lying === NOBODYS && arePiecesMoved())) return Difference.None;
  return Difference.Exchange;
}

/** How many cells differ in a certain way. */
export function countDifferences(which: Difference): i32 {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (differenceAt(cell) === which) count++;
  return count;
}

/** How many cells differ from the game. */
export function countAllDifferences(): i32 {
  return CELLS - countDifferences(Difference.None);
}

/** The first cell that differs in a certain way, or −1. */
export function firstDifference(which: Difference): i32 {
  for (let cell = 0; cell < CELLS; cell++) if (differenceAt(cell) === which) return cell;
  return -1;
}

/** Whether every piece lies where the game has it. */
export function isRight(): bool {
  return countAllDifferences() === 0;
}
