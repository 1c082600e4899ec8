import { FIRST_WELLS_ANTENNA } from '../../build/generated/layout';
import { DIE_FACE_MASK, DIE_STRIDE, FIRST_WILD_DIE, WILD_DICE } from '../../shared/objects';
import { inventories, tagAt, tagCount } from '../input/tag-reader/readings';

/**
 * Dice that the reader sees in their wells. A die was thrown when it has left its well, or another face has come up, and it
 * lies there again; a throw counts once all dice that were thrown lie still. Picking a die up and putting it back is a
 * throw: nobody can see the difference.
 */

/** How long the dice must lie unchanged, in milliseconds. */
const STILL_TIME: u32 = 250;
const DICE_PER_COLOUR = 3;

/** What lies in a well: a face 1 … 6, or one of these. */
const EMPTY: u32 = 0;
const STRANGE: u32 = 7;

/** Three bits a well. */
let faces: u32 = 0;
/** Wells whose die has been thrown since the last throw that counted, a bit each. */
let thrown: u32 = 0;
let changedAt: u32 = 0;
/** Wells that have been read since the throws were forgotten, a bit each, and how many inventories there had been then. */
let known: u32 = 0;
const READ_BEFORE: StaticArray<u32> = [0, 0, 0, 0, 0, 0];

/** Takes what will first be read in the wells for dice of an earlier throw: a game begins, or the reader has come. */
export function forgetThrows(): void {
  thrown = 0;
  known = 0;
  for (let well = 0; well < WILD_DICE; well++)
    unchecked((READ_BEFORE[well] = inventories(FIRST_WELLS_ANTENNA + well)));
}

/** Looks at what the reader has read in the wells. */
export function lookIntoWells(now: u32): void {
  const seen = look();
  for (let well = 0; well < WILD_DICE; well++) {
    if (faceIn(seen, well) !== faceIn(faces, well)) thrown |= 1 << well;
    if ((known >> well) & 1 || inventories(FIRST_WELLS_ANTENNA + well) === unchecked(READ_BEFORE[well]))
      continue;
    known |= 1 << well;
    thrown &= ~(1 << well);
  }
  thrown &= known;
  if (seen !== faces) changedAt = now;
  faces = seen;
}

/** The faces of a throw that has come to rest, three bits a well, 0 for a die that was not thrown; once. */
export function throwAtRest(now: u32): u32 {
  if (thrown === 0 || now - changedAt < STILL_TIME) return 0;
  let result: u32 = 0;
  for (let well = 0; well < WILD_DICE; well++) {
    if (((thrown >> well) & 1) === 0) continue;
    const face = faceIn(faces, well);
    if (face === EMPTY || face === STRANGE) return 0;
    result |= face << (<u32>well * 3);
  }
  thrown = 0;
  return result;
}

/** The first well in which lies what is not one of its dice, or −1. */
export function strangeWell(): i32 {
  for (let well = 0; well < WILD_DICE; well++) if (faceIn(faces, well) === STRANGE) return well;
  return -1;
}

/** What lies in the wells, three bits each. */
function look(): u32 {
  let seen: u32 = 0;
  for (let well = 0; well < WILD_DICE; well++) seen |= lookInto(well) << (<u32>well * 3);
  return seen;
}

function lookInto(well: i32): u32 {
  const antenna = FIRST_WELLS_ANTENNA + well;
  const tags = tagCount(antenna);
  if (tags === 0) return EMPTY;
  const object = tagAt(antenna, tags - 1);
  const die = <i32>(object - FIRST_WILD_DIE) / DIE_STRIDE;
  const face = object & DIE_FACE_MASK;
  const isDie = object >= <u32>FIRST_WILD_DIE && die < WILD_DICE && face >= 1 && face <= 6;
  return isDie && die / DICE_PER_COLOUR === well / DICE_PER_COLOUR ? face : STRANGE;
}

function faceIn(dice: u32, well: i32): u32 {
  return (dice >> (<u32>well * 3)) & 7;
}
