import { Awaited } from '../../shared/actions';
import { Prompt } from '../../shared/prompts';
import { awaited } from '../games/game';
import { sayPrompt } from '../../build/generated/sentences';
import { phrase, prompt, promptA, promptB, promptC } from '../games/said';
import {
  awaitedWells,
  phraseExchange,
  phraseExtra,
  phraseLifted,
  phraseMissing,
  phraseOption,
  phrasePrompt,
} from './binding';
import { candidateCell, firstExtra, isExtraWanted } from './candidate';
import { strangeWell } from './dice-wells';
import { enteredKind, enteredNumber, enteredPlace, enteringSeat, isEntering, Told } from './entry';
import { countDifferences, Difference, firstDifference, isNewAt, lyingAt } from './lying';
import { isReading } from './modules';
import { choosingSeat, chosenOption } from './choices';
import { hasSettled, liftedCell, tellingCell } from './session';

// What the table asks for now, in one prompt: pieces to be put right come first, then numbers being told, then the choice that
// the buttons show, then what the game awaits.

/** The prompt said last, and its arguments. */
export let saidPrompt: Prompt = Prompt.Idle;
export let saidA: u32 = 0;
export let saidB: u32 = 0;
export let saidC: u32 = 0;

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
  // The piece whose face is told is one too many until it has been.
  const isFaceTold = isEntering() && enteredKind() === Told.Face;
  // Once all is over pieces may be cleared away, and what has not settled is not known yet.
  const isGuided = !isFaceTold && awaited() !== Awaited.Nothing && hasSettled();
  if (isGuided && phraseGuidance()) return;
  if (isEntering()) phraseEntry();
  else if (chosenOption() !== 0) phraseOption(chosenOption(), choosingSeat());
  else phrasePrompt();
}

function phraseEntry(): void {
  const seat = enteringSeat();
  switch (enteredKind()) {
    case Told.Dice:
      phrase(Prompt.EnterDie, seat, enteredPlace(), enteredNumber());
      break;
    case Told.Face:
      phrase(Prompt.GridEnterFace, seat, tellingCell(), enteredNumber());
      break;
    default:
      phrase(Prompt.EnterTile, seat, enteredPlace(), enteredNumber());
  }
}

/** Phrases what is to be put right first; false when everything lies right. */
function phraseGuidance(): bool {
  const strange = isReading() && awaitedWells() !== 0 ? strangeWell() : -1;
  if (strange >= 0) {
    phrase(Prompt.StrangeDie, strange);
    return true;
  }
  const lifted = liftedCell();
  if (lifted >= 0) {
    phraseLifted(lifted);
    return true;
  }
  const exchange = firstDifference(Difference.Exchange);
  if (exchange >= 0) {
    phraseExchange(exchange, lyingAt(exchange));
    return true;
  }
  const missing = firstDifference(Difference.Missing);
  if (missing >= 0) {
    phraseMissing(missing);
    return true;
  }
  const extra = firstExtra();
  if (extra < 0) return false;
  const candidates = candidateCell() < 0 ? 0 : 1;
  const extras = countDifferences(Difference.Extra) - candidates;
  phraseExtra(extra, lyingAt(extra), isNewAt(extra), extras, isExtraWanted());
  return true;
}
