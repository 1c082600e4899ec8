import type { LaidTile } from './layout';

/** How a figure is drawn: the edge of half a tile, and where the first tile lies from the middle. Millimetres. */
export interface Fit {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** Half a tile is never drawn larger. Millimetres. */
const LARGEST_UNIT = 25;

/**
 * Makes a figure fit into a square: as large as it may be, the first tile as near to the middle as the others let it.
 *
 * @param room from the middle to each border, in millimetres
 */
export function fit(tiles: readonly LaidTile[], room: number): Fit {
  const halves = tiles.flatMap((tile) => tile.halves);
  const spanOf = (along: readonly number[]): readonly [number, number] => [
    Math.min(0, ...along) - 1 / 2,
    Math.max(0, ...along) + 1 / 2,
  ];
  const [left, right] = spanOf(halves.map(({ x }) => x));
  const [top, bottom] = spanOf(halves.map(({ y }) => y));
  const unit = Math.min(LARGEST_UNIT, (2 * room) / Math.max(right - left, bottom - top));
  const shift = (from: number, to: number): number =>
    Math.max(-room - from * unit, Math.min(0, room - to * unit));
  return { unit, x: shift(left, right), y: shift(top, bottom) };
}
