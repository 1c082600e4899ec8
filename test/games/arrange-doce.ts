import { expect } from 'vitest';
import { NO_CELL } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { FACE_MASK, Field, Outcome, OWNER_SHIFT, Phase, SIDE, SQUARES } from '../../shared/doce';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { codeName, kebabCase } from '../../host/words/code-name';
import {
  actionFromWords,
  actionToWords,
  type DoceAction,
  type DoceOptions,
  defaultOptions,
  optionWord,
  squareOfPlace,
} from '../../host/words/doce';
import { isRefused } from '../../host/words/reader';
import { expectRefusal } from './refusal';

// For hand-written tests of DOCE: a grid is drawn, actions are made in words, and the game is looked at in the words of the
// rulebook. Rows and columns are 0 … 4.

/**
 * Five rows of five squares, each two characters: `..` empty, otherwise the owner, `a` for seat 0 and `b` for seat 1, and
 * the face or `x` for its blocker. `A` and `B` are the marked dice.
 */
export type Grid = readonly string[];

export interface Position {
  readonly grid?: Grid;
  readonly turn?: 0 | 1;
  readonly phase?: Phase;
  readonly round?: number;
  readonly scores?: readonly [number, number];
  readonly options?: Partial<DoceOptions>;
  /** Fields of the last round, which by default was drawn with both blockers used, as were all before. */
  readonly last?: readonly (readonly [field: Field, index: number, value: number])[];
}

const EMPTY = '.. .. .. .. ..';

/** The value of a square as it is drawn. */
function valueOf(drawn: string): number {
  const owner = '.ab'.indexOf(drawn.charAt(0).toLowerCase());
  const face = drawn.charAt(1) === 'x' ? 0 : Number(drawn.charAt(1));
  return owner > 0 ? (owner << OWNER_SHIFT) | face : 0;
}

/** A position as it is described, whether it can be or not. */
export function arrangeUnchecked({
  grid = [],
  turn = 0,
  phase = Phase.Turn,
  round = 1,
  options = {},
  ...rest
}: Position = {}): Arranged {
  const rules = new Rules();
  rules.start(GameId.Doce, optionWord({ ...defaultOptions, ...options }));
  const write = (field: Field, index: number, value: number) =>
    expect(codeName(rules.write(field, index, value))).toBe('ok');
  const drawn = Array.from({ length: SIDE }, (_, row) => (grid[row] ?? EMPTY).split(' ')).flat();
  expect(drawn).toHaveLength(SQUARES);
  drawn.forEach((square, at) => write(Field.Square, at, valueOf(square)));
  ['A', 'B'].forEach((letter, seat) => {
    const at = drawn.findIndex((square) => square.startsWith(letter));
    write(Field.Marked, seat, at < 0 ? NO_CELL : at);
  });
  write(Field.Turn, 0, turn);
  write(Field.Phase, 0, phase);
  write(Field.Round, 0, round);
  if (round > 1) {
    write(Field.LastOutcome, 0, Outcome.Draw);
    for (const [field, index, value] of rest.last ?? []) write(field, index, value);
  }
  const scores = rest.scores ?? [2 * (round - 1), 2 * (round - 1)];
  scores.forEach((score, seat) => write(Field.Score, seat, score));
  return new Arranged(rules);
}

/** A position in which seat 0 is to play, except for what is said. Throws when it cannot be. */
export function arrange(position: Position = {}): Arranged {
  const game = arrangeUnchecked(position);
  const code = game.rules.check();
  if (code !== Code.Ok) throw new Error(codeName(code));
  return game;
}

/** A game that has just begun. */
export function begin(options: Partial<DoceOptions> = {}): Arranged {
  return arrange({ options, turn: options.first ?? 0 });
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

  die(row: number, column: number, face: number): this {
    return this.act({ do: 'die', row, column, face });
  }

  blocker(row: number, column: number): this {
    return this.act({ do: 'blocker', row, column });
  }

  /** Asserts that an action, in words or as a word, is refused with a code and that nothing has changed. */
  expectRefused(action: Act | number, code: string): this {
    const word = typeof action === 'number' ? action : this.word(action);
    expectRefusal(this.rules, word, code, JSON.stringify(action));
    return this;
  }

  /** What is awaited: `seat 1: turn`, or `over`. */
  awaits(): string {
    const phase = kebabCase(Phase[this.rules.read(Field.Phase)] ?? '');
    const seats = this.rules.awaitedSeats();
    return seats.length > 0 ? `seat ${seats.join(' and ')}: ${phase}` : phase;
  }

  /** All legal actions in words. */
  choices(): DoceAction[] {
    return this.rules.legal().map(actionToWords);
  }

  /** The squares where a die, or the blocker, may be put now, as `row column`. */
  squaresFor(piece: 'die' | 'blocker'): string[] {
    const places = this.choices().flatMap((words) =>
      words.do === piece ? [`${words.row} ${words.column}`] : [],
    );
    return [...new Set(places)];
  }

  /** What lies on a square, as it is drawn. */
  square(row: number, column: number): string {
    const value = this.rules.read(Field.Square, squareOfPlace(row, column));
    if (value === 0) return '..';
    return `${'ab'.charAt((value >> OWNER_SHIFT) - 1)}${value & FACE_MASK || 'x'}`;
  }

  /** How the last round ended: who won or `draw`, and the points of both seats. */
  last(): string {
    const outcome = Outcome[this.rules.read(Field.LastOutcome)] ?? '';
    return `${kebabCase(outcome)}: ${this.pair(Field.LastPoints).join(' and ')}`;
  }

  /** The squares of the lines that ended the last round, as `row column`. */
  lastLine(): string[] {
    return Array.from({ length: SQUARES }, (_, square) => square)
      .filter((square) => this.rules.read(Field.LastLine, square) === 1)
      .map((square) => `${Math.floor(square / SIDE)} ${square % SIDE}`);
  }

  /** A field of both seats. */
  pair(field: Field): number[] {
    return [0, 1].map((seat) => this.rules.read(field, seat));
  }

  field(field: Field, index = 0): number {
    return this.rules.read(field, index);
  }

  /** The word of an action. Throws what is wrong with its words. */
  word(words: Act): number {
    const word = actionFromWords(words, this.rules.awaitedSeats()[0] ?? 0);
    if (isRefused(word)) throw new Error(`${word.code}: ${word.message}`);
    return word;
  }
}
