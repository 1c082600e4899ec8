import { describe, expect, it } from 'vitest';
import { fit } from '../../host/view/browser/page/doppio/fit';
import { type Half, type LaidTile, layOut } from '../../host/view/browser/page/doppio/layout';
import type { DoppioView, TileView } from '../../host/view/view';
import { layTiles, randomOf } from './domino-tiles';

type PlayedTile = DoppioView['tiles'][number];

/** Trees as games leave them: up to 26 tiles, for the last two of the boneyard are never drawn (DP-draw). */
const trees = Array.from({ length: 60 }, (_, seed) => layTiles(randomOf(seed * 7919 + 3), 26));

function isDouble([low, high]: TileView): boolean {
  return low === high;
}

/** How much of two spans of length 1 around these middles is common; 0 where they only touch. */
function common(a: number, b: number): number {
  return 1 - Math.abs(a - b);
}

function doOverlap(a: Half, b: Half): boolean {
  return common(a.x, b.x) > 0 && common(a.y, b.y) > 0;
}

/** Whether two halves share at least half an edge. */
function doTouch(a: Half, b: Half): boolean {
  const [across, down] = [common(a.x, b.x), common(a.y, b.y)];
  return (across === 0 && down >= 0.5) || (down === 0 && across >= 0.5);
}

/** How a tile lies: along x or along y. */
function directionOf({ halves: [from, to] }: LaidTile): 'x' | 'y' {
  return from.y === to.y ? 'x' : 'y';
}

describe('tiles on the table', () => {
  const figures = trees.map((tiles) => ({ tiles, laid: layOut(tiles) }));

  it('all lie there, and in their order', () => {
    for (const { tiles, laid } of figures)
      expect(laid.map(({ tile }) => tile)).toEqual(tiles.map(({ tile }) => tile));
    expect(Math.max(...trees.map((tiles) => tiles.length))).toBe(26);
  });

  it('are whole: their halves lie side by side and show the tile’s numbers', () => {
    for (const { tile, halves } of figures.flatMap(({ laid }) => laid)) {
      const [from, to] = halves;
      expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(1);
      expect([from.number, to.number].sort()).toEqual([...tile]);
    }
  });

  it('never lie on each other', () => {
    for (const { laid } of figures) {
      const halves = laid.flatMap((one) => [...one.halves]);
      halves.forEach((half, index) => {
        const under = halves.slice(0, index).filter((other) => doOverlap(half, other));
        expect(under).toEqual([]);
      });
    }
  });

  it('touch what they are joined to with the same number', () => {
    for (const { tiles, laid } of figures) {
      tiles.forEach(({ on }, index) => {
        if (on === null) return;
        const [inner] = laid[index]!.halves;
        const touched = isDouble(laid[index]!.tile) ? laid[index]!.halves : [inner];
        const before = laid[on]!.halves;
        expect(
          touched.some((half) =>
            before.some((other) => doTouch(half, other) && half.number === other.number),
          ),
        ).toBe(true);
      });
    }
  });

  it('lie across the tile before when they are doubles (DP-spin)', () => {
    for (const { tiles, laid } of figures) {
      tiles.forEach(({ tile, on }, index) => {
        if (on !== null && isDouble(tile)) expect(directionOf(laid[index]!)).not.toBe(directionOf(laid[on]!));
      });
    }
  });

  it('leave as many sides open as the rules say, each where no tile lies (DP-spin)', () => {
    for (const { tiles, laid } of figures) {
      tiles.forEach(({ tile, on }, index) => {
        const covered = tiles.filter((other) => other.on === index).length + (on === null ? 0 : 1);
        expect(laid[index]!.open).toHaveLength((isDouble(tile) ? 4 : 2) - covered);
        for (const { number } of laid[index]!.open) expect(tile).toContain(number);
      });
    }
  });

  it('keep their places, but for a few, when the next is played', () => {
    let [stays, moves] = [0, 0];
    for (const { tiles } of figures.slice(0, 12)) {
      for (let count = 2; count <= tiles.length; count += 3) {
        const before = JSON.stringify(layOut(tiles.slice(0, count - 1)).map(({ halves }) => halves));
        const after = JSON.stringify(
          layOut(tiles.slice(0, count))
            .slice(0, -1)
            .map(({ halves }) => halves),
        );
        if (before === after) stays++;
        else moves++;
      }
    }
    expect(moves / (stays + moves)).toBeLessThan(0.05);
  });

  it('fit on the playfield, and 26 of them can still be read', () => {
    const room = 180;
    for (const { laid } of figures) {
      const { unit, x, y } = fit(laid, room);
      for (const half of laid.flatMap(({ halves }) => [...halves])) {
        expect(Math.abs(x + half.x * unit) + unit / 2).toBeLessThanOrEqual(room + 1e-9);
        expect(Math.abs(y + half.y * unit) + unit / 2).toBeLessThanOrEqual(room + 1e-9);
      }
      // A pip is a fifth of half a tile; on the narrowest page a millimetre is four fifths of a pixel.
      expect(unit).toBeGreaterThan(14);
    }
  });

  it('lie in the middle while there are few', () => {
    const alone = layOut([{ tile: [6, 6], on: null }]);
    expect(fit(alone, 180)).toEqual({ unit: 25, x: 0, y: 0 });
    expect(alone[0]!.open.map(({ number }) => number)).toEqual([6, 6, 6, 6]);
  });

  it('go on from both ends of a first tile that is no double', () => {
    const tiles: PlayedTile[] = [
      { tile: [2, 5], on: null },
      { tile: [2, 2], on: 0 },
      { tile: [5, 5], on: 0 },
    ];
    const [first, low, high] = layOut(tiles);
    expect(first!.open).toEqual([]);
    expect(low!.halves[0].x).toBeLessThan(first!.halves[0].x);
    expect(high!.halves[0].x).toBeGreaterThan(first!.halves[1].x);
  });

  it('must be joined to a tile that lies, and by a number of it', () => {
    expect(() =>
      layOut([
        { tile: [1, 1], on: null },
        { tile: [1, 2], on: 4 },
      ]),
    ).toThrow(/tile 1 is joined to tile 4/);
    expect(() =>
      layOut([
        { tile: [1, 1], on: null },
        { tile: [2, 3], on: 0 },
      ]),
    ).toThrow(/tile 1 \(2-3\) has no number of tile 0 \(1-1\)/);
  });
});
