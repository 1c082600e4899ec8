import { Field, Phase } from '../../shared/doubles-wild';
import { gameTitles } from '../../shared/catalogue';
import { GameId } from '../../shared/games';
import { drawBoard } from './doubles-wild-board';
import { describePosition, setUpPosition } from './doubles-wild-position';
import { lookBefore, scores } from './doubles-wild-story';
import type { Rules } from '../rules/rules';
import { actionFromWords, actionToWords, totalsOfCell } from '../words/doubles-wild';
import { optionsOf, optionWord, readOptions } from '../words/options';
import { isRefused } from '../words/reader';
import type { HostGame } from './game';

/** Doubles Wild for host programs. */
export const doublesWild = {
  id: GameId.DoublesWild,
  name: 'doubles-wild',
  title: gameTitles.DoublesWild,
  readOptions: (words) => {
    const options = readOptions(words);
    return isRefused(options) ? options : optionWord(options);
  },
  describeOptions: optionsOf,
  optionsInside: (rules) =>
    optionWord({
      seats: rules.read(Field.Seats),
      teams: rules.read(Field.Teams) === 1,
      suddenDeath: rules.read(Field.SuddenDeathOn) === 1,
    }),
  actionToWords,
  actionFromWords,
  describePosition,
  setUpPosition,
  describeChance,
  describeMore: (rules) => ({
    protected: Array.from({ length: 81 }, (_, cell) => cell)
      .filter((cell) => rules.read(Field.Protected, cell) === 1)
      .map((cell) => {
        const { row, column } = totalsOfCell(cell);
        return [row, column];
      }),
  }),
  seats: (word) => optionsOf(word).seats,
  scores,
  facts: (rules) => ({ suddenDeaths: rules.read(Field.SuddenDeaths) }),
  drawBoard,
  lookBefore,
  hasHiddenHands: false,
  tableModules: 0,
  tableOptions: {},
} as const satisfies HostGame;

/** The roll that is awaited: an action as soon as each `true` is replaced by a face; `null` is a die that stays. */
function describeChance(rules: Rules): object {
  const seat = rules.awaitedSeats()[0] ?? 0;
  const kept = rules.read(Field.BattleKept);
  const pairs = rules.read(Field.Rerolling);
  switch (rules.read(Field.Phase) as Phase) {
    case Phase.Order:
      return { do: 'order', seat, dice: [true, true, true] };
    case Phase.BattleRoll:
      return { do: 'battle-roll', seat, dice: [0, 1, 2].map((die) => ((kept >> die) & 1 ? null : true)) };
    case Phase.Reroll:
      return {
        do: 'roll',
        seat,
        ...(pairs & 1 ? { red: [true, true] } : {}),
        ...(pairs & 2 ? { blue: [true, true] } : {}),
      };
    default:
      return { do: 'roll', seat, red: [true, true], blue: [true, true] };
  }
}
