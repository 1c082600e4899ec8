import { describe, expect, test } from 'vitest';
import { dominoId } from '../../host/sim/dominoes';
import { Impossible } from '../../host/sim/impossible';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { tileNumber } from '../../host/words/doppio';
import { TILES } from '../../shared/doppio';
import { idsInField } from './tag-ids';

const RACKS = 30;
const BONEYARD = 34;
const PAD = 35;

function freshWorld(seed = 1): World {
  return new World(new Random(seed));
}

/** The ids of the two halves of a tile. */
function halves(tile: number): number[] {
  return [dominoId(tile, 0), dominoId(tile, 1)];
}

/** Which antennas reach a tile; both of its halves or none. */
function antennasOf(world: World, tile: number): number[] {
  return Array.from({ length: 36 }, (_, antenna) => antenna).filter((antenna) => {
    const seen = halves(tile).filter((id) => idsInField(world, antenna).includes(id));
    expect([0, 2]).toContain(seen.length);
    return seen.length === 2;
  });
}

test('ids go through the tiles 0-0, 0-1, … 0-6, 1-1, … 6-6, two halves each', () => {
  let id = 0x0500;
  for (let low = 0; low <= 6; low++)
    for (let high = low; high <= 6; high++)
      for (const half of [0, 1] as const) expect(dominoId(tileNumber([low, high]), half)).toBe(id++);
  expect(id).toBe(0x0500 + 56);
});

describe('where a tile is', () => {
  test('it is read in the boneyard, on a rack and on the pad, and nowhere in a hand and on the table', () => {
    const world = freshWorld();
    const { dominoes } = world;
    expect(antennasOf(world, 7)).toEqual([BONEYARD]);
    expect(idsInField(world, BONEYARD)).toHaveLength(2 * TILES);
    for (const seat of [0, 1, 2, 3]) {
      dominoes.toRack(7, seat);
      expect(antennasOf(world, 7)).toEqual([RACKS + seat]);
      expect([dominoes.rack(seat), dominoes.hand(seat)]).toEqual([[7], []]);
    }
    dominoes.toHand(7, 3);
    expect(antennasOf(world, 7)).toEqual([]);
    expect([dominoes.rack(3), dominoes.hand(3)]).toEqual([[], [7]]);
    dominoes.toPad(7);
    expect(antennasOf(world, 7)).toEqual([PAD]);
    expect(dominoes.pad).toEqual({ tile: 7, seat: 3 });
    dominoes.lay(7);
    expect(antennasOf(world, 7)).toEqual([]);
    expect([dominoes.pad, dominoes.laid, dominoes.placeOf(7)]).toEqual([null, [7], { at: 'table' }]);
    dominoes.toRack(7, 0);
    expect([dominoes.laid, dominoes.rack(0)]).toEqual([[], [7]]);
  });

  test('one tile fits on the pad', () => {
    const { dominoes } = freshWorld();
    dominoes.toPad(1);
    expect(dominoes.pad).toEqual({ tile: 1, seat: null });
    expect(() => dominoes.toPad(2)).toThrow(Impossible);
    expect([dominoes.pad?.tile, dominoes.placeOf(2).at]).toEqual([1, 'boneyard']);
  });

  test('the table keeps the order in which tiles were laid', () => {
    const { dominoes } = freshWorld();
    for (const tile of [27, 3, 14]) dominoes.lay(tile);
    expect(dominoes.laid).toEqual([27, 3, 14]);
  });

  test('there are 28 tiles and four racks', () => {
    const { dominoes } = freshWorld();
    for (const tile of [-1, 28, 0.5]) {
      expect(() => dominoes.toRack(tile, 0), String(tile)).toThrow(Impossible);
      expect(() => dominoes.lay(tile), String(tile)).toThrow(Impossible);
      expect(() => dominoes.toPad(tile), String(tile)).toThrow(Impossible);
    }
    for (const seat of [-1, 4, 0.5]) {
      expect(() => dominoes.toRack(0, seat), String(seat)).toThrow(Impossible);
      expect(() => dominoes.toHand(0, seat), String(seat)).toThrow(Impossible);
      expect(() => dominoes.draw(seat), String(seat)).toThrow(Impossible);
    }
    expect(dominoes.boneyard).toHaveLength(28);
    expect([dominoes.pad, dominoes.laid]).toEqual([null, []]);
  });
});

describe('drawing', () => {
  const drawAll = (seed: number) => {
    const { dominoes } = freshWorld(seed);
    return Array.from({ length: TILES }, () => dominoes.draw(0));
  };

  test('takes every tile of the boneyard once onto the rack, and none when it is empty', () => {
    const { dominoes } = freshWorld();
    const drawn = Array.from({ length: TILES }, () => dominoes.draw(2));
    const all = Array.from({ length: TILES }, (_, tile) => tile);
    expect([...drawn].sort((one, other) => one - other)).toEqual(all);
    expect([dominoes.rack(2), dominoes.boneyard]).toEqual([all, []]);
    expect(() => dominoes.draw(2)).toThrow('NoTileLeft');
  });

  test('is the same for the same seed and another for another', () => {
    expect(drawAll(4)).toEqual(drawAll(4));
    expect(drawAll(4)).not.toEqual(drawAll(5));
  });

  test('changes nothing of how dice fall', () => {
    const faces = (draws: number) => {
      const world = freshWorld(9);
      for (let draw = 0; draw < draws; draw++) world.dominoes.draw(0);
      world.throwDice([0, 1, 2, 3, 4, 5]);
      return world.dice.map((die) => die.face);
    };
    expect(faces(5)).toEqual(faces(0));
  });

  test('takes every tile about as often as any other, over seeds and over rounds', () => {
    const counts = new Array<number>(TILES).fill(0);
    for (let seed = 0; seed < 70; seed++) {
      const { dominoes } = freshWorld(seed);
      for (let round = 0; round < 40; round++) {
        counts[dominoes.draw(0)]!++;
        dominoes.gather();
      }
    }
    // 100 expected of each; the standard deviation is 9.8.
    for (const [tile, count] of counts.entries()) {
      expect(count, String(tile)).toBeGreaterThan(60);
      expect(count, String(tile)).toBeLessThan(140);
    }
  });
});

test('gathering brings all tiles back, and what was remembered can be put as it was', () => {
  const world = freshWorld();
  const { dominoes } = world;
  dominoes.toRack(1, 0);
  dominoes.toHand(2, 1);
  dominoes.toPad(2);
  dominoes.lay(4);
  dominoes.lay(3);
  const before = dominoes.places();
  dominoes.gather();
  expect([dominoes.boneyard.length, dominoes.pad, dominoes.laid]).toEqual([28, null, []]);
  expect(antennasOf(world, 2)).toEqual([BONEYARD]);
  dominoes.arrange(before);
  expect([dominoes.rack(0), dominoes.pad, dominoes.laid]).toEqual([[1], { tile: 2, seat: 1 }, [4, 3]]);
  expect(antennasOf(world, 2)).toEqual([PAD]);
  expect(antennasOf(world, 3)).toEqual([]);
});

test('whoever watches the world is told of every move', () => {
  const world = freshWorld();
  let changes = 0;
  world.onChange = () => changes++;
  const { dominoes } = world;
  const moves = [
    () => dominoes.draw(0),
    () => dominoes.toRack(1, 1),
    () => dominoes.toHand(1, 1),
    () => dominoes.toPad(1),
    () => dominoes.lay(1),
    () => dominoes.gather(),
  ];
  for (const [index, move] of moves.entries()) {
    move();
    expect(changes).toBe(index + 1);
  }
});
