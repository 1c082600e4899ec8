import { Kind, Phase, PIECES, WHEEL_SHIFT } from '../../../shared/double-trouble';
import { Ink, Rhythm } from '../../../shared/lights';
import { argumentOf, kindOf } from '../action';
import { legalAt } from '../legal';
import { light } from '../light';
import { hasRollers, lyingAt, pickedRoller, poppedRollers } from '../sensed';
import { arrowsAt, isMovable, piecesIn } from './arrows';
import { isFinish, isStart, startWay } from './board';
import { legal } from './rules';
import { cellOf, colours, countFinished, dieAt, game, seats } from './state';
import { awaitedRollers, faceOfMove, pieceOfMove, seatOfPiece, stepOfMove } from './table';

// What glows in Double Trouble, by the language of light (docs/lights.md): the road ahead of each die, dim, and bright where it
// ends.

/** Edge lights of a side. */
const SIDE = 9;
const NO_PIECE_LIFTED: i32 = -1;

/** Value of a cell's light; `option` is the choice that the buttons have walked to, or 0. */
export function lightOfCell(cell: i32, option: u32): u32 {
  const lying = arrowsAt(cell);
  if (game.phase === Phase.Move) {
    const rhythm = roadOn(cell, option);
    if (rhythm === Rhythm.High || (rhythm !== Rhythm.Off && lying === 0)) return light(rhythm, game.colour);
    if (hasMovable(lying)) return light(Rhythm.Breath, game.colour);
  }
  if (isStart(cell) && isStartChosen()) return light(startRhythm(cell, option), returningColour());
  if (lying !== 0) {
    const isMoved = isMeeting() && cell === cellOf(game.moved);
    return light(isMoved ? Rhythm.High : Rhythm.Low, seatOfPiece(lying));
  }
  return isFinish(cell) || isStart(cell) ? light(Rhythm.Dim, Ink.White) : Rhythm.Off;
}

function isMeeting(): bool {
  return game.phase === Phase.PopOff || game.phase === Phase.Collision;
}

function hasMovable(lying: i32): bool {
  for (let pieces = piecesIn(lying); pieces !== 0; pieces &= pieces - 1)
    if (isMovable(<i32>ctz(pieces))) return true;
  return false;
}

/** How a cell shines as a part of the roads ahead: bright where one ends, dim on the way, dark beside them. */
function roadOn(cell: i32, option: u32): Rhythm {
  let rhythm = Rhythm.Off;
  const lifted = liftedPiece();
  for (let index = 0, count = legal(); index < count; index++) {
    const action = option === 0 ? legalAt(index) : option;
    if (option === 0 && lifted >= 0 && pieceOfMove(action) !== lifted) continue;
    const face = faceOfMove(action);
    for (let spaces = 1; spaces <= face; spaces++) {
      if (stepOfMove(action, spaces) >> 2 !== cell) continue;
      if (spaces === face) return Rhythm.High;
      rhythm = Rhythm.Dim;
    }
  }
  return rhythm;
}

/** The piece that has been lifted to be moved, −1 for none or where nobody can know which. */
function liftedPiece(): i32 {
  let lifted = NO_PIECE_LIFTED;
  for (let piece = 0; piece < PIECES; piece++) {
    if (!isMovable(piece)) continue;
    const lying = lyingAt(cellOf(piece));
    const isThere = lying !== 0 && (piecesIn(lying) === 0 || ((piecesIn(lying) >> piece) & 1) !== 0);
    if (isThere) continue;
    if (lifted >= 0) return NO_PIECE_LIFTED;
    lifted = piece;
  }
  return lifted;
}

/** Whether a piece goes back to a START of its owner's choice. */
function isStartChosen(): bool {
  return game.phase === Phase.Return || game.phase === Phase.Collision;
}

function returningColour(): i32 {
  return (game.phase === Phase.Return ? game.returning : game.moved) >> 1;
}

function startRhythm(cell: i32, option: u32): Rhythm {
  if (option === 0) return Rhythm.Breath;
  return startWay(argumentOf(option)) >> 2 === cell ? Rhythm.High : Rhythm.Dim;
}

/** Value of a light of a wheel. */
export function lightOfWheel(wheel: i32, option: u32): u32 {
  if (game.phase !== Phase.Wheel) return Rhythm.Off;
  if (option === 0 || kindOf(option) !== Kind.TurnWheel) return light(Rhythm.Breath, game.colour);
  return <i32>(argumentOf(option) >> WHEEL_SHIFT) === wheel ? light(Rhythm.High, game.colour) : Rhythm.Off;
}

/** Value of a roller's light: it breathes while it is to be popped, in the colour of the one who does. */
export function lightOfRoller(roller: i32): u32 {
  if (game.phase === Phase.PopOff) {
    const isMovers = !hasRollers || pickedRoller < 0 || pickedRoller === roller;
    return light(Rhythm.Breath, (isMovers ? game.moved : game.met) >> 1);
  }
  const awaited = awaitedRollers();
  if (awaited === 0) return Rhythm.Off;
  return light((poppedRollers >> roller) & 1 ? Rhythm.High : Rhythm.Breath, game.colour);
}

/**
 * Value of an edge light: left and top count out the dice that are to be played; the right edge the pieces of each seat
 * that have reached a FINISH.
 */
export function lightOfEdge(edge: i32): u32 {
  const side = edge / SIDE;
  const place = edge % SIDE;
  if (side < 2) return place < dieAt(side) ? light(Rhythm.Low, game.colour) : Rhythm.Off;
  const pieces = (colours() / seats()) * 2;
  const seat = place / pieces;
  if (side > 2 || seat >= seats()) return Rhythm.Off;
  return light(place % pieces < countFinished(seat) ? Rhythm.Low : Rhythm.Dim, seat);
}
