import { CELLS } from '../../../shared/cells';
import { Kind, Phase, PIECES, QUARTERS_MASK, WHEEL_SHIFT } from '../../../shared/double-trouble';
import { Prompt } from '../../../shared/prompts';
import { argumentOf, kindOf, seatOf } from '../action';
import { legalAt } from '../legal';
import { NOBODYS, UNREAD } from '../pieces';
import { phrase } from '../said';
import { hasRollers, hasWheels, lyingAt, pickedRoller, poppedRollers } from '../sensed';
import { arrowsAt, isCrooked, isMovable, isStanding, makeArrow, piecesIn } from './arrows';
import { isFinish, isStart } from './board';
import { legal, winners } from './rules';
import { cellOf, countDice, dieAt, game, headingOf, ownerOf } from './state';
import { awaitedRollers, endOfMove, faceOfMove, pieceOfMove } from './table';

// The words of Double Trouble at the table. A seat is named by the colour of its piece.

/** Stands for "off the board" where a prompt tells a cell. */
const OFF_BOARD: u32 = 255;

function colourOf(piece: i32): i32 {
  return piece >> 1;
}

/** Phrases what is awaited (games/said.ts). */
export function phrasePrompt(): void {
  switch (<Phase>game.phase) {
    case Phase.Pop:
      phrasePop();
      break;
    case Phase.Move:
      if (countDice() === 2) phrase(Prompt.MoveBoth, game.colour, dieAt(0), dieAt(1));
      else phrase(Prompt.MoveLast, game.colour, dieAt(0));
      break;
    case Phase.PopOff:
      phrasePopOff();
      break;
    case Phase.Return:
      phrase(Prompt.ReturnPiece, colourOf(game.returning));
      break;
    case Phase.Collision:
      phrase(Prompt.ReturnBoth, game.colour);
      break;
    case Phase.Wheel:
      phrase(hasWheels ? Prompt.TurnWheel : Prompt.TellWheel, game.colour);
      break;
    default:
      phrase(Prompt.Over, winners());
  }
}

function phrasePop(): void {
  if (awaitedRollers() === 1) phrase(Prompt.PopOne, game.colour);
  else if (poppedRollers === 0) phrase(Prompt.PopBoth, game.colour);
  else phrase(Prompt.PopOther, game.colour, poppedRollers & 1);
}

function phrasePopOff(): void {
  const mover = colourOf(game.moved);
  const met = colourOf(game.met);
  if (!hasRollers) phrase(Prompt.PopOffTell, mover, met);
  else if (pickedRoller < 0) phrase(Prompt.PopOffPick, mover, met);
  else phrase(Prompt.PopOff, mover, met, pickedRoller);
}

/** Phrases a choice that a seat's buttons have walked to. */
export function phraseOption(action: u32): void {
  const argument = argumentOf(action);
  switch (<Kind>kindOf(action)) {
    case Kind.Move: {
      const cell = endOfMove(action) >> 2;
      phrase(Prompt.OptionMove, game.colour, faceOfMove(action), isFinish(cell) ? OFF_BOARD : cell);
      break;
    }
    case Kind.Return:
      phrase(Prompt.OptionStart, colourOf(game.phase === Phase.Return ? game.returning : game.moved), argument);
      break;
    case Kind.TurnWheel:
      phrase(Prompt.OptionTurn, game.colour, argument >> WHEEL_SHIFT, argument & QUARTERS_MASK);
      break;
    case Kind.PopOff:
      phrase(Prompt.OptionSix, colourOfWinner(action));
      break;
    default:
      phrase(Prompt.OptionLeave, game.colour);
  }
}

/** The colour of the piece whose seat says that it has shown a 6 first. */
function colourOfWinner(action: u32): i32 {
  return colourOf(seatOf(action) === <u32>ownerOf(game.moved) ? game.moved : game.met);
}

// What lies wrong. Where no reader tells the pieces, only that something lies there, or nothing.

/** Phrases what is to be put right first; false where everything lies right, or a piece is on its way as it may be. */
export function phraseWrong(): bool {
  for (let cell = 0; cell < CELLS; cell++) if (phraseWrongOn(cell)) return true;
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isMovable(piece) || isLyingRight(piece)) continue;
    phrase(Prompt.MoveLifted, game.colour);
    return true;
  }
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isStanding(piece) || isLyingRight(piece)) continue;
    if (isOnItsWay(piece)) return false;
    phrase(Prompt.ArrowMissing, cellOf(piece), piece, headingOf(piece));
    return true;
  }
  return false;
}

/** Whether a piece, or where none is told something, lies on its cell. */
function isLyingRight(piece: i32): bool {
  const lying = lyingAt(cellOf(piece));
  return lying >= UNREAD || ((piecesIn(lying) >> piece) & 1) !== 0;
}

/** Whether a piece may be anywhere just now: both of a collision go back to the STARTs (DT-own). */
function isOnItsWay(piece: i32): bool {
  return game.phase === Phase.Collision && <i32>game.moved === piece;
}

/** Phrases what is wrong with what lies on a cell; false for nothing. */
function phraseWrongOn(cell: i32): bool {
  const lying = lyingAt(cell);
  const expected = arrowsAt(cell);
  if (lying === 0 || lying === expected || lying === UNREAD) return false;
  if (lying > UNREAD) {
    // What no reader tells is right where something should lie.
    if (lying !== NOBODYS || expected === 0) {
      phrase(Prompt.ArrowLift, cell);
      return true;
    }
    return false;
  }
  const extra = piecesIn(lying) & ~piecesIn(expected);
  if (extra !== 0) return phraseStray(cell, <i32>ctz(extra));
  // The right pieces, but one of them points elsewhere; or only some of a START.
  if (piecesIn(lying) === piecesIn(expected) || isCrooked(lying)) {
    const piece = <i32>ctz(piecesIn(lying));
    phrase(Prompt.ArrowTurn, cell, piece, headingOf(piece));
    return true;
  }
  return false;
}

/** Phrases that a piece lies where it does not belong; false where it is on its way. */
function phraseStray(cell: i32, piece: i32): bool {
  if (isMovable(piece)) {
    phraseStrayMove(cell, piece);
  } else if (!isStanding(piece) || isOnItsWay(piece)) {
    // Held in the hand: on its way to a START.
    if (isStart(cell) && (game.phase === Phase.Return || game.phase === Phase.Collision)) return false;
    phrase(Prompt.ArrowOff, cell, piece);
  } else if (isLandedOn(piece)) {
    phrase(Prompt.ArrowOff, cell, piece);
  } else {
    const isEarly = game.phase === Phase.Pop && colourOf(piece) === <i32>game.colour;
    phrase(isEarly ? Prompt.ArrowTooEarly : Prompt.ArrowElsewhere, cell, piece, cellOf(piece));
  }
  return true;
}

/** Phrases why a piece that may move does not lie where a die leads it. */
function phraseStrayMove(cell: i32, piece: i32): void {
  for (let index = 0, count = legal(); index < count; index++) {
    const action = legalAt(index);
    const end = endOfMove(action);
    if (pieceOfMove(action) !== piece || end >> 2 !== cell) continue;
    // It lies there with its nose elsewhere, or has been taken back and lies there still.
    if (lyingAt(cell) !== makeArrow(cell, piece, end & 3)) phrase(Prompt.ArrowTurn, cell, piece, end & 3);
    else phrase(Prompt.ArrowElsewhere, cell, piece, cellOf(piece));
    return;
  }
  phrase(Prompt.ArrowNotThere, cell, piece);
}

/** Whether a piece that may move lies where another stands, which then makes room for it (DT-popoff, DT-own). */
function isLandedOn(piece: i32): bool {
  const there = piecesIn(lyingAt(cellOf(piece)));
  return there !== 0 && isMovable(<i32>ctz(there));
}

/** Whether a piece is on its way as it may be, and its cell is no place to put something back. */
export function isAway(cell: i32): bool {
  const missing = piecesIn(arrowsAt(cell)) & ~piecesIn(lyingAt(cell));
  if (missing === 0 || lyingAt(cell) !== 0) return false;
  const piece = <i32>ctz(missing);
  return isMovable(piece) || isOnItsWay(piece);
}

/** Phrases a roller whose face is told by the buttons. */
export function phraseDie(roller: i32, face: u32): void {
  phrase(Prompt.EnterRoller, game.colour, roller, face);
}
