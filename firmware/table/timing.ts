import { DEFAULT_DEBOUNCE } from '../../shared/settings';

/** How long an input must read differently to have changed, in scans of a millisecond. */
let debounceTime: u32 = DEFAULT_DEBOUNCE;

export function debounceTimeNow(): u32 {
  return debounceTime;
}

export function setDebounceTime(time: u32): void {
  debounceTime = time;
}
