import { COLUMNS } from './cells';
import { sentenceLength, signAt } from './sentence';

/**
 * Sentences as lines: broken between words. A word that is longer than a line is broken before its last place there, with a
 * hyphen.
 */
const MOST_LINES: i32 = 24;
const SIGNS: usize = memory.data(504);
const LENGTHS: usize = memory.data(24);
const BLANK: u32 = 0x20;
const HYPHEN: u8 = 0x2d;

let lines: i32 = 0;

export function beginParagraphs(): void {
  lines = 0;
}

/** How many lines there are. */
export function countLines(): i32 {
  return lines;
}

/** A sign of a line; a blank behind its end. */
export function signInLine(line: i32, column: i32): u32 {
  return column < <i32>load<u8>(LENGTHS + line) ? load<u8>(SIGNS + line * COLUMNS + column) : BLANK;
}

/** Adds the sentence just made. What would need more than 24 lines in all is left out; no two sentences do. */
export function addParagraph(): void {
  const length = sentenceLength();
  let from = 0;
  while (from < length && lines < MOST_LINES) {
    let end = from;
    for (let at = from + 1; at <= min(length, from + COLUMNS); at++)
      if (at === length || signAt(at) === BLANK) end = at;
    if (end > from) {
      addLine(from, end);
      from = end + 1;
    } else {
      end = from + COLUMNS - 1;
      addLine(from, end);
      store<u8>(SIGNS + lines * COLUMNS - 1, HYPHEN);
      store<u8>(LENGTHS + lines - 1, <u8>COLUMNS);
      from = end;
    }
  }
}

/** Adds a line without signs. */
export function addEmptyLine(): void {
  addLine(0, 0);
}

function addLine(from: i32, end: i32): void {
  for (let at = from; at < end; at++) store<u8>(SIGNS + lines * COLUMNS + at - from, <u8>signAt(at));
  store<u8>(LENGTHS + lines, <u8>(end - from));
  lines++;
}
