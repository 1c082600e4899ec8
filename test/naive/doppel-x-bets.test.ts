import { describe, expect, test } from 'vitest';
import type { Letter, NaiveDoppelXOptions } from './doppel-x';
import { chips, expectRefused, onBoard, played, run } from './doppel-x-script';

describe('DX-bets: what a bet pays', () => {
  /** What seat 1 wins with its bet when seat 0 throws so. */
  function wins(letter: Letter, own: string, white: string): number {
    const letters = [...new Set<Letter>([letter, 'A', 'B', 'C', 'D'])].slice(0, 4);
    return run(
      played('hole hole hole settled', { letters }),
      `1:${letter} throw ${own} ${white} settled`,
    ).chips(1);
  }

  test.each<[Letter, string, string, number]>([
    ['A', 'X@00', '1@00', 0],
    ['A', 'X@00', 'X@00', 5],
    ['H', 'X@00', '1@00', 0],
    ['H', 'X@00', 'X@00', 5],
    ['B', 'hole', '1@00', 2],
    ['B', '1@00', 'outside', 2],
    ['B', 'hole', 'outside', 4],
    ['B', '1@00', '1@20', 0],
    ['C', '1@02', '1@00', 3],
    ['C', '1@00', 'X@02', 3],
    ['C', '1@02', '1@01+02', 6],
    ['C', '1@00', 'hole', 0],
    ['D', '1@04', '1@00', 4],
    ['D', '3@04', '1@05+06', 8],
    ['D', '1@02', 'hole', 0],
    ['E', '1@20', '1@00', 2],
    ['E', '1@20', '1@21+22', 4],
    ['E', '1@22', 'hole', 0],
    ['F', '1@00', '1@22', 1],
    ['F', '1@00', '2@10+20', 2],
    ['F', '1@20', 'hole', 0],
  ])('%s with %s and %s: %i', (letter, own, white, chipsWon) => {
    expect(wins(letter, own, white)).toBe(chipsWon);
  });

  test('a die on the line pays only for the better area', () => {
    expect([wins('C', '1@03+04', 'hole'), wins('D', '1@03+04', 'hole')]).toEqual([0, 4]);
    expect([wins('F', '1@01+02', 'hole'), wins('C', '1@01+02', 'hole')]).toEqual([0, 3]);
  });

  test("other seats' dice fulfil nothing", () => {
    const game = played('hole hole 1@02 settled 1:C throw 1@00 1@02 1@00 settled');
    expect(chips(game)).toBe('2 0 4');
    const knocked = played('hole hole 1@02 settled 1:B throw 1@00 hole 1@00 settled');
    expect(chips(knocked)).toBe('2 0 2');
  });
});

test('DX-bets-off: an active die on a betting board is off the board', () => {
  const game = played('hole hole hole settled 1:B throw betting-board 1@00 settled');
  expect([chips(game), onBoard(game)]).toEqual(['1 2 0', ['white']]);
  expect([game.bet(0), game.awaited().seats]).toEqual([null, [0, 1, 2]]);
});

describe('DX-bets: who may bet, on what', () => {
  test('neither the seat on turn nor a seat with a die on the board; only the four fields in the game', () => {
    const game = played('hole 1@00 hole settled', { letters: ['A', 'C', 'E', 'G'] });
    expect(game.awaited()).toEqual({ kind: 'choice', phase: 'bets', seats: [0, 2], die: null });
    expect(game.legal()).toEqual([
      { do: 'throw', seat: 0 },
      { do: 'bet', seat: 2, letter: 'A' },
      { do: 'bet', seat: 2, letter: 'C' },
      { do: 'bet', seat: 2, letter: 'E' },
      { do: 'bet', seat: 2, letter: 'G' },
    ]);
    expectRefused(game, '0:A', /seat on turn does not bet/);
    expectRefused(game, '1:A', /seat 1 is not awaited/);
    expectRefused(game, '2:B', /no field B/);
    expectRefused(game, '2:-', /no bet to take back/);
    expectRefused(game, { do: 'throw', seat: 2 }, /seat 0 throws/);
  });

  test('several seats may share a field', () => {
    const game = played('hole hole hole settled 1:B 2:B throw hole 1@00 settled');
    expect(chips(game)).toBe('1 2 2');
  });
});

describe('DX-bets-order', () => {
  test('in any order, changed and taken back until the throw', () => {
    const game = played('hole hole hole settled 2:C 1:A 2:D');
    expect([game.bet(1), game.bet(2)]).toEqual(['A', 'D']);
    expectRefused(game, '2:D', /lies on D already/);
    run(game, '1:- throw');
    expect([game.bet(1), game.bet(2)]).toEqual([null, 'D']);
    expectRefused(game, { do: 'no bet', seat: 2 }, /seat 2 is not awaited/);
    expect(chips(run(game, '1@02 1@04 settled'))).toBe('5 0 4');
  });

  test('a die left on its field bets again', () => {
    const game = played('hole hole hole settled 2:C throw 1@02 hole settled');
    expect([game.chips(2), game.bet(2)]).toEqual([3, 'C']);
    run(game, 'throw 1@00 1@02 1@02 settled'); // both of the active dice: own and white
    expect(game.chips(2)).toBe(9);
  });

  test('the die of the next seat on turn stays there without a bet until it is thrown', () => {
    const game = played('hole hole hole settled 1:C throw 1@02 hole settled');
    expect([game.chips(1), game.bet(1), game.seatOnTurn()]).toEqual([3, 'C', 1]);
    expectRefused(game, '1:-', /seat on turn does not bet/);
    expectRefused(game, '1:A', /seat on turn does not bet/);
    run(game, 'throw');
    expect(game.bet(1)).toBe(null);
    run(game, 'hole 1@02 hole settled');
    expect(game.chips(1)).toBe(3 + 2); // the white die on 2x; nothing for the field
  });
});

describe('DX-flung', () => {
  const options: Partial<NaiveDoppelXOptions> = { spinner: true, letters: ['A', 'B', 'F', 'G'] };
  const BET = 'hole hole 1@00 settled 1:G throw';

  test.each([
    ['hole', '1@00', '1@00'],
    ['1@00', 'outside', '1@00'],
    ['1@00', '1@20', '1@00'],
    ['1@00', '1@00', '1@22'],
    ['1@00', '1@00', '1@54'],
    ['hole', 'hole', 'hole'],
  ])('any die flung to %s, %s or %s pays 5, once', (own, other, white) => {
    const game = played(BET, options);
    expect(run(game, `${own} ${other} ${white} flung`).chips(1)).toBe(5);
  });

  test('nothing when the spinner flung none, though a die lies there', () => {
    expect(played(`${BET} hole 1@20 1@22 settled`, options).chips(1)).toBe(0);
  });

  test('a flung die that touches several areas counts by its best one', () => {
    expectRefused(played(`${BET} 1@10+20 1@12+22 1@05`, options), 'flung', /DX-flung/);
    expect(played(`${BET} 1@21+22 1@12+22 1@05 flung`, options).chips(1)).toBe(5);
  });

  test('a Double X leaves G without pay', () => {
    expect(chips(played(`${BET} X@20 X@20 1@20 flung`, options))).toBe('10 0 11');
  });

  test('without the spinner G never pays; without a bet on it there is nothing to tell', () => {
    const letters: Letter[] = ['A', 'B', 'F', 'G'];
    expectRefused(played(`${BET} hole hole hole`, { letters }), 'flung', /DX-flung/);
    expectRefused(played('hole hole hole', options), 'flung', /DX-flung/);
    expectRefused(played('hole hole hole settled 1:A throw hole hole', options), 'flung', /DX-flung/);
  });
});
