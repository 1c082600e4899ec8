import { Code } from '../../../shared/codes';
import {
  DICE,
  FACE_SHIFT,
  FACE_X,
  Kind,
  Letter,
  NEUTRAL,
  NEUTRAL_BIT,
  PLACES,
  Phase,
  Where,
  Zone,
} from '../../../shared/doppel-x';
import { makeAction } from '../action';
import { addLegal } from '../legal';
import { canLieAt, zoneOfDie } from './board';
import { settle } from './scoring';
import { activeDice, betOf, diceOnBoard, game, hasSpinner, lieOf, seats, setBet, setLie } from './state';

// A throw as the table tells it: die by die, in the order of their numbers, where each lies; then that all is told.

/** DX-turn: the seat on turn takes its own die and the neutral one, wherever they lie, and throws them. */
export function beginThrow(): void {
  const dice = activeDice();
  game.phase = <u8>Phase.Throw;
  game.pending = diceOnBoard() | dice;
  setLie(game.turn, 0);
  setLie(NEUTRAL, 0);
  setBet(game.turn, 0);
}

/** The die that must be told next, −1 when all are told. */
export function awaitedDie(): i32 {
  return game.pending === 0 ? -1 : <i32>ctz(game.pending);
}

/** The seat that the next report of a throw is about. */
export function reportingSeat(): i32 {
  const die = awaitedDie();
  return die < 0 || die === NEUTRAL ? game.turn : die;
}

/** The argument's bit for the awaited die. */
function neutralBit(): u32 {
  return awaitedDie() === NEUTRAL ? NEUTRAL_BIT : 0;
}

/** A die lies on the board: WrongDie, BadDice, BadCell, DieHasFallen. */
export function reportLie(argument: u32): Code {
  if ((argument & NEUTRAL_BIT) !== neutralBit()) return Code.WrongDie;
  const lie = argument & ~NEUTRAL_BIT;
  const face = lie >> FACE_SHIFT;
  if (face < 1 || face > <u32>FACE_X) return Code.BadDice;
  const place = <i32>(lie - (face << FACE_SHIFT));
  if (place >= PLACES) return Code.BadCell;
  if (!canLieAt(place)) return Code.DieHasFallen;
  setLie(awaitedDie(), lie);
  game.pending &= game.pending - 1;
  return Code.Ok;
}

/** A die has been lost and goes back to its owner: WrongDie, BadChoice. */
export function reportLost(argument: u32): Code {
  if ((argument & NEUTRAL_BIT) !== neutralBit()) return Code.WrongDie;
  const where = argument & ~NEUTRAL_BIT;
  if (where < <u32>Where.Hole || where > <u32>Where.BettingBoard) return Code.BadChoice;
  const die = awaitedDie();
  setLie(die, 0);
  game.lost |= 1 << die;
  game.pending &= game.pending - 1;
  return Code.Ok;
}

/** All dice are told, and whether the spinner has flung one: BadChoice, NothingFlung. */
export function reportSettled(argument: u32): Code {
  if (argument > 1) return Code.BadChoice;
  if (argument === 1 && !canBeFlung()) return Code.NothingFlung;
  settle(argument === 1);
  return Code.Ok;
}

/** DX-flung: whether a seat has bet that a die is flung, and one can have been. */
function canBeFlung(): bool {
  if (!hasSpinner() || !isBetOn(Letter.G)) return false;
  if (game.lost !== 0) return true;
  for (let die = 0; die < DICE; die++) {
    const zone = zoneOfDie(die);
    if (zone === Zone.NoScore || zone === Zone.Minus) return true;
  }
  return false;
}

function isBetOn(letter: Letter): bool {
  for (let seat = 0; seat < seats(); seat++) if (betOf(seat) === letter + 1) return true;
  return false;
}

/** Adds all reports that can come next. */
export function addReports(): void {
  const seat = reportingSeat();
  if (game.pending === 0) {
    addLegal(makeAction(Kind.Settled, seat, 0));
    if (canBeFlung()) addLegal(makeAction(Kind.Settled, seat, 1));
    return;
  }
  const bit = neutralBit();
  for (let face = 1; face <= FACE_X; face++)
    for (let place = 0; place < PLACES; place++)
      if (canLieAt(place)) addLegal(makeAction(Kind.Lie, seat, bit | (face << FACE_SHIFT) | place));
  for (let where: u32 = Where.Hole; where <= <u32>Where.BettingBoard; where++)
    addLegal(makeAction(Kind.Lost, seat, bit | where));
}

/** The faces of the simulator's dice (DX-dice). */
const FACES: usize = memory.data<u8>([1, 1, 2, 2, 3, <u8>FACE_X]);
/** So many throws in this many go out of the box, in the simple chance below: those above PLACES. */
const OUTCOMES: u32 = 300;

/**
 * A report drawn from 32 random bits, much simpler than dice that roll: a die that was thrown or hit lies in any place alike, or
 * outside; three in four of the others lie where they lay.
 */
export function drawReport(random: u32): u32 {
  const seat = reportingSeat();
  if (game.pending === 0) return makeAction(Kind.Settled, seat, canBeFlung() ? random & 1 : 0);
  const bit = neutralBit();
  const before = lieOf(awaitedDie());
  if (before !== 0 && (random & 3) !== 0) return makeAction(Kind.Lie, seat, bit | before);
  random >>= 2;
  const place = (random / 6) % OUTCOMES;
  if (place >= <u32>PLACES) return makeAction(Kind.Lost, seat, bit | (<u32>Where.Outside));
  if (!canLieAt(place)) return makeAction(Kind.Lost, seat, bit | (<u32>Where.Hole));
  const face = <u32>load<u8>(FACES + (random % 6));
  return makeAction(Kind.Lie, seat, bit | (face << FACE_SHIFT) | place);
}
