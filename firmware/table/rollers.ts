import { FIRST_ROLLERS_ANTENNA } from '../../build/generated/layout';
import { DIE_FACE_MASK, DIE_STRIDE, FIRST_ROLLER_DIE, ROLLERS } from '../../shared/objects';
import { Note } from '../../shared/prompts';
import { sayNote } from './notes';
import { pickedRoller, senseRollers } from '../games/sensed';
import { isDomeDown, popTime, releaseTime } from '../input/pops';
import { tagAt, tagCount, tagTime } from '../input/tag-reader/readings';

/**
 * The two rollers: a pop is the moment at which the dome went down, and later the face that comes to lie still under it. A
 * roller that is popped again before its die has been read has shown nothing. Times in milliseconds.
 */

/** How long a face must have been read: a die that tumbles on is not read twice alike. */
const STILL_TIME: u32 = 50;
/** A pop that shows nothing for so long, as under a dome that is held down, has shown nothing. */
const POP_LIMIT: u32 = 2000;
const SIX: u32 = 6;

/** Rollers whose pop has not been read yet, a bit each. */
let pending: u32 = 0;
/** The face that is being read, and since when. */
const SEEN: StaticArray<u32> = [0, 0];
const SEEN_SINCE: StaticArray<u32> = [0, 0];
/** The faces that count since the last action, three bits a roller; 0 for none. */
let faces: u32 = 0;
/** In a pop-off: rollers that have shown a 6, a bit each, and when each was popped. */
let sixes: u32 = 0;
const SIX_AT: StaticArray<u32> = [0, 0];

/** What the rollers have shown counts no more: an action has been carried out. */
export function forgetPops(): void {
  pending = 0;
  faces = 0;
  sixes = 0;
  senseRollers(0, -1);
}

/** A dome has gone down. */
export function feedPop(roller: i32): void {
  pending |= 1 << roller;
  unchecked((SEEN[roller] = 0));
}

/** A face that a roller shows just now after its pop, once; 0 for none. */
export function shownFace(roller: i32, now: u32): u32 {
  if (((pending >> roller) & 1) === 0) return 0;
  if (now - popTime(roller) > POP_LIMIT && (isDomeDown(roller) || tagCount(antennaOf(roller)) === 0))
    pending &= ~(1 << roller);
  if (isDomeDown(roller)) return 0;
  const face = faceRead(roller);
  if (face === 0 || face !== unchecked(SEEN[roller])) {
    unchecked((SEEN[roller] = face));
    unchecked((SEEN_SINCE[roller] = timeRead(roller)));
    return 0;
  }
  if (timeRead(roller) - unchecked(SEEN_SINCE[roller]) < STILL_TIME) return 0;
  pending &= ~(1 << roller);
  return face;
}

function antennaOf(roller: i32): i32 {
  return FIRST_ROLLERS_ANTENNA + roller;
}

/** The place in the list of the tag that was read last since the dome came up, or −1. */
function placeRead(roller: i32): i32 {
  const antenna = antennaOf(roller);
  let place = -1;
  let latest = releaseTime(roller);
  for (let index = 0, tags = tagCount(antenna); index < tags; index++) {
    if (<i32>(tagTime(antenna, index) - latest) <= 0) continue;
    place = index;
    latest = tagTime(antenna, index);
  }
  return place;
}

function timeRead(roller: i32): u32 {
  const place = placeRead(roller);
  return place < 0 ? 0 : tagTime(antennaOf(roller), place);
}

function faceRead(roller: i32): u32 {
  const place = placeRead(roller);
  if (place < 0) return 0;
  const object = tagAt(antennaOf(roller), place);
  const face = object & DIE_FACE_MASK;
  const isDie = object >= <u32>FIRST_ROLLER_DIE && object < <u32>(FIRST_ROLLER_DIE + ROLLERS * DIE_STRIDE);
  return isDie && face >= 1 && face <= SIX ? face : 0;
}

/** A roller has shown a face that counts; the first pop of each does. Whether it did. */
export function keepFace(roller: i32, face: u32): bool {
  const kept = faceOf(roller);
  if (kept !== 0) {
    sayNote(Note.PopStands, roller, kept);
    return false;
  }
  faces |= face << (<u32>roller * 3);
  senseRollers(keptRollers(), -1);
  return true;
}

function faceOf(roller: i32): u32 {
  return (faces >> (<u32>roller * 3)) & 7;
}

/** The rollers whose faces count, a bit each. */
export function keptRollers(): u32 {
  return (faceOf(0) !== 0 ? 1 : 0) | (faceOf(1) !== 0 ? 2 : 0);
}

/** The faces that count; of a single one, whichever roller showed it. */
export function keptFaces(isSingle: bool): u32 {
  return isSingle && faceOf(0) === 0 ? faceOf(1) : faces;
}

// The pop-off (DT-popoff)

/** The mover picks its roller by popping it; that pop, and those before, count no more. */
export function pickRoller(roller: i32): void {
  senseRollers(0, roller);
  pending = 0;
}

/** A roller has shown a face in a pop-off. */
export function noteSix(roller: i32, face: u32): void {
  if (face !== SIX || (sixes >> roller) & 1) return;
  sixes |= 1 << roller;
  unchecked((SIX_AT[roller] = popTime(roller)));
}

/**
 * The roller that has shown the earlier 6, −1 while that is not certain: a pop of the other that came no later may still turn
 * out to be one. Two 6s of the same millisecond cancel each other.
 */
export function firstSix(): i32 {
  if (sixes === 0) return -1;
  const first =
    sixes === 3 ? (<i32>(unchecked(SIX_AT[1]) - unchecked(SIX_AT[0])) < 0 ? 1 : 0) : <i32>ctz(sixes);
  const other = 1 - first;
  const at = unchecked(SIX_AT[first]);
  if (sixes === 3) {
    if (at !== unchecked(SIX_AT[other])) return first;
    sixes = 0;
    sayNote(Note.SixesTogether, 0, 0);
    return -1;
  }
  const isOpen = ((pending >> other) & 1) !== 0 && <i32>(popTime(other) - at) <= 0;
  return isOpen ? -1 : first;
}

/** Whether the mover has picked a roller. */
export function isPicked(): bool {
  return pickedRoller >= 0;
}
