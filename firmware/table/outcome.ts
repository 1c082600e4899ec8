import { Code } from '../../shared/codes';
import { CELLS } from '../../shared/cells';
import { apply, legal, stateSize } from '../games/game';
import { legalAt } from '../games/legal';
import { STATE, STATE_CAPACITY } from '../games/state';
import { arePiecesMoved, finishOfAction, isShownOn, isToldByPieces, pieceAt } from './binding';
import { countAllDifferences, Difference, differenceAt, isNewAt } from './lying';

/**
 * Pieces that move over the board: what lies there is an action if, after exactly one of the legal ones, everything would lie
 * right. Each is carried out for a moment and undone. At least one piece must have been put since the last action.
 */

const BEFORE: usize = memory.data(STATE_CAPACITY, 8);
/** By cell: the piece that should lie there as things are. */
const EXPECTED: usize = memory.data(162, 8);

/** The one action that what lies on the cells means, or 0. */
export function actionOfLying(): u32 {
  if (!arePiecesMoved() || countAllDifferences() === 0) return 0;
  for (let cell = 0; cell < CELLS; cell++) store<u16>(EXPECTED + (cell << 1), pieceAt(cell));
  let found: u32 = 0;
  for (let index = 0, count = legal(); index < count; index++) {
    const action = legalAt(index);
    if (!isToldByPieces(action) || !leadsHere(action)) continue;
    if (found !== 0) return 0;
    found = action;
  }
  return found;
}

/** Whether everything would lie right after an action, by something that was newly put. */
function leadsHere(action: u32): bool {
  const finish = finishOfAction(action);
  const isShown = finish < 0 || isShownOn(finish, action);
  memory.copy(BEFORE, STATE, stateSize());
  const isLegal = apply(action) === Code.Ok;
  let isRight = isLegal && isShown;
  let isNew = false;
  for (let cell = 0; cell < CELLS && isRight; cell++) {
    if (cell === finish) {
      isNew = isNewAt(cell);
      continue;
    }
    if (differenceAt(cell) !== Difference.None) isRight = false;
    if (isNewAt(cell) && pieceAt(cell) !== <i32>load<u16>(EXPECTED + (cell << 1))) isNew = true;
  }
  memory.copy(STATE, BEFORE, stateSize());
  return isRight && isNew;
}
