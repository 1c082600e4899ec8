import { RecordedGame } from './recorded-game';

/** A game that people play at the simulated table, for as long as they like. */
export class LivePlay extends RecordedGame {
  #isStopped = false;

  /** Plays until `stop`; then the record is ended and the table switched off. */
  async run(): Promise<void> {
    await this.game.start();
    while (!this.#isStopped) await this.game.pass(10);
    await this.end();
  }

  stop(): void {
    this.#isStopped = true;
  }
}
