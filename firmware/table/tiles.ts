import { FIRST_PAD_ANTENNA, FIRST_RACKS_ANTENNA } from '../../build/generated/layout';
import { NUMBERS, TILES } from '../../shared/doppio';
import { DOMINO_TILES, FIRST_DOMINO } from '../../shared/objects';
import { playingSeats } from '../games/game';
import { clearPad, PAD_EMPTY, PAD_UNREAD, rackOf, senseRack, sensePad } from '../games/sensed';
import { tagAt, tagCount, tagTime } from '../input/tag-reader/readings';

/**
 * Tiles that the reader sees on the pad and on the racks. What lies there counts once it has lain unchanged for a while. Each
 * half of a tile has a tag, and one of them is enough to know the tile.
 */

/** How long pad and racks must be unchanged, in milliseconds. */
const PAD_TIME: u32 = 250;
const RACK_TIME: u32 = 600;
const RACKS = 4;

let seenOnPad: i32 = PAD_EMPTY;
let padChangedAt: u32 = 0;
let isPadTold: bool = true;
/** Whether what lies on the pad was told in the round before; it counts no more. */
let isPadSpent: bool = false;

const SEEN_ON_RACK: StaticArray<u32> = [0, 0, 0, 0];
const RACK_CHANGED_AT: StaticArray<u32> = [0, 0, 0, 0];
/** By tile: the seat + 1 whose rack held it last. */
const LAST_RACK: usize = memory.data(28, 8);

/** What was read before counts no more, in milliseconds. */
let forgottenAt: u32 = 0;

/** Forgets what lay there: a game or a round begins, or the reader has come. `now` in milliseconds. */
export function forgetTiles(now: u32): void {
  forgottenAt = now;
  seenOnPad = PAD_EMPTY;
  isPadTold = true;
  isPadSpent = false;
  clearPad();
  memory.fill(LAST_RACK, 0, TILES);
  for (let seat = 0; seat < RACKS; seat++) {
    unchecked((SEEN_ON_RACK[seat] = 0));
    senseRack(seat, 0);
  }
}

/** A round begins: what lies on the racks is another hand, and what lies on the pad has been shown. `now` in milliseconds. */
export function forgetRound(now: u32): void {
  forgetTiles(now);
  isPadSpent = true;
}

/** Looks at what the reader has read on the pad. */
export function lookAtPad(now: u32): void {
  if (tagCount(FIRST_PAD_ANTENNA) === 0) isPadSpent = false;
  const seen = isPadSpent ? PAD_EMPTY : tileOnPad();
  if (seen === seenOnPad) return;
  seenOnPad = seen;
  padChangedAt = now;
  isPadTold = false;
}

/** Whether something else than before lies on the pad now, for good. */
export function hasPadChanged(now: u32): bool {
  if (isPadTold || now - padChangedAt < PAD_TIME) return false;
  isPadTold = true;
  sensePad(seenOnPad, seenOnPad < 0 ? -1 : <i32>load<u8>(LAST_RACK + seenOnPad) - 1);
  return true;
}

/** Looks at what the reader has read on the racks. */
export function lookAtRacks(now: u32): void {
  for (let seat = 0, seats = playingRacks(); seat < seats; seat++) {
    const seen = tilesOnRack(seat);
    if (seen === unchecked(SEEN_ON_RACK[seat])) continue;
    unchecked((SEEN_ON_RACK[seat] = seen));
    unchecked((RACK_CHANGED_AT[seat] = now));
  }
}

/** Takes what lies still on the racks for the hands; whether other tiles than before lie on one now. */
export function takeRacks(now: u32): bool {
  let hasChanged = false;
  for (let seat = 0, seats = playingRacks(); seat < seats; seat++) {
    const seen = unchecked(SEEN_ON_RACK[seat]);
    if (seen === rackOf(seat) || now - unchecked(RACK_CHANGED_AT[seat]) < RACK_TIME) continue;
    senseRack(seat, seen);
    for (let rest = seen; rest !== 0; rest &= rest - 1) store<u8>(LAST_RACK + ctz(rest), seat + 1);
    hasChanged = true;
  }
  return hasChanged;
}

/** Tiles on a rack at which nobody plays are nobody's. */
function playingRacks(): i32 {
  return min(<i32>playingSeats(), RACKS);
}

function tileOnPad(): i32 {
  let tile = PAD_EMPTY;
  for (let index = 0, tags = tagCount(FIRST_PAD_ANTENNA); index < tags; index++) {
    if (isOld(FIRST_PAD_ANTENNA, index)) continue;
    const other = tileOfObject(tagAt(FIRST_PAD_ANTENNA, index));
    if (other < 0 || (tile >= 0 && other !== tile)) return PAD_UNREAD;
    tile = other;
  }
  return tile;
}

function tilesOnRack(seat: i32): u32 {
  let tiles: u32 = 0;
  const antenna = FIRST_RACKS_ANTENNA + seat;
  for (let index = 0, tags = tagCount(antenna); index < tags; index++) {
    const tile = tileOfObject(tagAt(antenna, index));
    if (tile >= 0 && !isOld(antenna, index)) tiles |= 1 << tile;
  }
  return tiles;
}

/** Whether a tag has not been read since all was forgotten: it may be gone. */
function isOld(antenna: i32, index: i32): bool {
  return <i32>(tagTime(antenna, index) - forgottenAt) < 0;
}

/** The tile of which an object is a half: the ids count 0-0 … 0-6, 1-1 … (shared/objects.ts). −1 for another object. */
function tileOfObject(object: u32): i32 {
  let place = (<i32>(object - FIRST_DOMINO)) >> 1;
  if (object < <u32>FIRST_DOMINO || place >= DOMINO_TILES) return -1;
  let low = 0;
  while (place >= NUMBERS - low) place -= NUMBERS - low++;
  return tileOf(low, low + place);
}

/** The tile of two numbers, in either order (shared/doppio.ts). */
export function tileOf(one: i32, other: i32): i32 {
  const high = max(one, other);
  return (high * (high + 1)) / 2 + min(one, other);
}
