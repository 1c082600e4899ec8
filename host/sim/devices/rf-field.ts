import { MachineFault } from '../machine-fault';
import { ANSWER_GUARD_TIME, type Bit, REQUEST_GUARD_TIME } from './air';
import type { Tag } from './tag';

const noTags: readonly Tag[] = [];

/** A little less than exact, for sums of times in floating point. */
const ROUNDING = 0.001;

/** The reader's field at the connected antenna: which tags it feeds, and what they hear. Times in microseconds. */
export class RfField {
  #isOn = false;
  #fed: readonly Tag[] = noTags;
  #requestedAt = -Infinity;
  #answeredAt = -Infinity;

  /** `reach`: the tags that a field would reach now. */
  constructor(private readonly reach: () => readonly Tag[]) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  switch(isOn: boolean, now: number): void {
    this.#isOn = isOn;
    this.refresh(now);
  }

  /** Looks again which tags are fed: the field, the antenna or the table may have changed. */
  refresh(now: number): void {
    const before = this.#fed;
    this.#fed = this.#isOn ? this.reach() : noTags;
    for (const tag of before) if (!this.#fed.includes(tag)) tag.power(false, now);
    for (const tag of this.#fed) tag.power(true, now);
  }

  feeds(tag: Tag): boolean {
    return this.#fed.includes(tag);
  }

  /**
   * A frame of the reader starts. Throws MachineFault where ISO/IEC 14443-3 forbids one: requests too close to each other
   * (6.2.2), a command too soon after an answer (6.2.1.2).
   */
  begin(bits: readonly Bit[], now: number): void {
    if (now + ROUNDING < this.#answeredAt + ANSWER_GUARD_TIME)
      throw new MachineFault('a command was sent before the frame delay after an answer was over');
    if (bits.length !== 7) return;
    if (now + ROUNDING < this.#requestedAt + REQUEST_GUARD_TIME)
      throw new MachineFault('a request was sent within the request guard time');
    this.#requestedAt = now;
  }

  /** The frame is complete; who answers what. */
  hear(bits: readonly Bit[], now: number): { tag: Tag; bits: Bit[] }[] {
    this.refresh(now);
    return this.#fed.flatMap((tag) => {
      const answer = tag.hear(bits, now);
      return answer ? [{ tag, bits: answer }] : [];
    });
  }

  /** An answer has ended. */
  end(now: number): void {
    this.#answeredAt = now;
  }
}
