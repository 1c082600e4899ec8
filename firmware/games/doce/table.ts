import { COLUMNS } from '../../../shared/cells';
import {
  FACE_MASK,
  FACE_SHIFT,
  FIRST_COLUMN,
  FIRST_ROW,
  Kind,
  OWNER_SHIFT,
  Phase,
  ROUNDS,
  SIDE,
  SQUARE_MASK,
  SQUARES,
} from '../../../shared/doce';
import { Ink, Rhythm } from '../../../shared/lights';
import {
  DIE_FACE_MASK,
  DIE_STRIDE,
  DOCE_DICE,
  DOCE_DICE_PER_SET,
  BLOCKERS,
  FIRST_BLOCKER,
  FIRST_DOCE_DIE,
} from '../../../shared/objects';
import { Prompt } from '../../../shared/prompts';
import { argumentOf, kindOf, makeAction } from '../action';
import { light } from '../light';
import { NOBODYS, UNREAD, UNREADABLE } from '../pieces';
import { phrase } from '../said';
import { blockersOf, blockerTargetsOf, emptySquares, surveyGrid, targetsOf, zoneOf } from './lines';
import { winners } from './scoring';
import { game, lastLine, makeSquare, markedOf, scoreOf, squareAt } from './state';

// How DOCE uses the table, by the contract of table/binding.ts. A piece is told as the value of its square (shared/doce.ts):
// owner and face. Where no reader tells the face, the seat on turn says it by the buttons.

const NO_ACTION: u32 = 0;
const ALL_SQUARES: u32 = (1 << SQUARES) - 1;
/** The first of the edge lights that count points, and how many do. */
const FIRST_SCORE_EDGE = 18;
const SCORE_EDGES = 18;

/** The grid's square on a cell of the playfield, or −1. */
function squareOf(cell: i32): i32 {
  const row = cell / COLUMNS - FIRST_ROW;
  const column = (cell % COLUMNS) - FIRST_COLUMN;
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? -1 : row * SIDE + column;
}

function cellOf(square: i32): i32 {
  return (square / SIDE + FIRST_ROW) * COLUMNS + (square % SIDE) + FIRST_COLUMN;
}

function has(squares: u32, square: i32): bool {
  return ((squares >> square) & 1) !== 0;
}

/** The piece that should lie on a cell, or 0. */
export function pieceAt(cell: i32): i32 {
  const square = squareOf(cell);
  return square < 0 ? 0 : squareAt(square);
}

/** The piece that a tag names: black dice are seat 0's. UNREADABLE for what does not belong to DOCE. */
export function pieceOfObject(object: u32): i32 {
  if (object >= <u32>FIRST_BLOCKER && object < <u32>(FIRST_BLOCKER + BLOCKERS))
    return makeSquare(object - FIRST_BLOCKER, 0);
  const die = <i32>(object - FIRST_DOCE_DIE) / DIE_STRIDE;
  const face = <i32>(object & DIE_FACE_MASK);
  if (object < <u32>FIRST_DOCE_DIE || die >= DOCE_DICE || face < 1 || face > 6) return UNREADABLE;
  return makeSquare(die / DOCE_DICE_PER_SET, face);
}

/** The seat whose piece it is. */
export function seatOfPiece(piece: i32): i32 {
  return (piece >> OWNER_SHIFT) - 1;
}

/** The action that a piece newly put on a cell means, or 0. NOBODYS: a piece whose face is still to be told. */
export function actionOfPiece(cell: i32, piece: i32): u32 {
  const square = squareOf(cell);
  if (square < 0 || game.phase === Phase.Over) return NO_ACTION;
  if (piece === NOBODYS)
    return highestFace(cell) < lowestFace(cell) ? NO_ACTION : actionOfFace(cell, lowestFace(cell));
  if (piece >= UNREADABLE || seatOfPiece(piece) !== game.turn) return NO_ACTION;
  const face = piece & FACE_MASK;
  return face < lowestFace(cell) || face > highestFace(cell) ? NO_ACTION : actionOfFace(cell, face);
}

/** Whether one of two pieces can only have come before the other: a blocker before the die (DC-blocker). */
export function comesBefore(piece: i32, other: i32): bool {
  return piece < UNREAD && other < UNREAD && (piece & FACE_MASK) === 0 && (other & FACE_MASK) !== 0;
}

/** The lowest and the highest face that the seat on turn may put on a cell, 0 for the blocker; the lowest is above where none. */
export function lowestFace(cell: i32): i32 {
  surveyGrid();
  const mayBlock = game.phase === Phase.Turn && has(blockerTargetsOf(game.turn), squareOf(cell));
  return mayBlock ? 0 : 1;
}
export function highestFace(cell: i32): i32 {
  surveyGrid();
  return has(targetsOf(game.turn), squareOf(cell)) ? 6 : 0;
}

/** The action of the seat on turn that puts a face, 0 for the blocker, on a cell of the grid. */
export function actionOfFace(cell: i32, face: i32): u32 {
  const square: u32 = squareOf(cell);
  if (face === 0) return makeAction(Kind.Blocker, game.turn, square);
  return makeAction(Kind.Die, game.turn, square | (face << FACE_SHIFT));
}

/** The cell on which an action puts a piece. */
export function cellOfAction(action: u32): i32 {
  return cellOf(argumentOf(action) & (kindOf(action) === Kind.Die ? SQUARE_MASK : ~0));
}

// Words

/** Phrases what is awaited (games/said.ts). */
export function phrasePrompt(): void {
  surveyGrid();
  if (game.phase === Phase.Over) phrase(winners() === 3 ? Prompt.Drawn : Prompt.Over, winners());
  else if (game.phase === Phase.Die) phrase(Prompt.GridPutAfterBlocker, game.turn);
  else phrase(blockerTargetsOf(game.turn) === 0 ? Prompt.GridPut : Prompt.GridPutOrBlock, game.turn);
}

/** Phrases why a piece that lies on a cell cannot stay. `isNew`: put since the last action; `pieces`: how many lie so. */
export function phraseExtra(cell: i32, piece: i32, isNew: bool, pieces: i32): void {
  surveyGrid();
  const square = squareOf(cell);
  const seat = game.turn;
  const isRoundNew = !isNew && emptySquares() === ALL_SQUARES;
  if (isRoundNew) phrase(Prompt.GridClear, game.round, pieces);
  else if (square < 0) phrase(Prompt.GridOutside);
  else if (piece === UNREADABLE) phrase(Prompt.GridUnreadable, cell);
  else if (!isNew) phrase(Prompt.GridLift, cell);
  else if (piece !== NOBODYS && seatOfPiece(piece) !== seat) phrase(Prompt.GridNotYours, cell, seat);
  else if (piece !== NOBODYS && (piece & FACE_MASK) === 0) phrase(promptOfBlocker(square), cell, seat);
  else phrase(has(zoneOf(seat), square) ? Prompt.GridZone : Prompt.GridLift, cell, seat);
}

/** Why the seat's blocker cannot lie on a square; one that could lies among other pieces too many. */
function promptOfBlocker(square: i32): Prompt {
  if (blockersOf(game.turn) !== 0) return Prompt.GridBlockerUsed;
  return has(blockerTargetsOf(game.turn), square) ? Prompt.GridLift : Prompt.GridNoSquareLeft;
}

/** Phrases that the piece of a cell is missing. */
export function phraseMissing(cell: i32): void {
  const piece = pieceAt(cell);
  phrase(Prompt.GridPutBack, cell, seatOfPiece(piece), piece & FACE_MASK);
}

/** Phrases that another piece lies on a cell, or with another face on top, than the one that was let go there. */
export function phraseExchange(cell: i32): void {
  const piece = pieceAt(cell);
  phrase(Prompt.GridTurnBack, cell, seatOfPiece(piece), piece & FACE_MASK);
}

// Lights

/** Value of a cell's light: DC-zone dims the squares that the seat on turn may not use. */
export function lightOfCell(cell: i32): u32 {
  const square = squareOf(cell);
  if (square < 0) return Rhythm.Off;
  const piece = squareAt(square);
  const seat = game.turn;
  if (piece !== 0) {
    if ((piece & FACE_MASK) === 0) return light(Rhythm.Dim, Ink.White);
    const owner = seatOfPiece(piece);
    return light(markedOf(owner) === square ? Rhythm.High : Rhythm.Low, owner);
  }
  if (game.phase === Phase.Over) return has(lastLine(), square) ? light(Rhythm.Low, Ink.White) : Rhythm.Off;
  surveyGrid();
  if (has(zoneOf(seat), square)) return light(Rhythm.Dim, seat);
  return has(targetsOf(seat), square) ? light(Rhythm.Breath, seat) : Rhythm.Off;
}

/** Value of an edge light: the rounds on the left; the scores on the eighteen lights of right and bottom, over and over. */
export function lightOfEdge(edge: i32): u32 {
  if (edge < ROUNDS) return light(edge === <i32>game.round - 1 ? Rhythm.High : Rhythm.Dim, Ink.White);
  const score = edge - FIRST_SCORE_EDGE;
  if (score < 0) return Rhythm.Off;
  const other = 1 - game.turn;
  if (scoreOf(game.turn) % SCORE_EDGES === score) return light(Rhythm.Low, game.turn);
  return scoreOf(other) % SCORE_EDGES === score ? light(Rhythm.Low, other) : Rhythm.Off;
}

/** Whether a square belongs to a line with which the piece just put on `cell` has ended the round. */
export function isInRowWith(cell: i32, other: i32): bool {
  surveyGrid();
  const isEnded = game.phase === Phase.Over || emptySquares() === ALL_SQUARES;
  return isEnded && isInLine(cell) && isInLine(other);
}

function isInLine(cell: i32): bool {
  const square = squareOf(cell);
  return square >= 0 && has(lastLine(), square);
}
