import { Module } from '../../shared/settings';
import { gameTitles } from '../../shared/catalogue';
import { Field } from '../../shared/doce';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import { actionFromWords, actionToWords, optionsOf, optionWord, readOptions } from '../words/doce';
import { isRefused } from '../words/reader';
import { drawBoard } from './doce-board';
import { describePosition, pairsOf, setUpPosition } from './doce-position';
import { lookBefore, scores } from './doce-story';
import type { HostGame } from './game';

/** DOCE for host programs. */
export const doce = {
  id: GameId.Doce,
  name: 'doce',
  title: gameTitles.Doce,
  readOptions: (words) => {
    const options = readOptions(words);
    return isRefused(options) ? options : optionWord(options);
  },
  describeOptions: optionsOf,
  optionsInside: (rules) =>
    optionWord({
      first: rules.read(Field.FirstSeat) === 1 ? 1 : 0,
      sameNumber: rules.read(Field.SameNumberCosts) === 1 ? -2 : 2,
    }),
  actionToWords,
  actionFromWords,
  describePosition,
  setUpPosition,
  // Nothing in DOCE is left to chance: dice are put with any face on top.
  describeChance: () => ({}),
  describeMore,
  seats: () => 2,
  scores,
  facts: () => ({}),
  drawBoard,
  lookBefore,
  hasHiddenHands: false,
  tableModules: Module.TagReader,
  tableOptions: {},
} as const satisfies HostGame;

/** What each seat has left in this round, and the squares of its no-play zone (DC-zone). */
function describeMore(rules: Rules): object {
  const each = <Value>(describe: (seat: number) => Value) => [0, 1].map(describe);
  return {
    diceLeft: each((seat) => rules.read(Field.DiceLeft, seat)),
    blockers: each((seat) => rules.read(Field.HasBlocker, seat) === 1),
    zones: each((seat) => pairsOf((square) => ((rules.read(Field.Zone, square) >> seat) & 1) === 1)),
  };
}
