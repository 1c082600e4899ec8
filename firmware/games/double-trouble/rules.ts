import { FIRST_TURNS, WHEELS } from '../../../build/generated/double-trouble-board';
import { Awaited } from '../../../shared/actions';
import { NO_CELL } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import {
  FACE_SHIFT,
  FIRST_SEAT_SHIFT,
  Kind,
  Phase,
  PIECE_SHIFT,
  PIECES,
  WHEEL_SHIFT,
} from '../../../shared/double-trouble';
import {
  addDiceResults,
  argumentOf,
  countDiceResults,
  diceResult,
  kindOf,
  makeAction,
  seatOf,
} from '../action';
import { addLegal, beginLegal, countLegal } from '../legal';
import { clearState } from '../state';
import { isLeftFreely, isWay, startWay } from './board';
import { areOptionsGood } from './check';
import {
  cellOf,
  clearTurn,
  colours,
  countPieces,
  dieAt,
  game,
  ownerOf,
  putOn,
  seatOfColour,
  setTurn,
  takeOff,
} from './state';
import { leaveWheels, move, pop, popOff, returnToStart, turnOneWheel } from './turn';

// The rules of Double Trouble by the contract of games/game.ts. Rule ids are explained in docs/rules/double-trouble.md.

export { check } from './check';
export { read, write } from './position';
export { seats, STATE_SIZE } from './state';

/** Begins a game. Refuses options that do not fit with BadOptions, state unchanged. */
export function start(options: u32): Code {
  if (!areOptionsGood(options)) return Code.BadOptions;
  clearState();
  game.options = <u8>options;
  game.colour = <u8>(options >> FIRST_SEAT_SHIFT);
  clearTurn();
  for (let wheel = 0; wheel < WHEELS; wheel++) setTurn(wheel, unchecked(FIRST_TURNS[wheel]));
  for (let piece = 0; piece < PIECES; piece++) {
    if (piece >> 1 < colours()) putOn(piece, startWay(piece & 1));
    else takeOff(piece);
  }
  return Code.Ok;
}

/** The option word that the state was started with. */
export function options(): u32 {
  return game.options;
}

/** Whether a choice, a chance input or nothing is awaited. */
export function awaited(): Awaited {
  switch (<Phase>game.phase) {
    case Phase.Over:
      return Awaited.Nothing;
    case Phase.Pop:
    case Phase.PopOff:
      return Awaited.Chance;
    default:
      return Awaited.Choice;
  }
}

/** The seats that may act, a bit each: in a pop-off both pop. */
export function awaitedSeats(): u32 {
  const one: u32 = 1;
  switch (<Phase>game.phase) {
    case Phase.PopOff:
      return (one << ownerOf(game.moved)) | (one << ownerOf(game.met));
    case Phase.Return:
      return one << ownerOf(game.returning);
    default:
      return one << seatOfColour(game.colour);
  }
}

/** The seat that has won, as a bit; 0 until the game is over. */
export function winners(): u32 {
  return game.phase === Phase.Over ? (<u32>1) << seatOfColour(game.colour) : 0;
}

/** The rollers that are popped, a bit each: one for a colour with one piece (DT-finish). */
function rollers(): u32 {
  return countPieces(game.colour) === 2 ? 3 : 1;
}

/** Fills the list of legal actions, ascending, and returns how many there are. */
export function legal(): i32 {
  beginLegal();
  const seat = seatOfColour(game.colour);
  switch (<Phase>game.phase) {
    case Phase.Pop:
      addDiceResults(Kind.Pop, seat, rollers());
      break;
    case Phase.Move:
      for (let piece: u32 = 0; piece < 2; piece++) addMoves(piece);
      break;
    case Phase.PopOff:
      addPopOff(min(ownerOf(game.moved), ownerOf(game.met)));
      addPopOff(max(ownerOf(game.moved), ownerOf(game.met)));
      break;
    case Phase.Return:
      addStarts(ownerOf(game.returning));
      break;
    case Phase.Collision:
      addStarts(seat);
      break;
    case Phase.Wheel:
      for (let wheel: u32 = 0; wheel < <u32>WHEELS; wheel++)
        for (let quarters: u32 = 1; quarters < 4; quarters++)
          addLegal(makeAction(Kind.TurnWheel, seat, (wheel << WHEEL_SHIFT) | quarters));
      addLegal(makeAction(Kind.Leave, seat, 0));
      break;
    default:
      break;
  }
  return countLegal();
}

function addPopOff(seat: u32): void {
  addLegal(makeAction(Kind.PopOff, seat, 0));
}

function addStarts(seat: u32): void {
  addLegal(makeAction(Kind.Return, seat, 0));
  addLegal(makeAction(Kind.Return, seat, 1));
}

/** Adds the moves of a piece of the colour on turn, by the lower die and by the higher (DT-move). */
function addMoves(piece: u32): void {
  const number = (game.colour << 1) | (<u8>piece);
  const cell = cellOf(number);
  if (cell === NO_CELL || game.moved === number) return;
  const one = dieAt(0);
  const other = dieAt(1);
  if (other !== 0) addMovesBy(piece, cell, min(one, other));
  if (other !== one) addMovesBy(piece, cell, max(one, other));
}

function addMovesBy(piece: u32, cell: i32, face: u32): void {
  const argument = (piece << PIECE_SHIFT) | (face << FACE_SHIFT);
  const seat = seatOfColour(game.colour);
  if (!isLeftFreely(cell)) {
    addLegal(makeAction(Kind.Move, seat, argument));
    return;
  }
  for (let heading = 0; heading < 4; heading++)
    if (isWay(cell, heading)) addLegal(makeAction(Kind.Move, seat, argument | (heading + 1)));
}

/** A chance input drawn with 32 random bits: all faces are equally likely (to one part in 10⁸), and so are both seats. */
export function chance(random: u32): u32 {
  if (game.phase === Phase.PopOff) {
    const piece = random & 1 ? game.moved : game.met;
    return makeAction(Kind.PopOff, ownerOf(piece), 0);
  }
  const which = rollers();
  return makeAction(Kind.Pop, seatOfColour(game.colour), diceResult(random % countDiceResults(which), which));
}

/** Carries out an action, or says why not and changes nothing. */
export function apply(action: u32): Code {
  const kind = <Kind>kindOf(action);
  if (kind < Kind.Pop || kind > Kind.Leave) return Code.UnknownAction;
  if (game.phase === Phase.Over) return Code.GameOver;
  if (!isAwaited(kind)) return Code.WrongPhase;
  const seat = seatOf(action);
  if (((awaitedSeats() >> seat) & 1) === 0) return Code.WrongSeat;
  const argument = argumentOf(action);
  switch (kind) {
    case Kind.Pop:
      return pop(argument, rollers());
    case Kind.Move:
      return move(argument);
    case Kind.PopOff:
      return popOff(seat, argument);
    case Kind.Return:
      return returnToStart(argument);
    case Kind.TurnWheel:
      return turnOneWheel(argument);
    default:
      return leaveWheels(argument);
  }
}

function isAwaited(kind: Kind): bool {
  switch (<Phase>game.phase) {
    case Phase.Pop:
      return kind === Kind.Pop;
    case Phase.Move:
      return kind === Kind.Move;
    case Phase.PopOff:
      return kind === Kind.PopOff;
    case Phase.Return:
    case Phase.Collision:
      return kind === Kind.Return;
    default:
      return kind === Kind.TurnWheel || kind === Kind.Leave;
  }
}
