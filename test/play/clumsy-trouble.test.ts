import { expect, test } from 'vitest';
import { Module } from '../../shared/settings';
import { playTroubleClumsily } from './clumsy-trouble';

const FULL = Module.TagReader | Module.Wheels | Module.Rollers;
const rates = [0, 0.1, 0.2, 0.4];

test('Double Trouble: every match of clumsy hands ends as its record replays, and no wrong roll is recorded', async () => {
  const made: Record<string, number> = {};
  const add = (mistakes: Readonly<Record<string, number>>) => {
    for (const [kind, count] of Object.entries(mistakes)) made[kind] = (made[kind] ?? 0) + count;
  };
  for (let seed = 1; seed <= 16; seed++) {
    const options = seed % 5 === 0 ? { twoColours: true } : { seats: 2 + (seed % 3) };
    add(await playTroubleClumsily(0, options, seed, rates[seed % 4] ?? 0));
  }
  add(await playTroubleClumsily(FULL, {}, 23, 0.35));
  const kinds = [
    ...['lift and put back', 'wrong button', 'take back', 'arrow backwards', 'wrong space'],
    ...['moved before popping', 'wheel nudged', 'wheel half-turned', 'two wheels', 'wrong roller'],
  ];
  expect(Object.keys(made).sort()).toEqual(kinds.sort());
}, 240_000);
