import { describe, expect, test } from 'vitest';
import {
  NaiveDoubleTrouble,
  type NaiveDoubleTroubleAction,
  type NaiveDoubleTroubleOptions,
} from './double-trouble';
import { type Direction, type Stand, wheelsAtSetup } from './double-trouble-board';

const LETTERS: Record<string, Direction> = { n: 'north', e: 'east', s: 'south', w: 'west' };

/** '36 south' is row 3, column 6, pointing south. */
function stand(text: string): Stand {
  return { cell: [Number(text[0]), Number(text[1])], heading: text.slice(3) as Direction };
}

function textOf({ cell, heading }: Stand): string {
  return `${cell.join('')} ${heading}`;
}

/** Where the pieces stand; '-' once they have reached a FINISH. */
function stands(game: NaiveDoubleTrouble, ...pieces: number[]): string[] {
  return pieces.map((piece) => {
    const found = game.stand(piece);
    return found === null ? '-' : textOf(found);
  });
}

/**
 * '36' pops a 3 and a 6, '0:3' moves piece 0 by 3 and '0:3n' leaves northward, '!1' is a pop-off won by seat 1, '>0' goes back
 * to START 0, 'w1+3' turns wheel 1 by three quarters, '-' leaves the wheels.
 */
function read(game: NaiveDoubleTrouble, word: string): NaiveDoubleTroubleAction {
  const seat = game.awaited().seats[0] ?? 0;
  if (word[0] === '!') return { do: 'pop-off', seat: Number(word[1]) };
  if (word[0] === '>') return { do: 'return', seat, to: Number(word[1]) };
  if (word[0] === 'w') return { do: 'turn', seat, wheel: Number(word[1]), quarters: Number(word[3]) };
  if (word === '-') return { do: 'leave', seat };
  if (word[1] !== ':') return { do: 'pop', seat, dice: [...word].map(Number) };
  const move = { do: 'move' as const, seat, piece: Number(word[0]), face: Number(word[2]) };
  const direction = LETTERS[word[3] ?? ''];
  return direction === undefined ? move : { ...move, direction };
}

function run(game: NaiveDoubleTrouble, script: string): NaiveDoubleTrouble {
  for (const word of script.split(' ')) game.apply(read(game, word));
  return game;
}

const SETUP = wheelsAtSetup().map((wheel) => wheel.turn);

/** A game of two in which colour 0 is to pop, with pieces where they are told; '-' is at a FINISH, the others are on STARTs. */
function arranged(
  pieces: Record<number, string>,
  wheels: number[] = SETUP,
  options: Partial<NaiveDoubleTroubleOptions> = {},
): NaiveDoubleTrouble {
  const game = new NaiveDoubleTrouble({ seats: 2, twoColours: false, first: 0, ...options });
  const entries = Object.entries(pieces).map(([piece, text]) => [piece, text === '-' ? null : stand(text)]);
  game.arrange(0, wheels, Object.fromEntries(entries) as Record<number, Stand | null>);
  return game;
}

function everythingOf(game: NaiveDoubleTrouble): string {
  const pieces = Array.from({ length: 2 * game.colours() }, (_, piece) => game.stand(piece));
  const wheels = [0, 1, 2, 3].map((wheel) => game.wheel(wheel));
  const rest = [game.movedPiece(), game.metPiece(), game.returningPiece(), game.diceLeft(), game.winners()];
  return JSON.stringify([pieces, wheels, rest, game.awaited(), game.colourOnTurn()]);
}

/** It must be refused for this reason, and nothing may have changed. */
function expectRefused(game: NaiveDoubleTrouble, word: string, reason = /is not possible in phase/): void {
  const before = everythingOf(game);
  expect(() => game.apply(read(game, word))).toThrow(reason);
  expect(everythingOf(game)).toBe(before);
}

/** The moves that are possible, as `run` reads them. */
function moves(game: NaiveDoubleTrouble): string[] {
  return game.legal().map((action) => {
    if (action.do !== 'move') throw new Error('no move is awaited');
    return `${action.piece}:${action.face}${action.direction?.[0] ?? ''}`;
  });
}

const FIRST_START = '06 south';
const SECOND_START = '82 north';

test('DT-start: the youngest begins, then clockwise', () => {
  const game = new NaiveDoubleTrouble({ seats: 3, twoColours: false, first: 2 });
  const seats = [game.turn()];
  // Spaces that no two of them share: 16 and 72, 26 and 62, and two stars.
  for (const script of ['11 0:1 1:1', '22 0:2 1:2', '33 0:3 - 1:3 -']) seats.push(run(game, script).turn());
  expect(seats).toEqual([2, 0, 1, 2]);
});

test('DT-first: a piece on each START along its arrow, and both rollers are popped', () => {
  const game = new NaiveDoubleTrouble({ seats: 4, twoColours: false, first: 1 });
  for (const colour of [0, 1, 2, 3])
    expect(stands(game, 2 * colour, 2 * colour + 1)).toEqual([FIRST_START, SECOND_START]);
  expect(game.awaited()).toEqual({ kind: 'chance', seats: [1], phase: 'pop' });
  expect(game.legal()).toHaveLength(36);
  expectRefused(game, '5');
  expectRefused(game, '07');
  expectRefused(game, '0:1');
});

describe('DT-move', () => {
  test('DT-move: either die with either piece, then the other die with the other piece', () => {
    const game = run(arranged({}), '12');
    expect(moves(game)).toEqual(['0:1', '0:2', '1:1', '1:2']);
    run(game, '1:1');
    expect([stands(game, 0, 1), game.diceLeft()]).toEqual([['06 south', '72 north'], [2]]);
    expect(moves(game)).toEqual(['0:2']);
    expectRefused(game, '1:2');
    expectRefused(game, '0:1');
    run(game, '0:2');
    expect(stands(game, 0, 1)).toEqual(['26 south', '72 north']);
    expect([game.turn(), game.awaited().phase, game.diceLeft()]).toEqual([1, 'pop', []]);
  });

  test('DT-move: two equal dice are one choice less', () => {
    const game = run(arranged({}), '11');
    expect(moves(game)).toEqual(['0:1', '1:1']);
    expect(moves(run(game, '0:1'))).toEqual(['1:1']);
  });

  test('DT-move: the full count, past whoever stands on the way', () => {
    const game = arranged({ 0: '04 west', 2: '03 west', 3: '02 west' });
    run(game, '31 0:3 1:1');
    expect(stands(game, 0, 2, 3)).toEqual(['01 west', '03 west', '02 west']);
  });

  test('DT-move: the arrow follows the bend, and the piece never turns back', () => {
    expect(stands(run(arranged({ 0: '01 west' }), '21 0:2'), 0)).toEqual(['10 south']);
    expect(stands(run(arranged({ 0: '10 north' }), '21 0:2'), 0)).toEqual(['01 east']);
  });
});

describe('DT-star', () => {
  test('DT-star: on a holder one wheel may be turned, before the second piece moves', () => {
    const game = run(arranged({}), '31 0:3');
    expect(stands(game, 0)).toEqual(['36 south']);
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [0], phase: 'wheel' });
    expect(game.legal()).toHaveLength(4 * 3 + 1);
    expectRefused(game, '1:1');
    expectRefused(game, 'w4+1');
    expectRefused(game, 'w0+4');
    run(game, 'w2+3');
    expect([0, 1, 2, 3].map((wheel) => game.wheel(wheel))).toEqual([0, 1, 3, 1]);
    expect(moves(game)).toEqual(['1:1']);
  });

  test('DT-star: or they are left as they are', () => {
    const game = run(arranged({}), '31 0:3 -');
    expect([0, 1, 2, 3].map((wheel) => game.wheel(wheel))).toEqual(SETUP);
    expect(game.awaited().phase).toBe('move');
  });

  test('DT-star: passing a star turns nothing', () => {
    const game = run(arranged({ 0: '04 south' }), '31 0:3');
    // North port, out of the east port, and on to the corner.
    expect([stands(game, 0), game.awaited().phase]).toEqual([['26 south'], 'move']);
  });

  test.each([
    [1, '47 west'],
    [2, '56 north'],
    [3, '45 east'],
  ])('DT-star: a piece going in rides along by %i quarters', (quarters, after) => {
    expect(stands(run(arranged({}), `31 0:3 w1+${quarters}`), 0)).toEqual([after]);
  });

  test.each([
    [1, '36 north'],
    [2, '47 east'],
    [3, '56 south'],
  ])('DT-star: a piece going out rides along by %i quarters', (quarters, after) => {
    // The opponent stands before the centre; the first seat turns the east wheel under it.
    expect(stands(run(arranged({ 0: '04 south', 2: '45 west' }), `11 0:1 w1+${quarters}`), 2)).toEqual([
      after,
    ]);
  });

  test('DT-star: the rider goes on from where it was brought, as its arrow points', () => {
    const game = arranged({ 0: '04 south', 2: '45 west', 3: '36 south' });
    run(game, '11 0:1 w1+2 1:1');
    expect(stands(game, 2, 3)).toEqual(['47 east', '56 north']);
    run(game, '31 0:1 1:3');
    // Out to the path; and over the channel from south to east, to the path behind the other.
    expect(stands(game, 2, 3)).toEqual(['48 south', '58 south']);
  });

  test('DT-star: all pieces on the wheel ride, none beside it', () => {
    const game = arranged({ 0: '22 south', 2: '43 east', 3: '52 north', 1: '62 north' });
    run(game, '12 0:1 w3+1');
    expect(stands(game, 0, 2, 3, 1)).toEqual(['43 west', '52 south', '41 east', '62 north']);
    expect(game.wheel(3)).toBe(2);
  });
});

describe('DT-centre', () => {
  test('DT-centre: whoever passes goes straight on', () => {
    expect(stands(run(arranged({ 0: '45 west' }), '21 0:2'), 0)).toEqual(['43 west']);
    expect(stands(run(arranged({ 0: '54 north' }), '21 0:2'), 0)).toEqual(['34 north']);
  });

  test('DT-centre: it is a star', () => {
    const game = run(arranged({ 0: '45 west' }), '12 0:1');
    expect([stands(game, 0), game.awaited().phase]).toEqual([['44 west'], 'wheel']);
  });

  test.each([
    ['n', '34 north'],
    ['e', '45 east'],
    ['s', '54 south'],
    ['w', '43 west'],
  ])('DT-centre: the next move leaves in any direction, %s to %s', (direction, after) => {
    const game = run(arranged({ 0: '45 west' }), '12 0:1 - 1:2 11 0:1 1:1 14');
    expect(moves(game).slice(0, 8)).toEqual('0:1n 0:1e 0:1s 0:1w 0:4n 0:4e 0:4s 0:4w'.split(' '));
    expectRefused(game, '0:1');
    expectRefused(game, '1:1n');
    expect(stands(run(game, `0:1${direction}`), 0)).toEqual([after]);
  });

  test('DT-own, DT-centre: a 6 back onto its own old place meets nobody', () => {
    const game = run(arranged({ 0: '44 east' }, [0, 1, 0, 0]), '61 0:6n');
    expect([stands(game, 0), game.awaited().phase]).toEqual([['44 east'], 'wheel']);
    // The other way round as well.
    const back = run(arranged({ 0: '44 east' }, [0, 1, 0, 0]), '61 0:6w');
    expect([stands(back, 0), back.awaited().phase]).toEqual([['44 south'], 'wheel']);
  });
});

describe('DT-popoff', () => {
  test('DT-popoff: on landing on an opponent both pop, in a game of three nobody else', () => {
    const game = arranged({ 0: '03 west', 4: '02 west' }, SETUP, { seats: 3 });
    run(game, '15 0:1');
    expect(game.awaited()).toEqual({ kind: 'chance', seats: [0, 2], phase: 'pop-off' });
    expect([game.movedPiece(), game.metPiece()]).toEqual([0, 4]);
    expectRefused(game, '!1');
    expectRefused(game, '1:5');
  });

  test('DT-popoff: won, the other goes back to a START of its choice, and the other die is played', () => {
    const game = run(arranged({ 0: '03 west', 2: '02 west' }), '15 0:1 !0');
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [1], phase: 'return' });
    expect(game.returningPiece()).toBe(2);
    run(game, '>1');
    expect(stands(game, 0, 2)).toEqual(['02 west', SECOND_START]);
    expect([game.turn(), game.awaited().phase, moves(game)]).toEqual([0, 'move', ['1:5']]);
  });

  test('DT-popoff: lost, the mover goes back and the other stays, and the other die is played', () => {
    const game = run(arranged({ 0: '03 west', 2: '02 east' }), '15 0:1 !1');
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [0], phase: 'return' });
    run(game, '>0');
    expect(stands(game, 0, 2)).toEqual([FIRST_START, '02 east']);
    expect(moves(game)).toEqual(['1:5']);
    expectRefused(game, '0:5');
  });

  test('DT-popoff: won on a star, a wheel is turned after that choice', () => {
    const game = run(arranged({ 0: '04 south', 2: '14 north' }), '15 0:1 !0');
    expect(game.awaited().phase).toBe('return');
    run(game, '>0');
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [0], phase: 'wheel' });
    run(game, 'w0+1');
    expect(stands(game, 0, 2)).toEqual(['25 west', FIRST_START]);
    expect(moves(game)).toEqual(['1:5']);
  });

  test('DT-popoff: lost on a star, no wheel is turned', () => {
    const game = run(arranged({ 0: '04 south', 2: '14 north' }), '15 0:1 !1 >1');
    expect([stands(game, 0), game.awaited().phase]).toEqual([[SECOND_START], 'move']);
  });

  test('DT-popoff: after the last die the turn passes on', () => {
    const game = run(arranged({ 0: '03 west', 1: '-', 2: '02 west' }), '1 0:1 !0 >0');
    expect(game.awaited()).toEqual({ kind: 'chance', seats: [1], phase: 'pop' });
  });
});

describe('DT-own', () => {
  test.each([
    ['>0', FIRST_START, SECOND_START],
    ['>1', SECOND_START, FIRST_START],
  ])('DT-own: both go back, %s, and the turn is over', (word, first, second) => {
    const game = run(arranged({ 0: '03 west', 1: '02 west' }), '15 0:1');
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [0], phase: 'collision' });
    expect(game.diceLeft()).toEqual([]);
    expectRefused(game, '1:5');
    run(game, word);
    expect(stands(game, 0, 1)).toEqual([first, second]);
    expect(game.awaited()).toEqual({ kind: 'chance', seats: [1], phase: 'pop' });
  });

  test('DT-own: the choice is of the START of the one that moved', () => {
    const game = run(arranged({ 1: '03 west', 0: '02 west' }), '15 1:1 >0');
    expect(stands(game, 0, 1)).toEqual([SECOND_START, FIRST_START]);
  });

  test('DT-own: on a star no wheel is turned', () => {
    const game = run(arranged({ 0: '04 south', 1: '14 north' }), '15 0:1 >0');
    expect(game.awaited()).toEqual({ kind: 'chance', seats: [1], phase: 'pop' });
  });
});

describe('DT-finish', () => {
  test('DT-finish: exact landing takes the piece off, and the other die is played', () => {
    const game = run(arranged({ 0: '02 west' }), '25 0:2');
    expect([stands(game, 0), game.finished(0), moves(game)]).toEqual([['-'], 1, ['1:5']]);
  });

  test('DT-finish: from either side', () => {
    expect(stands(run(arranged({ 0: '30 north' }), '35 0:3'), 0)).toEqual(['-']);
    expect(stands(run(arranged({ 0: '85 east' }), '35 0:3'), 0)).toEqual(['-']);
  });

  test('DT-finish: whoever would go too far goes on along the path', () => {
    const game = run(arranged({ 0: '02 west' }), '35 0:3');
    expect([stands(game, 0), game.finished(0)]).toEqual([['10 south'], 0]);
  });

  test('DT-finish: with one piece one roller is popped', () => {
    const game = arranged({ 1: '-' });
    expect(game.legal()).toHaveLength(6);
    expectRefused(game, '12');
    run(game, '2');
    expect(moves(game)).toEqual(['0:2']);
    run(game, '0:2');
    expect(game.turn()).toBe(1);
  });

  test('DT-finish: the first seat with both off has won', () => {
    const game = run(arranged({ 0: '02 west', 1: '-' }), '2 0:2');
    expect([game.winners(), game.awaited().kind, game.legal()]).toEqual([[0], 'over', []]);
    expectRefused(game, '12', /the game is over/);
  });

  test('DT-finish: also with both in one turn', () => {
    const game = run(arranged({ 0: '02 west', 1: '20 north' }), '22 1:2');
    expect(game.winners()).toEqual([]);
    expect(run(game, '0:2').winners()).toEqual([0]);
  });
});

describe('DT-two-colours', () => {
  const twoColours = { twoColours: true };

  test('DT-two-colours: colours take turns like four seats, from the first', () => {
    const game = new NaiveDoubleTrouble({ seats: 2, first: 1, twoColours: true });
    const turns = [[game.colourOnTurn(), game.turn()]];
    for (const script of ['11 0:1 1:1', '22 0:2 1:2', '33 0:3 - 1:3 -', '44 0:4 - 1:4 -']) {
      run(game, script);
      turns.push([game.colourOnTurn(), game.turn()]);
    }
    expect(turns).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  test("DT-two-colours: a seat's other colour is its own", () => {
    const game = run(arranged({ 0: '03 west', 4: '02 west' }, SETUP, twoColours), '15 0:1');
    expect(game.awaited()).toEqual({ kind: 'choice', seats: [0], phase: 'collision' });
    run(game, '>1');
    expect(stands(game, 0, 4)).toEqual([SECOND_START, FIRST_START]);
    expect(game.colourOnTurn()).toBe(1);
  });

  test("DT-two-colours: both colours of the other seat are an opponent's", () => {
    for (const piece of [2, 7]) {
      const game = run(arranged({ 0: '03 west', [piece]: '02 west' }, SETUP, twoColours), '15 0:1');
      expect(game.awaited()).toEqual({ kind: 'chance', seats: [0, 1], phase: 'pop-off' });
      run(game, '!0');
      expect(game.awaited().seats).toEqual([1]);
    }
  });

  test('DT-two-colours: a colour with one piece pops one roller, a finished one is skipped', () => {
    const game = arranged({ 0: '02 west', 1: '-', 2: '-', 3: '-', 4: '-' }, SETUP, twoColours);
    expect(game.legal()).toHaveLength(6);
    run(game, '1 0:1');
    expect([game.colourOnTurn(), game.turn(), game.legal().length]).toEqual([2, 0, 6]);
    run(game, '1 1:1');
    expect([game.colourOnTurn(), game.turn(), game.legal().length]).toEqual([3, 1, 36]);
  });

  test('DT-two-colours: the first seat with all four off has won', () => {
    const game = run(arranged({ 0: '02 west', 1: '-', 4: '01 west', 5: '-' }, SETUP, twoColours), '2 0:2');
    expect([game.winners(), game.finished(0), game.colourOnTurn()]).toEqual([[], 3, 1]);
    game.arrange(2, SETUP, {});
    expect(run(game, '1 0:1').winners()).toEqual([0]);
  });

  test('DT-two-colours: only with two seats', () => {
    expect(() => new NaiveDoubleTrouble({ seats: 3, twoColours: true, first: 0 })).toThrow('DT-two-colours');
    expect(() => new NaiveDoubleTrouble({ seats: 2, twoColours: false, first: 2 })).toThrow(
      'not at the table',
    );
  });
});
