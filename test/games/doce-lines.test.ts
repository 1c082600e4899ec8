import { describe, expect, test } from 'vitest';
import { Code } from '../../shared/codes';
import { Field, SQUARES } from '../../shared/doce';
import { placeOfSquare } from '../../host/words/doce';
import { arrange, arrangeUnchecked, type Arranged, type Grid } from './arrange-doce';

// Each picture shows the grid before the last die of seat 0.

const squares = Array.from({ length: SQUARES }, (_, square) => square);

/** All lines of four squares: across, down, down to the right, down to the left. */
const lines = squares.flatMap((square) => {
  const { row, column } = placeOfSquare(square);
  return [
    ...(column < 2 ? [1] : []),
    ...(row < 2 ? [5] : []),
    ...(row < 2 && column < 2 ? [6] : []),
    ...(row < 2 && column > 2 ? [4] : []),
  ].map((step) => [0, 1, 2, 3].map((at) => square + at * step));
});

const isNear = (one: number, other: number) => {
  const a = placeOfSquare(one);
  const b = placeOfSquare(other);
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) < 2;
};

/** A position in which a line lacks only the die on `open`: dice of seat 0 with a 3 on top lie on its other squares. */
function lackOne(line: readonly number[], open: number): Arranged {
  const free = squares.filter((square) => !line.includes(square));
  for (const marked of free.filter((square) => !isNear(square, open)))
    for (let shift = 0; shift < free.length; shift++) {
      const others = [0, 5, 9, 14].map((at) => free[(at + shift) % free.length] as number);
      if (others.includes(marked)) continue;
      const drawn = squares.map((square) => {
        if (square === marked) return 'A6';
        if (others.includes(square)) return square === others[0] ? 'B1' : 'b1';
        return line.includes(square) && square !== open ? 'a3' : '..';
      });
      const grid = [0, 5, 10, 15, 20].map((at) => drawn.slice(at, at + 5).join(' '));
      const game = arrangeUnchecked({ grid });
      if (game.rules.check() === Code.Ok) return game;
    }
  throw new Error(`no position for ${line.join(' ')}`);
}

/** Rows 2 to 4 below a row 0 with the line: seat 0's marked die, and as many dice of seat 1 as are said. */
const below = {
  0: ['.. .. .. .. ..', '.. .. A6 .. ..', '.. .. .. .. ..'],
  1: ['.. .. .. .. ..', '.. .. A6 .. ..', '.. .. .. .. B1'],
  2: ['.. .. .. .. ..', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
  3: ['b1 .. .. .. ..', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
  4: ['b1 .. .. .. b1', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
  5: ['b1 .. .. b1 b1', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
} as const;

const EMPTY = '.. .. .. .. ..';

type Case = [name: string, row: string, below: keyof typeof below, column: number, face: number];

const complete: Case[] = [
  ['four of one’s own, the last one inside', 'a3 a3 .. a3 ..', 4, 2, 3],
  ['four of one’s own at the other side', '.. .. a2 a3 a6', 4, 1, 1],
  ['the opponent’s die at the right end', 'a1 .. a3 b6 ..', 2, 1, 2],
  ['the opponent’s die at the left end', 'b5 a5 .. a1 ..', 2, 2, 1],
  ['beside a blocker', 'ax a3 .. a3 a3', 4, 2, 3],
  ['beside another die that is not in the line', 'a6 a1 .. b4 b2', 1, 2, 1],
];

const incomplete: Case[] = [
  ['tops that add up to 11', 'a3 a3 .. a3 ..', 4, 2, 2],
  ['tops that add up to 13', 'a3 a3 .. a3 ..', 4, 2, 4],
  ['the opponent’s die inside', 'a3 .. b3 a3 ..', 2, 1, 3],
  ['two dice each', 'a3 .. b3 b3 a1', 1, 1, 3],
  ['an opponent’s die at each end', 'b3 .. a3 B3 ..', 0, 1, 3],
  ['three dice that add up to 12', 'a4 .. a4 .. ..', 3, 1, 4],
  ['three dice and one’s own blocker', 'a4 .. a4 ax ..', 3, 1, 4],
  ['three dice and the opponent’s blocker', 'a4 .. a4 bx ..', 3, 1, 4],
  ['five dice that add up to 12', 'a2 a2 .. a3 a3', 5, 2, 2],
  ['a gap', 'a3 .. .. a3 a3', 4, 1, 3],
];

describe('lines', () => {
  test('DC-line: there are 28, and each is completed from each of its squares', () => {
    expect(lines).toHaveLength(28);
    for (const line of lines)
      for (const open of line) {
        const game = lackOne(line, open);
        const { row, column } = placeOfSquare(open);
        game.die(row, column, 3);
        expect(game.last()).toMatch('first-seat-won');
        expect(game.lastLine()).toEqual(
          line.map((square) => `${placeOfSquare(square).row} ${placeOfSquare(square).column}`),
        );
      }
  });

  test.each(complete)('DC-line: complete with %s', (_, row, count, column, face) => {
    const game = arrange({ grid: [row, EMPTY, ...below[count]] }).die(0, column, face);
    expect(game.last()).toMatch('first-seat-won');
    expect(game.lastLine()).toHaveLength(4);
  });

  test.each(incomplete)('DC-line: not complete with %s', (_, row, count, column, face) => {
    const game = arrange({ grid: [row, EMPTY, ...below[count]] }).die(0, column, face);
    expect(game.awaits()).toBe('seat 1: turn');
    expect(game.field(Field.Round)).toBe(1);
  });

  test('DC-line: no line goes on in the next row', () => {
    const game = arrange({
      grid: ['.. .. .. a3 a3', 'a3 .. .. .. ..', 'b1 .. .. .. b1', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
    });
    expect(game.die(1, 1, 3).awaits()).toBe('seat 1: turn');
  });

  test('DC-line: of five in a row both fours may count', () => {
    const game = arrange({
      grid: ['a2 a4 .. a4 a2', EMPTY, 'b1 .. .. b1 b1', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
    });
    expect(game.die(0, 2, 2).lastLine()).toHaveLength(5);
  });
});

describe('who wins', () => {
  const forOther: Grid = ['b1 b2 b3 .. ..', EMPTY, 'a1 .. a2 .. a1', EMPTY, 'B1 .. A1 .. ..'];
  const forBoth: Grid = [
    'b1 b2 b3 .. ..',
    '.. .. .. a1 ..',
    '.. .. .. a2 ..',
    '.. .. .. a3 ..',
    'B1 A1 .. .. ..',
  ];
  const forBothAndMore: Grid = [
    'b1 b2 b3 .. b1',
    '.. .. a1 a1 ..',
    '.. a2 .. a2 b1',
    'a3 .. .. a3 ..',
    'B1 A1 .. .. b6',
  ];

  test('DC-win: the first complete line wins the round, and the next begins', () => {
    const game = arrange({ grid: ['a3 a3 .. a3 ..', EMPTY, ...below[4]] }).die(0, 2, 3);
    expect(game.last()).toMatch('first-seat-won');
    expect([game.field(Field.Round), game.awaits()]).toEqual([2, 'seat 1: turn']);
  });

  test('DC-win: a die that completes a line only for the opponent wins the round for the opponent', () => {
    const game = arrange({ grid: forOther }).die(0, 3, 6);
    expect(game.last()).toMatch('second-seat-won');
    expect(game.lastLine()).toEqual(['0 0', '0 1', '0 2', '0 3']);
    expect(game.pair(Field.Score)[0]).toBe(0);
  });

  test('DC-win: that die with another top completes nothing', () => {
    expect(arrange({ grid: forOther }).die(0, 3, 5).awaits()).toBe('seat 1: turn');
  });

  test('DC-win: a line for each at once is a draw', () => {
    const game = arrange({ grid: forBoth }).die(0, 3, 6);
    expect(game.last()).toBe('draw: 7 and 7');
    expect(game.lastLine()).toEqual(['0 0', '0 1', '0 2', '0 3', '1 3', '2 3', '3 3']);
  });

  test('DC-win: however many lines each has', () => {
    const game = arrange({ grid: forBothAndMore }).die(0, 3, 6);
    expect(game.last()).toBe('draw: 7 and 7');
    expect(game.lastLine()).toHaveLength(10);
  });

  test('DC-win: two lines of one seat win once', () => {
    const game = arrange({
      grid: ['b1 b2 b4 .. b1', ...forBothAndMore.slice(1)],
    }).die(0, 3, 6);
    expect(game.last()).toMatch('first-seat-won');
    expect(game.lastLine()).toHaveLength(7);
  });
});
