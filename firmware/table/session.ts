import { Awaited } from '../../shared/actions';
import { CELLS } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { NUMBERS } from '../../shared/doppio';
import { LAST_TABLE_GAME } from '../../shared/games';
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
  actionOfFace,
  actionOfPiece,
  actionOfRacks,
  actionOfTile,
  areTilesGathered,
  areTilesLaid,
  awaitedWells,
  canTellTile,
  cellOfAction,
  choiceOfWells,
  countOptions,
  hasFaces,
  hasPlainOption,
  highestFace,
  isInRowWith,
  isPlayable,
  lowestFace,
  optionAt,
  pieceAt,
  whyNoOption,
  whyNoTakeBack,
} from './binding';
import { NOBODYS } from '../games/pieces';
import { PAD_EMPTY, sensePad } from '../games/sensed';
import { candidateCell } from './candidate';
import { colourOf, wearNext } from './colours';
import {
  changeNumber,
  closeEntry,
  confirmNumber,
  enteredKind,
  enteredNumbers,
  enteringSeat,
  isEntering,
  openEntry,
  Told,
} from './entry';
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
  takeOff,
} from './lying';
import { forgetTiles, tileOf } from './tiles';

/**
 * The table session: the running game on the one hand, what lies and happens on the table on the other. A difference that
 * is exactly one legal action is that action; every other difference is left to be put right, and the game waits.
 */

let settleTime: u32 = DEFAULT_SETTLE;
/** When the pieces last changed; they are read once they have lain unchanged for the settle time. */
let stirredAt: u32 = 0;
let isSettled: bool = true;

/** The choice that the change button has walked to, −1: none yet; and the seat whose button it is. */
let chosen: i32 = -1;
let choosing: u32 = 0;
/** The cell whose face is being told. */
let toldCell: i32 = -1;
/** Whether seats may still change their colours: nobody has acted or confirmed yet. */
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
  return chosen < 0 ? 0 : optionAt(chosen, choosing);
}

/** The seat whose buttons have walked to it. */
export function choosingSeat(): u32 {
  return choosing;
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
  const code = isPlayable(id, options)
    ? startGame(id, options)
    : id > <u32>LAST_TABLE_GAME
      ? Code.NoGame
      : Code.BadOptions;
  if (code !== Code.Ok) return code;
  forgetChoices();
  lastCell = -1;
  areColoursOpen = true;
  disownAll(now);
  sayGame(gameId(), gameOptions(), hash());
  return Code.Ok;
}

/** What was being chosen or told is so no more. */
function forgetChoices(): void {
  closeEntry();
  chosen = -1;
  toldCell = -1;
}

/** Carries out an action and tells the host. */
function perform(action: u32, now: u32): Code {
  const cell = cellOfAction(action);
  const code = act(action);
  if (code !== Code.Ok) return code;
  forgetChoices();
  ageAll();
  areColoursOpen = false;
  lastCell = cell >= 0 && pieceAt(cell) !== 0 ? cell : -1;
  sayAction(action, hash());
  if (cell >= 0) sweepRows(cell, now);
  if (areTilesGathered()) forgetTiles(now);
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
  stir(now);
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
  const cell = candidateCell();
  if (cell < 0 || countAllDifferences() !== 1) return;
  if (hasFaces() && lyingAt(cell) === NOBODYS) askFace(cell);
  else if (perform(actionOfPiece(cell, lyingAt(cell)), now) === Code.Ok) acceptOn(cell);
}

function askFace(cell: i32): void {
  toldCell = cell;
  openEntry(Told.Face, ctz(awaitedSeats()), 1, lowestFace(cell), highestFace(cell));
}

// Tiles

/** Something else lies on the pad now. What the tile there means by itself is carried out, and it counts no more. */
export function feedPad(now: u32): void {
  forgetChoices();
  performTile(actionOfTile(), now);
}

function performTile(action: u32, now: u32): Code {
  const code = action === 0 ? Code.BadTile : perform(action, now);
  if (code === Code.Ok) sensePad(PAD_EMPTY, -1);
  return code;
}

/** Carries out what the racks show; whether there was something. */
export function feedRacks(now: u32): bool {
  const action = actionOfRacks();
  return action !== 0 && perform(action, now) === Code.Ok;
}

/** A seat has told a tile by its buttons, as if it lay on a pad. */
function tellTile(numbers: u32, seat: u32, now: u32): void {
  sensePad(tileOf(numbers & 7, numbers >> 3), seat);
  if (performTile(actionOfTile(), now) === Code.Ok || countOptions(seat) > 0) return;
  sensePad(PAD_EMPTY, -1);
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

// Buttons

/** A seat presses confirm: its choice, or the number that it tells. */
export function feedConfirm(seat: u32, now: u32): void {
  if (!isAwaited(seat)) return;
  areColoursOpen = false;
  if (isEntering()) {
    if (isTeller(seat) && confirmNumber()) finishEntry(seat, now);
    return;
  }
  if (!isSettled || !isRight()) {
    sayNote(Note.PiecesFirst, 0, 0);
    return;
  }
  if (awaited() === Awaited.Chance) {
    openEntry(Told.Dice, seat, awaitedWells(), 1, 6);
    return;
  }
  const hasChosen = chosen >= 0 && choosing === seat;
  if (hasChosen || (countOptions(seat) > 0 && hasPlainOption())) {
    const action = optionAt(hasChosen ? chosen : 0, seat);
    if (perform(action, now) === Code.Ok) sensePad(PAD_EMPTY, -1);
  } else if (canTellTile()) {
    openEntry(Told.Tile, seat, 3, 0, NUMBERS - 1);
  } else if (countOptions(seat) > 0 && areTilesLaid()) {
    // Where a tile is awaited, what can be said instead of it is shown first.
    choosing = seat;
    chosen = 0;
  } else {
    sayNote(whyNoOption(), seat, 0);
  }
}

/** A seat presses change: the next choice, the next number, or another colour before the first roll. */
export function feedChange(seat: u32): void {
  if (areColoursOpen && !isEntering()) {
    changeColour(seat);
    return;
  }
  if (!isAwaited(seat)) return;
  if (isEntering()) {
    if (isTeller(seat)) changeNumber();
  } else if (awaited() === Awaited.Chance) {
    sayNote(Note.DiceAwaited, seat, 0);
  } else if (countOptions(seat) === 0) {
    sayNote(whyNoOption(), seat, 0);
  } else {
    // Where confirm alone already means the first choice, the first press goes on to the second.
    if (choosing !== seat) chosen = -1;
    choosing = seat;
    const from = chosen < 0 && hasPlainOption() ? 0 : chosen;
    chosen = (from + 1) % countOptions(seat);
  }
}

/** Whether a seat is the one that tells numbers; says why not. */
function isTeller(seat: u32): bool {
  if (seat === enteringSeat()) return true;
  sayNote(Note.NotYourTurn, seat, enteringSeat());
  return false;
}

function finishEntry(seat: u32, now: u32): void {
  const numbers = enteredNumbers();
  switch (enteredKind()) {
    case Told.Dice:
      feedDice(numbers, now);
      break;
    case Told.Tile:
      tellTile(numbers, seat, now);
      break;
    default: {
      const cell = toldCell;
      if (perform(actionOfFace(cell, numbers), now) === Code.Ok) acceptOn(cell);
    }
  }
}

/** A seat has held its change button: its last choice is taken back, or the die entered last. */
export function feedHold(seat: u32, now: u32): void {
  if (isEntering() && isSeatAwaited(seat)) closeEntry();
  else takeBack(seat, now);
}

function takeBack(seat: u32, now: u32): void {
  if (!canTakeBack(seat)) {
    sayNote(whyNoTakeBack(seat), seat, 0);
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
