import { brightnessNow, setBrightness } from '../output/lights';
import { restoreColours, wornColours } from './colours';
import { spokenLanguage, restoreLanguage } from './language';
import { fitModules, fittedModules } from './modules';
import { setSettleTime, settleTimeNow } from './session';
import { debounceTimeNow, setDebounceTime } from './timing';

// All settings as one block of words, for keeping: version, then the settings in the order of their numbers (Setting).

const VERSION: u32 = 1;
export const SETTINGS_SIZE: i32 = 28;

/** Writes the settings, as they are, to `to`. */
export function collectSettings(to: usize): void {
  store<u32>(to, VERSION);
  store<u32>(to, wornColours(), 4);
  store<u32>(to, debounceTimeNow(), 8);
  store<u32>(to, settleTimeNow(), 12);
  store<u32>(to, brightnessNow(), 16);
  store<u32>(to, fittedModules(), 20);
  store<u32>(to, spokenLanguage(), 24);
}

/** Makes the settings what they were when they were written. Those of another version are left as they are from the start. */
export function applySettings(from: usize): void {
  if (load<u32>(from) !== VERSION) return;
  restoreColours(load<u32>(from, 4));
  setDebounceTime(load<u32>(from, 8));
  setSettleTime(load<u32>(from, 12));
  setBrightness(load<u32>(from, 16));
  fitModules(load<u32>(from, 20), 0);
  restoreLanguage(load<u32>(from, 24));
}
