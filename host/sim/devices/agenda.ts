interface Event {
  readonly at: number;
  readonly run: () => void;
}

/** What a device will do by itself, at which time. Times in microseconds. */
export class Agenda {
  #events: Event[] = [];
  #now = 0;

  get now(): number {
    return this.#now;
  }

  /** Notes something for later; of two things at the same time the one noted first comes first. */
  after(delay: number, run: () => void): void {
    this.#events.push({ at: this.#now + delay, run });
  }

  /** Forgets what was noted. */
  clear(): void {
    this.#events = [];
  }

  /** Lets time pass. `alarm` tells when something that is not noted here comes due, or null, and `ring` does it. */
  advance(now: number, alarm: () => number | null, ring: () => void): void {
    for (;;) {
      const next = this.#events.reduce<Event | null>(
        (best, event) => (best && best.at <= event.at ? best : event),
        null,
      );
      const alarmAt = alarm();
      const isAlarm = alarmAt !== null && (!next || alarmAt < next.at);
      const at = isAlarm ? alarmAt : next?.at;
      if (at === undefined || at > now) break;
      this.#now = at;
      if (!isAlarm) this.#events = this.#events.filter((event) => event !== next);
      if (isAlarm) ring();
      else next?.run();
    }
    this.#now = Math.max(this.#now, now);
  }
}
