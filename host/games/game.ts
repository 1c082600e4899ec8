import type { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import type { Refused } from '../words/reader';

type Words = Readonly<Record<string, unknown>>;

/**
 * A game as host programs speak of it: options, actions and positions in words, to and from what the rules understand. Each
 * game is one such object; `index.ts` lists them.
 */
export interface HostGame {
  readonly id: GameId;
  /** The name on command lines and in records. */
  readonly name: string;
  readonly title: string;
  /** The option word for options in words; what is missing is the default. Says what is wrong. */
  readOptions(options: Words): number | Refused;
  /** The options that a word stands for, in words. */
  describeOptions(word: number): object;
  /** The option word of the game that `rules` is in, read from its state. */
  optionsInside(rules: Rules): number;
  actionToWords(action: number): object;
  /** An action from words; `seat` stands in where they name none. Says what is wrong with words it cannot read. */
  actionFromWords(words: Words, seat: number): number | Refused;
  /** The position in words, as `setUpPosition` takes it. */
  describePosition(rules: Rules): object;
  /** Sets a position up in spare rules; what is wrong with it, or null. */
  setUpPosition(rules: Rules, words: Words): Refused | null;
  /** While a chance input is awaited: the action in words, with `true` in place of each thing that chance decides. */
  describeChance(rules: Rules): object;
  /** What else an answer of the engine tells about a position. */
  describeMore(rules: Rules): object;
}
