import { DOPPEL_X } from '../../../shared/objects';
import { axesOf, type Orientation } from './pose';

/**
 * Edge of a die in millimetres: the ordinary size of game dice. A tag of 10 mm fits under each face, and the diagonal, 22.6 mm,
 * is just over half a cell: a die touches one or two rows and one or two columns, never three, and falls through any hole.
 */
export const DIE_SIZE = 16;
export const HALF_DIE = DIE_SIZE / 2;

/** Acrylic, 1.18 g/cm³, in kilograms a cubic millimetre: a die weighs 4.8 g. */
export const DIE_DENSITY = 1.18e-6;
/** Acrylic on varnished board: dice roll more than they slide. */
export const DIE_FRICTION = 0.35;
/** How much of its speed a die keeps when it bounces on a thin board. */
export const DIE_RESTITUTION = 0.4;

/** Sides 0 … 5 are those at +x, +y, +z, −z, −y, −x of the die; side n lies opposite side OPPOSITE − n. */
export const SIDES = 6;
export const OPPOSITE = 5;

/** What is printed on each side. */
export type Faces = readonly number[];

/** The faces of the simulator's dice (DX-dice): what lies opposite what is ours. */
export const usualFaces: Faces = [1, 1, 2, 2, 3, DOPPEL_X];

/** A die that is tilted less than this (a cosine, 3°) lies flat. */
const FLAT_COSINE = 0.99863;

const HALF_TURN = Math.sqrt(0.5);
/** A way to turn a die so that a side is on top, its edges along the board's. */
const orientations: readonly Orientation[] = [
  { x: 0, y: -HALF_TURN, z: 0, w: HALF_TURN },
  { x: HALF_TURN, y: 0, z: 0, w: HALF_TURN },
  { x: 0, y: 0, z: 0, w: 1 },
  { x: 1, y: 0, z: 0, w: 0 },
  { x: -HALF_TURN, y: 0, z: 0, w: HALF_TURN },
  { x: 0, y: HALF_TURN, z: 0, w: HALF_TURN },
];

/** A die with a side on top, its edges along the board's. Throws RangeError for a side that there is not. */
export function orientationWith(side: number): Orientation {
  const orientation = orientations[side];
  if (!orientation) throw new RangeError(`a die has no side ${side}; sides are 0 … ${SIDES - 1}`);
  return orientation;
}

/** The side that looks up, or most nearly so. */
export function sideOnTop(orientation: Orientation): number {
  const [x, y, z] = axesOf(orientation).map((axis) => axis.z) as [number, number, number];
  const heights = [x, y, z, -z, -y, -x];
  return heights.indexOf(Math.max(...heights));
}

/** Whether a die lies on one of its sides and not on an edge or a corner. */
export function isFlat(orientation: Orientation): boolean {
  return Math.max(...axesOf(orientation).map((axis) => Math.abs(axis.z))) >= FLAT_COSINE;
}
