import { LINE_LIMIT } from '../../build/generated/protocol';
import { crc16Step } from '../crc';
import { serial_write } from '../hal';

/**
 * Lines to the host: written into one buffer, sealed with their checksum, and queued until the serial line takes them. A
 * line that finds no room in the queue is lost as a whole; its number is used up all the same, so the host notices.
 */
const LINE: usize = memory.data(160, 8);
const QUEUE_SIZE: i32 = 4096;
const QUEUE: usize = memory.data(4096, 8);
const BLANK: u8 = 0x20;

let length: i32 = 0;
let number: u32 = 0;
let head: i32 = 0;
let queued: i32 = 0;

/** Event numbers start again at 1: power-up, or a host has said hello. */
export function restartNumbers(): void {
  number = 0;
}

/** Starts a line with a sentence's word (`size` bytes at `text`) and the next event number. */
export function beginLine(text: usize, size: i32): void {
  memory.copy(LINE, text, size);
  length = size;
  putNumber(++number);
}

/** A field: unsigned decimal. */
export function putNumber(value: u32): void {
  putByte(BLANK);
  let scale: u32 = 1000000000;
  while (scale > 1 && value < scale) scale /= 10;
  for (; scale > 0; scale /= 10) putByte(<u8>(0x30 + ((value / scale) % 10)));
}

/** A field: eight hexadecimal digits. */
export function putHex(value: u32): void {
  putByte(BLANK);
  for (let shift = 28; shift >= 0; shift -= 4) putDigit(value >> shift);
}

/** A field: `size` bytes from memory, two hexadecimal digits each. */
export function putBytes(from: usize, size: i32): void {
  putByte(BLANK);
  for (let at = 0; at < size; at++) {
    putDigit(load<u8>(from + at) >> 4);
    putDigit(load<u8>(from + at));
  }
}

/** A field: `size` characters from memory. */
export function putText(from: usize, size: i32): void {
  putByte(BLANK);
  for (let at = 0; at < size; at++) putByte(load<u8>(from + at));
}

/** Seals the line and queues it. */
export function endLine(): void {
  let crc: u32 = 0xffff;
  for (let at = 0; at < length; at++) crc = crc16Step(crc, load<u8>(LINE + at));
  putByte(BLANK);
  putByte(0x2a);
  for (let shift = 12; shift >= 0; shift -= 4) putDigit(crc >> shift);
  putByte(0x0a);
  if (length > <i32>LINE_LIMIT || length > QUEUE_SIZE - queued) return;
  for (let at = 0; at < length; at++)
    store<u8>(QUEUE + ((head + queued + at) & (QUEUE_SIZE - 1)), load<u8>(LINE + at));
  queued += length;
}

/** Hands queued bytes to the serial line, as many as it takes. */
export function flushLines(): void {
  while (queued > 0) {
    const run = min(queued, QUEUE_SIZE - head);
    const sent = serial_write(QUEUE + head, run);
    if (sent <= 0) return;
    head = (head + min(sent, run)) & (QUEUE_SIZE - 1);
    queued -= min(sent, run);
  }
}

function putByte(byte: u8): void {
  if (length < 160) store<u8>(LINE + length++, byte);
}

function putDigit(value: u32): void {
  const digit = value & 15;
  putByte(<u8>(digit < 10 ? 0x30 + digit : 0x61 - 10 + digit));
}
