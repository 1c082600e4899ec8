import {
  FACE_SHIFT,
  FIRST_SEAT_BIT,
  Kind,
  SAME_NUMBER_COSTS_BIT,
  SIDE,
  SQUARE_MASK,
} from '../../shared/doce';
import { isTakeBack, packAction, unpackAction } from './action';
import { reader, type Refused, shown } from './reader';

/** An action of DOCE in words. Rows and columns 0 … 4 of the grid, from the top left. */
export type DoceAction =
  | { do: 'die'; seat: number; row: number; column: number; face: number }
  | { do: 'blocker'; seat: number; row: number; column: number }
  | { do: 'take-back'; seat: number };

/** How DOCE is played. */
export interface DoceOptions {
  /** The seat that starts the first round (DC-match). */
  readonly first: 0 | 1;
  /** Points for every full three of the winner's dice with the same number (DC-score). */
  readonly sameNumber: 2 | -2;
}

export const defaultOptions: DoceOptions = { first: 0, sameNumber: 2 };

/** The option word with which the rules start. */
export function optionWord({ first, sameNumber }: DoceOptions): number {
  return (first === 1 ? FIRST_SEAT_BIT : 0) | (sameNumber === -2 ? SAME_NUMBER_COSTS_BIT : 0);
}

/** The options that a word stands for. */
export function optionsOf(word: number): DoceOptions {
  return {
    first: (word & FIRST_SEAT_BIT) === 0 ? 0 : 1,
    sameNumber: (word & SAME_NUMBER_COSTS_BIT) === 0 ? 2 : -2,
  };
}

/** Reads options out of an object; what is missing is the default. Says what is wrong. */
export function readOptions(object: Readonly<Record<string, unknown>>): DoceOptions | Refused {
  const read = reader(object);
  const first = read.optionalInteger('first', 0, 1, 'bad-options') ?? defaultOptions.first;
  const sameNumber = read.optionalInteger('sameNumber', -2, 2, 'bad-options') ?? defaultOptions.sameNumber;
  if (Math.abs(sameNumber) !== 2)
    read.refuse('bad-options', `"sameNumber" must be 2 or -2, not ${shown(sameNumber)}`);
  return read.done({ first: first === 1 ? 1 : 0, sameNumber: sameNumber < 0 ? -2 : 2 });
}

/** Row and column of a square. */
export function placeOfSquare(square: number): { row: number; column: number } {
  return { row: Math.floor(square / SIDE), column: square % SIDE };
}

/** The square at a row and column. */
export function squareOfPlace(row: number, column: number): number {
  return row * SIDE + column;
}

/** An action in words. Throws for a word that DOCE does not have. */
export function actionToWords(action: number): DoceAction {
  const { kind, seat, argument } = unpackAction(action);
  if (isTakeBack(action)) return { do: 'take-back', seat };
  switch (kind) {
    case Kind.Die:
      return { do: 'die', seat, ...placeOfSquare(argument & SQUARE_MASK), face: argument >> FACE_SHIFT };
    case Kind.Blocker:
      return { do: 'blocker', seat, ...placeOfSquare(argument) };
    default:
      throw new Error(`no such action in DOCE: kind ${kind}`);
  }
}

/** Reads an action in words; `seat` stands in where the words name none. Says what is wrong with words it cannot read. */
export function actionFromWords(words: Readonly<Record<string, unknown>>, seat: number): number | Refused {
  const read = reader(words);
  const by = read.optionalInteger('seat', 0, 1) ?? seat;
  const what = read.text('do');
  if (what !== 'die' && what !== 'blocker')
    return read.refuse('unknown-action', `"do" must be one of die, blocker, not ${shown(words['do'])}`);
  const square = squareOfPlace(read.integer('row', 0, SIDE - 1), read.integer('column', 0, SIDE - 1));
  if (what === 'blocker') return read.done(packAction({ kind: Kind.Blocker, seat: by, argument: square }));
  const argument = square | (read.integer('face', 1, 6, 'bad-dice') << FACE_SHIFT);
  return read.done(packAction({ kind: Kind.Die, seat: by, argument }));
}
