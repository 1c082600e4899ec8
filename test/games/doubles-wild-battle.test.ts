import { describe, expect, test } from 'vitest';
import { Field } from '../../shared/doubles-wild';
import { arrange, type Arranged, type Words } from './arrange';

// Seat 0 lands on row 5, column 5, where a marble of seat 1 lies: unless a test says otherwise, that is the battle.

const LANDED = [
  [2, 3],
  [1, 4],
] as const;

const landed = (words: Words = {}): Arranged =>
  arrange({ board: { 5: '..1......' }, ...words }).land(...LANDED);

/** A battle that stands at a tie after its third round: 12 against 12. */
const tied = (): Arranged => landed().battle([6, 4, 2], [5, 4, 3]);

describe('how a battle comes about', () => {
  test('DW-battle: landing on an opponent’s unprotected marble means a battle', () => {
    const game = landed();
    expect(game.awaits()).toBe('seat 0: battle-roll');
    expect(game.rules.read(Field.Attacker)).toBe(0);
    expect(game.rules.read(Field.Defender)).toBe(1);
  });

  test('DW-battle: picking the pocket says at once that the roll is kept', () => {
    const game = arrange({ board: { 5: '..1......' } }).roll(...LANDED);
    expect(game.pockets()).toEqual(['5 5']);
    expect(game.pocket(5, 5).awaits()).toBe('seat 0: battle-roll');
  });

  test('DW-battle: it is not optional once the roll stands', () => {
    const game = landed();
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
    game.expectRefused({ do: 'reroll', which: 'all' }, 'wrong-phase');
    game.expectRefused({ do: 'pocket', row: 6, column: 6 }, 'wrong-phase');
    expect(new Set(game.choices().map((words) => words.do))).toEqual(new Set(['battle-roll']));
  });

  test('DW-battle: before that, the seat may still roll again', () => {
    const game = arrange({ board: { 5: '..1......' } })
      .roll(...LANDED)
      .act({ do: 'reroll', which: 'red' });
    expect(game.roll([3, 4], null).pockets()).toEqual(['7 5']);
  });

  test('DW-battle: after a second roll it begins by itself', () => {
    const game = arrange({ board: { 5: '..1......' } }).roll([1, 2], [1, 4]);
    expect(game.act({ do: 'reroll', which: 'red' }).roll([2, 3], null).awaits()).toBe('seat 0: battle-roll');
  });

  test('DW-battle: the defender is whoever owns the pocket', () => {
    const game = landed({ seats: 3, turn: 1, board: { 5: '..2......' } }).fight(1, 1, 1);
    expect(game.awaits()).toBe('seat 2: battle-roll');
  });
});

describe('three rounds', () => {
  test('DW-battle: in each round the attacker acts first, then the defender', () => {
    const game = landed();
    const awaited = [game.awaits()];
    const look = () => awaited.push(game.awaits());
    game.fight(1, 2, 3);
    look();
    game.fight(4, 5, 6);
    look();
    game.stay();
    look();
    game.stay();
    look();
    game.stay();
    look();
    game.stay();
    look();
    expect(awaited).toEqual([
      ...['seat 0: battle-roll', 'seat 1: battle-roll'],
      ...['seat 0: battle-keep', 'seat 1: battle-keep'],
      ...['seat 0: battle-keep', 'seat 1: battle-keep'],
      'seat 1: roll',
    ]);
  });

  test('DW-battle: the first round rolls all three dice', () => {
    const game = landed();
    expect(game.choices()).toHaveLength(6 ** 3);
    game.expectRefused({ do: 'battle-roll', dice: [1, 2, null] }, 'bad-dice');
    game.expectRefused({ do: 'battle-keep', keep: [true, true, true] }, 'wrong-phase');
  });

  test('DW-battle: rounds two and three roll any subset again, none included', () => {
    const keeps = [false, true].flatMap((one) =>
      [false, true].flatMap((two) => [false, true].map((three) => [one, two, three])),
    );
    const game = landed().fight(1, 2, 3).fight(4, 5, 6);
    for (let choices = 0; choices < 4; choices++) {
      const offered = game.choices().map((words) => (words.do === 'battle-keep' ? words.keep : []));
      expect(offered).toHaveLength(8);
      for (const keep of keeps) expect(offered).toContainEqual(keep);
      game.stay();
    }
  });

  test('DW-battle: dice that stay are not rolled, the others must be', () => {
    const game = landed().fight(1, 2, 3).fight(4, 5, 6).stay(true, false, true);
    expect(game.awaits()).toBe('seat 0: battle-roll');
    expect(game.choices()).toHaveLength(6);
    game.expectRefused({ do: 'battle-roll', dice: [1, 6, 3] }, 'bad-dice');
    game.expectRefused({ do: 'battle-roll', dice: [null, null, 6] }, 'bad-dice');
    game.expectRefused({ do: 'battle-roll', dice: [null, null, null] }, 'bad-dice');
    game.fight(null, 6, null);
    expect([0, 1, 2, 3, 4, 5].map((die) => game.rules.read(Field.BattleDie, die))).toEqual([
      1, 6, 3, 4, 5, 6,
    ]);
    expect(game.awaits()).toBe('seat 1: battle-keep');
  });

  test('DW-battle: the total after the third round counts, not an earlier one', () => {
    const game = landed().fight(1, 1, 1).fight(6, 6, 6);
    game.stay(false, false, false).fight(5, 5, 5).stay();
    game.stay(false, true, true).fight(6, null, null).stay(false, true, true).fight(3, null, null);
    expect(game.owner(5, 5)).toBe(0); // 16 against 15
  });

  test('DW-battle: a seat may roll again what is good already, to its own harm', () => {
    const game = landed().fight(6, 6, 6).fight(2, 2, 2).stay(false, false, false).fight(1, 1, 1);
    game.stay().stay().stay();
    expect(game.owner(5, 5)).toBe(1);
  });

  test('DW-battle: the defender rolls last and may answer the attacker’s last roll', () => {
    const game = landed().fight(4, 4, 4).fight(4, 4, 3).stay().stay().stay();
    expect(game.awaits()).toBe('seat 1: battle-keep');
    game.stay(true, true, false).fight(null, null, 6);
    expect(game.owner(5, 5)).toBe(1);
  });
});

describe('ties', () => {
  test('DW-battle-tie: equal totals after the third round mean another round, attacker first', () => {
    const game = tied();
    expect(game.awaits()).toBe('seat 0: battle-keep');
    expect(game.rules.read(Field.BattleRound)).toBe(4);
  });

  test('DW-battle-tie: equal totals after an earlier round mean nothing', () => {
    const game = landed().fight(4, 4, 4).fight(4, 4, 4);
    expect(game.choices()).toHaveLength(8);
  });

  test('DW-battle-tie: each must roll at least one die', () => {
    const game = tied();
    expect(game.choices()).toHaveLength(7);
    game.expectRefused({ do: 'battle-keep', keep: [true, true, true] }, 'must-reroll');
    game.stay(true, true, false).fight(null, null, 6);
    expect(game.awaits()).toBe('seat 1: battle-keep');
    expect(game.choices()).toHaveLength(7);
    game.expectRefused({ do: 'battle-keep', keep: [true, true, true] }, 'must-reroll');
  });

  test('DW-battle-tie: the defender must roll too, even when ahead', () => {
    const game = tied().stay(false, true, true).fight(1, null, null); // 7 against 12
    game.stay(false, true, true).fight(1, null, null); // 7 against 8
    expect(game.owner(5, 5)).toBe(1);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-battle-tie: rounds go on until the totals differ', () => {
    const game = tied();
    for (let round = 4; round < 9; round++) {
      expect(game.rules.read(Field.BattleRound)).toBe(round);
      game.stay(false, true, true).fight(6, null, null); // 12
      game.stay(false, true, true).fight(5, null, null); // 12
    }
    game.stay(true, true, false).fight(null, null, 3); // 13
    game.stay(true, true, false).fight(null, null, 2); // 11
    expect(game.owner(5, 5)).toBe(0);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-battle-tie: a battle may outlast the counter of its rounds', () => {
    const game = tied();
    for (let round = 4; round < 300; round++) {
      game.stay(false, true, true).fight(6, null, null);
      game.stay(false, true, true).fight(5, null, null);
    }
    game.expectRefused({ do: 'battle-keep', keep: [true, true, true] }, 'must-reroll');
    game.stay(false, true, true).fight(1, null, null);
    game.stay(false, true, true).fight(5, null, null);
    expect(game.supplies()).toEqual([23, 23]);
  });
});

describe('what is at stake', () => {
  test('DW-stake: the attacker wins: the defender’s marble leaves the game and the stake takes the pocket', () => {
    const game = landed().battle([5, 5, 5], [5, 5, 4]);
    expect(game.owner(5, 5)).toBe(0);
    expect(game.supplies()).toEqual([23, 23]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-stake: the attacker loses: the staked marble leaves the game', () => {
    const game = landed().battle([5, 5, 4], [5, 5, 5]);
    expect(game.owner(5, 5)).toBe(1);
    expect(game.supplies()).toEqual([23, 23]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-stake: the attacker’s marble may score, and protects from then on', () => {
    const game = landed({ board: { 5: '001......' } }).battle([6, 6, 6], [1, 1, 1]);
    expect(game.scores()).toEqual([1, 0]);
    expect(game.isProtected(5, 5)).toBe(true);
  });

  test('DW-stake: a defender who wins scores nothing', () => {
    const game = landed({ board: { 5: '.11......' } }).battle([1, 1, 1], [6, 6, 6]);
    expect(game.scores()).toEqual([0, 0]);
    expect(game.board()[2]).toBe('.11......');
  });

  test('DW-stake: while the battle lasts the stake still counts in the supply', () => {
    const game = landed().fight(1, 1, 1);
    expect(game.supplies()).toEqual([24, 23]);
  });

  test('DW-stake: the last marble may be staked', () => {
    const game = landed({ supplies: [1, 5] }).battle([1, 1, 1], [6, 6, 6]);
    expect(game.supplies()).toEqual([0, 5]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-stake: a pocket may be fought for again and again', () => {
    const game = landed().battle([6, 6, 6], [1, 1, 1]);
    game.land(...LANDED).battle([6, 6, 6], [1, 1, 1]);
    expect(game.owner(5, 5)).toBe(1);
    expect(game.supplies()).toEqual([23, 22]);
  });
});

test('DW-protected: a marble that is fought for is not in a row, and one in a row is not fought for', () => {
  const game = landed({ board: { 5: '..111....' } });
  expect(game.awaits()).toBe('seat 1: roll');
});
