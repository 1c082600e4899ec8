import { Prompt } from '../../shared/prompts';
import { games } from '../games/index';
import type { Hands } from '../hands/hands';
import { handsFor } from '../hands/index';
import { RecordedGame, type RecordedSetup } from './recorded-game';

export interface MatchSetup extends RecordedSetup {
  /** How often hands make a mistake instead of what was asked, 0 … 1. */
  readonly clumsiness: number;
}

export interface MatchResult {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** What else the game tells of its result, by name. */
  readonly facts: Readonly<Record<string, number>>;
  readonly actions: number;
  /** Simulated time from power-up to the end, in milliseconds. */
  readonly time: number;
  readonly record: string;
}

/** A match that has not come to its end: hands and table do not understand each other. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** What the table says when a match has ended. */
export const ends: readonly Prompt[] = [Prompt.Over, Prompt.Drawn];

/** Far more deeds than a match takes; beyond it hands and table are in a loop. */
const MOST_DEEDS = 20_000;

/** One match of scripted hands at the simulated table, recorded. */
export class Match extends RecordedGame {
  readonly hands: Hands;

  constructor(setup: MatchSetup) {
    super(setup);
    this.hands = handsFor(setup.game, this.game, setup);
  }

  /** Plays to the end. Throws Stuck. */
  async play(): Promise<MatchResult> {
    const { mirror } = this.game.client;
    await this.game.start();
    for (let deeds = 0; !ends.includes(mirror.prompt.code); deeds++) {
      if (deeds === MOST_DEEDS)
        throw new Stuck(
          `seed ${this.setup.seed}: no end after ${deeds} deeds; ${Prompt[mirror.prompt.code]}`,
        );
      await this.hands.act();
    }
    const { rules } = mirror;
    const game = games[this.setup.game];
    return {
      winners: rules.winners(),
      scores: game.scores(rules),
      facts: game.facts(rules),
      actions: this.actions,
      time: this.game.table.now,
      record: await this.end(),
    };
  }
}
