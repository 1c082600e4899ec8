import { CELLS } from '../../../shared/cells';
import { Kind, Phase, PIECES, QUARTERS_MASK, WHEEL_SHIFT } from '../../../shared/double-trouble';
import { Prompt } from '../../../shared/prompts';
import { argumentOf, kindOf, seatOf } from '../action';
import { legalAt } from '../legal';
import { NOBODYS, UNREAD } from '../pieces';
import { phrase } from '../said';
import { hasRollers, hasWheels, lyingAt, pickedRoller, poppedRollers } from '../sensed';
import { arrowsAt, isMovable, isStanding, makeArrow, piecesIn } from './arrows';
import { isFinish, isStart, startWay } from './board';
import { legal, winners } from './rules';
import { cellOf, countDice, dieAt, game, headingOf, ownerOf, partnerOf } from './state';
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
      phrase(Prompt.ReturnPiece, colourOf(game.returning), game.returning);
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
      phrase(
        Prompt.OptionStart,
        colourOf(game.phase === Phase.Return ? game.returning : game.moved),
        argument,
      );
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
  // Pieces that may move come last: where they are set down counts once all else is right.
  if (phraseStrays(false) || phraseMissing(countMissing() > 2) || phraseStrays(true)) return true;
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isMovable(piece) || isLyingRight(piece)) continue;
    phrase(Prompt.MoveLifted, game.colour);
    return true;
  }
  return phraseMissing(true) || phraseReturned();
}

/** How many pieces are missing: one may be on its way, and another make room for it. */
function countMissing(): i32 {
  let count = 0;
  for (let piece = 0; piece < PIECES; piece++) if (isMissing(piece)) count++;
  return count;
}

function isMissing(piece: i32): bool {
  return isStanding(piece) && !isLyingRight(piece);
}

/** Phrases that a piece is missing; `isAny`: also where it may make room for another. */
function phraseMissing(isAny: bool): bool {
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isMissing(piece) || isOnItsWay(piece)) continue;
    // One of a colour's own may be on its way, not both.
    if (isMovable(piece) && !isMissing(partnerOf(piece))) continue;
    if (!isAny && isEndOfRoad(cellOf(piece))) continue;
    phrase(Prompt.ArrowMissing, cellOf(piece), piece, headingOf(piece));
    return true;
  }
  return false;
}

/** Whether a piece that has been lifted may be set on a cell. */
function isEndOfRoad(cell: i32): bool {
  if (game.phase !== Phase.Move) return false;
  for (let index = 0, count = legal(); index < count; index++) {
    const action = legalAt(index);
    if (endOfMove(action) >> 2 === cell && isMissing(pieceOfMove(action))) return true;
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

/** Phrases what lies where it does not belong, among the pieces that may move and what nobody can name, or among the others. */
function phraseStrays(areMovable: bool): bool {
  for (let cell = 0; cell < CELLS; cell++) {
    const lying = lyingAt(cell);
    const expected = arrowsAt(cell);
    if (lying === 0 || lying === expected || lying === UNREAD) continue;
    if (lying > UNREAD) {
      // What no reader tells is right where something should lie.
      if (!areMovable || (lying === NOBODYS && expected !== 0)) continue;
      phrase(Prompt.ArrowLift, cell);
      return true;
    }
    const extra = piecesIn(lying) & ~piecesIn(expected);
    if (extra === 0 && isStart(cell)) continue;
    const piece = <i32>ctz(extra === 0 ? piecesIn(lying) : extra);
    if (isMovable(piece) !== areMovable && extra !== 0) continue;
    if (isStart(cell) && isGoingBack(piece)) continue;
    if (extra === 0) phrase(Prompt.ArrowTurn, cell, piece, headingOf(piece));
    else phraseStray(cell, piece);
    return true;
  }
  return false;
}

/** Whether a piece goes back to a START (DT-popoff, DT-own). */
function isGoingBack(piece: i32): bool {
  if (game.phase === Phase.Return) return <i32>game.returning === piece;
  return game.phase === Phase.Collision && (<i32>game.moved === piece || <i32>game.met === piece);
}

/** Phrases that pieces stand on STARTs that have not been set there since they were sent back: a choice was taken back. */
function phraseReturned(): bool {
  let isAnyThere = false;
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isGoingBack(piece)) continue;
    const start = startUnder(piece);
    if (start < 0) return false;
    phrase(Prompt.ArrowOff, start, piece);
    isAnyThere = true;
  }
  return isAnyThere;
}

/** The cell of the START on which a piece stands that does not belong there yet, or −1. */
function startUnder(piece: i32): i32 {
  for (let start = 0; start < 2; start++) {
    const cell = startWay(start) >> 2;
    if ((piecesIn(lyingAt(cell)) >> piece) & 1) return cell;
  }
  return -1;
}

/** Phrases that a piece lies where it does not belong. */
function phraseStray(cell: i32, piece: i32): void {
  if (isMovable(piece)) {
    phraseStrayMove(cell, piece);
  } else if (!isStanding(piece) || isOnItsWay(piece) || isLandedOn(piece)) {
    phrase(Prompt.ArrowOff, cell, piece);
  } else {
    const isEarly = game.phase === Phase.Pop && colourOf(piece) === <i32>game.colour;
    phrase(isEarly ? Prompt.ArrowTooEarly : Prompt.ArrowElsewhere, cell, piece, cellOf(piece));
  }
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
  return isMovable(<i32>ctz(missing)) || isEndOfRoad(cell);
}

/** Phrases a roller whose face is told by the buttons. */
export function phraseDie(roller: i32, face: u32): void {
  phrase(Prompt.EnterRoller, game.colour, roller, face);
}
