/**
 * Where the tiles of Doppio lie: a tree of tiles becomes a figure of dominoes, as people lay it. Doubles lie crosswise and
 * go on from all four sides, other tiles from their outer half, straight on or round a corner.
 *
 * Each tile goes where it costs least: near the middle, away from others, and so that no open end is left without room.
 * Where a chain runs into a corner nevertheless, the place that led there is struck off and the figure begun anew. So the
 * same tiles always give the same figure, and a tile nearly always keeps its place when others follow.
 */
import type { DoppioView, TileView } from '../../../view';
import { HALF, Lattice, opposite, quarter, step } from './lattice';
import type { Spot } from './lattice';

/** Half a tile: its number, and its middle. The unit is the edge of half a tile, (0, 0) the middle of the first tile. */
export interface Half {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** A side where a tile may be joined: the middle of its edge, and the way out. */
export interface OpenSide {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly way: Spot;
}

export interface LaidTile {
  readonly tile: TileView;
  /** The half that is joined to the tile before comes first. */
  readonly halves: readonly [Half, Half];
  readonly open: readonly OpenSide[];
}

type PlayedTile = DoppioView['tiles'][number];

/** A way out of a tile. */
interface Exit {
  /** Ways with the same end exclude each other: the three out of an outer half. Each side of a double is an end. */
  readonly end: number;
  readonly number: number;
  /** Where the next tile's first half would lie, and which way it would go. */
  readonly front: Spot;
  readonly way: Spot;
  readonly cost: number;
  /** Whether this way leads round a corner. */
  readonly turns: boolean;
  /** Whether the next tile may lie across the way. */
  readonly bends: boolean;
}

interface Placed {
  /** The left top square of each half on the lattice. */
  readonly halves: readonly [Spot, Spot];
  readonly numbers: readonly [number, number];
  readonly exits: readonly Exit[];
}

interface Choice extends Placed {
  /** The end of the tile before that it is joined to. */
  readonly at: number;
  readonly cost: number;
}

const TURN_COST = 3;
const BEND_COST = 4;
const SHIFT_COST = 3;
const SHORT_SIDE_COST = 1;
const DISTANCE_COST = 0.06;
/** Beyond this distance from the middle, in lattice steps, the figure has to be drawn smaller. */
const COMFORTABLE = 19;
const OUTSIDE_COST = 5;
/** Steps between tiles that are not joined, and what it costs to let them touch. */
const APART = 1;
const TOUCH_COST = 15;
/** What it costs to leave an open end no way to go on, one, two; and not even one between tiles that touch. */
const NARROW_COSTS = [80, 12, 3];
const CLOSED_COST = 200;
/** What it costs to leave an open end no room for its double and the tiles around that. */
const STUCK_DOUBLE_COST = 25;
/** A tile changes the ways of ends that are no farther off than this, in lattice steps. */
const NEAR = 4 * HALF;
/** So many figures are begun in a round; each round has another taste. */
const ATTEMPTS = 20;
const ROUNDS = 20;
const TASTE_COST = 30;
/** How many tiles have a number. */
const TILES_OF_NUMBER = 7;
/** Stand for the second number of any tile that is no double, and for no tile. */
const NO_NUMBER = -1;
const NO_TILE = -2;

const east: Spot = { x: 1, y: 0 };

/**
 * Lays tiles out.
 *
 * @param tiles in the order in which they were played
 * @returns the tiles in the same order; hardly ever without the last ones, where no figure with all of them was found
 * @throws Error when a tile is joined to one that does not come before it, or has no number in common with it
 */
export function layOut(tiles: readonly PlayedTile[]): LaidTile[] {
  let best: LaidTile[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const forbidden = new Set<string>();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const figure = new Figure(tiles, forbidden, round);
      const stuck = tiles.findIndex((_, index) => !figure.lay(index));
      if (stuck < 0) return figure.laid();
      if (stuck > best.length) best = figure.laid();
      forbidden.add(figure.culprit(stuck));
    }
  }
  return best;
}

/** A figure being laid. */
class Figure {
  private readonly lattice = new Lattice();
  private readonly placed: Choice[] = [];
  /** By tile: its ends that are covered. */
  private readonly covered: Set<number>[] = [];

  constructor(
    private readonly tiles: readonly PlayedTile[],
    private readonly forbidden: ReadonlySet<string>,
    private readonly round: number,
  ) {}

  /** The tiles where they lie. */
  laid(): LaidTile[] {
    return this.placed.map(({ halves, numbers }, index) => ({
      tile: this.tiles[index]!.tile,
      halves: [
        { number: numbers[0], ...middleOf(halves[0]) },
        { number: numbers[1], ...middleOf(halves[1]) },
      ],
      open: this.endsOf(index).map(({ number, front, way }) => ({
        number,
        ...step(middleOf(front), way, -1 / 2),
        way,
      })),
    }));
  }

  /** Lays the next tile where it is best; false when there is no room for it. */
  lay(index: number): boolean {
    const [best] = this.choicesFor(index);
    if (best) this.put(index, best);
    return best !== undefined;
  }

  /** Which place of which tile keeps this one from being laid: the latest of those in its way. */
  culprit(index: number): string {
    const { tile, on } = this.tiles[index]!;
    const open = this.placed[on!]!.exits.filter(
      ({ end, number }) => tile.includes(number) && !this.covered[on!]!.has(end),
    );
    const [joined = NO_NUMBER] = open.map(({ number }) => number);
    const near = open.flatMap(({ front, way }) =>
      tile[0] === tile[1] ? crosswise(front, way, joined).halves : lengthwise(front, way, tile).halves,
    );
    // The first tile lies where it lies.
    const latest = Math.max(on!, ...this.lattice.ownersOf(near)) || index - 1;
    return placeOf(latest, this.placed[latest]!);
  }

  private put(index: number, choice: Choice): void {
    const { on } = this.tiles[index]!;
    this.placed.push(choice);
    this.covered.push(new Set());
    if (on !== null) this.covered[on]!.add(choice.at);
    this.lattice.put(index, choice.halves);
  }

  private lift(index: number, choice: Choice): void {
    const { on } = this.tiles[index]!;
    this.placed.pop();
    this.covered.pop();
    if (on !== null) this.covered[on]!.delete(choice.at);
    this.lattice.lift(choice.halves);
  }

  /** Where a tile may lie, best first. */
  private choicesFor(index: number): Choice[] {
    const { tile, on } = this.tiles[index]!;
    if (on === null) return [{ ...firstTile(tile), at: 0, cost: 0 }];
    const before = this.placed[on];
    if (!before) throw new Error(`tile ${index} is joined to tile ${on}, which does not lie yet`);
    const joined = tile.find((number) => before.numbers.includes(number));
    if (joined === undefined) {
      throw new Error(
        `tile ${index} (${tile.join('-')}) has no number of tile ${on} (${before.numbers.join('-')})`,
      );
    }
    const other = tile[0] === joined ? tile[1] : tile[0];
    return this.waysOn(on, joined, other, 0)
      .filter((choice) => !this.forbidden.has(placeOf(index, choice)))
      .map((choice) => ({
        ...choice,
        cost:
          choice.cost +
          (this.lattice.hasRoom(choice.halves, on, APART) ? 0 : TOUCH_COST) +
          this.costOfPlace(choice) +
          this.costOfTaste(index, choice) +
          this.costOfNarrowness(index, choice),
      }))
      .sort((a, b) => a.cost - b.cost);
  }

  /** All ways to join a tile with these numbers to one that lies. */
  private waysOn(on: number, joined: number, other: number, margin: number): Choice[] {
    return this.placed[on]!.exits.flatMap((exit): Choice[] => {
      if (exit.number !== joined || this.covered[on]!.has(exit.end)) return [];
      // Round a corner a double would lie along the tile before, and one of its sides would never be free.
      if (joined === other && exit.turns) return [];
      const side = quarter(exit.way);
      const tiles =
        joined === other
          ? [0, 1, -1].map((shift) => crosswise(exit.front, exit.way, joined, shift))
          : (exit.bends ? [exit.way, side, opposite(side)] : [exit.way]).map((way) =>
              lengthwise(exit.front, way, [joined, other]),
            );
      const unusual = joined === other ? SHIFT_COST : BEND_COST;
      return tiles
        .map((placed, n) => ({ ...placed, at: exit.end, cost: exit.cost + (n === 0 ? 0 : unusual) }))
        .filter(({ halves }) => this.lattice.hasRoom(halves, on, margin));
    });
  }

  /** A different taste for each round, nothing in the first. */
  private costOfTaste(index: number, { halves }: Placed): number {
    const [{ x, y }] = halves;
    const mixed = Math.imul(x * 73 + y * 151 + index * 31, 0x9e3779b1 * this.round) >>> 0;
    return (TASTE_COST * mixed) / 2 ** 32;
  }

  /** Far out is worse than near the middle, and worse still where all would have to be drawn smaller. */
  private costOfPlace({ halves }: Placed): number {
    const far = Math.max(...halves.flatMap(({ x, y }) => [-x, x + HALF, -y, y + HALF])) - HALF / 2;
    return far * DISTANCE_COST + Math.max(0, far - COMFORTABLE) * OUTSIDE_COST;
  }

  /** What it would cost later if a tile lay there: ends that could hardly go on. */
  private costOfNarrowness(index: number, choice: Choice): number {
    this.put(index, choice);
    let cost = 0;
    for (let tile = 0; tile <= index; tile++) {
      for (const { end, number, front } of this.endsOf(tile)) {
        if (!this.isLeft(number) || !choice.halves.some((half) => isNear(half, front))) continue;
        const ways = this.waysOn(tile, number, NO_NUMBER, APART).filter(({ at }) => at === end).length;
        if (ways === 0 && !this.waysOn(tile, number, NO_NUMBER, 0).some(({ at }) => at === end))
          cost += CLOSED_COST;
        const isDoubleStuck =
          this.isLeft(number, number) &&
          !this.waysOn(tile, number, number, APART).some((way) => this.hasArms(way));
        cost += (NARROW_COSTS[ways] ?? 0) + (isDoubleStuck ? STUCK_DOUBLE_COST : 0);
      }
    }
    this.lift(index, choice);
    return cost;
  }

  /** The open ends of a tile, each by its best exit. */
  private endsOf(index: number): Exit[] {
    const { exits } = this.placed[index]!;
    return exits.filter(
      ({ end }, n) => !this.covered[index]!.has(end) && exits.findIndex((one) => one.end === end) === n,
    );
  }

  /** Whether a double would have room there for a tile on each of its free sides. */
  private hasArms({ exits }: Placed): boolean {
    return exits.every(({ front, way }) =>
      this.lattice.hasRoom([front, step(front, way, HALF)], NO_TILE, APART),
    );
  }

  /** Whether there are tiles with a number that do not lie yet; with two numbers, whether that tile does not. */
  private isLeft(number: number, other?: number): boolean {
    const lying = this.placed.filter(
      ({ numbers }) =>
        numbers.includes(number) && (other === undefined || (numbers[0] === number && numbers[1] === other)),
    );
    return lying.length < (other === undefined ? TILES_OF_NUMBER : 1);
  }
}

function firstTile([low, high]: TileView): Placed {
  if (low === high) {
    const placed = crosswise({ x: 0, y: 0 }, east, low);
    return { ...placed, exits: [...placed.exits, ...longSide(4, low, { x: -HALF, y: 0 }, opposite(east))] };
  }
  const { halves, numbers, exits } = lengthwise({ x: -HALF, y: 0 }, east, [low, high]);
  const back = lengthwise({ x: 0, y: 0 }, opposite(east), [high, low]).exits;
  return { halves, numbers, exits: [...exits, ...back.map((exit) => ({ ...exit, end: 1 }))] };
}

/** A tile along the way; it goes on straight or round a corner. */
function lengthwise(front: Spot, way: Spot, numbers: readonly [number, number]): Placed {
  const outer = step(front, way, HALF);
  const exits = [way, quarter(way), opposite(quarter(way))].map((on, turn) =>
    exitOf(0, numbers[1], step(outer, on, HALF), on, { cost: turn > 0 ? TURN_COST : 0, turns: turn > 0 }),
  );
  return { halves: [front, outer], numbers, exits };
}

/** A double across the way, moved sideways by some steps; it goes on straight and from both its short sides. */
function crosswise(front: Spot, way: Spot, number: number, shift = 0): Placed {
  const side = quarter(way);
  const middle = step(front, side, shift);
  return {
    halves: [step(middle, side, -HALF / 2), step(middle, side, HALF / 2)],
    numbers: [number, number],
    exits: [
      ...longSide(1, number, step(middle, way, HALF), way),
      exitOf(2, number, step(middle, side, HALF * 1.5), side, { cost: SHORT_SIDE_COST }),
      exitOf(3, number, step(middle, side, -HALF * 1.5), opposite(side), { cost: SHORT_SIDE_COST }),
    ],
  };
}

/** Out of a double's long side: from its middle, or from either half. A tile across this way would lie along the double. */
function longSide(end: number, number: number, front: Spot, way: Spot): Exit[] {
  return [0, 1, -1].map((shift) =>
    exitOf(end, number, step(front, quarter(way), shift), way, {
      cost: shift === 0 ? 0 : SHIFT_COST,
      bends: false,
    }),
  );
}

function exitOf(
  end: number,
  number: number,
  front: Spot,
  way: Spot,
  { cost = 0, turns = false, bends = true }: { cost?: number; turns?: boolean; bends?: boolean },
): Exit {
  return { end, number, front, way, cost, turns, bends };
}

function placeOf(tile: number, { halves }: Placed): string {
  return `${tile}: ${JSON.stringify(halves)}`;
}

function isNear(one: Spot, other: Spot): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= NEAR;
}

/** The middle of a half in edges of a half; the first tile's middle is the origin. */
function middleOf({ x, y }: Spot): Spot {
  return { x: x / HALF, y: y / HALF };
}
