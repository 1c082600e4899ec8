import { CELLS } from '../../shared/cells';
import { actionOfPiece, comesBefore } from './binding';
import { Difference, differenceAt, isNewAt, lyingAt } from './lying';

/**
 * The one newly put piece that would be a legal action if nothing else were different, or −1: where there are two, nobody can
 * know what is meant. One whose move was taken back, and that has not been lifted since, is none.
 */
export function candidateCell(): i32 {
  const candidate = nextCandidate(-1);
  return candidate >= 0 && nextCandidate(candidate) < 0 ? candidate : -1;
}

/** The next such piece behind a cell, or −1. */
function nextCandidate(cell: i32): i32 {
  for (let at = cell + 1; at < CELLS; at++) if (isCandidate(at)) return at;
  return -1;
}

function isCandidate(cell: i32): bool {
  if (!isNewAt(cell) || differenceAt(cell) !== Difference.Extra) return false;
  return actionOfPiece(cell, lyingAt(cell)) !== 0;
}

/** Of exactly two candidates the one that must have come first by the rules; −1 where nobody can know. */
export function firstOfTwo(): i32 {
  const one = nextCandidate(-1);
  const other = one < 0 ? -1 : nextCandidate(one);
  if (other < 0 || nextCandidate(other) >= 0) return -1;
  if (comesBefore(lyingAt(one), lyingAt(other))) return one;
  return comesBefore(lyingAt(other), lyingAt(one)) ? other : -1;
}

/** The other one of two candidates. */
export function otherCandidate(cell: i32): i32 {
  const one = nextCandidate(-1);
  return one === cell ? nextCandidate(one) : one;
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
