import { LEDS, PALETTE } from '../../build/generated/layout';
import {
  ANIMATION_GAP,
  FRAME_GAP,
  INK_SHIFT,
  Ink,
  Rhythm,
  RHYTHM_MASK,
  SWEEP_FLASH,
} from '../../shared/lights';
import { COLOURS, MAX_SEATS } from '../../shared/seats';
import { DEFAULT_BRIGHTNESS, DEFAULT_COLOURS } from '../../shared/settings';
import { leds_write } from '../hal';

/**
 * The LED chain. Each light has a value (rhythm and ink, see shared/lights.ts); a frame is computed from values and time
 * and sent when it differs from the last one: at most every 10 ms, and every 40 ms while only breathing and blinking
 * change it. A frame of 153 lights takes 4.6 ms on the wire (30 µs a light, WS2812B data sheet, "data transfer time").
 */
const VALUE: usize = memory.data(160, 8);
/** When a sweep starts at a light, in the low 16 bits of the time. */
const SWEEP_AT: usize = memory.data(320, 8);
/** Until when a light is bright because its cell has been touched. */
const TOUCHED_UNTIL: usize = memory.data(640, 8);
const FRAME: usize = memory.data(480, 8);
const SENT: usize = memory.data(480, 8);
const BYTES: i32 = LEDS * 3;

let colours: u32 = DEFAULT_COLOURS;
let brightness: u32 = DEFAULT_BRIGHTNESS;
let lastFrame: u32 = 0;
let isStale: bool = true;
let isMoving: bool = true;

/** Which colour each seat wears, a hexadecimal digit a seat. */
export function setInkColours(value: u32): void {
  colours = value;
  isStale = true;
}

export function brightnessNow(): u32 {
  return brightness;
}

/** Percent, 5 … 100. */
export function setBrightness(percent: u32): void {
  brightness = percent;
  isStale = true;
}

/** Gives a light its value. */
export function setLight(led: i32, value: u32): void {
  if (load<u8>(VALUE + led) === <u8>value) return;
  store<u8>(VALUE + led, <u8>value);
  isStale = true;
}

/** Lets a light flash once at `at` on top of its value: a sweep runs where lights are given one moment after another. */
export function sweepLight(led: i32, at: u32): void {
  store<u16>(SWEEP_AT + (led << 1), <u16>(at | 1));
  isMoving = true;
  isStale = true;
}

/** Makes a light bright at once, until `until`: its cell is being touched. */
export function touchLight(led: i32, until: u32): void {
  store<u32>(TOUCHED_UNTIL + (led << 2), until);
  isMoving = true;
  isStale = true;
}

/** Sends a frame if one is due and would differ from the last. */
export function showLights(now: u32): void {
  const since = now - lastFrame;
  if (since < <u32>FRAME_GAP || !(isStale || (isMoving && since >= <u32>ANIMATION_GAP))) return;
  isStale = false;
  isMoving = false;
  for (let led = 0; led < LEDS; led++) drawLight(led, now);
  if (memory.compare(FRAME, SENT, BYTES) === 0) return;
  lastFrame = now;
  memory.copy(SENT, FRAME, BYTES);
  leds_write(FRAME, BYTES);
}

function drawLight(led: i32, now: u32): void {
  const value = <u32>load<u8>(VALUE + led);
  let level = levelOf(<Rhythm>(value & RHYTHM_MASK), now);
  let rgb = rgbOf(value >> INK_SHIFT);
  const touched = TOUCHED_UNTIL + (led << 2);
  if (load<u32>(touched) !== 0) {
    isMoving = true;
    if (<i32>(load<u32>(touched) - now) > 0) {
      level = 255;
      if ((value & RHYTHM_MASK) === Rhythm.Off) rgb = 0xffffff;
    } else {
      store<u32>(touched, 0);
    }
  }
  const sweep = SWEEP_AT + (led << 1);
  if (load<u16>(sweep) !== 0) {
    isMoving = true;
    const age = <i32>(<i16>(<u16>now - load<u16>(sweep)));
    if (age >= 0 && age < SWEEP_FLASH) level = 255;
    else if (age >= 0) store<u16>(sweep, 0);
  }
  const scale = (level * brightness) / 100;
  const at = FRAME + led * 3;
  store<u8>(at, <u8>((((rgb >> 8) & 255) * scale) >> 8));
  store<u8>(at + 1, <u8>(((rgb >> 16) * scale) >> 8));
  store<u8>(at + 2, <u8>(((rgb & 255) * scale) >> 8));
}

function rgbOf(ink: u32): u32 {
  switch (ink) {
    case Ink.Red:
      return 0xff0c06;
    case Ink.Blue:
      return 0x0818ff;
    case Ink.White:
      return 0xffffff;
    default:
      return ink < <u32>MAX_SEATS ? unchecked(PALETTE[((colours >> (ink << 2)) & 15) % COLOURS]) : 0;
  }
}

/** Level 0 … 255 of a rhythm at a time. No rhythm changes faster than 4 Hz: 5 to 30 Hz can trigger seizures. */
function levelOf(rhythm: Rhythm, now: u32): u32 {
  switch (rhythm) {
    case Rhythm.Dim:
      return 20;
    case Rhythm.Low:
      return 70;
    case Rhythm.High:
      return 255;
    case Rhythm.Breath: {
      isMoving = true;
      const phase = now % 1000;
      const rise = phase < 500 ? phase : 1000 - phase;
      return 30 + (rise * rise * 200) / 250000;
    }
    case Rhythm.FastBlink:
      isMoving = true;
      return now % 250 < 125 ? 255 : 0;
    case Rhythm.DoubleBlink:
      isMoving = true;
      return blinks(now % 1300, 2);
    case Rhythm.TripleBlink:
      isMoving = true;
      return blinks(now % 1700, 3);
    default:
      return 0;
  }
}

/** On for 150 ms at the start of each of the first `count` stretches of 300 ms. */
function blinks(phase: u32, count: u32): u32 {
  return phase < count * 300 && phase % 300 < 150 ? 255 : 0;
}

/** All lights dark, and said so to the chain, which may show anything at power-up. */
export function clearLights(): void {
  memory.fill(VALUE, 0, LEDS);
  memory.fill(SWEEP_AT, 0, LEDS * 2);
  memory.fill(TOUCHED_UNTIL, 0, LEDS * 4);
  memory.fill(SENT, 0, BYTES);
  leds_write(SENT, BYTES);
  lastFrame = 0;
  isStale = true;
}
