import { describe, expect, test } from 'vitest';
import { Kind } from '../../shared/double-trouble';
import { packAction } from '../../host/words/action';
import {
  doubleTroubleFromWords,
  doubleTroubleOptionsOf,
  doubleTroubleOptionWord,
  doubleTroubleToWords,
  readDoubleTroubleOptions,
} from '../../host/words/double-trouble';
import { drawBoard } from '../../host/games/double-trouble-board';
import { arrange, begin } from './arrange-double-trouble';

describe('actions in words', () => {
  test.each([
    [
      { do: 'pop', seat: 1, dice: [3, 5] },
      { kind: Kind.Pop, seat: 1, argument: 3 | (5 << 3) },
    ],
    [
      { do: 'pop', seat: 0, dice: [6] },
      { kind: Kind.Pop, seat: 0, argument: 6 },
    ],
    [
      { do: 'move', seat: 2, piece: 1, face: 4 },
      { kind: Kind.Move, seat: 2, argument: (1 << 6) | (4 << 3) },
    ],
    [
      { do: 'move', seat: 0, piece: 0, face: 6, direction: 'west' },
      { kind: Kind.Move, seat: 0, argument: (6 << 3) | 4 },
    ],
    [
      { do: 'pop-off', seat: 3 },
      { kind: Kind.PopOff, seat: 3, argument: 0 },
    ],
    [
      { do: 'return', seat: 0, to: 1 },
      { kind: Kind.Return, seat: 0, argument: 1 },
    ],
    [
      { do: 'turn', seat: 0, wheel: 3, quarters: 2 },
      { kind: Kind.TurnWheel, seat: 0, argument: (3 << 2) | 2 },
    ],
    [
      { do: 'leave', seat: 0 },
      { kind: Kind.Leave, seat: 0, argument: 0 },
    ],
  ])('%j', (words, parts) => {
    expect(doubleTroubleToWords(packAction(parts))).toEqual(words);
    expect(doubleTroubleFromWords({ ...words }, 7)).toBe(packAction(parts));
  });

  test('the awaited seat stands in where none is named; taking back is told', () => {
    expect(doubleTroubleFromWords({ do: 'leave' }, 2)).toBe(
      packAction({ kind: Kind.Leave, seat: 2, argument: 0 }),
    );
    expect(doubleTroubleToWords(packAction({ kind: 31, seat: 1, argument: 0 }))).toEqual({
      do: 'take-back',
      seat: 1,
    });
    expect(() => doubleTroubleToWords(packAction({ kind: 9, seat: 0, argument: 0 }))).toThrow('kind 9');
  });

  test.each([
    [{ do: 'roll' }, 'unknown-action', 'one of pop, move, pop-off, return, turn, leave, not "roll"'],
    [{ do: 'pop' }, 'bad-dice', '"dice" must be 2 dice'],
    [{ do: 'pop', dice: [7] }, 'bad-dice', '"dice" must be 1 dice'],
    [{ do: 'pop', dice: [1, 2, 3] }, 'bad-dice', '"dice" must be 2 dice'],
    [{ do: 'move', piece: 2, face: 1 }, 'bad-fields', '"piece" must be a whole number from 0 to 1'],
    [{ do: 'move', piece: 1 }, 'bad-dice', '"face" must be a whole number from 1 to 6; it is missing'],
    [{ do: 'move', piece: 1, face: 1, direction: 'up' }, 'bad-choice', 'one of north, east, south, west'],
    [{ do: 'return', to: 2 }, 'bad-fields', '"to" must be'],
    [{ do: 'turn', wheel: 4, quarters: 1 }, 'bad-fields', '"wheel" must be'],
    [{ do: 'turn', wheel: 0, quarters: 0 }, 'bad-fields', '"quarters" must be'],
    [{ do: 'leave', seat: 4 }, 'bad-fields', '"seat" must be'],
    [{ do: 'leave', wheel: 1 }, 'bad-fields', '"wheel" is not a field'],
  ])('%j is refused', (words, code, message) => {
    expect(doubleTroubleFromWords(words, 0)).toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });
});

describe('options in words', () => {
  test('DT-start, DT-two-colours: seats, who begins, and two colours', () => {
    expect(readDoubleTroubleOptions({})).toEqual({ seats: 2, twoColours: false, first: 0 });
    for (const options of [
      { seats: 4, twoColours: false, first: 3 },
      { seats: 2, twoColours: true, first: 1 },
    ]) {
      expect(readDoubleTroubleOptions(options)).toEqual(options);
      expect(doubleTroubleOptionsOf(doubleTroubleOptionWord(options))).toEqual(options);
    }
  });

  test.each([
    [{ seats: 5 }, '"seats" must be a whole number from 2 to 4'],
    [{ seats: 3, first: 3 }, '"first" must be a whole number from 0 to 2'],
    [{ seats: 3, twoColours: true }, '"twoColours" needs "seats": 2'],
    [{ twoColours: 1 }, '"twoColours" must be true or false'],
    [{ teams: true }, '"teams" is not a field'],
  ])('%j is refused', (options, message) => {
    expect(readDoubleTroubleOptions(options)).toMatchObject({ message: expect.stringContaining(message) });
  });
});

describe('the board as text', () => {
  test('DT-board: spaces, wheels with their turns, STARTs with how many stand there', () => {
    expect(drawBoard(begin().rules)).toBe(
      [
        '      1  2  3  4  5  6  7  8  9',
        '   1  F  ─  ─  ─  ┐    S2',
        '   2  │           ○     ↓',
        '   3  │     ┌  ○  0  ○  ┐',
        '   4  │     ○     ○     ○',
        '   5  └  ○  1  ○  *  ○  1  ○  ┐',
        '   6        ○     ○     ○     │',
        '   7        └  ○  0  ○  ┘     │',
        '   8        ↑     ○           │',
        '   9       S2     └  ─  ─  ─  F',
      ].join('\n'),
    );
  });

  test('DT-move: pieces by their letter and arrow, a capital for the second; where two have met, !!', () => {
    const game = arrange({
      pieces: [
        ['4 5 west', '8 4 east'],
        ['0 1 east', '4 4 north'],
      ],
    });
    const row = (index: number) => drawBoard(game.rules).split('\n')[index + 1];
    expect(row(0)).toBe('   1  F b→  ─  ─  ┐    S0');
    expect(row(4)).toBe('   5  └  ○  1  ○ B↑ a←  1  ○  ┐');
    expect(row(8)).toBe('   9       S0    A→  ─  ─  ─  F');
    game.pop(1, 2).move(0, 1);
    expect(row(4)).toBe('   5  └  ○  1  ○ !!  ○  1  ○  ┐');
  });
});
