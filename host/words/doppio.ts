import { HIDDEN_BIT, Kind, NO_TILE, NUMBERS, SEATS_MASK, TILE_SHIFT } from '../../shared/doppio';
import { isTakeBack, packAction, unpackAction } from './action';
import { reader, type Refused, shown } from './reader';

/** A tile by its two numbers, the lower first. */
export type Tile = readonly [low: number, high: number];

/** An action of Doppio in words. `on` is the tile on the table that `tile` is joined to, null for the first of a round. */
export type DoppioAction =
  | { do: 'deal'; seat: number; tile: Tile }
  | { do: 'play'; seat: number; tile: Tile; on: Tile | null }
  /** Without a tile where hands are hidden. */
  | { do: 'draw'; seat: number; tile?: Tile }
  | { do: 'pass'; seat: number }
  | { do: 'show'; seat: number; tile: Tile }
  | { do: 'redeal'; seat: number }
  | { do: 'take-back'; seat: number };

/** How Doppio is played. */
export interface DoppioOptions {
  readonly seats: number;
  /** Whether hands are hidden from the table (DP-hidden). */
  readonly hidden: boolean;
}

export const defaultDoppioOptions: DoppioOptions = { seats: 2, hidden: false };

const HIGHEST = NUMBERS - 1;

/** The number of a tile, named in either order; see shared/doppio.ts. */
export function tileNumber([one, other]: readonly [number, number]): number {
  const high = Math.max(one, other);
  return (high * (high + 1)) / 2 + Math.min(one, other);
}

/** The tile of a number 0 … 27. */
export function tileOfNumber(tile: number): Tile {
  let high = 0;
  while (tileNumber([0, high + 1]) <= tile) high++;
  return [tile - tileNumber([0, high]), high];
}

/** A tile as people write it: `3-6`, the lower number first. */
export function tileText(tile: number): string {
  return tileOfNumber(tile).join('-');
}

/** An action in words. Throws for a word that Doppio does not have. */
export function doppioToWords(action: number): DoppioAction {
  const { kind, seat, argument } = unpackAction(action);
  if (isTakeBack(action)) return { do: 'take-back', seat };
  switch (kind) {
    case Kind.Deal:
      return { do: 'deal', seat, tile: tileOfNumber(argument) };
    case Kind.Play: {
      const on = argument & NO_TILE;
      return {
        do: 'play',
        seat,
        tile: tileOfNumber(argument >> TILE_SHIFT),
        on: on === NO_TILE ? null : tileOfNumber(on),
      };
    }
    case Kind.Draw:
      return argument === NO_TILE ? { do: 'draw', seat } : { do: 'draw', seat, tile: tileOfNumber(argument) };
    case Kind.Pass:
      return { do: 'pass', seat };
    case Kind.Show:
      return { do: 'show', seat, tile: tileOfNumber(argument) };
    case Kind.Redeal:
      return { do: 'redeal', seat };
    default:
      throw new Error(`no such action in Doppio: kind ${kind}`);
  }
}

/** Reads an action in words; `seat` stands in where the words name none. Says what is wrong with words it cannot read. */
export function doppioFromWords(words: Readonly<Record<string, unknown>>, seat: number): number | Refused {
  const read = reader(words);
  const by = read.optionalInteger('seat', 0, 3) ?? seat;
  const pack = (kind: Kind, argument: number) => read.done(packAction({ kind, seat: by, argument }));
  const tile = (name: string) => tileNumber(read.integers(name, 2, 0, HIGHEST) as [number, number]);
  switch (read.text('do')) {
    case 'deal':
      return pack(Kind.Deal, tile('tile'));
    case 'play':
      return pack(
        Kind.Play,
        (tile('tile') << TILE_SHIFT) | (read.has('on') && words['on'] === null ? NO_TILE : tile('on')),
      );
    case 'draw':
      return pack(Kind.Draw, read.has('tile') ? tile('tile') : NO_TILE);
    case 'pass':
      return pack(Kind.Pass, 0);
    case 'show':
      return pack(Kind.Show, tile('tile'));
    case 'redeal':
      return pack(Kind.Redeal, 0);
    default:
      return read.refuse(
        'unknown-action',
        `"do" must be one of deal, play, draw, pass, show, redeal, not ${shown(words['do'])}`,
      );
  }
}

/** The option word with which the rules start. */
export function doppioOptionWord({ seats, hidden }: DoppioOptions): number {
  return seats | (hidden ? HIDDEN_BIT : 0);
}

/** The options that a word stands for. */
export function doppioOptionsOf(word: number): DoppioOptions {
  return { seats: word & SEATS_MASK, hidden: (word & HIDDEN_BIT) !== 0 };
}

/** Reads options out of an object; what is missing is the default. Says what is wrong. */
export function readDoppioOptions(object: Readonly<Record<string, unknown>>): DoppioOptions | Refused {
  const read = reader(object);
  return read.done({
    seats: read.optionalInteger('seats', 2, 4, 'bad-options') ?? defaultDoppioOptions.seats,
    hidden: read.optionalBoolean('hidden') ?? defaultDoppioOptions.hidden,
  });
}
