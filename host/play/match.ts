import { Field } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { Prompt } from '../../shared/prompts';
import { Hands } from '../hands/hands';
import { Recorder } from '../record/record';
import { scoresOf } from '../record/replay';
import { type DoublesWildOptions, optionWord } from '../words/options';
import { colourName } from '../words/sentence';
import { SimulatedGame } from './simulated-game';

export interface MatchSetup {
  readonly options: DoublesWildOptions;
  readonly seed: number;
  /** How often hands make a mistake instead of what was asked, 0 … 1. */
  readonly clumsiness: number;
}

export interface MatchResult {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly suddenDeaths: number;
  readonly actions: number;
  /** Simulated time from the start to the end, in milliseconds. */
  readonly time: number;
  readonly record: string;
}

/** A match that has not come to its end: hands and table do not understand each other. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** Far more deeds than a match takes; beyond it hands and table are in a loop. */
const MOST_DEEDS = 20_000;

/** One match of scripted hands at the simulated table, recorded. */
export class Match {
  readonly game: SimulatedGame;
  readonly hands: Hands;
  readonly recorder = new Recorder();
  #beganAt = 0;

  constructor(readonly setup: MatchSetup) {
    const { options, seed, clumsiness } = setup;
    this.game = new SimulatedGame(
      { game: GameId.DoublesWild, options: optionWord(options), seed },
      {
        onGame: () => this.#begin(),
        onAction: (action, hash) => this.recorder.add(action, hash, this.game.table.now - this.#beganAt),
      },
    );
    this.hands = new Hands(this.game, { seed, clumsiness });
  }

  #begin(): void {
    const { options, seed } = this.setup;
    const { rules, colours } = this.game.client.mirror;
    this.#beganAt = this.game.table.now;
    const worn = colours.slice(0, options.seats).map((colour) => colourName(colour, 'en'));
    this.recorder.begin({ game: 'doubles-wild', options, seed, colours: worn }, rules.hash());
  }

  /** Plays to the end. `pace` is awaited between deeds, for those who want to watch. Throws Stuck. */
  async play(pace: () => Promise<void> = async () => {}): Promise<MatchResult> {
    const { mirror } = this.game.client;
    await this.game.start();
    for (let deeds = 0; !this.#isOver(); deeds++) {
      if (deeds === MOST_DEEDS)
        throw new Stuck(
          `seed ${this.setup.seed}: no end after ${deeds} deeds; ${Prompt[mirror.prompt.code]}`,
        );
      await this.hands.act();
      await pace();
    }
    const { rules } = mirror;
    this.recorder.end('over', rules.winners(), scoresOf(rules));
    return {
      winners: rules.winners(),
      scores: scoresOf(rules),
      suddenDeaths: rules.read(Field.SuddenDeaths),
      actions: this.recorder.lines.length - 2,
      time: this.game.table.now - this.#beganAt,
      record: this.recorder.text(),
    };
  }

  /** Over, and nothing lies wrong any more. */
  #isOver(): boolean {
    return this.game.client.mirror.prompt.code === Prompt.Over;
  }
}
