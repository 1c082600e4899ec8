import { describe, expect, test } from 'vitest';
import { NaiveDoppio, type NaiveDoppioAction, type Tile } from '../naive/doppio';
import { doppioFromWords } from '../../host/words/doppio';
import { begin } from './doppio-arrange';
import { countLeaves } from './leaves';

// How many sequences of actions lead on from a position, counted by the firmware's rules and by the naive model, tiles that
// are dealt and drawn included. Such numbers catch what examples overlook. Hands are known: the naive model knows no others.

/** `6-3` → 3-6. */
const tile = (text: string) =>
  text
    .split('-')
    .map(Number)
    .sort((a, b) => a - b) as Tile;

interface Position {
  readonly name: string;
  readonly hands: readonly string[];
  /** `6-6`, then `6-3 on 6-6`, or `+6-3` for a tile that is drawn. */
  readonly script: readonly string[];
  readonly leaves: readonly number[];
}

const two = ['6-6 0-6 1-6 2-2 3-3 0-1 1-2 4-5', '5-5 2-6 3-6 4-6 4-4 0-2 1-3 3-5'];
const three = ['6-6 0-6 2-6 0-0 1-2 1-5', '1-6 4-6 1-1 2-5 2-3 0-3', '3-6 5-6 5-5 2-2 0-4 3-4'];

const positions: readonly Position[] = [
  { name: 'the first tiles are dealt (DP-deal)', hands: ['', ''], script: [], leaves: [28, 756, 19656] },
  {
    name: 'the highest double must begin (DP-start)',
    hands: two,
    script: [],
    leaves: [1, 3, 8, 21, 51, 171],
  },
  {
    name: 'a spinner with four tiles, and doubles that unlock (DP-spin, DP-unlock)',
    hands: two,
    script: ['6-6', '2-6 on 6-6', '0-6 on 6-6', '3-6 on 6-6', '1-6 on 6-6'],
    leaves: [12, 22, 43, 64, 253, 433],
  },
  {
    name: 'three seats, the second of them draws (DP-draw, DP-must)',
    hands: three,
    script: ['6-6', '4-6 on 6-6', '5-6 on 6-6', '0-6 on 6-6', '1-6 on 6-6', '5-5 on 5-6'],
    leaves: [2, 6, 25, 49, 119, 257],
  },
];

function setUp({ hands, script }: Position) {
  const naive = new NaiveDoppio({ seats: hands.length as 2 | 3 });
  const { rules } = begin(hands.length);
  const act = (words: object) => {
    const action = { ...words, seat: naive.awaited().seat } as NaiveDoppioAction;
    naive.apply(action);
    expect(rules.act(doppioFromWords({ ...action }, 7) as number), JSON.stringify(action)).toBe(0);
  };
  const dealt = hands.map((hand) => hand.split(' ').filter(Boolean).map(tile));
  dealt[0]?.forEach((_, turn) => dealt.forEach((hand) => act({ do: 'deal', tile: hand[turn] })));
  for (const text of script) {
    const [what = '', on] = text.split(' on ');
    act({ do: 'play', tile: tile(what), on: on === undefined ? null : tile(on) });
  }
  return { rules, naive };
}

describe.each(positions)('$name', (position) => {
  test.each(position.leaves.map((count, index) => [index + 1, count] as const))(
    'depth %i: %i',
    (depth, count) => {
      const { rules, naive } = setUp(position);
      const before = rules.state();
      expect(countLeaves(naive, depth, (model) => model.legal())).toBe(count);
      expect(rules.countLeaves(depth)).toBe(count);
      expect(rules.state()).toEqual(before);
    },
  );
});

test('the numbers can be worked out by hand near the root', () => {
  // Any of 28 tiles, then of 27, then of 26 (DP-deal).
  expect([28, 28 * 27, 28 * 27 * 26]).toEqual([28, 756, 19656]);
  // The highest double must begin; the other seat may join 2-6, 3-6 or 4-6 to it, and nothing else fits.
  expect([1, 1 * 3]).toEqual([1, 3]);
});
