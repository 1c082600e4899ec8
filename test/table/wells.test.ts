import { beforeEach, expect, test } from 'vitest';
import { antennaOfWell, objectTag } from '../../host/sim/world-tags';
import { Module } from '../../shared/settings';
import { FIRST_WILD_DIE } from '../../shared/objects';
import { AtTable } from './at-table';

/** Dice tumble, lie still, and are read. */
const THROW_TIME = 1500;

let table: AtTable;

beforeEach(async () => {
  table = await AtTable.sit({}, { modules: Module.TagReader });
  await table.wait(500);
});

async function throwDice(dice: number[]): Promise<number[]> {
  table.world.throwDice(dice);
  await table.wait(THROW_TIME);
  return dice.map((die) => table.world.dice[die]?.face ?? 0);
}

/** Rolls until seat 0 or 1 begins; whose turn it is. */
async function rollForOrder(): Promise<number> {
  while (table.prompt === 'RollForOrder') await throwDice([0, 1, 2]);
  return table.game.client.mirror.prompt.args[0] as number;
}

test('DW-order: dice thrown into the wells are read; dice that lay there before were not thrown', async () => {
  expect(table.accepted).toEqual([]);
  const dice = await throwDice([0, 1, 2]);
  expect(table.accepted).toEqual([{ do: 'order', seat: 0, dice }]);
});

test('DW-roll, DW-reroll: all four, then a pair by throwing it again', async () => {
  const seat = await rollForOrder();
  const [red1, red2, blue1, blue2] = await throwDice([0, 1, 3, 4]);
  expect(table.accepted.at(-1)).toEqual({ do: 'roll', seat, red: [red1, red2], blue: [blue1, blue2] });
  const red = await throwDice([0, 1]);
  expect(table.accepted.slice(-2)).toEqual([
    { do: 'reroll', seat, which: 'red' },
    { do: 'roll', seat, red },
  ]);
});

test('DW-reroll: one die of a pair does not count, and is told', async () => {
  await rollForOrder();
  await throwDice([0, 1, 3, 4]);
  const before = table.accepted.length;
  await throwDice([0]);
  expect(table.accepted).toHaveLength(before);
  expect(table.notes.at(-1)).toBe('Those dice are not awaited now; they do not count');
});

test('a die that is still in the hand is waited for', async () => {
  table.world.throwDice([0, 1, 2]);
  await table.wait(300);
  table.world.takeDie(1);
  await table.wait(3000);
  expect(table.accepted).toEqual([]);
  await throwDice([1]);
  expect(table.accepted).toHaveLength(1);
});

test('a die of the other colour in a well is guided out', async () => {
  table.world.takeDie(0);
  const wrong = objectTag(FIRST_WILD_DIE + 4 * 8 + 2, 77);
  table.world.tags.put(wrong, { antenna: antennaOfWell(0) });
  await table.wait(1000);
  expect(table.words).toBe('The well of red die 1 holds something that cannot be read: throw that die again');
  table.world.tags.take(wrong);
  await throwDice([0, 1, 2]);
  expect(table.accepted).toHaveLength(1);
});

test('a host cannot tell dice that the table reads', async () => {
  expect(await table.dice({ red: [1, 2, 3] })).toBe('dice-are-read');
  expect(table.accepted).toEqual([]);
});

test('marbles stay whose they are when the reader falls silent and comes back', async () => {
  const seat = await rollForOrder();
  while (table.prompt !== 'PutMarble' && table.prompt !== 'DecideVacant') {
    await throwDice([0, 1, 3, 4]);
    if (table.prompt !== 'DecideVacant') await table.press(seat, 'confirm');
  }
  const [, cell = 0] = table.game.client.mirror.prompt.args;
  table.world.put(cell, { seat, face: null });
  await table.wait(600);
  const { words } = table;
  table.world.reader.isPresent = false;
  await table.wait(3000);
  expect(table.words).toBe(words);
  table.world.reader.isPresent = true;
  await table.wait(2000);
  expect(table.words).toBe(words);
});

test('a reader that falls silent is reported, and the host may tell the dice', async () => {
  table.world.reader.isPresent = false;
  await table.wait(1500);
  expect(table.notes.at(-1)).toContain('The tag reader does not answer');
  expect(await table.dice({ red: [1, 2, 3] })).toBe('ok');
  table.world.reader.isPresent = true;
  await table.wait(2000);
  expect(table.notes.at(-1)).toBe('The tag reader answers again');
  expect(table.accepted).toHaveLength(1);
  await throwDice([0, 1, 2]);
  expect(table.accepted).toHaveLength(2);
});
