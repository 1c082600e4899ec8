import { Code } from '../../../shared/codes';
import { Field, NO_TILE, NUMBERS, ON_TABLE, TILES } from '../../../shared/doppio';
import { isUnlocked, layTile, liftTile, openSidesOf, outerOf, rebuildEnds } from './ends';
import {
  boneyardSize,
  game,
  handOf,
  handSize,
  joinedTo,
  lacksOf,
  MAX_PLAYERS,
  scoreOf,
  setHand,
  setLacks,
  setScore,
  setSize,
} from './state';
import { holds } from './tiles';

// Reading a state field by field, and writing a position of one's own; whether it can be is for check.ts to say.

/** Value of a field at an index; −1 where there is no such field or index. */
export function read(field: Field, index: i32): i32 {
  if (index < 0 || index >= sizeOfField(field)) return -1;
  switch (field) {
    case Field.Phase:
      return game.phase;
    case Field.Seats:
      return game.seats;
    case Field.Hidden:
      return game.isHidden;
    case Field.Turn:
      return game.turn;
    case Field.Round:
      return game.round;
    case Field.Score:
      return scoreOf(index);
    case Field.Place:
      return placeOf(index);
    case Field.JoinedTo:
      return joinedTo(index);
    case Field.HandSize:
      return handSize(index);
    case Field.Passes:
      return game.passes;
    case Field.HasDrawn:
      return game.hasDrawn;
    case Field.Lacks:
      return holds(lacksOf(index / TILES), index % TILES) ? 1 : 0;
    case Field.LastEnd:
      return game.lastEnd;
    case Field.LastWinner:
      return game.lastWinner;
    case Field.LastPoints:
      return game.lastPoints;
    case Field.Winners:
      return game.winners;
    case Field.BoneyardSize:
      return boneyardSize();
    case Field.OpenSides:
      return holds(game.table, index) ? openSidesOf(index) : -1;
    case Field.OpenNumber:
      return holds(game.table, index) && openSidesOf(index) > 0 ? outerOf(index) : -1;
    default:
      return isUnlocked(index) ? 1 : 0;
  }
}

/** Where a tile is: see ON_TABLE. */
function placeOf(tile: i32): i32 {
  if (holds(game.table, tile)) return ON_TABLE;
  for (let seat = 0; seat < MAX_PLAYERS; seat++) if (holds(handOf(seat), tile)) return seat + 1;
  return 0;
}

/**
 * Writes a field of a position. A tile comes to the table by its JoinedTo. BadState for a field that cannot be written, an
 * index or a value that does not fit.
 */
export function write(field: Field, index: i32, value: i32): Code {
  if (index < 0 || index >= sizeOfField(field) || value < 0 || value > largestOf(field)) return Code.BadState;
  const byte = <u8>value;
  switch (field) {
    case Field.Phase:
      game.phase = byte;
      break;
    case Field.Turn:
      game.turn = byte;
      break;
    case Field.Round:
      game.round = <u16>value;
      break;
    case Field.Score:
      setScore(index, value);
      break;
    case Field.Place:
      takeAway(index);
      if (value > 0) setHand(value - 1, handOf(value - 1) | ((<u32>1) << index));
      break;
    case Field.JoinedTo:
      takeAway(index);
      layTile(index, value);
      rebuildEnds();
      break;
    case Field.HandSize:
      if (!game.isHidden) return Code.BadState;
      setSize(index, value);
      break;
    case Field.Passes:
      game.passes = byte;
      break;
    case Field.HasDrawn:
      game.hasDrawn = byte;
      break;
    case Field.Lacks:
      writeLacks(index / TILES, (<u32>1) << (index % TILES), value !== 0);
      break;
    case Field.LastEnd:
      game.lastEnd = byte;
      break;
    case Field.LastWinner:
      game.lastWinner = byte;
      break;
    case Field.LastPoints:
      game.lastPoints = <u16>value;
      break;
    case Field.Winners:
      game.winners = byte;
      break;
    default:
      return Code.BadState;
  }
  return Code.Ok;
}

/** Takes a tile from wherever it is. */
function takeAway(tile: i32): void {
  liftTile(tile);
  for (let seat = 0; seat < MAX_PLAYERS; seat++) setHand(seat, handOf(seat) & ~((<u32>1) << tile));
}

function writeLacks(seat: i32, bit: u32, isLacking: bool): void {
  setLacks(seat, isLacking ? lacksOf(seat) | bit : lacksOf(seat) & ~bit);
}

/** How many values a field has; 0 for no such field. */
function sizeOfField(field: Field): i32 {
  switch (field) {
    case Field.Score:
    case Field.HandSize:
      return MAX_PLAYERS;
    case Field.Place:
    case Field.JoinedTo:
    case Field.OpenSides:
    case Field.OpenNumber:
      return TILES;
    case Field.Lacks:
      return MAX_PLAYERS * TILES;
    case Field.Unlocked:
      return NUMBERS;
    default:
      return field >= Field.Phase && field <= Field.BoneyardSize ? 1 : 0;
  }
}

/** The largest value that can be written into a field. */
function largestOf(field: Field): i32 {
  switch (field) {
    case Field.Score:
    case Field.Round:
    case Field.LastPoints:
      return u16.MAX_VALUE;
    case Field.Place:
      return MAX_PLAYERS;
    case Field.JoinedTo:
      return NO_TILE;
    default:
      return u8.MAX_VALUE;
  }
}
