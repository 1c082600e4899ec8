import { NO_CELL } from '../../../shared/cells';
import { Phase, PIECES } from '../../../shared/double-trouble';
import { UNREAD } from '../pieces';
import { lyingAt } from '../sensed';
import { isStart, startWay } from './board';
import { cellOf, game, headingOf } from './state';

// Arrows as the table tells them (games/pieces.ts): on a START the set of the pieces that stand there, elsewhere one piece
// with its heading.

/** Marks a set; the pieces are its lowest eight bits. */
const SET = 0x100;
/** Stands for a heading that cannot be told: the nose reaches no neighbouring cell. */
export const NO_HEADING = 4;

/** One arrow on a cell. `heading`: a Heading, or NO_HEADING. On a START one that points elsewhere counts as missing. */
export function makeArrow(cell: i32, piece: i32, heading: i32): i32 {
  if (!isStart(cell)) return 1 + ((piece << 3) | heading);
  return heading === headingOfStart(cell) ? SET | (1 << piece) : SET;
}

/** The heading of the arrow that has been told on a cell, on a START the START's own. */
export function headingTold(cell: i32): i32 {
  return isStart(cell) ? headingOfStart(cell) : (lyingAt(cell) - 1) & 7;
}

/** Two tellings of one cell in one; −1 where only one arrow may stand. */
export function joinArrows(cell: i32, one: i32, other: i32): i32 {
  return isStart(cell) ? one | other : -1;
}

/** The pieces told, a bit each. */
export function piecesIn(lying: i32): u32 {
  if (lying === 0 || lying >= UNREAD) return 0;
  return lying & SET ? lying & 0xff : 1 << ((lying - 1) >> 3);
}

/** Where pieces on a START point. */
function headingOfStart(cell: i32): i32 {
  for (let start = 0; start < 2; start++) if (startWay(start) >> 2 === cell) return startWay(start) & 3;
  return NO_HEADING;
}

/** Whether a piece stands on the board: one that has been met or goes back is held in the hand meanwhile. */
export function isStanding(piece: i32): bool {
  if (cellOf(piece) === NO_CELL) return false;
  if (game.phase === Phase.Return) return game.returning !== <u8>piece;
  return game.met !== <u8>piece;
}

/** What should lie on a cell, or 0. */
export function arrowsAt(cell: i32): i32 {
  let lying = 0;
  for (let piece = 0; piece < PIECES; piece++)
    if (cellOf(piece) === cell && isStanding(piece)) lying |= makeArrow(cell, piece, headingOf(piece));
  return lying;
}

/** Whether a space may also be empty: where a piece has met one of its own, both are on their way to the STARTs (DT-own). */
export function mayBeEmpty(cell: i32): bool {
  return game.phase === Phase.Collision && cell === cellOf(game.moved);
}

/** Whether a piece may be moved now: the colour's own that has not moved yet. */
export function isMovable(piece: i32): bool {
  return (
    game.phase === Phase.Move &&
    piece >> 1 === game.colour &&
    cellOf(piece) !== NO_CELL &&
    game.moved !== <u8>piece
  );
}
