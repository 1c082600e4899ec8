import { RecordedGame } from './recorded-game';

/** Games that people play at the simulated table, for as long as they like. */
export class LivePlay extends RecordedGame {
  #isStopped = false;
  #isAgainWanted = false;

  /** Plays until `stop`, game after game as visitors want; then the record is ended and the table switched off. */
  async run(): Promise<void> {
    this.shown.onAgain = () => (this.#isAgainWanted = true);
    await this.game.start();
    while (!this.#isStopped) {
      await this.game.pass(10);
      if (!this.#isAgainWanted) continue;
      this.#isAgainWanted = false;
      await this.playAgain();
    }
    await this.end();
  }

  stop(): void {
    this.#isStopped = true;
  }
}
