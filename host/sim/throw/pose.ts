import type { Random } from '../random';

/**
 * Lengths in millimetres, times in seconds, angles in radians. x and y as in hardware/description.ts: right and towards the
 * viewer from the board's top left corner; z up from the playfield. (These are the axes of CSS transforms, too.)
 *
 * Only + − × ÷ and square roots are used where a throw is worked out: sine and its kin differ between JavaScript engines.
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A unit quaternion: turns what is fixed to a body into the room. */
export interface Orientation {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** Where a body's centre is and how it is turned. */
export interface Pose {
  readonly position: Vector;
  readonly orientation: Orientation;
}

export const still: Vector = { x: 0, y: 0, z: 0 };

export function plus(one: Vector, other: Vector): Vector {
  return { x: one.x + other.x, y: one.y + other.y, z: one.z + other.z };
}

export function minus(one: Vector, other: Vector): Vector {
  return { x: one.x - other.x, y: one.y - other.y, z: one.z - other.z };
}

export function times({ x, y, z }: Vector, factor: number): Vector {
  return { x: x * factor, y: y * factor, z: z * factor };
}

export function lengthOf({ x, y, z }: Vector): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** The three axes of a turned body, as they lie in the room. */
export function axesOf({ x, y, z, w }: Orientation): [Vector, Vector, Vector] {
  return [
    { x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + w * z), z: 2 * (x * z - w * y) },
    { x: 2 * (x * y - w * z), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + w * x) },
    { x: 2 * (x * z + w * y), y: 2 * (y * z - w * x), z: 1 - 2 * (x * x + y * y) },
  ];
}

/** A number from `from` to below `to`. */
export function drawBetween(random: Random, from: number, to: number): number {
  return from + (random.bits() / 0x100000000) * (to - from);
}

/** Any orientation, all equally likely: a point of the unit ball in four dimensions, drawn from the cube around it. */
export function drawOrientation(random: Random): Orientation {
  for (;;) {
    const [x, y, z, w] = Array.from({ length: 4 }, () => drawBetween(random, -1, 1)) as [
      number,
      number,
      number,
      number,
    ];
    const square = x * x + y * y + z * z + w * w;
    if (square > 1 || square < 0.01) continue;
    const length = Math.sqrt(square);
    return { x: x / length, y: y / length, z: z / length, w: w / length };
  }
}
