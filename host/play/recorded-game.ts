import { type Language, languages } from '../../shared/catalogue';
import type { HostGame } from '../games/game';
import { games, type TableGameName } from '../games/index';
import { Recorder } from '../record/record';
import { isRefused } from '../words/reader';
import type { MachineName } from '../sim/machine';
import { colourName } from '../words/sentence';
import { ShownGame } from './shown-game';
import type { SimulatedGame } from './simulated-game';

export interface RecordedSetup {
  readonly game: TableGameName;
  /** How it is played, in the game's words; what is missing is the default. */
  readonly options: object;
  readonly seed: number;
  readonly language: Language;
  /** The colours word, where players have chosen. */
  readonly colours?: number | undefined;
  /** The modules that the table is built with, a bit each (Module); 0, a plain table, where nothing is said. */
  readonly modules?: number | undefined;
  /** What runs the firmware; the machine `node` where nothing is said. */
  readonly machine?: MachineName | undefined;
  /** When the conversation is opened, in milliseconds of the table's clock; as soon as can be where nothing is said. */
  readonly openAt?: number | undefined;
}

/** A game at the simulated table that can be watched and is recorded as it goes. */
export class RecordedGame {
  readonly shown: ShownGame;
  readonly game: SimulatedGame;
  #recorder: Recorder;
  /** How many games have been begun at this table. */
  #games = 0;
  readonly #onRecord: (line: string, game: number) => void;
  readonly #hostGame: HostGame;
  /** The option word. */
  readonly #options: number;

  /** `onRecord` receives each line of a record as soon as it is known, and which game it is of, from 1. Throws a RangeError for options that do not fit. */
  constructor(
    readonly setup: RecordedSetup,
    onRecord: (line: string, game: number) => void = () => {},
  ) {
    const { seed, language, colours, modules, machine, openAt } = setup;
    this.#hostGame = games[setup.game];
    const options = this.#hostGame.readOptions({ ...setup.options });
    if (isRefused(options)) throw new RangeError(options.message);
    this.#options = options;
    // English is what a table speaks that nobody has told otherwise.
    const spoken = languages.indexOf(language) || undefined;
    this.#onRecord = onRecord;
    this.#recorder = new Recorder();
    this.shown = new ShownGame(
      { game: this.#hostGame.id, options, seed, colours, modules, language: spoken, machine, openAt },
      {
        onGame: () => this.#begin(),
        onAction: (action, hash) => this.#recorder.add(action, hash, this.game.table.now),
      },
    );
    this.game = this.shown.game;
  }

  /** Writes the record's last line and switches the table off. Returns the whole record. */
  async end(): Promise<string> {
    this.#endRecord();
    await this.game.stop();
    return this.#recorder.text();
  }

  /** Ends the record and begins another game, which is recorded from its first line. */
  protected async playAgain(): Promise<void> {
    this.#endRecord();
    await this.game.startAgain();
  }

  #endRecord(): void {
    const { rules } = this.game.client.mirror;
    const isOver = rules.winners().length > 0;
    const seed = this.#games === 1 && this.#hostGame.hasHiddenHands ? { seed: this.setup.seed } : {};
    this.#recorder.end(isOver ? 'over' : 'stopped', rules.winners(), this.#hostGame.scores(rules), seed);
  }

  /** How many actions have been recorded. */
  get actions(): number {
    return this.#recorder.actions;
  }

  #begin(): void {
    const { rules, colours } = this.game.client.mirror;
    const { game } = this.setup;
    const number = ++this.#games;
    this.#recorder = new Recorder((line) => this.#onRecord(line, number));
    // Only the first game follows from the seed alone.
    const seed = number === 1 && !this.#hostGame.hasHiddenHands ? this.setup.seed : null;
    const options = this.#hostGame.describeOptions(this.#options);
    const worn = colours
      .slice(0, this.#hostGame.seats(this.#options))
      .map((colour) => colourName(colour, 'en'));
    this.#recorder.begin({ game, options, seed, colours: worn }, rules.hash(), this.game.table.now);
  }
}
