import { Awaited } from '../../shared/actions';
import { CELLS } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { SWEEP_STEP } from '../../shared/lights';
import { Note } from '../../shared/prompts';
import { DEFAULT_SETTLE, TAKE_BACK_AFTER } from '../../shared/settings';
import { LED_OF_CELL } from '../../build/generated/layout';
import { sayAction, sayGame, sayNote } from '../../build/generated/sentences';
import { awaited, awaitedSeats, gameId, gameOptions, hash } from '../games/game';
import { act, canTakeBack, takeBackAction, takeBackSeat } from '../games/history';
import { NOBODYS } from '../games/pieces';
import { clearPad, sensePad } from '../games/sensed';
import { startGame } from '../games/start';
import { sweepLight } from '../output/lights';
import {
  actionOfDice,
  actionOfFace,
  actionOfPiece,
  actionOfRacks,
  actionOfTile,
  areCellsUsed,
  arePiecesTagged,
  areTilesGathered,
  awaitedWells,
  cellOfAction,
  checkPlayable,
  choiceOfWells,
  countOptions,
  highestFace,
  isDraw,
  isInRowWith,
  lowestFace,
  pieceAt,
  whyNoTakeBack,
} from './binding';
import { candidateCell, firstOfTwo, otherCandidate } from './candidate';
import { forgetChosen } from './choices';
import { closeColours, openColours } from './colours';
import { closeEntry, enteredKind, isEntering, openEntry, Told } from './entry';
import {
  acceptOn,
  ageAll,
  countDifferences,
  Difference,
  differenceAt,
  disownAll,
  isAnyUnread,
  isRight,
  lyingAt,
  putOn,
  renew,
  takeOff,
} from './lying';
import { forgetRound, tileOf } from './tiles';

/**
 * The table session: the running game on the one hand, what lies and happens on the table on the other. A difference that
 * is exactly one legal action is that action; every other difference is left to be put right, and the game waits.
 */

let settleTime: u32 = DEFAULT_SETTLE;
/** When the pieces last changed; they are read once they have lain unchanged for the settle time. */
let stirredAt: u32 = 0;
let isSettled: bool = true;

/** The cell whose face is being told. */
let toldCell: i32 = -1;
/** The cell whose piece was the last action, and when it was lifted, for taking back by lifting. */
let lastCell: i32 = -1;
let liftedAt: u32 = 0;

/** How long pieces must lie unchanged before they count, in milliseconds. */
export function setSettleTime(time: u32): void {
  settleTime = time;
}

export function settleTimeNow(): u32 {
  return settleTime;
}

/** Whether the pieces have lain still long enough to be read. */
export function hasSettled(): bool {
  return isSettled;
}

/** The cell whose face is being told by the buttons. */
export function tellingCell(): i32 {
  return toldCell;
}

/** The cell of the piece just played if it has been lifted and would take the move back; −1 otherwise. */
export function liftedCell(): i32 {
  if (lastCell < 0 || takeBackSeat() < 0 || differenceAt(lastCell) !== Difference.Missing) return -1;
  return countAllDifferences() === 1 ? lastCell : -1;
}

/**
 * Begins a game. NoGame, BadOptions (also for those with which a game cannot be played at the table); the game that was running
 * then goes on.
 */
export function beginGame(id: u32, options: u32, now: u32): Code {
  const refusal = checkPlayable(id, options);
  const code = refusal === Code.Ok ? startGame(id, options) : refusal;
  if (code !== Code.Ok) return code;
  forgetChoices();
  lastCell = -1;
  openColours();
  disownAll(now);
  sayGame(gameId(), gameOptions(), hash());
  return Code.Ok;
}

/** What was being chosen or told is so no more. */
export function forgetChoices(): void {
  closeEntry();
  forgetChosen();
  toldCell = -1;
}

/** Carries out an action and tells the host. */
export function perform(action: u32, now: u32): Code {
  const cell = cellOfAction(action);
  const code = act(action);
  if (code !== Code.Ok) return code;
  forgetChoices();
  ageAll();
  closeColours();
  lastCell = cell >= 0 && pieceAt(cell) !== 0 ? cell : -1;
  sayAction(action, hash());
  if (cell >= 0) sweepRows(cell, now);
  if (areTilesGathered()) forgetRound(now);
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
  if (isThere) putOn(cell, now);
  else takeOff(cell);
  if (cell === lastCell && !isThere) liftedAt = now;
  if (isEntering() && enteredKind() === Told.Face) closeEntry();
  if (areCellsUsed()) stir(now);
}

/** What lies on the cells has changed: it is read once it has been still for the settle time. */
export function stir(now: u32): void {
  stirredAt = now;
  isSettled = false;
}

/** What lies there at power-up. */
export function feedCellAtStart(cell: i32): void {
  putOn(cell, 0);
}

/** Time passes: pieces that lie still are read; a piece that stays lifted takes its move back. Whether anything was done. */
export function feedTime(now: u32): bool {
  const reads = !isSettled && now - stirredAt >= settleTime && !isAnyUnread();
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

/** One new piece, and nothing else different, that is a legal action: that action, once its face is known. */
function readPieces(now: u32): void {
  const first = firstOfTwo();
  if (first >= 0 && countAllDifferences() === 2) {
    const second = otherCandidate(first);
    if (perform(actionOfPiece(first, lyingAt(first)), now) === Code.Ok) renew(second);
  }
  const cell = candidateCell();
  if (cell < 0 || countAllDifferences() !== 1) return;
  if (isFaceUntold(cell)) askFace(cell);
  else if (perform(actionOfPiece(cell, lyingAt(cell)), now) === Code.Ok) acceptOn(cell);
}

/** Whether what lies on a cell has a face that no reader tells. */
function isFaceUntold(cell: i32): bool {
  return arePiecesTagged() && lyingAt(cell) === NOBODYS;
}

/** Asks again for the face of the one piece that waits for it; whether there is one. */
export function askFaceAgain(): bool {
  const cell = candidateCell();
  if (!isSettled || cell < 0 || countAllDifferences() !== 1 || !isFaceUntold(cell)) return false;
  askFace(cell);
  return true;
}

/** The face has been told. */
export function tellFace(face: u32, now: u32): void {
  const cell = toldCell;
  if (perform(actionOfFace(cell, face), now) === Code.Ok) acceptOn(cell);
}

function askFace(cell: i32): void {
  toldCell = cell;
  openEntry(Told.Face, ctz(awaitedSeats()), 1, lowestFace(cell), highestFace(cell));
}

// Tiles

/**
 * Carries out what the tile on the pad, or the one told, means by itself, and it counts no more; a draw may come before it.
 * BadTile where it means nothing by itself.
 */
export function performTile(now: u32): Code {
  const action = actionOfTile();
  const code = action === 0 ? Code.BadTile : perform(action, now);
  if (code !== Code.Ok) return code;
  if (isDraw(action)) return performTile(now);
  clearPad();
  return Code.Ok;
}

/** Carries out what the racks show; whether there was something. */
export function feedRacks(now: u32): bool {
  const action = actionOfRacks();
  return action !== 0 && perform(action, now) === Code.Ok;
}

/** A seat has told a tile by its buttons, as if it lay on a pad. */
export function tellTile(numbers: u32, seat: u32, now: u32): void {
  sensePad(tileOf(numbers & 7, numbers >> 3), seat);
  if (performTile(now) === Code.Ok || countOptions(seat) > 0) return;
  clearPad();
  sayNote(Note.TileRefused, seat, 0);
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

/** A seat takes its last choice back, or is told why it cannot. */
export function takeBack(seat: u32, now: u32): void {
  if (!canTakeBack(seat)) {
    sayNote(whyNoTakeBack(seat), seat, 0);
    return;
  }
  perform(takeBackAction(seat), now);
  // A tile that another seat has laid on the pad meanwhile is laid anew when it is that seat's turn again.
  clearPad();
  sayNote(Note.TakenBack, seat, 0);
}
