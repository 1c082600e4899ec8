import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { playBothDoppio } from './doppio-naive';

test('300 random games of Doppio agree with the naive model after every action', () => {
  const rules = new Rules();
  let actions = 0;
  let blocked = 0;
  let tied = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const played = playBothDoppio(rules, (2 + (seed % 3)) as 2 | 3 | 4, seed);
    actions += played.actions;
    blocked += played.blocked;
    tied += played.tied;
  }
  expect(actions).toBeGreaterThan(300 * 200);
  expect(blocked).toBeGreaterThan(0);
  expect(tied).toBeGreaterThan(0);
}, 300_000);
