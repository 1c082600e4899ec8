import { describe, expect, test } from 'vitest';
import { Field, Kind } from '../../shared/double-trouble';
import { packAction } from '../../host/words/action';
import { arrange } from './arrange-double-trouble';

// Pieces that land on one another: pop-offs, collisions of one's own, and two colours a seat.

/** Colour 0 is one space before colour 1 on a plain space, and two before it with the other piece. */
const onPlain = {
  pieces: [
    ['8 4 east', '8 2 north'],
    ['8 5 east', '0 6 south'],
  ] as const,
};

/** Colour 0 is one space before colour 1 on the centre star. */
const onCentre = {
  pieces: [
    ['4 5 west', '8 2 north'],
    ['4 4 north', '0 6 south'],
  ] as const,
};

describe('a pop-off', () => {
  test('DT-popoff: exact landing on an opponent’s piece; both pop, and either may show a 6 first', () => {
    const game = arrange(onPlain).pop(1, 4).move(0, 1);
    expect(game.awaits()).toBe('seat 0 and 1: pop-off');
    expect(game.choices()).toEqual([
      { do: 'pop-off', seat: 0 },
      { do: 'pop-off', seat: 1 },
    ]);
    expect([game.named(Field.Moved), game.named(Field.Met)]).toEqual([0, 2]);
    game.expectRefused({ do: 'pop-off', seat: 2 }, 'wrong-seat');
    game.expectRefused(packAction({ kind: Kind.PopOff, seat: 0, argument: 1 }), 'bad-choice');
    game.expectRefused({ do: 'move', piece: 1, face: 4 }, 'wrong-phase');
  });

  test('DT-popoff: both seats are equally likely', () => {
    const game = arrange(onPlain).pop(1, 4).move(0, 1);
    const drawn = [0, 1].map((random) => game.rules.chance(random));
    expect(drawn.sort((one, other) => one - other)).toEqual(game.rules.legal());
  });

  test.each([
    [0, '0 6 south'],
    [1, '8 2 north'],
  ])('DT-popoff: the mover wins; the other seat chooses the START for its piece: %i', (to, place) => {
    const game = arrange(onPlain).pop(1, 4).move(0, 1).popOff(0);
    expect(game.awaits()).toBe('seat 1: return');
    expect(game.choices()).toEqual([
      { do: 'return', seat: 1, to: 0 },
      { do: 'return', seat: 1, to: 1 },
    ]);
    game.expectRefused({ do: 'return', seat: 0, to: 0 }, 'wrong-seat');
    game.expectRefused(packAction({ kind: Kind.Return, seat: 1, argument: 2 }), 'bad-choice');
    game.back(to);
    expect(game.piece(1, 0)).toBe(place);
    expect(game.piece(0, 0)).toBe('8 5 east');
  });

  test('DT-popoff: the die that is left is played by the mover’s other piece', () => {
    const game = arrange(onPlain).pop(1, 2).move(0, 1).popOff(0).back(0);
    expect(game.awaits()).toBe('seat 0: move');
    expect(game.moves()).toEqual(['1 by 2']);
    expect(game.move(1, 2).awaits()).toBe('seat 1: pop');
  });

  test('DT-popoff: the mover loses; its piece goes back to a START of its choice, and the turn goes on', () => {
    const game = arrange(onPlain).pop(1, 2).move(0, 1).popOff(1);
    expect(game.awaits()).toBe('seat 0: return');
    game.back(1);
    expect(game.pieces(0)).toEqual(['8 2 north', '8 2 north']);
    expect(game.piece(1, 0)).toBe('8 5 east');
    expect(game.moves()).toEqual(['1 by 2']);
    expect(game.move(1, 2).awaits()).toBe('seat 1: pop');
  });

  test('DT-popoff: by the last die the turn ends after it', () => {
    const game = arrange(onPlain).pop(1, 2).move(1, 2).move(0, 1).popOff(1).back(0);
    expect(game.awaits()).toBe('seat 1: pop');
    const one = { pieces: [['8 4 east', 'off'] as const, onPlain.pieces[1]] };
    expect(arrange(one).pop(1).move(0, 1).popOff(0).back(1).awaits()).toBe('seat 1: pop');
  });

  test('DT-popoff: who wins on a star turns a wheel, after the other’s choice', () => {
    const game = arrange(onCentre).pop(1, 2).move(0, 1).popOff(0);
    expect(game.awaits()).toBe('seat 1: return');
    expect(game.back(0).awaits()).toBe('seat 0: wheel');
    expect(game.turn(3, 2).moves()).toEqual(['1 by 2']);
  });

  test('DT-popoff: a mover who loses on a star turns none', () => {
    const game = arrange(onCentre).pop(1, 2).move(0, 1).popOff(1).back(0);
    expect(game.awaits()).toBe('seat 0: move');
    expect(game.piece(1, 0)).toBe('4 4 north');
  });

  test('DT-popoff: any number of pieces stand on a START, and nobody pops for it', () => {
    const game = arrange({
      options: { seats: 3 },
      pieces: [
        ['0 6 south', '0 6 south'],
        ['0 6 south', '8 5 east'],
        ['8 4 east', '0 6 south'],
      ],
      colour: 2,
    });
    game.pop(1, 2).move(0, 1).popOff(2).back(0);
    expect(game.awaits()).toBe('seat 2: move');
    expect(game.pieces(1)).toEqual(['0 6 south', '0 6 south']);
  });
});

describe('a collision of one’s own', () => {
  const own = {
    pieces: [
      ['8 4 east', '8 5 east'],
      ['0 6 south', '8 2 north'],
    ] as const,
  };

  test.each([
    [0, ['0 6 south', '8 2 north']],
    [1, ['8 2 north', '0 6 south']],
  ])('DT-own: both go back, one to each START; the seat says which goes where: %i', (to, pieces) => {
    const game = arrange(own).pop(1, 4).move(0, 1);
    expect(game.awaits()).toBe('seat 0: collision');
    expect(game.choices()).toEqual([
      { do: 'return', seat: 0, to: 0 },
      { do: 'return', seat: 0, to: 1 },
    ]);
    game.back(to);
    expect(game.pieces(0)).toEqual(pieces);
  });

  test('DT-own: the turn ends, and the die that is left is not played', () => {
    const game = arrange(own).pop(1, 4).move(0, 1);
    expect(game.dice()).toEqual([]);
    expect(game.back(0).awaits()).toBe('seat 1: pop');
  });

  test('DT-own: of the two the START is named for the one that moved', () => {
    const game = arrange({ pieces: [['8 5 east', '8 4 east'], own.pieces[1]] });
    game.pop(1, 4).move(1, 1).back(0);
    expect(game.pieces(0)).toEqual(['8 2 north', '0 6 south']);
  });

  test('DT-own: on a star no wheel is turned', () => {
    const game = arrange({ pieces: [['4 5 west', '4 4 north'], own.pieces[1]] });
    expect(game.pop(1, 4).move(0, 1).back(1).awaits()).toBe('seat 1: pop');
  });

  test('DT-own: the first piece may go on before the second comes to its space', () => {
    const game = arrange(own).pop(1, 2).move(1, 2);
    expect(game.move(0, 1).pieces(0)).toEqual(['8 5 east', '8 7 east']);
  });
});

describe('two colours a seat', () => {
  const options = { twoColours: true };

  test('DT-two-colours: colours take turns like four seats', () => {
    const game = arrange({ options });
    const turns = [
      game.awaits(),
      ...[1, 2, 3, 4].map((face) => {
        game.pop(face, face).move(0, face);
        if (face > 2) game.leave();
        game.move(1, face);
        if (face > 2) game.leave();
        return game.awaits();
      }),
    ];
    expect(turns).toEqual(['seat 0: pop', 'seat 1: pop', 'seat 0: pop', 'seat 1: pop', 'seat 0: pop']);
    expect(game.field(Field.Colour)).toBe(0);
    expect(game.pieces(2)).toEqual(['3 6 south', '5 2 north']);
  });

  test('DT-two-colours: seat 1 begins with its first colour, and the order stays', () => {
    const game = arrange({ options: { ...options, first: 1 } });
    expect([game.awaits(), game.field(Field.Colour)]).toEqual(['seat 1: pop', 1]);
    game.pop(1, 1).move(0, 1).move(1, 1);
    expect([game.awaits(), game.field(Field.Colour)]).toEqual(['seat 0: pop', 2]);
  });

  test('DT-two-colours: only pieces of the colour on turn move', () => {
    const game = arrange({ options, pieces: [['8 4 east', '8 6 east']], colour: 2 });
    game.pop(1, 2).move(0, 1);
    expect(game.pieces(0)).toEqual(['8 4 east', '8 6 east']);
    expect(game.pieces(2)).toEqual(['1 6 south', '8 2 north']);
  });

  const crossing = {
    options,
    pieces: [
      ['8 4 east', '8 2 north'],
      ['2 6 south', '0 6 south'],
      ['8 5 east', '6 2 north'],
      ['0 6 south', '8 2 north'],
    ] as const,
  };

  test('DT-two-colours: the other colour is one’s own: each of the two pieces goes to a START', () => {
    const game = arrange(crossing).pop(1, 4).move(0, 1);
    expect(game.awaits()).toBe('seat 0: collision');
    game.back(1);
    expect([game.piece(0, 0), game.piece(2, 0)]).toEqual(['8 2 north', '0 6 south']);
    expect([game.piece(0, 1), game.piece(2, 1)]).toEqual(['8 2 north', '6 2 north']);
    expect([game.awaits(), game.field(Field.Colour)]).toEqual(['seat 1: pop', 1]);
  });

  test('DT-two-colours: both colours of the other seat are opponents’', () => {
    const at = (colour: number) =>
      arrange({ ...crossing, pieces: [['0 6 south', '8 2 north'], ...crossing.pieces.slice(1)], colour });
    expect(at(3).pop(2, 1).move(0, 2).awaits()).toBe('seat 1: collision');
    expect(at(0).pop(2, 1).move(0, 2).awaits()).toBe('seat 0 and 1: pop-off');
    expect(at(3).pop(2, 1).move(1, 2).awaits()).toBe('seat 0 and 1: pop-off');
  });

  test('DT-two-colours: a pop-off between the seats names the colour’s seat', () => {
    const pieces = [
      crossing.pieces[0],
      ['8 5 east', '0 6 south'] as const,
      ['0 6 south', '8 2 north'] as const,
    ];
    const game = arrange({ options, pieces }).pop(1, 4).move(0, 1);
    expect(game.awaits()).toBe('seat 0 and 1: pop-off');
    game.popOff(0).back(1);
    expect(game.piece(1, 0)).toBe('8 2 north');
  });

  test('DT-two-colours: a colour with one piece pops one roller, a finished colour is passed over', () => {
    const game = arrange({
      options,
      pieces: [
        ['off', '8 2 north'],
        ['off', 'off'],
      ],
    });
    expect(game.choices()).toHaveLength(6);
    game.pop(1).move(1, 1);
    expect([game.awaits(), game.field(Field.Colour)]).toEqual(['seat 0: pop', 2]);
    expect(game.choices()).toHaveLength(36);
  });

  test('DT-two-colours: a seat has won with all four pieces off, not with two', () => {
    const game = arrange({
      options,
      pieces: [
        ['off', '0 1 west'],
        ['0 6 south', '8 2 north'],
        ['off', '8 7 east'],
      ],
    });
    game.pop(1).move(1, 1);
    expect([game.awaits(), game.field(Field.Finished, 0)]).toEqual(['seat 1: pop', 3]);
    game.pop(1, 1).move(0, 1).move(1, 1).pop(1).move(1, 1);
    expect([game.awaits(), game.rules.winners()]).toEqual(['over', [0]]);
  });
});
