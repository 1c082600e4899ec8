import { describe, expect, test } from 'vitest';
import { arrange, type Arranged, type Words } from './arrange';

// Supplies are arranged low, as after many lost battles.

/** Seat 0 of two has a row of three; it puts its last marble and seat 1 its own last but one. */
const lastTurns = (words: Words = {}): Arranged =>
  arrange({ board: { 5: '000......' }, supplies: [1, 5], ...words }).pick(11, 3);

describe('the end', () => {
  test('DW-end: when one seat has no marbles left, every other seat gets one more turn', () => {
    const game = arrange({ seats: 3, board: { 5: '000......' }, supplies: [1, 5, 5] }).pick(11, 3);
    expect(game.awaits()).toBe('seat 1: roll');
    game.pick(11, 5);
    expect(game.awaits()).toBe('seat 2: roll');
    game.pick(11, 7);
    expect(game.awaits()).toBe('over');
    expect(game.supplies()).toEqual([0, 4, 4]);
  });

  test('DW-end: it does not matter where in the round that seat sits', () => {
    const game = arrange({ turn: 1, board: { 5: '000......' }, supplies: [5, 1] }).pick(11, 3);
    expect(game.awaits()).toBe('seat 0: roll');
    expect(game.pick(11, 5).awaits()).toBe('over');
  });

  test('DW-end: losing the last marble in a battle counts too', () => {
    const game = arrange({ board: { 5: '000......', 9: '1........' }, supplies: [1, 5] });
    game.land([4, 5], [1, 2]).battle([1, 1, 1], [6, 6, 6]);
    expect(game.awaits()).toBe('seat 1: roll');
    expect(game.pick(11, 3).awaits()).toBe('over');
  });

  test('DW-end: a turn without a marble played passes the turn like any other', () => {
    const game = lastTurns({ board: { 5: '000.1....' } }).land([2, 3], [3, 4]);
    expect(game.supplies()).toEqual([0, 5]);
    expect(game.awaits()).toBe('over');
  });

  test('DW-end: a marble in the supply is enough to go on', () => {
    const game = arrange({ board: { 5: '000......' }, supplies: [2, 2] })
      .pick(11, 3)
      .pick(11, 5);
    expect(game.awaits()).toBe('seat 0: roll');
  });

  test('DW-end: the highest score wins, whoever ran out', () => {
    expect(lastTurns().pick(9, 3).winners()).toEqual([0]);
    expect(
      lastTurns({ board: { 5: '000......', 7: '1111.....' } })
        .pick(9, 3)
        .winners(),
    ).toEqual([1]);
  });

  test('DW-end: the last turn may still decide', () => {
    const game = lastTurns({ board: { 5: '000......', 7: '11.1.....' } }).pick(7, 5);
    expect(game.scores()).toEqual([1, 2]);
    expect(game.winners()).toEqual([1]);
  });

  test('DW-end: nobody has won before, and nothing is accepted afterwards', () => {
    const game = lastTurns();
    expect(game.winners()).toEqual([]);
    game.pick(9, 3);
    expect(game.choices()).toEqual([]);
    expect(game.rules.awaitedSeats()).toEqual([]);
    game.expectRefused({ do: 'roll', red: [1, 2], blue: [1, 2] }, 'game-over');
    game.expectRefused({ do: 'keep' }, 'game-over');
  });
});

describe('sudden death', () => {
  /** The first game of three seats ends with seats 0 and 2 at a point each, and seat 1 at none. */
  const tiedPair = (words: Words = {}): Arranged =>
    arrange({
      ...{ seats: 3, turn: 2, supplies: [0, 3, 2] },
      ...{ board: { 5: '000..222.', 9: '1........' } },
      ...words,
    }).pick(11, 3);

  test('DW-sudden-death: the tied seats clear the board and roll for order among themselves', () => {
    const game = tiedPair();
    expect(game.board()).toEqual(Array(9).fill('.........'));
    expect(game.awaits()).toBe('seat 0: order');
    game.order([1, 1, 1]);
    expect(game.awaits()).toBe('seat 2: order');
    game.order([1, 1, 2]);
    expect(game.awaits()).toBe('seat 2: roll');
  });

  test('DW-sudden-death: they take the full supply of the first game, 16 of three seats even if two are tied', () => {
    expect(tiedPair().supplies()).toEqual([16, 0, 16]);
  });

  test('DW-sudden-death: a seat that is not tied sits out', () => {
    const game = tiedPair().order([6, 6, 6], [1, 1, 1]);
    expect(game.tie()?.playing).toEqual([0, 2]);
    expect(game.awaits()).toBe('seat 0: roll');
    expect(game.pick(3, 3).awaits()).toBe('seat 2: roll');
    expect(game.pick(3, 5).awaits()).toBe('seat 0: roll');
  });

  test('DW-sudden-death: the first game’s scores are kept beside the new ones', () => {
    const game = tiedPair();
    expect(game.scores()).toEqual([0, 0, 0]);
    expect(game.tie()).toEqual({ games: 1, playing: [0, 2], firstScores: [1, 0, 1] });
  });

  test('DW-sudden-death: the first to complete a row of three wins at once', () => {
    const game = tiedPair().order([6, 6, 6], [1, 1, 1]);
    game.pick(5, 3).pick(9, 3).pick(5, 4).pick(9, 4);
    expect(game.winners()).toEqual([]);
    game.pick(5, 5);
    expect(game.awaits()).toBe('over');
    expect(game.winners()).toEqual([0]);
    expect(game.scores()).toEqual([1, 0, 0]);
    expect(game.tie()?.firstScores).toEqual([1, 0, 1]);
  });

  const inSuddenDeath = (words: Words): Arranged =>
    arrange({ tie: { games: 1, playing: [0, 1], firstScores: [2, 2] }, ...words });

  test('DW-sudden-death: a row completed by a battle wins', () => {
    const game = inSuddenDeath({ board: { 5: '001......' } }).land([1, 4], [2, 3]);
    game.battle([6, 6, 6], [1, 1, 1]);
    expect(game.winners()).toEqual([0]);
    expect(game.supplies()).toEqual([21, 23]);
    game.expectRefused({ do: 'roll', red: [1, 2], blue: [1, 2] }, 'game-over');
  });

  test('DW-sudden-death: a battle that is won without a row goes on', () => {
    const game = inSuddenDeath({ board: { 5: '0.1......' } }).land([1, 4], [2, 3]);
    expect(game.battle([6, 6, 6], [1, 1, 1]).awaits()).toBe('seat 1: roll');
  });

  test('DW-sudden-death: the last marble wins when it completes a row', () => {
    const game = inSuddenDeath({ board: { 5: '00.......' }, supplies: [1, 1] }).pick(5, 5);
    expect(game.winners()).toEqual([0]);
  });

  test('DW-sudden-death: supplies that run out without a row mean another one', () => {
    const game = inSuddenDeath({ supplies: [1, 2] })
      .pick(5, 5)
      .pick(7, 7);
    expect(game.awaits()).toBe('seat 0: order');
    expect(game.supplies()).toEqual([24, 24]);
    expect(game.tie()).toEqual({ games: 2, playing: [0, 1], firstScores: [2, 2] });
  });

  test('DW-sudden-death: every seat still playing is in the next one', () => {
    const tie = { games: 1, playing: [0, 2], firstScores: [1, 0, 1] };
    const game = arrange({ seats: 3, supplies: [1, 0, 2], tie })
      .pick(5, 5)
      .pick(7, 7);
    expect(game.supplies()).toEqual([16, 0, 16]);
    expect(game.tie()).toEqual({ ...tie, games: 2 });
  });

  test('DW-sudden-death: all seats may be tied, at no point too', () => {
    const game = arrange({ seats: 3, turn: 2, supplies: [0, 3, 2] }).pick(11, 3);
    expect(game.tie()).toEqual({ games: 1, playing: [0, 1, 2], firstScores: [0, 0, 0] });
  });

  test('DW-sudden-death: no tie for first, no sudden death, whatever is tied below', () => {
    const board = { 5: '000..222.', 9: '1111.....' };
    const game = tiedPair({ board });
    expect(game.winners()).toEqual([1]);
    expect(game.tie()).toBeUndefined();
  });

  test('DW-sudden-death: with suddenDeath off the win is shared', () => {
    const game = tiedPair({ suddenDeath: false });
    expect(game.awaits()).toBe('over');
    expect(game.winners()).toEqual([0, 2]);
    expect(game.scores()).toEqual([1, 0, 1]);
  });
});
