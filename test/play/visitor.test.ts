import { expect, test } from 'vitest';
import { actOnWorld } from '../../host/play/visitor';
import { viewOfTable } from '../../host/play/table-view';
import { AtTable } from '../table/at-table';

test('a click whose down and up arrive in the same millisecond is a press', async () => {
  const table = await AtTable.sitAsFirst();
  await table.dice({ red: [2, 3], blue: [4, 6] });
  for (const down of [true, false])
    actOnWorld(table.game.table.world, { hand: 'button', seat: 0, button: 1, down }, 0);
  await table.wait(200);
  expect(table.words).toBe('Blue: roll the red pair again? Confirm, or change');
});

test('dice are wanted while the table waits for a roll, not while it only allows one', async () => {
  const table = await AtTable.sitAsFirst();
  const wanted = () =>
    viewOfTable(table.game.client.mirror, table.game.table.world, { language: 'en', log: [] }).dice.map(
      (die) => die.wanted,
    );
  expect(wanted()).toEqual([true, true, false, true, true, false]);
  await table.dice({ red: [2, 3], blue: [4, 6] });
  expect(wanted()).toEqual([false, false, false, false, false, false]);
});
