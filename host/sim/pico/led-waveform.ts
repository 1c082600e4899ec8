import { MachineFault } from '../machine-fault';

/** A range of nanoseconds. */
type Range = readonly [number, number];

/** What the chain accepts (WS2812B-V5 data sheet, "data transfer time"), in nanoseconds. */
const HIGH_OF_0: Range = [220, 380];
const HIGH_OF_1: Range = [580, 1000];
const LOW: Range = [220, 5000];
/** A line that is low for so long ends a frame: the lights show what they have got. */
export const LATCH_TIME = 280_000;
const BITS_PER_LIGHT = 24;

/** Reads the frames out of the waveform on the light chain's data line, and its timing. */
export class LedWaveform {
  #bytes: number[] = [];
  #byte = 0;
  #bits = 0;
  #roseAt = 0;
  #fellAt = -LATCH_TIME;

  /** The line has changed, at a time in nanoseconds. Throws MachineFault for a pulse that the chain would not understand. */
  change(isHigh: boolean, at: number): void {
    if (isHigh) {
      const low = at - this.#fellAt;
      if (this.#bits > 0 && !isIn(low, LOW))
        throw new MachineFault(`the light chain’s line was low for ${Math.round(low)} ns within a frame`);
      this.#roseAt = at;
      return;
    }
    const high = at - this.#roseAt;
    const isOne = isIn(high, HIGH_OF_1);
    if (!isOne && !isIn(high, HIGH_OF_0))
      throw new MachineFault(`the light chain’s line was high for ${Math.round(high)} ns`);
    this.#fellAt = at;
    this.#byte = (this.#byte << 1) | (isOne ? 1 : 0);
    this.#bits++;
    if (this.#bits % 8 !== 0) return;
    this.#bytes.push(this.#byte);
    this.#byte = 0;
  }

  /** Whether a frame is under way. */
  get isBusy(): boolean {
    return this.#bits > 0;
  }

  /** Whether all bits so far are whole lights. */
  get isAtLightEnd(): boolean {
    return this.#bits % BITS_PER_LIGHT === 0;
  }

  /** The frame that has ended by a time, or null while none has. Throws MachineFault when it ends within a light. */
  take(now: number): Uint8Array | null {
    if (this.#bits === 0 || now - this.#fellAt < LATCH_TIME) return null;
    if (this.#bits % BITS_PER_LIGHT !== 0)
      throw new MachineFault(`a frame of ${this.#bits} bits ends within a light`);
    const frame = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    this.#bits = 0;
    return frame;
  }
}

function isIn(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most;
}
