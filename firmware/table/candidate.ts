import { CELLS } from '../../shared/cells';
import { actionOfPiece } from './binding';
import { Difference, differenceAt, isNewAt, lyingAt } from './lying';

/**
 * The one newly put piece that would be a legal action if nothing else were different, or −1: where there are two, nobody can
 * know what is meant. One whose move was taken back, and that has not been lifted since, is none.
 */
export function candidateCell(): i32 {
  let candidate = -1;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isNewAt(cell) || differenceAt(cell) !== Difference.Extra) continue;
    if (actionOfPiece(cell, lyingAt(cell)) === 0) continue;
    if (candidate >= 0) return -1;
    candidate = cell;
  }
  return candidate;
}

/** The first piece that lies where none should and is not the candidate, or −1. */
export function firstExtra(): i32 {
  const candidate = candidateCell();
  for (let cell = 0; cell < CELLS; cell++)
    if (cell !== candidate && differenceAt(cell) === Difference.Extra) return cell;
  return candidate;
}

/** Whether a piece too many lies where such a piece may be put. */
export function isExtraWanted(): bool {
  for (let cell = 0; cell < CELLS; cell++)
    if (differenceAt(cell) === Difference.Extra && actionOfPiece(cell, lyingAt(cell)) !== 0) return true;
  return false;
}
