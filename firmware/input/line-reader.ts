import { LINE_LIMIT } from '../../build/generated/protocol';
import { crc16Step } from '../crc';
import { serial_read } from '../hal';

/**
 * Lines from the host: bytes are gathered up to a newline, then checked and taken apart from left to right. A line that
 * is too long is read to its end and reported once.
 */
const RECEIVED: usize = memory.data(64, 8);
const LINE: usize = memory.data(128, 8);
const NEWLINE: u8 = 0x0a;
const RETURN: u8 = 0x0d;
const BLANK: u8 = 0x20;
const STAR: u8 = 0x2a;
/** " *" and four digits. */
const TAIL = 6;

let received: i32 = 0;
let taken: i32 = 0;
let length: i32 = 0;
let isTooLong: bool = false;
let cursor: i32 = 0;
let end: i32 = 0;

export enum LineState {
  /** No whole line yet. */
  None,
  /** A line whose checksum is right; read it with the functions below. */
  Good,
  /** A line that is too long or whose checksum is wrong. */
  Bad,
}

/** Takes up to 64 received bytes, or what is left of them, up to the end of one line. */
export function nextLine(): LineState {
  if (taken === received) {
    received = serial_read(RECEIVED, 64);
    taken = 0;
  }
  while (taken < received) {
    const byte = load<u8>(RECEIVED + taken++);
    if (byte !== NEWLINE) {
      if (length < <i32>LINE_LIMIT) store<u8>(LINE + length++, byte);
      else isTooLong = true;
      continue;
    }
    const wasTooLong = isTooLong;
    end = length;
    length = 0;
    isTooLong = false;
    if (end > 0 && load<u8>(LINE + end - 1) === RETURN) end--;
    if (end === 0) continue; // an empty line is nobody's command
    return !wasTooLong && isSumRight() ? LineState.Good : LineState.Bad;
  }
  return LineState.None;
}

function isSumRight(): bool {
  const body = end - TAIL;
  if (body < 1 || load<u8>(LINE + body) !== BLANK || load<u8>(LINE + body + 1) !== STAR) return false;
  let crc: u32 = 0xffff;
  for (let at = 0; at < body; at++) crc = crc16Step(crc, load<u8>(LINE + at));
  let stated: u32 = 0;
  for (let at = body + 2; at < end; at++) {
    const digit = hexDigit(load<u8>(LINE + at));
    if (digit < 0) return false;
    stated = (stated << 4) | digit;
  }
  cursor = 0;
  end = body;
  return stated === crc;
}

function hexDigit(byte: i32): i32 {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  return byte >= 0x61 && byte <= 0x66 ? byte - 0x61 + 10 : -1;
}

/** Whether the line begins with a word of `size` bytes at `text`; the cursor then stands behind it. */
export function takeWord(text: usize, size: i32): bool {
  if (end < size || memory.compare(LINE, text, size) !== 0) return false;
  if (end > size && load<u8>(LINE + size) !== BLANK) return false;
  cursor = size;
  return true;
}

/** False once a field was malformed; see the two functions below. */
export let isFieldGood: bool = true;

/** Puts `isFieldGood` back before the first field of a line. */
export function beginFields(): void {
  isFieldGood = true;
}

/** The next field as an unsigned decimal number of 32 bits. */
export function takeNumber(): u32 {
  let value: u64 = 0;
  const first = skipBlank();
  while (cursor < end && load<u8>(LINE + cursor) !== BLANK) {
    const digit = <i32>load<u8>(LINE + cursor++) - 0x30;
    if (digit < 0 || digit > 9 || cursor - first > 10) isFieldGood = false;
    value = value * 10 + digit;
  }
  if (cursor === first || value > 0xffffffff) isFieldGood = false;
  return <u32>value;
}

/** The next field as eight hexadecimal digits. */
export function takeHex(): u32 {
  let value: u32 = 0;
  const first = skipBlank();
  while (cursor < end && load<u8>(LINE + cursor) !== BLANK) {
    const digit = hexDigit(load<u8>(LINE + cursor++));
    if (digit < 0) isFieldGood = false;
    value = (value << 4) | digit;
  }
  if (cursor - first !== 8) isFieldGood = false;
  return value;
}

/** Whether the line holds nothing more. */
export function isLineDone(): bool {
  return cursor === end;
}

function skipBlank(): i32 {
  if (cursor < end && load<u8>(LINE + cursor) === BLANK) cursor++;
  else isFieldGood = false;
  return cursor;
}
