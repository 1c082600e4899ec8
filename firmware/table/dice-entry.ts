import { awaitedWells } from './binding';

/**
 * Dice told by the buttons, where nothing can read them: change walks through the faces, confirm takes the face shown and
 * goes to the next die.
 */
let isOpen: bool = false;
let wells: u32 = 0;
let well: i32 = 0;
let face: u32 = 1;
let faces: u32 = 0;

/** Whether dice are being entered. */
export function isEntering(): bool {
  return isOpen;
}

/** The die that is asked for (0 … 2 red, 3 … 5 blue) and the face shown for it. */
export function enteredWell(): i32 {
  return well;
}
export function enteredFace(): u32 {
  return face;
}

/** All dice entered so far, three bits a well. */
export function enteredFaces(): u32 {
  return faces;
}

/** Begins with the first awaited die. */
export function openEntry(): void {
  wells = awaitedWells();
  well = ctz(wells);
  face = 1;
  faces = 0;
  isOpen = wells !== 0;
}

/** Leaves off; nothing has been rolled. */
export function closeEntry(): void {
  isOpen = false;
}

/** Shows the next face. */
export function changeFace(): void {
  face = (face % 6) + 1;
}

/** Takes the face shown; true when it was the last die's. */
export function confirmFace(): bool {
  faces |= face << (<u32>well * 3);
  face = 1;
  const left = (wells >> (well + 1)) << (well + 1);
  if (left === 0) {
    isOpen = false;
    return true;
  }
  well = ctz(left);
  return false;
}
