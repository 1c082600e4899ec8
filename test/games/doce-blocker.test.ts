import { describe, expect, test } from 'vitest';
import { Field } from '../../shared/doce';
import { arrange, arrangeUnchecked, begin, type Grid } from './arrange-doce';

// The blocker, and what happens when squares or dice run out. All ones: no line of theirs adds up to 12.

/** Seat 0 has a single square for its die, (0, 0); all others that are empty are in its zone. */
const ONE_SQUARE: Grid = [
  '.. b1 a1 b1 a1',
  'b1 .. .. .. b1',
  'a1 .. A1 .. a1',
  'b1 .. .. .. b1',
  'a1 b1 a1 B1 a1',
];

/** Once (0, 2) is taken by seat 1, the empty squares are in the zones of both. */
const LAST_SQUARE: Grid = [
  'a1 b1 .. b1 a1',
  'b1 .. .. .. b1',
  'a1 b1 A1 b1 a1',
  'b1 a1 ax a1 bx',
  'a1 b1 a1 B1 a1',
];

describe('the blocker', () => {
  test('DC-blocker: on any empty square, then the die of the same seat', () => {
    const game = begin();
    expect(game.squaresFor('blocker')).toHaveLength(25);
    game.blocker(1, 3);
    expect(game.awaits()).toBe('seat 0: die');
    expect(game.square(1, 3)).toBe('ax');
    expect(game.squaresFor('die')).toHaveLength(24);
    expect(game.squaresFor('blocker')).toEqual([]);
    expect(game.die(0, 0, 2).awaits()).toBe('seat 1: turn');
  });

  test('DC-blocker: not after the die', () => {
    const game = begin().die(0, 0, 2);
    game.expectRefused({ do: 'blocker', seat: 0, row: 4, column: 4 }, 'wrong-seat');
  });

  test('DC-blocker: the die must follow, no second blocker', () => {
    begin().blocker(1, 3).expectRefused({ do: 'blocker', row: 4, column: 4 }, 'wrong-phase');
  });

  test('DC-blocker: once a round for each seat', () => {
    const game = begin().blocker(1, 3).die(0, 0, 1).blocker(3, 1).die(4, 4, 1);
    expect(game.squaresFor('blocker')).toEqual([]);
    game.expectRefused({ do: 'blocker', row: 4, column: 0 }, 'blocker-used');
    game.die(4, 0, 1).expectRefused({ do: 'blocker', row: 0, column: 4 }, 'blocker-used');
  });

  test('DC-blocker: not on a die, and no die on a blocker', () => {
    const game = begin().die(0, 0, 1);
    game.expectRefused({ do: 'blocker', row: 0, column: 0 }, 'square-taken');
    game.blocker(2, 2).expectRefused({ do: 'die', row: 2, column: 2, face: 1 }, 'square-taken');
    game.die(4, 4, 1).expectRefused({ do: 'die', row: 2, column: 2, face: 1 }, 'square-taken');
  });

  test('DC-blocker: in one’s own zone too', () => {
    const game = begin().die(2, 2, 1).die(0, 0, 1);
    game.expectRefused({ do: 'die', row: 2, column: 3, face: 1 }, 'no-play-zone');
    expect(game.blocker(2, 3).square(2, 3)).toBe('ax');
  });

  test('DC-blocker: it takes no marker, and the zone stays where it is', () => {
    const game = begin().die(2, 2, 1).die(0, 0, 1).blocker(4, 4);
    expect(game.pair(Field.Marked)).toEqual([12, 0]);
    game.expectRefused({ do: 'die', row: 1, column: 1, face: 1 }, 'no-play-zone');
    expect(game.die(4, 3, 1).pair(Field.Marked)).toEqual([23, 0]);
  });

  test('DC-blocker: it belongs to no line', () => {
    const game = begin().die(0, 1, 4).die(4, 0, 1).die(0, 3, 4).die(4, 2, 1).blocker(0, 0);
    game.die(3, 0, 1).die(4, 4, 1).die(0, 2, 4);
    expect(game.awaits()).toBe('seat 1: turn');
  });

  test('DC-blocker: never on the last square for the die, but on all others', () => {
    const game = arrange({ grid: ONE_SQUARE });
    expect(game.squaresFor('die')).toEqual(['0 0']);
    game.expectRefused({ do: 'blocker', row: 0, column: 0 }, 'no-square-left');
    expect(game.squaresFor('blocker')).toHaveLength(8);
    game.blocker(1, 1);
    expect(game.squaresFor('die')).toEqual(['0 0']);
    expect(game.choices()).toHaveLength(6);
  });

  test('DC-blocker: on one of the last two squares for the die', () => {
    const grid = [ONE_SQUARE[0] as string, '.. .. .. .. b1', ...ONE_SQUARE.slice(2, 4), 'a1 .. a1 B1 a1'];
    const game = arrangeUnchecked({ grid });
    expect(game.squaresFor('die')).toEqual(['0 0', '1 0', '4 1']);
    game.rules.act(game.word({ do: 'blocker', row: 0, column: 0 }));
    expect(game.squaresFor('die')).toEqual(['1 0', '4 1']);
  });
});

describe('no square', () => {
  test('DC-no-square: a seat without a square for its die passes by itself', () => {
    const game = arrange({ grid: ONE_SQUARE, options: { first: 1 }, turn: 1 }).die(0, 0, 1);
    expect(game.awaits()).toBe('seat 1: turn');
    expect(game.field(Field.Round)).toBe(1);
  });

  test('DC-no-square: it may not use its blocker, and its marker stays', () => {
    const game = arrange({ grid: ONE_SQUARE, options: { first: 1 }, turn: 1 }).die(0, 0, 1);
    expect(game.pair(Field.HasBlocker)).toEqual([1, 1]);
    game.expectRefused({ do: 'blocker', seat: 0, row: 1, column: 1 }, 'wrong-seat');
    expect(game.pair(Field.Marked)).toEqual([12, 0]);
  });

  test('DC-no-square: it passes as often as it must, and the other seat’s zone moves on', () => {
    const game = arrange({ grid: ONE_SQUARE, options: { first: 1 }, turn: 1 })
      .die(0, 0, 1)
      .die(2, 1, 1);
    expect(game.awaits()).toBe('seat 1: turn');
    expect(game.squaresFor('die')).toEqual(['1 3', '2 3', '3 3']);
    expect(game.die(2, 3, 1).last()).toBe('draw: 7 and 7'); // its last die
  });

  test('DC-no-square: a pass may come after a blocker of the other seat', () => {
    const grid = ['.. .. a1 b1 a1', ...ONE_SQUARE.slice(1)];
    const game = arrange({ grid, turn: 1 }).blocker(0, 1).die(0, 0, 1);
    expect(game.awaits()).toBe('seat 1: turn');
  });

  test('DC-no-square: when neither can put a die the round is a draw', () => {
    const game = arrange({ grid: LAST_SQUARE, turn: 1 }).die(0, 2, 1);
    expect(game.last()).toBe('draw: 2 and 2');
    expect(game.lastLine()).toEqual([]);
    expect(game.awaits()).toBe('seat 1: turn');
    expect(game.field(Field.Round)).toBe(2);
  });

  test('DC-no-square: one’s own blocker may take the other’s last square', () => {
    // Seat 0 could go on at (0, 0); seat 1 blocks it and then takes its own last square.
    const grid = ['.. b1 .. b1 a1', ...LAST_SQUARE.slice(1, 3), 'b1 a1 ax a1 a1', 'b1 a1 b1 B1 a1'];
    const game = arrange({ grid, turn: 1 }).blocker(0, 0).die(0, 2, 1);
    expect(game.last()).toBe('draw: 2 and 2');
  });

  test('DC-no-square: when all dice are used the round is a draw, though squares are left', () => {
    const grid = [...LAST_SQUARE.slice(0, 3), 'b1 a1 a1 a1 b1', LAST_SQUARE[4] as string];
    const game = arrange({ grid, turn: 1 });
    expect(game.pair(Field.DiceLeft)).toEqual([0, 1]);
    expect(game.die(1, 1, 1).last()).toBe('draw: 7 and 7');
  });

  test('DC-no-square: a seat without dice passes while the other goes on', () => {
    const grid = [...LAST_SQUARE.slice(0, 3), 'b1 a1 a1 a1 ..', LAST_SQUARE[4] as string];
    const game = arrange({ grid, turn: 1 }).die(1, 1, 1);
    expect(game.pair(Field.DiceLeft)).toEqual([0, 1]);
    expect(game.awaits()).toBe('seat 1: turn');
    game.expectRefused({ do: 'die', seat: 0, row: 3, column: 4, face: 1 }, 'wrong-seat');
    expect(game.die(3, 4, 1).last()).toBe('draw: 7 and 7');
  });
});
