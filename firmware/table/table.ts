import {
  BUTTONS,
  FIRST_BUTTON,
  FIRST_CELL,
  FIRST_ROLLER,
  FIRST_ROLLER_LED,
  FIRST_WHEEL,
  LED_OF_CELL,
} from '../../build/generated/layout';
import { BEAT_EVERY } from '../../build/generated/protocol';
import { sayBeat } from '../../build/generated/sentences';
import { CELLS } from '../../shared/cells';
import { MAX_WHEELS } from '../../shared/double-trouble';
import { TOUCH_LIGHT } from '../../shared/lights';
import { ROLLERS } from '../../shared/objects';
import { BUTTONS_PER_SEAT, MAX_SEATS } from '../../shared/seats';
import { Module } from '../../shared/settings';
import { hash } from '../games/game';
import { clearButtons, feedButton, feedHold as feedHeldButton, Press } from '../input/buttons';
import {
  beginDebounce,
  changedInput,
  changedInputs,
  debounce,
  isOn,
  stirredInput,
  stirredInputs,
} from '../input/debounce';
import { clearPops } from '../input/pops';
import { readInputs } from '../input/shift-register';
import { watchInput } from '../input/watched';
import { stepTagReader, stepTagReaderAt } from '../input/tag-reader/tag-reader';
import { beginDisplay, stepDisplay } from '../output/display/ssd1306';
import { flushLines } from '../output/line-writer';
import { clearLights, showLights, touchLight } from '../output/lights';
import { obeyHost, sayWho } from './commands';
import { paintDisplay } from './display';
import { resume, tendJournal } from './journal';
import { isFitted } from './modules';
import { paintScene } from './scene';
import { sense, takePop, touchPop } from './senses';
import { feedChange, feedConfirm, feedHold } from './presses';
import { continueGame, feedCell, feedCellAtStart, feedTime } from './session';
import { debounceTimeNow } from './timing';
import { beginWheelsHere, feedContact, lookAtWheels } from './wheels';
import { tellPrompt } from './words';

// The loop: inputs → session → words and lights, once a millisecond.

/** Lights and words may need to follow time alone (settling, taking back) no faster than this. */
const REPAINT_EVERY: u32 = 50;

let beatAt: u32 = 0;
let repaintAt: u32 = 0;
/** When a hand or the host did something last. */
let stirredAt: u32 = 0;

/** Power-up: lights dark, inputs as they are, the game that was under way, the greeting. Call once, before the first tick. */
export function boot(): void {
  clearLights();
  beginDisplay();
  clearButtons();
  clearPops();
  readInputs();
  beginDebounce();
  beginWheelsHere();
  continueGame(resume());
  for (let cell = 0; cell < CELLS; cell++) if (isOn(FIRST_CELL + cell)) feedCellAtStart(cell);
  sayWho();
  tellPrompt(true);
  paintDisplay(0);
}

/** One millisecond of the table's life; `now` is the time since power-up in milliseconds. */
export function tick(now: u32): void {
  readInputs();
  debounce(debounceTimeNow());
  for (let index = 0; index < stirredInputs(); index++) touch(stirredInput(index), now);
  for (let index = 0; index < changedInputs(); index++) change(changedInput(index), now);
  for (let seat = 0; seat < MAX_SEATS; seat++)
    if (feedHeldButton(seat, now) === Press.HoldChange) feedHold(seat, now);
  const hasTurned = lookAtWheels(now);
  const hasSensed = sense(now) || hasTurned;
  const hasRead = feedTime(now) || hasSensed;
  const hasObeyed = obeyHost(now);
  if (changedInputs() > 0 || hasRead || hasObeyed || now - repaintAt >= REPAINT_EVERY) {
    repaintAt = now;
    paintScene();
    tellPrompt(false);
    paintDisplay(now);
  }
  showLights(now);
  stepDisplay(now);
  if (now - beatAt >= BEAT_EVERY) {
    beatAt = now;
    sayBeat(now, hash());
  }
  flushLines();
  if (stirredInputs() > 0 || hasObeyed) stirredAt = now;
  tendJournal(now, stirredAt);
  if (isFitted(Module.TagReader)) stepTagReader(now);
}

/**
 * Time between two ticks, for what a millisecond is too coarse for: the tag reader. `micros` is the time since power-up in
 * microseconds. A machine need not call it, and should not so late that the next tick would have to wait: a step takes up
 * to 200 µs. `readerDelay` says how long after the last step the next one has something to do.
 */
export function stepFast(micros: u32): void {
  if (isFitted(Module.TagReader)) stepTagReaderAt(micros);
}

/** A cell, or a roller, that begins to read differently lights up at once, whatever the debounce will make of it. */
function touch(input: i32, now: u32): void {
  watchInput(input);
  const cell = input - FIRST_CELL;
  if (cell >= 0 && cell < CELLS) touchLight(unchecked(LED_OF_CELL[cell]), now + TOUCH_LIGHT);
  const roller = input - FIRST_ROLLER;
  if (roller < 0 || roller >= ROLLERS) return;
  touchLight(FIRST_ROLLER_LED + roller, now + TOUCH_LIGHT);
  touchPop(roller, now);
}

/** A debounced input has changed. */
function change(input: i32, now: u32): void {
  const cell = input - FIRST_CELL;
  if (cell >= 0 && cell < CELLS) {
    feedCell(cell, isOn(input), now);
    return;
  }
  const contact = input - FIRST_WHEEL;
  if (contact >= 0 && contact < MAX_WHEELS * 2) {
    feedContact(contact, now);
    return;
  }
  const roller = input - FIRST_ROLLER;
  if (roller >= 0 && roller < ROLLERS) {
    takePop(roller, isOn(input), now);
    return;
  }
  const button = input - FIRST_BUTTON;
  if (button < 0 || button >= BUTTONS) return;
  const seat = button / BUTTONS_PER_SEAT;
  const press = feedButton(button, isOn(input), now);
  if (press === Press.Confirm) feedConfirm(seat, now);
  else if (press === Press.Change) feedChange(seat);
}
