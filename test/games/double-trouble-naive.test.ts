import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { everyDoubleTroubleOptions, playBothDoubleTrouble } from './double-trouble-naive';

// The naive model takes its time.
test('200 random games of Double Trouble agree with the naive model', { timeout: 240_000 }, () => {
  const rules = new Rules();
  const totals = new Map<string, number>();
  for (let seed = 1; seed <= 200; seed++) {
    const options = everyDoubleTroubleOptions[seed % everyDoubleTroubleOptions.length];
    if (!options) throw new Error('there are no options');
    for (const [what, count] of Object.entries(playBothDoubleTrouble(rules, options, seed)))
      totals.set(what, (totals.get(what) ?? 0) + Number(count));
  }
  expect(totals.get('actions')).toBeGreaterThan(200 * 100);
  expect(totals.get('isOver')).toBeGreaterThan(150);
  // Nothing that is rare has been left out.
  expect([...totals].filter(([, count]) => count === 0)).toEqual([]);
});
