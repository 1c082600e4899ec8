/**
 * What the table senses apart from the cells, for the games' bindings to ask: the tile on the pad and those on the racks. The
 * table writes it (table/tiles.ts); a game only reads. With said.ts this is all that passes between a binding and the table.
 */
export const PAD_EMPTY: i32 = -1;
/** Something lies on the pad that is not one tile. */
export const PAD_UNREAD: i32 = -2;

/** The tile on the pad (0 … 27 as in shared/doppio.ts), PAD_EMPTY or PAD_UNREAD. One that has been played counts no more. */
export let padTile: i32 = PAD_EMPTY;
/** The seat from whose rack it came, or −1 where nobody can know. */
export let padFrom: i32 = -1;
/** Whether tiles are laid on a pad that reads them; otherwise they are told by the buttons. */
export let hasPad: bool = false;
/** Whether the racks are read. */
export let hasRacks: bool = false;

const RACKS: StaticArray<u32> = [0, 0, 0, 0];

/** The tiles that lie on a seat's rack, a bit each. */
export function rackOf(seat: i32): u32 {
  return unchecked(RACKS[seat]);
}

/** Says what lies on the pad. */
export function sensePad(tile: i32, from: i32): void {
  padTile = tile;
  padFrom = from;
}

/** What lies on the pad counts no more. */
export function clearPad(): void {
  sensePad(PAD_EMPTY, -1);
}

/** Says what lies on a rack. */
export function senseRack(seat: i32, tiles: u32): void {
  unchecked((RACKS[seat] = tiles));
}

/** Says what is fitted. */
export function senseFittings(pad: bool, racks: bool): void {
  hasPad = pad;
  hasRacks = racks;
}
