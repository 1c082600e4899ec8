import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { everyDoceOptions, MOST_ACTIONS, playBothDoce } from './doce-naive';

// The naive model takes its time.
test('300 random games agree with the naive model after every action', { timeout: 240_000 }, () => {
  const rules = new Rules();
  let actions = 0;
  let longest = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const options = everyDoceOptions[seed % everyDoceOptions.length];
    const played = options ? playBothDoce(rules, options, seed) : 0;
    actions += played;
    longest = Math.max(longest, played);
  }
  expect(actions).toBeGreaterThan(300 * 40);
  expect(longest).toBeLessThanOrEqual(MOST_ACTIONS);
});
