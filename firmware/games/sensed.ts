/**
 * What the table senses, for the games' bindings to ask: what lies on the cells, the tile on the pad and those on the racks, the
 * rollers. The table writes it (table/lying.ts, tiles.ts, rollers.ts); a game only reads. With said.ts this is all that passes
 * between a binding and the table.
 */
export const LYING: usize = memory.data(162, 8);

/** What lies on a cell: see pieces.ts. */
export function lyingAt(cell: i32): i32 {
  return load<u16>(LYING + (cell << 1));
}

/** Says what lies on a cell. */
export function senseCell(cell: i32, piece: i32): void {
  store<u16>(LYING + (cell << 1), piece);
}

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

/** Whether the wheels are felt, and the rollers read. */
export let hasWheels: bool = false;
export let hasRollers: bool = false;

/** The rollers that have been popped and read since the last action, a bit each. */
export let poppedRollers: u32 = 0;
/** In a pop-off: the roller that the seat which moved has picked, or −1 before. */
export let pickedRoller: i32 = -1;

/** Says what the rollers have told since the last action. */
export function senseRollers(popped: u32, picked: i32): void {
  poppedRollers = popped;
  pickedRoller = picked;
}

/** Says what is fitted. */
export function senseFittings(pad: bool, racks: bool, wheels: bool, rollers: bool): void {
  hasPad = pad;
  hasRacks = racks;
  hasWheels = wheels;
  hasRollers = rollers;
}
