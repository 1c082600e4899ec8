import type { Language } from '../../shared/catalogue';
import { GameId } from '../../shared/games';
import { Recorder } from '../record/record';
import { scoresOf } from '../record/replay';
import { type DoublesWildOptions, optionWord } from '../words/options';
import { colourName } from '../words/sentence';
import { ShownGame } from './shown-game';
import type { SimulatedGame } from './simulated-game';

export interface RecordedSetup {
  readonly options: DoublesWildOptions;
  readonly seed: number;
  readonly language: Language;
  /** The colours word, where players have chosen. */
  readonly colours?: number | undefined;
}

/** A game at the simulated table that can be watched and is recorded as it goes. */
export class RecordedGame {
  readonly shown: ShownGame;
  readonly game: SimulatedGame;
  readonly #recorder: Recorder;

  /** `onRecord` receives each line of the record as soon as it is known. */
  constructor(
    readonly setup: RecordedSetup,
    onRecord: (line: string) => void = () => {},
  ) {
    const { options, seed, language, colours } = setup;
    this.#recorder = new Recorder(onRecord);
    this.shown = new ShownGame(
      { game: GameId.DoublesWild, options: optionWord(options), seed, colours },
      {
        language,
        onGame: () => this.#begin(),
        onAction: (action, hash) => this.#recorder.add(action, hash, this.game.table.now),
      },
    );
    this.game = this.shown.game;
  }

  /** Writes the record's last line and switches the table off. Returns the whole record. */
  async end(): Promise<string> {
    const { rules } = this.game.client.mirror;
    const isOver = rules.winners().length > 0;
    this.#recorder.end(isOver ? 'over' : 'stopped', rules.winners(), scoresOf(rules));
    await this.game.stop();
    return this.#recorder.text();
  }

  /** How many actions have been recorded. */
  get actions(): number {
    return this.#recorder.actions;
  }

  #begin(): void {
    const { rules, colours } = this.game.client.mirror;
    const { options, seed } = this.setup;
    const worn = colours.slice(0, options.seats).map((colour) => colourName(colour, 'en'));
    this.#recorder.begin(
      { game: 'doubles-wild', options, seed, colours: worn },
      rules.hash(),
      this.game.table.now,
    );
  }
}
