import { Awaited } from '../../../shared/actions';
import { Code } from '../../../shared/codes';
import {
  FACE_SHIFT,
  FIRST_SEAT_BIT,
  Kind,
  Phase,
  SAME_NUMBER_COSTS_BIT,
  SQUARE_MASK,
  SQUARES,
} from '../../../shared/doce';
import { argumentOf, kindOf, makeAction, seatOf } from '../action';
import { addLegalSet, beginLegal, countLegal } from '../legal';
import { clearState } from '../state';
import { blockersOf, blockerTargetsOf, findLines, surveyGrid, targetsOf, zoneOf } from './lines';
import { beginRound, endRound } from './scoring';
import { doesSameNumberCost, firstSeat, game, makeSquare, setMarked, setSquare, squareAt } from './state';

// The rules of DOCE by the contract of games/game.ts. Rule ids are explained in docs/rules/doce.md.

export { check } from './check';
export { read, write } from './position';
export { winners } from './scoring';
export { STATE_SIZE } from './state';

const KNOWN_OPTIONS: u32 = FIRST_SEAT_BIT | SAME_NUMBER_COSTS_BIT;

/** Begins a game with its first round. Refuses options that do not fit with BadOptions, state unchanged. */
export function start(options: u32): Code {
  if ((options & ~KNOWN_OPTIONS) !== 0) return Code.BadOptions;
  clearState();
  game.options = <u8>options;
  beginRound(1);
  return Code.Ok;
}

/** Whether a choice or nothing is awaited: dice are put with the face that the seat likes, so there is no chance. */
export function awaited(): Awaited {
  return game.phase === Phase.Over ? Awaited.Nothing : Awaited.Choice;
}

/** The seat whose input is awaited. Meaningless once the game is over. */
export function awaitedSeat(): i32 {
  return game.turn;
}

/** The option word that the state was started with. */
export function options(): u32 {
  return (firstSeat() === 1 ? FIRST_SEAT_BIT : 0) | (doesSameNumberCost() ? SAME_NUMBER_COSTS_BIT : 0);
}

/** How many seats play. */
export function seats(): i32 {
  return 2;
}

/** Never asked: DOCE has no chance inputs. */
export function chance(_random: u32): u32 {
  return 0;
}

/** Fills the list of legal actions, ascending, and returns how many there are. */
export function legal(): i32 {
  beginLegal();
  if (game.phase === Phase.Over) return 0;
  const seat = game.turn;
  surveyGrid();
  addLegalSet(makeAction(Kind.Die, seat, 1 << FACE_SHIFT), targetsOf(seat), 6, 1 << FACE_SHIFT);
  if (game.phase === Phase.Turn) addLegalSet(makeAction(Kind.Blocker, seat, 0), blockerTargetsOf(seat), 1, 0);
  return countLegal();
}

/** Carries out an action, or says why not and changes nothing. */
export function apply(action: u32): Code {
  const kind = <Kind>kindOf(action);
  if (kind !== Kind.Die && kind !== Kind.Blocker) return Code.UnknownAction;
  if (game.phase === Phase.Over) return Code.GameOver;
  if (kind === Kind.Blocker && game.phase !== Phase.Turn) return Code.WrongPhase;
  if (seatOf(action) !== game.turn) return Code.WrongSeat;
  const argument = argumentOf(action);
  return kind === Kind.Die
    ? applyDie(argument & SQUARE_MASK, argument >> FACE_SHIFT)
    : applyBlocker(argument);
}

/** DC-grid, DC-zone: the die with which the turn ends. */
function applyDie(cell: u32, face: u32): Code {
  if (face < 1 || face > 6) return Code.BadDice;
  if (cell >= <u32>SQUARES) return Code.BadCell;
  if (squareAt(cell) !== 0) return Code.SquareTaken;
  if ((zoneOf(game.turn) >> cell) & 1) return Code.NoPlayZone;
  setSquare(cell, makeSquare(game.turn, face));
  setMarked(game.turn, cell);
  endTurn();
  return Code.Ok;
}

/** DC-blocker: it takes a square away before the die, and leaves the marker where it is. */
function applyBlocker(cell: u32): Code {
  if (cell >= <u32>SQUARES) return Code.BadCell;
  surveyGrid();
  if (blockersOf(game.turn) !== 0) return Code.BlockerUsed;
  if (squareAt(cell) !== 0) return Code.SquareTaken;
  if (((blockerTargetsOf(game.turn) >> cell) & 1) === 0) return Code.NoSquareLeft;
  setSquare(cell, makeSquare(game.turn, 0));
  game.phase = <u8>Phase.Die;
  return Code.Ok;
}

/** The round ends with a line (DC-win); otherwise the turn goes to the next seat that can put a die (DC-no-square). */
function endTurn(): void {
  surveyGrid();
  const other = 1 - game.turn;
  if ((findLines(0) | findLines(1)) !== 0) {
    endRound();
  } else if (targetsOf(other) !== 0) {
    game.turn = <u8>other;
    game.phase = <u8>Phase.Turn;
  } else if (targetsOf(game.turn) !== 0) {
    game.phase = <u8>Phase.Turn;
  } else {
    endRound();
  }
}
