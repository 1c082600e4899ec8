import { expect, test } from 'vitest';
import { Rules } from '../../host/rules/rules';
import { doppelXOptions, playBothDoppelX } from './doppel-x-naive';

test(
  '300 random games of Doppel X agree with the naive model after every action',
  { timeout: 300_000 },
  () => {
    const rules = new Rules();
    const total = { actions: 0, refused: 0, flung: 0, tied: 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const played = playBothDoppelX(rules, doppelXOptions(seed), seed);
      total.actions += played.actions;
      total.refused += played.refused;
      total.flung += played.flung;
      total.tied += played.tied;
    }
    console.log(total);
  },
);
