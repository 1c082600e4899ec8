import { gameTitles } from '../../shared/catalogue';
import { Field, Phase } from '../../shared/double-trouble';
import { GameId } from '../../shared/games';
import { Module } from '../../shared/settings';
import type { Rules } from '../rules/rules';
import {
  doubleTroubleFromWords,
  doubleTroubleOptionsOf,
  doubleTroubleOptionWord,
  doubleTroubleToWords,
  readDoubleTroubleOptions,
} from '../words/double-trouble';
import { isRefused } from '../words/reader';
import { drawBoard, isOnBoard, pieceNumber } from './double-trouble-board';
import { describePosition, setUpPosition } from './double-trouble-position';
import { lookBefore, scores } from './double-trouble-story';
import type { HostGame } from './game';

/** Double Trouble for host programs. */
export const doubleTrouble = {
  id: GameId.DoubleTrouble,
  name: 'double-trouble',
  title: gameTitles.DoubleTrouble,
  readOptions: (words) => {
    const options = readDoubleTroubleOptions(words);
    return isRefused(options) ? options : doubleTroubleOptionWord(options);
  },
  describeOptions: doubleTroubleOptionsOf,
  optionsInside: (rules) => rules.read(Field.Options),
  actionToWords: doubleTroubleToWords,
  actionFromWords: doubleTroubleFromWords,
  describePosition,
  setUpPosition,
  describeChance,
  // How many pieces of each seat have reached a FINISH.
  describeMore: (rules) => ({ finished: scores(rules) }),
  seats: (word) => doubleTroubleOptionsOf(word).seats,
  scores,
  facts: () => ({}),
  drawBoard,
  lookBefore,
  hasHiddenHands: false,
  tableModules: Module.TagReader | Module.Wheels | Module.Rollers,
  tableOptions: {},
} as const satisfies HostGame;

/** The rollers that are popped; in a pop-off the seat that shows a 6 first. */
function describeChance(rules: Rules): object {
  if (rules.read(Field.Phase) === (Phase.PopOff as number)) return { do: 'pop-off', seat: true };
  const colour = rules.read(Field.Colour);
  const pieces = [0, 1].filter((piece) => isOnBoard(rules.read(Field.Cell, pieceNumber(colour, piece))));
  return { do: 'pop', seat: rules.read(Field.Turn), dice: pieces.map(() => true) };
}
