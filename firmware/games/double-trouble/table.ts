import { Awaited } from '../../../shared/actions';
import {
  DIRECTION_MASK,
  FACE_SHIFT,
  Kind,
  Phase,
  PIECE_SHIFT,
  WHEEL_SHIFT,
} from '../../../shared/double-trouble';
import { HOLDER_AT } from '../../../build/generated/double-trouble-board';
import { ARROW_ENDS, FIRST_ARROW } from '../../../shared/objects';
import { argumentOf, kindOf, makeAction } from '../action';
import { legalAt } from '../legal';
import { NOBODYS } from '../pieces';
import { hasRollers, hasWheels, lyingAt } from '../sensed';
import { isFinish, wayAfter } from './board';
import { piecesIn } from './arrows';
import { awaited, legal } from './rules';
import { cellOf, countPieces, game, headingOf, ownerOf, seatOfColour, turnOf } from './state';

// How Double Trouble uses the table, by the contract of table/binding.ts: arrows that move over the cells, wheels, rollers. What
// lies where is in arrows.ts, the words are in words.ts and the lights in glow.ts.

export { arrowsAt as pieceAt, mayBeEmpty } from './arrows';

/** The colour of a piece, or of the first of several. */
export function seatOfPiece(lying: i32): i32 {
  return (<i32>ctz(piecesIn(lying))) >> 1;
}

/** The piece of an arrow's tag, and which end it is at, piece << 1 | ArrowEnd; −1 for another object. */
export function arrowEnd(object: u32): i32 {
  const end = <i32>(object - FIRST_ARROW);
  return object < <u32>FIRST_ARROW || end >= ARROW_ENDS ? -1 : end;
}

// Moves of pieces

/** Whether pieces alone can tell an action: where wheels are felt, they tell their turns themselves. */
export function isToldByPieces(action: u32): bool {
  const kind = <Kind>kindOf(action);
  return kind === Kind.Move || kind === Kind.Return || (kind === Kind.TurnWheel && !hasWheels);
}

/** The way on which a move ends, asked before it is carried out. */
export function endOfMove(action: u32): i32 {
  return stepOfMove(action, faceOfMove(action));
}

/** The way on which a move is after so many spaces. */
export function stepOfMove(action: u32, spaces: i32): i32 {
  const piece = pieceOfMove(action);
  const direction = <i32>(argumentOf(action) & DIRECTION_MASK);
  return wayAfter((cellOf(piece) << 2) | (direction === 0 ? headingOf(piece) : direction - 1), spaces);
}

export function faceOfMove(action: u32): i32 {
  return (argumentOf(action) >> FACE_SHIFT) & 7;
}

/** The piece that a move moves. */
export function pieceOfMove(action: u32): i32 {
  return (game.colour << 1) | ((<i32>argumentOf(action)) >> PIECE_SHIFT);
}

/** The FINISH on which the piece of an action must be shown before it leaves the board, or −1 (DT-finish). */
export function finishOfAction(action: u32): i32 {
  if (kindOf(action) !== Kind.Move) return -1;
  const cell = endOfMove(action) >> 2;
  return isFinish(cell) ? cell : -1;
}

/** Whether what lies on a FINISH is the piece that an action brings there. */
export function isShownOn(cell: i32, action: u32): bool {
  const lying = lyingAt(cell);
  return lying === NOBODYS || ((piecesIn(lying) >> pieceOfMove(action)) & 1) !== 0;
}

// Wheels

/** The quarter turns that a wheel should show. */
export function turnOfWheel(wheel: i32): i32 {
  return turnOf(wheel);
}

/** Whether a cell is a holder of a wheel. */
export function isOnWheel(cell: i32, wheel: i32): bool {
  return (<i32>unchecked(HOLDER_AT[cell]) - 1) >> 2 === wheel;
}

/** Whether a wheel may be turned now (DT-star). */
export function mayTurn(): bool {
  return game.phase === Phase.Wheel;
}

/** The action of turning a wheel clockwise. */
export function actionOfWheel(wheel: i32, quarters: i32): u32 {
  return makeAction(Kind.TurnWheel, seatOfColour(game.colour), (wheel << WHEEL_SHIFT) | quarters);
}

// Rollers

/** The rollers that are awaited, a bit each; of one, it does not matter which (DT-finish). */
export function awaitedRollers(): u32 {
  if (game.phase !== Phase.Pop) return 0;
  return countPieces(game.colour) === 2 ? 3 : 1;
}

/** Whether a pop-off is played. */
export function isPopOff(): bool {
  return game.phase === Phase.PopOff;
}

/** The action that the faces of the rollers make, three bits each. */
export function actionOfDice(faces: u32): u32 {
  return makeAction(Kind.Pop, seatOfColour(game.colour), faces);
}

/** DT-popoff: the seat that moved, or the other one, has shown a 6 first. */
export function actionOfSix(isMover: bool): u32 {
  return makeAction(Kind.PopOff, ownerOf(isMover ? game.moved : game.met), 0);
}

// Choices by button, the plainest first

/** How many choices a seat's buttons offer. */
export function countOptions(): i32 {
  if (game.phase === Phase.PopOff) return hasRollers ? 0 : 1;
  if (awaited() !== Awaited.Choice) return 0;
  return game.phase === Phase.Wheel && hasWheels ? 1 : legal();
}

/** Whether confirm alone means the first choice: to leave the wheels. */
export function hasPlainOption(): bool {
  return game.phase === Phase.Wheel;
}

/** A choice; that of leaving the wheels, the last of the legal ones, comes first. */
export function optionAt(index: i32, seat: i32): u32 {
  if (game.phase === Phase.PopOff) return makeAction(Kind.PopOff, seat, 0);
  const count = legal();
  return legalAt(game.phase === Phase.Wheel ? (index + count - 1) % count : index);
}
