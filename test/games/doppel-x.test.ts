import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import { Field, NEUTRAL, Zone } from '../../shared/doppel-x';
import { boards } from '../../shared/doppel-x-boards';
import { cellsOfPlace } from '../../host/words/doppel-x';
import { DoppelXGame } from './doppel-x-arrange';

// The rules of docs/rules/doppel-x.md but for the bets: doppel-x-bets.test.ts.

const onBoardTwo = (options: object = {}) => new DoppelXGame({ board: 'II', letters: 'ABCE', ...options });

describe('the examples of the rulebook', () => {
  test('DX-touch: a 3 that only touches the line of a 3x area scores 9', () => {
    // Board I has 3x on row 2, column 3, and 1x to its right.
    const game = new DoppelXGame().open(
      {
        cells: [
          [2, 3],
          [2, 4],
        ],
        face: 3,
      },
      'hole',
      'hole',
    );
    expect(game.chips).toEqual([9, 0, 0]);
  });

  test('DX-score: the seat on turn has 9 for its own die and 2 for the neutral one, 11 in all', () => {
    const game = new DoppelXGame().openWithNothing();
    game.throw(game.die(3, '3x'), game.die(2, '1x'));
    expect(game.chips).toEqual([11, 0, 0]);
  });

  test('DX-touch: a die in "no score" and "−1" costs nothing', () => {
    // Board II has no score on row 4, column 1, 1x beside it, and −1 on row 4, column 3.
    const game = onBoardTwo();
    const [, above] = [boards[1]?.[3], boards[1]?.[4]];
    expect(above?.slice(2, 4)).toBe('1-');
    game.open('hole', 'hole', { cells: [[4, 3]], face: 2 });
    expect(game.chips).toEqual([0, 0, 0]);
    const four = new DoppelXGame({ board: 'IV', letters: 'ABCD' });
    expect([boards[3]?.[0]?.slice(0, 2), boards[3]?.[1]?.charAt(0)]).toEqual(['-0', '0']);
    four.open(
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        face: 2,
      },
      'hole',
      'hole',
    );
    expect([four.rules.read(Field.DieZone, 0), four.chips]).toEqual([Zone.NoScore, [0, 0, 0]]);
  });

  test('DX-bets: two that bet on 2x have 3 each, the seat on turn 6, an X nothing, a 3 in 2x six', () => {
    // Seat 0 is blue, 1 yellow, 2 green, 3 red, 4 purple.
    const game = new DoppelXGame({ seats: 5 });
    game.open('hole', 'hole', 'hole', game.die('X', '1x'), 'hole').bet(1, 'C').bet(2, 'C').bet(4, 'B');
    game.throw(game.die(1, '1x'), game.die(1, '1x'));
    expect([game.chips, game.turn]).toEqual([[2, 0, 0, 0, 0], 1]);
    const blue = DoppelXGame.at({
      seats: 5,
      phase: 'bets',
      turn: 0,
      bets: [null, 'C', 'C', null, null],
      dice: [null, null, null, game.die('X', '1x'), game.die(3, '2x')],
    });
    blue.throw(blue.die(2, '2x'), blue.die(2, '1x'));
    expect(blue.chips).toEqual([6, 3, 3, 0, 6]);
  });

  test('DX-opening: a 2 in 2x gives 4', () => {
    const game = new DoppelXGame();
    expect(game.open(game.die(2, '2x'), 'hole', 'hole').chips).toEqual([4, 0, 0]);
  });
});

describe('throws', () => {
  test('DX-opening: all seats throw at once without the neutral die; what stays on the board scores', () => {
    const game = new DoppelXGame({ seats: 4 });
    expect([game.phase, game.rules.awaited()]).toEqual(['opening', Awaited.Chance]);
    game.open(game.die(3, '3x'), 'outside', game.die(1, '2x'), 'hole');
    expect([game.phase, game.chips, game.onBoard, game.turn]).toEqual(['bets', [9, 0, 2, 0], [0, 2], 0]);
    expect(game.rules.read(Field.Lie, NEUTRAL)).toBe(0);
  });

  test('DX-opening: a Double X counts in it too', () => {
    const game = new DoppelXGame();
    game.open(game.die('X', '1x'), game.die('X', '3x'), game.die(3, '3x'));
    expect([game.chips, game.onBoard]).toEqual([[10, 10, 0], [2]]);
  });

  test('DX-start: the seat that the option names throws first, then clockwise', () => {
    const game = new DoppelXGame({ first: 1 }).openWithNothing();
    const turns = [0, 1, 2, 3].map(() => {
      const { turn } = game;
      game.throw('hole', 'hole');
      return turn;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });

  test('DX-turn: the seat on turn throws both dice, wherever they lie, and every die on the board is told', () => {
    const game = new DoppelXGame();
    game.open(game.die(1, '1x'), game.die(2, '1x'), 'hole');
    game.act({ do: 'throw' });
    const told: number[] = [];
    for (let die = game.rules.read(Field.AwaitedDie); die >= 0; die = game.rules.read(Field.AwaitedDie)) {
      told.push(die);
      game.tell('outside');
    }
    expect(told).toEqual([0, 1, NEUTRAL]);
    // The die of seat 2 was not on the board, so nothing can have happened to it.
    expect([game.rules.read(Field.Lost, 1), game.rules.read(Field.Lost, 2)]).toEqual([1, 0]);
    game.act({ do: 'settled' });
    expect([game.onBoard, game.chips]).toEqual([[], [1, 2, 0]]);
  });

  test('DX-turn: dice that others have hit score where they have come to lie', () => {
    const game = new DoppelXGame();
    game.open('hole', game.die(2, '1x'), game.die(3, '1x'));
    game.throw('hole', 'hole', { 1: game.die(2, '3x'), 2: 'hole' });
    expect([game.chips, game.onBoard]).toEqual([[0, 8, 3], [1]]);
  });

  test('DX-turn: dice are told in their order, the neutral one by the seat on turn', () => {
    const game = new DoppelXGame().openWithNothing().act({ do: 'throw' });
    const lie = { do: 'lie', cells: [[0, 0]], face: 1 };
    expect(game.ask({ ...lie, seat: 1 })).toBe('wrong-seat');
    expect(game.ask({ ...lie, die: 'neutral' })).toBe('wrong-die');
    expect(game.ask({ do: 'lost', die: 'neutral', where: 'hole' })).toBe('wrong-die');
    game.act(lie);
    expect(game.ask({ ...lie, die: 'own' })).toBe('wrong-die');
    game.act({ ...lie, seat: 0, die: 'neutral' });
    expect(game.ask(lie)).toBe('wrong-phase');
  });

  test('DX-cocked: nothing is scored before every die is told', () => {
    const game = new DoppelXGame().openWithNothing();
    expect(game.ask({ do: 'settled' })).toBe('wrong-phase');
    game.act({ do: 'throw' }).tell(game.die(3, '3x'));
    expect([game.ask({ do: 'settled' }), game.chips]).toEqual(['wrong-phase', [0, 0, 0]]);
    game.tell(game.die(3, '3x'));
    expect(game.chips).toEqual([0, 0, 0]);
    game.act({ do: 'settled' });
    expect(game.chips).toEqual([18, 0, 0]);
  });

  test('DX-hand: the rules know nothing of hands over the edge', () => {
    expect(new DoppelXGame().ask({ do: 'hand', seat: 1 })).toBe('unknown-action');
  });
});

describe('areas', () => {
  test('DX-dice: a die shows 1, 2, 3 or X, and nothing else', () => {
    const game = new DoppelXGame();
    for (const face of [0, 4, 5, 6, 'x', null]) {
      const words = { do: 'lie', cells: [[0, 0]], face };
      expect(game.ask(words)).toBe('bad-dice');
    }
    for (const face of [1, 'X', 3] as const) game.act({ do: 'lie', cells: [[0, 0]], face });
  });

  test.each([
    ['1x', 3],
    ['2x', 6],
    ['3x', 9],
    ['no score', 0],
    ['-1', 0],
  ] as const)('DX-score: a 3 in %s gives %i to a seat without chips', (zone, chips) => {
    const game = onBoardTwo();
    expect(game.open(game.die(3, zone), 'hole', 'hole').chips).toEqual([chips, 0, 0]);
  });

  test('DX-score: −1 costs one chip whatever the face, also an X; elsewhere an X is worth nothing', () => {
    const position = { seats: 3, board: 'II', phase: 'bets', turn: 0, chips: [5, 5, 5] };
    for (const face of [1, 2, 3, 'X'] as const) {
      const game = DoppelXGame.at(position);
      game.throw(game.die(face, '-1'), 'hole');
      expect(game.chips).toEqual([4, 5, 5]);
    }
    const game = DoppelXGame.at(position);
    expect(game.throw(game.die('X', '3x'), 'hole').chips).toEqual([5, 5, 5]);
  });

  test('DX-score: the neutral die is the seat on turn’s, for good and ill', () => {
    const game = DoppelXGame.at({ seats: 3, board: 'II', phase: 'bets', turn: 1, chips: [5, 5, 5] });
    game.throw('hole', game.die(2, '3x'));
    game.throw('outside', game.die(2, '-1'));
    // It lies there still and costs nobody anything more, until it is thrown again.
    game.throw('hole', game.die(1, '1x'));
    expect(game.chips).toEqual([6, 11, 4]);
  });

  test('DX-floor: gains and losses of one scoring are one sum, and chips never fall below 0', () => {
    const game = DoppelXGame.at({ seats: 3, board: 'II', phase: 'bets', turn: 0, chips: [0, 0, 0] });
    game.throw(game.die(3, '-1'), game.die(2, '1x'));
    expect(game.chips).toEqual([1, 0, 0]);
    game.throw('hole', 'hole');
    expect(game.chips).toEqual([0, 0, 0]);
    game.throw('hole', 'hole');
    expect(game.chips).toEqual([0, 0, 0]);
  });

  test('DX-touch: of one, two or four cells the best counts', () => {
    // Board I: 2x o 3x on row 2, columns 2 to 4 counted from 1; below them 2x 3x 2x.
    const cases = [
      [[[2, 1]], Zone.Two],
      [
        [
          [2, 1],
          [2, 2],
        ],
        Zone.Two,
      ],
      [
        [
          [2, 2],
          [3, 2],
        ],
        Zone.Three,
      ],
      [
        [
          [1, 0],
          [1, 1],
          [2, 0],
          [2, 1],
        ],
        Zone.Two,
      ],
      [
        [
          [2, 2],
          [2, 3],
          [3, 2],
          [3, 3],
        ],
        Zone.Three,
      ],
      [
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
        Zone.One,
      ],
      [
        [
          [1, 1],
          [1, 2],
          [2, 1],
          [2, 2],
        ],
        Zone.Two,
      ],
    ] as const;
    for (const [cells, zone] of cases) {
      const game = new DoppelXGame().act({ do: 'lie', cells, face: 1 });
      expect({ cells, zone: game.rules.read(Field.DieZone, 0) }).toEqual({ cells, zone });
    }
  });

  test('DX-touch: cells that no die touches at once are refused', () => {
    const game = new DoppelXGame();
    for (const cells of [
      [],
      [[0, 9]],
      [[-1, 0]],
      [
        [0, 0],
        [0, 2],
      ],
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      'all',
    ])
      expect({ cells, code: game.ask({ do: 'lie', cells, face: 1 }) }).toEqual({ cells, code: 'bad-cell' });
  });

  test('DX-hole: a die over the rim has not fallen; one over nothing but the hole has', () => {
    const game = new DoppelXGame();
    expect(game.ask({ do: 'lie', cells: [[2, 2]], face: 3 })).toBe('die-has-fallen');
    game.open(
      {
        cells: [
          [2, 1],
          [2, 2],
        ],
        face: 3,
      },
      'hole',
      'hole',
    );
    expect(game.chips).toEqual([6, 0, 0]);
  });

  test('DX-spinner: its cells are "no score"', () => {
    const game = new DoppelXGame({ board: 'III', letters: 'ABCD' });
    expect(boards[2]?.[4]?.slice(3, 6)).toBe('sss');
    game.open(
      { cells: [[4, 4]], face: 3 },
      {
        cells: [
          [4, 3],
          [4, 4],
        ],
        face: 2,
      },
      'hole',
    );
    expect([0, 1].map((die) => game.rules.read(Field.DieZone, die))).toEqual([Zone.NoScore, Zone.NoScore]);
    expect(game.chips).toEqual([0, 0, 0]);
  });

  test('every place is one, two or four cells side by side', () => {
    const places = Array.from({ length: 289 }, (_, place) => cellsOfPlace(place));
    expect(new Set(places.map((cells) => JSON.stringify(cells))).size).toBe(289);
    expect([1, 2, 4].map((size) => places.filter((cells) => cells.length === size).length)).toEqual([
      81, 144, 64,
    ]);
  });
});

describe('Double X', () => {
  test('DX-double-x: each seat with an X has 10, nobody else anything, not even −1', () => {
    const game = DoppelXGame.at({
      seats: 4,
      board: 'II',
      phase: 'bets',
      turn: 0,
      chips: [1, 2, 3, 4],
      dice: [null, onBoardTwo().die('X', '-1'), onBoardTwo().die(3, '3x'), onBoardTwo().die(1, '-1')],
    });
    game.throw(game.die('X', 'no score'), game.die(3, '3x'));
    expect(game.chips).toEqual([11, 12, 3, 4]);
  });

  test('DX-double-x: the seat on turn has 10 also by the neutral die, and never 20', () => {
    const both = new DoppelXGame().openWithNothing();
    both.throw(both.die('X', '1x'), both.die('X', '1x'));
    expect(both.chips).toEqual([10, 0, 0]);
    const neutral = new DoppelXGame();
    neutral.open('hole', neutral.die('X', '1x'), neutral.die(1, '1x'));
    neutral.throw(neutral.die(3, '3x'), neutral.die('X', '1x'));
    expect(neutral.chips).toEqual([10, 10, 1]);
  });

  test('DX-double-x: every X goes back to its owner, the other dice stay', () => {
    const game = new DoppelXGame({ seats: 4 });
    game.open(game.die(1, '1x'), game.die('X', '1x'), game.die(2, '1x'), 'hole');
    game.throw(game.die(3, '1x'), game.die('X', '1x'));
    expect([game.onBoard, game.rules.read(Field.Lie, NEUTRAL)]).toEqual([[0, 2], 0]);
    game.act({ do: 'bet', seat: 3, letter: 'A' });
    expect(game.ask({ do: 'bet', seat: 2, letter: 'A' })).toBe('die-on-board');
  });

  test('DX-double-x: an X that is not on the board does not count', () => {
    const game = new DoppelXGame();
    game.open('hole', game.die('X', '1x'), 'hole');
    game.throw(game.die(3, '1x'), game.die('X', '1x'), { 1: 'hole' });
    expect(game.chips).toEqual([3, 0, 0]);
  });
});

describe('the end', () => {
  const near = (seats: number, chips: readonly number[]) =>
    DoppelXGame.at({ seats, phase: 'bets', turn: 0, chips });

  test.each([
    [3, 50],
    [4, 50],
    [5, 50],
    [6, 70],
    [7, 70],
    [8, 70],
  ])('DX-end: with %i seats a game ends at %i chips', (seats, target) => {
    const chips = Array.from({ length: seats }, (_, seat) => (seat === 0 ? target - 3 : 0));
    const game = near(seats, chips);
    game.throw(game.die(2, '1x'), 'hole');
    expect([game.phase, game.chips[0]]).toEqual(['bets', target - 1]);
    const other = near(seats, chips);
    other.throw(other.die(3, '1x'), 'hole');
    expect([other.phase, other.rules.winners(), other.chips[0]]).toEqual(['over', [0], target]);
  });

  test('DX-end: it is looked at once a scoring is complete, and the most chips win', () => {
    const game = DoppelXGame.at({
      seats: 3,
      phase: 'bets',
      turn: 0,
      chips: [49, 45, 0],
      dice: [null, { cells: [[3, 2]], face: 3 }, null],
    });
    game.throw(game.die(1, '1x'), 'hole');
    expect([game.phase, game.chips, game.rules.winners()]).toEqual(['over', [50, 54, 0], [1]]);
    expect(game.ask({ do: 'throw' })).toBe('game-over');
  });

  test('DX-end: chips that a seat has had and lost again do not count', () => {
    const game = DoppelXGame.at({ seats: 3, board: 'II', phase: 'bets', turn: 0, chips: [49, 0, 0] });
    game.throw(game.die(1, '1x'), game.die(1, '-1'));
    expect([game.phase, game.chips]).toEqual(['bets', [49, 0, 0]]);
  });

  test('DX-end: after a tie all seats play another game from 0', () => {
    const game = DoppelXGame.at({
      seats: 3,
      first: 2,
      phase: 'bets',
      turn: 0,
      chips: [49, 42, 7],
      dice: [null, { cells: [[3, 2]], face: 3 }, null],
      bets: [null, null, 'A'],
    });
    game.throw(game.die(2, '1x'), 'hole');
    expect([game.phase, game.chips, game.rules.read(Field.Round), game.turn]).toEqual([
      'opening',
      [0, 0, 0],
      2,
      2,
    ]);
    expect([game.onBoard, game.rules.read(Field.Bet, 2), game.rules.winners()]).toEqual([[], 0, []]);
    game.open(game.die(1, '1x'), 'hole', 'hole');
    expect(game.chips).toEqual([1, 0, 0]);
  });
});
