import { Awaited } from '../../shared/actions';
import { CELLS } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { SWEEP_STEP } from '../../shared/lights';
import { Note } from '../../shared/prompts';
import { DEFAULT_SETTLE, TAKE_BACK_AFTER } from '../../shared/settings';
import { LED_OF_CELL } from '../../build/generated/layout';
import { sayAction, sayGame, sayNote } from '../../build/generated/sentences';
import { awaited, awaitedSeats, gameId, gameOptions, hash, playingSeats } from '../games/game';
import { act, canTakeBack, takeBackAction, takeBackSeat } from '../games/history';
import { startGame } from '../games/start';
import { sweepLight } from '../output/lights';
import {
  actionOfDice,
  actionOfPiece,
  awaitedWells,
  cellOfAction,
  choiceOfWells,
  countOptions,
  hasPlainOption,
  isInRowWith,
  isPlayable,
  optionAt,
  pieceAt,
} from './binding';
import { candidateCell } from './candidate';
import { colourOf, wearNext } from './colours';
import { changeFace, closeEntry, confirmFace, enteredFaces, isEntering, openEntry } from './dice-entry';
import {
  acceptOn,
  countDifferences,
  Difference,
  differenceAt,
  disownAll,
  isRight,
  putOn,
  takeOff,
} from './lying';

/**
 * The table session: the running game on the one hand, what lies and happens on the table on the other. A difference that
 * is exactly one legal action is that action; every other difference is left to be put right, and the game waits.
 */

let settleTime: u32 = DEFAULT_SETTLE;
/** When the pieces last changed; they are read once they have lain unchanged for the settle time. */
let stirredAt: u32 = 0;
let isSettled: bool = true;

/** The choice that the change button has walked to; −1: none yet. */
let chosen: i32 = -1;
/** Whether seats may still change their colours: nobody has rolled yet. */
let areColoursOpen: bool = false;

/** The cell whose piece was the last action, and when it was lifted, for taking back by lifting. */
let lastCell: i32 = -1;
let liftedAt: u32 = 0;

/** How long pieces must lie unchanged before they count, in milliseconds. */
export function setSettleTime(time: u32): void {
  settleTime = time;
}

/** Whether the pieces have lain still long enough to be read. */
export function hasSettled(): bool {
  return isSettled;
}

/** The choice that the buttons have walked to, or 0. */
export function chosenOption(): u32 {
  return chosen < 0 ? 0 : optionAt(chosen);
}

/** The cell of the piece just played if it has been lifted and would take the move back; −1 otherwise. */
export function liftedCell(): i32 {
  if (lastCell < 0 || takeBackSeat() < 0 || differenceAt(lastCell) !== Difference.Missing) return -1;
  return countAllDifferences() === 1 ? lastCell : -1;
}

/** Begins a game. NoGame, BadOptions; the game that was running then goes on. */
export function beginGame(id: u32, options: u32): Code {
  const code = isPlayable(id) ? startGame(id, options) : Code.NoGame;
  if (code !== Code.Ok) return code;
  closeEntry();
  chosen = -1;
  lastCell = -1;
  areColoursOpen = true;
  disownAll();
  sayGame(gameId(), gameOptions(), hash());
  return Code.Ok;
}

/** Carries out an action and tells the host. `piece` is the cell on which a piece lies for it, or −1. */
function perform(action: u32, now: u32): Code {
  const cell = cellOfAction(action);
  const code = act(action);
  if (code !== Code.Ok) return code;
  closeEntry();
  chosen = -1;
  areColoursOpen = false;
  lastCell = cell >= 0 && pieceAt(cell) !== 0 ? cell : -1;
  sayAction(action, hash());
  if (lastCell >= 0) sweepRows(lastCell, now);
  return Code.Ok;
}

/** A flash runs along the rows that a piece has just completed. */
function sweepRows(cell: i32, now: u32): void {
  if (!isInRowWith(cell, cell)) return;
  let at = now;
  for (let other = 0; other < CELLS; other++) {
    if (!isInRowWith(cell, other)) continue;
    sweepLight(unchecked(LED_OF_CELL[other]), at);
    at += SWEEP_STEP;
  }
}

// Pieces

/** A piece has come to lie on a cell, or has left it. */
export function feedCell(cell: i32, isThere: bool, now: u32): void {
  if (isThere) putOn(cell);
  else takeOff(cell);
  if (cell === lastCell && !isThere) liftedAt = now;
  stirredAt = now;
  isSettled = false;
}

/** What lies there at power-up. */
export function feedCellAtStart(cell: i32): void {
  putOn(cell);
}

/** Time passes: pieces that lie still are read; a piece that stays lifted takes its move back. Whether anything was done. */
export function feedTime(now: u32): bool {
  const reads = !isSettled && now - stirredAt >= settleTime;
  if (reads) {
    isSettled = true;
    readPieces(now);
  }
  const takesBack = isSettled && lastCell >= 0 && now - liftedAt >= <u32>TAKE_BACK_AFTER && liftedCell() >= 0;
  if (takesBack) takeBack(takeBackSeat(), now);
  return reads || takesBack;
}

function countAllDifferences(): i32 {
  return (
    countDifferences(Difference.Extra) +
    countDifferences(Difference.Missing) +
    countDifferences(Difference.Exchange)
  );
}

/** One new piece, and nothing else different, that is a legal action: that action. */
function readPieces(now: u32): void {
  const cell = candidateCell();
  if (cell < 0 || countAllDifferences() !== 1) return;
  if (perform(actionOfPiece(cell), now) === Code.Ok) acceptOn(cell);
}

// Dice

/**
 * Dice were rolled: three bits a well, 0 for a die that was not. Where a choice is awaited that rolling just these dice
 * would announce, it is made first. TableDiffers while pieces lie wrong, otherwise the rules' codes.
 */
export function feedDice(faces: u32, now: u32): Code {
  if (!isSettled || !isRight()) {
    sayNote(Note.PiecesFirst, 0, 0);
    return Code.TableDiffers;
  }
  const wells = wellsOf(faces);
  if (wells === 0) return Code.BadDice;
  if (awaited() === Awaited.Choice) {
    const choice = choiceOfWells(wells);
    if (choice === 0) {
      sayNote(Note.DiceNotAwaited, 0, 0);
      return Code.WrongPhase;
    }
    const code = perform(choice, now);
    if (code !== Code.Ok) return code;
  }
  if (wells !== awaitedWells()) {
    sayNote(Note.DiceNotAwaited, 0, 0);
    return awaitedWells() === 0 ? Code.WrongPhase : Code.BadDice;
  }
  return perform(actionOfDice(faces), now);
}

function wellsOf(faces: u32): u32 {
  let wells: u32 = 0;
  for (let well = 0; well < 6; well++) if ((faces >> (well * 3)) & 7) wells |= 1 << well;
  return wells;
}

// Buttons

/** A seat presses confirm: its choice, or the die that it enters. */
export function feedConfirm(seat: u32, now: u32): void {
  if (!isAwaited(seat)) return;
  if (isEntering()) {
    if (confirmFace()) feedDice(enteredFaces(), now);
    return;
  }
  if (!isSettled || !isRight()) {
    sayNote(Note.PiecesFirst, 0, 0);
    return;
  }
  if (awaited() === Awaited.Chance) {
    openEntry();
  } else if (chosen < 0 && !hasPlainOption()) {
    sayNote(Note.PieceAwaited, seat, 0);
  } else {
    perform(optionAt(max(chosen, 0)), now);
  }
}

/** A seat presses change: the next choice, the next face, or another colour before the first roll. */
export function feedChange(seat: u32): void {
  if (areColoursOpen && !isEntering()) {
    changeColour(seat);
    return;
  }
  if (!isAwaited(seat)) return;
  if (isEntering()) {
    changeFace();
  } else if (awaited() === Awaited.Chance) {
    sayNote(Note.DiceAwaited, seat, 0);
  } else if (countOptions() === 0) {
    sayNote(Note.PieceAwaited, seat, 0);
  } else {
    // Where confirm alone already means the first choice, the first press goes on to the second.
    const from = chosen < 0 && hasPlainOption() ? 0 : chosen;
    chosen = (from + 1) % countOptions();
  }
}

/** A seat has held its change button: its last choice is taken back, or the die entered last. */
export function feedHold(seat: u32, now: u32): void {
  if (isEntering() && isSeatAwaited(seat)) closeEntry();
  else takeBack(seat, now);
}

function takeBack(seat: u32, now: u32): void {
  if (!canTakeBack(seat)) {
    sayNote(Note.NothingToTakeBack, seat, 0);
    return;
  }
  perform(takeBackAction(seat), now);
  sayNote(Note.TakenBack, seat, 0);
}

function changeColour(seat: u32): void {
  const seats = playingSeats();
  if (seat >= seats) return;
  wearNext(seat, seats);
  sayNote(Note.ColourChosen, seat, colourOf(seat));
}

function isSeatAwaited(seat: u32): bool {
  return ((awaitedSeats() >> seat) & 1) !== 0;
}

/** Whether a seat is awaited; says why not. */
function isAwaited(seat: u32): bool {
  if (isSeatAwaited(seat)) return true;
  if (awaited() === Awaited.Nothing) sayNote(Note.GameIsOver, 0, 0);
  else sayNote(Note.NotYourTurn, seat, ctz(awaitedSeats()));
  return false;
}
