import { Code } from '../../../shared/codes';
import { Field, NUMBERED_DICE, Phase, SQUARES } from '../../../shared/doce';
import { blockersOf, blockerTargetsOf, countSquares, diceOf, surveyGrid, targetsOf, zoneOf } from './lines';
import { lastPointsOf, winners } from './scoring';
import {
  doesSameNumberCost,
  firstOfRound,
  firstSeat,
  game,
  lastLine,
  markedOf,
  scoreOf,
  setLastLine,
  setMarked,
  setScore,
  setSquare,
  squareAt,
} from './state';

// Reading a state field by field, and writing a position of one's own.

/** Value of a field at an index; −1 where there is no such field or index. */
export function read(field: Field, index: i32): i32 {
  if (index < 0 || index >= sizeOf(field)) return -1;
  switch (field) {
    case Field.Phase:
      return game.phase;
    case Field.FirstSeat:
      return firstSeat();
    case Field.SameNumberCosts:
      return doesSameNumberCost() ? 1 : 0;
    case Field.Turn:
      return game.turn;
    case Field.Round:
      return game.round;
    case Field.Square:
      return squareAt(index);
    case Field.Marked:
      return markedOf(index);
    case Field.Score:
      return scoreOf(index);
    case Field.LastOutcome:
      return game.outcome;
    case Field.LastPoints:
      return lastPointsOf(index);
    case Field.LastAllOwn:
      return game.allOwn;
    case Field.LastEmpty:
      return game.empty;
    case Field.LastThrees:
      return game.threes;
    case Field.LastBlockerKept:
      return bitAt(game.blockersKept, index);
    case Field.LastLine:
      return bitAt(lastLine(), index);
    case Field.FirstOfRound:
      return firstOfRound();
    case Field.Winner:
      return bitAt(winners(), index);
    default:
      surveyGrid();
      return readGrid(field, index);
  }
}

/** The fields that are counted on the grid. */
function readGrid(field: Field, index: i32): i32 {
  switch (field) {
    case Field.DiceLeft:
      return NUMBERED_DICE - countSquares(diceOf(index));
    case Field.HasBlocker:
      return blockersOf(index) === 0 ? 1 : 0;
    case Field.Zone:
      return bitAt(zoneOf(0), index) | (bitAt(zoneOf(1), index) << 1);
    case Field.Target:
      return game.phase !== Phase.Over ? bitAt(targetsOf(game.turn), index) : 0;
    default:
      return game.phase === Phase.Turn ? bitAt(blockerTargetsOf(game.turn), index) : 0;
  }
}

function bitAt(bits: u32, index: i32): i32 {
  return (bits >> index) & 1;
}

/** Writes a field of a position. BadState for a field that cannot be written, an index or a value that does not fit. */
export function write(field: Field, index: i32, value: i32): Code {
  if (index < 0 || index >= sizeOf(field) || value < 0 || value > 255) return Code.BadState;
  const byte = <u8>value;
  switch (field) {
    case Field.Phase:
      game.phase = byte;
      break;
    case Field.Turn:
      game.turn = byte;
      break;
    case Field.Round:
      game.round = byte;
      break;
    case Field.Square:
      setSquare(index, value);
      break;
    case Field.Marked:
      setMarked(index, value);
      break;
    case Field.Score:
      setScore(index, value);
      break;
    case Field.LastOutcome:
      game.outcome = byte;
      break;
    case Field.LastAllOwn:
      game.allOwn = byte;
      break;
    case Field.LastEmpty:
      game.empty = byte;
      break;
    case Field.LastThrees:
      game.threes = byte;
      break;
    case Field.LastBlockerKept:
      game.blockersKept = <u8>withBit(game.blockersKept, index, value);
      break;
    case Field.LastLine:
      setLastLine(withBit(lastLine(), index, value));
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
    case Field.Square:
    case Field.LastLine:
    case Field.Target:
    case Field.BlockerTarget:
    case Field.Zone:
      return SQUARES;
    case Field.Marked:
    case Field.Score:
    case Field.LastPoints:
    case Field.LastBlockerKept:
    case Field.DiceLeft:
    case Field.HasBlocker:
    case Field.Winner:
      return 2;
    default:
      return field >= Field.Phase && field <= Field.FirstOfRound ? 1 : 0;
  }
}
