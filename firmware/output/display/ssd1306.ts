import { display_write } from '../../hal';
import { CELL_WIDTH, COLUMNS, countAsShown, drawCell, firstStaleCell, forgetShown, LINES } from './cells';

/**
 * The display's controller, an SSD1306 with 128 × 64 dots on I²C (data sheet rev. 1.1; sections in brackets). A transaction
 * is a control byte, which says whether commands or dots follow (8.1.5.2), and at most 32 bytes. One at most is offered in a
 * tick: with the address 34 bytes of 9 bits, 0.77 ms at 400 kHz, which the machine sends by itself. So the whole display is
 * drawn in 50 ms, and a tick is never longer for it.
 */
const MOST: i32 = 32;
const COMMANDS: u8 = 0x00;
const DOTS: u8 = 0x40;

/** Milliseconds from one attempt to reach a display to the next. */
const RETRY_TIME: u32 = 1000;
/** Transactions that clear the whole memory, whose dots are anything after power-up (8.5 resets none of them). */
const CLEARINGS: i32 = (128 * LINES) / MOST;

const LAST_COLUMN: u8 = 127;
const SET_COLUMNS: u8 = 0x21;
const SET_PAGES: u8 = 0x22;
const SET_CONTRAST: u8 = 0x81;
const DISPLAY_ON: u8 = 0xaf;

/** The value after a reset (10.1.7), and what still reads well in a dim room. */
const BRIGHT: u8 = 0x7f;
const DIM: u8 = 0x08;

/** As the data sheet's application note starts it, but for the addressing mode. */
const START: usize = memory.data<u8>([
  COMMANDS,
  0xae, // dark while all of this goes on (10.1.12)
  0xa8,
  0x3f, // 64 rows (10.1.11)
  0xd3,
  0x00, // no offset (10.1.15)
  0x40, // memory row 0 is the first (10.1.6)
  0xa1,
  0xc8, // columns and rows run from the upper left corner of such modules (10.1.8, 10.1.14)
  0xda,
  0x12, // rows are wired by turns to both sides (10.1.18)
  SET_CONTRAST,
  0x7f,
  0xa4, // dots follow the memory (10.1.9)
  0xa6, // 1 is light (10.1.10)
  0xd5,
  0x80, // clock as after a reset (10.1.16)
  0x8d,
  0x14, // charge pump on (command table since rev. 1.2, 8.10)
  0x20,
  0x00, // horizontal addressing (10.1.3) …
  SET_COLUMNS,
  0,
  127,
  SET_PAGES,
  0,
  7, // … of everything (10.1.4, 10.1.5)
]);
const START_LENGTH: i32 = 27;
const OUT: usize = memory.data(40);

enum State {
  /** Nobody has answered; tried again after a while. */
  Absent,
  Clearing,
  Running,
}

let state: State = State.Absent;
let attemptAt: u32 = 0;
let cleared: i32 = 0;
/** The cell at which the controller writes next, −1 where it is not the beginning of one. */
let pointer: i32 = -1;
let isOn: bool = false;
let contrast: u8 = BRIGHT;
let wantedContrast: u8 = BRIGHT;

/** Whether to shine less: what is shown has not changed for long. */
export function dimDisplay(isDim: bool): void {
  wantedContrast = isDim ? DIM : BRIGHT;
}

/** Power-up: the first attempt is made in the first tick. */
export function beginDisplay(): void {
  state = State.Absent;
  attemptAt = 0 - RETRY_TIME;
}

/** A tick, once a millisecond; `now` in milliseconds. */
export function stepDisplay(now: u32): void {
  switch (state) {
    case State.Absent:
      if (now - attemptAt >= RETRY_TIME) start(now);
      break;
    case State.Clearing:
      clear();
      break;
    default:
      run();
  }
}

function start(now: u32): void {
  attemptAt = now;
  if (!send(START, START_LENGTH)) return;
  state = State.Clearing;
  cleared = 0;
  isOn = false;
  contrast = BRIGHT;
}

function clear(): void {
  memory.fill(OUT, 0, MOST + 1);
  store<u8>(OUT, DOTS);
  if (!send(OUT, MOST + 1)) return;
  cleared++;
  if (cleared < CLEARINGS) return;
  forgetShown();
  pointer = -1;
  state = State.Running;
}

function run(): void {
  const cell = firstStaleCell();
  if (cell >= 0) {
    if (cell === pointer) sendCells(cell);
    else pointAt(cell);
  } else if (!isOn) {
    // Dark until the first sentence stands there.
    store<u8>(OUT + 1, DISPLAY_ON);
    isOn = sendCommands(1);
  } else if (contrast !== wantedContrast) {
    store<u8>(OUT + 1, SET_CONTRAST);
    store<u8>(OUT + 2, wantedContrast);
    if (sendCommands(2)) contrast = wantedContrast;
  }
}

/** The next dots go to a cell and those behind it in its line. */
function pointAt(cell: i32): void {
  const line = <u8>(cell / COLUMNS);
  store<u8>(OUT + 1, SET_COLUMNS);
  store<u8>(OUT + 2, <u8>(1 + (cell % COLUMNS) * CELL_WIDTH));
  store<u8>(OUT + 3, LAST_COLUMN);
  store<u8>(OUT + 4, SET_PAGES);
  store<u8>(OUT + 5, line);
  store<u8>(OUT + 6, line);
  if (sendCommands(6)) pointer = cell;
}

/** Sends as many cells of a line as one transaction takes. */
function sendCells(first: i32): void {
  const count = min(MOST / CELL_WIDTH, COLUMNS - (first % COLUMNS));
  store<u8>(OUT, DOTS);
  for (let at = 0; at < count; at++) drawCell(first + at, OUT + 1 + at * CELL_WIDTH);
  if (!send(OUT, 1 + count * CELL_WIDTH)) return;
  for (let at = 0; at < count; at++) countAsShown(first + at);
  pointer = (first + count) % COLUMNS === 0 ? -1 : first + count;
}

function sendCommands(count: i32): bool {
  store<u8>(OUT, COMMANDS);
  return send(OUT, count + 1);
}

/** Offers a transaction; whether it was taken. Nobody there is known from the transaction before. */
function send(from: usize, length: i32): bool {
  const answer = display_write(from, length);
  if (answer < 0) state = State.Absent;
  return answer > 0;
}
