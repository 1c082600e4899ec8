import { expect, test } from 'vitest';
import { everyOptions } from '../games/doubles-wild-naive';
import { playClumsily } from './clumsy-matches';

const everyMistake = [
  'slide',
  'wrong pocket',
  'lift and put back',
  'two hands at once',
  'die leaves its well',
  'stray dice',
  'wrong button',
  'take back',
];

test('200 matches of clumsy hands: every one ends as its record replays, and no wrong move is recorded', async () => {
  const made: Record<string, number> = {};
  for (let seed = 1; seed <= 200; seed++) {
    const options = everyOptions[seed % everyOptions.length];
    if (!options) continue;
    const mistakes = await playClumsily(options, seed, [0, 0.1, 0.2, 0.4][seed % 4] ?? 0);
    for (const [kind, count] of Object.entries(mistakes)) made[kind] = (made[kind] ?? 0) + count;
  }
  expect(Object.keys(made).sort()).toEqual([...everyMistake].sort());
  for (const kind of everyMistake) expect(made[kind], kind).toBeGreaterThan(200);
}, 240_000);
