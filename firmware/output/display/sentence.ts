import {
  AND_TEXT,
  FIRST_COLOUR,
  FIRST_SIGN,
  INDEX_AT,
  Kind,
  MINUS_SIGN,
  NOBODY_TEXT,
  TEXTS,
} from '../../../build/generated/text-store';
import { COLOURS, MAX_SEATS } from '../../../shared/seats';
import { rom_read } from '../../hal';

/**
 * Sentences in words: a text of the store (host/build/display/store.ts) with its arguments filled in, a byte a sign. It says
 * what hosts say for the same prompt or note.
 */
const ROOM: i32 = 240;
const SENTENCE: usize = memory.data(240);
const TEMPLATE: usize = memory.data(240);
const ENTRY: usize = memory.data(4, 2);
const COMMA: u32 = 0x2c;
const BLANK: u32 = 0x20;
const ZERO: u32 = 0x30;

let length: i32 = 0;
let language: i32 = 0;
let colours: u32 = 0;

/** Says how sentences are made from now on: the language, its index in the catalogue's list, and the colours of the seats. */
export function setSpeaker(spokenLanguage: i32, wornColours: u32): void {
  language = spokenLanguage;
  colours = wornColours;
}

export function beginSentence(): void {
  length = 0;
}

/** How many signs the sentence has. */
export function sentenceLength(): i32 {
  return length;
}

/** A sign of the sentence. */
export function signAt(at: i32): u32 {
  return load<u8>(SENTENCE + at);
}

/** Adds a text with its arguments filled in. */
export function addText(text: i32, a: u32 = 0, b: u32 = 0, c: u32 = 0): void {
  const size = readText(text, TEMPLATE, ROOM);
  let at = TEMPLATE;
  while (at < TEMPLATE + size) {
    const byte = <u32>load<u8>(at++);
    if (byte >= <u32>FIRST_SIGN) {
      addSign(byte);
      continue;
    }
    const which = byte & 3;
    const value = which === 1 ? a : which === 2 ? b : c;
    switch (<Kind>(byte >> 2)) {
      case Kind.Seat:
        addSeat(value);
        break;
      case Kind.Seats:
        addSeats(value);
        break;
      case Kind.Listed:
        // What is out of the list has no words.
        if (value < <u32>load<u8>(at + 2)) addPlain(<i32>load<u16>(at) + <i32>value);
        at += 3;
        break;
      default:
        addNumber(value);
    }
  }
}

/** Adds what a seat is called: its colour. */
export function addSeat(seat: u32): void {
  addPlain(FIRST_COLOUR + <i32>(seat < <u32>MAX_SEATS ? (colours >> (seat << 2)) & 15 : COLOURS - 1));
}

/** Adds a number in decimal, with the sign that the font has for less than nothing. */
export function addSigned(value: i32): void {
  if (value < 0) addSign(MINUS_SIGN);
  addNumber(<u32>abs(value));
}

/** "Blue, Orange and Green". */
function addSeats(mask: u32): void {
  mask &= (1 << MAX_SEATS) - 1;
  if (mask === 0) addPlain(NOBODY_TEXT);
  while (mask !== 0) {
    addSeat(ctz(mask));
    mask &= mask - 1;
    if (mask === 0) return;
    if ((mask & (mask - 1)) === 0) {
      addPlain(AND_TEXT);
    } else {
      addSign(COMMA);
      addSign(BLANK);
    }
  }
}

function addNumber(value: u32): void {
  let scale: u32 = 1000000000;
  while (scale > 1 && value < scale) scale /= 10;
  for (; scale > 0; scale /= 10) addSign(ZERO + ((value / scale) % 10));
}

/** Adds a text that has no arguments. */
function addPlain(text: i32): void {
  length += readText(text, SENTENCE + length, ROOM - length);
}

function addSign(sign: u32): void {
  if (length < ROOM) store<u8>(SENTENCE + length++, <u8>sign);
}

/** Copies a text of the store, as much of it as there is room for; returns how much. */
function readText(text: i32, to: usize, room: i32): i32 {
  rom_read(INDEX_AT + ((language * TEXTS + text) << 1), ENTRY, 4);
  const from = <i32>load<u16>(ENTRY);
  const size = min(<i32>load<u16>(ENTRY + 2) - from, room);
  rom_read(from, to, size);
  return size;
}
