import { countOf } from './groups';
import { centreOf, playfieldOf, type TableDescription } from './tables';

/** Something that lies at a place of the table. Millimetres from the playfield's top left corner, to its middle. */
export interface Place {
  readonly kind: PlaceKind;
  /** Which of its kind, from 0. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** As it lies in the drawing: to the right and down. */
  readonly width: number;
  readonly height: number;
  /** Which side of the table reads it upright: quarter turns clockwise from the near side. */
  readonly turn: number;
}

export type PlaceKind = 'seat' | 'rack' | 'bet' | 'well' | 'roller' | 'pad' | 'boneyard' | 'display';

/** Sizes of what is fitted into the frame: along the side, and across it. */
export const placeSizes: Readonly<Record<PlaceKind, readonly [along: number, across: number]>> = {
  seat: [100, 52],
  rack: [212, 40],
  bet: [72, 72],
  well: [36, 36],
  roller: [54, 54],
  pad: [70, 46],
  boneyard: [130, 58],
  display: [44, 44],
};

/** Diameters of holes in the frame. */
export const holes = { button: 24, seatLight: 8, roller: 46, placeLight: 8, screw: 4.2 } as const;
/** Where a seat's parts lie on its panel, along the side from its middle: confirm to the right hand. */
export const seatParts = { confirm: 26, light: 0, change: -26 } as const;
/** The opening through which the display is seen. */
export const displayWindow = { width: 24, height: 13 } as const;
/** Rows at which things lie in the wide frame, from the playfield outward. */
const inner = 36;
const outer = 99;
/** From well to well, and how far out from a corner a roller stands, behind the betting field. */
const wellStep = 42;
const rollerOut = 101;

/** Everything in the frame. Seats go clockwise as seen from above, the first one nearest. */
export function placesOf(table: TableDescription): readonly Place[] {
  return countOf(table.antennaGroups, 'racks') > 0 ? wideFrame(table) : narrowFrame(table);
}

function wideFrame(table: TableDescription): Place[] {
  const sides = [0, 1, 2, 3];
  const seats = sides.flatMap((turn) =>
    [165, -165].map((along, which) => placeAt(table, 'seat', turn * 2 + which, turn, along, outer)),
  );
  return [
    ...seats,
    ...sides.map((turn) => placeAt(table, 'rack', turn, turn, 0, outer)),
    // Betting fields touch the playfield's corners, clockwise from the far left one.
    ...sides.map((corner) => cornerAt(table, 'bet', corner, corner, placeSizes.bet[0] / 2)),
    // Red wells lie beside the red totals, blue ones beside the blue totals.
    ...[0, 1, 2].map((well) => placeAt(table, 'well', well, 1, (well - 1) * wellStep, inner)),
    ...[3, 4, 5].map((well) => placeAt(table, 'well', well, 2, (4 - well) * wellStep, inner)),
    cornerAt(table, 'roller', 0, 3, rollerOut),
    cornerAt(table, 'roller', 1, 2, rollerOut),
    placeAt(table, 'pad', 0, 0, 150, inner),
    placeAt(table, 'display', 0, 0, -150, inner),
    placeAt(table, 'boneyard', 0, 2, 146, inner),
  ];
}

/** A square place outward from a corner of the playfield, 0 … 3 clockwise from the far left; `out`: how far its middle is. */
function cornerAt(
  table: TableDescription,
  kind: PlaceKind,
  index: number,
  corner: number,
  out: number,
): Place {
  const half = playfieldOf(table).width / 2;
  const [x, y] = turned(corner, -half - out, -half - out);
  const [width, height] = placeSizes[kind];
  return { kind, index, x: half + x, y: half + y, width, height, turn: 0 };
}

function narrowFrame(table: TableDescription): Place[] {
  return [
    placeAt(table, 'seat', 0, 0, 0, table.frame / 2),
    placeAt(table, 'seat', 1, 2, 0, table.frame / 2),
    placeAt(table, 'display', 0, 0, -94, table.frame / 2),
  ];
}

/** `along`: from the side's middle to the right hand of who sits there; `out`: from the playfield's border outward. */
function placeAt(
  table: TableDescription,
  kind: PlaceKind,
  index: number,
  turn: number,
  along: number,
  out: number,
): Place {
  const { width, height } = playfieldOf(table);
  const [long, wide] = placeSizes[kind];
  const [x, y] = turned(turn, along, height / 2 + out);
  const isUpright = turn % 2 === 0;
  return {
    kind,
    index,
    x: width / 2 + x,
    y: height / 2 + y,
    width: isUpright ? long : wide,
    height: isUpright ? wide : long,
    turn,
  };
}

/** A point turned clockwise by quarters round the playfield's middle. */
export function turned(quarters: number, x: number, y: number): [x: number, y: number] {
  if (quarters === 0) return [x, y];
  return turned(quarters - 1, -y, x);
}

/** Centre of an edge light: in the order of the chain left, top, right, bottom. `edgeInset` from the playfield's border. */
export const edgeInset = 19;
export function edgeLightAt(table: TableDescription, light: number): { x: number; y: number } {
  const { width, height } = playfieldOf(table);
  if (light < table.rows) return { x: edgeInset, y: centreOf(table, light * table.columns).y };
  const top = light - table.rows;
  if (top < table.columns) return { x: centreOf(table, top).x, y: edgeInset };
  const right = top - table.columns;
  if (right < table.rows) return { x: width - edgeInset, y: centreOf(table, right * table.columns).y };
  return { x: centreOf(table, right - table.rows).x, y: height - edgeInset };
}

/**
 * A presence sensor sits in the middle of its cell, so that it sees every piece that stands there, narrow ones along the row or across
 * it too; its slot's long side stands across the row. The light sits beside it, still within a pocket's hole.
 */
export const sensorSlot = { width: 5.9, height: 10.4 } as const;
export const lightOffset = { x: 8.6, y: 0 } as const;
/** How far a loop below a row or column reaches over the line to the next one: a tag near the line is seen by both. */
export const loopOverlap = 4;
/**
 * A detour wheel: Hall switches so far from its middle, on the diagonals to the right, the lower bit's first; lights on its north,
 * east, south and west side, so far from the middle.
 */
export const hallOffsets = [
  { x: 14, y: -14 },
  { x: 14, y: 14 },
] as const;
export const wheelLightOffset = 22;
export const discRadius = 60;
