import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { optionWord } from '../../host/words/options';
import { codeName } from '../../host/words/code-name';
import { arrange, begin } from './arrange';

// The beginning of the game and a turn without doubles. Doubles, battles, scores, endings and teams have files of their own.

const seatsOnly = (seats: number) => optionWord({ seats, teams: false, suddenDeath: true });

describe('the board', () => {
  test('DW-board: red totals name the rows and blue totals the columns, 3 to 11', () => {
    const game = arrange({ board: ['0.......1', ...Array(7).fill('.........'), '1.......0'] });
    expect([game.owner(3, 3), game.owner(3, 11)]).toEqual([0, 1]);
    expect([game.owner(11, 3), game.owner(11, 11)]).toEqual([1, 0]);
  });

  test('DW-board: red 5 is the third row from the top', () => {
    const game = arrange().land([1, 4], [2, 1]).pocket(5, 3);
    expect(game.board().indexOf('0........')).toBe(2);
  });

  test('DW-board: every pocket but none outside is reached by totals of two unlike dice', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const unlike = faces.flatMap((one) => faces.filter((two) => two > one).map((two) => [one, two]));
    const reached = new Set(
      unlike.flatMap((red) => unlike.map((blue) => arrange().roll(red, blue).pockets()[0])),
    );
    expect(reached.size).toBe(81);
    expect(reached.has(undefined)).toBe(false);
  });

  test('DW-board: there is no row or column 2 or 12', () => {
    const game = arrange().roll([1, 1], [6, 6]);
    for (const total of [2, 12]) {
      game.expectUnreadable({ do: 'pocket', row: total, column: 5 }, 'bad-fields');
      game.expectUnreadable({ do: 'pocket', row: 5, column: total }, 'bad-fields');
    }
  });
});

describe('the supply and the first turn', () => {
  test.each([
    [2, 24],
    [3, 16],
    [4, 12],
  ])('DW-supply: with %i seats each has %i marbles', (seats, marbles) => {
    expect(begin(seatsOnly(seats)).supplies()).toEqual(Array(seats).fill(marbles));
  });

  test.each([0, 1, 5, 6, 7])('DW-supply: no game for %i seats', (seats) => {
    expect(codeName(new Rules().start(GameId.DoublesWild, seats))).toBe('bad-options');
  });

  test('DW-order: the seats roll three dice each, one after the other, and the highest total starts', () => {
    const game = begin(seatsOnly(3));
    expect(game.awaits()).toBe('seat 0: order');
    game.order([1, 2, 3]);
    expect(game.awaits()).toBe('seat 1: order');
    game.order([6, 6, 5], [5, 5, 5]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-order: after the first the turn goes clockwise', () => {
    const game = begin(seatsOnly(3)).order([1, 1, 1], [2, 2, 2], [3, 3, 3]);
    const order = [3, 4, 5].map((row) => {
      const seat = game.rules.awaitedSeats()[0];
      game.pick(row, 3);
      return seat;
    });
    expect(order).toEqual([2, 0, 1]);
  });

  test('DW-order: only the seats tied for highest roll again', () => {
    const game = begin(seatsOnly(4)).order([1, 1, 1], [6, 5, 4], [2, 2, 2], [5, 5, 5]);
    expect(game.awaits()).toBe('seat 1: order');
    game.order([1, 1, 1]);
    expect(game.awaits()).toBe('seat 3: order');
    game.order([1, 1, 2]);
    expect(game.awaits()).toBe('seat 3: roll');
  });

  test('DW-order: the tied roll until one leads, and who falls behind is out', () => {
    const game = begin(seatsOnly(3)).order([4, 4, 4], [4, 4, 4], [4, 4, 4]);
    game.order([5, 5, 5], [1, 1, 1], [6, 5, 4]);
    expect(game.awaits()).toBe('seat 0: order');
    game.order([2, 2, 2], [2, 2, 2], [3, 2, 1], [3, 2, 2]);
    expect(game.awaits()).toBe('seat 2: roll');
  });
});

describe('a turn', () => {
  test('DW-roll: the diagram "No double": red 4 and blue 10 select row 4, column 10', () => {
    const game = arrange().roll([1, 3], [6, 4]);
    expect(game.pockets()).toEqual(['4 10']);
  });

  test('DW-roll: two red and two blue dice, nothing less', () => {
    const game = arrange();
    expect(game.choices()).toHaveLength(6 ** 4);
    game.expectRefused({ do: 'roll', red: [1, 3] }, 'bad-dice');
    game.expectRefused({ do: 'roll', blue: [1, 3] }, 'bad-dice');
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
  });

  test('DW-vacant: a vacant pocket takes one marble of the supply', () => {
    const game = arrange().land([1, 3], [6, 4]);
    expect(game.awaits()).toBe('seat 0: pocket');
    expect(game.choices()).toEqual([{ do: 'pocket', seat: 0, row: 4, column: 10 }]);
    game.pocket(4, 10);
    expect(game.owner(4, 10)).toBe(0);
    expect(game.supplies()).toEqual([23, 24]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-vacant: putting the marble says that the roll is kept', () => {
    const game = arrange().roll([1, 3], [6, 4]).pocket(4, 10);
    expect(game.owner(4, 10)).toBe(0);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-vacant: no other pocket than the one that was rolled', () => {
    const game = arrange().roll([1, 3], [6, 4]);
    game.expectRefused({ do: 'pocket', row: 10, column: 4 }, 'bad-cell');
    game.act({ do: 'keep' }).expectRefused({ do: 'pocket', row: 4, column: 9 }, 'bad-cell');
  });

  test('DW-own: on an own pocket nothing happens and no marble is played', () => {
    const game = arrange({ board: { 4: '.......0.' } }).roll([1, 3], [6, 4]);
    expect(game.pockets()).toEqual([]);
    game.expectRefused({ do: 'pocket', row: 4, column: 10 }, 'bad-cell');
    game.act({ do: 'keep' });
    expect(game.supplies()).toEqual([23, 24]);
    expect(game.scores()).toEqual([0, 0]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test.each([
    ['across', { 5: '..111....' }],
    ['up and down', { 3: '..1......', 4: '..1......', 5: '..1......' }],
    ['on a diagonal', { 5: '..1......', 6: '...1.....', 7: '....1....' }],
    ['on the other diagonal', { 4: '...1.....', 5: '..1......', 6: '.1.......' }],
  ])('DW-protected: on a marble of a row %s nothing happens', (_, board) => {
    const game = arrange({ board }).roll([1, 4], [2, 3]);
    expect(game.isProtected(5, 5)).toBe(true);
    game.expectRefused({ do: 'pocket', row: 5, column: 5 }, 'bad-cell');
    game.act({ do: 'keep' });
    expect(game.owner(5, 5)).toBe(1);
    expect(game.supplies()).toEqual([24, 21]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-protected: two in a row, or three with a gap or of two colours, protect nothing', () => {
    const board = { 3: '11.......', 5: '11.1.....', 7: '1101.....', 9: '......1.1' };
    const game = arrange({ board });
    const marbles = [3, 5, 7, 9].flatMap((row) =>
      [3, 4, 6, 9, 11].map((column) => game.isProtected(row, column)),
    );
    expect(marbles).not.toContain(true);
  });
});

describe('rolling again', () => {
  test.each([
    ['the red pair', 'red', [5, 6], null, '11 10'],
    ['the blue pair', 'blue', null, [1, 2], '4 3'],
    ['all four dice', 'all', [5, 6], [1, 2], '11 3'],
  ])('DW-reroll: %s; what was kept stays kept', (_, which, red, blue, landed) => {
    const game = arrange().roll([1, 3], [6, 4]).act({ do: 'reroll', which });
    expect(game.awaits()).toBe('seat 0: reroll');
    game.roll(red, blue);
    expect(game.awaits()).toBe('seat 0: pocket');
    expect(game.pockets()).toEqual([landed]);
  });

  test('DW-reroll: only what was announced is rolled', () => {
    const game = arrange().roll([1, 3], [6, 4]).act({ do: 'reroll', which: 'red' });
    game.expectRefused({ do: 'roll', blue: [1, 2] }, 'bad-dice');
    game.expectRefused({ do: 'roll', red: [5, 6], blue: [1, 2] }, 'bad-dice');
    expect(game.choices()).toHaveLength(36);
  });

  test('DW-reroll: never one die of a pair', () => {
    const game = arrange().roll([1, 3], [6, 4]);
    game.expectUnreadable({ do: 'reroll', which: 'one' }, 'bad-choice');
    game.act({ do: 'reroll', which: 'red' });
    game.expectUnreadable({ do: 'roll', red: [5] }, 'bad-dice');
    game.expectUnreadable({ do: 'roll', red: [5, null] }, 'bad-dice');
  });

  test('DW-reroll: once a turn, and the announced roll must follow', () => {
    const game = arrange().roll([1, 3], [6, 4]).act({ do: 'reroll', which: 'red' });
    game.expectRefused({ do: 'reroll', which: 'blue' }, 'wrong-phase');
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
    game.roll([5, 6], null);
    game.expectRefused({ do: 'reroll', which: 'blue' }, 'wrong-phase');
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
  });

  test('DW-reroll: the second result stands, even on an own or a protected pocket', () => {
    const own = arrange({ board: { 11: '.......0.' } });
    own.roll([1, 3], [6, 4]).act({ do: 'reroll', which: 'red' }).roll([5, 6], null);
    expect(own.awaits()).toBe('seat 1: roll');
    const enemy = arrange({ board: { 11: '.....111.' } });
    enemy.roll([1, 3], [6, 4]).act({ do: 'reroll', which: 'red' }).roll([5, 6], null);
    expect(enemy.awaits()).toBe('seat 1: roll');
  });

  test('DW-reroll: the next turn has its own', () => {
    const game = arrange().roll([1, 3], [6, 4]).act({ do: 'reroll', which: 'red' });
    game.roll([5, 6], null).pocket(11, 10).roll([1, 2], [1, 3]);
    expect(game.choices().map((words) => words.do)).toEqual([
      ...['keep', 'reroll', 'reroll', 'reroll'],
      'pocket',
    ]);
  });
});
