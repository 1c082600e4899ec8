import { CELLS, NO_CELL } from '../../shared/cells';
import { Prompt } from '../../shared/prompts';
import { sayPrompt } from '../../build/generated/sentences';
import { argumentOf } from '../games/action';
import { phrase, prompt, promptA, promptB, promptC } from '../games/said';
import { takeBackSeat } from '../games/history';
import { actionOfPiece, phraseOption, phrasePrompt, pieceAt } from './binding';
import { enteredFace, enteredWell, isEntering } from './dice-entry';
import { firstExtra } from './candidate';
import { countDifferences, Difference, firstDifference, lyingAt } from './lying';
import { chosenOption, hasSettled, liftedCell } from './session';
import { awaitedSeats } from '../games/game';

// What the table asks for now, in one prompt: pieces to be put right come first, then dice being entered, then the choice
// that the buttons show, then what the game awaits.

let saidPrompt: Prompt = Prompt.Idle;
let saidA: u32 = 0;
let saidB: u32 = 0;
let saidC: u32 = 0;

/** Tells the host the prompt if it has changed, or in any case with `always`. */
export function tellPrompt(always: bool): void {
  // While pieces are moving, what they will mean is not known yet: the last prompt stays.
  if (!hasSettled() && !always) return;
  phraseNow();
  if (!always && prompt === saidPrompt && promptA === saidA && promptB === saidB && promptC === saidC) return;
  saidPrompt = prompt;
  saidA = promptA;
  saidB = promptB;
  saidC = promptC;
  sayPrompt(prompt, promptA, promptB, promptC);
}

function phraseNow(): void {
  if (phraseGuidance()) return;
  if (isEntering()) phrase(Prompt.EnterDie, ctz(awaitedSeats()), enteredWell(), enteredFace());
  else if (chosenOption() !== 0) phraseOption(chosenOption());
  else phrasePrompt();
}

/** Phrases what is to be put right first; false when everything lies right. */
function phraseGuidance(): bool {
  const lifted = liftedCell();
  if (lifted >= 0) {
    phrase(Prompt.PutBackOrTakeBack, lifted, takeBackSeat());
    return true;
  }
  const exchange = firstDifference(Difference.Exchange);
  if (exchange >= 0) {
    phrase(Prompt.Exchange, exchange, lyingAt(exchange) - 1, pieceAt(exchange) - 1);
    return true;
  }
  const missing = firstDifference(Difference.Missing);
  if (missing >= 0) {
    phrase(Prompt.PutBack, missing, pieceAt(missing) - 1);
    return true;
  }
  const extra = firstExtra();
  if (extra < 0) return false;
  const extras = countDifferences(Difference.Extra);
  const wanted = onlyWantedCell();
  if (extras > 1 && isBoardToBeEmpty()) phrase(Prompt.ClearBoard, extras);
  else if (wanted !== NO_CELL && lyingAt(wanted) === 0)
    phrase(Prompt.WrongPocket, extra, ctz(awaitedSeats()), wanted);
  else phrase(Prompt.LiftExtra, extra);
  return true;
}

/** The one cell where a piece may be put now, or NO_CELL when there is none or a choice. */
function onlyWantedCell(): u32 {
  let wanted: u32 = NO_CELL;
  for (let cell = 0; cell < CELLS; cell++) {
    if (actionOfPiece(cell) === 0) continue;
    if (wanted !== NO_CELL) return NO_CELL;
    wanted = argumentOf(actionOfPiece(cell));
  }
  return wanted;
}

/** Whether no piece should lie on the board, and none may be put there now. */
function isBoardToBeEmpty(): bool {
  for (let cell = 0; cell < CELLS; cell++) if (pieceAt(cell) !== 0 || actionOfPiece(cell) !== 0) return false;
  return true;
}
