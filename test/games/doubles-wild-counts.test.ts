import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { actionFromWords } from '../../host/words/doubles-wild';
import { NaiveDoublesWild, type NaiveAction, type NaiveOptions } from '../naive/doubles-wild';
import { optionWord } from '../../host/words/options';
import { countLeaves } from './leaves';

// How many sequences of actions lead on from a position: counted by the firmware's rules, by the naive model, and written
// down here, so that a change in both is noticed. Such numbers catch what examples overlook.

type Script = readonly Readonly<Record<string, unknown>>[];

const FACES = [1, 2, 3, 4, 5, 6];
const order = (...totals: number[]): Script =>
  totals.map((face) => ({ do: 'order', dice: [face, face, face] }));
const roll = (red: number[], blue: number[]) => ({ do: 'roll', red, blue });
const keep = { do: 'keep' };
const pick = (row: number, column: number): Script => [roll([1, 1], [6, 6]), { do: 'pocket', row, column }];
const fight = (...dice: number[]) => ({ do: 'battle-roll', dice });
const stay = { do: 'battle-keep', keep: [true, true, true] };

const alone: NaiveOptions = { seats: 2, teams: false, suddenDeath: true };
const teams: NaiveOptions = { seats: 4, teams: true, suddenDeath: true };

const positions: [name: string, options: NaiveOptions, script: Script, leaves: number[]][] = [
  ['first roll: two seats, an empty board', alone, order(6, 1), [1296, 12240]],
  [
    'wild column: team play, with a vacant, an opponent’s, a teammate’s and a protected pocket',
    teams,
    [
      ...order(6, 1, 1, 1),
      ...[pick(5, 5), pick(3, 5), pick(4, 5), pick(11, 3)].flat(),
      ...[pick(5, 6), pick(9, 5), pick(9, 9), pick(11, 7)].flat(),
      ...[pick(7, 7), pick(9, 6), pick(9, 11), pick(11, 11)].flat(),
      ...[pick(3, 3), pick(9, 7)].flat(),
      roll([4, 4], [2, 3]),
    ],
    [12, 9370, 264892],
  ],
  [
    'last answer: 12 against 12, and the defender’s choice in round three of a battle',
    alone,
    [
      ...order(6, 1),
      ...pick(5, 5),
      roll([2, 3], [1, 4]),
      ...[keep, fight(4, 4, 4), fight(5, 4, 3), stay, stay, stay],
    ],
    [8, 349, 388147],
  ],
];

function setUp(options: NaiveOptions, script: Script): { rules: Rules; naive: NaiveDoublesWild } {
  const rules = new Rules();
  rules.start(GameId.DoublesWild, optionWord(options));
  const naive = new NaiveDoublesWild(options);
  for (const words of script) {
    const seat = naive.awaited().seat as number;
    naive.apply({ ...words, seat } as NaiveAction);
    expect(rules.act(actionFromWords(words, seat) as number), JSON.stringify(words)).toBe(0);
  }
  return { rules, naive };
}

/** Every way in which the wanted dice can fall, null for the others. */
function results(wanted: readonly boolean[]): (number | null)[][] {
  return wanted.reduce<(number | null)[][]>(
    (all, isWanted) => all.flatMap((dice) => (isWanted ? FACES : [null]).map((face) => [...dice, face])),
    [[]],
  );
}

/** Every action that the naive model may take next, chance included. */
function actionsOf(naive: NaiveDoublesWild): NaiveAction[] {
  const { phase, seat } = naive.awaited();
  const shape = naive.chanceShape();
  if (!shape) return naive.legal();
  if ('dice' in shape) return results(shape.dice).map((dice) => ({ do: phase, seat, dice }) as NaiveAction);
  return results([shape.red, shape.red, shape.blue, shape.blue]).map((dice) => {
    const red = shape.red ? { red: dice.slice(0, 2) } : {};
    const blue = shape.blue ? { blue: dice.slice(2) } : {};
    return { do: 'roll', seat, ...red, ...blue } as NaiveAction;
  });
}

describe.each(positions)('%s', (_name, options, script, leaves) => {
  test.each(leaves.map((count, index) => [index + 1, count] as const))('depth %i: %i', (depth, count) => {
    const { rules, naive } = setUp(options, script);
    const before = rules.state();
    expect(rules.countLeaves(depth)).toBe(count);
    expect(rules.state()).toEqual(before);
    expect(countLeaves(naive, depth, actionsOf)).toBe(count);
  });
});

test('the numbers can be worked out by hand near the root', () => {
  // Two seats on an empty board, by the doubles of the first roll: keep, three ways to roll again, and the pockets.
  const [none, one, two] = [30 * 30, 2 * 6 * 30, 6 * 6];
  expect(none * (4 + 1) + one * (4 + 9) + two * (4 + 81)).toBe(12240);
  // The wild column: keeping leaves 8 pockets; five are vacant and one is protected (the next seat rolls), one means a
  // battle and one a choice between two.
  expect(8 + 2 * 6 ** 2 + 6 ** 4 + 6 * 6 ** 4 + 6 ** 3 + 2).toBe(9370);
  // The last answer: keeping all is a tie (7 choices), any other choice rolls one, two or three dice.
  expect(7 + 3 * 6 + 3 * 6 ** 2 + 6 ** 3).toBe(349);
});
