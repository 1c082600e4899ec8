import { BUTTONS_PER_SEAT, Button, MAX_SEATS } from '../../shared/seats';
import { HOLD_BUTTON } from '../../shared/settings';

/** What a button says. Confirm speaks when it goes down; change when it comes up again, or when it has been held. */
export enum Press {
  Nothing,
  Confirm,
  Change,
  HoldChange,
}

/** When each seat's change button went down, 0 while it is up or has already been understood as held. */
const DOWN_SINCE: StaticArray<u32> = [0, 0, 0, 0, 0, 0, 0, 0];

/** A debounced button, numbered as in the chain (seat × 2 + button), has gone down or come up. */
export function feedButton(number: i32, isDown: bool, now: u32): Press {
  const seat = number / BUTTONS_PER_SEAT;
  if (number % BUTTONS_PER_SEAT === Button.Confirm) return isDown ? Press.Confirm : Press.Nothing;
  if (isDown) {
    unchecked((DOWN_SINCE[seat] = now | 1)); // never 0, which stands for "up"
    return Press.Nothing;
  }
  const wasDown = unchecked(DOWN_SINCE[seat]) !== 0;
  unchecked((DOWN_SINCE[seat] = 0));
  return wasDown ? Press.Change : Press.Nothing;
}

/** Looks whether a seat's change button has been held long enough by now; says so once. */
export function feedHold(seat: i32, now: u32): Press {
  const since = unchecked(DOWN_SINCE[seat]);
  if (since === 0 || now - since < <u32>HOLD_BUTTON) return Press.Nothing;
  unchecked((DOWN_SINCE[seat] = 0));
  return Press.HoldChange;
}

/** Forgets buttons that are down: power-up. */
export function clearButtons(): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) unchecked((DOWN_SINCE[seat] = 0));
}
