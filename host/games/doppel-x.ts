import { gameTitles } from '../../shared/catalogue';
import { DICE, Field, NEUTRAL, Zone } from '../../shared/doppel-x';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import {
  boardName,
  doppelXFromWords,
  doppelXOptionsOf,
  doppelXOptionWord,
  doppelXToWords,
  lettersOf,
  readDoppelXOptions,
  warningsOf,
} from '../words/doppel-x';
import { isRefused } from '../words/reader';
import { drawBoard } from './doppel-x-board';
import { describePosition, setUpPosition } from './doppel-x-position';
import { chips, lookBefore } from './doppel-x-story';
import type { HostGame } from './game';

/** Doppel X for host programs. */
export const doppelX = {
  id: GameId.DoppelX,
  name: 'doppel-x',
  title: gameTitles.DoppelX,
  readOptions: (words) => {
    const options = readDoppelXOptions(words);
    return isRefused(options) ? options : doppelXOptionWord(options);
  },
  describeOptions: doppelXOptionsOf,
  optionsInside,
  actionToWords: doppelXToWords,
  actionFromWords: doppelXFromWords,
  describePosition,
  setUpPosition,
  describeChance,
  describeMore,
  seats: (word) => doppelXOptionsOf(word).seats,
  scores: chips,
  facts: (rules) => ({ games: rules.read(Field.Round) }),
  drawBoard,
  lookBefore,
  hasHiddenHands: false,
  tableModules: 0,
  tableOptions: {},
} as const satisfies HostGame;

function optionsInside(rules: Rules): number {
  return doppelXOptionWord({
    seats: rules.read(Field.Seats),
    board: boardName(rules.read(Field.Board)),
    spinner: rules.read(Field.Spinner) === 1,
    letters: lettersOf(rules.read(Field.Letters)),
    first: rules.read(Field.FirstSeat),
  });
}

/** The report of a throw that comes next; a die may be `lost` instead. */
function describeChance(rules: Rules): object {
  const die = rules.read(Field.AwaitedDie);
  const seat = rules.awaitedSeats()[0];
  if (die < 0) return { do: 'settled', seat, flung: rules.legal().length > 1 };
  return { do: 'lie', seat, die: die === NEUTRAL ? 'neutral' : 'own', cells: true, face: true };
}

/** What programs call the areas. */
const zoneNames: Readonly<Record<Zone, string>> = {
  [Zone.Hole]: 'hole',
  [Zone.Minus]: '-1',
  [Zone.NoScore]: 'no-score',
  [Zone.One]: '1x',
  [Zone.Two]: '2x',
  [Zone.Three]: '3x',
};

/** Where each die counts (DX-touch), whether it is a Double X, and what should be said to those who set the game up. */
function describeMore(rules: Rules): object {
  const zoneOf = (die: number) => {
    const zone = rules.read(Field.DieZone, die);
    return zone < 0 ? null : zoneNames[zone as Zone];
  };
  const all = Array.from({ length: DICE }, (_, die) => zoneOf(die));
  return {
    areas: all.slice(0, rules.read(Field.Seats)),
    neutralArea: zoneOf(NEUTRAL),
    doubleX: rules.read(Field.DoubleX) === 1,
    warnings: warningsOf(doppelXOptionsOf(rules.options())),
  };
}
