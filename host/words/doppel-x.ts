import { CELLS, COLUMNS } from '../../shared/cells';
import {
  BETTING_FIELDS,
  BOARD_MASK,
  BOARD_SHIFT,
  FACE_SHIFT,
  FACE_X,
  FIRST_SEAT_MASK,
  FIRST_SEAT_SHIFT,
  FIRST_SPINNER_BOARD,
  Kind,
  LEAST_SEATS,
  Letter,
  LETTERS,
  LETTERS_SHIFT,
  MOST_SEATS,
  NEUTRAL,
  NEUTRAL_BIT,
  PLACE_MASK,
  PLACE_SIDE,
  SEATS_MASK,
  SPINNER_BIT,
  Where,
} from '../../shared/doppel-x';
import { isTakeBack, packAction, unpackAction } from './action';
import { reader, type Refused, shown } from './reader';

/** A cell of the board, from 0. */
export type Cell = readonly [row: number, column: number];
/** What a die shows. */
export type Face = 1 | 2 | 3 | 'X';
/** The die of the action's seat, or the white one that all use. */
export type DieName = 'own' | 'neutral';
/** The letter of a betting field. */
export type LetterName = keyof typeof Letter;

/** An action of Doppel X in words. `cells` are those that a die touches: one, two side by side, or four. */
export type DoppelXAction =
  | { do: 'bet'; seat: number; letter: LetterName }
  | { do: 'no-bet'; seat: number }
  | { do: 'throw'; seat: number }
  | { do: 'lie'; seat: number; die: DieName; cells: readonly Cell[]; face: Face }
  | { do: 'lost'; seat: number; die: DieName; where: keyof typeof wheres }
  | { do: 'settled'; seat: number; flung: boolean }
  | { do: 'take-back'; seat: number };

/** How Doppel X is played. */
export interface DoppelXOptions {
  readonly seats: number;
  readonly board: keyof typeof boardNumbers;
  /** Whether the spinner is fitted (DX-spinner). */
  readonly spinner: boolean;
  /** Four letters of A … H, in this order (DX-bets). */
  readonly letters: string;
  /** The seat that throws first (DX-start). */
  readonly first: number;
}

export const defaultDoppelXOptions: DoppelXOptions = {
  seats: LEAST_SEATS,
  board: 'I',
  spinner: false,
  letters: 'ABCD',
  first: 0,
};

/** The boards by the names that they have. */
export const boardNumbers = { I: 0, II: 1, III: 2, IV: 3 } as const;
const boardNames = Object.keys(boardNumbers) as (keyof typeof boardNumbers)[];
/** Where a die lies that has been lost. */
export const wheres = {
  hole: Where.Hole,
  outside: Where.Outside,
  'betting-board': Where.BettingBoard,
} as const;
const dice = { own: 0, neutral: NEUTRAL_BIT } as const;
const letterNames = Array.from({ length: LETTERS }, (_, letter) => Letter[letter] as LetterName);
const letterNumbers = Object.fromEntries(letterNames.map((name) => [name, Letter[name]])) as Readonly<
  Record<LetterName, Letter>
>;
const CELLS_WANTED =
  'the cells that the die touches, [row,column] from 0 to 8: one, two side by side, or four in a square';
const FACE_WANTED = '1, 2, 3 or "X"';

/** The name of a letter. */
export function letterName(letter: number): LetterName {
  return letterNames[letter] as LetterName;
}

/** The cells that a die in a place touches, row by row; see shared/doppel-x.ts. */
export function cellsOfPlace(place: number): Cell[] {
  const span = (at: number) => (at % 2 === 0 ? [at / 2] : [(at - 1) / 2, (at + 1) / 2]);
  const columns = span(place % PLACE_SIDE);
  return span(Math.floor(place / PLACE_SIDE)).flatMap((row) => columns.map((column): Cell => [row, column]));
}

/** The place whose cells these are, in any order, or null where no die touches just these. */
export function placeOfCells(cells: unknown): number | null {
  if (!Array.isArray(cells) || !cells.every(isCell) || cells.length === 0) return null;
  const span = (at: 0 | 1) => {
    const values = cells.map((cell) => cell[at]);
    return Math.min(...values) + Math.max(...values);
  };
  const place = span(0) * PLACE_SIDE + span(1);
  const key = (all: readonly Cell[]) =>
    all.map(([row, column]) => row * COLUMNS + column).sort((a, b) => a - b);
  return key(cellsOfPlace(place)).join() === key(cells).join() ? place : null;
}

function isCell(value: unknown): value is Cell {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((at) => Number.isInteger(at) && at >= 0 && at < CELLS / COLUMNS)
  );
}

/** A face in words. */
export function faceName(face: number): Face {
  return face === FACE_X ? 'X' : (face as Face);
}

/** The face of words, or null. */
export function faceNumber(face: unknown): number | null {
  if (face === 'X') return FACE_X;
  return face === 1 || face === 2 || face === 3 ? face : null;
}

/** A die on the board in words. */
export function describeLie(lie: number): { cells: Cell[]; face: Face } {
  return { cells: cellsOfPlace(lie & PLACE_MASK), face: faceName(lie >> FACE_SHIFT) };
}

/** What a die is called in a position: its seat, or `neutral`. */
export function dieKey(die: number): number | 'neutral' {
  return die === NEUTRAL ? 'neutral' : die;
}

type Reader = ReturnType<typeof reader>;

/** Reads `cells` and `face` of a die that lies on the board. */
export function readLie(read: Reader, words: Readonly<Record<string, unknown>>): number {
  const place = read.has('cells') ? placeOfCells(words['cells']) : null;
  if (place === null) read.refuse('bad-cell', `"cells" must be ${CELLS_WANTED}`);
  const face = read.has('face') ? faceNumber(words['face']) : null;
  if (face === null) read.refuse('bad-dice', `"face" must be ${FACE_WANTED}`);
  return ((face ?? 0) << FACE_SHIFT) | (place ?? 0);
}

/** An action in words. Throws for a word that Doppel X does not have. */
export function doppelXToWords(action: number): DoppelXAction {
  const { kind, seat, argument } = unpackAction(action);
  if (isTakeBack(action)) return { do: 'take-back', seat };
  const die: DieName = argument & NEUTRAL_BIT ? 'neutral' : 'own';
  switch (kind) {
    case Kind.Bet:
      return { do: 'bet', seat, letter: letterName(argument) };
    case Kind.NoBet:
      return { do: 'no-bet', seat };
    case Kind.Throw:
      return { do: 'throw', seat };
    case Kind.Lie:
      return { do: 'lie', seat, die, ...describeLie(argument & ~NEUTRAL_BIT) };
    case Kind.Lost: {
      const names = Object.keys(wheres) as (keyof typeof wheres)[];
      const where = names.find((name) => wheres[name] === (argument & ~NEUTRAL_BIT)) ?? 'hole';
      return { do: 'lost', seat, die, where };
    }
    case Kind.Settled:
      return { do: 'settled', seat, flung: argument === 1 };
    default:
      throw new Error(`no such action in Doppel X: kind ${kind}`);
  }
}

/** Reads an action in words; `seat` stands in where the words name none. Says what is wrong with words it cannot read. */
export function doppelXFromWords(words: Readonly<Record<string, unknown>>, seat: number): number | Refused {
  const read = reader(words);
  const by = read.optionalInteger('seat', 0, MOST_SEATS - 1) ?? seat;
  const pack = (kind: Kind, argument: number) => read.done(packAction({ kind, seat: by, argument }));
  const die = () => (read.has('die') ? read.oneOf('die', dice) : 0);
  switch (read.text('do')) {
    case 'bet':
      return pack(Kind.Bet, read.oneOf('letter', letterNumbers));
    case 'no-bet':
      return pack(Kind.NoBet, 0);
    case 'throw':
      return pack(Kind.Throw, 0);
    case 'lie':
      return pack(Kind.Lie, die() | readLie(read, words));
    case 'lost':
      return pack(Kind.Lost, die() | read.oneOf('where', wheres));
    case 'settled':
      return pack(Kind.Settled, read.optionalBoolean('flung') ? 1 : 0);
    default:
      return read.refuse(
        'unknown-action',
        `"do" must be one of bet, no-bet, throw, lie, lost, settled, not ${shown(words['do'])}`,
      );
  }
}

/** The name of a board 0 … 3. */
export function boardName(board: number): keyof typeof boardNumbers {
  return boardNames[board] ?? 'I';
}

/** The letters whose bits are set. */
export function lettersOf(mask: number): string {
  return letterNames.filter((_, letter) => (mask >> letter) & 1).join('');
}

/** The option word with which the rules start. */
export function doppelXOptionWord({ seats, board, spinner, letters, first }: DoppelXOptions): number {
  const mask = [...letters].reduce((bits, letter) => bits | (1 << letterNumbers[letter as LetterName]), 0);
  return (
    seats |
    (boardNumbers[board] << BOARD_SHIFT) |
    (spinner ? SPINNER_BIT : 0) |
    (first << FIRST_SEAT_SHIFT) |
    (mask << LETTERS_SHIFT)
  );
}

/** The options that a word stands for. */
export function doppelXOptionsOf(word: number): DoppelXOptions {
  return {
    seats: word & SEATS_MASK,
    board: boardName((word >> BOARD_SHIFT) & BOARD_MASK),
    spinner: (word & SPINNER_BIT) !== 0,
    letters: lettersOf(word >> LETTERS_SHIFT),
    first: (word >> FIRST_SEAT_SHIFT) & FIRST_SEAT_MASK,
  };
}

/**
 * Reads options out of an object; what is missing is the default, and the spinner is fitted where it has a place. Says what is wrong.
 */
export function readDoppelXOptions(object: Readonly<Record<string, unknown>>): DoppelXOptions | Refused {
  const defaults = defaultDoppelXOptions;
  const read = reader(object);
  const seats = read.optionalInteger('seats', LEAST_SEATS, MOST_SEATS, 'bad-options') ?? defaults.seats;
  const board = read.has('board')
    ? boardName(read.oneOf('board', boardNumbers, 'bad-options'))
    : defaults.board;
  const hasPlace = boardNumbers[board] >= FIRST_SPINNER_BOARD;
  const spinner = read.optionalBoolean('spinner') ?? hasPlace;
  if (spinner && !hasPlace)
    read.refuse('bad-options', '"spinner" needs "board": "III" or "IV", where its place is');
  const letters = read.has('letters') ? sortedLetters(object['letters']) : defaults.letters;
  if (letters === null)
    read.refuse(
      'bad-options',
      `"letters" must be ${BETTING_FIELDS} different letters from A to H, such as "ABCD", not ${shown(object['letters'])}`,
    );
  const first = read.optionalInteger('first', 0, seats - 1, 'bad-options') ?? defaults.first;
  return read.done({ seats, board, spinner, letters: letters ?? defaults.letters, first });
}

function sortedLetters(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const letters = [...new Set(value)].filter((letter) => Object.hasOwn(letterNumbers, letter)).sort();
  return value.length === BETTING_FIELDS && letters.length === BETTING_FIELDS ? letters.join('') : null;
}

/** What should be said to those who set a game up: things that are allowed and can never matter (DX-flung). */
export function warningsOf({ letters, spinner }: DoppelXOptions): string[] {
  return letters.includes('G') && !spinner ? ['G pays only where the spinner is fitted: it never will'] : [];
}
