import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { everyOptions, playBoth } from './doubles-wild-naive';

test('300 random games agree with the naive model after every action', () => {
  const rules = new Rules();
  let actions = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const options = everyOptions[seed % everyOptions.length];
    if (options) actions += playBoth(rules, options, seed);
  }
  expect(actions).toBeGreaterThan(300 * 60);
});
