/**
 * Which squares of the playfield are covered by which tile. One step of the lattice is half the edge of half a tile: a
 * double that lies crosswise is displaced by that much.
 */

/** A place on the lattice, or a way to go there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Steps from one half of a tile to the other. */
export const HALF = 2;
/** The lattice reaches so far from the middle: no chain of 28 tiles is longer. */
const REACH = 4 * 28 + HALF;
const WIDTH = 2 * REACH;
const FREE = -1;

/** The place so many steps away. */
export function step(from: Spot, way: Spot, steps: number): Spot {
  return { x: from.x + way.x * steps, y: from.y + way.y * steps };
}

/** A way, turned a quarter clockwise. */
export function quarter({ x, y }: Spot): Spot {
  return { x: -y, y: x };
}

export function opposite({ x, y }: Spot): Spot {
  return { x: -x, y: -y };
}

/** Remembers which tile covers a square. A tile is given by the first square (left, top) of each of its halves. */
export class Lattice {
  private readonly owners = new Int8Array(WIDTH * WIDTH).fill(FREE);

  put(tile: number, halves: readonly Spot[]): void {
    this.cover(halves, tile);
  }

  lift(halves: readonly Spot[]): void {
    this.cover(halves, FREE);
  }

  /** Whether a tile fits there so many steps away from every other but `neighbour`, corners included. */
  hasRoom(halves: readonly Spot[], neighbour: number, margin: number): boolean {
    return halves.every(({ x, y }) => {
      for (let row = y - margin; row < y + HALF + margin; row++) {
        for (let column = x - margin; column < x + HALF + margin; column++) {
          const owner = this.owners[at(column, row)]!;
          if (owner === FREE) continue;
          const isCovered = row >= y && row < y + HALF && column >= x && column < x + HALF;
          if (isCovered || owner !== neighbour) return false;
        }
      }
      return true;
    });
  }

  /** The tiles that cover any part of these halves. */
  ownersOf(halves: readonly Spot[]): number[] {
    const squares = halves.flatMap(({ x, y }) => [
      { x, y },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
    ]);
    return squares.map(({ x, y }) => this.owners[at(x, y)]!).filter((owner) => owner !== FREE);
  }

  private cover(halves: readonly Spot[], owner: number): void {
    for (const { x, y } of halves) {
      for (let row = y; row < y + HALF; row++) {
        for (let column = x; column < x + HALF; column++) this.owners[at(column, row)] = owner;
      }
    }
  }
}

function at(x: number, y: number): number {
  return (y + REACH) * WIDTH + x + REACH;
}
