import { NO_OBJECT, OBJECT_PAGE, UNKNOWN_OBJECT } from '../../../shared/objects';
import { ReaderError } from '../../../shared/tag-reader';
import {
  climb,
  firstLevel,
  level,
  moveTo,
  nextBranch,
  plantTree,
  prefix,
  prefixBits,
  putOff,
  tries,
} from './branches';
import { countError } from './errors';
import {
  ANSWER,
  answerLastBits,
  answerLength,
  collidedAt,
  LONG_WAIT,
  Outcome,
  READ_ANSWER,
  REQUEST_ANSWER,
  SELECT_ANSWER,
  SHORT_WAIT,
  startExchange,
} from './exchange';
import { checkOf, crcA, putAnticollision, putHalt, putRead, putSelect, putWakeUp } from './frames';
import { learnName, nameOf } from './names';
import { objectOfPage } from './object-page';
import { addFound, beginInventory, roomAt, spoilInventory } from './readings';

/**
 * The inventory of one antenna: a walk through the tree of serial numbers (ISO/IEC 14443-3, section 6.5.3). Each branch
 * begins with WUPA, which also wakes tags in HALT, so that it does not matter what an earlier antenna did to a tag. Then
 * ANTICOLLISION with what is known of the number; where tags differ, the walk goes on with the 1 and puts the 0 off. Tags
 * that a frame does not match go back to sleep by themselves (6.3.3). A number that is complete and known needs no more:
 * its tag is there. One that is new is selected and read.
 *
 * Nobody is sent to HALT in between: that would take a SELECT and a HLTA a tag, a third of the time, and the walk asks
 * every branch only once anyway. One HLTA at the end leaves all tags asleep for the next antenna that reaches them.
 */
enum Step {
  WakeUp,
  SelectFirst,
  Anticollision,
  Select,
  Read,
  Calm,
}

const CASCADE_TAG: u32 = 0x88;
/** SAK: the serial number goes on (6.5.3.4). */
const SAK_CASCADE: u32 = 0x04;
/** Serial numbers of both sizes as one word: the size in the highest byte. */
const SINGLE: u64 = 4 << 56;
const DOUBLE: u64 = 7 << 56;
const TRIPLE: u64 = 10 << 56;
/** READ answers four pages and CRC_A. */
const READ_BYTES: u32 = 18;
const MOST_TRIES: u32 = 2;
/** Exchanges that a tag with every error can need; a jammed field must not hold an antenna for ever. */
const MOST_EXCHANGES_EACH = 28;

let step: Step = Step.WakeUp;
let exchanges: i32 = 0;
let mostExchanges: i32 = 0;
/** Whether anybody has answered in this inventory. */
let isAnyoneThere: bool = false;
/** The number that the present level has answered, and the whole one. */
let answered: u32 = 0;
let serial: u64 = 0;

/** Begins the inventory of an antenna whose field is on. */
export function beginWalk(antenna: i32): void {
  beginInventory(antenna);
  mostExchanges = roomAt(antenna) * MOST_EXCHANGES_EACH;
  plantTree();
  exchanges = 0;
  isAnyoneThere = false;
  wakeUp();
}

/** Takes an outcome in and sends the next command; false once nothing is left to ask. */
export function goOn(outcome: Outcome): bool {
  if (++exchanges > mostExchanges) {
    spoilInventory();
    return false;
  }
  switch (step) {
    case Step.WakeUp:
      return hasWoken(outcome);
    case Step.SelectFirst:
      return hasSelected(outcome) ? isSelectedFirst() : tryAgain(outcome);
    case Step.Anticollision:
      return hasNumbered(outcome);
    case Step.Select:
      return hasSelected(outcome) ? isSelected() : tryAgain(outcome);
    case Step.Read:
      return hasRead(outcome);
    default:
      return goToNextBranch(); // nobody answers HLTA
  }
}

/** Behind the walk: sends whoever is there to sleep. False, and nothing sent, where nobody was heard. */
export function endWalk(): bool {
  if (!isAnyoneThere) return false;
  putHalt();
  startExchange(SHORT_WAIT, 0, 0);
  return true;
}

function wakeUp(): bool {
  putWakeUp();
  step = Step.WakeUp;
  startExchange(SHORT_WAIT, 0, REQUEST_ANSWER);
  return true;
}

function askNumber(): bool {
  putAnticollision(level, prefix, prefixBits);
  step = Step.Anticollision;
  startExchange(SHORT_WAIT, prefixBits & 7, 40 - prefixBits);
  return true;
}

function select(next: Step, selectedLevel: u32, uid: u32): bool {
  putSelect(selectedLevel, uid);
  step = next;
  startExchange(SHORT_WAIT, 0, SELECT_ANSWER);
  return true;
}

function read(): bool {
  putRead(OBJECT_PAGE);
  step = Step.Read;
  startExchange(LONG_WAIT, 0, READ_ANSWER);
  return true;
}

/** The branch is done. */
function goToNextBranch(): bool {
  return nextBranch() && wakeUp();
}

function tryAgain(outcome: Outcome): bool {
  return fail(errorOf(outcome));
}

/**
 * Something went wrong in this branch: it is looked into once more. Whoever is still awake would take the next request as
 * an error, so all are sent to sleep before.
 */
function fail(error: ReaderError): bool {
  countError(error);
  if (tries + 1 >= MOST_TRIES || !putOff(prefix, prefixBits, tries + 1)) return goToNextBranch();
  putHalt();
  step = Step.Calm;
  startExchange(SHORT_WAIT, 0, 0);
  return true;
}

/** Any answer, garbled or not, means that somebody is awake; several tags' answers may well collide. */
function hasWoken(outcome: Outcome): bool {
  if (outcome === Outcome.Timeout) {
    // A tag that an earlier frame left awake takes the first request as an error, falls asleep and hears the second (6.3.3).
    if (tries + 1 < MOST_TRIES) putOff(prefix, prefixBits, tries + 1);
    return goToNextBranch();
  }
  isAnyoneThere = true;
  return level === 1 ? askNumber() : select(Step.SelectFirst, 1, firstLevel);
}

/** An answer to ANTICOLLISION: the rest of the number and its check byte, or a collision in them. */
function hasNumbered(outcome: Outcome): bool {
  if (outcome !== Outcome.Answer && outcome !== Outcome.Collision) return tryAgain(outcome);
  const whole = prefixBits & ~7; // the answer's first byte also holds the bits of this byte that were named
  const heard = (load<u32>(ANSWER) << whole) & ~lowBits(prefixBits);
  if (outcome === Outcome.Collision) {
    const at = whole + collidedAt;
    if (collidedAt === 255 || at < prefixBits || at >= 32) return tryAgain(Outcome.Protocol);
    return split(prefix | (heard & lowBits(at)), at);
  }
  if (answerLastBits !== 0 || answerLength !== 5 - (whole >> 3)) return tryAgain(Outcome.Fifo);
  answered = prefix | heard;
  if (checkOf(answered) !== load<u8>(ANSWER + (answerLength - 1))) return fail(ReaderError.Crc);
  return hasNumber();
}

/** Tags differ in a bit: on with the 1, as ISO/IEC 14443-3 suggests (6.5.3.1, step 7); the 0 later. */
function split(known: u32, at: u32): bool {
  if (!putOff(known, at + 1, 0)) {
    countError(ReaderError.Room);
    spoilInventory();
  }
  moveTo(level, known | (1 << at), at + 1);
  return askNumber();
}

/** The number of a level is complete. */
function hasNumber(): bool {
  const isFirst = level === 1;
  const goesOn = (answered & 0xff) === CASCADE_TAG;
  if (isFirst && goesOn) return select(Step.SelectFirst, 1, answered);
  serial = isFirst ? SINGLE | answered : DOUBLE | (firstLevel >> 8) | ((<u64>answered) << 24);
  const id = nameOf(serial);
  if (id !== NO_OBJECT) {
    addFound(serial, id);
    return goToNextBranch();
  }
  return select(Step.Select, level, answered);
}

/** Whether the answer is a select acknowledge: a byte and CRC_A. */
function hasSelected(outcome: Outcome): bool {
  return outcome === Outcome.Answer && answerLength === 3 && answerLastBits === 0 && crcA(ANSWER, 3) === 0;
}

/** Level 1 is selected: either just now found, or again for a branch of level 2. */
function isSelectedFirst(): bool {
  if (!(load<u8>(ANSWER) & SAK_CASCADE)) return fail(ReaderError.Protocol);
  if (level === 1) climb(answered);
  return askNumber();
}

/** The whole number is selected: read it, unless there is a third level, which none of our tags has. */
function isSelected(): bool {
  if (load<u8>(ANSWER) & SAK_CASCADE) {
    addFound((serial & ~DOUBLE) | TRIPLE, UNKNOWN_OBJECT);
    return goToNextBranch();
  }
  return read();
}

function hasRead(outcome: Outcome): bool {
  if (outcome !== Outcome.Answer) return tryAgain(outcome);
  if (answerLength === 1 && answerLastBits === 4) {
    // NAK: a tag that does not let itself be read, or not so.
    addFound(serial, UNKNOWN_OBJECT);
    return goToNextBranch();
  }
  if (answerLength !== READ_BYTES || answerLastBits !== 0) return tryAgain(Outcome.Fifo);
  if (crcA(ANSWER, READ_BYTES) !== 0) return fail(ReaderError.Crc);
  const id = objectOfPage(load<u32>(ANSWER));
  if (id !== UNKNOWN_OBJECT) learnName(serial, id);
  addFound(serial, id);
  return goToNextBranch();
}

function errorOf(outcome: Outcome): ReaderError {
  switch (outcome) {
    case Outcome.Timeout:
      return ReaderError.Timeout;
    case Outcome.Parity:
      return ReaderError.Parity;
    case Outcome.Collision:
      return ReaderError.Collision;
    case Outcome.Overflow:
      return ReaderError.Overflow;
    case Outcome.Fifo:
      return ReaderError.Fifo;
    default:
      // An answer that is not what the step expects: its length or its CRC_A is wrong.
      return outcome === Outcome.Answer ? ReaderError.Crc : ReaderError.Protocol;
  }
}

/** A mask of the lowest bits, 0 … 32 of them. */
function lowBits(count: u32): u32 {
  return <u32>(((<u64>1) << (<u64>count)) - 1);
}
