import { describe, expect, test } from 'vitest';
import { TAKE_BACK_KIND } from '../../shared/actions';
import { FACE_SHIFT, Field, Kind } from '../../shared/doce';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { packAction } from '../../host/words/action';
import { codeName } from '../../host/words/code-name';
import { actionFromWords, actionToWords, optionsOf, optionWord, readOptions } from '../../host/words/doce';
import { begin, type Arranged } from './arrange-doce';

// A turn, the grid, the no-play zone and the match; words and words that are refused. Lines, blockers and scores have files
// of their own.

const everySquare = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `${row} ${column}`));

/** The first seat of a round wins it with 3-3-3-3 in row 0, and has 39 points. */
function winRound(game: Arranged): Arranged {
  game.die(0, 1, 3).die(4, 0, 1).die(0, 3, 3).die(4, 2, 1).die(0, 0, 3).die(4, 4, 1);
  return game.die(0, 2, 3);
}

describe('the grid', () => {
  test('DC-grid: 25 squares, every one with any face, for the first die', () => {
    const game = begin();
    expect(game.squaresFor('die')).toEqual(everySquare);
    expect(game.choices().filter((words) => words.do === 'die')).toHaveLength(25 * 6);
  });

  test('DC-grid: eleven numbered dice and a blocker each', () => {
    const game = begin();
    expect(game.pair(Field.DiceLeft)).toEqual([11, 11]);
    expect(game.pair(Field.HasBlocker)).toEqual([1, 1]);
    game.die(0, 0, 1).blocker(4, 4).die(2, 2, 6);
    expect(game.pair(Field.DiceLeft)).toEqual([10, 10]);
    expect(game.pair(Field.HasBlocker)).toEqual([1, 0]);
  });

  test('DC-grid: the seats take turns, a die each', () => {
    const game = begin();
    const awaited = [[0, 0] as const, [2, 2] as const, [0, 4] as const].map(([row, column]) => {
      const before = game.awaits();
      game.die(row, column, 1);
      return before;
    });
    expect([...awaited, game.awaits()]).toEqual([
      'seat 0: turn',
      'seat 1: turn',
      'seat 0: turn',
      'seat 1: turn',
    ]);
    game.expectRefused({ do: 'die', seat: 0, row: 4, column: 4, face: 1 }, 'wrong-seat');
  });

  test('DC-grid: a die shows the face that its seat chose, and is not turned by the next', () => {
    const game = begin().die(1, 2, 5).die(3, 3, 2);
    expect([game.square(1, 2), game.square(3, 3), game.square(0, 0)]).toEqual(['a5', 'b2', '..']);
  });

  test('DC-grid: only on an empty square', () => {
    const game = begin().die(2, 2, 3);
    game.expectRefused({ do: 'die', row: 2, column: 2, face: 3 }, 'square-taken');
    expect(game.squaresFor('die')).toEqual(everySquare.filter((place) => place !== '2 2'));
    game.die(0, 0, 1).expectRefused({ do: 'die', row: 2, column: 2, face: 3 }, 'square-taken');
  });
});

describe('the no-play zone', () => {
  const neighbours = (row: number, column: number) =>
    everySquare.filter((place) => {
      const [down = 0, right = 0] = place.split(' ').map(Number);
      return Math.max(Math.abs(down - row), Math.abs(right - column)) === 1;
    });

  test.each([
    [2, 2, 8],
    [0, 0, 3],
    [0, 4, 3],
    [4, 0, 3],
    [4, 4, 3],
    [0, 2, 5],
    [2, 4, 5],
  ])('DC-zone: no die on the neighbours of the marked die at %i %i', (row, column, count) => {
    const other = row === 2 && column === 2 ? ([0, 0] as const) : ([2, 2] as const);
    const game = begin().die(row, column, 1).die(other[0], other[1], 1);
    const zone = neighbours(row, column);
    expect(zone).toHaveLength(count);
    const empty = everySquare.filter((place) => place !== `${row} ${column}` && place !== other.join(' '));
    expect(game.squaresFor('die')).toEqual(empty.filter((place) => !zone.includes(place)));
    for (const place of zone.filter((place) => empty.includes(place))) {
      const [down = 0, right = 0] = place.split(' ').map(Number);
      game.expectRefused({ do: 'die', row: down, column: right, face: 1 }, 'no-play-zone');
    }
  });

  test('DC-zone: the other seat’s zone does not matter', () => {
    const game = begin().die(2, 2, 1).die(2, 3, 1);
    expect(game.square(2, 3)).toBe('b1');
  });

  test('DC-zone: only the die played last is marked', () => {
    const game = begin().die(0, 0, 1).die(4, 4, 1).die(0, 4, 1).die(4, 0, 1);
    expect(game.pair(Field.Marked)).toEqual([4, 20]);
    game.die(0, 1, 1);
    expect(game.square(0, 1)).toBe('a1');
  });

  test('DC-zone: none before the first die, and none left over in the next round', () => {
    expect(begin().pair(Field.Marked)).toEqual([255, 255]);
    const game = winRound(begin());
    expect(game.pair(Field.Marked)).toEqual([255, 255]);
    expect(game.squaresFor('die')).toEqual(everySquare);
  });
});

describe('the match', () => {
  test('DC-match: seat 0 starts, or with the option seat 1', () => {
    expect(begin().awaits()).toBe('seat 0: turn');
    expect(begin({ first: 1 }).awaits()).toBe('seat 1: turn');
  });

  test('DC-match: a new round begins at once, with an empty grid, all dice and both blockers', () => {
    const game = begin().blocker(2, 2).die(0, 1, 3).blocker(3, 4).die(4, 0, 1);
    game.die(0, 3, 3).die(4, 2, 1).die(0, 0, 3).die(4, 4, 1).die(0, 2, 3);
    expect(game.field(Field.Round)).toBe(2);
    expect(game.pair(Field.DiceLeft)).toEqual([11, 11]);
    expect(game.pair(Field.HasBlocker)).toEqual([1, 1]);
    expect(everySquare.every((_, square) => game.field(Field.Square, square) === 0)).toBe(true);
  });

  test.each([0, 1] as const)('DC-match: the seats start rounds by turns, %i the first', (first) => {
    const game = begin({ first });
    for (let round = 1; round <= 4; round++) {
      expect(game.field(Field.Round)).toBe(round);
      expect(game.field(Field.FirstOfRound)).toBe((first + round - 1) % 2);
      expect(game.awaits()).toBe(`seat ${(first + round - 1) % 2}: turn`);
      winRound(game);
    }
    expect(game.awaits()).toBe('over');
  });

  test('DC-match: equal totals after four rounds are a drawn match', () => {
    const game = begin();
    for (let round = 1; round <= 4; round++) winRound(game);
    expect(game.pair(Field.Score)).toEqual([78, 78]);
    expect(game.rules.winners()).toEqual([0, 1]);
    expect(game.pair(Field.Winner)).toEqual([1, 1]);
  });

  test('DC-match: the highest total wins, and there is no winner before the fourth round has ended', () => {
    const game = begin();
    for (let round = 1; round <= 3; round++) {
      winRound(game);
      expect(game.rules.winners()).toEqual([]);
    }
    game.blocker(3, 4);
    winRound(game);
    expect(game.pair(Field.Score)).toEqual([78, 39 + 33]);
    expect(game.rules.winners()).toEqual([0]);
  });

  test('DC-match: after the fourth round its grid stays and nothing is awaited', () => {
    const game = begin();
    for (let round = 1; round <= 4; round++) winRound(game);
    expect(game.field(Field.Round)).toBe(4);
    expect([0, 1, 2, 3].map((column) => game.square(0, column))).toEqual(['b3', 'b3', 'b3', 'b3']);
    expect(game.choices()).toEqual([]);
    for (const [kind, argument] of [
      [Kind.Die, 24 | (1 << FACE_SHIFT)],
      [Kind.Blocker, 24],
    ] as const)
      game.expectRefused(packAction({ kind, seat: 0, argument }), 'game-over');
  });
});

test('a die that was let go, or a blocker, cannot be taken back', () => {
  const takeBack = packAction({ kind: TAKE_BACK_KIND, seat: 0, argument: 0 });
  const { rules } = begin().blocker(2, 2);
  expect(codeName(rules.act(takeBack))).toBe('nothing-to-take-back');
  const { rules: after } = begin().die(0, 0, 1);
  expect(codeName(after.act(takeBack))).toBe('nothing-to-take-back');
});

describe('what words cannot say is refused too', () => {
  const die = (square: number, face: number, more = 0) => square | (face << FACE_SHIFT) | more;
  test.each([
    ['DC-grid: face 0', Kind.Die, die(7, 0), 'bad-dice'],
    ['DC-grid: face 7', Kind.Die, die(7, 7), 'bad-dice'],
    ['DC-grid: bits above the face', Kind.Die, die(7, 3, 1 << 8), 'bad-dice'],
    ['DC-grid: a square after the last', Kind.Die, die(25, 3), 'bad-cell'],
    ['DC-grid: the last number that fits', Kind.Die, die(31, 3), 'bad-cell'],
    ['DC-blocker: a square after the last', Kind.Blocker, 25, 'bad-cell'],
    ['DC-blocker: with a face', Kind.Blocker, die(7, 1), 'bad-cell'],
    ['no kind', 0 as Kind, die(7, 3), 'unknown-action'],
    ['a kind after the last', 3 as Kind, die(7, 3), 'unknown-action'],
  ])('%s', (_, kind, argument, code) => {
    begin().expectRefused(packAction({ kind, seat: 0, argument }), code);
  });

  test('every other seat', () => {
    for (let seat = 1; seat < 8; seat++) {
      begin().expectRefused(packAction({ kind: Kind.Die, seat, argument: die(7, 3) }), 'wrong-seat');
      begin().expectRefused(packAction({ kind: Kind.Blocker, seat, argument: 7 }), 'wrong-seat');
    }
  });

  test.each([4, 8, 0x100, 0x80000000, 0xffffffff])(
    'option word %i, and the running game goes on',
    (options) => {
      const { rules } = begin().die(0, 0, 1);
      const before = rules.state();
      expect(codeName(rules.start(GameId.Doce, options))).toBe('bad-options');
      expect(rules.state()).toEqual(before);
    },
  );
});

describe('words', () => {
  test('rows and columns run from 0 to 4', () => {
    expect(actionToWords(begin().word({ do: 'die', row: 4, column: 3, face: 6 }))).toEqual({
      ...{ do: 'die', seat: 0 },
      ...{ row: 4, column: 3, face: 6 },
    });
    expect(actionToWords(begin().word({ do: 'blocker', seat: 1, row: 0, column: 4 }))).toEqual({
      ...{ do: 'blocker', seat: 1 },
      ...{ row: 0, column: 4 },
    });
    expect(actionToWords(packAction({ kind: TAKE_BACK_KIND, seat: 1, argument: 0 }))).toEqual({
      do: 'take-back',
      seat: 1,
    });
    expect(() => actionToWords(packAction({ kind: 3, seat: 0, argument: 0 }))).toThrow('kind 3');
  });

  test.each([
    ['a row too large', { do: 'die', row: 5, column: 0, face: 1 }, 'bad-fields'],
    ['a column below 0', { do: 'blocker', row: 0, column: -1 }, 'bad-fields'],
    ['no face', { do: 'die', row: 0, column: 0 }, 'bad-dice'],
    ['face 7', { do: 'die', row: 0, column: 0, face: 7 }, 'bad-dice'],
    ['a blocker’s face', { do: 'blocker', row: 0, column: 0, face: 1 }, 'bad-fields'],
    ['a third seat', { do: 'die', seat: 2, row: 0, column: 0, face: 1 }, 'bad-fields'],
    ['another action', { do: 'pass' }, 'unknown-action'],
  ])('%s cannot be read', (_, words, code) => {
    expect(actionFromWords(words, 0)).toMatchObject({ code });
  });

  test('DC-match, DC-score: options, each with its default', () => {
    expect(readOptions({})).toEqual({ first: 0, sameNumber: 2 });
    expect(readOptions({ first: 1, sameNumber: -2 })).toEqual({ first: 1, sameNumber: -2 });
    for (const options of [{ first: 2 }, { first: '0' }, { sameNumber: 1 }, { sameNumber: 0 }])
      expect(readOptions(options)).toMatchObject({ code: 'bad-options' });
    expect(readOptions({ seats: 2 })).toMatchObject({ code: 'bad-fields' });
    for (let word = 0; word < 4; word++) expect(optionWord(optionsOf(word))).toBe(word);
  });

  test('a game tells its options', () => {
    const rules = new Rules();
    rules.start(GameId.Doce, optionWord({ first: 1, sameNumber: -2 }));
    expect([rules.read(Field.FirstSeat), rules.read(Field.SameNumberCosts)]).toEqual([1, 1]);
  });
});
