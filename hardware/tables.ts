import { COLUMNS, ROWS } from '../shared/cells';
import { BUTTONS_PER_SEAT, MAX_SEATS } from '../shared/seats';
import { FRAME_GAP } from '../shared/lights';
import { DEFAULT_BRIGHTNESS } from '../shared/settings';
import * as full from './description';
import { layGroups, type InputGroup } from './groups';
import type { PartName } from './parts';
import { pins, type Pin } from './pins';

/** A table that can be built: everything that wiring, parts list, drawings and checks are made from. Millimetres, hertz. */
export interface TableDescription {
  readonly name: 'full' | 'small';
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** As cellPitch and cellOrigin of the description. */
  readonly pitch: number;
  readonly origin: number;
  readonly seats: number;
  /** The chain of 74HC165 and what hangs on it. */
  readonly chips: number;
  readonly inputGroups: readonly InputGroup[];
  /** The chain of lights. */
  readonly ledGroups: readonly InputGroup[];
  /** The chain of 74HC595 and its antennas; none without a tag reader. */
  readonly antennaChips: number;
  readonly antennaGroups: readonly InputGroup[];
  readonly pins: readonly Pin[];
  readonly clocks: {
    readonly inputs: number;
    readonly reader: number;
    readonly display: number;
    readonly lights: number;
  };
  /** How often a frame of lights may follow another. Milliseconds. */
  readonly frameGap: number;
  /** The power supplies, with the rail that each feeds and its fuse. */
  readonly supplies: readonly Supply[];
  /** What the lights may use, percent, as the firmware is delivered. */
  readonly brightness: number;
  /** How wide the frame around the playfield is. */
  readonly frame: number;
}

export interface Supply {
  readonly rail: '5VA' | '5VB';
  readonly part: PartName;
  readonly fuse: PartName;
}

/** The input chain is read by SPI0 at 125 MHz / 32 (firmware/board/rp2040/inputs.c), the display in fast mode. */
const clocks = { inputs: 3_906_250, reader: full.readerClock, display: 400_000, lights: 800_000 };

/** The reference table: 9 × 9 cells, eight seats, everything fitted. */
export const fullTable: TableDescription = {
  name: 'full',
  title: 'Doubletop',
  rows: ROWS,
  columns: COLUMNS,
  pitch: full.cellPitch,
  origin: full.cellOrigin,
  seats: MAX_SEATS,
  chips: full.chips,
  inputGroups: full.inputGroups,
  ledGroups: full.ledGroups,
  antennaChips: full.antennaChips,
  antennaGroups: full.antennaGroups,
  pins,
  clocks,
  frameGap: FRAME_GAP,
  supplies: [
    { rail: '5VA', part: 'supply30', fuse: 'fuse7' },
    { rail: '5VB', part: 'supply30', fuse: 'fuse7' },
  ],
  brightness: DEFAULT_BRIGHTNESS,
  frame: 130,
};

const smallSide = 5;
const smallSeats = 2;
const readerPins = ['readerClock', 'readerOut', 'readerIn', 'readerSelect', 'antennaLatch'];

/** The small table: 5 × 5 cells, two seats, no tag reader. DOCE and a short Doubles Wild are told by buttons. */
export const smallTable: TableDescription = {
  name: 'small',
  title: 'Doubletop, small',
  rows: smallSide,
  columns: smallSide,
  pitch: full.cellPitch,
  origin: full.cellOrigin,
  seats: smallSeats,
  chips: 4,
  inputGroups: layGroups([
    ['cells', smallSide * smallSide, 'presence sensor under each cell, row by row'],
    ['buttons', smallSeats * BUTTONS_PER_SEAT, 'seat buttons: confirm, change, seat by seat'],
    ['spare', 3, 'not connected'],
  ]),
  ledGroups: layGroups([
    ['cells', smallSide * smallSide, 'one under each cell, laid in a serpentine'],
    ['edges', 4 * smallSide, 'edge lights: left, top, right and bottom'],
    ['seats', smallSeats, 'one a seat'],
  ]),
  antennaChips: 0,
  antennaGroups: [],
  pins: pins.filter((pin) => !readerPins.includes(pin.name)),
  clocks,
  frameGap: FRAME_GAP,
  supplies: [{ rail: '5VA', part: 'supply20', fuse: 'fuse5' }],
  brightness: DEFAULT_BRIGHTNESS,
  frame: 70,
};

export const tables = [fullTable, smallTable] as const;

/** How many cells a table has. */
export function cellsOf(table: TableDescription): number {
  return table.rows * table.columns;
}

/** Centre of a cell, millimetres from the playfield's top left corner. */
export function centreOf(table: TableDescription, cell: number): { x: number; y: number } {
  return {
    x: table.origin + table.pitch * (cell % table.columns),
    y: table.origin + table.pitch * Math.floor(cell / table.columns),
  };
}

/** Width and height of the playfield. */
export function playfieldOf(table: TableDescription): { width: number; height: number } {
  return {
    width: 2 * table.origin + table.pitch * (table.columns - 1),
    height: 2 * table.origin + table.pitch * (table.rows - 1),
  };
}
