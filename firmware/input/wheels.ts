import { WHEEL_TURNS } from '../../build/generated/layout';
import { MAX_WHEELS } from '../../shared/double-trouble';

/**
 * The four detour wheels, from their contacts (hardware/description.ts, wheelCodes). A wheel goes through the places between, and
 * its contacts chatter on the ridges; it stands still once they have been unchanged for a while. Time is an argument, in
 * milliseconds.
 */

/** How long the contacts must be unchanged: long enough for a hand that turns on and on. */
const STILL_TIME: u32 = 1000;
/** A wheel that moves for so long has been left half-way. */
const STUCK_TIME: u32 = 2500;

const TURN: StaticArray<u8> = [0, 0, 0, 0];
const CHANGED_AT: StaticArray<u32> = [0, 0, 0, 0];
/** When it began to move. */
const STIRRED_AT: StaticArray<u32> = [0, 0, 0, 0];
/** Wheels that move, a bit each. */
let moving: u32 = 0;

/** Takes the wheels as they stand: power-up. Two bits a wheel, as the contacts show them. */
export function beginWheels(contacts: u32): void {
  moving = 0;
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++) unchecked((TURN[wheel] = turnIn(contacts, wheel)));
}

function turnIn(contacts: u32, wheel: i32): u8 {
  return unchecked(WHEEL_TURNS[(contacts >> (wheel << 1)) & 3]);
}

/** The debounced contacts of a wheel have changed. */
export function feedWheel(wheel: i32, contacts: u32, now: u32): void {
  if (((moving >> wheel) & 1) === 0) unchecked((STIRRED_AT[wheel] = now));
  moving |= 1 << wheel;
  unchecked((TURN[wheel] = turnIn(contacts, wheel)));
  unchecked((CHANGED_AT[wheel] = now));
}

/** Time passes; the wheels that have come to stand still just now, a bit each. */
export function settleWheels(now: u32): u32 {
  let settled: u32 = 0;
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++)
    if ((moving >> wheel) & 1 && now - unchecked(CHANGED_AT[wheel]) >= STILL_TIME) settled |= 1 << wheel;
  moving &= ~settled;
  return settled;
}

/** The quarter turns clockwise that a wheel shows, 0 … 3; while it moves, those that it goes through. */
export function wheelTurn(wheel: i32): i32 {
  return unchecked(TURN[wheel]);
}

/** The wheels that move, a bit each. */
export function movingWheels(): u32 {
  return moving;
}

/** The first wheel that has been left between two places, or −1. */
export function stuckWheel(now: u32): i32 {
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++)
    if ((moving >> wheel) & 1 && now - unchecked(STIRRED_AT[wheel]) >= STUCK_TIME) return wheel;
  return -1;
}
