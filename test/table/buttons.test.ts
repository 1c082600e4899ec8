import { beforeEach, describe, expect, test } from 'vitest';
import { AtTable } from './at-table';

let table: AtTable;

describe('taking back, until the next seat has acted', () => {
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
    await table.takePocket([2, 3], [4, 6], 0);
    table.accepted.length = 0;
  });

  test('holding change for a second takes the move back; the marble is then to be lifted', async () => {
    await table.press(0, 'change', { hold: 1100 });
    expect(table.accepted).toEqual([{ do: 'take-back', seat: 0 }]);
    expect(table.notes.at(-1)).toBe('Blue takes the last choice back');
    // The marble still lies where it may be put; lying there is not a new move, whatever else is touched meanwhile.
    expect(table.words).toBe('A marble too many on row 5, column 10: lift it');
    await table.put(9, 9, 1);
    await table.lift(9, 9);
    expect(table.accepted).toHaveLength(1);
    await table.lift(5, 10);
    expect(table.words).toBe('Blue: put a marble on row 5, column 10, or roll again');
    await table.put(5, 10, 0);
    expect(table.accepted.at(-1)).toEqual({ do: 'pocket', seat: 0, row: 5, column: 10 });
  });

  test('lifting the marble and leaving it off takes the move back', async () => {
    await table.lift(5, 10);
    expect(table.words).toBe(
      'Blue: put the marble back on row 5, column 10, or leave it off to take the move back',
    );
    expect(await table.rhythm(6, 6)).toBe('off'); // time passes
    expect(table.accepted).toEqual([{ do: 'take-back', seat: 0 }]);
    expect(table.words).toBe('Blue: put a marble on row 5, column 10, or roll again');
  });

  test('once the next seat has rolled it is too late, and the words say so', async () => {
    await table.dice({ red: [1, 2], blue: [1, 3] });
    const before = table.hash;
    await table.press(0, 'change', { hold: 1100 });
    expect(table.hash).toBe(before);
    expect(table.notes.at(-1)).toBe(
      'Blue: nothing to take back: dice have been rolled or another seat has acted since',
    );
  });

  test('dice that have been seen cannot be taken back', async () => {
    await table.dice({ red: [1, 2], blue: [1, 3] });
    await table.dice({ red: [4, 5] });
    const before = table.hash;
    await table.press(1, 'change', { hold: 1100 });
    expect(table.hash).toBe(before);
  });
});

describe('choices by buttons', () => {
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
  });

  test('change walks through what can be done, confirm does it (DW-reroll)', async () => {
    await table.dice({ red: [2, 3], blue: [4, 6] });
    const seen: string[] = [];
    for (let presses = 0; presses < 4; presses++) {
      await table.press(0, 'change');
      seen.push(table.words);
    }
    expect(seen).toEqual([
      'Blue: roll the red pair again? Confirm, or change',
      'Blue: roll the blue pair again? Confirm, or change',
      'Blue: roll all four dice again? Confirm, or change',
      'Blue: keep the dice? Confirm, or change',
    ]);
    await table.press(0, 'change');
    await table.press(0, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'reroll', seat: 0, which: 'red' });
    expect(table.words).toBe('Blue: roll the red pair again');
  });

  test('another seat’s buttons do nothing but explain', async () => {
    await table.dice({ red: [2, 3], blue: [4, 6] });
    const before = table.hash;
    await table.press(1, 'confirm');
    expect(table.notes.at(-1)).toBe('Orange: not now, it is Blue’s turn');
    await table.press(1, 'change');
    expect(table.notes).toHaveLength(2);
    expect(table.hash).toBe(before);
  });

  test('where only a marble can answer, confirm says so', async () => {
    await table.dice({ red: [2, 3], blue: [4, 6] });
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue: put a marble on row 5, column 10');
    await table.press(0, 'confirm');
    expect(table.notes.at(-1)).toBe('Blue: a marble is awaited, a button cannot do it');
  });

  test('with a double, a pocket with somebody’s marble is picked by change and confirm (DW-wild)', async () => {
    await table.takePocket([2, 3], [4, 6], 0);
    await table.dice({ red: [2, 3], blue: [2, 2] });
    await table.press(1, 'confirm');
    expect(table.words).toBe('Orange: any pocket of row 5; change and confirm to attack');
    await table.press(1, 'change');
    expect(table.words).toBe('Orange: play row 5, column 10? Confirm, or change');
    expect(await table.rhythm(5, 10)).toBe('steady high');
    await table.press(1, 'confirm');
    expect(table.words).toBe('Orange attacks, round 1: roll the red dice');
  });

  test('where nobody can be attacked, nobody is told how to (DW-wild)', async () => {
    await table.dice({ red: [2, 3], blue: [2, 2] });
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue: put a marble on any pocket of row 5');
  });

  test('a whole roll can be told by the buttons alone', async () => {
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue: red die 1 shows 1? Confirm, or change');
    await table.press(0, 'change');
    expect(table.words).toBe('Blue: red die 1 shows 2? Confirm, or change');
    for (let die = 0; die < 4; die++) await table.press(0, 'confirm');
    expect(table.accepted).toEqual([{ do: 'roll', seat: 0, red: [2, 1], blue: [1, 1] }]);
  });

  test('holding change leaves the telling of dice', async () => {
    await table.press(0, 'confirm');
    await table.press(0, 'change', { hold: 1100 });
    expect(table.words).toBe('Blue: roll two red and two blue dice');
    expect(table.accepted).toEqual([]);
  });

  test('a button that bounces is one press', async () => {
    await table.dice({ red: [2, 3], blue: [4, 6] });
    await table.press(0, 'change', { bounce: [0.5, 1, 2, 4] });
    expect(table.words).toBe('Blue: roll the red pair again? Confirm, or change');
  });
});

describe('colours', () => {
  test('before the first roll change gives a seat the next free colour; no two are alike', async () => {
    table = await AtTable.sit();
    await table.press(0, 'change');
    expect(table.notes.at(-1)).toBe('Seat 1 wears Green');
    expect(table.words).toBe('Green: roll three red dice for the first turn');
    for (let presses = 0; presses < 7; presses++) await table.press(0, 'change');
    const { colours } = table.game.client.mirror;
    expect(new Set(colours).size).toBe(8);
    expect(table.accepted).toEqual([]);
  });

  test('after the first roll change no longer means colour', async () => {
    table = await AtTable.sit();
    await table.dice({ red: [1, 2, 3] });
    const { colours } = table.game.client.mirror;
    await table.press(0, 'change');
    expect(table.game.client.mirror.colours).toEqual(colours);
    await table.press(1, 'change');
    expect(table.notes.at(-1)).toBe('Orange: dice are awaited; roll, or confirm to tell them by the buttons');
  });
});
