import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import { Field } from '../../shared/doppel-x';
import { warningsOf } from '../../host/words/doppel-x';
import { DoppelXGame, type Told } from './doppel-x-arrange';

/** A game in which seat 0 throws and all dice are off the board. */
const ready = (options: object = {}) => new DoppelXGame(options).openWithNothing();

/** The chips of seat 1 after its bet on a letter and a throw of seat 0. */
function paid(
  letter: string,
  board: string,
  own: (game: DoppelXGame) => Told,
  neutral: (game: DoppelXGame) => Told,
) {
  const letters = ['ABCD', 'BEFH'].find((four) => four.includes(letter));
  const game = ready({ board, letters }).bet(1, letter);
  game.throw(own(game), neutral(game));
  return game.chips[1];
}

const on = (face: 1 | 2 | 3 | 'X', zone: '1x' | '2x' | '3x' | 'no score' | '-1') => (game: DoppelXGame) =>
  game.die(face, zone);
const lost = (where: 'hole' | 'outside' | 'betting-board') => () => where;

describe('what bets pay', () => {
  test.each([
    ['A', 'I', on('X', '1x'), on('X', '3x'), 5],
    ['A', 'I', on('X', '1x'), on(3, '3x'), 0],
    ['H', 'I', on('X', '1x'), on('X', '3x'), 5],
    ['H', 'I', on(1, '1x'), on('X', '3x'), 0],
    ['B', 'I', lost('hole'), on(1, '1x'), 2],
    ['B', 'I', on(1, '1x'), lost('outside'), 2],
    ['B', 'I', lost('hole'), lost('outside'), 4],
    ['B', 'I', on(1, '1x'), on(1, '1x'), 0],
    ['C', 'I', on(1, '2x'), on(1, '1x'), 3],
    ['C', 'I', on(1, '2x'), on(3, '2x'), 6],
    ['C', 'I', on(1, '3x'), on(1, '1x'), 0],
    ['D', 'I', on(1, '1x'), on(1, '3x'), 4],
    ['D', 'I', on('X', '3x'), on(2, '3x'), 8],
    ['E', 'II', on(2, 'no score'), on(1, '1x'), 2],
    ['E', 'II', on(2, 'no score'), on(1, 'no score'), 4],
    ['E', 'II', on(2, '-1'), on(1, '1x'), 0],
    ['F', 'I', on(2, '1x'), lost('hole'), 1],
    ['F', 'I', on(2, '1x'), on(2, '1x'), 2],
    ['F', 'I', on(2, '2x'), on(2, '3x'), 0],
  ] as const)('DX-bets: %s on board %s, case %#', (letter, board, own, neutral, chips) => {
    expect(paid(letter, board, own, neutral)).toBe(chips);
  });

  test('DX-bets: a die that touches 2x and 3x pays D and not C', () => {
    const game = ready({ seats: 4 }).bet(1, 'C').bet(2, 'D');
    // Board I: 2x and 3x on row 3, columns 1 and 2.
    game.throw(
      {
        cells: [
          [3, 1],
          [3, 2],
        ],
        face: 1,
      },
      'hole',
    );
    expect(game.chips).toEqual([3, 0, 4, 0]);
  });

  test('DX-bets: only the two dice of the seat on turn count for B to F', () => {
    const game = new DoppelXGame({ seats: 4 });
    game.open('hole', 'hole', game.die(1, '2x'), game.die(1, '1x')).bet(1, 'C');
    game.throw(game.die(1, '1x'), game.die(1, '1x'), { 3: game.die(1, '2x') });
    expect(game.chips[1]).toBe(0);
    game.throw('hole', 'hole', { 3: 'hole' });
    expect(game.chips[1]).toBe(0);
  });

  test('DX-double-x: after it no bet pays but those on it', () => {
    const game = ready({ seats: 5, letters: 'ABCH' }).bet(1, 'A').bet(2, 'H').bet(3, 'C').bet(4, 'B');
    game.throw(game.die('X', '2x'), game.die('X', '2x'));
    expect(game.chips).toEqual([10, 5, 5, 0, 0]);
  });

  test('DX-bets-off: a die of the seat on turn that comes to rest on a betting board is lost, and pays B', () => {
    const game = ready().bet(1, 'B');
    game.throw('betting-board', game.die(1, '1x'));
    expect([game.chips, game.onBoard]).toEqual([[1, 2, 0], []]);
    game.act({ do: 'bet', seat: 0, letter: 'A' });
  });
});

describe('how seats bet', () => {
  test('DX-bets: seats that are not on turn and have no die on the board may, on the four letters of the game', () => {
    const game = new DoppelXGame({ seats: 4, letters: 'ABDF' });
    game.open('hole', 'hole', game.die(1, '1x'), 'hole');
    expect([game.rules.awaited(), game.rules.awaitedSeats()]).toEqual([Awaited.Choice, [0, 1, 3]]);
    expect(game.ask({ do: 'bet', seat: 0, letter: 'A' })).toBe('wrong-seat');
    expect(game.ask({ do: 'bet', seat: 2, letter: 'A' })).toBe('die-on-board');
    expect(game.ask({ do: 'bet', seat: 4, letter: 'A' })).toBe('wrong-seat');
    expect(game.ask({ do: 'bet', seat: 1, letter: 'C' })).toBe('bad-choice');
    expect(game.ask({ do: 'bet', seat: 1, letter: 'I' })).toBe('bad-choice');
    // Several may share a letter.
    game.bet(3, 'D').bet(1, 'D');
  });

  test('DX-bets: four different letters are chosen for a game', () => {
    for (const letters of ['ABC', 'ABCDE', 'AABC', 'ABCI', '', 4])
      expect(() => new DoppelXGame({ letters })).toThrow('"letters" must be 4 different letters');
    expect(new DoppelXGame({ letters: 'HGBA' }).rules.read(Field.Letters)).toBe(0b11000011);
  });

  test('DX-bets-order: in any order, changed and taken back until the throw', () => {
    const game = ready().bet(2, 'A').bet(1, 'B').bet(2, 'B').bet(1, 'D');
    expect(game.ask({ do: 'bet', seat: 1, letter: 'D' })).toBe('bad-choice');
    game.act({ do: 'no-bet', seat: 2 });
    expect(game.ask({ do: 'no-bet', seat: 2 })).toBe('bad-choice');
    expect([1, 2].map((seat) => game.rules.read(Field.Bet, seat))).toEqual([4, 0]);
    game.act({ do: 'throw' });
    expect(game.ask({ do: 'bet', seat: 2, letter: 'A' })).toBe('wrong-phase');
    expect(game.ask({ do: 'no-bet', seat: 1 })).toBe('wrong-phase');
  });

  test('DX-bets-order: a bet that is left where it is counts again', () => {
    const game = ready({ letters: 'ABCF' }).bet(2, 'F');
    game.throw(game.die(1, '1x'), 'hole');
    game.throw(game.die(1, '1x'), 'hole');
    expect(game.chips[2]).toBe(2);
  });

  test('DX-bets-order: the die of the seat on turn stays on its field without a bet until it is thrown', () => {
    const game = ready({ letters: 'ABCF' }).bet(1, 'F');
    game.throw('hole', game.die(1, '1x'));
    expect([game.turn, game.rules.read(Field.Bet, 1), game.chips[1]]).toEqual([1, 6, 1]);
    expect(game.ask({ do: 'no-bet', seat: 1 })).toBe('wrong-seat');
    game.throw('hole', game.die(1, '1x'));
    expect([game.rules.read(Field.Bet, 1), game.chips[1]]).toEqual([0, 2]);
  });

  test('DX-turn: nobody but the seat on turn throws, whether others bet or not', () => {
    const game = ready();
    expect(game.ask({ do: 'throw', seat: 1 })).toBe('wrong-seat');
    game.act({ do: 'throw', seat: 0 });
  });
});

describe('the spinner', () => {
  const spun = () => ready({ board: 'III', letters: 'ABCG' });

  test.each([
    ['a hole', 'hole'],
    ['outside', 'outside'],
    ['no score', 'no score'],
    ['−1', '-1'],
  ] as const)('DX-flung: a die flung into %s pays G 5, once', (_, where) => {
    const game = spun().bet(1, 'G');
    const told: Told = where === 'hole' || where === 'outside' ? where : game.die(2, where);
    game.throw(told, told, {}, true);
    expect(game.chips[1]).toBe(5);
  });

  test('DX-flung: any die, not only those of the seat on turn', () => {
    const game = new DoppelXGame({ board: 'III', letters: 'ABCG' });
    game.open('hole', 'hole', game.die(1, '1x')).bet(1, 'G');
    game.throw(game.die(1, '1x'), game.die(1, '1x'), { 2: game.die(1, 'no score') }, true);
    expect(game.chips[1]).toBe(5);
  });

  test('DX-flung: it is told by a button, and without that G does not pay', () => {
    const game = spun().bet(1, 'G');
    game.throw('hole', 'hole');
    expect(game.chips[1]).toBe(0);
  });

  test('DX-flung: a die that touches a better area is not flung where it pays', () => {
    const game = spun()
      .bet(1, 'G')
      .throwUnsettled(
        {
          cells: [
            [2, 2],
            [2, 3],
          ],
          face: 1,
        },
        game3x(),
      );
    expect(game.ask({ do: 'settled', flung: true })).toBe('nothing-flung');
    game.act({ do: 'settled' });
    expect(game.chips[1]).toBe(0);
  });

  test('DX-flung: nothing is told where nobody has bet on it', () => {
    const game = spun().bet(1, 'A').throwUnsettled('hole', 'hole');
    expect(game.ask({ do: 'settled', flung: true })).toBe('nothing-flung');
  });

  test('DX-flung: a Double X takes its pay too', () => {
    const game = spun().bet(1, 'G');
    game.throw(game.die('X', 'no score'), game.die('X', '1x'), {}, true);
    expect(game.chips).toEqual([10, 0, 0]);
  });

  test('DX-flung: G may be chosen without the spinner, never pays, and a warning says so', () => {
    const options = { seats: 3, board: 'III', spinner: false, letters: 'ABCG', first: 0 } as const;
    const game = ready(options).bet(1, 'G').throwUnsettled('hole', 'hole');
    expect(game.ask({ do: 'settled', flung: true })).toBe('nothing-flung');
    expect(warningsOf(options)).toEqual(['G pays only where the spinner is fitted: it never will']);
    expect(warningsOf({ ...options, spinner: true })).toEqual([]);
  });

  test('DX-spinner: it is fitted on boards III and IV unless one says not, and has no place on I and II', () => {
    const fitted = (options: object) => new DoppelXGame(options).rules.read(Field.Spinner);
    expect([
      fitted({ board: 'III' }),
      fitted({ board: 'IV', spinner: false }),
      fitted({ board: 'I' }),
    ]).toEqual([1, 0, 0]);
    expect(() => fitted({ board: 'II', spinner: true })).toThrow('"spinner" needs "board": "III" or "IV"');
  });
});

/** A die on 3x of board III. */
function game3x(): Told {
  return new DoppelXGame({ board: 'III' }).die(1, '3x');
}
