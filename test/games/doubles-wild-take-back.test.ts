import { describe, expect, test } from 'vitest';
import { TAKE_BACK_KIND } from '../../shared/actions';
import { GameId } from '../../shared/games';
import { packAction } from '../../host/words/action';
import { arrange, type Arranged } from './arrange';

// The last choices of one seat can be taken back until dice have been seen or another seat has chosen.

const takeBack = (seat: number) => ({ do: 'take-back', seat });

/** Makes each action, takes them back from the last to the first, and asserts that each earlier position comes again. */
function expectTakenBack(game: Arranged, seat: number, ...actions: Record<string, unknown>[]): void {
  const before = actions.map((words) => {
    const bytes = game.rules.state();
    game.act(words);
    expect(game.rules.takeBackSeat()).toBe(seat);
    return bytes;
  });
  for (const bytes of before.reverse()) {
    game.act(takeBack(seat));
    expect(game.rules.state()).toEqual(bytes);
  }
  game.expectRefused(takeBack(seat), 'nothing-to-take-back');
}

describe('what can be taken back', () => {
  test('a marble just put', () => {
    expectTakenBack(arrange().roll([1, 2], [1, 2]), 0, { do: 'pocket', row: 3, column: 3 });
  });

  test('keeping, picking and the answer to a teammate, one by one', () => {
    const game = arrange({ seats: 4, teams: true, board: { 5: '..2......' } }).roll([2, 3], [4, 4]);
    const pocket = { do: 'pocket', row: 5, column: 5 };
    expectTakenBack(game, 0, { do: 'keep' }, pocket, { do: 'teammate', choice: 'swap' });
  });

  test('an announced second roll, and the choice of a battle', () => {
    const game = arrange({ board: { 5: '..1......' } }).roll([2, 3], [1, 4]);
    expectTakenBack(game, 0, { do: 'reroll', which: 'all' });
    expectTakenBack(game, 0, { do: 'keep' });
    expect(game.awaits()).toBe('seat 0: decide');
  });

  test('battle dice that stay or are to be rolled again', () => {
    const game = arrange({ board: { 5: '..1......' } })
      .land([2, 3], [1, 4])
      .fight(1, 2, 3)
      .fight(4, 5, 6);
    expectTakenBack(game, 0, { do: 'battle-keep', keep: [true, true, true] });
    expectTakenBack(game, 0, { do: 'battle-keep', keep: [true, false, false] });
    game.stay();
    expectTakenBack(game, 1, { do: 'battle-keep', keep: [true, true, true] });
  });

  test('the choice that ended the game', () => {
    const game = arrange({ board: { 5: '111......' }, supplies: [2, 0] }).roll([1, 1], [6, 6]);
    expectTakenBack(game, 0, { do: 'pocket', row: 11, column: 11 });
    expect(game.winners()).toEqual([]);
  });

  test('the choice that began a sudden death, with board, supplies and scores', () => {
    const game = arrange({ board: { 5: '111.000..' }, supplies: [2, 0] }).roll([1, 1], [6, 6]);
    expectTakenBack(game, 0, { do: 'pocket', row: 11, column: 11 });
    expect(game.scores()).toEqual([1, 1]);
  });
});

describe('what cannot', () => {
  test('anything before the first choice', () => {
    arrange().expectRefused(takeBack(0), 'nothing-to-take-back');
  });

  test('dice, and choices before them', () => {
    const game = arrange().roll([1, 2], [1, 2]);
    game.expectRefused(takeBack(0), 'nothing-to-take-back');
    game.act({ do: 'reroll', which: 'red' }).roll([3, 4], null);
    game.expectRefused(takeBack(0), 'nothing-to-take-back');
  });

  test('a marble once the next seat has rolled', () => {
    const game = arrange().roll([1, 2], [1, 2]).pocket(3, 3).roll([1, 2], [1, 2]);
    for (const seat of [0, 1]) game.expectRefused(takeBack(seat), 'nothing-to-take-back');
  });

  test('another seat’s choice', () => {
    const game = arrange().roll([1, 2], [1, 2]).pocket(3, 3);
    for (const seat of [1, 2, 7]) game.expectRefused(takeBack(seat), 'nothing-to-take-back');
  });

  test('a choice after which another seat has chosen', () => {
    const game = arrange({ board: { 5: '..1......' } })
      .land([2, 3], [1, 4])
      .fight(1, 2, 3)
      .fight(4, 5, 6);
    game.stay().stay();
    game.expectRefused(takeBack(0), 'nothing-to-take-back');
    game.act(takeBack(1)).expectRefused(takeBack(0), 'nothing-to-take-back');
  });

  test('with a word that says something more', () => {
    const game = arrange().roll([1, 2], [1, 2]).pocket(3, 3);
    const word = packAction({ kind: TAKE_BACK_KIND, seat: 0, argument: 1 });
    game.expectRefused(word, 'nothing-to-take-back');
    game.act(takeBack(0));
  });

  test('choices of a game before this one, or of before a saved position', () => {
    const game = arrange().roll([1, 2], [1, 2]).pocket(3, 3);
    game.rules.load(game.rules.state());
    game.expectRefused(takeBack(0), 'nothing-to-take-back');
    game.roll([1, 2], [4, 5]).pocket(3, 9);
    game.rules.start(GameId.DoublesWild, 2);
    game.expectRefused(takeBack(1), 'nothing-to-take-back');
  });
});

test('a refused action does not use the take-back up', () => {
  const game = arrange().roll([1, 2], [1, 2]).act({ do: 'keep' });
  game.expectRefused({ do: 'pocket', row: 4, column: 4 }, 'bad-cell');
  expect(game.act(takeBack(0)).awaits()).toBe('seat 0: decide');
});

test('after a take-back the game goes on as if the choice had not been', () => {
  const game = arrange().roll([1, 2], [3, 3]).pocket(3, 3).act(takeBack(0)).pocket(3, 4);
  const other = arrange().roll([1, 2], [3, 3]).pocket(3, 4);
  expect(game.rules.hash()).toBe(other.rules.hash());
});

test('it is no legal action of the game: nobody is asked for it', () => {
  const game = arrange().roll([1, 2], [1, 2]).act({ do: 'keep' });
  expect(game.rules.legal().map((action) => action >>> 27)).not.toContain(TAKE_BACK_KIND);
});

// Random play begins games of its own; an older game’s choices must not come back into them.
test('playing at random forgets what could be taken back', () => {
  const game = arrange().roll([1, 2], [1, 2]).act({ do: 'keep' });
  game.rules.playRandomly(1, 50);
  expect(game.rules.takeBackSeat()).toBeNull();
});
