import { BUTTONS_PER_SEAT, Button } from '../../shared/seats';
import { HOLD_BUTTON } from '../../shared/settings';

/** What a button says. Confirm speaks when it goes down; change when it comes up again, or when it has been held. */
export enum Press {
  Nothing,
  Confirm,
  Change,
  HoldChange,
}

/** When each seat's change button went down. */
const DOWN_SINCE: StaticArray<u32> = [0, 0, 0, 0, 0, 0, 0, 0];
/** A bit for each seat whose change button is down and has not yet been understood as held. */
let down: u32 = 0;

/** A debounced button, numbered as in the chain (seat × 2 + button), has gone down or come up. */
export function feedButton(number: i32, isDown: bool, now: u32): Press {
  const seat = number / BUTTONS_PER_SEAT;
  if (number % BUTTONS_PER_SEAT === Button.Confirm) return isDown ? Press.Confirm : Press.Nothing;
  if (isDown) {
    unchecked((DOWN_SINCE[seat] = now));
    down |= 1 << seat;
    return Press.Nothing;
  }
  const wasDown = isDownAt(seat);
  down &= ~(1 << seat);
  return wasDown ? Press.Change : Press.Nothing;
}

/** Looks whether a seat's change button has been held long enough by now; says so once. */
export function feedHold(seat: i32, now: u32): Press {
  if (!isDownAt(seat) || now - unchecked(DOWN_SINCE[seat]) < <u32>HOLD_BUTTON) return Press.Nothing;
  down &= ~(1 << seat);
  return Press.HoldChange;
}

function isDownAt(seat: i32): bool {
  return ((down >> seat) & 1) !== 0;
}

/** Forgets buttons that are down: power-up. */
export function clearButtons(): void {
  down = 0;
}
