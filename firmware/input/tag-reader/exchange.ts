import {
  collision,
  command,
  errors,
  fifoLevel,
  irqs,
  lastBits,
  readFifo,
  readStatus,
  version,
  writeFifo,
  writeRegister,
} from './bus';
import { FRAME, frameLastBits, frameLength } from './frames';
import {
  ALL_IRQS,
  BUFFER_OVFL,
  COLL_ERR,
  COLL_POS,
  COLL_POS_NOT_VALID,
  FLUSH,
  PARITY_ERR,
  PROTOCOL_ERR,
  ReaderCommand,
  Register,
  RX_ALIGN_SHIFT,
  RX_IRQ,
  START_SEND,
  TIMER_IRQ,
  TX_IRQ,
  WR_ERR,
} from './registers';

/**
 * One command and its answer. `startExchange` sends the frame and returns at once; `pollExchange` looks, in one or two
 * transfers, whether an answer has come or the reader's timer has run out. It is called again and again and never waits.
 */
export enum Outcome {
  /** Nothing yet. */
  Pending,
  Answer,
  /** Tags have answered differently; see `collidedAt`. */
  Collision,
  Timeout,
  Parity,
  Protocol,
  Overflow,
  Fifo,
  /** The reader is not there any more. */
  Gone,
  /** It has stopped by itself: its power failed, and with it went its settings. */
  Lost,
}

/** The answer: bytes as they lie in the FIFO. READ has the longest one, 18 bytes. */
export const ANSWER: usize = memory.data(24, 8);
const MOST_BYTES: u32 = 18;
export let answerLength: u32 = 0;
/** Valid bits of the last byte of the answer, 0 for all. */
export let answerLastBits: u32 = 0;
/** Place in ANSWER of the first bit on which tags differ, counted from 0; 255: out of reach. */
export let collidedAt: u32 = 0;

/**
 * Timer counts of 25 µs. Tags answer requests, anticollision and SELECT after at most 91 µs (ISO/IEC 14443-3, 6.2.1.1), and
 * five bits later the timer stops: 138 µs. 450 µs also keep two unanswered requests 535 µs apart; the request guard time
 * is 516 µs (6.2.2). READ may take 5 ms (NTAG213 data sheet, table 12).
 */
export const SHORT_WAIT: u32 = 17;
export const LONG_WAIT: u32 = 210;

/** Bits of the longest answers: of request, SELECT, READ. ANTICOLLISION answers what is missing of 40 bits. */
export const REQUEST_ANSWER: u32 = 16;
export const SELECT_ANSWER: u32 = 24;
export const READ_ANSWER: u32 = 144;

/** Microseconds until a frame starts (the transfers before it, 2 MHz), and until the answer to it does (6.2.1.1, rounded up). */
const START_TIME: u32 = 120;
const FRAME_DELAY: u32 = 92;

let reload: u32 = SHORT_WAIT;
let knownVersion: u32 = 0;
/** How long the exchange that was started last takes if it is answered in full, in microseconds. */
export let exchangeTime: u32 = 0;

/** After the reader has been set up: the version that every look at it must show again. */
export function beginExchanges(readVersion: u32): void {
  knownVersion = readVersion;
  reload = SHORT_WAIT;
}

/**
 * Sends FRAME. `wait` is how long to wait for the first bits of an answer; `align` is the place in its byte of the
 * answer's first bit; `bits` is how long the answer will be. At most eight transfers.
 *
 * From the look that found an answer to the next frame at least 20 bytes go over the bus: 80 µs, and seven chip selects of
 * a microsecond. So the frame delay of 86 µs behind an answer (6.2.1.2) is kept, and for that the bus has 2 MHz and no more.
 */
export function startExchange(wait: u32, align: u32, bits: u32): void {
  const framing = (align << RX_ALIGN_SHIFT) | frameLastBits;
  // Transceive never ends by itself (10.3.1.8), and the FIFO may still hold what nobody wanted.
  writeRegister(Register.Command, ReaderCommand.Idle);
  writeRegister(Register.ComIrq, ALL_IRQS);
  writeRegister(Register.FifoLevel, FLUSH);
  // First without StartSend: the bit is still set from the last frame.
  writeRegister(Register.BitFraming, framing);
  writeFifo(FRAME, frameLength);
  if (wait !== reload) {
    reload = wait;
    writeRegister(Register.TReloadLow, wait);
  }
  writeRegister(Register.Command, ReaderCommand.Transceive);
  writeRegister(Register.BitFraming, START_SEND | framing);
  const sent = ((<u32>frameLength) << 3) - (frameLastBits === 0 ? 0 : 8 - frameLastBits);
  exchangeTime = START_TIME + airTime(sent) + (bits === 0 ? 0 : FRAME_DELAY + airTime(bits));
}

/** Start of communication, bits and parities at 9.44 µs each (6.1, 6.2.3), in microseconds, rounded up. */
function airTime(bits: u32): u32 {
  return ((1 + bits + (bits >> 3)) * 944 + 99) / 100;
}

/** Whether the frame has gone out; for one that nobody answers. One transfer. */
export function isFrameSent(): bool {
  readStatus();
  return (irqs & TX_IRQ) !== 0;
}

/** How the exchange stands. At most two transfers. */
export function pollExchange(): Outcome {
  readStatus();
  if (version !== knownVersion) return Outcome.Gone;
  if (command !== ReaderCommand.Transceive) return Outcome.Lost;
  if (!(irqs & RX_IRQ)) return irqs & TIMER_IRQ ? Outcome.Timeout : Outcome.Pending;
  if (errors & BUFFER_OVFL) return Outcome.Overflow;
  if (errors & WR_ERR) return Outcome.Fifo;
  if (errors & PROTOCOL_ERR) return Outcome.Protocol;
  const hasCollided = (errors & COLL_ERR) !== 0;
  if (!hasCollided && errors & PARITY_ERR) return Outcome.Parity;
  if (fifoLevel === 0 || fifoLevel > MOST_BYTES) return Outcome.Fifo;
  answerLength = fifoLevel;
  answerLastBits = lastBits;
  readFifo(ANSWER, fifoLevel);
  if (!hasCollided) return Outcome.Answer;
  // The place counts from the first FIFO bit, RxAlign included: so NXP's reader library takes it for this family, and so
  // the data sheet of the sister chip MFRC631 says it (9.6.4).
  const place = collision & COLL_POS;
  collidedAt = collision & COLL_POS_NOT_VALID ? 255 : place === 0 ? 31 : place - 1;
  return Outcome.Collision;
}
