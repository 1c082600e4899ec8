import { FIRST_NOTE, FIRST_PROMPT } from '../../build/generated/text-store';
import { MAX_SEATS } from '../../shared/seats';
import { awaitedSeats, playingSeats } from '../games/game';
import { scoreOf } from '../games/score';
import { addNote, addPrompt, beginPage, setScore, showLines } from '../output/display/page';
import { addText, beginSentence, setSpeaker } from '../output/display/sentence';
import { dimDisplay } from '../output/display/ssd1306';
import { wornColours } from './colours';
import { spokenLanguage } from './language';
import { forgetNote, isNoteFresh, notesSaid, saidNote, saidNoteA, saidNoteB } from './notes';
import { saidA, saidB, saidC, saidPrompt } from './words';

// What the display shows: the note said last, the prompt, the scores. It is made anew when one of the facts behind it changes.

/** Milliseconds that a note stays when nothing else happens. */
const NOTE_STAYS: u32 = 8000;
/** Milliseconds without change after which the display shines less: light wears its dots out. */
const DIM_AFTER: u32 = 600_000;

/** The facts behind the page, a word each: those of now and those that it was made from. */
const FACTS: usize = memory.data(68, 4);
const SHOWN: usize = memory.data(68, 4);
const SIZE: i32 = (9 + MAX_SEATS) * 4;

let changedAt: u32 = 0;
let notedAt: u32 = 0;
let notesSeen: u32 = 0;

/** Lets the display show what is so now, and move on lines that do not all fit. */
export function paintDisplay(now: u32): void {
  if (notesSeen !== notesSaid) {
    notesSeen = notesSaid;
    notedAt = now;
  }
  if (isNoteFresh() && now - notedAt >= NOTE_STAYS) forgetNote();
  gatherFacts();
  if (memory.compare(FACTS, SHOWN, SIZE) !== 0) {
    memory.copy(SHOWN, FACTS, SIZE);
    changedAt = now;
    makePage();
  }
  showLines(now - changedAt);
  dimDisplay(now - changedAt >= DIM_AFTER);
}

function gatherFacts(): void {
  const seats = playingSeats();
  setFact(0, saidPrompt);
  setFact(1, saidA);
  setFact(2, saidB);
  setFact(3, saidC);
  setFact(4, isNoteFresh() ? notesSaid : 0);
  setFact(5, wornColours());
  setFact(6, spokenLanguage() + 1);
  setFact(7, awaitedSeats());
  setFact(8, seats);
  for (let seat: u32 = 0; seat < <u32>MAX_SEATS; seat++) setFact(9 + seat, seat < seats ? scoreOf(seat) : 0);
}

function setFact(at: i32, value: u32): void {
  store<u32>(FACTS + (at << 2), value);
}

function makePage(): void {
  setSpeaker(spokenLanguage(), wornColours());
  const seats = playingSeats();
  beginPage(seats);
  if (isNoteFresh()) {
    beginSentence();
    addText(FIRST_NOTE + saidNote, saidNoteA, saidNoteB);
    addNote();
  }
  beginSentence();
  addText(FIRST_PROMPT + saidPrompt, saidA, saidB, saidC);
  addPrompt();
  for (let seat: u32 = 0; seat < seats; seat++)
    setScore(seat, scoreOf(seat), ((awaitedSeats() >> seat) & 1) !== 0);
}
