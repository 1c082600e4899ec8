import { FACE_MASK, NUMBERED_DICE, OWNER_SHIFT, SIDE, SQUARES } from '../../../shared/doce';
import { eightSquaresFrom, markedOf, squareAt } from './state';

// The grid as sets of squares: a set is a word in which bit n stands for square n, row by row from the top left. With
// sets, all lines of a direction are tried at once.
//
//     0  1  2  3  4          Four squares in a line (DC-line) begin at one of the squares below and go on in steps of
//     5  6  7  8  9          1 across, 5 down, 6 down to the right, 4 down to the left:
//    10 11 12 13 14
//    15 16 17 18 19            across: columns 0, 1     down: rows 0, 1
//    20 21 22 23 24            right:  0, 1, 5, 6       left: 3, 4, 8, 9        28 lines in all

/** Every square. */
const ALL: u32 = (1 << SQUARES) - 1;
const FIRST_COLUMN_OFF: u32 = ALL & ~0b00001_00001_00001_00001_00001;
const LAST_COLUMN_OFF: u32 = ALL & ~0b10000_10000_10000_10000_10000;

const ACROSS_FROM: u32 = 0b00011_00011_00011_00011_00011;
const DOWN_FROM: u32 = 0b11111_11111;
const RIGHT_FROM: u32 = 0b00011_00011;
const LEFT_FROM: u32 = 0b11000_11000;

/** DC-line: what the tops of a line add up to. */
const LINE_SUM: i32 = 12;

let dice0: u32 = 0;
let dice1: u32 = 0;
let blocker0: u32 = 0;
let blocker1: u32 = 0;

/**
 * Reads the grid of the state into sets, from which the functions below answer until the grid changes. Each legal() and
 * apply() needs it, so it takes eight squares at a time.
 */
export function surveyGrid(): void {
  let owned0: u32 = 0;
  let owned1: u32 = 0;
  let dice: u32 = 0;
  for (let from = 0; from < SQUARES; from += 8) {
    // The last eight overlap those before.
    const cell = min(from, SQUARES - 8);
    const squares = eightSquaresFrom(cell);
    dice |= gatherLowest(squares | (squares >> 1) | (squares >> 2)) << cell;
    owned0 |= gatherLowest(squares >> OWNER_SHIFT) << cell;
    owned1 |= gatherLowest(squares >> (OWNER_SHIFT + 1)) << cell;
  }
  dice0 = owned0 & dice;
  dice1 = owned1 & dice;
  blocker0 = owned0 & ~dice;
  blocker1 = owned1 & ~dice;
}

/** The lowest bits of eight bytes, as eight bits: the product brings that of byte n to bit 56 + n, and none meets another. */
function gatherLowest(bytes: u64): u32 {
  return <u32>(((bytes & 0x0101010101010101) * 0x0102040810204080) >> 56);
}

/** The squares of a seat's numbered dice. */
export function diceOf(seat: i32): u32 {
  return seat === 0 ? dice0 : dice1;
}

/** The squares of a seat's blocker: one, or none while it has it still. */
export function blockersOf(seat: i32): u32 {
  return seat === 0 ? blocker0 : blocker1;
}

/** How many squares a set has. */
export function countSquares(squares: u32): i32 {
  return popcnt(squares);
}

export function emptySquares(): u32 {
  return ALL & ~(dice0 | dice1 | blocker0 | blocker1);
}

/** The up to eight squares around a square. */
export function neighboursOf(cell: i32): u32 {
  const square: u32 = 1 << cell;
  const row = square | ((square << 1) & FIRST_COLUMN_OFF) | ((square >> 1) & LAST_COLUMN_OFF);
  return (row | (row << SIDE) | (row >> SIDE)) & ALL & ~square;
}

/** The squares that a seat's no-play zone covers, empty or not (DC-zone). */
export function zoneOf(seat: i32): u32 {
  const marked = markedOf(seat);
  return marked < SQUARES ? neighboursOf(marked) : 0;
}

/** The squares where a seat may put a numbered die; none once its dice are used up (DC-grid, DC-zone). */
export function targetsOf(seat: i32): u32 {
  return countSquares(diceOf(seat)) < NUMBERED_DICE ? emptySquares() & ~zoneOf(seat) : 0;
}

/** The squares where a seat may put its blocker: empty ones, but never the last that is left for its die (DC-blocker). */
export function blockerTargetsOf(seat: i32): u32 {
  if (blockersOf(seat) !== 0) return 0;
  const targets = targetsOf(seat);
  if (targets === 0) return 0;
  return countSquares(targets) > 1 ? emptySquares() : emptySquares() & ~targets;
}

/** Whether a line of four of the seat's own was among those that `findLines` found last. */
export let isAnyAllOwn: bool = false;

/** The squares of all lines with which the seat has won; 0 where there is none (DC-line). */
export function findLines(seat: i32): u32 {
  isAnyAllOwn = false;
  return (
    linesAlong(seat, 1, ACROSS_FROM) |
    linesAlong(seat, SIDE, DOWN_FROM) |
    linesAlong(seat, SIDE + 1, RIGHT_FROM) |
    linesAlong(seat, SIDE - 1, LEFT_FROM)
  );
}

function linesAlong(seat: i32, step: i32, from: u32): u32 {
  const own = diceOf(seat);
  const dice = dice0 | dice1;
  // Both inner dice are the seat's own, both outer ones are dice, and one of these at least is its own.
  const inner = (own >> step) & (own >> (2 * step));
  const outer = dice & (dice >> (3 * step)) & (own | (own >> (3 * step)));
  let lines: u32 = 0;
  for (let starts = from & inner & outer; starts !== 0; starts &= starts - 1) {
    const start = ctz(starts);
    if (sumAlong(start, step) !== LINE_SUM) continue;
    const line: u32 = (1 | (1 << step) | (1 << (2 * step)) | (1 << (3 * step))) << start;
    if ((own & line) === line) isAnyAllOwn = true;
    lines |= line;
  }
  return lines;
}

function sumAlong(start: i32, step: i32): i32 {
  let sum = 0;
  for (let at = 0; at < 4; at++) sum += squareAt(start + at * step) & FACE_MASK;
  return sum;
}

/** Whether a set is made of whole lines and nothing else; the empty set is. */
export function isMadeOfLines(squares: u32): bool {
  const covered =
    wholeLinesAlong(squares, 1, ACROSS_FROM) |
    wholeLinesAlong(squares, SIDE, DOWN_FROM) |
    wholeLinesAlong(squares, SIDE + 1, RIGHT_FROM) |
    wholeLinesAlong(squares, SIDE - 1, LEFT_FROM);
  return covered === squares;
}

function wholeLinesAlong(squares: u32, step: i32, from: u32): u32 {
  const starts = from & squares & (squares >> step) & (squares >> (2 * step)) & (squares >> (3 * step));
  return starts | (starts << step) | (starts << (2 * step)) | (starts << (3 * step));
}
