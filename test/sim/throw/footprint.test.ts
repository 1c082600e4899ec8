import { describe, expect, test } from 'vitest';
import { cellCentre } from '../../../hardware/description';
import { orientationWith } from '../../../host/sim/throw/die';
import { coveredCells, touchedCells } from '../../../host/sim/throw/footprint';
import type { Orientation } from '../../../host/sim/throw/pose';

/** Turned by 45° about the vertical. */
const diagonal: Orientation = { x: 0, y: 0, z: 0.38268343, w: 0.92387953 };
const flat = orientationWith(2);

/** A die as far right and down from the centre of cell 40 as given. */
function poseAt(x: number, y: number, orientation = flat) {
  const centre = cellCentre(40);
  return { position: { x: centre.x + x, y: centre.y + y, z: 8 }, orientation };
}

describe('DX-touch: the cells that a die touches', () => {
  test.each([
    ['in the middle of a cell', 0, 0, flat, [40]],
    ['just inside of it', 12.9, -12.9, flat, [40]],
    ['on the printed line at the right', 13.1, 0, flat, [40, 41]],
    ['over the border above', 0, -20, flat, [31, 40]],
    ['over a crossing', 20, 20, flat, [40, 41, 49, 50]],
    ['turned, with a corner over the border', 11, 0, diagonal, [40, 41]],
    ['turned, and not so near', 9, 0, diagonal, [40]],
  ])('%s', (_, x, y, orientation, cells) => {
    expect(touchedCells(poseAt(x, y, orientation))).toEqual(cells);
  });

  test('there are no cells beyond the walls', () => {
    expect(touchedCells({ position: { x: 33, y: 33, z: 8 }, orientation: flat })).toEqual([0]);
    expect(touchedCells({ position: { x: -80, y: 222, z: 8 }, orientation: flat })).toEqual([]);
  });
});

describe('the sensors that a die covers', () => {
  test.each([
    ['exactly over the centre', 0, 0, flat, [40]],
    ['the centre near its side', 7.9, 0, flat, [40]],
    ['the centre beside it', 8.1, 0, flat, []],
    ['turned, the centre near its corner', 11, 0, diagonal, [40]],
    ['turned, the centre beside its side', 6, 6, diagonal, []],
    ['leaning, the centre under its overhang', 11, 0, { x: 0, y: 0.38268343, z: 0, w: 0.92387953 }, [40]],
  ])('%s', (_, x, y, orientation, cells) => {
    expect(coveredCells(poseAt(x, y, orientation))).toEqual(cells);
  });
});
