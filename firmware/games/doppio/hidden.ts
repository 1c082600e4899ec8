import { BONEYARD_REST, Kind, NO_TILE, Phase, TILE_SHIFT, TILES } from '../../../shared/doppio';
import { Code } from '../../../shared/codes';
import { makeAction } from '../action';
import { addLegal } from '../legal';
import { layTile, playableTiles } from './ends';
import { scoreRound, seatAfter, startRound } from './round';
import { boneyardSize, game, handOf, lacksOf, setHand, setLacks, setSize, sizeOf } from './state';
import { ALL_TILES, DOUBLES, doublesAbove, holds } from './tiles';

/**
 * A round with hidden hands (DP-hidden). The table knows how many tiles each seat holds and which lie on the table; what
 * a seat says by drawing, passing, or letting another start, is kept as the set of tiles that it cannot hold, and judged
 * when hands are shown.
 */

/** A seat lays the first double: nobody has a higher one (DP-start). */
export function open(seat: i32, tile: i32): void {
  for (let other = 0; other < <i32>game.seats; other++) setLacks(other, doublesAbove(tile));
  layTile(tile, NO_TILE);
  setSize(seat, sizeOf(seat) - 1);
  game.turn = <u8>seat;
  endTurn();
}

/** The seat on turn plays a tile that fits; if it has drawn, it could play none before (DP-draw). */
export function playHidden(tile: i32, on: i32): void {
  const seat: i32 = game.turn;
  if (game.hasDrawn) {
    setLacks(seat, lacksOf(seat) | (playableTiles() & ~((<u32>1) << tile)));
  }
  layTile(tile, on);
  setSize(seat, sizeOf(seat) - 1);
  game.passes = 0;
  endTurn();
}

/** The seat on turn draws a tile that the table does not see (DP-draw). */
export function drawHidden(): void {
  setSize(game.turn, sizeOf(game.turn) + 1);
  game.hasDrawn = 1;
}

/**
 * The seat on turn passes: it holds nothing that fits. Of what it lacked before nothing is sure any more when it has drawn
 * and kept a tile, which may be any.
 */
export function pass(): void {
  const seat: i32 = game.turn;
  setLacks(seat, (game.hasDrawn ? 0 : lacksOf(seat)) | playableTiles());
  if (game.passes < game.seats) game.passes++;
  endTurn();
}

/** DP-out, DP-blocked: hands are shown once one is empty, or when nobody can play and nobody may draw. */
function endTurn(): void {
  game.hasDrawn = 0;
  game.phase = <u8>Phase.Show;
  if (sizeOf(game.turn) === 0 || isBlocked()) return;
  game.turn = <u8>seatAfter(game.turn);
  game.phase = <u8>Phase.Turn;
}

/** As far as the table can tell: everybody has passed, or no tile fits that is not on the table (DP-block-when). */
export function isBlocked(): bool {
  if (boneyardSize() > BONEYARD_REST) return false;
  if (game.passes === game.seats) return true;
  return playableTiles() === 0;
}

/** Whether the seat on turn may draw: once a turn, while more than two tiles lie in the boneyard (DP-draw). */
export function mayDraw(): bool {
  return !game.hasDrawn && boneyardSize() > BONEYARD_REST;
}

/** The seats that have not shown their whole hand, a bit each. */
export function showingSeats(): u32 {
  let seats: u32 = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++)
    if (<i32>popcnt(handOf(seat)) < sizeOf(seat)) seats |= 1 << seat;
  return seats;
}

/** The tiles that nobody has played or shown. */
function unseenTiles(): u32 {
  return ALL_TILES & ~(game.table | handOf(0) | handOf(1) | handOf(2) | handOf(3));
}

/** Whether a seat can show a tile as one of its hand: BadTile, ImpossibleHand. */
export function checkShow(seat: i32, tile: i32): Code {
  if (tile >= TILES || !holds(unseenTiles(), tile)) return Code.BadTile;
  return holds(lacksOf(seat), tile) ? Code.ImpossibleHand : Code.Ok;
}

/** A seat shows a tile of its hand; after the last one the round is counted. Codes as `checkShow`. */
export function show(seat: i32, tile: i32): Code {
  const code = checkShow(seat, tile);
  if (code !== Code.Ok) return code;
  setHand(seat, handOf(seat) | ((<u32>1) << tile));
  if (showingSeats() === 0) scoreRound();
  return Code.Ok;
}

/** Nobody has a double (DP-start), or the hands cannot be shown as they are and the round does not count. */
export function redeal(): void {
  startRound();
}

/** Adds each seat's double to begin with, and that nobody has one. */
export function addOpenings(): void {
  for (let seat = 0; seat < <i32>game.seats; seat++)
    for (let rest = DOUBLES; rest !== 0; rest &= rest - 1)
      addLegal(makeAction(Kind.Play, seat, (ctz(rest) << TILE_SHIFT) | NO_TILE));
  addRedeals(((<u32>1) << game.seats) - 1);
}

/** Adds each tile that may be shown, and that the round does not count. */
export function addShows(): void {
  const seats = showingSeats();
  const unseen = unseenTiles();
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    for (let rest = unseen & ~lacksOf(seat); rest !== 0; rest &= rest - 1)
      addLegal(makeAction(Kind.Show, seat, ctz(rest)));
  }
  addRedeals(seats);
}

function addRedeals(seats: u32): void {
  for (let seat = 0; seat < <i32>game.seats; seat++)
    if ((seats >> seat) & 1) addLegal(makeAction(Kind.Redeal, seat, 0));
}
