import {
  CHANNELS,
  HOLDER_AT,
  HOLDERS,
  KINDS,
  NEXT,
  NOWHERE,
  START_WAYS,
  THROUGH_WHEEL,
} from '../../../build/generated/double-trouble-board';
import { NO_CELL } from '../../../shared/cells';
import { NO_PIECE, PIECES } from '../../../shared/double-trouble';
import { cellOf, headingOf, putOn, setTurn, turnOf } from './state';

// The board as the firmware was built with it (shared/double-trouble-board.ts), and how pieces go over it. A way is a cell with
// the direction in which it is left: cell << 2 | heading.

export function isStart(cell: i32): bool {
  return (unchecked(KINDS[cell]) & 1) !== 0;
}

export function isFinish(cell: i32): bool {
  return (unchecked(KINDS[cell]) & 2) !== 0;
}

/** Whether a space is a star: a holder, or one of its own (DT-star). */
export function isStar(cell: i32): bool {
  return (unchecked(KINDS[cell]) & 4) !== 0;
}

/** Whether a star is left in any direction (DT-centre). */
export function isLeftFreely(cell: i32): bool {
  return (unchecked(KINDS[cell]) & 8) !== 0;
}

/** Whether a cell can be left in a direction. */
export function isWay(cell: i32, heading: i32): bool {
  return unchecked(NEXT[(cell << 2) | heading]) !== NOWHERE;
}

/** The way on which a piece stands on a START. */
export function startWay(start: i32): i32 {
  return unchecked(START_WAYS[start]);
}

/** The way on which a piece stands after so many spaces (DT-move). */
export function wayAfter(from: i32, spaces: i32): i32 {
  let way = from;
  for (; spaces > 0; spaces--) {
    const next: i32 = unchecked(NEXT[way]);
    way = next === THROUGH_WHEEL ? wayThroughWheel(way >> 2) : next;
  }
  return way;
}

/** The way out of the holder to which a channel leads from another (DT-board). */
function wayThroughWheel(cell: i32): i32 {
  const holder: i32 = unchecked(HOLDER_AT[cell]) - 1;
  const wheel = holder >> 2;
  const turn = turnOf(wheel);
  const port = (unchecked(CHANNELS[(wheel << 2) | ((holder - turn) & 3)]) + turn) & 3;
  return wayOutOf(wheel, port);
}

/** The way out of the holder on one side of a wheel. */
function wayOutOf(wheel: i32, port: i32): i32 {
  const cell: i32 = unchecked(HOLDERS[(wheel << 2) | port]);
  return (cell << 2) | port;
}

/** The piece on a cell apart from one, or NO_PIECE. */
export function otherPieceAt(cell: i32, piece: i32): i32 {
  for (let other = 0; other < PIECES; other++) if (other !== piece && cellOf(other) === cell) return other;
  return NO_PIECE;
}

/** Turns a wheel clockwise, and the pieces in its holders with it (DT-star). */
export function turnWheel(wheel: i32, quarters: i32): void {
  setTurn(wheel, (turnOf(wheel) + quarters) & 3);
  for (let piece = 0; piece < PIECES; piece++) {
    const cell = cellOf(piece);
    if (cell === NO_CELL) continue;
    const holder: i32 = unchecked(HOLDER_AT[cell]) - 1;
    if (holder < 0 || holder >> 2 !== wheel) continue;
    const to: i32 = unchecked(HOLDERS[(wheel << 2) | ((holder + quarters) & 3)]);
    putOn(piece, (to << 2) | ((headingOf(piece) + quarters) & 3));
  }
}
