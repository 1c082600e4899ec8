import { cellAt, fieldAt, isInBox } from './box';
import { HALF_DIE, isFlat, sideOnTop } from './die';
import { touchedCells } from './footprint';
import type { Pose } from './pose';
import type { DieBody, Scene } from './scene';
import { isTouching } from './spinner';

/** What a die leans on or lies on: another die by its number, or a part of the box; the rim is that of a hole or the floor. */
export type Support = number | 'wall' | 'spinner' | 'rim';

/** How a die has come to rest. `cells` are those that it touches, seen from above. */
export type Lie =
  /** Flat on the floor. */
  | { readonly at: 'floor'; readonly cells: readonly number[] }
  /** In the box, but not flat on the floor nor flat on another die: a hand must set it flat. */
  | { readonly at: 'cocked'; readonly cells: readonly number[]; readonly on: Support }
  /** Flat on another die. */
  | { readonly at: 'stacked'; readonly cells: readonly number[]; readonly on: number }
  | { readonly at: 'hole'; readonly cell: number }
  /** On a betting field, 0 … 3; its tag is read if it lies flat there. */
  | { readonly at: 'field'; readonly field: number; readonly isFlat: boolean }
  /** Anywhere else. */
  | { readonly at: 'outside' };

/** A die at rest. Times in seconds since the hands opened. */
export interface Rest extends Pose {
  readonly die: number;
  readonly lie: Lie;
  /** The side on top, or most nearly so. */
  readonly side: number;
  /** What is printed there. Not to be trusted unless the die lies flat. */
  readonly face: number;
  /** When the die began to move (0 for a thrown one), or null if it has not. */
  readonly movedAt: number | null;
  /** When it came to rest, 0 for a die that has not moved. */
  readonly restedAt: number;
}

/** A flat die whose centre is no higher than this lies on the floor. */
const ON_FLOOR = HALF_DIE + 1;

/** How a die lies in a scene that has come to rest. */
export function lieOf(scene: Scene, die: DieBody): Lie {
  const pose = poseOf(die);
  const { position, orientation } = pose;
  if (!isInBox(position)) {
    const field = position.z > 0 ? fieldAt(position) : null;
    return field === null ? { at: 'outside' } : { at: 'field', field, isFlat: isLyingFlat(pose) };
  }
  const cell = cellAt(position);
  if (position.z < 0 && cell !== null) return { at: 'hole', cell };
  const cells = touchedCells(pose);
  if (isLyingFlat(pose)) return { at: 'floor', cells };
  const on = supportOf(scene, die);
  return isFlat(orientation) && typeof on === 'number'
    ? { at: 'stacked', cells, on }
    : { at: 'cocked', cells, on };
}

/** Where a body is now. */
export function poseOf({ body }: DieBody): Pose {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  return { position: { x, y, z }, orientation: { x: turn.x, y: turn.y, z: turn.z, w: turn.w } };
}

/** The side on top of a die, and what is printed there. */
export function faceOf({ orientation }: Pose, faces: readonly number[]): { side: number; face: number } {
  const side = sideOnTop(orientation);
  return { side, face: faces[side] as number };
}

/** Whether a die lies with a whole side on the playfield or a betting field. */
export function isLyingFlat({ position, orientation }: Pose): boolean {
  return isFlat(orientation) && position.z < ON_FLOOR;
}

/** What a die touches beside the floor: the lowest other die first. */
function supportOf({ dice, walls, spinner, bodies }: Scene, { die, collider }: DieBody): Support {
  const touched = dice
    .filter((other) => other.die !== die && isTouching(bodies, collider, other.collider))
    .sort((one, other) => one.body.translation().z - other.body.translation().z);
  if (touched[0]) return touched[0].die;
  if (spinner && isTouching(bodies, collider, spinner.collider)) return 'spinner';
  return walls.some((wall) => isTouching(bodies, collider, wall)) ? 'wall' : 'rim';
}
