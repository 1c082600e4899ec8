import { FIRST_SIGN, SIGN_COLUMNS } from '../../../build/generated/text-store';
import { rom_read } from '../../hal';

/**
 * The display as eight lines of 21 cells: what each should show and what it shows. A cell is 6 × 8 dots, a sign of 5 × 7
 * and the gap to its left and below. A column of dots stays free at both edges.
 */
export const COLUMNS: i32 = 21;
export const LINES: i32 = 8;
export const CELLS: i32 = COLUMNS * LINES;
/** Dots of a cell across. */
export const CELL_WIDTH: i32 = 6;

/** Added to a cell: dark on light. */
export const INVERSE: u32 = 0x100;
/** Added to a cell: a line along its lower edge, where no sign has dots. */
export const RULED: u32 = 0x200;
const SIGN: u32 = 0xff;
const RULE: u8 = 0x80;

const WANTED: usize = memory.data(336, 2);
const SHOWN: usize = memory.data(336, 2);
const BLANK: u16 = 0x20;

/** Whether there may be cells that differ from what they should show. */
let isStale: bool = false;

/** Says what a cell should show: a sign of the font, with INVERSE and RULED as wished. */
export function setCell(cell: i32, value: u32): void {
  if (load<u16>(WANTED + (cell << 1)) === <u16>value) return;
  store<u16>(WANTED + (cell << 1), <u16>value);
  isStale = true;
}

/** Nothing is known to be shown but blanks: the display has been cleared. */
export function forgetShown(): void {
  for (let cell = 0; cell < CELLS; cell++) store<u16>(SHOWN + (cell << 1), BLANK);
  isStale = true;
}

/** The first cell that should be shown anew, or −1. */
export function firstStaleCell(): i32 {
  if (!isStale) return -1;
  for (let cell = 0; cell < CELLS; cell++)
    if (load<u16>(WANTED + (cell << 1)) !== load<u16>(SHOWN + (cell << 1))) return cell;
  isStale = false;
  return -1;
}

/** The cell shows what it should. */
export function countAsShown(cell: i32): void {
  store<u16>(SHOWN + (cell << 1), load<u16>(WANTED + (cell << 1)));
}

/** Writes the dots of a cell to `to`, column by column with the top dot in the lowest bit. */
export function drawCell(cell: i32, to: usize): void {
  const value = <u32>load<u16>(WANTED + (cell << 1));
  store<u8>(to, 0);
  rom_read(((value & SIGN) - FIRST_SIGN) * SIGN_COLUMNS, to + 1, SIGN_COLUMNS);
  for (let column = 0; column < CELL_WIDTH; column++) {
    let dots = load<u8>(to + column);
    if (value & RULED) dots |= RULE;
    store<u8>(to + column, value & INVERSE ? ~dots : dots);
  }
}
