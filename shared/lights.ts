/** Rhythm carries the meaning of a light; colour only says whose. Described for people in docs/lights.md. */
export enum Rhythm {
  Off,
  /** Protected, locked, forbidden. */
  Dim,
  /** Owned, lying right; a seat that is not on turn. */
  Low,
  /** You may act here; a seat whose turn it is. 1 Hz. */
  Breath,
  /** This one, now: forced or chosen. */
  High,
  /** A piece that should not be here: lift it. Two blinks and a pause. */
  DoubleBlink,
  /** The wrong piece: lift it, put the right one. Three blinks and a pause. */
  TripleBlink,
  /** A piece is missing here: put it back. 4 Hz. */
  FastBlink,
}

/** Whose a light is. 0 … 7 are the seats, in the colour that the seat wears. */
export enum Ink {
  Red = 8,
  Blue = 9,
  White = 10,
}
/** Bits of a light value that hold the rhythm; the ink stands above them. */
export const INK_SHIFT = 4;
export const RHYTHM_MASK = 15;

/** Frames a second at most, and while something breathes or blinks; milliseconds between frames. */
export const FRAME_GAP = 10;
export const ANIMATION_GAP = 40;
/** Points just made: a flash of this length runs along the line, each cell this much later than the one before; milliseconds. */
export const SWEEP_FLASH = 180;
export const SWEEP_STEP = 120;
/** How long a touched cell stays bright, in milliseconds. */
export const TOUCH_LIGHT = 250;
