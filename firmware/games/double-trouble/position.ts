import { Code } from '../../../shared/codes';
import { DICE, Field, MAX_WHEELS, PIECES } from '../../../shared/double-trouble';
import {
  cellOf,
  colours,
  countFinished,
  dieAt,
  game,
  headingOf,
  seatOfColour,
  seats,
  setCell,
  setDie,
  setHeading,
  setTurn,
  turnOf,
} from './state';

// Reading a state field by field, and writing a position of one's own.

/** Value of a field at an index; −1 where there is no such field or index. */
export function read(field: Field, index: i32): i32 {
  if (index < 0 || index >= sizeOf(field)) return -1;
  switch (field) {
    case Field.Phase:
      return game.phase;
    case Field.Options:
      return game.options;
    case Field.Colour:
      return game.colour;
    case Field.WheelTurn:
      return turnOf(index);
    case Field.Cell:
      return cellOf(index);
    case Field.Heading:
      return headingOf(index);
    case Field.Die:
      return dieAt(index);
    case Field.Moved:
      return game.moved;
    case Field.Met:
      return game.met;
    case Field.Returning:
      return game.returning;
    case Field.Turn:
      return seatOfColour(game.colour);
    case Field.Colours:
      return colours();
    default:
      return countFinished(index);
  }
}

/** Writes a field of a position. BadState for a field that cannot be written, an index or a value that does not fit. */
export function write(field: Field, index: i32, value: i32): Code {
  if (index < 0 || index >= sizeOf(field) || value < 0 || value > 255) return Code.BadState;
  const byte = <u8>value;
  switch (field) {
    case Field.Phase:
      game.phase = byte;
      break;
    case Field.Colour:
      game.colour = byte;
      break;
    case Field.WheelTurn:
      setTurn(index, value);
      break;
    case Field.Cell:
      setCell(index, value);
      break;
    case Field.Heading:
      setHeading(index, value);
      break;
    case Field.Die:
      setDie(index, value);
      break;
    case Field.Moved:
      game.moved = byte;
      break;
    case Field.Met:
      game.met = byte;
      break;
    case Field.Returning:
      game.returning = byte;
      break;
    default:
      return Code.BadState;
  }
  return Code.Ok;
}

/** How many values a field has; 0 for no such field. */
function sizeOf(field: Field): i32 {
  switch (field) {
    case Field.WheelTurn:
      return MAX_WHEELS;
    case Field.Cell:
    case Field.Heading:
      return PIECES;
    case Field.Die:
      return DICE;
    case Field.Finished:
      return seats();
    default:
      return field >= Field.Phase && field <= Field.Colours ? 1 : 0;
  }
}
