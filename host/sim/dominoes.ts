import { antennaGroups, firstOf } from '../../hardware/description';
import { NUMBERS, TILES } from '../../shared/doppio';
import { FIRST_DOMINO } from '../../shared/objects';
import { tileOfNumber } from '../words/doppio';
import type { Tag } from './devices/tag';
import { Impossible } from './impossible';
import type { Random } from './random';
import { objectTag, type WorldTags } from './world-tags';

/** Where a domino is. A tile in a hand has been taken off the rack, or never stood on it. */
export type TilePlace =
  | { readonly at: 'boneyard' | 'table' }
  | { readonly at: 'rack' | 'hand'; readonly seat: number }
  /** Face down on the pad; `seat` is whose rack or hand it came from, null for nobody's. */
  | { readonly at: 'pad'; readonly seat: number | null };

/** Where every tile is, by its number, and the order in which tiles were laid on the table. */
export interface TilePlaces {
  readonly places: readonly TilePlace[];
  readonly laid: readonly number[];
}

const RACKS = 4;
const BONEYARD: TilePlace = { at: 'boneyard' };

/** The id on the tag of a tile's half; half 0 is the one with fewer pips. Tiles as shared/doppio.ts numbers them. */
export function dominoId(tile: number, half: 0 | 1): number {
  const [low, high] = tileOfNumber(tile);
  // Before the tiles whose lower number is `low` come NUMBERS with a 0, NUMBERS − 1 others with a 1, …
  const before = low * NUMBERS - (low * (low - 1)) / 2;
  return FIRST_DOMINO + (before + high - low) * 2 + half;
}

/**
 * A double-six set of dominoes around the table: tiles as shared/doppio.ts numbers them, each with a tag in both halves. It
 * knows no rules: a tile goes wherever hands put it. Throws Impossible for a tile or a rack that there is not.
 */
export class Dominoes {
  readonly #places: TilePlace[] = Array.from({ length: TILES }, () => BONEYARD);
  /** Tiles on the table, in the order in which they were laid. */
  #laid: number[] = [];
  readonly #halves: readonly (readonly Tag[])[] = Array.from({ length: TILES }, (_, tile) =>
    ([0, 1] as const).map((half) => objectTag(dominoId(tile, half), dominoId(tile, half))),
  );

  /** `onMove` is called after each change. */
  constructor(
    private readonly tags: WorldTags,
    private readonly random: Random,
    private readonly onMove: () => void,
  ) {
    for (let tile = 0; tile < TILES; tile++) this.#show(tile);
  }

  placeOf(tile: number): TilePlace {
    const place = this.#places[tile];
    if (!place) throw new Impossible('NoTile', tile);
    return place;
  }

  /** The tiles on a seat's rack. */
  rack(seat: number): number[] {
    return this.#at((place) => place.at === 'rack' && place.seat === seat);
  }

  /** The tiles that a seat holds in its hand, off the rack. */
  hand(seat: number): number[] {
    return this.#at((place) => place.at === 'hand' && place.seat === seat);
  }

  get boneyard(): number[] {
    return this.#at((place) => place.at === 'boneyard');
  }

  /** The tile on the pad and whose it was, or null. */
  get pad(): { readonly tile: number; readonly seat: number | null } | null {
    const tile = this.#places.findIndex((place) => place.at === 'pad');
    const place = this.#places[tile];
    return place?.at === 'pad' ? { tile, seat: place.seat } : null;
  }

  /** The tiles on the table, in the order in which they were laid. */
  get laid(): readonly number[] {
    return this.#laid;
  }

  /** A seat takes any tile of the boneyard onto its rack. Returns which. */
  draw(seat: number): number {
    const { boneyard } = this;
    if (boneyard.length === 0) throw new Impossible('NoTileLeft');
    const tile = this.random.pick(boneyard);
    this.toRack(tile, seat);
    return tile;
  }

  toRack(tile: number, seat: number): void {
    this.#move(tile, { at: 'rack', seat: checkedSeat(seat) });
  }

  /** Into a seat's hand, where no antenna reaches the tile. */
  toHand(tile: number, seat: number): void {
    this.#move(tile, { at: 'hand', seat: checkedSeat(seat) });
  }

  /** Back among those that have not been drawn. */
  toBoneyard(tile: number): void {
    this.#move(tile, BONEYARD);
  }

  /** Face down on the pad, where one tile has room. */
  toPad(tile: number): void {
    if (this.pad) throw new Impossible('PadTaken');
    const from = this.placeOf(tile);
    this.#move(tile, { at: 'pad', seat: 'seat' in from ? from.seat : null });
  }

  /** Face up on the table. */
  lay(tile: number): void {
    this.#move(tile, { at: 'table' });
    this.#laid.push(tile);
  }

  /** All tiles go back into the boneyard, face down; shuffled, for whoever draws takes any of them. */
  gather(): void {
    this.arrange({ places: this.#places.map(() => BONEYARD), laid: [] });
  }

  /** Where everything is now: for `arrange`. */
  places(): TilePlaces {
    return { places: [...this.#places], laid: [...this.#laid] };
  }

  /** Puts every tile where it was. */
  arrange({ places, laid }: TilePlaces): void {
    places.forEach((place, tile) => {
      this.#places[tile] = place;
      this.#show(tile);
    });
    this.#laid = [...laid];
    this.onMove();
  }

  #move(tile: number, place: TilePlace): void {
    if (this.placeOf(tile).at === 'table') this.#laid = this.#laid.filter((other) => other !== tile);
    this.#places[tile] = place;
    this.#show(tile);
    this.onMove();
  }

  /** Brings both tags of a tile to the antenna that reaches its place, or away from all. */
  #show(tile: number): void {
    const antenna = antennaOf(this.placeOf(tile));
    for (const tag of this.#halves[tile] ?? []) {
      if (antenna === null) this.tags.take(tag);
      else this.tags.put(tag, { antenna });
    }
  }

  #at(isThere: (place: TilePlace) => boolean): number[] {
    return this.#places.flatMap((place, tile) => (isThere(place) ? [tile] : []));
  }
}

function antennaOf(place: TilePlace): number | null {
  switch (place.at) {
    case 'boneyard':
    case 'pad':
      return firstOf(antennaGroups, place.at);
    case 'rack':
      return firstOf(antennaGroups, 'racks') + place.seat;
    default:
      return null;
  }
}

function checkedSeat(seat: number): number {
  if (!Number.isInteger(seat) || seat < 0 || seat >= RACKS) throw new Impossible('NoRack', seat);
  return seat;
}
