import { NO_ANTENNA } from '../../../build/generated/layout';
import { ReaderError, ReaderState } from '../../../shared/tag-reader';
import { antenna_select } from '../../hal';
import { readRegister, readStatus, version, writeRegister } from './bus';
import { clearErrors, countError } from './errors';
import { beginExchanges, exchangeTime, isFrameSent, Outcome, pollExchange, SHORT_WAIT } from './exchange';
import { forgetNames } from './names';
import { clearReadings, endInventory } from './readings';
import {
  FIELD_OFF,
  FIELD_ON,
  FORCE_100_ASK,
  POWER_DOWN,
  PRESCALER,
  ReaderCommand,
  Register,
  T_AUTO,
  ZERO_AFTER_COLL,
} from './registers';
import { beginWalk, endWalk, goOn } from './walk';
import { askAntenna, nextAntenna, wantNothing } from './wanted';

/**
 * The tag reader, step by step: a step looks at most once whether the reader has done what it was told and tells it the
 * next thing, in at most ten transfers, which are less than 200 µs of the bus. It never waits. Times are in microseconds of
 * 32 bits unless they say otherwise; they may wrap.
 */

/** A tag must take a request after 5 ms of field; readers should wait 5.1 ms (ISO/IEC 14443-3, section 5.2). */
const WARM_TIME: u32 = 5100;
/**
 * Start-up after a reset: 38 µs behind the crystal's own start (data sheet, 8.8.2); a chip that needs longer than this is
 * not there.
 */
const START_LIMIT: u32 = 50_000;
/** The longest exchange takes 7 ms; the reader's own timer ends every one. */
const EXCHANGE_LIMIT: u32 = 20_000;
/** How soon to look again when the answer is not there yet. */
const LOOK_AGAIN: u32 = 125;
/** Milliseconds from one attempt to the next. */
const RETRY_TIME: u32 = 1000;

let state: ReaderState = ReaderState.Off;
/** Milliseconds of the last tick. */
let time: u32 = 0;
/** Of the present step, and when the next one has something to do. */
let micros: u32 = 0;
let dueAt: u32 = 0;
/** When the present state, or the exchange in it, began. */
let since: u32 = 0;
let attemptAt: u32 = 0;
let antenna: i32 = 0;

/** Whether the reader has come up and has answered since; an attempt to reach one that is silent does not count. */
let isAnswering: bool = false;

/** Whether the reader answers. */
export function doesReaderAnswer(): bool {
  return isAnswering;
}

/** The state of the reader: a ReaderState. */
export function readerState(): ReaderState {
  return state;
}

/** The reader is fitted: forgets everything and starts it. `now` in milliseconds. */
export function startTagReader(now: u32): void {
  time = now;
  micros = now * 1000;
  clearErrors();
  clearReadings();
  forgetNames();
  wantNothing();
  isAnswering = false;
  reset();
}

/** The reader is fitted no more. */
export function stopTagReader(): void {
  if (state === ReaderState.Off) return;
  if (state !== ReaderState.Absent) writeRegister(Register.TxControl, FIELD_OFF);
  antenna_select(NO_ANTENNA);
  clearReadings();
  isAnswering = false;
  state = ReaderState.Off;
}

/** A tick, once a millisecond; `now` in milliseconds. */
export function stepTagReader(now: u32): void {
  time = now;
  stepTagReaderAt(now * 1000);
}

/** A step between ticks, at a time in microseconds. */
export function stepTagReaderAt(now: u32): void {
  micros = now;
  if (state !== ReaderState.Off && <i32>(micros - dueAt) >= 0) step();
}

/** How many microseconds after the last step the next one has something to do; −1 while a tick is soon enough. */
export function readerDelay(): i32 {
  if (state <= ReaderState.Resting) return -1;
  return max(0, <i32>(dueAt - micros));
}

function step(): void {
  switch (state) {
    case ReaderState.Absent:
      if (time - attemptAt >= RETRY_TIME) reset();
      break;
    case ReaderState.Starting:
      lookAtStart();
      break;
    case ReaderState.Resting:
      goToNextAntenna();
      break;
    case ReaderState.Warming:
      state = ReaderState.Walking;
      beginWalk(antenna);
      awaitExchange();
      break;
    case ReaderState.Walking:
      lookAtExchange();
      break;
    case ReaderState.Ending:
      if (isFrameSent() || isOverdue()) finish();
      else dueAt = micros + LOOK_AGAIN;
      break;
    default:
  }
}

function enter(next: ReaderState, delay: u32): void {
  state = next;
  since = micros;
  dueAt = micros + delay;
}

// Starting

function reset(): void {
  attemptAt = time;
  writeRegister(Register.Command, ReaderCommand.SoftReset);
  enter(ReaderState.Starting, LOOK_AGAIN);
}

/** Whether the chip has come up; if so, sets it up, in eight transfers. */
function lookAtStart(): void {
  dueAt = micros + LOOK_AGAIN;
  if (readRegister(Register.Command) & POWER_DOWN) {
    if (micros - since > START_LIMIT) giveUp();
    return;
  }
  readStatus();
  if (version === 0x00 || version === 0xff) {
    giveUp();
    return;
  }
  beginExchanges(version);
  writeRegister(Register.TMode, T_AUTO | (PRESCALER >> 8));
  writeRegister(Register.TPrescaler, PRESCALER);
  writeRegister(Register.TReloadHigh, 0);
  writeRegister(Register.TReloadLow, SHORT_WAIT);
  writeRegister(Register.TxAsk, FORCE_100_ASK);
  writeRegister(Register.Coll, ZERO_AFTER_COLL);
  // A line that floats may look like a version, but does not keep what is written.
  if (readRegister(Register.TPrescaler) === PRESCALER) {
    isAnswering = true;
    enter(ReaderState.Resting, 0);
  } else giveUp();
}

/**
 * The reader does not answer. What was read before stays; whoever needs it fresh looks at the state. An inventory that this
 * ends will be begun again.
 */
function giveUp(): void {
  isAnswering = false;
  breakOff();
}

function breakOff(): void {
  if (state === ReaderState.Walking) askAntenna(antenna);
  countError(ReaderError.Silence);
  enter(ReaderState.Absent, 0);
}

// Reading

function goToNextAntenna(): void {
  antenna = nextAntenna();
  if (antenna < 0) {
    state = ReaderState.Resting;
    dueAt = micros;
    return;
  }
  antenna_select(antenna);
  writeRegister(Register.TxControl, FIELD_ON);
  enter(ReaderState.Warming, WARM_TIME);
}

function awaitExchange(): void {
  since = micros;
  dueAt = micros + exchangeTime;
}

function lookAtExchange(): void {
  const outcome = pollExchange();
  if (outcome === Outcome.Gone) {
    giveUp();
  } else if (outcome === Outcome.Lost || (outcome === Outcome.Pending && isOverdue())) {
    // One that has lost its settings, or an exchange, is up again at once; if it is not, lookAtStart gives it up.
    breakOff();
    reset();
  } else if (outcome === Outcome.Pending) {
    dueAt = micros + LOOK_AGAIN;
  } else if (goOn(outcome)) {
    awaitExchange();
  } else {
    endInventory(antenna, time);
    if (endWalk()) {
      awaitExchange();
      state = ReaderState.Ending;
    } else {
      finish();
    }
  }
}

function isOverdue(): bool {
  return micros - since > EXCHANGE_LIMIT;
}

/** The antenna is done with. The field is off while the switches change. */
function finish(): void {
  writeRegister(Register.TxControl, FIELD_OFF);
  antenna_select(NO_ANTENNA);
  goToNextAntenna();
}
