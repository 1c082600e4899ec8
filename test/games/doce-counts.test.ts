import { describe, expect, test } from 'vitest';
import { NaiveDoce, type NaiveDoceAction, type NaiveDoceOptions } from '../naive/doce';
import { actionFromWords } from '../../host/words/doce';
import { begin } from './arrange-doce';
import { countLeaves } from './leaves';

// How many sequences of actions lead on from a position, counted by the firmware's rules and by the naive model. Such
// numbers catch what examples overlook.

const first: NaiveDoceOptions = { first: 0, sameNumber: 2 };

const positions: [name: string, options: NaiveDoceOptions, script: string, leaves: number[]][] = [
  ['an empty grid (DC-grid, DC-blocker)', first, '', [175, 28800]],
  ['a marked die in the middle and one in a corner (DC-zone)', first, '22 00', [113, 14292]],
  ['the blocker has been put, the die must follow', first, '22 b44', [138, 14916]],
  [
    'one die before a row of threes (DC-win)',
    { first: 1, sameNumber: -2 },
    '01:3 40:1 03:3 42:1 00:3 44:1',
    [121, 13027],
  ],
  [
    'the last squares: passes, and rounds that nobody wins (DC-no-square)',
    first,
    '23 04 41 01 20 34 33 14 02 12 44 40 42 43 03 24 00 21',
    [37, 660, 38712],
  ],
  [
    'the blocker would leave no square (DC-blocker)',
    first,
    '03 01 42 44 24 02 20 33 34 14 04 40 43 11 41 23 21 00',
    [12, 252, 6552],
  ],
];

/** `03:5` is a die on row 0, column 3 showing 5, `03` one showing 6, `b03` the blocker. */
function setUp(options: NaiveDoceOptions, script: string) {
  const naive = new NaiveDoce(options);
  const game = begin(options);
  for (const word of script.split(' ').filter(Boolean)) {
    const seat = naive.awaited().seat as number;
    const [row, column] = [...word.replace('b', '')].map(Number) as [number, number];
    const action: NaiveDoceAction = word.startsWith('b')
      ? { do: 'blocker', seat, row, column }
      : { do: 'die', seat, row, column, face: Number(word.split(':')[1] ?? 6) };
    naive.apply(action);
    expect(game.rules.act(actionFromWords({ ...action }, 7) as number), word).toBe(0);
  }
  return { rules: game.rules, naive };
}

describe.each(positions)('%s', (_name, options, script, leaves) => {
  test.each(leaves.map((count, index) => [index + 1, count] as const))('depth %i: %i', (depth, count) => {
    const { rules, naive } = setUp(options, script);
    const before = rules.state();
    expect(countLeaves(naive, depth, (model) => model.legal())).toBe(count);
    expect(rules.countLeaves(depth)).toBe(count);
    expect(rules.state()).toEqual(before);
  });
});

test('the numbers can be worked out by hand near the root', () => {
  // An empty grid: a die leaves the other seat 24 squares for each face and for its blocker, a blocker must be followed.
  expect(25 * 6 * (24 * 6 + 24) + 25 * 24 * 6).toBe(28800);
  // Dice in the middle and in a corner: 23 squares are empty, eight of them in the zone of seat 0.
  expect((23 - 8) * 6 + 23).toBe(113);
});
