import { Awaited } from '../../shared/actions';
import { Code } from '../../shared/codes';
import { NUMBERS } from '../../shared/doppio';
import { Note } from '../../shared/prompts';
import { awaited, awaitedSeats, playingSeats } from '../games/game';
import { clearPad } from '../games/sensed';
import { areTilesLaid, awaitedWells, canTellTile, countOptions, whyNoOption } from './binding';
import { chosenBy, walkOn } from './choices';
import { journalSettings } from './journal';
import { areColoursOpen, closeColours, colourOf, wearNext } from './colours';
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
import { isRight } from './lying';
import { sayNote } from './notes';
import { askFaceAgain, feedDice, hasSettled, perform, takeBack, tellFace, tellTile } from './session';

// What the seats' buttons say: confirm and change, pressed or held, answer what the table asks just then.

/** A seat presses confirm: its choice, or the number that it tells. */
export function feedConfirm(seat: u32, now: u32): void {
  if (!isAwaited(seat)) return;
  closeColours();
  if (isEntering()) {
    if (isTeller(seat) && confirmNumber()) finishEntry(seat, now);
    return;
  }
  if (!hasSettled() || !isRight()) {
    // A face that was left untold is asked for again.
    if (!askFaceAgain()) sayNote(Note.PiecesFirst, 0, 0);
    return;
  }
  if (awaited() === Awaited.Chance) {
    openEntry(Told.Dice, seat, awaitedWells(), 1, 6);
    return;
  }
  const action = chosenBy(seat);
  if (action !== 0) {
    if (perform(action, now) === Code.Ok) clearPad();
  } else if (canTellTile()) {
    openEntry(Told.Tile, seat, 3, 0, NUMBERS - 1);
  } else if (countOptions(seat) > 0 && areTilesLaid()) {
    // Where a tile is awaited, what can be said instead of it is shown first.
    walkOn(seat);
  } else {
    sayNote(whyNoOption(), seat, 0);
  }
}

/** A seat presses change: the next choice, the next number, or another colour until somebody acts. */
export function feedChange(seat: u32): void {
  if (areColoursOpen() && !isEntering()) {
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
    walkOn(seat);
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
    default:
      tellFace(numbers, now);
  }
}

/** A seat has held its change button: its last choice is taken back, or the die entered last. */
export function feedHold(seat: u32, now: u32): void {
  if (isEntering() && seat === enteringSeat()) closeEntry();
  else takeBack(seat, now);
}

function changeColour(seat: u32): void {
  const seats = playingSeats();
  if (seat >= seats) return;
  wearNext(seat, seats);
  journalSettings();
  sayNote(Note.ColourChosen, seat, colourOf(seat));
}

/** Whether a seat is awaited; says why not. */
function isAwaited(seat: u32): bool {
  if ((awaitedSeats() >> seat) & 1) return true;
  if (awaited() === Awaited.Nothing) sayNote(Note.GameIsOver, 0, 0);
  else sayNote(Note.NotYourTurn, seat, ctz(awaitedSeats()));
  return false;
}
