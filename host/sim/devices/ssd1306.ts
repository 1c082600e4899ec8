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

type Addressing = 'horizontal' | 'vertical' | 'page';
const addressings: readonly Addressing[] = ['horizontal', 'vertical', 'page'];

/**
 * A display of 128 × 64 dots with an SSD1306 on I²C, byte by byte (data sheet rev. 1.1; charge pump: command table since
 * rev. 1.2). Its glass is mounted as on the usual modules: columns and rows are to be turned (A1h, C8h), and its rows are
 * wired by turns to both sides (DAh 12h). What the data sheet does not define, and scrolling, which is not modelled, is
 * a MachineFault.
 */
export class Ssd1306 {
  /** False for a display that is not there or has come loose: nobody acknowledges. */
  isThere = true;
  /** Called after each transaction that changed what can be seen. */
  onChange: (() => void) | undefined;
  /** By page and segment: eight dots. After power-up they are anything. */
  readonly #memory = Uint8Array.from(
    { length: PAGES * displayWidth },
    (_, at) => (at * 167 + (at >> 3)) & 255,
  );
  #addressing: Addressing = 'page';
  #columns = { first: 0, last: displayWidth - 1 };
  #pages = { first: 0, last: PAGES - 1 };
  #column = 0;
  #page = 0;
  #startLine = 0;
  #offset = 0;
  #rows = displayHeight;
  #areColumnsTurned = false;
  #areRowsTurned = false;
  #areRowsByTurns = true;
  #isPumping = false;
  #isOn = false;
  #isAllOn = false;
  #isInverse = false;
  #contrast = 0x7f;
  /** Bytes of the command that is being received. */
  #command: number[] = [];

  /** Whether dots shine: switched on, and supplied by the charge pump. */
  get isLit(): boolean {
    return this.#isOn && this.#isPumping;
  }

  /** 1 … 256 of the full current. */
  get contrast(): number {
    return this.#contrast + 1;
  }

  /** Takes a transaction, without its address; false where nobody acknowledges. Throws MachineFault for what is not defined. */
  write(bytes: Uint8Array): boolean {
    if (!this.isThere) return false;
    let at = 0;
    while (at < bytes.length) {
      const control = bytes[at++] as number;
      if (control & ~(CONTINUES | DOTS))
        throw new MachineFault(`${hex(control)} is no control byte of the display`);
      if (at === bytes.length) throw new MachineFault('nothing follows a control byte of the display');
      const end = control & CONTINUES ? at + 1 : bytes.length;
      for (; at < end; at++) {
        if (control & DOTS) this.#put(bytes[at] as number);
        else this.#obey(bytes[at] as number);
      }
    }
    this.onChange?.();
    return true;
  }

  /** By row and column, from the upper left corner as eyes see it: 1 where a dot shines. */
  dots(): Uint8Array {
    const seen = new Uint8Array(displayWidth * displayHeight);
    if (!this.isLit) return seen;
    if (!this.#areRowsByTurns)
      throw new MachineFault('the rows of this display are wired by turns: it needs command DAh 12h');
    for (let y = 0; y < this.#rows; y++) {
      const common = this.#areRowsTurned ? y : displayHeight - 1 - y;
      const row = (common + this.#startLine + this.#offset) % displayHeight;
      for (let x = 0; x < displayWidth; x++) {
        // The first segment is at the right edge.
        const byte = this.#memory[(row >> 3) * displayWidth + displayWidth - 1 - x] as number;
        const bit = ((byte >> (row & 7)) & 1) === 1;
        if (this.#isAllOn || bit !== this.#isInverse) seen[y * displayWidth + x] = 1;
      }
    }
    return seen;
  }

  /** Writes eight dots and moves on (10.1.3). */
  #put(byte: number): void {
    if (this.#command.length > 0) throw new MachineFault('dots were sent before a command had all its bytes');
    const segment = this.#areColumnsTurned ? displayWidth - 1 - this.#column : this.#column;
    this.#memory[this.#page * displayWidth + segment] = byte;
    if (this.#addressing === 'page') {
      this.#column = (this.#column + 1) % displayWidth;
    } else if (this.#addressing === 'horizontal') {
      this.#column = next(this.#column, this.#columns);
      if (this.#column === this.#columns.first) this.#page = next(this.#page, this.#pages);
    } else {
      this.#page = next(this.#page, this.#pages);
      if (this.#page === this.#pages.first) this.#column = next(this.#column, this.#columns);
    }
  }

  #obey(byte: number): void {
    this.#command.push(byte);
    const [code = 0, one = 0, two = 0] = this.#command;
    if (this.#command.length <= (argumentCounts[code] ?? 0)) return;
    this.#command = [];
    if (code in argumentCounts) this.#set(code, one, two);
    else this.#do(code);
  }

  /** A command of one byte. */
  #do(code: number): void {
    const low = code & 15;
    if (code <= 0x0f) this.#whilePaged(code, () => (this.#column = (this.#column & 0xf0) | low));
    else if (code <= 0x1f)
      this.#whilePaged(code, () => (this.#column = ((low << 4) | (this.#column & 15)) & 127));
    else if (code >= 0x40 && code <= 0x7f) this.#startLine = code & 63;
    else if (code >= 0xb0 && code <= 0xb7) this.#whilePaged(code, () => (this.#page = code & 7));
    else if (code === 0xc0 || code === 0xc8) this.#areRowsTurned = code === 0xc8;
    else if (code === 0xa0 || code === 0xa1) this.#areColumnsTurned = code === 0xa1;
    else if (code === 0xa4 || code === 0xa5) this.#isAllOn = code === 0xa5;
    else if (code === 0xa6 || code === 0xa7) this.#isInverse = code === 0xa7;
    else if (code === 0xae || code === 0xaf) this.#isOn = code === 0xaf;
    else if (code !== 0xe3)
      throw new MachineFault(`the display has no command ${hex(code)}, or it is not modelled`);
  }

  /** A command with arguments. */
  #set(code: number, one: number, two: number): void {
    switch (code) {
      case 0x20:
        this.#addressing = addressings[within(code, one, 0, 2)] as Addressing;
        break;
      case 0x21:
        this.#columns = { first: within(code, one, 0, two), last: within(code, two, one, displayWidth - 1) };
        this.#column = one;
        break;
      case 0x22:
        this.#pages = { first: within(code, one, 0, two), last: within(code, two, one, PAGES - 1) };
        this.#page = one;
        break;
      case 0x81:
        this.#contrast = one;
        break;
      case 0x8d:
        if (one !== 0x10 && one !== 0x14) throw badArgument(code, one);
        this.#isPumping = one === 0x14;
        break;
      case 0xa8:
        this.#rows = within(code, one, 15, displayHeight - 1) + 1;
        break;
      case 0xd3:
        this.#offset = within(code, one, 0, displayHeight - 1);
        break;
      case 0xda:
        if ((one & ~0x30) !== 2) throw badArgument(code, one);
        this.#areRowsByTurns = one === 0x12;
        break;
      case 0xdb:
        if ((one & ~0x70) !== 0) throw badArgument(code, one);
        break;
      case 0xd9:
        if ((one & 15) === 0 || one >> 4 === 0) throw badArgument(code, one);
        break;
      default:
        // D5h: the clock cannot be seen.
        break;
    }
  }

  /** The commands of page addressing mean nothing in the other modes (10.1.1, 10.1.2, 10.1.13). */
  #whilePaged(code: number, deed: () => void): void {
    if (this.#addressing !== 'page')
      throw new MachineFault(`command ${hex(code)} is for page addressing only`);
    deed();
  }
}

function next(at: number, { first, last }: { first: number; last: number }): number {
  return at === last ? first : at + 1;
}

function within(code: number, value: number, least: number, most: number): number {
  if (value < least || value > most) throw badArgument(code, value);
  return value;
}

function badArgument(code: number, value: number): MachineFault {
  return new MachineFault(`command ${hex(code)} of the display cannot have the argument ${hex(value)}`);
}
