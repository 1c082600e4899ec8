import type { Hand } from '../../view';

/** No finger lets go faster than this, and the table takes anything shorter for chatter of the contacts. Milliseconds. */
const SHORTEST_PRESS = 50;

interface Held {
  readonly seat: number;
  readonly button: number;
  readonly since: number;
  /** Set once the button has been let go and only waits for the shortest press to be over. */
  letGo?: ReturnType<typeof setTimeout>;
}

/**
 * The seat buttons that this page holds down. A button goes down once and up once, whichever of pointer, key or screen
 * control holds it, and none stays down when the page loses sight of its holder.
 */
export class Buttons {
  private readonly down = new Map<string, Held>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly send: (hand: Hand) => void) {
    window.addEventListener('blur', () => this.releaseAll());
    document.addEventListener('visibilitychange', () => document.hidden && this.releaseAll());
  }

  press(seat: number, button: number): void {
    const key = `${seat}:${button}`;
    if (this.down.has(key)) return;
    this.down.set(key, { seat, button, since: performance.now() });
    this.send({ hand: 'button', seat, button, down: true });
    this.tell();
  }

  release(seat: number, button: number): void {
    const held = this.down.get(`${seat}:${button}`);
    if (!held || held.letGo !== undefined) return;
    const left = held.since + SHORTEST_PRESS - performance.now();
    if (left > 0) held.letGo = setTimeout(() => this.lift(held), left);
    else this.lift(held);
  }

  releaseAll(): void {
    for (const held of [...this.down.values()]) this.lift(held);
  }

  isDown(seat: number, button: number): boolean {
    return this.down.has(`${seat}:${button}`);
  }

  /** Calls back after each press and release; returns how to stop. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  private lift(held: Held): void {
    const { seat, button, letGo } = held;
    clearTimeout(letGo);
    if (!this.down.delete(`${seat}:${button}`)) return;
    this.send({ hand: 'button', seat, button, down: false });
    this.tell();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}
