import { describe, expect, test } from 'vitest';
import { NaiveDoublesWild, type NaiveAction, type NaiveOptions } from './doubles-wild';

type Spot = [row: number, column: number];

function started(options: Partial<NaiveOptions> = {}): NaiveDoublesWild {
  const game = new NaiveDoublesWild({ seats: 2, teams: false, suddenDeath: true, ...options });
  orderFrom0(game);
  return game;
}

/** Rolls for order so that the lowest playing seat leads. */
function orderFrom0(game: NaiveDoublesWild): void {
  for (let first = true; game.awaited().phase === 'order'; first = false) {
    game.apply({ do: 'order', seat: game.awaited().seat!, dice: first ? [6, 6, 6] : [1, 1, 1] });
  }
}

/** The awaited seat rolls two doubles and selects a pocket. */
function pick(game: NaiveDoublesWild, [row, column]: Spot): void {
  const seat = game.awaited().seat!;
  game.apply({ do: 'roll', seat, red: [1, 1], blue: [6, 6] });
  game.apply({ do: 'pocket', seat, row, column });
}

/** Seat 0 takes the given pockets while seat 1 scatters marbles that never make a row. */
function build(game: NaiveDoublesWild, spots: Spot[]): void {
  for (const [i, spot] of spots.entries()) {
    pick(game, spot);
    pick(game, [[9, 11][Math.floor(i / 5)]!, 3 + 2 * (i % 5)]);
  }
}

function roll(game: NaiveDoublesWild, red: [number, number], blue: [number, number]): void {
  game.apply({ do: 'roll', seat: game.awaited().seat!, red, blue });
}

function keep(game: NaiveDoublesWild): void {
  game.apply({ do: 'keep', seat: game.awaited().seat! });
}

function fight(game: NaiveDoublesWild, dice: (number | null)[]): void {
  game.apply({ do: 'battle-roll', seat: game.awaited().seat!, dice });
}

function stay(game: NaiveDoublesWild, kept: [boolean, boolean, boolean] = [true, true, true]): void {
  game.apply({ do: 'battle-keep', seat: game.awaited().seat!, keep: kept });
}

const pocketsOf = (actions: NaiveAction[]) => actions.filter((action) => action.do === 'pocket');
const roundsTwoAndThreeStay = (game: NaiveDoublesWild) => [1, 2, 3, 4].forEach(() => stay(game));

describe('scores', () => {
  const row = (columns: number[]): Spot[] => columns.map((column) => [5, column]);

  test.each([
    ['a 3-in-a-row', row([5, 6, 7]), 1],
    ['an up-and-down 3-in-a-row', [3, 4, 5].map((r): Spot => [r, 4]), 1],
    ['a diagonal', [3, 4, 5].map((r): Spot => [r, r]), 1],
    ['the other diagonal', [3, 4, 5].map((r): Spot => [r, 10 - r]), 1],
    ['a line of 4', row([5, 6, 8, 7]), 2],
    ['a line of 5', row([5, 6, 8, 9, 7]), 3],
    ['a cross', [...row([5, 6, 7]), [4, 6], [6, 6]] as Spot[], 2],
    ['two and a gap', row([5, 6, 8]), 0],
  ])('DW-score: %s', (_name, spots, points) => {
    const game = started();
    build(game, spots);
    expect([game.score(0), game.firstScore(0), game.score(1)]).toEqual([points, points, 0]);
  });

  test('DW-score: the bottom diagram, 1 point earlier and 2 points now', () => {
    const game = started();
    build(game, [...row([5, 6, 7]), [3, 8], [4, 8]]);
    expect(game.score(0)).toBe(1);
    pick(game, [5, 8]);
    expect(game.score(0)).toBe(3);
  });
});

test('DW-supply: 24, 16 and 12 marbles', () => {
  expect(([2, 3, 4] as const).map((seats) => started({ seats }).supply(0))).toEqual([24, 16, 12]);
});

test('DW-order: only the seats tied for highest roll again, until one leads', () => {
  const game = new NaiveDoublesWild({ seats: 4, teams: false, suddenDeath: true });
  game.apply({ do: 'order', seat: 0, dice: [1, 1, 1] });
  expect(() => game.apply({ do: 'order', seat: 2, dice: [6, 6, 6] })).toThrow();
  game.apply({ do: 'order', seat: 1, dice: [6, 5, 4] });
  game.apply({ do: 'order', seat: 2, dice: [1, 1, 1] });
  game.apply({ do: 'order', seat: 3, dice: [5, 5, 5] });
  game.apply({ do: 'order', seat: 1, dice: [2, 2, 2] });
  game.apply({ do: 'order', seat: 3, dice: [1, 2, 3] });
  game.apply({ do: 'order', seat: 1, dice: [1, 1, 1] });
  game.apply({ do: 'order', seat: 3, dice: [1, 1, 2] });
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 3, phase: 'roll' });
});

test('DW-roll, DW-vacant: the "No double" diagram, row 4 and column 10', () => {
  const game = started();
  roll(game, [1, 3], [6, 4]);
  keep(game);
  expect(game.legal()).toEqual([{ do: 'pocket', seat: 0, row: 4, column: 10 }]);
  game.apply(game.legal()[0]!);
  expect([game.owner(4, 10), game.owner(10, 4), game.supply(0)]).toEqual([0, null, 23]);
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 1, phase: 'roll' });
});

test('DW-wild: blue 4-4 and red 2-3 is any pocket of row 5 that is not own', () => {
  const game = started();
  build(game, [[5, 3]]);
  roll(game, [2, 3], [4, 4]);
  const columns = [4, 5, 6, 7, 8, 9, 10, 11];
  expect(pocketsOf(game.legal())).toEqual(
    columns.map((column) => ({ do: 'pocket', seat: 0, row: 5, column })),
  );
});

test('DW-wild: a red double is the blue column, two doubles the whole board', () => {
  const game = started();
  roll(game, [6, 6], [1, 2]);
  expect(pocketsOf(game.legal()).map((action) => [action.row, action.column])).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11].map((row) => [row, 3]),
  );
  game.apply({ do: 'reroll', seat: 0, which: 'blue' });
  game.apply({ do: 'roll', seat: 0, blue: [1, 1] });
  expect(game.legal()).toHaveLength(81);
});

test('DW-wild-none: a wild line that is all own ends the turn', () => {
  const game = started();
  build(
    game,
    [3, 4, 5, 6, 7, 8, 9, 10, 11].map((column): Spot => [5, column]),
  );
  roll(game, [2, 3], [4, 4]);
  expect(pocketsOf(game.legal())).toEqual([]);
  keep(game);
  expect([game.awaited().seat, game.supply(0)]).toEqual([1, 15]);
});

test('DW-reroll: a kept double stays wild, and only the announced pair is rolled', () => {
  const game = started();
  roll(game, [1, 2], [3, 3]);
  game.apply({ do: 'reroll', seat: 0, which: 'red' });
  expect(game.chanceShape()).toEqual({ red: true, blue: false });
  expect(() => roll(game, [1, 4], [1, 2])).toThrow();
  game.apply({ do: 'roll', seat: 0, red: [5, 6] });
  expect(game.awaited().phase).toBe('pocket');
  expect(game.legal()).toHaveLength(9);
  expect(game.legal()[0]).toEqual({ do: 'pocket', seat: 0, row: 11, column: 3 });
});

test('DW-own, DW-protected: nothing happens and no marble is played', () => {
  const game = started();
  build(game, [
    [5, 5],
    [5, 6],
    [5, 7],
  ]);
  roll(game, [2, 3], [2, 3]);
  expect(pocketsOf(game.legal())).toEqual([]);
  keep(game);
  roll(game, [2, 3], [2, 3]);
  expect(pocketsOf(game.legal())).toEqual([]);
  keep(game);
  expect([game.awaited().seat, game.supply(0), game.supply(1)]).toEqual([0, 21, 21]);
  pick(game, [3, 3]);
  pick(game, [5, 6]); // a wild roll may select it, in vain
  expect([game.awaited().seat, game.supply(1), game.owner(5, 6)]).toEqual([0, 21, 0]);
});

describe('battles', () => {
  function battle(): NaiveDoublesWild {
    const game = started();
    build(game, [[5, 5]]);
    roll(game, [4, 5], [1, 2]);
    keep(game); // seat 1 has 9, 3
    expect(game.awaited()).toEqual({ kind: 'chance', seat: 0, phase: 'battle-roll' });
    return game;
  }

  test('DW-battle, DW-stake: the attacker wins and takes the pocket', () => {
    const game = battle();
    fight(game, [6, 5, 1]);
    fight(game, [4, 4, 4]);
    stay(game, [true, true, false]);
    expect(game.chanceShape()).toEqual({ dice: [false, false, true] });
    expect(() => fight(game, [6, 5, 2])).toThrow();
    fight(game, [null, null, 2]);
    [1, 2, 3].forEach(() => stay(game));
    expect([game.owner(9, 3), game.supply(0), game.supply(1)]).toEqual([0, 22, 23]);
    expect(game.awaited()).toEqual({ kind: 'chance', seat: 1, phase: 'roll' });
  });

  test('DW-stake: the attacker loses the staked marble', () => {
    const game = battle();
    fight(game, [1, 1, 1]);
    fight(game, [4, 4, 4]);
    roundsTwoAndThreeStay(game);
    expect([game.owner(9, 3), game.supply(0), game.supply(1)]).toEqual([1, 22, 23]);
  });

  test('DW-battle-tie: extra rounds in which each must roll at least one die', () => {
    const game = battle();
    fight(game, [4, 4, 4]);
    fight(game, [6, 5, 1]);
    roundsTwoAndThreeStay(game);
    expect(game.awaited()).toEqual({ kind: 'choice', seat: 0, phase: 'battle-keep' });
    expect(game.legal()).toHaveLength(7);
    expect(() => stay(game)).toThrow();
    stay(game, [true, true, false]);
    fight(game, [null, null, 3]);
    stay(game, [false, true, true]);
    fight(game, [5, null, null]); // 11 to 11: once more
    expect(game.awaited()).toEqual({ kind: 'choice', seat: 0, phase: 'battle-keep' });
    stay(game, [false, false, false]);
    fight(game, [5, 5, 5]);
    stay(game, [true, true, false]);
    fight(game, [null, null, 4]);
    expect(game.owner(9, 3)).toBe(0);
  });
});

describe('the end', () => {
  /** Both seats play out their marbles without a row, except that seat 0 may end on one. */
  function playOut(game: NaiveDoublesWild, lastOfSeat0: Spot): void {
    const rows = (own: number[]) =>
      own.flatMap((row) => [3, 4, 6, 7, 9, 10].map((column): Spot => [row, column]));
    const mine = rows([3, 4, 7, 8]);
    const theirs = rows([5, 6, 9, 10]);
    mine[23] = lastOfSeat0;
    for (let i = 0; i < 24; i++) {
      pick(game, mine[i]!);
      pick(game, theirs[i]!);
    }
  }

  test('DW-end: over when the turn passes to a seat without marbles; the high score wins', () => {
    const game = started();
    playOut(game, [3, 5]);
    expect([game.supply(0), game.supply(1), game.score(0)]).toEqual([0, 0, 3]); // one line of five
    expect(game.awaited()).toEqual({ kind: 'over', seat: null, phase: 'over' });
    expect(game.winners()).toEqual([0]);
  });

  test('DW-sudden-death: a tie clears the board, and the first 3-in-a-row wins', () => {
    const game = started();
    playOut(game, [8, 10]);
    expect([game.suddenDeaths(), game.supply(0), game.owner(3, 3)]).toEqual([1, 24, null]);
    orderFrom0(game);
    playOut(game, [8, 10]); // supplies run out without a row: again
    expect(game.suddenDeaths()).toBe(2);
    orderFrom0(game);
    build(game, [
      [5, 5],
      [5, 6],
    ]);
    pick(game, [5, 7]);
    expect([game.awaited().kind, game.winners(), game.score(0), game.firstScore(0)]).toEqual([
      'over',
      [0],
      1,
      0,
    ]);
  });

  test('DW-sudden-death: with suddenDeath off the win is shared', () => {
    const game = started({ suddenDeath: false });
    playOut(game, [8, 10]);
    expect([game.awaited().kind, game.winners(), game.suddenDeaths()]).toEqual(['over', [0, 1], 0]);
  });
});

test('DW-team: a teammate may leave or swap an unprotected marble, the removed one leaves the game', () => {
  const game = started({ seats: 4, teams: true });
  for (const spot of [
    [5, 5],
    [9, 9],
    [11, 3],
    [11, 7],
  ] as Spot[])
    pick(game, spot);
  for (const spot of [
    [5, 6],
    [9, 3],
  ] as Spot[])
    pick(game, spot);
  pick(game, [5, 6]);
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 2, phase: 'teammate' });
  const other = game.clone();
  game.apply({ do: 'teammate', seat: 2, choice: 'swap' });
  other.apply({ do: 'teammate', seat: 2, choice: 'leave' });
  expect([game.owner(5, 6), game.supply(0), game.supply(2)]).toEqual([2, 10, 10]);
  expect([other.owner(5, 6), other.supply(0), other.supply(2)]).toEqual([0, 10, 11]);
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 3, phase: 'roll' });
});

describe('random games end, and points are never lost (DW-score, DW-end)', () => {
  const table: NaiveOptions[] = [];
  for (const suddenDeath of [true, false]) {
    for (const seats of [2, 3, 4] as const) table.push({ seats, teams: false, suddenDeath });
    table.push({ seats: 4, teams: true, suddenDeath });
  }

  test.each(table)('$seats seats, teams $teams, sudden death $suddenDeath', (options) => {
    let seed = 12345;
    const below = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    const die = () => below(6) + 1;
    const games = Number(process.env['NAIVE_GAMES'] ?? 10);
    for (let n = 0; n < games; n++) {
      const game = new NaiveDoublesWild(options);
      const seats = [0, 1, 2, 3].slice(0, options.seats);
      let [scores, deaths] = [seats.map(() => 0), 0];
      for (let steps = 0; game.awaited().kind !== 'over'; steps++) {
        expect(steps).toBeLessThan(20000);
        const { phase } = game.awaited();
        const seat = game.awaited().seat!;
        const shape = game.chanceShape();
        if (shape === null) {
          game.apply(game.legal()[below(game.legal().length)]!);
        } else if ('dice' in shape) {
          const dice = shape.dice.map((rolled) => (rolled ? die() : null));
          game.apply({ do: phase, seat, dice } as NaiveAction);
        } else {
          const pair = (rolled: boolean): [number, number] | undefined =>
            rolled ? [die(), die()] : undefined;
          game.apply({ do: 'roll', seat, red: pair(shape.red), blue: pair(shape.blue) });
        }
        if (game.suddenDeaths() > deaths) [scores, deaths] = [seats.map(() => 0), game.suddenDeaths()];
        if (phase !== 'roll') continue;
        for (const s of seats) expect(game.score(s)).toBeGreaterThanOrEqual(scores[s]!);
        scores = seats.map((s) => game.score(s));
      }
      expect(game.winners().length).toBeGreaterThan(0);
      expect(game.winners().every((s) => game.playing(s))).toBe(true);
    }
  });
});
