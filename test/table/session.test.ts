import { beforeEach, describe, expect, test } from 'vitest';
import { ledOfCell } from '../../hardware/description';
import { cellOfTotals } from '../../host/words/doubles-wild';
import { AtTable } from './at-table';

let table: AtTable;

describe('a piece that is exactly one legal action', () => {
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
    await table.dice({ red: [2, 3], blue: [4, 6] });
    table.accepted.length = 0;
  });

  test('the pocket asked for glows steadily, the words name it, and a marble there is the move', async () => {
    expect(table.words).toBe('Blue: put a marble on row 5, column 10, or roll again');
    expect(await table.rhythm(5, 10)).toBe('steady high');
    await table.put(5, 10, 0);
    expect(table.accepted).toEqual([{ do: 'pocket', seat: 0, row: 5, column: 10 }]);
    expect(table.words).toBe('Orange: roll two red and two blue dice');
    expect(await table.rhythm(5, 10)).toBe('steady low');
  });

  test('the light answers the touch at once, the record waits until the marble lies still', async () => {
    const led = ledOfCell(cellOfTotals(7, 7));
    const { leds } = table.game.table.world;
    await table.put(7, 7, 0, { wait: 10 });
    expect(Math.max(...leds.colour(led))).toBeGreaterThan(100);
    await table.lift(7, 7, { wait: 20 });
    await table.put(5, 10, 0, { wait: 340 });
    expect(table.accepted).toEqual([]);
    await table.wait(40);
    expect(table.accepted).toHaveLength(1);
  });

  test('contacts that bounce for four milliseconds make one move', async () => {
    await table.put(5, 10, 0, { bounce: [1, 1.5, 2, 3, 3.2, 4] });
    expect(table.accepted).toHaveLength(1);
  });

  test('a marble slid over other pockets is read only where it comes to rest', async () => {
    for (const column of [3, 4, 5, 6, 7, 8, 9]) {
      await table.put(5, column, 0, { wait: 180 });
      await table.lift(5, column, { wait: 10 });
    }
    expect(table.accepted).toEqual([]);
    await table.put(5, 10, 0);
    expect(table.accepted).toEqual([{ do: 'pocket', seat: 0, row: 5, column: 10 }]);
  });
});

describe('with a double, sliding over pockets that are all legal (DW-wild)', () => {
  test('only the last one counts', async () => {
    table = await AtTable.sitAsFirst();
    await table.dice({ red: [2, 3], blue: [4, 4] });
    expect(table.words).toBe('Blue: blue double! Any pocket of row 5, or roll again');
    expect(await table.rhythm(5, 3)).toBe('breathing');
    expect(await table.rhythm(6, 3)).toBe('off');
    table.accepted.length = 0;
    for (const column of [3, 4, 5]) {
      await table.put(5, column, 0, { wait: 200 });
      await table.lift(5, column, { wait: 5 });
    }
    await table.put(5, 6, 0);
    expect(table.accepted).toEqual([{ do: 'pocket', seat: 0, row: 5, column: 6 }]);
  });
});

describe('pieces that lie wrong are guided back, and the game waits', () => {
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
    await table.takePocket([2, 3], [4, 6], 0);
    table.accepted.length = 0;
  });

  test('an extra marble: double blink, words, no dice until it is lifted', async () => {
    const before = table.hash;
    await table.put(8, 8, 1);
    expect(table.words).toBe('A marble too many on row 8, column 8: lift it');
    expect(await table.rhythm(8, 8)).toBe('double blink');
    expect(await table.dice({ red: [1, 2], blue: [3, 4] })).toBe('table-differs');
    expect(table.notes.at(-1)).toBe('First put the pieces right');
    expect(table.hash).toBe(before);
    await table.lift(8, 8);
    expect(table.words).toBe('Orange: roll two red and two blue dice');
    expect(table.accepted).toEqual([]);
  });

  test('a missing marble: fast blink, words, and all is well when it is back', async () => {
    await table.dice({ red: [1, 2], blue: [1, 3] }); // Orange has rolled: Blue's move can no longer be taken back
    table.accepted.length = 0;
    await table.lift(5, 10);
    expect(table.words).toBe('Blue’s marble is missing on row 5, column 10: put it back');
    expect(await table.rhythm(5, 10)).toBe('fast blink');
    await table.put(5, 10, 0);
    expect(table.words).toBe('Orange: put a marble on row 3, column 4, or roll again');
    expect(table.accepted).toEqual([]);
  });

  test('a marble in the wrong pocket: the words say where it belongs', async () => {
    await table.dice({ red: [1, 2], blue: [1, 3] });
    table.accepted.length = 0;
    await table.put(3, 5, 1);
    expect(table.words).toBe('Not row 3, column 5: Orange’s marble belongs on row 3, column 4');
    expect(await table.rhythm(3, 4)).toBe('steady high');
    await table.lift(3, 5);
    await table.put(3, 4, 1);
    expect(table.accepted).toEqual([{ do: 'pocket', seat: 1, row: 3, column: 4 }]);
  });

  test('two hands at once: a lifted marble and a new one are no move until the first is back', async () => {
    await table.dice({ red: [1, 2], blue: [1, 3] });
    table.accepted.length = 0;
    await table.lift(5, 10, { wait: 30 });
    await table.put(3, 4, 1);
    expect(table.accepted).toEqual([]);
    await table.put(5, 10, 0);
    expect(table.accepted).toEqual([{ do: 'pocket', seat: 1, row: 3, column: 4 }]);
  });

  test('lifting and putting back is nothing', async () => {
    await table.lift(5, 10, { wait: 1200 });
    await table.put(5, 10, 0);
    expect(table.accepted).toEqual([]);
    expect(table.words).toBe('Orange: roll two red and two blue dice');
  });
});

test('marbles that lie on the board when a game begins are to be cleared away', async () => {
  table = await AtTable.sit();
  await table.put(3, 3, 0, { wait: 20 });
  await table.put(4, 4, 1);
  expect(table.words).toBe('Clear the board: 2 marbles to lift');
  await table.lift(3, 3);
  expect(table.words).toBe('A marble too many on row 4, column 4: lift it');
  await table.lift(4, 4);
  expect(table.words).toBe('Blue: roll three red dice for the first turn');
});

describe('a battle (DW-battle, DW-stake)', () => {
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
    await table.takePocket([2, 3], [4, 6], 0);
    await table.dice({ red: [2, 3], blue: [4, 6] });
    expect(table.words).toBe('Orange: confirm to battle for row 5, column 10, or roll again');
    await table.press(1, 'confirm');
    table.accepted.length = 0;
  });

  test('won: the old marble blinks three times until it is lifted, then the new one is awaited', async () => {
    expect(table.words).toBe('Orange attacks, round 1: roll the red dice');
    await table.dice({ red: [6, 6, 6] });
    await table.dice({ blue: [1, 1, 1] });
    expect(table.words).toBe('Orange, round 2, against 3: roll some dice again, or confirm to keep all');
    await table.press(1, 'confirm');
    await table.dice({ blue: [0, 2, 0] }); // re-rolling one die says which two stay
    await table.press(1, 'confirm');
    await table.press(0, 'confirm');
    expect(table.words).toBe('On row 5, column 10: lift Blue’s marble, then put Orange’s');
    expect(await table.rhythm(5, 10)).toBe('triple blink');
    expect(await table.dice({ red: [1, 2], blue: [1, 2] })).toBe('table-differs');
    await table.lift(5, 10);
    expect(table.words).toBe('Orange’s marble is missing on row 5, column 10: put it back');
    await table.put(5, 10, 1);
    expect(table.words).toBe('Blue: roll two red and two blue dice');
    expect(table.accepted).toContainEqual({ do: 'battle-keep', seat: 0, keep: [true, false, true] });
  });

  test('lost: the board stays as it is', async () => {
    await table.dice({ red: [1, 1, 1] });
    await table.dice({ blue: [6, 6, 6] });
    for (const seat of [1, 0, 1, 0]) await table.press(seat, 'confirm');
    expect(table.words).toBe('Blue: roll two red and two blue dice');
    expect(await table.rhythm(5, 10)).toBe('steady low');
  });

  test('a tie round takes no confirm: at least one die must be rolled (DW-battle-tie)', async () => {
    await table.dice({ red: [3, 3, 3] });
    await table.dice({ blue: [3, 3, 3] });
    for (const seat of [1, 0, 1, 0]) await table.press(seat, 'confirm');
    expect(table.words).toBe('Orange, tie, round 4: roll at least one die again');
    await table.press(1, 'change');
    expect(table.prompt).toBe('OptionBattleKeep');
    expect(await table.dice({ red: [0, 0, 6] })).toBe('ok');
    expect(table.words).toBe('Blue, tie, round 4: roll at least one die again');
  });
});

test('with a stray marble on the board and the right one put, the words name the stray one; then the move is read', async () => {
  table = await AtTable.sitAsFirst();
  await table.dice({ red: [2, 3], blue: [4, 6] });
  table.accepted.length = 0;
  await table.put(11, 11, 1);
  await table.put(5, 10, 0);
  expect(table.words).toBe('A marble too many on row 11, column 11: lift it');
  expect(await table.rhythm(11, 11)).toBe('double blink');
  expect(await table.rhythm(5, 10)).toBe('steady high');
  expect(table.accepted).toEqual([]);
  await table.lift(11, 11);
  expect(table.accepted).toEqual([{ do: 'pocket', seat: 0, row: 5, column: 10 }]);
});

test('with a double, two new marbles are both too many: nobody can know which is meant (DW-wild)', async () => {
  table = await AtTable.sitAsFirst();
  await table.dice({ red: [2, 3], blue: [4, 4] });
  table.accepted.length = 0;
  await table.put(5, 5, 0, { wait: 20 });
  await table.put(5, 6, 0);
  expect(table.accepted).toEqual([]);
  expect(await table.rhythm(5, 5)).toBe('double blink');
  expect(await table.rhythm(5, 6)).toBe('double blink');
  await table.lift(5, 5);
  expect(table.accepted).toEqual([{ do: 'pocket', seat: 0, row: 5, column: 6 }]);
});
