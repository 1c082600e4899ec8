import { expect } from 'vitest';
import { NO_CELL } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { Field, Heading, NO_PIECE, Phase } from '../../shared/double-trouble';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { codeName, kebabCase } from '../../host/words/code-name';
import {
  defaultDoubleTroubleOptions,
  type DoubleTroubleAction,
  doubleTroubleFromWords,
  type DoubleTroubleOptions,
  doubleTroubleOptionWord,
  doubleTroubleToWords,
} from '../../host/words/double-trouble';
import { isRefused } from '../../host/words/reader';
import { expectRefusal } from './refusal';

// For hand-written tests of Double Trouble: pieces are put on the board in words, actions are made in words, and the game is
// looked at in the words of the rulebook. Rows and columns are 0 … 8.
//
// The road of the default board with the wheels as at the beginning, counted from the START (0, 6):
//
//      1 (1,6)   2 (2,6)   3 (3,6)*  4 (4,5)*  5 (4,4)*  6 (4,3)*  7 (5,2)*  8 (6,2)   9 (6,3)*  10 (7,4)*
//     11 (8,4)  12 (8,5)  13 (8,6)  14 (8,7)  15 (8,8) FINISH                                 (* is a star)

/** A piece: row, column and where its arrow points, `4 4 north`; `off` at FINISH. */
export type Piece = string;

export interface Position {
  readonly options?: Partial<DoubleTroubleOptions>;
  /** By colour, from colour 0 on; those left out stand on the STARTs. */
  readonly pieces?: readonly (readonly [Piece, Piece])[];
  readonly wheels?: readonly number[];
  readonly colour?: number;
}

/** A position in which the rollers are to be popped, whether it can be or not. */
export function arrangeUnchecked({
  options = {},
  pieces = [],
  wheels = [],
  colour,
}: Position = {}): Arranged {
  const rules = new Rules();
  rules.start(GameId.DoubleTrouble, doubleTroubleOptionWord({ ...defaultDoubleTroubleOptions, ...options }));
  const write = (field: Field, index: number, value: number) =>
    expect(codeName(rules.write(field, index, value))).toBe('ok');
  pieces.flat().forEach((piece, number) => {
    const [row = '', column = '', heading = ''] = piece.split(' ');
    const isOff = piece === 'off';
    write(Field.Cell, number, isOff ? NO_CELL : Number(row) * 9 + Number(column));
    write(Field.Heading, number, isOff ? 0 : headingOf(heading));
  });
  wheels.forEach((turn, wheel) => write(Field.WheelTurn, wheel, turn));
  if (colour !== undefined) write(Field.Colour, 0, colour);
  return new Arranged(rules);
}

function headingOf(name: string): number {
  return ['north', 'east', 'south', 'west'].indexOf(name);
}

/** A position in which the rollers are to be popped. Throws when it cannot be. */
export function arrange(position: Position = {}): Arranged {
  const game = arrangeUnchecked(position);
  const code = game.rules.check();
  if (code !== Code.Ok) throw new Error(codeName(code));
  return game;
}

/** A game that has just begun. */
export function begin(options: Partial<DoubleTroubleOptions> = {}): Arranged {
  return arrange({ options });
}

type Act = Readonly<Record<string, unknown>>;

export class Arranged {
  constructor(readonly rules: Rules) {}

  /** Makes an action; the awaited seat stands in where none is named. Throws when it is refused. */
  act(words: Act): this {
    const code = this.rules.act(this.word(words));
    if (code !== Code.Ok) throw new Error(`${codeName(code)}: ${JSON.stringify(words)}`);
    expect(codeName(this.rules.check())).toBe('ok');
    return this;
  }

  pop(...dice: number[]): this {
    return this.act({ do: 'pop', dice });
  }

  move(piece: number, face: number, direction?: string): this {
    return this.act({ do: 'move', piece, face, ...(direction ? { direction } : {}) });
  }

  /** A pop-off that a seat wins. */
  popOff(seat: number): this {
    return this.act({ do: 'pop-off', seat });
  }

  /** A piece goes back to a START. */
  back(to: number): this {
    return this.act({ do: 'return', to });
  }

  turn(wheel: number, quarters: number): this {
    return this.act({ do: 'turn', wheel, quarters });
  }

  leave(): this {
    return this.act({ do: 'leave' });
  }

  /** Asserts that an action, in words or as a word, is refused with a code and that nothing has changed. */
  expectRefused(action: Act | number, code: string): this {
    const word = typeof action === 'number' ? action : this.word(action);
    expectRefusal(this.rules, word, code, JSON.stringify(action));
    return this;
  }

  /** What is awaited: `seat 1: pop`, or `over`. */
  awaits(): string {
    const phase = kebabCase(Phase[this.field(Field.Phase)] ?? '');
    const seats = this.rules.awaitedSeats();
    return seats.length > 0 ? `seat ${seats.join(' and ')}: ${phase}` : phase;
  }

  /** All legal actions in words. */
  choices(): DoubleTroubleAction[] {
    return this.rules.legal().map(doubleTroubleToWords);
  }

  /** The legal moves: piece, face and direction. */
  moves(): string[] {
    return this.choices().flatMap((words) =>
      words.do === 'move' ? [`${words.piece} by ${words.face} ${words.direction ?? ''}`.trim()] : [],
    );
  }

  /** Where a piece stands, as it is described. */
  piece(colour: number, piece: number): Piece {
    const cell = this.field(Field.Cell, colour * 2 + piece);
    if (cell === NO_CELL) return 'off';
    const heading = Heading[this.field(Field.Heading, colour * 2 + piece)]?.toLowerCase();
    return `${Math.floor(cell / 9)} ${cell % 9} ${heading}`;
  }

  /** Where both pieces of a colour stand. */
  pieces(colour: number): Piece[] {
    return [0, 1].map((piece) => this.piece(colour, piece));
  }

  /** The quarter turns of all wheels. */
  wheels(): number[] {
    return [0, 1, 2, 3].map((wheel) => this.field(Field.WheelTurn, wheel));
  }

  /** The faces that are still to be played. */
  dice(): number[] {
    return [0, 1].map((die) => this.field(Field.Die, die)).filter((face) => face > 0);
  }

  field(field: Field, index = 0): number {
    return this.rules.read(field, index);
  }

  /** The number of a piece in a field, or null. */
  named(field: Field): number | null {
    const number = this.field(field);
    return number === NO_PIECE ? null : number;
  }

  /** The word of an action. Throws what is wrong with its words. */
  word(words: Act): number {
    const word = doubleTroubleFromWords(words, this.rules.awaitedSeats()[0] ?? 0);
    if (isRefused(word)) throw new Error(`${word.code}: ${word.message}`);
    return word;
  }
}
