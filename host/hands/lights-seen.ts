import { firstOf, ledGroups, ledOfCell } from '../../hardware/description';
import type { LedChain } from '../sim/devices/led-chain';

/** How long eyes rest on a light before they know its rhythm, in milliseconds: one breath, and a little. */
export const LOOK_TIME = 1100;

/**
 * What eyes make of the lights: whether each has been breathing (rising and falling gently) while they looked. Knows
 * nothing but the frames that were shown.
 */
export class LightsSeen {
  readonly #least: Uint8Array;
  readonly #most: Uint8Array;
  readonly #leds: LedChain;

  constructor(leds: LedChain) {
    this.#leds = leds;
    this.#least = new Uint8Array(leds.frame.length / 3);
    this.#most = new Uint8Array(leds.frame.length / 3);
  }

  /** Begins to look; call `glance` with each frame from now on. */
  open(): void {
    this.#least.fill(255);
    this.#most.fill(0);
    this.glance();
  }

  glance(): void {
    for (let led = 0; led < this.#least.length; led++) {
      const brightness = Math.max(...this.#leds.colour(led));
      this.#least[led] = Math.min(this.#least[led] ?? 0, brightness);
      this.#most[led] = Math.max(this.#most[led] ?? 0, brightness);
    }
  }

  /** Whether a cell invites: it breathes. */
  isCellBreathing(cell: number): boolean {
    return this.#isBreathing(ledOfCell(cell));
  }

  /** Whether a cell shines steadily and brightly: this one, now. */
  isCellBright(cell: number): boolean {
    const led = ledOfCell(cell);
    return (this.#least[led] ?? 0) > 50;
  }

  /** Whether an edge light breathes: an end that can be joined to. */
  isEdgeBreathing(edge: number): boolean {
    return this.#isBreathing(firstOf(ledGroups, 'edges') + edge);
  }

  /** Whether an edge light is dim and steady: locked. */
  isEdgeDim(edge: number): boolean {
    const led = firstOf(ledGroups, 'edges') + edge;
    const most = this.#most[led] ?? 0;
    return most > 0 && most <= 12 && this.#least[led] === most;
  }

  /** Whether the light of a dice well breathes: its die is to be rolled. */
  isWellBreathing(well: number): boolean {
    return this.#isBreathing(firstOf(ledGroups, 'wells') + well);
  }

  #isBreathing(led: number): boolean {
    const most = this.#most[led] ?? 0;
    const least = this.#least[led] ?? 0;
    return most > 24 && least > 0 && most > least * 2;
  }
}
