import { Code } from '../../../shared/codes';
import { NUMBERS, TILES } from '../../../shared/doppio';
import { game, joinedTo, setJoined } from './state';
import { doubleOf, highOf, highSuitOf, holds, isDouble, lowOf, lowSuitOf, suitOf } from './tiles';

// The open ends of the tiles on the table. All follows from which tile is joined to which; three words of the state keep
// it ready, since every legal action and every turn that passes asks for it.

/** DP-spin: the sides of a double, all with its number. */
const SPINNER_SIDES: i32 = 4;

/** Lays a tile on the table, joined to another or, as the first of a round, to NO_TILE. */
export function layTile(tile: i32, on: i32): void {
  setJoined(tile, on);
  game.table |= (<u32>1) << tile;
  game.open |= (<u32>1) << tile;
  if (on < TILES) join(tile, on);
}

/** Takes a tile off the table, for a position that is being set up. */
export function liftTile(tile: i32): void {
  setJoined(tile, -1);
  game.table &= ~((<u32>1) << tile);
  rebuildEnds();
}

/** Works the open ends out again from what is joined to what. */
export function rebuildEnds(): void {
  game.open = game.table;
  game.outerHigh = 0;
  game.branches = 0;
  for (let rest = game.table; rest !== 0; rest &= rest - 1) {
    const tile = <i32>ctz(rest);
    const on = joinedTo(tile);
    if (on < TILES) join(tile, on);
  }
}

/** Uses up a side of each of two tiles that are joined (DP-spin). */
function join(tile: i32, on: i32): void {
  if (isDouble(tile)) useSide(tile);
  // Two tiles share one number at most; the other one of the new tile is its outer number.
  else if (!holds(suitOf(highOf(tile)), on)) game.outerHigh |= (<u32>1) << tile;
  useSide(on);
}

/** Uses up a side of a double, or the outer end of another tile. */
function useSide(tile: i32): void {
  if (isDouble(tile)) game.branches += (<u32>1) << (4 * highOf(tile));
  if (!isDouble(tile) || openSidesOf(tile) <= 0) game.open &= ~((<u32>1) << tile);
}

/** How many sides of a tile on the table are open; below 0 where too many tiles are joined to a double. */
export function openSidesOf(tile: i32): i32 {
  if (isDouble(tile)) return SPINNER_SIDES - <i32>((game.branches >> (4 * highOf(tile))) & 15);
  return holds(game.open, tile) ? 1 : 0;
}

/** The number of the sides of a tile on the table that are, or were, open: one of a double's, otherwise the outer one. */
export function outerOf(tile: i32): i32 {
  return holds(game.outerHigh, tile) ? highOf(tile) : lowOf(tile);
}

/** The tiles on the table with an open side of a number. */
function openWith(number: i32): u32 {
  return game.open & ((highSuitOf(number) & game.outerHigh) | (lowSuitOf(number) & ~game.outerHigh));
}

/** Whether a number's double lies on the table (DP-unlock). */
export function isUnlocked(number: i32): bool {
  return holds(game.table, doubleOf(number));
}

/** All tiles, whosever, that can be joined somewhere (DP-unlock: the double itself needs no unlocking). */
export function playableTiles(): u32 {
  let tiles: u32 = 0;
  for (let number = 0; number < NUMBERS; number++)
    if (openWith(number) !== 0) tiles |= isUnlocked(number) ? suitOf(number) : (<u32>1) << doubleOf(number);
  return tiles & ~game.table;
}

/** The tiles on the table to which a tile can be joined. */
export function endsFor(tile: i32): u32 {
  const low = lowOf(tile);
  if (isDouble(tile)) return openWith(low);
  const high = highOf(tile);
  return (isUnlocked(low) ? openWith(low) : 0) | (isUnlocked(high) ? openWith(high) : 0);
}

/** Whether a tile can be joined to another. DoesNotFit, NumberLocked. */
export function checkJoin(tile: i32, on: i32): Code {
  if (holds(endsFor(tile), on)) return Code.Ok;
  return holds(openWith(lowOf(tile)) | openWith(highOf(tile)), on) ? Code.NumberLocked : Code.DoesNotFit;
}
