import type { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import type { Refused } from '../words/reader';
import type { Speaker } from '../words/sentence';

type Words = Readonly<Record<string, unknown>>;

/** Tells what an action has done, a sentence for each thing; the rules that it was begun with have carried it out. */
export type Teller = (action: number, speaker: Speaker) => string[];

/**
 * A game as host programs speak of it: options, actions, positions and stories in words, to and from what the rules understand.
 * Each game is one such object; `index.ts` lists them.
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
  /** How many seats a game with this option word has. */
  seats(options: number): number;
  /** The score of each seat that counts for the result. */
  scores(rules: Rules): number[];
  /** What else there is to say of a result: counts by name. */
  facts(rules: Rules): Readonly<Record<string, number>>;
  /** The position as text for people, several lines. */
  drawBoard(rules: Rules): string;
  /** Remembers the position before an action; what comes back tells what the action did. Not asked about take-backs. */
  lookBefore(rules: Rules): Teller;
  /** The options, in words, that nobody can choose at a table: there they are always these. */
  readonly tableOptions: Words;
  /** Whether players hold at the table what others must not know; the seed of a match, which tells it, is then named last. */
  readonly hasHiddenHands: boolean;
  /** How a simulated table is built where nobody chooses: the modules that the game is best played with, a bit each (Module). */
  readonly tableModules: number;
}
