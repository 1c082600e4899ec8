import { Code } from '../../../shared/codes';
import { NUMBERS, TILES } from '../../../shared/doppio';
import { addBranch, branches, ENDS, ENDS_SIZE, game, joinedTo, openWith, setJoined, setOpen } from './state';
import { doubleOf, highOf, holds, isDouble, lowOf, suitOf } from './tiles';

// The open ends of the tiles on the table. All follows from which tile is joined to which; the state keeps it ready, since
// every legal action and every turn that passes asks for it.

/** DP-spin: the sides of a double, all with its number. */
const SPINNER_SIDES: i32 = 4;

/** Lays a tile on the table, joined to another or, as the first of a round, to NO_TILE. */
export function layTile(tile: i32, on: i32): void {
  setJoined(tile, on);
  game.table |= (<u32>1) << tile;
  openOuter(tile);
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
  memory.fill(ENDS, 0, ENDS_SIZE);
  for (let rest = game.table; rest !== 0; rest &= rest - 1) openOuter(<i32>ctz(rest));
  for (let rest = game.table; rest !== 0; rest &= rest - 1) {
    const tile = <i32>ctz(rest);
    const on = joinedTo(tile);
    if (on < TILES) join(tile, on);
  }
}

function openOuter(tile: i32): void {
  const number = outerOf(tile);
  setOpen(number, openWith(number) | ((<u32>1) << tile));
}

/** Uses up a side of each of two tiles that are joined (DP-spin). */
function join(tile: i32, on: i32): void {
  if (isDouble(tile)) useSide(tile);
  useSide(on);
}

/** Uses up a side of a double, or the outer end of another tile. */
function useSide(tile: i32): void {
  const number = outerOf(tile);
  if (isDouble(tile)) addBranch(number);
  if (!isDouble(tile) || openSidesOf(tile) <= 0) setOpen(number, openWith(number) & ~((<u32>1) << tile));
}

/** How many sides of a tile on the table are open; below 0 where too many tiles are joined to a double. */
export function openSidesOf(tile: i32): i32 {
  const number = outerOf(tile);
  if (isDouble(tile)) return SPINNER_SIDES - <i32>((branches() >> (4 * number)) & 15);
  return holds(openWith(number), tile) ? 1 : 0;
}

/**
 * The number of the sides of a tile on the table that are, or were, open: that of a double, otherwise the one which the tile
 * does not share with what it was joined to (two tiles share one number at most).
 */
export function outerOf(tile: i32): i32 {
  const high = highOf(tile);
  const on = joinedTo(tile);
  return !isDouble(tile) && on < TILES && holds(suitOf(high), on) ? lowOf(tile) : high;
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
