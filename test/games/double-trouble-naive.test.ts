import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { everyDoubleTroubleOptions, playBothDoubleTrouble } from './double-trouble-naive';

// The naive model takes its time.
test('200 random games of Double Trouble agree with the naive model', { timeout: 240_000 }, () => {
  const rules = new Rules();
  const sums = { actions: 0, isOver: 0, popOffs: 0, collisions: 0, fromCentre: 0, rides: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const options = everyDoubleTroubleOptions[seed % everyDoubleTroubleOptions.length];
    if (!options) throw new Error('no options');
    const played = playBothDoubleTrouble(rules, options, seed);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += Number(played[name]);
  }
  process.stdout.write(JSON.stringify(sums));
  expect(sums.actions).toBeGreaterThan(200 * 100);
});
