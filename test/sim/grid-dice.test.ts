import { describe, expect, test } from 'vitest';
import { antennas, chips, inputOfCell } from '../../hardware/description';
import { Impossible } from '../../host/sim/impossible';
import { marble } from '../../host/sim/piece';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { antennasOfCell } from '../../host/sim/world-tags';
import { idsInField } from './tag-ids';

const CELL = 2 * 9 + 4;

function freshWorld(): World {
  return new World(new Random(1));
}

/** The ids that the row and the column loop of a cell read. */
function idsUnder(world: World, cell: number): number[][] {
  return antennasOfCell(cell).map((antenna) => idsInField(world, antenna));
}

/** Whether the presence sensor of a cell feels something: its line is pulled low. */
function isFelt(world: World, cell: number): boolean {
  const bytes = new Uint8Array(chips);
  world.inputs.read(bytes, world.now);
  const input = inputOfCell(cell);
  return (((bytes[input >> 3] ?? 0) >> (input & 7)) & 1) === 0;
}

describe('dice of DOCE on the playfield', () => {
  test.each([
    ['a black die', { seat: 0, face: 3 }, 0x0200 + 3],
    ['a white die', { seat: 1, face: 6 }, 0x0200 + 11 * 8 + 6],
    ['the black blocker', { seat: 0, face: 0 }, 0x0300],
    ['the white blocker', { seat: 1, face: 0 }, 0x0301],
  ])('%s is felt, and read by the loops of its row and its column only', (_, piece, id) => {
    const world = freshWorld();
    world.put(CELL, piece);
    expect(world.pieces[CELL]).toEqual(piece);
    expect(isFelt(world, CELL)).toBe(true);
    expect(idsUnder(world, CELL)).toEqual([[id], [id]]);
    const readers = Array.from({ length: antennas }, (_, antenna) => antenna).filter((antenna) =>
      idsInField(world, antenna).includes(id),
    );
    expect(readers).toEqual(antennasOfCell(CELL));
    expect(world.lift(CELL)).toEqual(piece);
    expect(isFelt(world, CELL)).toBe(false);
    expect(idsUnder(world, CELL)).toEqual([[], []]);
  });

  test('every die is one of its own', () => {
    const world = freshWorld();
    for (let die = 0; die < 11; die++) world.put(die, { seat: 1, face: 2 });
    const ids = Array.from({ length: 11 }, (_, die) => idsUnder(world, die)[1]?.[0]);
    expect(ids.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, die) => 0x0200 + (11 + die) * 8 + 2));
    expect(idsInField(world, 1)).toEqual([0x0200 + 20 * 8 + 2, 0x0200 + 21 * 8 + 2]);
  });

  test('a seat has eleven dice and one blocker; one that was lifted can be put again', () => {
    const world = freshWorld();
    for (let die = 0; die < 11; die++) world.put(die, { seat: 0, face: 1 });
    expect(() => world.put(20, { seat: 0, face: 1 })).toThrow('NoDieLeft');
    expect(world.pieces[20]).toBeNull();
    expect(isFelt(world, 20)).toBe(false);
    world.put(20, { seat: 1, face: 1 });
    world.lift(4);
    world.put(21, { seat: 0, face: 5 });
    world.put(22, { seat: 0, face: 0 });
    expect(() => world.put(23, { seat: 0, face: 0 })).toThrow('NoBlockerLeft');
  });

  test('two pieces do not fit on one square, and there are no other sets and faces', () => {
    const world = freshWorld();
    world.put(CELL, { seat: 0, face: 4 });
    expect(() => world.put(CELL, { seat: 1, face: 4 })).toThrow('DieThere');
    for (const piece of [
      { seat: 2, face: 4 },
      { seat: 0, face: 7 },
      { seat: 0, face: -1 },
      { seat: 0, face: 1.5 },
    ])
      expect(() => world.put(CELL + 1, piece), JSON.stringify(piece)).toThrow(Impossible);
    expect(world.pieces[CELL + 1]).toBeNull();
    expect(() => world.lift(CELL + 1)).toThrow('NothingThere');
  });

  test('a die that is turned shows another face and stays the same die, felt all the time', () => {
    const world = freshWorld();
    world.put(CELL, { seat: 0, face: 4 });
    world.turn(CELL, 5);
    expect(world.pieces[CELL]).toEqual({ seat: 0, face: 5 });
    expect(isFelt(world, CELL)).toBe(true);
    expect(idsUnder(world, CELL)).toEqual([[0x0205], [0x0205]]);
    expect(() => world.turn(CELL, 0)).toThrow(Impossible);
    world.put(1, { seat: 0, face: 0 });
    world.put(2, marble(0));
    for (const cell of [0, 1, 2]) expect(() => world.turn(cell, 1)).toThrow('NoDieThere');
  });

  test('a die that leans is felt and not read, until it is set flat', () => {
    const world = freshWorld();
    world.put(CELL, { seat: 0, face: 4 }, [], { isLeaning: true });
    expect(isFelt(world, CELL)).toBe(true);
    expect(idsUnder(world, CELL)).toEqual([[], []]);
    world.turn(CELL, 4);
    expect(idsUnder(world, CELL)).toEqual([[0x0204], [0x0204]]);
  });

  test('a marble has no tag', () => {
    const world = freshWorld();
    world.put(CELL, marble(3));
    expect(idsUnder(world, CELL)).toEqual([[], []]);
    expect(world.lift(CELL)).toEqual({ seat: 3, face: null });
  });
});
