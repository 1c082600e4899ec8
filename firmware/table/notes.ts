import { Note } from '../../shared/prompts';
import * as sentences from '../../build/generated/sentences';

// What was said in passing: to the host at once, and for a while on the display.

let isFresh: bool = false;
export let saidNote: Note = 0;
export let saidNoteA: u32 = 0;
export let saidNoteB: u32 = 0;
/** Notes said so far: the same note again is another one. */
export let notesSaid: u32 = 0;

/** Says a note; the meaning of the arguments stands in shared/prompts.ts. */
export function sayNote(note: Note, a: u32, b: u32): void {
  saidNote = note;
  saidNoteA = a;
  saidNoteB = b;
  notesSaid++;
  isFresh = true;
  sentences.sayNote(note, a, b);
}

/** Whether the last note still stands: nothing has been done since. */
export function isNoteFresh(): bool {
  return isFresh;
}

/** Something else has happened, or long enough has passed. */
export function forgetNote(): void {
  isFresh = false;
}
