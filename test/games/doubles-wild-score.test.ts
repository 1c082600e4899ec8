import { describe, expect, test } from 'vitest';
import { arrange, type Board } from './arrange';

// Each picture shows the board before the last marble; the marble goes to the pocket named beside it.

type Case = [name: string, board: Board, row: number, column: number, before: number, points: number];

const diagrams: Case[] = [
  ['a single row of three', { 5: '..0.0....' }, 5, 6, 0, 1],
  ['a line of four, its last marble inside', { 5: '..00.0...' }, 5, 7, 0, 2],
  ['a line of five, its last marble in the middle', { 5: '..00.00..' }, 5, 7, 0, 3],
  ['a cross', { 4: '...0.....', 5: '..0.0....', 6: '...0.....' }, 5, 6, 0, 2],
  ['a marble added to a row of three', { 3: '.....0...', 4: '.....0...', 5: '..000....' }, 5, 8, 1, 2],
];

const directions: Case[] = [
  ['up and down', { 3: '..0......', 4: '..0......' }, 5, 5, 0, 1],
  ['a diagonal downwards', { 3: '0........', 5: '..0......' }, 4, 4, 0, 1],
  ['a diagonal upwards', { 3: '..0......', 4: '.0.......' }, 5, 3, 0, 1],
  ['the bottom right corner', { 9: '......0..', 10: '.......0.' }, 11, 11, 0, 1],
];

const growth: Case[] = [
  ['a fourth at the end of a row of three', { 5: '..000....' }, 5, 8, 1, 1],
  ['a fifth at the end of a line of four', { 5: '..0000...' }, 5, 4, 2, 1],
  ['two rows joined into a line of seven', { 5: '.000.000.' }, 5, 7, 2, 3],
  ['a corner shared by two new rows', { 5: '..00.....', 6: '....0....', 7: '....0....' }, 5, 7, 0, 2],
  [
    'the middle of a star: three new rows in each of four directions',
    { 5: '..0.0.0..', 6: '...000...', 7: '..00.00..', 8: '...000...', 9: '..0.0.0..' },
    7,
    7,
    8,
    12,
  ],
];

const nothing: Case[] = [
  ['two and a gap', { 5: '..0.00...' }, 5, 3, 0, 0],
  ['three of two colours', { 5: '..0.1....' }, 5, 6, 0, 0],
  ['the end of one row and the start of the next', { 5: '.......0.', 6: '0........' }, 5, 11, 0, 0],
  ['the start of one row and the end of the row before', { 5: '.......00' }, 6, 3, 0, 0],
  ['the left edge and, slanting, the right one', { 3: '........0', 4: '.......0.' }, 3, 3, 0, 0],
  ['the right edge and, slanting, the left one', { 5: '0........', 6: '.0.......' }, 3, 11, 0, 0],
  ['a row of three already scored', { 5: '..000....' }, 7, 3, 1, 0],
  ['a knight’s line', { 3: '0........', 5: '....0....' }, 4, 5, 0, 0],
];

describe.each([
  ['the diagrams', diagrams],
  ['every direction', directions],
  ['only the new rows', growth],
  ['no row', nothing],
])('%s', (_, cases) => {
  test.each(cases)('DW-score: %s', (_, board, row, column, before, points) => {
    const game = arrange({ board });
    expect(game.scores()[0]).toBe(before);
    game.pick(row, column);
    expect(game.scores()[0]).toBe(before + points);
    expect(game.scores()[1]).toBe(0);
  });
});

test('DW-score: the bottom diagram from the start: 1 point earlier, 2 points now, 3 in all', () => {
  const game = arrange({ board: { 3: '.....0...', 4: '.....0...', 5: '..00.....' } }).pick(5, 7);
  expect(game.scores()).toEqual([1, 0]);
  game.pick(11, 3); // seat 1
  game.pick(5, 8);
  expect(game.scores()).toEqual([3, 0]);
});

test('DW-score: each seat scores for itself', () => {
  const game = arrange({ seats: 3, board: { 3: '00.......', 5: '11.......', 7: '22.......' } });
  game.pick(3, 5).pick(5, 5);
  expect(game.scores()).toEqual([1, 1, 0]);
  game.pick(7, 5);
  expect(game.scores()).toEqual([1, 1, 1]);
});

test('DW-score: a pocket won in a battle scores like any other', () => {
  const game = arrange({ board: { 5: '..001....' } }).land([1, 4], [1, 6]);
  game.battle([6, 6, 6], [1, 1, 1]);
  expect(game.owner(5, 7)).toBe(0);
  expect(game.scores()).toEqual([1, 0]);
});

test('DW-score: a row of three cannot be broken, so a score never falls', () => {
  const game = arrange({ board: { 5: '..0001...' }, turn: 1 }).pick(5, 6);
  expect(game.scores()).toEqual([1, 0]);
  expect(game.board()[2]).toBe('..0001...');
});
