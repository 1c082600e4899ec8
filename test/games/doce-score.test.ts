import { describe, expect, test } from 'vitest';
import { Field, Outcome } from '../../shared/doce';
import { arrange, type Grid } from './arrange-doce';

// Each picture shows the grid before the last die of seat 0.

/** Seat 0 wins with a 3 at (0, 2): four of its own, 16 squares empty, and a three of threes (3-3-3-3). */
const WIN: Grid = ['a3 a3 .. a3 ..', '.. .. .. .. ..', 'b1 .. .. .. b2', '.. .. A6 .. ..', 'b1 .. .. .. B2'];
const WIN_POINTS = 12 + 2 + 5 + 16 + 2;

/** A die of seat 0 at (0, 3) with 6 on top makes a line of seat 1, and 6-1-2-3 downwards one of its own. */
const BOTH: Grid = ['b1 b2 b3 .. ..', '.. .. .. a1 ..', '.. .. .. a2 ..', '.. .. .. a3 ..', 'B1 A1 .. .. ..'];

const withRow = (grid: Grid, row: number, drawn: string): Grid =>
  grid.map((before, at) => (at === row ? drawn : before));

type Case = [what: string, grid: Grid, column: number, face: number, points: number];

const wins: Case[] = [
  ['12, four of one’s own 2, the blocker 5, 16 empty squares, a three 2', WIN, 2, 3, WIN_POINTS],
  [
    'nothing for a line with the opponent’s die',
    ['a1 .. a3 b6 ..', '.. .. .. .. ..', 'b1 .. .. .. ..', '.. .. A6 .. ..', '.. .. .. .. B1'],
    ...([1, 2, 12 + 5 + 18] as const),
  ],
  ['no 5 for a used blocker, and its square is not empty', withRow(WIN, 1, '.. ax .. .. ..'), 2, 3, 31],
  ['the opponent’s blocker takes a square only', withRow(WIN, 1, '.. bx .. .. ..'), 2, 3, WIN_POINTS - 1],
  [
    '2 once for several lines of one’s own',
    ['a3 a3 .. a3 ..', 'b5 .. a3 .. ..', 'b1 .. a3 b1 b2', '.. .. a3 .. ..', 'b1 A6 .. b1 B2'],
    // Seven threes: two full threes.
    ...([2, 3, 12 + 2 + 5 + 10 + 4] as const),
  ],
  [
    '2 for a line of four of one’s own beside one with the opponent’s die',
    ['a3 a3 .. a3 ..', 'b5 .. a2 .. ..', 'b1 .. a1 .. b2', '.. .. b6 .. ..', 'b1 .. .. A5 B2'],
    ...([2, 3, 12 + 2 + 5 + 12 + 2] as const),
  ],
];

/** Tops of seat 0's dice beside the winning 1-1-4-6, and how many full threes its dice then have; seat 1 shows sixes. */
const threes: [tops: string, threes: number][] = [
  ['2245', 0],
  ['1225', 1],
  ['1115', 1],
  ['1111', 2],
  ['6445', 1],
  ['1661', 2],
  ['1664', 2],
  ['2225', 1],
];

describe('the winner', () => {
  test.each(wins)('DC-score: %s', (_, grid, column, face, points) => {
    const game = arrange({ grid }).die(0, column, face);
    expect(game.last()).toBe(`first-seat-won: ${points} and 0`);
    expect(game.pair(Field.Score)).toEqual([points, 0]);
  });

  test('DC-score: the facts are kept beside the points', () => {
    const game = arrange({ grid: withRow(WIN, 1, '.. bx .. .. ..') }).die(0, 2, 3);
    expect(game.field(Field.LastOutcome)).toBe(Outcome.FirstSeatWon);
    expect(game.pair(Field.LastBlockerKept)).toEqual([1, 0]);
    expect([Field.LastAllOwn, Field.LastEmpty, Field.LastThrees].map((field) => game.field(field))).toEqual([
      1, 15, 1,
    ]);
  });

  test.each(threes)('DC-score: beside 1146 the tops %s make %i full threes', (tops, count) => {
    const [one, two, three, marked] = tops;
    const grid = [
      'a1 a1 .. a6 ..',
      '.. .. .. .. b6',
      `a${one} b6 a${two} b6 a${three}`,
      '.. .. .. .. ..',
      `b6 b6 A${marked} b1 B6`,
    ];
    for (const sameNumber of [2, -2] as const) {
      const game = arrange({ grid, options: { sameNumber } }).die(0, 2, 4);
      expect(game.field(Field.LastThrees)).toBe(count);
      expect(game.pair(Field.LastPoints)).toEqual([12 + 2 + 5 + 10 + sameNumber * count, 0]);
    }
  });

  test('DC-score: with the option a three costs two points', () => {
    const game = arrange({ grid: WIN, options: { sameNumber: -2 } }).die(0, 2, 3);
    expect(game.last()).toBe(`first-seat-won: ${WIN_POINTS - 4} and 0`);
  });

  test('DC-score: the opponent wins by one’s own die: its blocker and its dice count', () => {
    const grid = ['b1 b2 b3 .. ..', 'ax .. .. .. ..', 'a5 .. a5 .. a5', '.. .. .. .. ..', 'B1 .. A4 .. ..'];
    expect(arrange({ grid }).die(0, 3, 6).last()).toBe(`second-seat-won: 0 and ${12 + 5 + 15}`);
  });

  test('DC-score: the loser’s score does not change', () => {
    const game = arrange({
      ...{ grid: WIN, options: { first: 1 }, round: 2, scores: [2, 7] },
      last: [[Field.LastBlockerKept, 1, 1]],
    });
    expect(game.die(0, 2, 3).pair(Field.Score)).toEqual([2 + WIN_POINTS, 7]);
  });
});

describe('a draw', () => {
  test.each([
    ['nobody used the blocker', '.. .. .. a1 ..', [7, 7]],
    ['seat 0 used it', 'ax .. .. a1 ..', [2, 7]],
    ['seat 1 used it', 'bx .. .. a1 ..', [7, 2]],
    ['both used it', 'ax bx .. a1 ..', [2, 2]],
  ])('DC-score: 2 each and 5 for a blocker that was not used: %s', (_, row, points) => {
    const game = arrange({ grid: withRow(BOTH, 1, row) }).die(0, 3, 6);
    expect(game.last()).toBe(`draw: ${points.join(' and ')}`);
    expect(game.pair(Field.Score)).toEqual(points);
    const facts = [Field.LastAllOwn, Field.LastEmpty, Field.LastThrees].map((field) => game.field(field));
    expect(facts).toEqual([0, 0, 0]);
  });

  test('DC-score: the option changes nothing about a draw', () => {
    const game = arrange({ grid: BOTH, options: { sameNumber: -2 } }).die(0, 3, 6);
    expect(game.last()).toBe('draw: 7 and 7');
  });
});
