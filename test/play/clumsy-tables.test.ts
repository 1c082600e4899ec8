import { expect, test } from 'vitest';
import { Module } from '../../shared/settings';
import { playClumsily } from './clumsy-matches';
import { playClumsilyAt } from './clumsy-tables';

const READER = Module.TagReader;
const RACKS = Module.TagReader | Module.Racks;
const rates = [0, 0.1, 0.2, 0.4];

function add(made: Record<string, number>, mistakes: Readonly<Record<string, number>>): void {
  for (const [kind, count] of Object.entries(mistakes)) made[kind] = (made[kind] ?? 0) + count;
}

test('DOCE: every match of clumsy hands ends as its record replays, and no wrong move is recorded', async () => {
  const made: Record<string, number> = {};
  for (let seed = 1; seed <= 40; seed++)
    add(made, await playClumsilyAt(0, 'doce', { first: seed % 2 }, seed, rates[seed % 4] ?? 0));
  for (let seed = 1; seed <= 4; seed++) add(made, await playClumsilyAt(READER, 'doce', {}, seed, 0.3));
  const kinds = [
    ...['slide', 'wrong square', 'other seat’s die', 'lift and put back', 'put back otherwise'],
    ...['knocked die', 'leaning die', 'outside the grid', 'wrong button', 'take back'],
  ];
  expect(Object.keys(made).sort()).toEqual(kinds.sort());
}, 240_000);

test('Doppio: every match of clumsy hands ends as its record replays, and no wrong move is recorded', async () => {
  const made: Record<string, number> = {};
  const options = (seed: number) => ({ seats: 2 + (seed % 3), hidden: true });
  for (let seed = 1; seed <= 12; seed++)
    add(made, await playClumsilyAt(0, 'doppio', options(seed), seed, rates[seed % 4] ?? 0));
  for (let seed = 1; seed <= 2; seed++)
    add(made, await playClumsilyAt(READER, 'doppio', options(seed), seed, 0.2));
  add(made, await playClumsilyAt(RACKS, 'doppio', options(1), 1, 0.2));
  const kinds = [
    'wrong tile',
    'other seat’s tile',
    'wrong button',
    'take back',
    'tile off the rack',
    'wrong draw',
  ];
  expect(Object.keys(made).sort()).toEqual(kinds.sort());
}, 240_000);

test('Doubles Wild with dice read from the wells: the same', async () => {
  for (let seed = 1; seed <= 3; seed++)
    await playClumsily({ seats: 2, teams: false, suddenDeath: true }, seed, 0.2, READER);
}, 240_000);
