import { CELLS } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import { DICE, Field, MOST_SEATS } from '../../../shared/doppel-x';
import { worthOf, zoneOfCell, zoneOfDie } from './board';
import { gainOf, isDoubleX } from './scoring';
import {
  betOf,
  board,
  chipsOf,
  firstSeat,
  game,
  hasSpinner,
  letters,
  lieOf,
  seats,
  setBet,
  setChips,
  setLie,
} from './state';
import { awaitedDie } from './throw';

// Reading a state field by field, and writing a position of one's own; whether it can be is for check.ts to say.

/** Value of a field at an index; −1 where there is no such field or index. */
export function read(field: Field, index: i32): i32 {
  if (index < 0 || index >= sizeOf(field)) return -1;
  switch (field) {
    case Field.Phase:
      return game.phase;
    case Field.Seats:
      return seats();
    case Field.Board:
      return board();
    case Field.Spinner:
      return i32(hasSpinner());
    case Field.FirstSeat:
      return firstSeat();
    case Field.Letters:
      return letters();
    case Field.Turn:
      return game.turn;
    case Field.Round:
      return game.round;
    case Field.Chips:
      return chipsOf(index);
    case Field.Bet:
      return betOf(index);
    case Field.Lie:
      return lieOf(index);
    case Field.Pending:
      return (game.pending >> index) & 1;
    case Field.Lost:
      return (game.lost >> index) & 1;
    case Field.AwaitedDie:
      return awaitedDie();
    case Field.DieZone:
      return zoneOfDie(index);
    case Field.CellZone:
      return zoneOfCell(index);
    case Field.DoubleX:
      return i32(isDoubleX());
    case Field.Worth:
      return worthOf(index);
    default:
      return gainOf(index % MOST_SEATS, index >= MOST_SEATS);
  }
}

/** Writes a field of a position. BadState for a field that cannot be written, an index or a value that does not fit. */
export function write(field: Field, index: i32, value: i32): Code {
  if (index < 0 || index >= sizeOf(field) || value < 0) return Code.BadState;
  if (value > (field === Field.Lie ? 0xffff : 0xff)) return Code.BadState;
  switch (field) {
    case Field.Phase:
      game.phase = <u8>value;
      break;
    case Field.Turn:
      game.turn = <u8>value;
      break;
    case Field.Round:
      game.round = <u8>value;
      break;
    case Field.Chips:
      setChips(index, value);
      break;
    case Field.Bet:
      setBet(index, value);
      break;
    case Field.Lie:
      setLie(index, value);
      break;
    case Field.Pending:
      game.pending = withBit(game.pending, index, value);
      break;
    case Field.Lost:
      game.lost = withBit(game.lost, index, value);
      break;
    default:
      return Code.BadState;
  }
  return Code.Ok;
}

function withBit(bits: u32, index: i32, value: i32): u32 {
  const bit: u32 = 1 << index;
  return value ? bits | bit : bits & ~bit;
}

/** How many values a field has; 0 for no such field. */
function sizeOf(field: Field): i32 {
  switch (field) {
    case Field.Chips:
    case Field.Bet:
      return MOST_SEATS;
    case Field.Lie:
    case Field.Pending:
    case Field.Lost:
    case Field.DieZone:
    case Field.Worth:
      return DICE;
    case Field.CellZone:
      return CELLS;
    case Field.Gain:
      return 2 * MOST_SEATS;
    default:
      return field >= Field.Phase && field <= Field.DoubleX ? 1 : 0;
  }
}
