import { FC } from './air';

/**
 * The timer unit of the MFRC522 (data sheet, section 8.5): counts down from a reload value with the carrier's clock,
 * prescaled. A start loads the reload value; writing the reload registers changes a running count at the next start only
 * (9.3.3.11).
 */
export class ReaderTimer {
  #startedAt: number | null = null;
  #period = 0;
  #count = 0;

  /** Starts at a time in microseconds. `prescaler` has 12 bits; one count takes (2 × prescaler + 1 or 2) carrier periods. */
  start(now: number, prescaler: number, isEven: boolean, reload: number): void {
    this.#startedAt = now;
    this.#period = (2 * prescaler + (isEven ? 2 : 1)) / FC;
    this.#count = reload + 1;
  }

  stop(): void {
    this.#startedAt = null;
  }

  get isRunning(): boolean {
    return this.#startedAt !== null;
  }

  /** When it will have counted down, or null while it stands. */
  get expiresAt(): number | null {
    return this.#startedAt === null ? null : this.#startedAt + this.#count * this.#period;
  }

  /** The count at a time, as TCounterValReg shows it. */
  count(now: number): number {
    if (this.#startedAt === null) return 0;
    return Math.max(0, this.#count - 1 - Math.floor((now - this.#startedAt) / this.#period));
  }
}
