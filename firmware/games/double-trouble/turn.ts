import { WHEELS } from '../../../build/generated/double-trouble-board';
import { NO_CELL } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import {
  DIRECTION_MASK,
  FACE_SHIFT,
  NO_PIECE,
  Phase,
  PIECE_SHIFT,
  QUARTERS_MASK,
  WHEEL_SHIFT,
} from '../../../shared/double-trouble';
import { areDice, dieOf } from '../action';
import { isFinish, isLeftFreely, isStar, isWay, otherPieceAt, startWay, turnWheel, wayAfter } from './board';
import {
  cellOf,
  clearTurn,
  colours,
  countDice,
  countPieces,
  dieAt,
  game,
  hasFinished,
  headingOf,
  ownerOf,
  putOn,
  setDie,
  takeOff,
} from './state';

// The course of a turn: pop, then for each die a move and what comes of it. Each function carries an action out, or returns a
// code and changes nothing; phase and seat have been looked at before.

/** DT-first: the rollers of `which` are popped. BadDice. */
export function pop(dice: u32, which: u32): Code {
  if (!areDice(dice, which)) return Code.BadDice;
  setDie(0, dieOf(dice, 0));
  setDie(1, dieOf(dice, 1));
  game.phase = <u8>Phase.Move;
  return Code.Ok;
}

/** DT-move: one die moves one piece, the full count. BadPiece, BadDice, BadDirection. */
export function move(argument: u32): Code {
  const own = argument >> PIECE_SHIFT;
  if (own > 1) return Code.BadPiece;
  const piece = ((<i32>game.colour) << 1) | (<i32>own);
  const cell = cellOf(piece);
  if (cell === NO_CELL || <i32>game.moved === piece) return Code.BadPiece;
  const face = <i32>((argument >> FACE_SHIFT) & 7);
  if (face === 0 || (face !== dieAt(0) && face !== dieAt(1))) return Code.BadDice;
  const direction = <i32>(argument & DIRECTION_MASK);
  if (!isDirection(cell, direction)) return Code.BadDirection;
  const heading = direction === 0 ? headingOf(piece) : direction - 1;
  if (face === dieAt(0)) setDie(0, dieAt(1));
  setDie(1, 0);
  game.moved = <u8>piece;
  putOn(piece, wayAfter((cell << 2) | heading, face));
  land(piece);
  return Code.Ok;
}

/** Whether a move from a cell may name a direction, 0 for none (DT-centre). */
function isDirection(cell: i32, direction: i32): bool {
  if (!isLeftFreely(cell)) return direction === 0;
  return direction >= 1 && direction <= 4 && isWay(cell, direction - 1);
}

/** What comes of the exact landing of a piece (DT-finish, DT-own, DT-popoff, DT-star). */
function land(piece: i32): void {
  const cell = cellOf(piece);
  if (isFinish(cell)) {
    takeOff(piece);
    goOn();
    return;
  }
  const met = otherPieceAt(cell, piece);
  if (met === NO_PIECE) {
    stay(cell);
    return;
  }
  game.met = <u8>met;
  if (ownerOf(met) !== ownerOf(piece)) {
    game.phase = <u8>Phase.PopOff;
    return;
  }
  setDie(0, 0);
  setDie(1, 0);
  game.phase = <u8>Phase.Collision;
}

/** A piece has its space to itself: on a star a wheel may be turned (DT-star). */
function stay(cell: i32): void {
  if (isStar(cell)) game.phase = <u8>Phase.Wheel;
  else goOn();
}

/** DT-popoff: the seat that showed a 6 first wins, and the other's piece goes back. BadChoice. */
export function popOff(winner: i32, argument: u32): Code {
  if (argument !== 0) return Code.BadChoice;
  game.returning = ownerOf(game.moved) === winner ? game.met : game.moved;
  game.phase = <u8>Phase.Return;
  return Code.Ok;
}

/** DT-popoff, DT-own: a piece goes back to a START, after a collision the other to the other START. BadChoice. */
export function returnToStart(start: u32): Code {
  if (start > 1) return Code.BadChoice;
  if (game.phase === Phase.Collision) {
    putOn(game.moved, startWay(start));
    putOn(game.met, startWay(1 - start));
    endTurn();
    return Code.Ok;
  }
  const hasWon = game.returning !== game.moved;
  putOn(game.returning, startWay(start));
  game.met = <u8>NO_PIECE;
  game.returning = <u8>NO_PIECE;
  if (hasWon) stay(cellOf(game.moved));
  else goOn();
  return Code.Ok;
}

/** DT-star: turns a wheel clockwise. BadChoice. */
export function turnOneWheel(argument: u32): Code {
  const quarters = argument & QUARTERS_MASK;
  const wheel = argument >> WHEEL_SHIFT;
  if (quarters === 0 || wheel >= <u32>WHEELS) return Code.BadChoice;
  turnWheel(wheel, quarters);
  goOn();
  return Code.Ok;
}

/** DT-star: leaves the wheels as they are. BadChoice. */
export function leaveWheels(argument: u32): Code {
  if (argument !== 0) return Code.BadChoice;
  goOn();
  return Code.Ok;
}

/** The next die is played by the colour's other piece; after the last the turn ends. */
function goOn(): void {
  if (hasFinished(ownerOf(game.moved))) {
    clearTurn();
    game.phase = <u8>Phase.Over;
  } else if (countDice() > 0) {
    game.phase = <u8>Phase.Move;
  } else {
    endTurn();
  }
}

/** The turn goes to the next colour that has pieces left (DT-start, DT-two-colours). */
function endTurn(): void {
  clearTurn();
  let colour = game.colour;
  do colour = <u8>((<i32>colour + 1) % colours());
  while (countPieces(colour) === 0);
  game.colour = colour;
  game.phase = <u8>Phase.Pop;
}
