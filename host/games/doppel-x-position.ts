import { Code } from '../../shared/codes';
import { DICE, Field, Letter, MOST_SEATS, NEUTRAL, Phase } from '../../shared/doppel-x';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import { codeName, kebabCase } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import {
  type Cell,
  describeLie,
  dieKey,
  type DoppelXOptions,
  doppelXOptionsOf,
  doppelXOptionWord,
  type Face,
  letterName,
  type LetterName,
  readDoppelXOptions,
  readLie,
} from '../words/doppel-x';
import { asObject, isRefused, reader, type Refused } from '../words/reader';
import { allDice } from './doppel-x-board';
import { chips } from './doppel-x-story';

/** A die on the board. */
interface LyingDie {
  readonly cells: readonly Cell[];
  readonly face: Face;
}

/** A position in words: what every answer shows and what `load` takes. */
export interface Position extends DoppelXOptions {
  readonly phase: keyof typeof phases;
  readonly turn: number;
  /** The game, from 1: after a tie there is another. */
  readonly round: number;
  readonly chips: readonly number[];
  /** By seat: the letter that its die lies on, null for none. */
  readonly bets: readonly (LetterName | null)[];
  /** By seat: its die on the board, null for a die that is not. */
  readonly dice: readonly (LyingDie | null)[];
  readonly neutral: LyingDie | null;
  /** Phases `opening` and `throw`: the dice still to be told, and those that were lost in this throw. */
  readonly pending?: readonly (number | 'neutral')[];
  readonly lost?: readonly (number | 'neutral')[];
  readonly winners?: readonly number[];
}

const phases = {
  opening: Phase.Opening,
  bets: Phase.Bets,
  throw: Phase.Throw,
  over: Phase.Over,
} as const;
const optionNames = ['seats', 'board', 'spinner', 'letters', 'first'];
const MOST = 255;

/** The running game's position in words. */
export function describePosition(rules: Rules): Position {
  const options = doppelXOptionsOf(rules.options());
  const phase: Phase = rules.read(Field.Phase);
  const isTold = phase === Phase.Opening || phase === Phase.Throw;
  const dieOf = (die: number) => {
    const lie = rules.read(Field.Lie, die);
    return lie === 0 ? null : describeLie(lie);
  };
  const diceWith = (field: Field) => allDice.filter((die) => rules.read(field, die) === 1).map(dieKey);
  const seats = allDice.slice(0, options.seats);
  return {
    ...options,
    phase: kebabCase(Phase[phase] ?? '') as keyof typeof phases,
    turn: rules.read(Field.Turn),
    round: rules.read(Field.Round),
    chips: chips(rules),
    bets: seats.map((seat) => {
      const bet = rules.read(Field.Bet, seat);
      return bet === 0 ? null : letterName(bet - 1);
    }),
    dice: seats.map(dieOf),
    neutral: dieOf(NEUTRAL),
    ...(isTold ? { pending: diceWith(Field.Pending), lost: diceWith(Field.Lost) } : {}),
    ...(phase === Phase.Over ? { winners: rules.winners() } : {}),
  };
}

/**
 * Sets a position up in `rules`, which must be a spare: on refusal its state is of no use. What the position does not say
 * is that there is none: no chips, no bets, no dice on the board.
 */
export function setUpPosition(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const isOption = ([name, value]: [string, unknown]) => optionNames.includes(name) && value !== undefined;
  const options = readDoppelXOptions(Object.fromEntries(Object.entries(words).filter(isOption)));
  if (isRefused(options)) return options;
  rules.start(GameId.DoppelX, doppelXOptionWord(options));
  const refused = new PositionWriter(rules, words, options.seats).write();
  if (refused) return refused;
  const code = rules.check();
  if (code !== Code.Ok) return { code: codeName(code), message: positionTexts[code] ?? codeTexts[code] };
  const winners = words['winners'];
  if (winners !== undefined && JSON.stringify(winners) !== JSON.stringify(rules.winners()))
    return {
      code: codeName(Code.BadState),
      message: `"winners" by the chips are [${rules.winners().join()}]; correct or remove them`,
    };
  return null;
}

/** Writes the parts of a position into a game that has just begun. */
class PositionWriter {
  readonly #read: ReturnType<typeof reader>;

  constructor(
    private readonly rules: Rules,
    private readonly words: Readonly<Record<string, unknown>>,
    private readonly seats: number,
  ) {
    this.#read = reader(words);
  }

  /** What is wrong, or null. */
  write(): Refused | null {
    const read = this.#read;
    for (const name of optionNames) read.has(name);
    const phase = read.oneOf('phase', phases, 'bad-fields') as Phase;
    this.#set(Field.Phase, 0, phase);
    this.#set(Field.Turn, 0, read.integer('turn', 0, this.seats - 1));
    this.#set(Field.Round, 0, read.optionalInteger('round', 1, MOST) ?? 1);
    const held = read.has('chips') ? read.integers('chips', this.seats, 0, MOST) : [];
    held.forEach((value, seat) => this.#set(Field.Chips, seat, value));
    if (read.has('bets')) this.#bets(this.words['bets']);
    if (read.has('dice')) this.#dice(this.words['dice']);
    if (read.has('neutral')) this.#die(NEUTRAL, this.words['neutral'], '"neutral"');
    const isTold = phase === Phase.Opening || phase === Phase.Throw;
    for (const [name, field] of [
      ['pending', Field.Pending],
      ['lost', Field.Lost],
    ] as const) {
      if (read.has(name) && !isTold)
        read.refuse('bad-fields', `"${name}" belongs to phases "opening" and "throw"; remove it`);
      this.#dieList(name, field, this.words[name] ?? []);
    }
    if (read.has('winners') && phase !== Phase.Over)
      read.refuse('bad-fields', '"winners" belongs to phase "over"; remove it');
    const done = read.done(null);
    return isRefused(done) ? done : null;
  }

  #bets(value: unknown): void {
    const isBet = (bet: unknown) => bet === null || (typeof bet === 'string' && /^[A-H]$/.test(bet));
    if (!Array.isArray(value) || value.length !== this.seats || !value.every(isBet)) {
      this.#read.refuse(
        'bad-fields',
        `"bets" must be ${this.seats} times a letter from A to H, or null for none`,
      );
      return;
    }
    (value as (LetterName | null)[]).forEach((bet, seat) =>
      this.#set(Field.Bet, seat, bet === null ? 0 : Letter[bet] + 1),
    );
  }

  #dice(value: unknown): void {
    if (!Array.isArray(value) || value.length !== this.seats)
      this.#read.refuse(
        'bad-fields',
        `"dice" must be ${this.seats} times {"cells":[…],"face":…}, or null for a die that is not on the board`,
      );
    else value.forEach((die, seat) => this.#die(seat, die, `"dice" of seat ${seat}`));
  }

  #die(die: number, value: unknown, where: string): void {
    if (value === null) return;
    const words = asObject(value);
    if (!words) {
      this.#read.refuse('bad-fields', `${where} must be {"cells":[…],"face":…} or null`);
      return;
    }
    const read = reader(words);
    const lie = read.done(readLie(read, words));
    if (isRefused(lie)) this.#read.refuse(lie.code, `in ${where}, ${lie.message}`);
    else this.#set(Field.Lie, die, lie);
  }

  #dieList(name: string, field: Field, value: unknown): void {
    const named = Array.isArray(value)
      ? value.map((key) => (key === 'neutral' ? NEUTRAL : key === NEUTRAL ? -1 : (key as number)))
      : [-1];
    const isGood = named.every((die) => Number.isInteger(die) && die >= 0 && die < DICE);
    if (!isGood || new Set(named).size !== named.length) {
      this.#read.refuse(
        'bad-fields',
        `"${name}" must be a list of dice, each once: seats from 0 to ${MOST_SEATS - 1}, or "neutral"`,
      );
      return;
    }
    for (const die of allDice) this.#set(field, die, named.includes(die) ? 1 : 0);
  }

  #set(field: Field, index: number, value: number): void {
    this.rules.write(field, index, value);
  }
}

/** What a code means of a position, where the general text would leave a reader guessing. */
const positionTexts: Partial<Readonly<Record<Code, string>>> = {
  [Code.BadTurn]: 'in phase "opening" the seat on turn is the one that throws first, "first"',
  [Code.BadScore]:
    'the chips cannot be: nobody has 50 (from 6 seats on 70) before phase "over", then one seat has the most and no more than one scoring gives; none in phase "opening"',
  [Code.BadLie]:
    'the dice cannot lie so: none over nothing but a hole; outside of a throw at most one shows X; in phases "opening" and "throw" the dice ' +
    'are told by their numbers, the neutral one last, and each that was thrown or lay on the board is in "pending", in "lost", or lies there',
  [Code.BadBet]:
    'a bet cannot be: its letter is in "letters", the die of its seat is neither on the board nor lost in this throw, and the seat on turn bets only in phase "bets", where its die lies from before',
};
