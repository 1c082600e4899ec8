import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import { Field, HIDDEN_BIT, Kind, NO_TILE, ON_TABLE, Phase, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { packAction } from '../../host/words/action';
import { doppioOptionWord, doppioToWords, tileNumber } from '../../host/words/doppio';
import { Random } from '../../host/sim/random';
import { arrange, begin, nearlyBlocked } from './doppio-arrange';

// What differs when the table does not see the hands (DP-hidden).

const hidden = true;

describe('the start', () => {
  test('DP-hidden: the deal is not told; the first play tells who starts', () => {
    const game = begin(3, { hidden });
    expect([game.awaits(), game.sizes()]).toEqual(['seat 0 and 1 and 2: opening', [6, 6, 6]]);
    expect([game.plays().length, game.kinds()]).toEqual([21, ['play', 'redeal']]);
    game.expectRefused({ do: 'deal', tile: [0, 0] }, 'unknown-action');
    game.expectRefused({ do: 'draw' }, 'wrong-phase');
    game.expectPlayRefused('5-6', null, 'must-start-with-double');
    game.expectPlayRefused('5-5', '6-6', 'does-not-fit');
    game.play('5-5', null, 2);
    expect([game.awaits(), game.sizes(), game.table()]).toEqual(['seat 0: turn', [6, 6, 5], '5-5']);
  });

  test('DP-hidden: before the first play anybody may say that nobody has a double', () => {
    const game = begin(2, { hidden });
    const state = game.rules.state();
    game.act({ do: 'redeal', seat: 1 });
    expect(game.rules.state()).toEqual(state);
    game.play('0-0', null, 0).expectRefused({ do: 'redeal' }, 'wrong-phase');
  });
});

describe('a turn', () => {
  test('DP-hidden: any tile that fits and is not on the table may be played', () => {
    const game = begin(2, { hidden }).play('6-6', null, 0);
    expect(game.plays()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `${number}-6 on 6-6`));
    game.play('6-1', '6-6');
    game.expectPlayRefused('6-1', '6-6', 'bad-tile');
    game.expectPlayRefused('1-2', '6-1', 'number-locked');
    game.expectPlayRefused('2-3', '6-1', 'does-not-fit');
    expect(game.play('1-1', '6-1').sizes()).toEqual([6, 7]);
  });

  test('DP-hidden: a draw names no tile, and a seat that has not drawn cannot pass', () => {
    const game = begin(2, { hidden }).play('6-6', null, 0);
    expect([game.rules.awaited(), game.kinds()]).toEqual([Awaited.Choice, ['play', 'draw']]);
    game.expectRefused({ do: 'pass' }, 'may-not-pass');
    game.expectRefused({ do: 'draw', tile: [0, 1] }, 'bad-tile');
    game.draw();
    expect([game.awaits(), game.sizes(), game.kinds()]).toEqual(['seat 1: turn', [7, 9], ['play', 'pass']]);
    game.expectRefused({ do: 'draw' }, 'may-not-draw');
    game.expectRefused(packAction({ kind: Kind.Pass, seat: 1, argument: 1 }), 'bad-choice');
    expect(game.pass().awaits()).toBe('seat 0: turn');
  });

  test('DP-hidden: with two tiles in the boneyard a seat may pass and not draw', () => {
    const game = arrange({ hands: [3, 3], table: nearlyBlocked });
    expect(game.kinds()).toEqual(['play', 'pass']);
    game.expectRefused({ do: 'draw' }, 'may-not-draw');
  });
});

describe('the end of a round', () => {
  test('DP-hidden: while anything can be drawn, passes end nothing', () => {
    const game = begin(2, { hidden }).play('6-6', null, 0);
    for (let turn = 0; turn < 9; turn++) game.draw().pass();
    expect([game.awaits(), game.rules.read(Field.BoneyardSize)]).toEqual(['seat 0: turn', 3]);
    // The last tile that can be drawn: with its drawer everybody has passed, and nobody may draw.
    expect(game.draw().pass().awaits()).toBe('seat 0 and 1: show');
  });

  test('DP-hidden: a play ends a run of passes', () => {
    const game = arrange({ hands: [3, 3], table: nearlyBlocked })
      .pass()
      .play('5-6', '5-5')
      .pass();
    expect(game.awaits()).toBe('seat 1: turn');
    expect(game.pass().awaits()).toBe('seat 0 and 1: show');
  });

  test('DP-hidden: where no tile in any hand can fit, nobody needs to pass', () => {
    const game = arrange({
      hands: [2, 1],
      table: [...nearlyBlocked, '0-0 on 6-0', '0-1 on 0-0', '1-1 on 6-1'],
    });
    expect(game.play('5-6', '5-5').awaits()).toBe('seat 0 and 1: show');
  });

  test('DP-hidden: an emptied hand ends the round, and all others are shown in any order', () => {
    const game = arrange({ hands: [1, 2, 3], table: nearlyBlocked }).play('5-6', '5-5');
    expect([game.awaits(), game.lastRound()]).toEqual(['seat 1 and 2: show', 'none']);
    game.show(2, '2-5').show(1, '2-3').show(2, '3-4 4-5').show(1, '0-1');
    expect([game.lastRound(), game.scores()]).toEqual(['seat 0 out, 29', [29, 0, 0]]);
    expect([game.awaits(), game.round()]).toEqual(['seat 0 and 1 and 2: opening', 2]);
  });

  test('DP-hidden: a match that is over keeps the hands as they were shown', () => {
    const game = arrange({ hands: [1, 2, 3], table: nearlyBlocked, scores: [80, 0, 99] });
    game.play('5-6', '5-5').show(1, '2-3 0-1').show(2, '2-5 3-4 4-5');
    expect([game.awaits(), game.rules.winners()]).toEqual(['over', [0]]);
    expect([game.hand(1), game.hand(2)]).toEqual(['0-1 2-3', '3-4 2-5 4-5']);
  });
});

describe('hands that cannot be right', () => {
  const ended = () => arrange({ hands: [1, 2, 3], table: nearlyBlocked }).play('5-6', '5-5');

  test('DP-hidden: a tile on the table, a tile shown twice, and a tile too many are refused', () => {
    const game = ended().show(1, '2-3');
    game.expectRefused({ do: 'show', seat: 1, tile: [6, 6] }, 'bad-tile');
    game.expectRefused({ do: 'show', seat: 2, tile: [2, 3] }, 'bad-tile');
    game.expectRefused(packAction({ kind: Kind.Show, seat: 1, argument: TILES }), 'bad-tile');
    game.show(1, '0-1').expectRefused({ do: 'show', seat: 1, tile: [2, 5] }, 'wrong-seat');
    game.expectRefused({ do: 'show', seat: 0, tile: [2, 5] }, 'wrong-seat');
    game.expectRefused({ do: 'pass', seat: 1 }, 'wrong-phase');
  });

  test('DP-hidden: a tile with which the seat could have played when it passed is refused', () => {
    const game = arrange({ hands: [3, 3], table: nearlyBlocked })
      .pass()
      .play('5-6', '5-5')
      .pass()
      .pass();
    game.expectRefused({ do: 'show', seat: 0, tile: [4, 5] }, 'impossible-hand');
    game.expectRefused({ do: 'show', seat: 0, tile: [0, 0] }, 'impossible-hand');
    game.show(1, '2-5').show(0, '0-1 2-3 3-4').show(1, '4-5');
    expect(game.lastRound()).toBe('seat 0 blocked, 16');
  });

  test('DP-hidden: a tile with which it could have played when it drew is refused', () => {
    const game = arrange({ hands: [2, 3], table: nearlyBlocked });
    game.draw().play('5-6', '5-5').pass().pass();
    game.expectRefused({ do: 'show', seat: 0, tile: [2, 5] }, 'impossible-hand');
    game.expectRefused({ do: 'show', seat: 0, tile: [4, 5] }, 'impossible-hand');
    expect(game.show(0, '2-3 3-4').awaits()).toBe('seat 1: show');
  });

  test('DP-hidden: a higher double than the first is refused, except where it may have been drawn', () => {
    const game = begin(2, { hidden }).play('0-0', null, 0);
    // Seat 1 draws and keeps a tile whenever it can, seat 0 never does.
    for (const laid of ['0-1', '0-2', '0-3']) game.draw().pass().play(laid, '0-0');
    expect(game.rules.read(Field.Lacks, tileNumber([6, 6]))).toBe(1);
    expect(game.rules.read(Field.Lacks, TILES + tileNumber([6, 6]))).toBe(0);
    // What could be joined when seat 1 passed last, it did not hold then, drawn or not.
    expect(game.rules.read(Field.Lacks, TILES + tileNumber([1, 1]))).toBe(1);
  });

  test('DP-hidden: a play is never refused for what the seat has said', () => {
    const game = arrange({ hands: [3, 3], table: nearlyBlocked })
      .pass()
      .pass();
    const again = arrange({ hands: [3, 3], table: nearlyBlocked })
      .pass()
      .play('5-6', '5-5');
    expect(game.awaits()).toBe('seat 0 and 1: show');
    expect(again.play('0-0', '6-0').table()).toContain('0-0');
  });

  test('DP-hidden: a round whose hands cannot be shown does not count', () => {
    const game = ended().show(1, '2-3').act({ do: 'redeal', seat: 2 });
    expect([game.awaits(), game.round(), game.lastRound()]).toEqual([
      'seat 0 and 1 and 2: opening',
      1,
      'none',
    ]);
    expect(game.scores()).toEqual([0, 0, 0]);
  });
});

/** A known-hands match played at random: the state's words and the legal actions are its own affair. */
class KnownMatch {
  readonly rules = new Rules();
  readonly #random: Random;

  constructor(seats: number, seed: number) {
    this.#random = new Random(seed);
    this.rules.start(GameId.Doppio, doppioOptionWord({ seats, hidden: false }));
  }

  next(): number {
    const legal = this.rules.legal();
    return this.rules.awaited() === (Awaited.Chance as number)
      ? this.rules.chance(this.#random.bits())
      : (legal[this.#random.bits() % legal.length] as number);
  }

  /** What each seat will hold once an action is made, by tile: seat + 1. */
  handsAfter(action: number): number[] {
    const words = doppioToWords(action);
    const places = Array.from({ length: TILES }, (_, tile) => this.rules.read(Field.Place, tile));
    if (words.do === 'play') places[tileNumber(words.tile)] = ON_TABLE;
    if (words.do === 'draw' && words.tile) places[tileNumber(words.tile)] = words.seat + 1;
    return places;
  }
}

/** Plays a known-hands match and, from what a table would see of it, the same match with hidden hands. */
function playMatchTwice(seats: number, seed: number): { rounds: number; passes: number } {
  const known = new KnownMatch(seats, seed);
  const table = new Rules();
  table.start(GameId.Doppio, seats | HIDDEN_BIT);
  const act = (kind: Kind, seat: number, argument: number) => {
    const action = packAction({ kind, seat, argument });
    expect([table.legal().includes(action), table.act(action)]).toEqual([true, 0]);
    expect(table.check()).toBe(0);
  };
  const turn = () => table.read(Field.Turn);
  const isPhase = (phase: Phase) => table.read(Field.Phase) === (phase as number);
  let passes = 0;
  const pass = () => {
    act(Kind.Pass, turn(), 0);
    passes++;
  };
  /** DP-hidden: no byte of the state tells where a tile is that does not lie on the table. */
  const expectSecret = () => {
    for (let tile = 0; tile < TILES; tile++) {
      const place = table.read(Field.Place, tile);
      expect([0, ON_TABLE]).toContain(place);
      expect(place === ON_TABLE).toBe(known.rules.read(Field.Place, tile) === ON_TABLE);
    }
  };
  const isOver = () => known.rules.winners().length > 0;
  while (!isOver()) {
    const action = known.next();
    const { kind, argument } = { kind: action >>> 27, argument: action & 0xffffff };
    const seat = (action >>> 24) & 7;
    const round = known.rules.read(Field.Round);
    const places = known.handsAfter(action);
    known.rules.act(action);
    if (kind === (Kind.Deal as number)) {
      if (known.rules.read(Field.BoneyardSize) === TILES) act(Kind.Redeal, 0, 0);
      continue;
    }
    while (isPhase(Phase.Turn) && turn() !== seat) pass();
    act(kind, seat, kind === (Kind.Draw as number) ? NO_TILE : argument);
    if (known.rules.read(Field.Round) === round && !isOver()) {
      expectSecret();
      continue;
    }
    while (isPhase(Phase.Turn)) pass();
    places.forEach((place, tile) => {
      if (place > 0 && place !== ON_TABLE) act(Kind.Show, place - 1, tile);
    });
    for (const field of [Field.Round, Field.LastEnd, Field.LastWinner, Field.LastPoints])
      expect(table.read(field), Field[field]).toBe(known.rules.read(field));
    for (let each = 0; each < seats; each++)
      expect(table.read(Field.Score, each)).toBe(known.rules.read(Field.Score, each));
  }
  expect(table.winners()).toEqual(known.rules.winners());
  return { rounds: known.rules.read(Field.Round), passes };
}

describe('the same match, seen and unseen', () => {
  test.each([2, 3, 4])(
    'DP-hidden: %i seats: the same plays end alike, and no tile is told early',
    (seats) => {
      let rounds = 0;
      let passes = 0;
      for (let seed = 1; seed <= 8; seed++) {
        const played = playMatchTwice(seats, seed);
        rounds += played.rounds;
        passes += played.passes;
      }
      expect(rounds).toBeGreaterThan(8);
      expect(passes).toBeGreaterThan(8);
    },
  );
});
