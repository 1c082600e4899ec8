import { describe, expect, test } from 'vitest';
import type { Letter } from './doppel-x';
import { BOARD, cellsOf, chips, expectRefused, onBoard, played, run } from './doppel-x-script';

/** What seat 0 scores with its die lying so, while it has chips to lose and all other dice are lost. */
function scoreOf(die: string, white = 'hole'): number {
  const game = played('3@04 hole hole settled throw');
  run(game, `${die} ${white} settled`);
  return game.chips(0) - 9;
}

describe('the examples of the rulebook', () => {
  test('DX-score: a 2 on a red 2x area is 4, on a yellow 3x area 6', () => {
    expect([scoreOf('2@02'), scoreOf('2@04')]).toEqual([4, 6]);
  });

  test('DX-touch: a 3 on the white line of a 3x area is 9', () => {
    expect(scoreOf('3@05+06')).toBe(9);
  });

  test('DX-score: the seat on turn scores 9 with its own die and 2 with the white one, 11 in all', () => {
    expect(scoreOf('3@05+06', '2@00')).toBe(11);
  });

  test('DX-touch: a die in "no score" and "−1" neither wins nor loses', () => {
    expect(scoreOf('3@21+22')).toBe(0);
  });

  test('DX-bets: 3, 3, 6, 0 and 6 for yellow, green, blue, red and purple', () => {
    const [opening, settled] = ['hole hole hole X@00 3@02 settled', 'X@00 3@02 2@00 settled'];
    const game = played(opening, { seats: 5, first: 2, letters: ['A', 'B', 'C', 'D'] });
    const before = [0, 1, 2, 3, 4].map((seat) => game.chips(seat));
    expect(before).toEqual([0, 0, 0, 0, 6]); // purple's die lies there already
    run(game, `0:C 1:C throw 2@02 ${settled}`);
    expect(before.map((had, seat) => game.chips(seat) - had)).toEqual([3, 3, 6, 0, 6]);
  });
});

test('DX-dice: faces are 1, 2, 3 and X', () => {
  const game = played('');
  const faces = game.legal().map((action) => (action.do === 'lie' ? action.face : null));
  expect([...new Set(faces)]).toEqual([1, 2, 3, 'X', null]);
  expectRefused(game, { do: 'lie', seat: 0, white: false, cells: [[0, 0]], face: 4 }, /DX-dice/);
});

test('DX-boards, DX-start, DX-bets: options that make no game are refused', () => {
  const letters: Letter[] = ['A', 'B', 'C', 'D'];
  expect(() => played('', { seats: 2 })).toThrow(/three to eight/);
  expect(() => played('', { seats: 9 })).toThrow(/three to eight/);
  expect(() => played('', { first: 3 })).toThrow(/DX-start/);
  expect(() => played('', { letters: letters.slice(1) })).toThrow(/four different/);
  expect(() => played('', { letters: ['A', 'A', 'B', 'C'] })).toThrow(/four different/);
  expect(() => played('', { letters: [...letters, 'E'] })).toThrow(/four different/);
  expect(() => played('', { board: BOARD.slice(1) })).toThrow(/DX-boards/);
  const withoutPlace = BOARD.map((row) => row.replaceAll('s', '1'));
  expect(() => played('', { board: withoutPlace, spinner: true })).toThrow(/spinner/);
});

describe('DX-touch: a die counts in the best area that it touches', () => {
  test.each([
    ['00', '1x'],
    ['02', '2x'],
    ['04', '3x'],
    ['20', 'no score'],
    ['22', '-1'],
    ['03+04', '3x'],
    ['01+02', '2x'],
    ['01+02+11+12', '2x'],
    ['10+20', '1x'],
    ['12+22', '2x'],
    ['21+22', 'no score'],
    ['11+12+21+22', '2x'],
    ['13+14+23+24', '3x'],
    ['31+32+41+42', '1x'],
  ])('%s: %s', (cells, area) => {
    expect(played('').area(cellsOf(cells))).toBe(area);
  });

  test.each(['00+02', '00+11', '00+01+02', '00+01+11', '09', '90', '00+00', '00+01+10+21'])(
    '%s is no place for a die',
    (cells) => {
      expectRefused(played(''), `1@${cells}`, /DX-touch/);
    },
  );
});

test('DX-hole: the hole is ignored by a die over its rim; a die over nothing else has fallen in', () => {
  const game = played('');
  expect([game.area(cellsOf('23+24')), game.area(cellsOf('24+25'))]).toEqual(['-1', null]);
  expect(game.area(cellsOf('14+24'))).toBe('3x');
  for (const cells of ['24', '24+25', '24+34', '24+25+34+35']) expectRefused(game, `1@${cells}`, /DX-hole/);
  // 289 places without those nine over the four cells of the hole, each with four faces; three ways to be lost.
  expect(game.legal()).toHaveLength((289 - 9) * 4 + 3);
});

test("DX-spinner: the spinner's place is no score, fitted or not", () => {
  expect(played('').area(cellsOf('54'))).toBe('no score');
  expect(played('', { spinner: true }).area(cellsOf('54'))).toBe('no score');
  expect(scoreOf('3@54')).toBe(0);
});

test('DX-opening: all seats throw at once without the white die; what is left on the board scores', () => {
  const game = played('', { first: 1 });
  expect(game.awaited()).toEqual({ kind: 'chance', phase: 'opening', seats: [0], die: 0 });
  run(game, '3@02 hole');
  expect(game.awaited()).toEqual({ kind: 'chance', phase: 'opening', seats: [2], die: 2 });
  run(game, '2@00');
  expect(game.awaited()).toEqual({ kind: 'chance', phase: 'opening', seats: [1], die: null });
  run(game, 'settled');
  expect([chips(game), onBoard(game)]).toEqual(['6 0 2', [0, 2]]);
  // DX-start
  expect(game.awaited()).toEqual({ kind: 'choice', phase: 'bets', seats: [1], die: null });
});

test('DX-opening, DX-double-x: a Double X counts in the opening too', () => {
  const game = played('X@00 X@22 3@04 settled');
  expect([chips(game), onBoard(game)]).toEqual(['10 10 0', [2]]);
  expect(game.awaited().seats).toEqual([0, 1]); // seat 0 throws, seat 1 may bet
});

test('DX-turn: the own and the white die are taken from wherever they lie, and every die is told of', () => {
  const game = played('1@00 1@00 hole settled throw', { first: 1 });
  expect([onBoard(game), game.awaited().die, game.isUntold(2)]).toEqual([[0], 0, false]);
  run(game, '3@04'); // knocked to a better place
  expect([game.awaited().die, game.awaited().seats]).toEqual([1, [1]]);
  run(game, '2@02');
  expect([game.awaited().die, game.awaited().seats]).toEqual(['white', [1]]);
  run(game, '1@00 settled');
  expect(chips(game)).toBe('10 6 0');
  expect(game.awaited()).toMatchObject({ phase: 'bets', seats: [2] });
  run(game, 'throw');
  expect([onBoard(game), game.die('white')]).toEqual([[0, 1], null]);
  run(game, 'hole outside 3@04 hole'); // both others are knocked off
  expect([game.isLost(0), game.isLost(1), game.isLost(2), game.isLost('white')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  run(game, 'settled');
  expect([chips(game), onBoard(game), game.isLost(0)]).toEqual(['10 6 9', [2], false]);
  expect(game.awaited().seats).toEqual([0, 1]);
});

test('DX-cocked: nothing is scored before it is known of every die where it lies', () => {
  const game = played('1@00 hole hole settled');
  expectRefused(game, 'settled', /no dice have been thrown/);
  expectRefused(game, '1@00', /no dice have been thrown/);
  run(game, 'throw');
  expectRefused(game, 'settled', /where die 0 lies/);
  expectRefused(game, 'throw', /first be told/);
  expectRefused(game, { do: 'bet', seat: 0, letter: 'A' }, /first be told/);
  expectRefused(game, { do: 'lost', seat: 1, white: false, where: 'hole' }, /seat 1 is not awaited/);
  expectRefused(game, { do: 'lost', seat: 0, white: true, where: 'hole' }, /die 0 is to be told of now/);
  expectRefused(game, { do: 'lost', seat: 0, white: false, where: 'pocket' }, /no such place/);
  run(game, 'hole');
  expectRefused(game, 'settled', /where die white lies/);
  expectRefused(game, { do: 'lost', seat: 0, white: false, where: 'hole' }, /die white is to be told of now/);
  run(game, 'hole');
  expectRefused(game, '1@00', /all dice have been told of/);
});

test('DX-hand: a throw can be followed by nothing but where the dice lie', () => {
  const game = played('1@00 hole hole settled throw');
  expect([...new Set(game.legal().map((action) => action.do))]).toEqual(['lie', 'lost']);
});

describe('DX-score', () => {
  test.each([
    ['1@00', 1],
    ['2@00', 2],
    ['3@00', 3],
    ['1@02', 2],
    ['2@02', 4],
    ['3@02', 6],
    ['1@04', 3],
    ['2@04', 6],
    ['3@04', 9],
    ['3@20', 0],
    ['1@22', -1],
    ['3@22', -1],
    ['X@22', -1],
    ['X@00', 0],
    ['X@04', 0],
    ['hole', 0],
  ])('%s: %i', (die, points) => {
    expect(scoreOf(die)).toBe(points);
    expect(scoreOf('hole', die)).toBe(points); // the white die counts for the seat on turn
  });

  test('a die that still lies there scores again, the white one only for the seat on turn', () => {
    const game = played('2@02 3@00 hole settled throw 2@02 3@00 3@04 settled');
    expect(chips(game)).toBe('17 6 0');
    run(game, 'throw 2@02 1@00 1@00 settled');
    expect(chips(game)).toBe('21 8 0');
  });
});

describe('DX-floor', () => {
  test('chips never go below 0', () => {
    expect(chips(played('1@22 1@22 hole settled'))).toBe('0 0 0');
    expect(chips(played('1@00 hole hole settled throw 1@22 1@22 settled'))).toBe('0 0 0'); // 1 − 2
  });

  test('gains and losses of one scoring are summed first', () => {
    expect(chips(played('hole hole hole settled throw 1@22 2@00 settled'))).toBe('1 0 0');
    expect(chips(played('hole hole hole settled throw 2@00 1@22 settled'))).toBe('1 0 0');
  });
});

describe('DX-double-x', () => {
  const OPENING = '3@04 3@02 hole settled'; // 9, 6, 0

  test('one X is none', () => {
    expect(chips(played(`${OPENING} throw X@00 3@02 3@00 settled`))).toBe('12 12 0');
  });

  test('the own and the white die: 10, once, and nothing for anybody else', () => {
    const game = played(`${OPENING} throw X@04 3@02 X@22 settled`);
    expect([chips(game), onBoard(game)]).toEqual(['19 6 0', [1]]);
  });

  test('another seat may show one, the white die one for the seat on turn', () => {
    const game = played(`${OPENING} throw 3@04 X@20 X@00 settled`);
    expect([chips(game), onBoard(game)]).toEqual(['19 16 0', [0]]);
    expect(game.awaited().seats).toEqual([1, 2]); // seat 1 throws; seat 2 may bet, seat 0 lies on the board
  });

  test('two seats that are not on turn', () => {
    const game = played('3@04 3@02 3@00 settled throw 3@04 X@02 X@00 3@04 settled');
    expect([chips(game), onBoard(game)]).toEqual(['9 16 13', [0, 'white']]);
  });

  test('nobody loses a chip', () => {
    const game = played(`${OPENING} throw X@00 3@22 X@00 settled`);
    expect([chips(game), onBoard(game)]).toEqual(['19 6 0', [1]]);
  });

  test('an X that lies in a hole is none', () => {
    expect(chips(played('X@00 3@02 hole settled throw hole 3@02 X@00 settled'))).toBe('0 12 0');
  });

  test('only the bets A and H pay', () => {
    const letters: Letter[] = ['A', 'B', 'F', 'H'];
    const game = played('hole hole hole hole X@00 settled', { seats: 5, letters });
    run(game, '1:A 2:H 3:F throw 1@00 X@00 X@00 settled');
    expect(chips(game)).toBe('10 5 5 0 10');
    const lost = played('hole hole hole hole X@00 settled', { seats: 5, letters, first: 3 });
    run(lost, '0:B 1:B 2:H throw hole X@00 X@00 settled');
    expect(chips(lost)).toBe('0 0 5 10 10');
  });
});

describe('DX-end', () => {
  const LOST_THROW = (onItsPlace: string) => `throw ${onItsPlace} hole hole settled`;

  test('50 chips end a game of five', () => {
    // Seat 0 lies on 3x: 9 in the opening and with each throw of the others.
    const opening = '3@04 hole hole hole hole settled';
    const others = [1, 2, 3, 4].map(() => LOST_THROW('3@04')).join(' ');
    const game = (last: string) => played(`${opening} ${others} ${last}`, { seats: 5, first: 1 });
    expect(game('throw 3@00 hole').chips(0)).toBe(45);
    expect(game('throw 3@00 1@00 settled').winners()).toEqual([]); // 49
    const over = game('throw 3@00 2@00 settled');
    expect([over.chips(0), over.winners(), over.legal(), over.seatOnTurn()]).toEqual([50, [0], [], 0]);
    expect(over.awaited()).toEqual({ kind: 'over', phase: 'over', seats: [], die: null });
    expectRefused(over, { do: 'throw', seat: 1 }, /over/);
  });

  test('held, not collected so far', () => {
    const opening = '3@04 hole hole hole hole settled';
    const others = [1, 2, 3, 4].map(() => LOST_THROW('3@04')).join(' ');
    const game = played(`${opening} ${others} throw 1@22 hole settled`, { seats: 5, first: 1 });
    expect(game.chips(0)).toBe(44);
    run(game, `${LOST_THROW('3@00')} ${LOST_THROW('2@00')}`);
    expect([game.chips(0), game.winners()]).toEqual([49, []]); // 50 collected, one lost
    run(game, LOST_THROW('1@00'));
    expect([game.chips(0), game.winners()]).toEqual([50, [0]]);
  });

  test('70 chips end a game of six', () => {
    const opening = '3@04 hole hole hole hole hole settled';
    const others = [1, 2, 3, 4, 5].map(() => LOST_THROW('3@04')).join(' ');
    const game = played(`${opening} ${others}`, { seats: 6, first: 1 });
    expect([game.chips(0), game.winners()]).toEqual([54, []]);
    run(game, 'throw 3@04 3@02 settled');
    expect([game.chips(0), game.winners()]).toEqual([69, []]);
    run(game, LOST_THROW('1@00'));
    expect([game.chips(0), game.winners()]).toEqual([70, [0]]);
  });

  /** Seats 0 and 1 have 45 each; seat 0 throws. */
  const LEVEL =
    '3@04 3@04 hole settled throw 3@04 3@04 hole hole settled throw 3@04 3@04 hole settled ' +
    'throw 3@04 3@04 hole settled throw 3@04 3@04 hole hole settled throw';

  test('the highest wins, whoever threw, once the scoring is complete', () => {
    const game = played(LEVEL, { first: 2 });
    expect(chips(game)).toBe('45 45 0');
    run(game, '2@04 3@04 hole settled');
    expect([chips(game), game.winners()]).toEqual(['51 54 0', [1]]);
  });

  test('a tie: another game with all seats and no chips', () => {
    const game = played(`${LEVEL} 3@04 3@04 hole settled`, { first: 2 });
    expect([chips(game), game.game(), game.winners(), onBoard(game)]).toEqual(['0 0 0', 2, [], []]);
    expect(game.awaited()).toEqual({ kind: 'chance', phase: 'opening', seats: [0], die: 0 });
    expect([0, 1, 2].map((seat) => game.isUntold(seat))).toEqual([true, true, true]);
    run(game, '1@00 hole hole settled');
    expect([game.seatOnTurn(), game.bet(1)]).toEqual([2, null]);
  });
});
