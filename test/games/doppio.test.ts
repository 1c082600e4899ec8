import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import { Phase } from '../../shared/doppio';
import { doppioToWords } from '../../host/words/doppio';
import { arrange, begin, nearlyBlocked } from './doppio-arrange';

// The rules with known hands, one ruling after the other; docs/rules/doppio.md explains the ids.

const low = '6-5 5-5 0-1 0-2 0-3 0-4 0-5 0-6';
const lower = '4-4 1-2 1-3 1-4 1-5 1-6 2-3 2-4';

describe('dealing', () => {
  test.each([
    [2, 8],
    [3, 6],
    [4, 6],
  ])('DP-deal: with %i seats %i tiles each, one at a time round the table from seat 0', (seats, size) => {
    const game = begin(seats);
    const order: number[] = [];
    while (game.kinds().includes('deal')) {
      const action = game.rules.chance(1_000_003 * order.length);
      order.push(doppioToWords(action).seat);
      expect(game.rules.act(action)).toBe(0);
    }
    expect(order).toEqual(Array.from({ length: seats * size }, (_, index) => index % seats));
    expect(game.sizes()).toEqual(Array.from({ length: seats }, () => size));
  });

  test('DP-deal: every tile of the boneyard is equally likely, and no other', () => {
    const game = begin(2)
      .act({ do: 'deal', tile: [3, 6] })
      .act({ do: 'deal', tile: [0, 0] });
    expect(game.rules.awaited()).toBe(Awaited.Chance);
    const drawn = Array.from({ length: 26 }, (_, random) => game.rules.chance(random + 26 * 1000));
    expect([...drawn].sort((a, b) => a - b)).toEqual(game.rules.legal());
    game.expectRefused({ do: 'deal', tile: [3, 6] }, 'bad-tile');
    game.expectRefused({ do: 'deal', seat: 1, tile: [1, 6] }, 'wrong-seat');
    game.expectRefused({ do: 'draw', tile: [1, 6] }, 'wrong-phase');
  });
});

describe('the start of a round', () => {
  test('DP-start: the seat with the highest double must play it', () => {
    const game = begin(2).deal(low, lower);
    expect(game.awaits()).toBe('seat 0: play');
    expect(game.plays()).toEqual(['5-5 on nothing']);
    game.expectPlayRefused('0-1', null, 'must-start-with-double');
    game.expectPlayRefused('4-4', null, 'bad-tile');
    game.expectPlayRefused('5-5', '4-4', 'does-not-fit');
    expect(begin(2).deal(lower, low).awaits()).toBe('seat 1: play');
  });

  test('DP-start: of two doubles in the hand it is the higher', () => {
    const game = begin(2).deal('1-1 3-3 0-1 0-2 0-3 0-4 0-5 0-6', '2-2 1-2 1-3 1-4 1-5 1-6 2-3 2-4');
    expect(game.plays()).toEqual(['3-3 on nothing']);
    game.expectPlayRefused('1-1', null, 'must-start-with-double');
  });

  test('DP-start: without a double in any hand all tiles are dealt again, and it is still the same round', () => {
    const game = begin(2);
    const empty = game.rules.state();
    game.deal('0-1 0-2 0-3 0-4 0-5 0-6 1-2 1-3', '1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4');
    expect(game.awaits()).toBe('seat 0: deal');
    expect(game.rules.state()).toEqual(empty);
    expect(game.deal(low, lower).awaits()).toBe('seat 0: play');
    expect(game.round()).toBe(1);
  });

  test('DP-start: a later round begins with the deal and the highest double again, whoever won', () => {
    const game = arrange({
      hands: ['2-3', '2-5', '5-6'],
      table: nearlyBlocked,
      turn: 2,
    });
    game.play('5-6', '5-5');
    expect([game.awaits(), game.round(), game.table()]).toEqual(['seat 0: deal', 2, '']);
    game.deal('0-1 0-2 0-3 0-4 0-5 0-6', '2-2 1-2 1-3 1-4 1-5 1-6', '1-1 2-3 2-4 2-5 2-6 3-4');
    expect(game.awaits()).toBe('seat 1: play');
  });
});

describe('spinners and locks', () => {
  const sixes = '6-3 6-4 6-5 3-3 3-4 3-5 3-0';
  const others = '5-5 4-4 0-0 0-1 0-2 0-4 0-5 1-1';
  const threeJoined = ['6-6', '6-0 on 6-6', '6-1 on 6-6', '6-2 on 6-6'];

  test('DP-spin: the first double has four open sides, and equal open sides are one end', () => {
    const game = arrange({ hands: [sixes, others], table: ['6-6'] });
    expect(game.openEnds('6-6')).toBe('4 × 6');
    expect(game.plays()).toEqual(['3-6 on 6-6', '4-6 on 6-6', '5-6 on 6-6']);
    game.play('6-3', '6-6');
    expect([game.openEnds('6-6'), game.openEnds('6-3')]).toEqual(['3 × 6', '1 × 3']);
  });

  test('DP-spin: a double takes four tiles and no more, any other tile one', () => {
    const game = arrange({ hands: [sixes, others], table: threeJoined });
    game.play('6-3', '6-6').play('0-0', '6-0');
    expect([game.openEnds('6-6'), game.openEnds('6-0')]).toEqual(['none', 'none']);
    game.expectPlayRefused('6-4', '6-6', 'does-not-fit');
    game.expectPlayRefused('3-0', '6-0', 'does-not-fit');
    expect(game.plays()).toEqual(['0-3 on 0-0', '3-3 on 3-6']);
  });

  test('DP-spin: a later double has three open sides beside the one that it was joined by', () => {
    const game = arrange({ hands: [sixes, others], table: threeJoined, turn: 1 }).play('1-1', '6-1');
    expect([game.openEnds('1-1'), game.openEnds('6-1')]).toEqual(['3 × 1', 'none']);
  });

  test('DP-unlock: an end is locked until the double of its number lies on the table', () => {
    const game = arrange({ hands: [sixes, others], table: ['6-6'] }).play('6-3', '6-6');
    expect(game.awaits()).toBe('seat 1: draw');
    game.draw('2-6').play('2-6', '6-6');
    game.expectPlayRefused('3-4', '3-6', 'number-locked');
    game.expectPlayRefused('3-4', '2-6', 'does-not-fit');
    game.expectPlayRefused('3-4', '0-0', 'does-not-fit');
    game.expectPlayRefused('3-4', null, 'does-not-fit');
    expect(game.plays()).toEqual(['3-3 on 3-6', '4-6 on 6-6', '5-6 on 6-6']);
  });

  test('DP-unlock: the double itself may always be joined, and unlocks its number at every end', () => {
    const game = arrange({
      hands: ['3-3 3-4 0-1 0-2 0-4 0-5', '0-0 3-5 3-0 1-1 1-2 1-4'],
      table: ['6-6', '6-3 on 6-6', '6-2 on 6-6', '2-2 on 6-2', '2-3 on 2-2'],
    });
    expect(game.plays()).toEqual(['0-2 on 2-2', '3-3 on 2-3', '3-3 on 3-6']);
    game.play('3-3', '6-3');
    expect(game.plays()).toEqual([
      '1-2 on 2-2',
      ...['0-3 on 2-3', '0-3 on 3-3'],
      ...['3-5 on 2-3', '3-5 on 3-3'],
    ]);
    expect(game.play('3-5', '2-3').openEnds('3-5')).toBe('1 × 5');
  });
});

describe('playing, drawing, passing', () => {
  // Every end is locked: only 0-0, 1-1, 2-2 and 3-3 fit.
  const table = ['6-6', '6-0 on 6-6', '6-1 on 6-6', '6-2 on 6-6', '6-3 on 6-6'];
  const zeros = '0-1 0-2 0-3 0-4 0-5';

  test('DP-must: a seat that can play must', () => {
    const game = arrange({ hands: ['3-3 1-2 1-4 1-5 2-4 2-5', zeros], table });
    expect(game.plays()).toEqual(['3-3 on 3-6']);
    expect(game.kinds()).toEqual(['play']);
    game.expectRefused({ do: 'draw', tile: [4, 4] }, 'wrong-phase');
    game.expectRefused({ do: 'pass' }, 'unknown-action');
    game.expectRefused({ do: 'play', seat: 1, tile: [0, 1], on: [0, 6] }, 'wrong-seat');
  });

  test('DP-draw: a seat that cannot play draws, and must play the tile if it fits', () => {
    const game = arrange({ hands: ['3-3 1-2 1-4 1-5 2-4 2-5', zeros], table });
    game.play('3-3', '6-3').play('0-3', '3-3');
    expect([game.awaits(), game.kinds()]).toEqual(['seat 0: draw', ['draw']]);
    expect(game.rules.awaited()).toBe(Awaited.Chance);
    game.expectRefused({ do: 'draw', tile: [0, 1] }, 'bad-tile');
    game.expectRefused({ do: 'draw' }, 'bad-tile');
    game.expectRefused({ do: 'draw', seat: 1, tile: [1, 1] }, 'wrong-seat');
    game.draw('1-1');
    expect([game.awaits(), game.plays()]).toEqual(['seat 0: play', ['1-1 on 1-6']]);
  });

  test('DP-draw: one tile a turn; where it does not fit the turn passes by itself', () => {
    const game = arrange({ hands: ['1-2 1-4 1-5 2-4 2-5 4-5', zeros], table, phase: Phase.Draw });
    game.draw('3-4');
    expect([game.hand(0), game.awaits()]).toEqual(['1-2 1-4 2-4 3-4 1-5 2-5 4-5', 'seat 1: draw']);
    expect(game.draw('1-3').awaits()).toBe('seat 0: draw');
  });

  test('DP-draw: the last two tiles are never drawn, so a turn may pass without a draw', () => {
    const game = arrange({ hands: ['0-1 3-4', '2-5 2-3 4-5 5-6'], table: nearlyBlocked, turn: 1 });
    game.play('2-5', '5-5');
    expect([game.awaits(), game.boneyard()]).toEqual(['seat 1: play', '0-0 1-1']);
    expect(game.play('2-3', '2-5').awaits()).toBe('seat 0: play');
  });

  test('DP-order: the turn goes clockwise, from the last seat to the first', () => {
    const game = begin(4).deal(
      '6-0 0-1 0-2 0-3 0-4 0-5',
      '6-1 1-2 1-3 1-4 1-5 1-1',
      '6-2 2-2 2-3 2-4 2-5 3-3',
      '6-6 3-4 3-5 4-4 4-5 5-5',
    );
    const order = ['6-6', '6-0', '6-1', '6-2'].map((what, index) => {
      const awaits = game.awaits();
      game.play(what, index === 0 ? null : '6-6');
      return awaits;
    });
    expect(order).toEqual(['seat 3: play', 'seat 0: play', 'seat 1: play', 'seat 2: play']);
    expect(game.awaits()).toBe('seat 3: draw');
  });
});

describe('the end of a round', () => {
  test('DP-out: an emptied hand scores the pips left in all others', () => {
    const game = arrange({ hands: ['5-6', '0-1 2-3', '2-5 3-4 4-5'], table: nearlyBlocked });
    game.play('5-6', '5-5');
    expect(game.lastRound()).toBe('seat 0 out, 29');
    expect([game.scores(), game.round(), game.awaits()]).toEqual([[29, 0, 0], 2, 'seat 0: deal']);
    expect([game.table(), game.sizes()]).toEqual(['', [0, 0, 0]]);
  });

  test('DP-out: an empty hand beats a hand of no pips', () => {
    const game = arrange({ hands: ['5-6', '0-0', '2-3 2-5 3-4 4-5'], table: nearlyBlocked });
    expect(game.play('5-6', '5-5').lastRound()).toBe('seat 0 out, 28');
  });

  test.each([
    ['the seat that played last', ['0-1 2-5 5-6', '2-3 3-4 4-5'], 'seat 0 blocked, 21'],
    ['another seat', ['2-3 3-4 4-5 5-6', '0-1 2-5'], 'seat 1 blocked, 21'],
    ['one of three, with all other hands', ['0-1 5-6', '2-3 2-5', '3-4 4-5'], 'seat 0 blocked, 28'],
    [
      'one of four, though higher hands are equal',
      ['0-1 5-6', '2-5', '3-4', '2-3 4-5'],
      'seat 0 blocked, 28',
    ],
  ])('DP-blocked: the lowest hand wins: %s', (_name, hands, result) => {
    const game = arrange({ hands, table: nearlyBlocked }).play('5-6', '5-5');
    expect([game.lastRound(), game.awaits()]).toEqual([result, 'seat 0: deal']);
  });

  test('DP-blocked: a drawn tile can block as well', () => {
    const table = [...nearlyBlocked, '5-6 on 5-5'];
    const game = arrange({ hands: ['0-1 2-5', '2-3 3-4'], table, phase: Phase.Draw });
    expect(game.draw('4-5').lastRound()).toBe('seat 1 blocked, 17');
  });

  test('DP-blocked-tie: equal lowest hands score nothing', () => {
    const hands = ['2-5 5-6', '3-4', '0-1 2-3 4-5'];
    const game = arrange({ hands, table: nearlyBlocked, scores: [10, 20, 30] }).play('5-6', '5-5');
    expect([game.lastRound(), game.scores(), game.round()]).toEqual(['blocked', [10, 20, 30], 10]);
  });

  test('DP-block-when: blocked at once or after everybody has passed, the result is the same', () => {
    const known = arrange({ hands: ['0-1 2-5 5-6', '2-3 3-4 4-5'], table: nearlyBlocked });
    known.play('5-6', '5-5');
    const hidden = arrange({ hands: [3, 3], table: nearlyBlocked })
      .play('5-6', '5-5')
      .pass()
      .pass();
    hidden.show(0, '0-1 2-5').show(1, '2-3 3-4 4-5');
    expect(hidden.lastRound()).toBe(known.lastRound());
    expect(hidden.scores()).toEqual(known.scores());
  });
});

describe('the match', () => {
  const hands = ['5-6', '0-1 2-3 2-5 3-4 4-5'];

  test('DP-match: the first seat with 100 points wins', () => {
    const game = arrange({ hands, table: nearlyBlocked, scores: [71, 99] }).play('5-6', '5-5');
    expect([game.scores(), game.awaits(), game.rules.winners()]).toEqual([[100, 99], 'over', [0]]);
    expect([game.lastRound(), game.hand(1)]).toEqual(['seat 0 out, 29', '0-1 2-3 3-4 2-5 4-5']);
    game.expectRefused({ do: 'deal', seat: 0, tile: [0, 0] }, 'game-over');
  });

  test('DP-match: with less the next round is dealt', () => {
    const game = arrange({ hands, table: nearlyBlocked, scores: [70, 99] }).play('5-6', '5-5');
    expect([game.scores(), game.awaits(), game.round()]).toEqual([[99, 99], 'seat 0: deal', 10]);
    expect(game.rules.winners()).toEqual([]);
  });

  test('DP-match: a blocked round can win it too', () => {
    const blocked = ['2-3 3-4 4-5 5-6', '0-1 2-5'];
    const game = arrange({ hands: blocked, table: nearlyBlocked, scores: [99, 90] }).play('5-6', '5-5');
    expect([game.scores(), game.rules.winners()]).toEqual([[99, 111], [1]]);
  });
});
