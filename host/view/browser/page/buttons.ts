import type { Hand } from '../../view';

/**
 * The seat buttons that this page holds down. A button goes down once and up once, whichever of pointer, key or screen
 * control holds it, and none stays down when the page loses sight of its holder.
 */
export class Buttons {
  private readonly down = new Map<string, { seat: number; button: number }>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly send: (hand: Hand) => void) {
    window.addEventListener('blur', () => this.releaseAll());
    document.addEventListener('visibilitychange', () => document.hidden && this.releaseAll());
  }

  press(seat: number, button: number): void {
    const key = `${seat}:${button}`;
    if (this.down.has(key)) return;
    this.down.set(key, { seat, button });
    this.send({ hand: 'button', seat, button, down: true });
    this.tell();
  }

  release(seat: number, button: number): void {
    if (!this.down.delete(`${seat}:${button}`)) return;
    this.send({ hand: 'button', seat, button, down: false });
    this.tell();
  }

  releaseAll(): void {
    for (const { seat, button } of [...this.down.values()]) this.release(seat, button);
  }

  isDown(seat: number, button: number): boolean {
    return this.down.has(`${seat}:${button}`);
  }

  /** Calls back after each press and release; returns how to stop. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}
