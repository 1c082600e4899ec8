import { describe, expect, test } from 'vitest';
import { Field, Kind } from '../../shared/double-trouble';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { packAction } from '../../host/words/action';
import { codeName } from '../../host/words/code-name';
import { arrange, begin } from './arrange-double-trouble';

// The turn, the path, stars, the centre and FINISH. Pieces that meet have a file of their own, and so has the board.

const starts = ['0 6 south', '8 2 north'];

describe('the beginning', () => {
  test('DT-first: every colour has a piece on each START, heading along its arrow', () => {
    const game = begin({ seats: 4 });
    for (const colour of [0, 1, 2, 3]) expect(game.pieces(colour)).toEqual(starts);
    expect(begin().field(Field.Colours)).toBe(2);
    expect(begin().pieces(2)).toEqual(['off', 'off']);
  });

  test('DT-first: a turn begins with both rollers', () => {
    const game = begin();
    expect(game.awaits()).toBe('seat 0: pop');
    expect(game.choices()).toHaveLength(36);
    expect(game.choices()[0]).toEqual({ do: 'pop', seat: 0, dice: [1, 1] });
    game.expectRefused({ do: 'pop', dice: [4] }, 'bad-dice');
    game.expectRefused(packAction({ kind: Kind.Pop, seat: 0, argument: 7 | (1 << 3) }), 'bad-dice');
    game.expectRefused({ do: 'pop', seat: 1, dice: [4, 2] }, 'wrong-seat');
    expect(game.pop(4, 2).dice()).toEqual([4, 2]);
  });

  test('DT-start: the seat that the option names begins, and the turn goes clockwise', () => {
    const game = begin({ seats: 3, first: 2 });
    const turns = [game.awaits()];
    turns.push(game.pop(1, 2).move(0, 1).move(1, 2).awaits());
    turns.push(game.pop(1, 2).move(0, 2).move(1, 1).awaits());
    turns.push(game.pop(4, 5).move(0, 4).leave().move(1, 5).leave().awaits());
    expect(turns).toEqual(['seat 2: pop', 'seat 0: pop', 'seat 1: pop', 'seat 2: pop']);
  });

  test('DT-start: no more seats than play can begin, and no other options are there', () => {
    for (const options of [0, 1, 5, 0x22, 0x33, 0x44, 0x0b, 0x0c, 0x2a, 0x102])
      expect(codeName(new Rules().start(GameId.DoubleTrouble, options))).toBe('bad-options');
    for (const options of [2, 3, 4, 0x0a, 0x12, 0x1a, 0x13, 0x23, 0x34])
      expect(codeName(new Rules().start(GameId.DoubleTrouble, options))).toBe('ok');
  });
});

describe('a move', () => {
  test('DT-move: the seat chooses which die moves which piece', () => {
    const game = begin().pop(2, 1);
    expect(game.awaits()).toBe('seat 0: move');
    expect(game.moves()).toEqual(['0 by 1', '0 by 2', '1 by 1', '1 by 2']);
    game.move(1, 2);
    expect(game.pieces(0)).toEqual(['0 6 south', '6 2 north']);
    expect(game.moves()).toEqual(['0 by 1']);
    game.expectRefused({ do: 'move', piece: 1, face: 1 }, 'bad-piece');
    game.expectRefused({ do: 'move', piece: 0, face: 2 }, 'bad-dice');
    game.move(0, 1);
    expect(game.pieces(0)).toEqual(['1 6 south', '6 2 north']);
    expect(game.awaits()).toBe('seat 1: pop');
    expect([game.dice(), game.named(Field.Moved)]).toEqual([[], null]);
  });

  test('DT-move: equal dice are one choice for each piece', () => {
    const game = begin().pop(2, 2);
    expect(game.moves()).toEqual(['0 by 2', '1 by 2']);
    expect(game.move(0, 2).moves()).toEqual(['1 by 2']);
    expect(game.move(1, 2).awaits()).toBe('seat 1: pop');
  });

  test('DT-move: words for no piece, no die or a direction that is not asked for are refused', () => {
    const game = begin().pop(2, 1);
    game.expectRefused({ do: 'move', piece: 0, face: 3 }, 'bad-dice');
    game.expectRefused({ do: 'move', piece: 0, face: 2, direction: 'south' }, 'bad-direction');
    game.expectRefused(packAction({ kind: Kind.Move, seat: 0, argument: (2 << 6) | (1 << 3) }), 'bad-piece');
    game.expectRefused(packAction({ kind: Kind.Move, seat: 0, argument: 0 }), 'bad-dice');
    game.expectRefused({ do: 'leave' }, 'wrong-phase');
    game.expectRefused({ do: 'pop', dice: [1, 1] }, 'wrong-phase');
    game.expectRefused(packAction({ kind: 7, seat: 0, argument: 0 }), 'unknown-action');
    game.expectRefused(packAction({ kind: 0, seat: 0, argument: 0 }), 'unknown-action');
  });

  test.each([
    ['round a corner', '0 1 west', 3, '2 0 south'],
    ['over a FINISH that is not met by exact count', '0 1 west', 4, '3 0 south'],
    ['from a START onto the path', '0 6 south', 2, '2 6 south'],
    ['past the mouth of a START, which nothing enters', '2 5 east', 1, '2 6 south'],
    ['past it the other way', '3 6 north', 1, '2 6 west'],
    ['through a wheel by its channel', '2 3 east', 1, '3 4 south'],
    ['through two wheels', '2 6 south', 2, '4 5 west'],
    ['straight over the centre', '4 5 west', 2, '4 3 west'],
    ['straight over it the other way', '3 4 south', 2, '5 4 south'],
    ['away from a wheel', '1 4 north', 1, '0 4 west'],
  ])('DT-move: the arrow goes on along the path, the full count: %s', (_, from, face, to) => {
    const game = arrange({ pieces: [[from, '8 2 north']] });
    game.pop(face, face).move(0, face);
    expect(game.piece(0, 0)).toBe(to);
  });

  test('DT-move: other pieces are passed, one’s own too', () => {
    const game = arrange({
      pieces: [
        ['0 3 west', '0 2 west'],
        ['0 1 west', '1 0 south'],
      ],
    });
    expect(game.pop(5, 6).move(0, 5).piece(0, 0)).toBe('2 0 south');
  });
});

describe('a star', () => {
  test('DT-star: exact landing on a holder offers each wheel by one to three quarters, or none', () => {
    const game = begin().pop(3, 1).move(0, 3);
    expect(game.awaits()).toBe('seat 0: wheel');
    expect(game.choices()).toEqual([
      ...[0, 1, 2, 3].flatMap((wheel) =>
        [1, 2, 3].map((quarters) => ({ do: 'turn', seat: 0, wheel, quarters })),
      ),
      { do: 'leave', seat: 0 },
    ]);
    game.expectRefused(packAction({ kind: Kind.TurnWheel, seat: 0, argument: 0 }), 'bad-choice');
    game.expectRefused(packAction({ kind: Kind.TurnWheel, seat: 0, argument: (4 << 2) | 1 }), 'bad-choice');
    game.expectRefused(packAction({ kind: Kind.Leave, seat: 0, argument: 1 }), 'bad-choice');
    game.expectRefused({ do: 'turn', seat: 1, wheel: 0, quarters: 1 }, 'wrong-seat');
  });

  test('DT-star: the wheels may be left', () => {
    const game = begin().pop(3, 1).move(0, 3).leave();
    expect(game.wheels()).toEqual([0, 1, 0, 1]);
    expect(game.moves()).toEqual(['1 by 1']);
  });

  test('DT-star: a wheel is turned before the second piece moves, which then goes the new way', () => {
    const pieces = [['6 2 north', '2 6 south']] as const;
    const game = arrange({ pieces }).pop(1, 2).move(0, 1);
    expect(game.piece(0, 0)).toBe('5 2 north');
    game.turn(1, 1);
    expect(game.wheels()).toEqual([0, 2, 0, 1]);
    // At turn 2 the north holder of the east wheel leads to its east holder.
    expect(game.move(1, 2).piece(0, 1)).toBe('4 7 east');
    expect(arrange({ pieces }).pop(1, 2).move(0, 1).leave().move(1, 2).piece(0, 1)).toBe('4 5 west');
  });

  test('DT-star: after the second piece the turn ends with the wheel', () => {
    const game = begin().pop(1, 3).move(1, 1).move(0, 3);
    expect(game.awaits()).toBe('seat 0: wheel');
    expect(game.turn(2, 3).awaits()).toBe('seat 1: pop');
    expect(game.wheels()).toEqual([0, 1, 3, 1]);
  });

  test('DT-star: passing a star, or landing on a plain space, turns nothing', () => {
    expect(begin().pop(2, 1).move(0, 2).awaits()).toBe('seat 0: move');
    const past = arrange({ pieces: [['3 4 north', '8 2 north']] })
      .pop(2, 1)
      .move(0, 2);
    expect([past.piece(0, 0), past.awaits()]).toEqual(['2 2 south', 'seat 0: move']);
  });

  test.each([1, 2, 3])(
    'DT-star: pieces turn with their wheel and keep their heading relative to it: %i',
    (quarters) => {
      // Into the wheel by its north holder, and out of it by its south holder.
      const game = arrange({
        pieces: [
          ['6 2 north', '8 2 north'],
          ['3 6 south', '5 6 south'],
        ],
      });
      game.pop(1, 1).move(0, 1).turn(1, quarters);
      const holders = ['3 6', '4 7', '5 6', '4 5'];
      const sides = ['north', 'east', 'south', 'west'];
      expect(game.pieces(1)).toEqual([
        `${holders[quarters % 4]} ${sides[(2 + quarters) % 4]}`,
        `${holders[(2 + quarters) % 4]} ${sides[(2 + quarters) % 4]}`,
      ]);
    },
  );

  test('DT-star: the piece that landed turns with its wheel too', () => {
    const game = begin().pop(3, 1).move(0, 3);
    expect(game.piece(0, 0)).toBe('3 6 south');
    expect(game.turn(1, 1).piece(0, 0)).toBe('4 7 west');
  });
});

describe('the centre', () => {
  const near = { pieces: [['4 5 west', '8 2 north'] as const] };

  test('DT-centre: landing there is landing on a star; the direction is chosen at the next move', () => {
    const game = arrange(near).pop(1, 1).move(0, 1);
    expect(game.awaits()).toBe('seat 0: wheel');
    game.leave().move(1, 1);
    game.pop(1, 2).move(0, 1).move(1, 2);
    expect(game.pop(2, 1).moves()).toEqual([
      ...[1, 2].flatMap((face) =>
        ['north', 'east', 'south', 'west'].map((direction) => `0 by ${face} ${direction}`),
      ),
      '1 by 1',
      '1 by 2',
    ]);
    game.expectRefused({ do: 'move', piece: 0, face: 1 }, 'bad-direction');
    game.expectRefused(packAction({ kind: Kind.Move, seat: 0, argument: 5 | (1 << 3) }), 'bad-direction');
  });

  test.each([
    ['north', '3 4 north'],
    ['east', '4 5 east'],
    ['south', '5 4 south'],
    ['west', '4 3 west'],
  ])('DT-centre: it is left %s', (direction, to) => {
    const game = arrange({ pieces: [['4 4 west', '8 2 north']] });
    expect(game.pop(1, 2).move(0, 1, direction).piece(0, 0)).toBe(to);
  });

  test('DT-centre: who passes it goes straight on', () => {
    expect(arrange(near).pop(2, 1).move(0, 2).piece(0, 0)).toBe('4 3 west');
  });

  test('DT-own: a piece that comes round to the centre by a 6 has met nobody', () => {
    // All wheels at odd turns: the loop from the centre has twelve spaces, and crosses itself there after six.
    const game = arrange({ pieces: [['4 4 west', '8 2 north']], wheels: [1, 1, 1, 1] });
    game.pop(6, 1).move(0, 6, 'west');
    expect(game.piece(0, 0)).toBe('4 4 north');
    expect(game.awaits()).toBe('seat 0: wheel');
  });
});

describe('FINISH', () => {
  test('DT-finish: exact landing takes the piece off the board', () => {
    const game = arrange({ pieces: [['0 2 west', '8 2 north']] })
      .pop(2, 1)
      .move(0, 2);
    expect(game.piece(0, 0)).toBe('off');
    expect(game.field(Field.Finished, 0)).toBe(1);
    expect(game.moves()).toEqual(['1 by 1']);
    expect(game.move(1, 1).awaits()).toBe('seat 1: pop');
  });

  test('DT-finish: a seat with one piece pops one roller', () => {
    const game = arrange({ pieces: [['off', '8 2 north']] });
    expect(game.choices()).toHaveLength(6);
    game.expectRefused({ do: 'pop', dice: [1, 2] }, 'bad-dice');
    expect(game.pop(2).moves()).toEqual(['1 by 2']);
    game.expectRefused({ do: 'move', piece: 0, face: 2 }, 'bad-piece');
    expect(game.move(1, 2).awaits()).toBe('seat 1: pop');
  });

  test('DT-finish: whoever is past it goes round again', () => {
    const game = arrange({ pieces: [['0 1 west', 'off']] })
      .pop(2)
      .move(0, 2);
    expect([game.piece(0, 0), game.awaits()]).toEqual(['1 0 south', 'seat 1: pop']);
  });

  test('DT-finish: the first seat with both pieces off has won, at once', () => {
    const game = arrange({ options: { seats: 3 }, pieces: [['off', '8 7 east']] })
      .pop(1)
      .move(1, 1);
    expect(game.awaits()).toBe('over');
    expect(game.rules.winners()).toEqual([0]);
    expect(game.choices()).toEqual([]);
    game.expectRefused({ do: 'pop', seat: 1, dice: [1, 1] }, 'game-over');
  });

  test('DT-finish: both pieces may reach it in one turn', () => {
    const game = arrange({ pieces: [['0 2 west', '8 7 east']] })
      .pop(1, 2)
      .move(1, 1)
      .move(0, 2);
    expect(game.rules.winners()).toEqual([0]);
  });
});

describe('chance', () => {
  test('DT-first: all faces are equally likely', () => {
    const game = begin();
    const drawn = Array.from({ length: 36 }, (_, random) => game.rules.chance(random));
    expect(drawn.sort((one, other) => one - other)).toEqual(game.rules.legal());
  });

  test('DT-finish: of one roller too', () => {
    const game = arrange({ pieces: [['off', '8 2 north']] });
    const drawn = Array.from({ length: 6 }, (_, random) => game.rules.chance(random));
    expect(drawn.sort((one, other) => one - other)).toEqual(game.rules.legal());
  });
});
