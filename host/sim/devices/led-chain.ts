import { leds } from '../../../hardware/description';

/** A light as it is driven: red, green, blue, 0 … 255 each. */
export type Rgb = readonly [number, number, number];

/**
 * The WS2812B chain: takes frames of green, red, blue bytes. The first light takes the first three bytes and passes the
 * rest on, so a short frame leaves the lights behind it as they were (WS2812B data sheet, "cascade method").
 */
export class LedChain {
  /** The bytes that the lights show. */
  readonly frame = new Uint8Array(leds * 3);
  /** How many frames have been sent. */
  frames = 0;
  /** Called after each frame. */
  onFrame: (() => void) | undefined;

  write(bytes: Uint8Array): void {
    this.frame.set(bytes.subarray(0, this.frame.length));
    this.frames++;
    this.onFrame?.();
  }

  /** What a light shows. */
  colour(led: number): Rgb {
    const at = led * 3;
    return [this.frame[at + 1] ?? 0, this.frame[at] ?? 0, this.frame[at + 2] ?? 0];
  }
}
