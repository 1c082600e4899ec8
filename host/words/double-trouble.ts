import {
  DIRECTION_MASK,
  FACE_SHIFT,
  FIRST_SEAT_SHIFT,
  Heading,
  Kind,
  PIECE_SHIFT,
  QUARTERS_MASK,
  SEATS_MASK,
  TWO_COLOURS_BIT,
  WHEEL_SHIFT,
} from '../../shared/double-trouble';
import { isTakeBack, packAction, packDice, unpackAction, unpackDice } from './action';
import { reader, type Refused, shown } from './reader';

/** Where an arrow points, as seen on the board: north is the side of row 0. */
export type HeadingName = keyof typeof headingNumbers;

/** An action of Double Trouble in words. `piece` is 0 or 1 of the colour on turn; `to` (a START) and `wheel` as the board numbers them. */
export type DoubleTroubleAction =
  | { do: 'pop'; seat: number; dice: number[] }
  | { do: 'move'; seat: number; piece: number; face: number; direction?: HeadingName }
  | { do: 'pop-off'; seat: number }
  | { do: 'return'; seat: number; to: number }
  | { do: 'turn'; seat: number; wheel: number; quarters: number }
  | { do: 'leave'; seat: number }
  | { do: 'take-back'; seat: number };

/** How Double Trouble is played. */
export interface DoubleTroubleOptions {
  readonly seats: number;
  /** Two seats with two colours each (DT-two-colours). */
  readonly twoColours: boolean;
  /** The seat that begins (DT-start). */
  readonly first: number;
}

export const defaultDoubleTroubleOptions: DoubleTroubleOptions = { seats: 2, twoColours: false, first: 0 };

/** The headings by name. */
export const headingNumbers = {
  north: Heading.North,
  east: Heading.East,
  south: Heading.South,
  west: Heading.West,
} as const;
const headingNames = ['north', 'east', 'south', 'west'] as const satisfies readonly HeadingName[];

/** The name of a heading. */
export function headingName(heading: number): HeadingName {
  return headingNames[heading] ?? 'north';
}

/** An action in words. Throws for a word that Double Trouble does not have. */
export function doubleTroubleToWords(action: number): DoubleTroubleAction {
  const { kind, seat, argument } = unpackAction(action);
  if (isTakeBack(action)) return { do: 'take-back', seat };
  switch (kind) {
    case Kind.Pop:
      return { do: 'pop', seat, dice: unpackDice(argument, 2).filter((face) => face > 0) };
    case Kind.Move: {
      const direction = argument & DIRECTION_MASK;
      return {
        do: 'move',
        seat,
        piece: argument >> PIECE_SHIFT,
        face: (argument >> FACE_SHIFT) & 7,
        ...(direction === 0 ? {} : { direction: headingName(direction - 1) }),
      };
    }
    case Kind.PopOff:
      return { do: 'pop-off', seat };
    case Kind.Return:
      return { do: 'return', seat, to: argument };
    case Kind.TurnWheel:
      return { do: 'turn', seat, wheel: argument >> WHEEL_SHIFT, quarters: argument & QUARTERS_MASK };
    case Kind.Leave:
      return { do: 'leave', seat };
    default:
      throw new Error(`no such action in Double Trouble: kind ${kind}`);
  }
}

/** Reads an action in words; `seat` stands in where the words name none. Says what is wrong with words it cannot read. */
export function doubleTroubleFromWords(
  words: Readonly<Record<string, unknown>>,
  seat: number,
): number | Refused {
  const read = reader(words);
  const by = read.optionalInteger('seat', 0, 3) ?? seat;
  const pack = (kind: Kind, argument: number) => read.done(packAction({ kind, seat: by, argument }));
  switch (read.text('do')) {
    case 'pop': {
      const { dice } = words;
      return pack(Kind.Pop, packDice(read.dice('dice', Array.isArray(dice) && dice.length === 1 ? 1 : 2)));
    }
    case 'move': {
      const direction = read.has('direction') ? read.oneOf('direction', headingNumbers) + 1 : 0;
      const face = read.integer('face', 1, 6, 'bad-dice');
      return pack(Kind.Move, direction | (face << FACE_SHIFT) | (read.integer('piece', 0, 1) << PIECE_SHIFT));
    }
    case 'pop-off':
      return pack(Kind.PopOff, 0);
    case 'return':
      return pack(Kind.Return, read.integer('to', 0, 1));
    case 'turn': {
      const wheel = read.integer('wheel', 0, 3);
      return pack(Kind.TurnWheel, (wheel << WHEEL_SHIFT) | read.integer('quarters', 1, 3));
    }
    case 'leave':
      return pack(Kind.Leave, 0);
    default:
      return read.refuse(
        'unknown-action',
        `"do" must be one of pop, move, pop-off, return, turn, leave, not ${shown(words['do'])}`,
      );
  }
}

/** The option word with which the rules start. */
export function doubleTroubleOptionWord({ seats, twoColours, first }: DoubleTroubleOptions): number {
  return seats | (twoColours ? TWO_COLOURS_BIT : 0) | (first << FIRST_SEAT_SHIFT);
}

/** The options that a word stands for. */
export function doubleTroubleOptionsOf(word: number): DoubleTroubleOptions {
  return {
    seats: word & SEATS_MASK,
    twoColours: (word & TWO_COLOURS_BIT) !== 0,
    first: word >> FIRST_SEAT_SHIFT,
  };
}

/** Reads options out of an object; what is missing is the default. Says what is wrong. */
export function readDoubleTroubleOptions(
  object: Readonly<Record<string, unknown>>,
): DoubleTroubleOptions | Refused {
  const read = reader(object);
  const seats = read.optionalInteger('seats', 2, 4, 'bad-options') ?? defaultDoubleTroubleOptions.seats;
  const options: DoubleTroubleOptions = {
    seats,
    twoColours: read.optionalBoolean('twoColours') ?? defaultDoubleTroubleOptions.twoColours,
    first: read.optionalInteger('first', 0, seats - 1, 'bad-options') ?? defaultDoubleTroubleOptions.first,
  };
  if (options.twoColours && seats !== 2) read.refuse('bad-options', '"twoColours" needs "seats": 2');
  return read.done(options);
}

/** How many colours play with these options. */
export function coloursOf({ seats, twoColours }: DoubleTroubleOptions): number {
  return twoColours ? seats * 2 : seats;
}
