import { describe, expect, test } from 'vitest';
import { NaiveDoce, type NaiveDoceAction, type NaiveDoceOptions } from './doce';

/** '03:5' is a die on row 0, column 3 showing 5; '03' the same showing 6; 'b03' the blocker. */
function run(game: NaiveDoce, script: string): NaiveDoce {
  for (const word of script.split(' ')) {
    const seat = game.awaited().seat!;
    const [row, column] = [...word.replace('b', '')].map(Number) as [number, number];
    if (word.startsWith('b')) game.apply({ do: 'blocker', seat, row, column });
    else game.apply({ do: 'die', seat, row, column, face: Number(word.split(':')[1] ?? 6) });
  }
  return game;
}

function played(script: string, options: Partial<NaiveDoceOptions> = {}): NaiveDoce {
  return run(new NaiveDoce({ first: 0, sameNumber: 2, ...options }), script);
}

function everythingOf(game: NaiveDoce): string {
  const lanes = [0, 1, 2, 3, 4];
  const squares = lanes.flatMap((row) => lanes.map((column) => game.square(row, column)));
  const seats = [0, 1].map((s) => [game.marked(s), game.diceLeft(s), game.hasBlocker(s), game.score(s)]);
  const rest = [game.awaited(), game.round(), game.firstOfRound(), game.winners(), game.lastRound()];
  return JSON.stringify([squares, seats, rest]);
}

/** It must be refused for this reason, and nothing may have changed. */
function expectRefused(game: NaiveDoce, action: object, reason: RegExp): void {
  const before = everythingOf(game);
  expect(() => game.apply(action as NaiveDoceAction)).toThrow(reason);
  expect(everythingOf(game)).toBe(before);
}

const squaresOf = (game: NaiveDoce, what: 'die' | 'blocker') => [
  ...new Set(
    game
      .legal()
      .filter((action) => action.do === what)
      .map(({ row, column }) => `${row}${column}`),
  ),
];

/** The first seat fills 00 to 03 with threes: 12 + 2 + 5 + 18 empty squares + one full three. */
const FIRST_WINS = '01:3 40:1 03:3 42:1 00:3 44:1 02:3';

/** The first seat has 00, 01, 02 and the other one places 03: the line is the first seat's. */
const OTHER_COMPLETES_IT = '00:3 40:1 02:3 42:1 44:6 20:1 01:3 03:3';

/** Seat 1 places 03, which completes row 0 for seat 0 and column 3 for itself. */
const BOTH_AT_ONCE = '00:3 13:3 02:3 33:3 44:6 40:1 01:3 23:3 41:1 03:3';

test('DC-grid: 25 squares, six faces, 11 dice and a blocker each', () => {
  const game = new NaiveDoce({ first: 1, sameNumber: 2 });
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 1, phase: 'turn' });
  expect(game.legal()).toHaveLength(25 * 6 + 25);
  expect([game.diceLeft(0), game.diceLeft(1), game.hasBlocker(0), game.hasBlocker(1)]).toEqual([
    11,
    11,
    true,
    true,
  ]);
  run(game, '13:5');
  expect([game.square(1, 3), game.square(3, 1)]).toEqual([{ seat: 1, face: 5 }, null]);
  expect([game.diceLeft(0), game.diceLeft(1), game.awaited().seat]).toEqual([11, 10, 0]);
  expect(() => game.square(0, 5)).toThrow('DC-grid');
});

test('DC-grid: what is not on the grid, not empty or not a face is refused', () => {
  const game = played('13:5');
  expectRefused(game, { do: 'die', seat: 0, row: 1, column: 1, face: 1 }, /seat 1 is awaited/);
  expectRefused(game, { do: 'die', seat: 1, row: 1, column: 3, face: 1 }, /not empty/);
  expectRefused(game, { do: 'blocker', seat: 1, row: 1, column: 3 }, /not empty/);
  expectRefused(game, { do: 'die', seat: 1, row: 5, column: 3, face: 1 }, /DC-grid/);
  expectRefused(game, { do: 'die', seat: 1, row: 0, column: -1, face: 1 }, /DC-grid/);
  expectRefused(game, { do: 'die', seat: 1, row: 0, column: 0, face: 0 }, /1 to 6/);
  expectRefused(game, { do: 'die', seat: 1, row: 0, column: 0, face: 7 }, /1 to 6/);
  expectRefused(game, { do: 'die', seat: 1, row: 0, column: 0, face: 1.5 }, /1 to 6/);
  expectRefused(game, { do: 'pass', seat: 1 }, /neither/);
});

test("DC-zone: no die on the eight neighbours of one's own marked die, only the blocker", () => {
  const game = played('22 00');
  expect(game.marked(0)).toEqual([2, 2]);
  const allowed = '01 02 03 04 10 14 20 24 30 34 40 41 42 43 44'.split(' ');
  expect(squaresOf(game, 'die')).toEqual(allowed);
  expect(squaresOf(game, 'blocker')).toHaveLength(23);
  expectRefused(game, { do: 'die', seat: 0, row: 3, column: 3, face: 1 }, /DC-zone/);
});

test('DC-zone: only the last die is marked, and the zones are independent', () => {
  const game = played('22 44');
  expect(squaresOf(game, 'die')).not.toContain('33');
  run(game, '04');
  expect(squaresOf(game, 'die')).toContain('21'); // next to the dice of seat 0
  run(game, '00');
  expect(game.marked(0)).toEqual([0, 4]);
  expect(squaresOf(game, 'die')).toContain('33'); // next to 22 and 44
  expect(squaresOf(game, 'die')).not.toContain('13');
});

describe('DC-line: each of the 28 windows wins', () => {
  const lanes = [0, 1, 2, 3, 4];
  const starts = lanes.flatMap((row) => lanes.map((column) => [row, column] as const));
  const windows = starts.flatMap(([row, column]) =>
    [[0, 1] as const, [1, 0] as const, [1, 1] as const, [1, -1] as const].map(([down, right]) =>
      [0, 1, 2, 3].map((i) => [row + down * i, column + right * i] as const),
    ),
  );
  const onGrid = windows.filter((window) => window.flat().every((n) => n >= 0 && n <= 4));

  test('DC-line: there are 28', () => expect(onGrid).toHaveLength(28));

  test.each(onGrid.map((window) => window.map(([row, column]) => `${row}${column}`)))(
    'DC-line: %s %s %s %s',
    (...window) => {
      const game = new NaiveDoce({ first: 0, sameNumber: 2 });
      for (const i of [1, 3, 0, 2]) {
        expect(game.round()).toBe(1);
        run(game, `${window[i]!}:3`);
        if (game.round() === 1) run(game, `${squaresOf(game, 'die').find((at) => !window.includes(at))!}:1`);
      }
      expect(game.lastRound()!.winner).toBe(0);
    },
  );
});

test.each([
  ["three own and one of the opponent's after them", '00:3 03:3 02:3 40:1 44:6 42:1 01:3', 0],
  ["one of the opponent's and three own", '01:3 00:3 03:3 40:1 44:6 42:1 02:3', 0],
  ["the opponent's between them", '00:3 01:3 02:3 40:1 44:6 42:1 03:3', undefined],
  ['two each', '00:3 01:3 02:3 40:1 44:6 03:3', undefined],
  ['11 in all', '01:3 40:1 03:3 42:1 00:3 44:1 02:2', undefined],
  ['13 in all', '01:3 40:1 03:3 42:1 00:3 44:1 02:4', undefined],
  ['5 + 1 + 4 + 2', '01:1 40:1 03:2 42:1 00:5 44:1 02:4', 0],
  ['three fours and an empty square', '00:4 40:1 02:4 42:1 44:6 20:1 01:4', undefined],
  ["three fours and the opponent's blocker", '00:4 b03 40:1 02:4 42:1 44:6 20:1 01:4', undefined],
  ["three fours and one's own blocker", 'b03 00:4 40:1 02:4 42:1 44:6 20:1 01:4', undefined],
  ['a blocker within four threes', 'b02 00:3 40:1 03:3 42:1 01:3 20:1 04:3', undefined],
])('DC-line: %s', (_name, script, winner) => {
  expect(played(script).lastRound()?.winner).toBe(winner);
});

test('DC-blocker: once a round, at the start of the turn, and the die must follow', () => {
  const game = played('22 b44');
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 1, phase: 'die' });
  expect([game.square(4, 4), game.marked(1)]).toEqual([{ seat: 1, face: 0 }, null]);
  expect(game.legal()).toHaveLength(23 * 6);
  expectRefused(game, { do: 'blocker', seat: 1, row: 0, column: 0 }, /DC-blocker/);
  run(game, '33'); // next to the blocker, which takes no marker
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 0, phase: 'turn' });
  run(game, '00');
  expect([game.hasBlocker(0), game.hasBlocker(1), game.diceLeft(1)]).toEqual([true, false, 10]);
  expect(squaresOf(game, 'blocker')).toEqual([]);
  expectRefused(game, { do: 'blocker', seat: 1, row: 0, column: 4 }, /once a round/);
  run(game, '30 b10');
  expect(game.marked(0)).toEqual([0, 0]); // the blocker went into its zone and moved no marker
});

test('DC-blocker: it comes back in the next round', () => {
  const game = played(`b43 ${FIRST_WINS}`);
  expect([game.round(), game.hasBlocker(0), game.lastRound()!.points]).toEqual([2, true, [33, 0]]);
});

test('DC-blocker: not where it would leave no square for the die', () => {
  const game = played('03 01 42 44 24 02 20 33 34 14 04 40 43 11 41 23 21 00');
  expect(squaresOf(game, 'die')).toEqual(['13']);
  expect(squaresOf(game, 'blocker')).toEqual(['10', '12', '22', '30', '31', '32']);
  expectRefused(game, { do: 'blocker', seat: 0, row: 1, column: 3 }, /no square is left for the die/);
});

test('DC-no-square: a seat with no legal square passes by itself, its blocker unused; then a draw', () => {
  const game = played('23 04 41 01 20 34 33 14 02 12 44 40 42 43 03 24 00 21 13');
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 0, phase: 'turn' });
  expect([game.marked(1), game.hasBlocker(1), game.diceLeft(0), game.diceLeft(1)]).toEqual([
    [2, 1],
    true,
    1,
    2,
  ]);
  expect(squaresOf(game, 'die')).toEqual(['10', '11', '30', '31', '32']);
  run(game, '32'); // its last die, and the other seat cannot place
  expect(game.lastRound()).toEqual({ winner: null, points: [7, 7] });
});

test('DC-no-square: the dice are used up', () => {
  const script = '13 04 b44 32 01 00 24 31 42 11 12 40 41 21 22 34 20 02 03 10 23 43';
  const game = played(script);
  expect([game.diceLeft(0), game.diceLeft(1), game.round()]).toEqual([0, 1, 1]);
  run(game, '30');
  expect([game.round(), game.lastRound()]).toEqual([2, { winner: null, points: [2, 7] }]);
});

test("DC-win: a die that completes only the opponent's line wins for the opponent", () => {
  const game = played(OTHER_COMPLETES_IT);
  expect(game.lastRound()).toEqual({ winner: 0, points: [12 + 5 + 17 + 2, 0] });
});

test('DC-win: a line for each at once is a draw', () => {
  expect(played(BOTH_AT_ONCE).lastRound()).toEqual({ winner: null, points: [7, 7] });
  expect(played(`b14 ${BOTH_AT_ONCE}`).lastRound()).toEqual({ winner: null, points: [2, 7] });
});

test.each([
  ['everything', FIRST_WINS, 2, 12 + 2 + 5 + 18 + 2],
  ['a full three costs two', FIRST_WINS, -2, 12 + 2 + 5 + 18 - 2],
  ['no full three', '01:1 40:1 03:2 42:1 00:5 44:1 02:4', 2, 12 + 2 + 5 + 18],
  ['with the blocker used', `b43 ${FIRST_WINS}`, 2, 12 + 2 + 17 + 2],
  ["one of the opponent's in the line", '00:3 03:3 02:3 40:1 44:6 42:1 01:3', 2, 12 + 5 + 18 + 2],
  [
    'six threes are two full threes',
    '01:3 40:1 44:3 42:1 03:3 20:1 41:3 22:1 00:3 24:1 02:3',
    2,
    12 + 2 + 5 + 14 + 4,
  ],
] as const)('DC-score: %s', (_name, script, sameNumber, points) => {
  const game = played(script, { sameNumber });
  expect(game.lastRound()).toEqual({ winner: 0, points: [points, 0] });
  expect([game.score(0), game.score(1)]).toEqual([points, 0]);
});

test('DC-match: four rounds, the first seat alternates, equal totals are a drawn match', () => {
  const game = new NaiveDoce({ first: 1, sameNumber: 2 });
  for (const [round, first] of [1, 0, 1, 0].entries()) {
    expect([game.round(), game.firstOfRound(), game.awaited().seat]).toEqual([round + 1, first, first]);
    expect([game.marked(0), game.marked(1), game.square(0, 0)]).toEqual([null, null, null]);
    expect(game.winners()).toEqual([]);
    run(game, FIRST_WINS);
  }
  expect(game.awaited()).toEqual({ kind: 'over', seat: null, phase: 'over' });
  expect([game.score(0), game.score(1), game.winners()]).toEqual([78, 78, [0, 1]]);
  expect([game.round(), game.firstOfRound(), game.legal()]).toEqual([4, 0, []]);
  expect([game.square(0, 0), game.square(4, 4)]).toEqual([
    { seat: 0, face: 3 },
    { seat: 1, face: 1 },
  ]);
  expectRefused(game, { do: 'die', seat: 0, row: 2, column: 2, face: 1 }, /over/);
});

test('DC-match: the most points win, and a clone goes its own way', () => {
  const game = played(`${FIRST_WINS} ${FIRST_WINS} ${FIRST_WINS}`);
  const other = game.clone();
  run(game, OTHER_COMPLETES_IT);
  expect([game.score(0), game.score(1), game.winners()]).toEqual([78, 75, [0]]);
  expect([other.round(), other.square(0, 0), other.winners()]).toEqual([4, null, []]);
});

describe('random games end', () => {
  const table = ([0, 1] as const).flatMap((first) =>
    ([2, -2] as const).flatMap((sameNumber) => [true, false].map((sixes) => ({ first, sameNumber, sixes }))),
  );

  // Sixes alone never sum to 12, so those rounds go on until nobody can place.
  test.each(table)('DC-match: $first first, $sameNumber, sixes only: $sixes', (options) => {
    let seed = 12345;
    const below = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    for (let n = 0; n < Number(process.env['NAIVE_GAMES'] ?? 10); n++) {
      const game = new NaiveDoce(options);
      const totals = [0, 0];
      while (game.awaited().kind !== 'over') {
        const before = game.clone();
        const { seat, phase } = game.awaited();
        const all = game.legal();
        const choices = all.filter((a) => !options.sixes || a.do === 'blocker' || a.face === 6);
        const choice = choices[below(choices.length)]!;
        game.apply(choice);
        const isRoundOver = game.round() > before.round() || game.awaited().kind === 'over';
        if (isRoundOver) {
          const { winner, points } = game.lastRound()!;
          totals[0]! += points[0];
          totals[1]! += points[1];
          if (options.sixes) expect(winner).toBe(null);
          if (winner === null) expect([2, 7].includes(points[0]) && [2, 7].includes(points[1])).toBe(true);
          else expect([points[winner]! > 0, points[1 - winner]]).toEqual([true, 0]);
        } else if (choice.do === 'blocker') {
          expect([phase, game.awaited()]).toEqual(['turn', { kind: 'choice', seat, phase: 'die' }]);
        } else if (game.awaited().seat === seat) {
          // DC-no-square: every empty square is in the other seat's zone, or its dice are used up.
          const [row, column] = game.marked(1 - seat!)!;
          const lanes = [0, 1, 2, 3, 4];
          const free = lanes.flatMap((r) =>
            lanes.filter((c) => game.square(r, c) === null).map((c) => [r, c]),
          );
          const outside = free.filter(([r, c]) => Math.abs(r! - row) > 1 || Math.abs(c! - column) > 1);
          expect(outside.length === 0 || game.diceLeft(1 - seat!) === 0).toBe(true);
        }
        expect([game.score(0), game.score(1)]).toEqual(totals);
      }
      const best = Math.max(...totals);
      expect(game.winners()).toEqual([0, 1].filter((seat) => totals[seat] === best));
    }
  });
});
