import { cellOrigin, cellPitch } from '../../../hardware/description';
import { COLUMNS, ROWS } from '../../../shared/cells';
import type { Vector } from './pose';

/** The box into which dice are thrown, as far as a game chooses it. */
export interface Box {
  /** The cells without a floor. */
  readonly holes: readonly number[];
  /** Whether the spinner stands in the centre. */
  readonly hasSpinner: boolean;
}

/** The edges of the box, in the order of its lights and its light beams: clockwise from the left. */
export enum Edge {
  Left,
  Top,
  Right,
  Bottom,
}
export const EDGES = 4;

/** The floor's edges, which are the inner faces of the walls. */
export const FLOOR_START = cellOrigin - cellPitch / 2;
export const FLOOR_END = FLOOR_START + COLUMNS * cellPitch;
export const CENTRE = (FLOOR_START + FLOOR_END) / 2;
/** Edges of the whole board. */
export const BOARD_SIZE = FLOOR_START + FLOOR_END;

/** Two dice and a half: most dice stay in the box, and one that bounces well leaves it. */
export const WALL_HEIGHT = 40;
export const WALL_THICKNESS = 4;
/** Deep enough for two dice on each other to lie below the floor. The table on which the box stands is as far down. */
export const HOLE_DEPTH = 40;

/** A betting field: a square outside each corner of the board, level with the playfield, with room for nine dice. */
export const FIELD_SIZE = 72;
/** Corners of the betting fields that are nearest to x = 0 and y = 0; numbered clockwise from the top left. */
export const fieldCorners: readonly { readonly x: number; readonly y: number }[] = [
  { x: -FIELD_SIZE, y: -FIELD_SIZE },
  { x: BOARD_SIZE, y: -FIELD_SIZE },
  { x: BOARD_SIZE, y: BOARD_SIZE },
  { x: -FIELD_SIZE, y: BOARD_SIZE },
];

/** The row of cells (or column, in the other direction) in which a distance from the board's corner lies; may be outside 0 … 8. */
export function lineAt(distance: number): number {
  return Math.floor((distance - FLOOR_START) / cellPitch);
}

/** The cell under a point, or null outside the floor. */
export function cellAt({ x, y }: Pick<Vector, 'x' | 'y'>): number | null {
  const [row, column] = [lineAt(y), lineAt(x)];
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? row * COLUMNS + column : null;
}

/** Whether a point lies over the floor or on top of a wall. */
export function isInBox({ x, y }: Pick<Vector, 'x' | 'y'>): boolean {
  const isBetween = (distance: number) =>
    distance > FLOOR_START - WALL_THICKNESS && distance < FLOOR_END + WALL_THICKNESS;
  return isBetween(x) && isBetween(y);
}

/** The betting field under a point, 0 … 3, or null. */
export function fieldAt({ x, y }: Pick<Vector, 'x' | 'y'>): number | null {
  const field = fieldCorners.findIndex(
    (corner) => x >= corner.x && x <= corner.x + FIELD_SIZE && y >= corner.y && y <= corner.y + FIELD_SIZE,
  );
  return field < 0 ? null : field;
}
