/** Modules a table may be built with, a bit each. What is not fitted is asked of the buttons or the host instead. */
export enum Module {
  TagReader = 1,
  Display = 2,
  /** The contacts under the four detour wheels. */
  Wheels = 4,
  /** The switches and antennas of the two dice rollers; they need the tag reader. */
  Rollers = 8,
  /** The four racks of a domino game, each with an antenna; they need the tag reader. */
  Racks = 16,
}

/** What `set` can change. */
export enum Setting {
  /** Colours of the seats, one hexadecimal digit a seat as in the `colours` sentence; no two seats alike. */
  Colours,
  /** Debounce time in milliseconds. */
  Debounce,
  /** How long the pieces must lie unchanged before they are read as a move, in milliseconds. */
  Settle,
  /** Brightness of the lights in percent. */
  Brightness,
  /** The modules that this table is built with, a bit each (Module); only those that the firmware can drive. */
  Modules,
  /** The language of the words, its index in the catalogue's list. */
  Language,
}
/** How many settings there are. */
export const SETTINGS = 6;
/** How many languages there are. */
export const LANGUAGES = 2;

export const MIN_DEBOUNCE = 1;
export const MAX_DEBOUNCE = 50;
export const DEFAULT_DEBOUNCE = 5;
export const MIN_SETTLE = 50;
export const MAX_SETTLE = 2000;
export const DEFAULT_SETTLE = 350;
export const MIN_BRIGHTNESS = 5;
export const MAX_BRIGHTNESS = 100;
export const DEFAULT_BRIGHTNESS = 60;
/** Seat 0 wears colour 0, seat 1 colour 1, … */
export const DEFAULT_COLOURS = 0x76543210;
/** A piece just played that stays lifted this long, in milliseconds, takes the move back. */
export const TAKE_BACK_AFTER = 1500;
/** The change button held this long, in milliseconds, takes the last choice back. */
export const HOLD_BUTTON = 1000;
