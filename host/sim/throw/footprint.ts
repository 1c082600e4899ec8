import { cellCentre } from '../../../hardware/description';
import { COLUMNS, ROWS } from '../../../shared/cells';
import { lineAt } from './box';
import { HALF_DIE } from './die';
import { axesOf, minus, type Pose, type Vector } from './pose';

/** Half the width of the printed line between two areas: a die that touches the line touches both sides (DX-touch). */
const HALF_LINE = 1;

/**
 * The cells that a die touches, seen from above: all where a touched row crosses a touched column, so one, two side by side,
 * or four in a square, which is what row and column loops can tell. Empty for a die that is not over the floor.
 */
export function touchedCells({ position, orientation }: Pose): number[] {
  const axes = axesOf(orientation);
  const reach = (part: 'x' | 'y') =>
    HALF_LINE + HALF_DIE * axes.reduce((sum, axis) => sum + Math.abs(axis[part]), 0);
  const rows = linesBetween(position.y - reach('y'), position.y + reach('y'), ROWS);
  const columns = linesBetween(position.x - reach('x'), position.x + reach('x'), COLUMNS);
  return rows.flatMap((row) => columns.map((column) => row * COLUMNS + column));
}

/** The cells whose centres, where the presence sensors look up, a die covers. */
export function coveredCells(pose: Pose): number[] {
  return touchedCells(pose).filter((cell) => covers(pose, cellCentre(cell)));
}

/** Whether a vertical line passes through a die: it must be between all three pairs of sides at the same time. */
function covers({ position, orientation }: Pose, { x, y }: { x: number; y: number }): boolean {
  const from: Vector = minus({ x, y, z: 0 }, { ...position, z: 0 });
  let [lowest, highest] = [-Infinity, Infinity];
  for (const axis of axesOf(orientation)) {
    const along = from.x * axis.x + from.y * axis.y;
    if (Math.abs(axis.z) < 1e-9) {
      if (Math.abs(along) > HALF_DIE) return false;
      continue;
    }
    const [one, other] = [(-HALF_DIE - along) / axis.z, (HALF_DIE - along) / axis.z];
    lowest = Math.max(lowest, Math.min(one, other));
    highest = Math.min(highest, Math.max(one, other));
  }
  return lowest <= highest;
}

function linesBetween(from: number, to: number, count: number): number[] {
  const first = Math.max(0, lineAt(from));
  const last = Math.min(count - 1, lineAt(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
