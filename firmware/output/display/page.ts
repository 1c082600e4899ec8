import { COLUMNS, INVERSE, LINES, RULED, setCell } from './cells';
import { addEmptyLine, addParagraph, beginParagraphs, countLines, signInLine } from './paragraphs';
import { addSeat, addSigned, beginSentence, sentenceLength, signAt } from './sentence';

/**
 * What stands on the display: above, what was said in passing, dark on light, and the prompt; below, two to a line, the scores.
 * Sentences that need more lines than there are move up line by line, stop at the end and begin again.
 */

/** Milliseconds that a line stays before the text moves up by one; at both ends it stays twice as long. */
const LINE_TIME: u32 = 2000;
const BLANK: u32 = 0x20;
const FULL_STOP: u32 = 0x2e;
/** Cells of a score; one is free between two. */
const SCORE_WIDTH: i32 = 10;

/** How many lines, the first ones, are a note. */
let noteLines: i32 = 0;
/** How many lines are left for sentences. */
let room: i32 = LINES;
/** The first line of the sentences that is seen. */
let top: i32 = 0;

/** Begins a new page on which `seats` have scores. Then come `addNote`, where there is one, `addPrompt` and `setScore`. */
export function beginPage(seats: i32): void {
  room = LINES - ((seats + 1) >> 1);
  noteLines = 0;
  top = 0;
  beginParagraphs();
  for (let cell = room * COLUMNS; cell < LINES * COLUMNS; cell++) setCell(cell, BLANK);
}

/** The sentence just made is a note. */
export function addNote(): void {
  addParagraph();
  noteLines = countLines();
  addEmptyLine();
}

/** The sentence just made is the prompt. */
export function addPrompt(): void {
  addParagraph();
}

/** Shows a seat's score; dark on light where it is awaited. */
export function setScore(seat: i32, score: i32, isAwaited: bool): void {
  const from = (room + (seat >> 1)) * COLUMNS + (seat & 1) * (SCORE_WIDTH + 1);
  const style = isAwaited ? INVERSE : 0;
  beginSentence();
  addSigned(score);
  const digits = sentenceLength();
  for (let at = 0; at < SCORE_WIDTH; at++) {
    const digit = at - SCORE_WIDTH + digits;
    setCell(from + at, style | (digit < 0 ? BLANK : signAt(digit)));
  }
  beginSentence();
  addSeat(seat);
  const length = sentenceLength();
  // At least one blank stands before the score; of a longer name its beginning and a full stop.
  const space = SCORE_WIDTH - digits - 1;
  const kept = length > space ? space - 1 : length;
  for (let at = 0; at < kept; at++) setCell(from + at, style | signAt(at));
  if (kept < length) setCell(from + kept, style | FULL_STOP);
}

/** Shows the lines that are seen so long after the page was begun, in milliseconds. */
export function showLines(age: u32): void {
  const hidden = max(0, countLines() - room);
  const step = <i32>(age / LINE_TIME) % (hidden + 3);
  top = hidden === 0 ? 0 : max(0, min(step - 1, hidden));
  for (let line = 0; line < room; line++) showLine(line);
}

function showLine(line: i32): void {
  const shown = top + line;
  let style: u32 = shown < noteLines ? INVERSE : 0;
  if (line === room - 1 && room < LINES) style |= RULED;
  for (let column = 0; column < COLUMNS; column++)
    setCell(line * COLUMNS + column, style | (shown < countLines() ? signInLine(shown, column) : BLANK));
}
