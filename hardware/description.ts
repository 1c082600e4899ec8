/**
 * The object, as data: which cell is which bit of the register chain and which light of the LED chain, and where it lies
 * in millimetres. Firmware constants are generated from this file, the simulator reads it directly.
 *
 * Reference design: nobody has built this table yet.
 */
import { CELLS, COLUMNS, ROWS } from '../shared/cells';
import { BUTTONS_PER_SEAT, MAX_SEATS } from '../shared/seats';
import { firstOf, layGroups, serpentine, sumOf, type InputGroup } from './groups';

export { firstOf, type InputGroup };

/** Distance between the centres of neighbouring cells, and of cell (0, 0) from the board's corner. Millimetres. */
export const cellPitch = 44;
export const cellOrigin = 46;

/**
 * Inputs: 14 × 74HC165 in a chain. Input n is pin A…H (n mod 8) of chip n div 8, chip 0 being the one nearest the
 * controller. The shift register puts out H first (TI SCLS116, "parallel-load 8-bit shift registers", section 8.3), so
 * with most significant bit first input n arrives as bit n mod 8 of byte n div 8. Sensors and buttons pull their line low.
 */
export const chips = 14;
export const inputs = chips * 8;
export const activeLow = true;

/** Groups in the order of the chain; each begins where the one before ends. */
export const inputGroups: readonly InputGroup[] = layGroups([
  ['cells', CELLS, 'presence sensor under each cell, row by row'],
  ['buttons', MAX_SEATS * BUTTONS_PER_SEAT, 'seat buttons: confirm, change, seat by seat'],
  ['wheels', 8, 'detour wheels N, E, S, W: two Gray bits each, the lower bit first (wheelCodes)'],
  ['rollers', 2, 'pop switches: on while the dome is down'],
  ['beams', 4, 'light beams along the box edge: left, top, right, bottom'],
  ['spare', 1, 'not connected'],
]);

/**
 * What the two contacts of a detour wheel show, by the quarter turns clockwise that it has made: a Gray code, so that one
 * contact changes at a time. They change half-way between two places, on the ridge that the wheel clicks over: one left
 * there chatters.
 */
export const wheelCodes = [0b00, 0b01, 0b11, 0b10] as const;

/**
 * An arrow of Double Trouble, one of two of its colour, which are marked 1 and 2: a blade that stands in a groove of its cell along the path, measured from the cell's centre
 * towards the nose, in millimetres. The tail's tag lies over the loops of its own cell only. The nose's tag ends at the line to
 * the cell ahead, and neighbouring loops overlap there: the loops of both cells see it. So the tail tells the cell, and the nose the
 * heading. Arrows in neighbouring cells do not touch, whichever way they point.
 */
export const arrow = {
  tail: -17,
  nose: 21,
  width: 5,
  tailTag: -8,
  noseTag: 19,
  /** How far a loop reaches beyond the line between two cells. */
  loopOverlap: 4,
  /** Grooves side by side on a START, 5.4 mm apart: any piece may stand there. */
  startGrooves: 8,
} as const;

/** LEDs: one WS2812B chain, in the order of the wire. */
export const ledGroups: readonly InputGroup[] = layGroups([
  [
    'cells',
    CELLS,
    'one under each cell, laid in a serpentine: even rows left to right, odd rows right to left',
  ],
  ['edges', 4 * ROWS, 'edge lights: left (red totals), top (blue totals), right and bottom (scoring strip)'],
  ['seats', MAX_SEATS, 'one a seat'],
  ['wheels', 16, 'four a detour wheel: its north, east, south, west side'],
  ['wells', 6, 'dice wells: three red, three blue'],
  ['rollers', 2, 'one under each dome'],
  ['bets', 4, 'one a betting field'],
]);
export const leds = sumOf(ledGroups);

/**
 * Antennas of the one tag reader, switched by 5 × 74HC595 in a chain: output n of the chain (pin QA…QH, n mod 8, of chip
 * n div 8, chip 0 nearest the controller) connects antenna n. A loop runs under a whole row or column of cells, so that a
 * tag seen by a row loop and a column loop lies where they cross.
 */
export const antennaChips = 5;
export const antennaGroups: readonly InputGroup[] = layGroups([
  ['rows', ROWS, 'a loop under each row of cells, from the top'],
  ['columns', COLUMNS, 'a loop under each column of cells, from the left'],
  ['wells', 6, 'dice wells: three red, three blue'],
  ['rollers', 2, 'one under each dome'],
  ['bets', 4, 'one under each betting field'],
  ['racks', 4, 'one a domino rack'],
  ['boneyard', 1, 'where the tiles not yet drawn lie'],
  ['pad', 1, 'where a single tile is shown to the table'],
]);
export const antennas = sumOf(antennaGroups);
/** Stands for "no antenna": all outputs of the chain off. */
export const noAntenna = 255;

/**
 * Clock of the reader's SPI bus in hertz. The MFRC522 allows 10 MHz (data sheet, section 8.1.2); the driver counts on the
 * time that its transfers take (firmware/input/tag-reader/exchange.ts).
 */
export const readerClock = 2_000_000;

/** The display: an SSD1306 with so many dots, its I²C address (SA0 low; data sheet, section 8.1.5) and clock in hertz. */
export const displayWidth = 128;
export const displayHeight = 64;
export const displayAddress = 0x3c;
export const displayClock = 400_000;

/** Position of a cell's LED in the chain: the strip turns round at the end of each row, which saves long return wires. */
export function ledOfCell(cell: number): number {
  return serpentine(cell, COLUMNS);
}

/** Position of a cell's presence sensor in the register chain. */
export function inputOfCell(cell: number): number {
  return firstOf(inputGroups, 'cells') + cell;
}

/** Position of a seat's button in the register chain. `button` as in shared/seats.ts. */
export function inputOfButton(seat: number, button: number): number {
  return firstOf(inputGroups, 'buttons') + seat * BUTTONS_PER_SEAT + button;
}

/** Position of a light beam in the register chain; edges in the order of the edge lights: left, top, right, bottom. */
export function inputOfBeam(edge: number): number {
  return firstOf(inputGroups, 'beams') + edge;
}

/** Centre of a cell, millimetres from the board's top left corner. */
export function cellCentre(cell: number): { x: number; y: number } {
  return {
    x: cellOrigin + cellPitch * (cell % COLUMNS),
    y: cellOrigin + cellPitch * Math.floor(cell / COLUMNS),
  };
}
