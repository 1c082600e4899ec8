import { Awaited } from '../../../shared/actions';
import { Code } from '../../../shared/codes';
import {
  BETTING_FIELDS,
  FIRST_SEAT_MASK,
  FIRST_SEAT_SHIFT,
  FIRST_SPINNER_BOARD,
  BOARD_MASK,
  BOARD_SHIFT,
  Kind,
  LEAST_SEATS,
  LETTERS,
  LETTERS_MASK,
  LETTERS_SHIFT,
  MOST_SEATS,
  Phase,
  SEATS_MASK,
  SPINNER_BIT,
} from '../../../shared/doppel-x';
import { argumentOf, kindOf, makeAction, seatOf } from '../action';
import { addLegal, beginLegal, countLegal } from '../legal';
import { clearState } from '../state';
import { beginRound, winners as mostChips } from './scoring';
import { betOf, diceOnBoard, game, letters, seatDice, seats, setBet } from './state';
import {
  addReports,
  beginThrow,
  drawReport,
  reportingSeat,
  reportLie,
  reportLost,
  reportSettled,
} from './throw';

// The rules of Doppel X by the contract of games/game.ts. Rule ids are explained in docs/rules/doppel-x.md.

export { check } from './check';
export { read, write } from './position';
export { seats, STATE_SIZE } from './state';

const KNOWN_OPTIONS: u32 =
  SEATS_MASK |
  (BOARD_MASK << BOARD_SHIFT) |
  SPINNER_BIT |
  (FIRST_SEAT_MASK << FIRST_SEAT_SHIFT) |
  (LETTERS_MASK << LETTERS_SHIFT);

/** Begins a game. Refuses options that do not fit with BadOptions, state unchanged. */
export function start(options: u32): Code {
  if (!areOptionsGood(options)) return Code.BadOptions;
  clearState();
  game.options = options;
  beginRound(1);
  return Code.Ok;
}

/** Whether an option word is one with which a game can be played. */
export function areOptionsGood(options: u32): bool {
  const seats = options & SEATS_MASK;
  if ((options & ~KNOWN_OPTIONS) !== 0 || seats < <u32>LEAST_SEATS || seats > <u32>MOST_SEATS) return false;
  const board = (options >> BOARD_SHIFT) & BOARD_MASK;
  if ((options & SPINNER_BIT) !== 0 && board < <u32>FIRST_SPINNER_BOARD) return false;
  if (((options >> FIRST_SEAT_SHIFT) & FIRST_SEAT_MASK) >= seats) return false;
  return popcnt((options >> LETTERS_SHIFT) & LETTERS_MASK) === BETTING_FIELDS;
}

/** The option word that the state was started with. */
export function options(): u32 {
  return game.options;
}

/** The seats that have won, a bit each; 0 until the game is over. */
export function winners(): u32 {
  return game.phase === Phase.Over ? mostChips() : 0;
}

/** Whether a choice, a chance input or nothing is awaited. */
export function awaited(): Awaited {
  if (game.phase === Phase.Over) return Awaited.Nothing;
  return game.phase === Phase.Bets ? Awaited.Choice : Awaited.Chance;
}

/** The seats that may act, a bit each: before a throw whoever may bet, and the seat that throws. */
export function awaitedSeats(): u32 {
  return game.phase === Phase.Bets ? bettors() | (1 << game.turn) : 1 << reportingSeat();
}

/** DX-bets: the seats that are not on turn and have no die on the board, a bit each. */
function bettors(): u32 {
  return seatDice() & ~diceOnBoard() & ~(1 << game.turn);
}

/** A chance input drawn with 32 random bits; see `drawReport`. */
export function chance(random: u32): u32 {
  return drawReport(random);
}

/** Fills the list of legal actions, ascending, and returns how many there are. */
export function legal(): i32 {
  beginLegal();
  if (game.phase === Phase.Bets) addBets();
  else if (game.phase !== Phase.Over) addReports();
  return countLegal();
}

/** Adds every change of a bet (DX-bets-order), and the throw. */
function addBets(): void {
  const seats = bettors();
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const seat = ctz(rest);
    for (let letter = 0; letter < LETTERS; letter++)
      if (canBetOn(seat, letter)) addLegal(makeAction(Kind.Bet, seat, letter));
  }
  for (let rest = seats; rest !== 0; rest &= rest - 1)
    if (betOf(ctz(rest)) !== 0) addLegal(makeAction(Kind.NoBet, ctz(rest), 0));
  addLegal(makeAction(Kind.Throw, game.turn, 0));
}

/** Whether a letter is in the game, and not the one on which the seat's die lies already. */
function canBetOn(seat: i32, letter: u32): bool {
  return ((letters() >> letter) & 1) !== 0 && betOf(seat) !== letter + 1;
}

/** Carries out an action, or says why not and changes nothing. */
export function apply(action: u32): Code {
  const kind = <Kind>kindOf(action);
  if (kind < Kind.Bet || kind > Kind.Settled) return Code.UnknownAction;
  if (game.phase === Phase.Over) return Code.GameOver;
  const seat = <i32>seatOf(action);
  const argument = argumentOf(action);
  if (game.phase === Phase.Bets)
    return kind > Kind.Throw ? Code.WrongPhase : applyChoice(kind, seat, argument);
  if (kind < Kind.Lie || (kind === Kind.Settled) !== (game.pending === 0)) return Code.WrongPhase;
  if (seat !== reportingSeat()) return Code.WrongSeat;
  if (kind === Kind.Lie) return reportLie(argument);
  return kind === Kind.Lost ? reportLost(argument) : reportSettled(argument);
}

function applyChoice(kind: Kind, seat: i32, argument: u32): Code {
  const isOnTurn = seat === <i32>game.turn;
  if (kind === Kind.Throw ? !isOnTurn : isOnTurn || seat >= seats()) return Code.WrongSeat;
  if (kind === Kind.Throw) {
    if (argument !== 0) return Code.BadChoice;
    beginThrow();
    return Code.Ok;
  }
  if (((bettors() >> seat) & 1) === 0) return Code.DieOnBoard;
  if (kind === Kind.NoBet) {
    if (argument !== 0 || betOf(seat) === 0) return Code.BadChoice;
    setBet(seat, 0);
    return Code.Ok;
  }
  if (argument >= <u32>LETTERS || !canBetOn(seat, argument)) return Code.BadChoice;
  setBet(seat, argument + 1);
  return Code.Ok;
}
