import { describe, expect, test } from 'vitest';
import { Kind, NO_TILE, TILES } from '../../shared/doppio';
import { packAction } from '../../host/words/action';
import {
  doppioFromWords,
  doppioOptionsOf,
  doppioOptionWord,
  doppioToWords,
  readDoppioOptions,
  tileNumber,
  tileOfNumber,
} from '../../host/words/doppio';
import { begin } from './doppio-arrange';

const all = Array.from({ length: TILES }, (_, tile) => tile);

describe('tiles', () => {
  test('are numbered from 0-0 to 6-6, the higher number first', () => {
    expect(all.slice(0, 6).map((tile) => tileOfNumber(tile).join('-'))).toEqual([
      ...['0-0', '0-1', '1-1', '0-2', '1-2', '2-2'],
    ]);
    expect(tileOfNumber(27)).toEqual([6, 6]);
    expect(all.map((tile) => tileNumber([...tileOfNumber(tile)]))).toEqual(all);
    expect(tileNumber([6, 3])).toBe(tileNumber([3, 6]));
  });
});

describe('actions in words', () => {
  const samples: [object, number][] = [
    [{ do: 'deal', seat: 1, tile: [0, 2] }, packAction({ kind: Kind.Deal, seat: 1, argument: 3 })],
    [
      { do: 'play', seat: 0, tile: [6, 6], on: null },
      packAction({ kind: Kind.Play, seat: 0, argument: (27 << 5) | NO_TILE }),
    ],
    [
      { do: 'play', seat: 2, tile: [3, 6], on: [6, 6] },
      packAction({ kind: Kind.Play, seat: 2, argument: (24 << 5) | 27 }),
    ],
    [{ do: 'draw', seat: 3, tile: [0, 0] }, packAction({ kind: Kind.Draw, seat: 3, argument: 0 })],
    [{ do: 'draw', seat: 3 }, packAction({ kind: Kind.Draw, seat: 3, argument: NO_TILE })],
    [{ do: 'pass', seat: 0 }, packAction({ kind: Kind.Pass, seat: 0, argument: 0 })],
    [{ do: 'show', seat: 0, tile: [1, 1] }, packAction({ kind: Kind.Show, seat: 0, argument: 2 })],
    [{ do: 'redeal', seat: 0 }, packAction({ kind: Kind.Redeal, seat: 0, argument: 0 })],
  ];

  test.each(samples)('%j', (words, action) => {
    expect(doppioFromWords({ ...words }, 7)).toBe(action);
    expect(doppioToWords(action)).toEqual(words);
  });

  test('a tile may be named in either order, and the awaited seat may be left out', () => {
    expect(doppioFromWords({ do: 'deal', tile: [6, 3] }, 2)).toBe(
      packAction({ kind: Kind.Deal, seat: 2, argument: 24 }),
    );
  });

  test.each([
    [{ do: 'play', tile: [3, 6] }, '"on" must be 2 whole numbers from 0 to 6; it is missing'],
    [{ do: 'play', tile: [3, 7], on: null }, '"tile" must be 2 whole numbers from 0 to 6, not [3,7]'],
    [{ do: 'deal', tile: 3 }, '"tile" must be 2 whole numbers from 0 to 6, not 3'],
    [{ do: 'pass', tile: [0, 0] }, '"tile" is not a field of this; remove it'],
    [{ do: 'show', seat: 4, tile: [0, 0] }, '"seat" must be a whole number from 0 to 3, not 4'],
    [{ do: 'roll' }, '"do" must be one of deal, play, draw, pass, show, redeal, not "roll"'],
  ])('%j cannot be read', (words, message) => {
    expect(doppioFromWords(words, 0)).toMatchObject({ message });
  });

  test('a word of another game has no words', () => {
    expect(() => doppioToWords(packAction({ kind: 7, seat: 0, argument: 0 }))).toThrow('no such action');
  });
});

describe('options', () => {
  test.each([
    [{}, { seats: 2, hidden: false }],
    [{ seats: 4 }, { seats: 4, hidden: false }],
    [
      { seats: 3, hidden: true },
      { seats: 3, hidden: true },
    ],
  ])('%j', (words, options) => {
    expect(readDoppioOptions(words)).toEqual(options);
    expect(doppioOptionsOf(doppioOptionWord(options))).toEqual(options);
    expect(begin(options.seats, options).sizes().length).toBe(options.seats);
  });

  test.each([[{ seats: 5 }], [{ seats: 1 }], [{ hidden: 1 }], [{ teams: true }]])(
    '%j is refused',
    (words) => {
      expect(readDoppioOptions(words)).toHaveProperty('message');
    },
  );
});
