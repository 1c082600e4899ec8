import { displayHeight, displayWidth } from '../../../hardware/description';
import { MachineFault } from '../machine-fault';
import { hex } from './mfrc522-registers';

/** Rows of a page: a byte of the memory is so many dots, one below the other, the lowest bit the top one. */
const PAGE_ROWS = 8;
const PAGES = displayHeight / PAGE_ROWS;

/** Control byte (data sheet, 8.1.5.2): another control byte follows the next byte; what follows are dots. */
const CONTINUES = 0x80;
const DOTS = 0x40;

/** How many argument bytes a command takes, by its first byte; those of a single byte are not listed (section 9). */
const argumentCounts: Readonly<Record<number, number>> = {
  0x20: 1,
  0x21: 2,
  0x22: 2,
  0x81: 1,
  0x8d: 1,
  0xa8: 1,
  0xd3: 1,
  0xd5: 1,
  0xd9: 1,
  0xda: 1,
  0xdb: 1,
};

const NOP = 0xe3;

type Addressing = 'horizontal' | 'vertical' | 'page';
const addressings: readonly Addressing[] = ['horizontal', 'vertical', 'page'];

/** What the controller holds. */
interface Chip {
  /** By page and segment: eight dots. */
  readonly memory: Uint8Array;
  addressing: Addressing;
  columns: Span;
  pages: Span;
  column: number;
  page: number;
  startLine: number;
  offset: number;
  rows: number;
  areColumnsTurned: boolean;
  areRowsTurned: boolean;
  areRowsByTurns: boolean;
  isPumping: boolean;
  isOn: boolean;
  isAllOn: boolean;
  isInverse: boolean;
  contrast: number;
  /** Bytes of the command that is being received. */
  command: number[];
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** As a reset leaves it (section 8.5 and the command table); the memory holds anything. */
function afterPowerUp(): Chip {
  return {
    memory: Uint8Array.from({ length: PAGES * displayWidth }, (_, at) => (at * 167 + (at >> 3)) & 255),
    addressing: 'page',
    columns: { first: 0, last: displayWidth - 1 },
    pages: { first: 0, last: PAGES - 1 },
    column: 0,
    page: 0,
    startLine: 0,
    offset: 0,
    rows: displayHeight,
    areColumnsTurned: false,
    areRowsTurned: false,
    areRowsByTurns: true,
    isPumping: false,
    isOn: false,
    isAllOn: false,
    isInverse: false,
    contrast: 0x7f,
    command: [],
  };
}

/**
 * A display of 128 × 64 dots with an SSD1306 on I²C, byte by byte (data sheet rev. 1.1; charge pump: command table since
 * rev. 1.2). Its glass is mounted as on the usual modules: columns and rows are to be turned (A1h, C8h), and its rows are
 * wired by turns to both sides (DAh 12h). What the data sheet does not define, and scrolling, which is not modelled, is
 * a MachineFault.
 */
export class Ssd1306 {
  /** Called after each transaction, and when the display is plugged in or out: what is seen may have changed. */
  onChange: (() => void) | undefined;
  #chip: Chip | null = afterPowerUp();

  /** How many bytes have come over the bus, each transaction's address with them. */
  bytesTaken = 0;

  /** False for a display that has come loose: nobody acknowledges, and it is dark. */
  get isThere(): boolean {
    return this.#chip !== null;
  }

  /** It comes loose. */
  pullOut(): void {
    this.#chip = null;
    this.onChange?.();
  }

  /** It is there again, and as after every power-up. */
  plugIn(): void {
    this.#chip = afterPowerUp();
    this.onChange?.();
  }

  /** Whether dots shine: switched on, and supplied by the charge pump. */
  get isLit(): boolean {
    return this.#chip !== null && this.#chip.isOn && this.#chip.isPumping;
  }

  /** 1 … 256 of the full current. */
  get contrast(): number {
    return (this.#chip?.contrast ?? 0) + 1;
  }

  /** Takes a transaction, without its address; false where nobody acknowledges. Throws MachineFault for what is not defined. */
  write(bytes: Uint8Array): boolean {
    if (!this.#chip) return false;
    this.bytesTaken += bytes.length + 1;
    let at = 0;
    while (at < bytes.length) {
      const control = bytes[at++] as number;
      if (control & ~(CONTINUES | DOTS))
        throw new MachineFault(`${hex(control)} is no control byte of the display`);
      if (at === bytes.length) throw new MachineFault('nothing follows a control byte of the display');
      const end = control & CONTINUES ? at + 1 : bytes.length;
      for (; at < end; at++) {
        if (control & DOTS) put(this.#chip, bytes[at] as number);
        else obey(this.#chip, bytes[at] as number);
      }
    }
    this.onChange?.();
    return true;
  }

  /** By row and column, from the upper left corner as eyes see it: 1 where a dot shines. */
  dots(): Uint8Array {
    const seen = new Uint8Array(displayWidth * displayHeight);
    const chip = this.#chip;
    if (!chip || !this.isLit) return seen;
    if (!chip.areRowsByTurns)
      throw new MachineFault('the rows of this display are wired by turns: it needs command DAh 12h');
    for (let y = 0; y < chip.rows; y++) {
      const common = chip.areRowsTurned ? y : displayHeight - 1 - y;
      const row = (common + chip.startLine + chip.offset) % displayHeight;
      for (let x = 0; x < displayWidth; x++) {
        // The first segment is at the right edge.
        const byte = chip.memory[(row >> 3) * displayWidth + displayWidth - 1 - x] as number;
        const bit = ((byte >> (row & 7)) & 1) === 1;
        if (chip.isAllOn || bit !== chip.isInverse) seen[y * displayWidth + x] = 1;
      }
    }
    return seen;
  }
}

/** Writes eight dots and moves on (10.1.3). */
function put(chip: Chip, byte: number): void {
  if (chip.command.length > 0) throw new MachineFault('dots were sent before a command had all its bytes');
  const segment = chip.areColumnsTurned ? displayWidth - 1 - chip.column : chip.column;
  chip.memory[chip.page * displayWidth + segment] = byte;
  if (chip.addressing === 'page') {
    chip.column = (chip.column + 1) % displayWidth;
  } else if (chip.addressing === 'horizontal') {
    chip.column = next(chip.column, chip.columns);
    if (chip.column === chip.columns.first) chip.page = next(chip.page, chip.pages);
  } else {
    chip.page = next(chip.page, chip.pages);
    if (chip.page === chip.pages.first) chip.column = next(chip.column, chip.columns);
  }
}

function obey(chip: Chip, byte: number): void {
  chip.command.push(byte);
  const [code = 0, one = 0, two = 0] = chip.command;
  if (chip.command.length <= (argumentCounts[code] ?? 0)) return;
  chip.command = [];
  if (code in argumentCounts) setValue(chip, code, one, two);
  else switchOver(chip, code);
}

/** A command of one byte. */
function switchOver(chip: Chip, code: number): void {
  const low = code & 15;
  if (code >= 0x40 && code <= 0x7f) chip.startLine = code & 63;
  else if (code === 0xa0 || code === 0xa1) chip.areColumnsTurned = code === 0xa1;
  else if (code === 0xa4 || code === 0xa5) chip.isAllOn = code === 0xa5;
  else if (code === 0xa6 || code === 0xa7) chip.isInverse = code === 0xa7;
  else if (code === 0xae || code === 0xaf) chip.isOn = code === 0xaf;
  else if (code === 0xc0 || code === 0xc8) chip.areRowsTurned = code === 0xc8;
  else if (code <= 0x1f || (code >= 0xb0 && code <= 0xb7)) {
    // Mean nothing in the other modes (10.1.1, 10.1.2, 10.1.13).
    if (chip.addressing !== 'page')
      throw new MachineFault(`command ${hex(code)} of the display is for page addressing only`);
    if (code >= 0xb0) chip.page = code & 7;
    else if (code <= 0x0f) chip.column = (chip.column & 0xf0) | low;
    else chip.column = ((low << 4) | (chip.column & 15)) & 127;
  } else if (code !== NOP) {
    throw new MachineFault(`the display has no command ${hex(code)}, or it is not modelled`);
  }
}

/** A command with arguments. */
function setValue(chip: Chip, code: number, one: number, two: number): void {
  const check = (isGood: boolean, value = one): void => {
    if (!isGood)
      throw new MachineFault(`command ${hex(code)} of the display cannot have the argument ${hex(value)}`);
  };
  switch (code) {
    case 0x20:
      check(one < addressings.length);
      chip.addressing = addressings[one] as Addressing;
      break;
    case 0x21:
      check(two < displayWidth, two);
      check(one <= two);
      chip.columns = { first: one, last: two };
      chip.column = one;
      break;
    case 0x22:
      check(two < PAGES, two);
      check(one <= two);
      chip.pages = { first: one, last: two };
      chip.page = one;
      break;
    case 0x81:
      chip.contrast = one;
      break;
    case 0x8d:
      check(one === 0x10 || one === 0x14);
      chip.isPumping = one === 0x14;
      break;
    case 0xa8:
      check(one >= 15 && one < displayHeight);
      chip.rows = one + 1;
      break;
    case 0xd3:
      check(one < displayHeight);
      chip.offset = one;
      break;
    case 0xd9:
      check((one & 15) !== 0 && one >> 4 !== 0);
      break;
    case 0xda:
      check((one & ~0x30) === 2);
      chip.areRowsByTurns = one === 0x12;
      break;
    case 0xdb:
      check((one & ~0x70) === 0);
      break;
    default:
      // D5h: the clock cannot be seen.
      break;
  }
}

function next(at: number, { first, last }: Span): number {
  return at === last ? first : at + 1;
}
