import type { World } from './world';

/** How long all thrown dice must lie still in their wells before they are read, in milliseconds. */
export const READ_TIME = 250;

/**
 * Reads the dice of the simulated table where its firmware has no tag reader: dice that were thrown and have all lain still
 * for a while are told to the table by the host. A die that leaves its well too early is waited for.
 */
export class DiceTray {
  #readThrow = 0;
  #stillSince: number | null = null;

  constructor(
    private readonly world: World,
    /** Tells the faces of the six wells, 0 for a die that was not thrown. */
    private readonly tell: (faces: number[]) => void,
  ) {}

  /** Looks at the dice; to be called as time passes. */
  look(now: number): void {
    const fresh = this.world.dice.filter((die) => die.throw > this.#readThrow);
    if (fresh.length === 0) return;
    if (fresh.some((die) => die.place !== 'well')) {
      this.#stillSince = null;
      return;
    }
    this.#stillSince ??= now;
    if (now - this.#stillSince < READ_TIME) return;
    this.#stillSince = null;
    const faces = this.world.dice.map((die) => (die.throw > this.#readThrow ? die.face : 0));
    this.#readThrow = Math.max(...this.world.dice.map((die) => die.throw));
    this.tell(faces);
  }
}
