import { FIRST_WHEEL } from '../../build/generated/layout';
import { CELLS } from '../../shared/cells';
import { MAX_WHEELS } from '../../shared/double-trouble';
import { Module } from '../../shared/settings';
import { isOn } from '../input/debounce';
import { beginWheels, feedWheel, movingWheels, settleWheels, stuckWheel, wheelTurn } from '../input/wheels';
import { actionOfWheel, areWheelsUsed, isOnWheel, mayTurn, turnOfWheel } from './binding';
import { Difference, differenceAt, isRight } from './lying';
import { isFitted } from './modules';

/** The detour wheels as they stand against the game: a turn that is allowed is an action, every other one is to be undone. */

/** Wheels that have come to stand elsewhere since the last action, a bit each. Only such a one can be a turn. */
let turned: u32 = 0;
let stuck: i32 = -1;

/** Takes the wheels as they stand: power-up. */
export function beginWheelsHere(): void {
  let contacts: u32 = 0;
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++) contacts |= contactsOf(wheel) << (wheel << 1);
  beginWheels(contacts);
}

function contactsOf(wheel: i32): u32 {
  const first = FIRST_WHEEL + (wheel << 1);
  return (isOn(first) ? 1 : 0) | (isOn(first + 1) ? 2 : 0);
}

/** A contact of a wheel has changed. */
export function feedContact(contact: i32, now: u32): void {
  const wheel = contact >> 1;
  feedWheel(wheel, contactsOf(wheel) << (wheel << 1), now);
}

/** Time passes; whether a wheel has come to stand still. */
export function lookAtWheels(now: u32): bool {
  const settled = settleWheels(now);
  turned |= settled;
  stuck = stuckWheel(now);
  return settled !== 0;
}

/** An action has been carried out: wheels that were turned before are no turn any more. */
export function ageWheels(): void {
  turned = 0;
}

function areWheelsFelt(): bool {
  return isFitted(Module.Wheels) && areWheelsUsed();
}

/** Whether a wheel is moving just now. */
export function areWheelsMoving(): bool {
  return areWheelsFelt() && movingWheels() !== 0;
}

/** The wheel that has been left between two places, or −1. */
export function wheelLeftHalfway(): i32 {
  return areWheelsFelt() ? stuck : -1;
}

/** The quarter turns clockwise that would bring a wheel where it belongs, 0 where it stands right. */
export function quartersMissing(wheel: i32): i32 {
  return areWheelsFelt() ? (turnOfWheel(wheel) - wheelTurn(wheel)) & 3 : 0;
}

/** The next wheel behind one that stands wrong, or −1. */
export function nextWrongWheel(wheel: i32): i32 {
  for (let other = wheel + 1; other < MAX_WHEELS; other++) if (quartersMissing(other) !== 0) return other;
  return -1;
}

/** Whether pieces and wheels are as the game has them. */
export function isTableRight(): bool {
  return isRight() && nextWrongWheel(-1) < 0;
}

/** The turn that the wheels show, or 0: one of them has been turned, and nothing lies wrong but on its holders. */
export function actionOfWheels(): u32 {
  if (!areWheelsFelt() || !mayTurn() || movingWheels() !== 0) return 0;
  const wheel = nextWrongWheel(-1);
  if (wheel < 0 || nextWrongWheel(wheel) >= 0 || ((turned >> wheel) & 1) === 0) return 0;
  for (let cell = 0; cell < CELLS; cell++)
    if (differenceAt(cell) !== Difference.None && !isOnWheel(cell, wheel)) return 0;
  return actionOfWheel(wheel, -quartersMissing(wheel) & 3);
}
