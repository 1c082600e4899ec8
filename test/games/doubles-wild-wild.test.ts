import { describe, expect, test } from 'vitest';
import { arrange } from './arrange';

// Doubles: what a wild pair lets a seat pick, and what picking does.

const totals = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const row = (red: number, ...without: number[]) =>
  totals.filter((blue) => !without.includes(blue)).map((blue) => `${red} ${blue}`);
const column = (blue: number, ...without: number[]) =>
  totals.filter((red) => !without.includes(red)).map((red) => `${red} ${blue}`);

describe('which pockets', () => {
  test('DW-wild: the diagram "Double": blue 4-4 and red 2-3 is any pocket of row 5', () => {
    expect(arrange().roll([2, 3], [4, 4]).pockets()).toEqual(row(5));
  });

  test('DW-wild: a red double is any pocket of the blue column', () => {
    expect(arrange().roll([4, 4], [2, 3]).pockets()).toEqual(column(5));
  });

  test('DW-wild: two doubles are any pocket of the board', () => {
    expect(arrange().roll([4, 4], [2, 2]).pockets()).toEqual(totals.flatMap((red) => row(red)));
  });

  test.each([1, 2, 3, 4, 5, 6])('DW-wild: the face of a double, here %i, does not matter', (face) => {
    expect(arrange().roll([2, 3], [face, face]).pockets()).toEqual(row(5));
    expect(arrange().roll([face, face], [2, 3]).pockets()).toEqual(column(5));
  });

  test('DW-wild: own pockets are left out, the others’ are not, protected or not', () => {
    const board = { 5: '0.111.1.0', 6: '..0......' };
    expect(arrange({ board }).roll([2, 3], [4, 4]).pockets()).toEqual(row(5, 3, 11));
    expect(arrange({ board }).roll([4, 4], [2, 3]).pockets()).toEqual(column(5, 6));
    expect(arrange({ board }).roll([4, 4], [4, 4]).pockets()).toHaveLength(81 - 3);
  });

  test('DW-wild: a pocket that cannot be picked is refused', () => {
    const game = arrange({ board: { 5: '0........' } }).roll([2, 3], [4, 4]);
    game.expectRefused({ do: 'pocket', row: 5, column: 3 }, 'bad-cell');
    game.expectRefused({ do: 'pocket', row: 6, column: 4 }, 'bad-cell');
    game.act({ do: 'keep' });
    game.expectRefused({ do: 'pocket', row: 5, column: 3 }, 'bad-cell');
    game.expectRefused({ do: 'pocket', row: 6, column: 4 }, 'bad-cell');
  });
});

describe('rolling again', () => {
  test('DW-wild: a kept double stays wild', () => {
    const red = arrange().roll([3, 3], [1, 2]).act({ do: 'reroll', which: 'blue' }).roll(null, [5, 6]);
    expect(red.pockets()).toEqual(column(11));
    const blue = arrange().roll([1, 2], [3, 3]).act({ do: 'reroll', which: 'red' }).roll([5, 6], null);
    expect(blue.pockets()).toEqual(row(11));
  });

  test('DW-wild: a double that is rolled again is gone', () => {
    const game = arrange().roll([1, 2], [3, 3]).act({ do: 'reroll', which: 'blue' }).roll(null, [5, 6]);
    expect(game.pockets()).toEqual(['3 11']);
  });

  test('DW-wild: a double of the second roll is as wild as one of the first', () => {
    const game = arrange().roll([1, 2], [1, 2]).act({ do: 'reroll', which: 'all' }).roll([5, 5], [6, 4]);
    expect(game.pockets()).toEqual(column(10));
  });

  test('DW-wild: a kept and a new double are two', () => {
    const game = arrange().roll([3, 3], [1, 2]).act({ do: 'reroll', which: 'blue' }).roll(null, [1, 1]);
    expect(game.pockets()).toHaveLength(81);
  });
});

describe('playing the pocket', () => {
  const board = { 5: '..1.111..' };

  test('DW-wild: a vacant pocket takes a marble', () => {
    const game = arrange({ board }).land([2, 3], [4, 4]);
    expect(game.awaits()).toBe('seat 0: pocket');
    game.pocket(5, 6);
    expect(game.owner(5, 6)).toBe(0);
    expect(game.supplies()).toEqual([23, 20]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild: an opponent’s unprotected pocket means a battle', () => {
    const game = arrange({ board }).land([2, 3], [4, 4]).pocket(5, 5);
    expect(game.awaits()).toBe('seat 0: battle-roll');
  });

  test('DW-wild: an opponent’s protected pocket may be picked, and nothing happens', () => {
    const game = arrange({ board }).land([2, 3], [4, 4]).pocket(5, 8);
    expect(game.owner(5, 8)).toBe(1);
    expect(game.supplies()).toEqual([24, 20]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild: a pocket must be picked once the roll is kept', () => {
    const game = arrange({ board }).land([2, 3], [4, 4]);
    expect(new Set(game.choices().map((words) => words.do))).toEqual(new Set(['pocket']));
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
  });
});

describe('nothing to pick', () => {
  const ownRow = { 5: '000000000' };
  const ownColumn = Object.fromEntries(totals.map((total) => [total, '..0......']));

  test('DW-wild-none: every pocket of the row is one’s own: the turn ends', () => {
    const game = arrange({ board: ownRow }).roll([2, 3], [4, 4]);
    expect(game.pockets()).toEqual([]);
    game.act({ do: 'keep' });
    expect(game.supplies()).toEqual([15, 24]);
    expect(game.scores()).toEqual([7, 0]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild-none: every pocket of the column is one’s own: the turn ends', () => {
    const game = arrange({ board: ownColumn }).land([4, 4], [2, 3]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild-none: the seat may still roll again', () => {
    const game = arrange({ board: ownRow }).roll([2, 3], [4, 4]).act({ do: 'reroll', which: 'red' });
    game.roll([1, 3], null);
    expect(game.pockets()).toEqual(row(4));
  });

  test('DW-wild-none: after a second roll the turn ends by itself', () => {
    const game = arrange({ board: ownRow }).roll([1, 3], [4, 4]).act({ do: 'reroll', which: 'red' });
    game.roll([2, 3], null);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild-none: one pocket of another seat is enough to have to pick it', () => {
    const game = arrange({ board: { 5: '0000.1000' } }).land([2, 3], [4, 4]);
    expect(game.pockets()).toEqual(['5 7', '5 8']);
    const protectedOnes = arrange({ board: { 5: '000000111' } }).land([2, 3], [4, 4]);
    expect(protectedOnes.pockets()).toEqual(['5 9', '5 10', '5 11']);
  });
});
