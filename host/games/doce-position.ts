import { NO_CELL } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { Field, Outcome, Phase, ROUNDS, SIDE } from '../../shared/doce';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import { codeName } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import {
  type DoceOptions,
  optionsOf,
  optionWord,
  placeOfSquare,
  readOptions,
  squareOfPlace,
} from '../words/doce';
import { asObject, isRefused, reader, type Refused } from '../words/reader';
import { allSquares, type Board, boardOf, squaresOfBoard } from './doce-board';

interface Place {
  readonly row: number;
  readonly column: number;
}

/** A position in words: what every answer shows and what `load` takes. Rows and columns 0 … 4 of the grid. */
export interface Position extends DoceOptions {
  readonly phase: keyof typeof phases;
  readonly turn: number;
  /** 1 … 4. */
  readonly round: number;
  readonly board: Board;
  /** By seat: where the marker lies, null before the seat's first die of the round (DC-zone). */
  readonly markers: readonly (Place | null)[];
  /** By seat: points of the rounds that have ended. */
  readonly scores: readonly number[];
  /** How the round before ended; in phase `over` the last one. Left out before a round has ended. */
  readonly last?: LastRound;
  readonly winners?: readonly number[];
}

interface LastRound {
  /** null: a draw. */
  readonly winner: number | null;
  readonly points: readonly number[];
  readonly allOwn: boolean;
  readonly emptySquares: number;
  readonly threes: number;
  readonly blockersKept: readonly boolean[];
  /** The squares of the lines that ended the round. */
  readonly line: readonly (readonly [row: number, column: number])[];
}

const phases = { turn: Phase.Turn, die: Phase.Die, over: Phase.Over } as const;
const SEATS = [0, 1];

/** The running game's position in words. */
export function describePosition(rules: Rules): Position {
  const each = (field: Field) => SEATS.map((seat) => rules.read(field, seat));
  const outcome: Outcome = rules.read(Field.LastOutcome);
  const phase: Phase = rules.read(Field.Phase);
  return {
    ...optionsOf(rules.options()),
    phase: (['turn', 'die', 'over'] as const)[phase],
    turn: rules.read(Field.Turn),
    round: rules.read(Field.Round),
    board: boardOf(rules),
    markers: each(Field.Marked).map((square) => (square === NO_CELL ? null : placeOfSquare(square))),
    scores: each(Field.Score),
    ...(outcome === Outcome.None
      ? {}
      : {
          last: {
            winner: outcome === Outcome.Draw ? null : outcome - Outcome.FirstSeatWon,
            points: each(Field.LastPoints),
            allOwn: rules.read(Field.LastAllOwn) === 1,
            emptySquares: rules.read(Field.LastEmpty),
            threes: rules.read(Field.LastThrees),
            blockersKept: each(Field.LastBlockerKept).map((kept) => kept === 1),
            line: pairsOf((square) => rules.read(Field.LastLine, square) === 1),
          },
        }),
    ...(phase === Phase.Over ? { winners: rules.winners() } : {}),
  };
}

/** The squares that fulfil a condition, as row and column. */
export function pairsOf(isWanted: (square: number) => boolean): [row: number, column: number][] {
  return allSquares.filter(isWanted).map((square) => {
    const { row, column } = placeOfSquare(square);
    return [row, column];
  });
}

/**
 * Sets a position up in `rules`, which must be a spare: on refusal its state is of no use. What the position does not say
 * is what it is at the start of a game.
 */
export function setUpPosition(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const { first, sameNumber, ...rest } = words;
  const given = Object.entries({ first, sameNumber }).filter(([, value]) => value !== undefined);
  const options = readOptions(Object.fromEntries(given));
  if (isRefused(options)) return options;
  rules.start(GameId.Doce, optionWord(options));
  const write = (field: Field, values: readonly number[]) =>
    values.forEach((value, index) => rules.write(field, index, value));
  const read = reader(rest);
  const phase = read.oneOf('phase', phases, 'bad-fields') as Phase;
  const round = read.optionalInteger('round', 1, ROUNDS) ?? 1;
  write(Field.Phase, [phase]);
  write(Field.Turn, [read.integer('turn', 0, 1)]);
  write(Field.Round, [round]);
  const squares = read.has('board') ? squaresOfBoard(rest['board']) : null;
  if (squares) write(Field.Square, squares);
  else
    read.refuse(
      'bad-fields',
      '"board" must be five texts of five squares with spaces between, each ".." or a or b (seat 0 or 1) with 1 to 6 or # (its blocker)',
    );
  if (read.has('markers')) write(Field.Marked, readMarkers(rest['markers'], read));
  if (read.has('scores')) write(Field.Score, read.integers('scores', 2, 0, 255));
  const hasLast = read.has('last');
  const isLater = round > 1 || phase === Phase.Over;
  if (hasLast !== isLater)
    read.refuse(
      'bad-fields',
      isLater
        ? '"last", how the round before ended (in phase "over" the last one), is missing'
        : '"last" does not belong to the first round; remove it',
    );
  if (read.has('winners') && phase !== Phase.Over)
    read.refuse('bad-fields', '"winners" belongs to phase "over"; remove it');
  const refused = refusal(read) ?? (hasLast ? setUpLast(rules, rest['last']) : null);
  if (refused) return refused;
  const code = rules.check();
  if (code !== Code.Ok) return { code: codeName(code), message: positionTexts[code] ?? codeTexts[code] };
  return refuseContradictions(rules, rest);
}

type Reader = ReturnType<typeof reader>;

function refusal(read: Reader): Refused | null {
  const done = read.done(null);
  return isRefused(done) ? done : null;
}

/** Writes how the last round ended. The points follow from the rest. */
function setUpLast(rules: Rules, value: unknown): Refused | null {
  const words = asObject(value);
  if (!words) return { code: 'bad-fields', message: '"last" must be an object' };
  const read = reader(words);
  const isDraw = read.has('winner') && words['winner'] === null;
  rules.write(
    Field.LastOutcome,
    0,
    isDraw ? Outcome.Draw : Outcome.FirstSeatWon + read.integer('winner', 0, 1),
  );
  rules.write(Field.LastAllOwn, 0, read.optionalBoolean('allOwn') ? 1 : 0);
  rules.write(Field.LastEmpty, 0, read.optionalInteger('emptySquares', 0, SIDE * SIDE) ?? 0);
  rules.write(Field.LastThrees, 0, read.optionalInteger('threes', 0, 3) ?? 0);
  if (read.has('points')) read.integers('points', 2, 0, 255);
  read
    .booleans('blockersKept', 2, 'bad-fields')
    .forEach((isKept, seat) => rules.write(Field.LastBlockerKept, seat, isKept ? 1 : 0));
  const line = read.has('line') ? words['line'] : [];
  if (!Array.isArray(line) || !line.every(isPair))
    read.refuse('bad-fields', '"line" must be a list of squares, each [row,column] from 0 to 4');
  else for (const [row, column] of line) rules.write(Field.LastLine, squareOfPlace(row, column), 1);
  return refusal(read);
}

function isPair(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((item) => Number.isInteger(item) && item >= 0 && item < SIDE)
  );
}

function readMarkers(value: unknown, read: Reader): number[] {
  if (!Array.isArray(value) || value.length !== 2) {
    read.refuse('bad-fields', '"markers" must be a list of two: {"row":…,"column":…} or null for each seat');
    return [];
  }
  return value.map((marker) => {
    if (marker === null) return NO_CELL;
    const place = reader(asObject(marker) ?? {});
    const square = squareOfPlace(place.integer('row', 0, SIDE - 1), place.integer('column', 0, SIDE - 1));
    const done = place.done(square);
    if (!isRefused(done)) return done;
    read.refuse(done.code, `in "markers", ${done.message}`);
    return NO_CELL;
  });
}

/** What follows from the rest may be said, but must then be right. */
function refuseContradictions(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const points = SEATS.map((seat) => rules.read(Field.LastPoints, seat));
  const saidPoints = asObject(words['last'])?.['points'];
  if (saidPoints !== undefined && JSON.stringify(saidPoints) !== JSON.stringify(points))
    return {
      code: codeName(Code.BadScore),
      message: `"points" of "last" are ${points.join(' and ')} by what else it says; correct or remove them`,
    };
  const winners = words['winners'];
  if (winners !== undefined && JSON.stringify(winners) !== JSON.stringify(rules.winners()))
    return {
      code: codeName(Code.BadState),
      message: `"winners" by the scores are [${rules.winners().join()}]; correct or remove them`,
    };
  return null;
}

/** What a code means of a position, where the general text would leave a reader guessing. */
const positionTexts: Partial<Readonly<Record<Code, string>>> = {
  [Code.BadState]: 'the parts contradict each other: phase "over" is reached in round 4 only',
  [Code.BadTurn]:
    'the seat on turn has no square for a die (in phase "over": has no die on the board), phase "die" comes after its blocker, ' +
    'or the numbers of pieces do not fit seats that take turns',
  [Code.BadGrid]:
    'the board cannot be: more than eleven dice or one blocker of a seat, "markers" not on the last die of each seat, or a ' +
    'line that adds up to 12 in a round that goes on (in phase "over": an end that nobody made)',
  [Code.BadScore]:
    '"scores" or "last" cannot have come from the rounds before; in phase "over" "last" must be what the board shows',
};
