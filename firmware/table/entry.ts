/**
 * Numbers told by the buttons, where nothing can read them: change walks through the numbers, confirm takes the one shown and
 * goes to the next place.
 */
export enum Told {
  /** Faces of dice in the wells; a place is a well. */
  Dice,
  /** What lies on a square of DOCE's grid; one place. */
  Face,
  /** The two numbers of a tile. */
  Tile,
}

let isOpen: bool = false;
let told: Told = Told.Dice;
let teller: u32 = 0;
let places: u32 = 0;
let place: i32 = 0;
let lowest: u32 = 0;
let highest: u32 = 0;
let number: u32 = 0;
let numbers: u32 = 0;

/** Whether numbers are being told. */
export function isEntering(): bool {
  return isOpen;
}

/** What the numbers are of. */
export function enteredKind(): Told {
  return told;
}

/** The seat that tells them. */
export function enteringSeat(): u32 {
  return teller;
}

/** The place that is asked for, and the number shown for it. */
export function enteredPlace(): i32 {
  return place;
}
export function enteredNumber(): u32 {
  return number;
}

/** All numbers told so far, three bits a place. */
export function enteredNumbers(): u32 {
  return numbers;
}

/** Begins with the first of some places, a bit each; none: nothing is asked. */
export function openEntry(kind: Told, seat: u32, mask: u32, low: u32, high: u32): void {
  told = kind;
  teller = seat;
  places = mask;
  place = ctz(mask);
  lowest = low;
  highest = high;
  number = low;
  numbers = 0;
  isOpen = mask !== 0;
}

/** Leaves off; nothing has been told. */
export function closeEntry(): void {
  isOpen = false;
}

/** Shows the next number. */
export function changeNumber(): void {
  number = number >= highest ? lowest : number + 1;
}

/** Takes the number shown; true when it was the last place's. */
export function confirmNumber(): bool {
  numbers |= number << (<u32>place * 3);
  number = lowest;
  const left = (places >> (place + 1)) << (place + 1);
  if (left === 0) {
    isOpen = false;
    return true;
  }
  place = ctz(left);
  return false;
}
