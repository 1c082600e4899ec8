import { Module } from '../../shared/settings';
import { gameTitles } from '../../shared/catalogue';
import { Field, Phase } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import {
  doppioFromWords,
  doppioOptionsOf,
  doppioOptionWord,
  doppioToWords,
  readDoppioOptions,
  tileOfNumber,
} from '../words/doppio';
import { isRefused } from '../words/reader';
import { drawBoard, laidTiles } from './doppio-board';
import { describePosition, setUpPosition } from './doppio-position';
import { lookBefore, scores } from './doppio-story';
import type { HostGame } from './game';

const numbers = [0, 1, 2, 3, 4, 5, 6];

/** Doppio for host programs. */
export const doppio = {
  id: GameId.Doppio,
  name: 'doppio',
  title: gameTitles.Doppio,
  readOptions: (words) => {
    const options = readDoppioOptions(words);
    return isRefused(options) ? options : doppioOptionWord(options);
  },
  describeOptions: doppioOptionsOf,
  optionsInside: (rules) =>
    doppioOptionWord({ seats: rules.read(Field.Seats), hidden: rules.read(Field.Hidden) === 1 }),
  actionToWords: doppioToWords,
  actionFromWords: doppioFromWords,
  describePosition,
  setUpPosition,
  describeChance: (rules) => ({
    do: rules.read(Field.Phase) === (Phase.Deal as number) ? 'deal' : 'draw',
    seat: rules.read(Field.Turn),
    tile: true,
  }),
  describeMore,
  seats: (word) => doppioOptionsOf(word).seats,
  scores,
  facts: (rules) => ({ rounds: rules.read(Field.Round) }),
  drawBoard,
  lookBefore,
  // The table has no sensors in racks and boneyard (DP-hidden).
  hasHiddenHands: true,
  tableModules: Module.TagReader | Module.Racks,
  tableOptions: { hidden: true },
} as const satisfies HostGame;

/** The open ends of the tiles on the table (DP-spin), and the numbers that are unlocked (DP-unlock). */
function describeMore(rules: Rules): object {
  return {
    open: laidTiles(rules)
      .filter(({ tile }) => rules.read(Field.OpenSides, tile) > 0)
      .map(({ tile }) => ({
        tile: tileOfNumber(tile),
        number: rules.read(Field.OpenNumber, tile),
        sides: rules.read(Field.OpenSides, tile),
      })),
    unlocked: numbers.filter((number) => rules.read(Field.Unlocked, number) === 1),
  };
}
