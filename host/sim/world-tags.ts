import { antennaGroups, antennas, firstOf } from '../../hardware/description';
import { CELLS, COLUMNS } from '../../shared/cells';
import { Tag, type TagOptions } from './devices/tag';
import { tagMemory } from './object-page';

/** Where a tag lies: on cells (several where its object touches more than one), or at an antenna that is not a loop. */
export type TagPlace = { readonly cells: readonly number[] } | { readonly antenna: number };

/** Antenna of a dice well. */
export function antennaOfWell(well: number): number {
  return firstOf(antennaGroups, 'wells') + well;
}

/** Antennas of the row and the column loop under a cell. */
export function antennasOfCell(cell: number): [row: number, column: number] {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) throw new RangeError(`there is no cell ${cell}`);
  const row = firstOf(antennaGroups, 'rows') + Math.floor(cell / COLUMNS);
  return [row, firstOf(antennaGroups, 'columns') + (cell % COLUMNS)];
}

/** A tag of the ordinary kind (NTAG213, seven bytes of serial number) that names an object. */
export function objectTag(id: number, serial: number, options: Partial<TagOptions> = {}): Tag {
  return new Tag({ uid: serialNumber(serial), memory: tagMemory(id), ...options });
}

/** A serial number of NXP (ISO/IEC 7816-6 maker 04), well mixed, the same for the same `serial`. */
export function serialNumber(serial: number): number[] {
  const mix = (salt: number) => {
    const mixed = Math.imul(serial ^ salt, 0x9e3779b1) >>> 0;
    return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77) >>> 0;
  };
  const [high, low] = [mix(0x5bd1), mix(0x1b87)];
  return [
    0x04,
    ...[24, 16, 8].map((shift) => (high >>> shift) & 0xff),
    ...[24, 16, 8].map((shift) => (low >>> shift) & 0xff),
  ];
}

/** The tags on and around the table and the antennas that reach them. */
export class WorldTags {
  /** By antenna: the tags that lie in its reach. */
  readonly #reached: readonly Set<Tag>[] = Array.from({ length: antennas }, () => new Set<Tag>());
  readonly #sources: ((antenna: number) => readonly Tag[])[] = [];

  /** Puts a tag somewhere; one that lies elsewhere is moved. */
  put(tag: Tag, place: TagPlace): void {
    const reached = 'cells' in place ? place.cells.flatMap(antennasOfCell) : [place.antenna];
    for (const antenna of reached)
      if (!Number.isInteger(antenna) || antenna < 0 || antenna >= antennas)
        throw new RangeError(`there is no antenna ${antenna}`);
    this.take(tag);
    for (const antenna of reached) this.#reached[antenna]?.add(tag);
  }

  /** Takes a tag away. */
  take(tag: Tag): void {
    const lay = this.#reached.map((tags) => tags.delete(tag)).includes(true);
    if (lay) tag.takeAway();
  }

  /** Adds tags that follow something else, such as the dice. */
  follow(source: (antenna: number) => readonly Tag[]): void {
    this.#sources.push(source);
  }

  /** The tags that an antenna's field reaches. */
  tagsInField(antenna: number): Tag[] {
    return [...(this.#reached[antenna] ?? []), ...this.#sources.flatMap((source) => source(antenna))];
  }
}
