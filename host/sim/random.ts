/**
 * Mulberry32 (Tommy Ettinger, 2017): a small seeded generator. The same seed gives the same numbers on every machine, which
 * is what makes a simulated match repeatable.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 32 random bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A generator of its own that starts from here; this one goes on as if nothing had been asked. */
  branch(salt: number): Random {
    return new Random(new Random(this.#state ^ salt).bits());
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor((this.bits() / 0x100000000) * limit);
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** True with a probability. */
  chance(probability: number): boolean {
    return this.bits() / 0x100000000 < probability;
  }

  /** One of several. Throws for none. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }
}
