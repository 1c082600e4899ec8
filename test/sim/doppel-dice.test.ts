import { describe, expect, test } from 'vitest';
import {
  antennaGroups,
  cellCentre,
  chips,
  firstOf,
  inputOfBeam,
  inputOfCell,
} from '../../hardware/description';
import { DOPPEL_X, FIRST_DOPPEL_DIE } from '../../shared/objects';
import { Impossible } from '../../host/sim/impossible';
import { marble } from '../../host/sim/piece';
import { Random } from '../../host/sim/random';
import { Edge } from '../../host/sim/throw/box';
import { orientationWith } from '../../host/sim/throw/die';
import { loadPhysics } from '../../host/sim/throw/physics';
import type { Lie } from '../../host/sim/throw/rest';
import { workOutThrow } from '../../host/sim/throw/throw';
import { World } from '../../host/sim/world';
import { idsInField } from './tag-ids';
import { launchedAt, lyingAt, plainBox } from './throw/throws';

const freshWorld = () => new World(new Random(1));
const idOf = (die: number, face: number) => FIRST_DOPPEL_DIE + die * 8 + face;
const bet = firstOf(antennaGroups, 'bets');
const middle = cellCentre(40);

/** By row loop 0 … 8, then column loop 0 … 8: the ids that it reads, where there are any. */
function idsByLoop(world: World): Record<string, number[]> {
  const loops = Array.from({ length: 18 }, (_, loop) => loop);
  return Object.fromEntries(
    loops.flatMap((loop) => {
      const ids = idsInField(world, loop);
      return ids.length > 0 ? [[loop < 9 ? `row ${loop}` : `column ${loop - 9}`, ids]] : [];
    }),
  );
}

/** Whether the line of an input is pulled low. */
function isOn(world: World, input: number): boolean {
  const bytes = new Uint8Array(chips);
  world.inputs.read(bytes, world.now);
  return (((bytes[input >> 3] ?? 0) >> (input & 7)) & 1) === 0;
}

/** A world in which one die has come to rest as given. */
function worldWith(die: number, lie: Lie, side = 2): World {
  const world = freshWorld();
  const pose = { position: { ...middle, z: 8 }, orientation: orientationWith(side) };
  world.doppelDice.follow({ rests: [{ die, ...pose, lie, side, face: 2, movedAt: 0, restedAt: 0 }] }, 0);
  return world;
}

describe('dice of Doppel X in the world', () => {
  test('a die over a crossing is read by two rows and two columns, by the face on top', () => {
    const world = freshWorld();
    world.doppelDice.lay(3, { x: middle.x + 20, y: middle.y + 20 }, 5);
    expect(world.doppelDice.die(3)).toMatchObject({ at: 'rest', face: DOPPEL_X });
    const ids = [idOf(3, DOPPEL_X)];
    expect(idsByLoop(world)).toEqual({ 'row 4': ids, 'row 5': ids, 'column 4': ids, 'column 5': ids });
    world.doppelDice.take(3);
    expect(idsByLoop(world)).toEqual({});
  });

  test('every side of every die has a tag of its own, and names the face opposite', () => {
    const uids = new Set<string>();
    const faces = [1, 1, 2, 2, 3, DOPPEL_X];
    const world = freshWorld();
    for (let die = 0; die < 9; die++) {
      for (let side = 0; side < 6; side++) {
        world.doppelDice.lay(die, middle, side);
        expect(idsByLoop(world)['row 4']).toEqual([idOf(die, faces[side] ?? 0)]);
        uids.add(world.tags.tagsInField(4)[0]?.uid.join() ?? '');
      }
      world.doppelDice.take(die);
    }
    expect(uids.size).toBe(54);
  });

  test('the presence sensor feels a die that covers the centre of the cell, and no other', () => {
    const world = freshWorld();
    world.doppelDice.lay(0, middle, 2);
    expect(isOn(world, inputOfCell(40))).toBe(true);
    world.doppelDice.lay(0, { x: middle.x + 20, y: middle.y }, 2);
    expect(isOn(world, inputOfCell(40))).toBe(false);
    expect(isOn(world, inputOfCell(41))).toBe(false);
  });

  test('a marble and a die on the same cell: the sensor feels either', () => {
    const world = freshWorld();
    world.put(40, marble(0));
    world.doppelDice.lay(0, middle, 2);
    world.lift(40);
    expect(isOn(world, inputOfCell(40))).toBe(true);
    world.put(40, marble(0));
    world.doppelDice.take(0);
    expect(isOn(world, inputOfCell(40))).toBe(true);
    world.lift(40);
    expect(isOn(world, inputOfCell(40))).toBe(false);
  });

  test.each<[string, Lie, boolean]>([
    ['leaning', { at: 'cocked', cells: [40], on: 'wall' }, true],
    ['on another die', { at: 'stacked', cells: [40], on: 1 }, false],
    ['in a hole', { at: 'hole', cell: 40 }, false],
    ['outside', { at: 'outside' }, false],
  ])('a die that lies %s is not read (DX-cocked)', (_, lie, isFelt) => {
    const world = worldWith(0, lie);
    expect(idsByLoop(world)).toEqual({});
    expect(isOn(world, inputOfCell(40))).toBe(isFelt);
  });

  test('a die on a betting field is read there if it lies flat; the fields have room for the dice of eight seats', () => {
    expect(idsInField(worldWith(2, { at: 'field', field: 3, isFlat: true }), bet + 3)).toEqual([idOf(2, 2)]);
    expect(idsInField(worldWith(2, { at: 'field', field: 3, isFlat: false }), bet + 3)).toEqual([]);
    const world = freshWorld();
    for (let die = 0; die < 8; die++) world.doppelDice.bet(die, 1);
    expect(idsInField(world, bet + 1)).toEqual(Array.from({ length: 8 }, (_, die) => idOf(die, 1)));
    world.doppelDice.bet(0, 2);
    expect(idsInField(world, bet + 1)).toHaveLength(7);
    expect(idsByLoop(world)).toEqual({});
  });

  test('hands cannot do everything', () => {
    const { doppelDice } = freshWorld();
    doppelDice.lay(0, middle, 2);
    expect(() => doppelDice.lay(1, { x: middle.x + 10, y: middle.y }, 2)).toThrow('NoRoomThere');
    expect(() => doppelDice.lay(1, { x: 25, y: 222 }, 2)).toThrow('NoRoomThere');
    expect(() => doppelDice.lay(1, { x: 100, y: 100 }, 6)).toThrow('NoFace');
    expect(() => doppelDice.bet(1, 4)).toThrow('NoBettingField');
    expect(() => doppelDice.take(9)).toThrow(Impossible);
    expect(doppelDice.die(1)).toEqual({ at: 'hand' });
  });

  test('a throw happens in time: thrown dice tumble at once, others from when they are hit, until they rest', async () => {
    const world = freshWorld();
    world.advance(1000);
    const target = lyingAt(0, 200, 200);
    const aside = lyingAt(1, 350, 350);
    for (const { die, position } of [target, aside]) world.doppelDice.lay(die, position, 2);
    const result = workOutThrow(await loadPhysics(), {
      box: plainBox,
      lying: world.doppelDice.lying([8]),
      thrown: [launchedAt(8, { x: 120, y: 200, z: 9 }, { x: 1500, y: 0, z: 0 })],
    });
    world.doppelDice.follow(result, world.now);
    const states = () => [8, 0, 1].map((die) => world.doppelDice.die(die).at);
    expect(states()).toEqual(['tumbling', 'rest', 'rest']);
    expect(idsByLoop(world)['row 4']).toEqual([idOf(0, 2)]);
    const hitAt = (result.rests[0]?.movedAt ?? 0) * 1000;
    expect(hitAt).toBeGreaterThan(0);
    world.advance(1000 + hitAt + 1);
    expect(states()).toEqual(['tumbling', 'tumbling', 'rest']);
    expect(idsByLoop(world)['row 4']).toBeUndefined();
    world.advance(1000 + result.duration * 1000);
    expect(states()).toEqual(['rest', 'rest', 'rest']);
    expect(world.doppelDice.lying().map(({ position }) => position)).toEqual(
      [0, 1, 8].map((die) => result.rests.find((rest) => rest.die === die)?.position),
    );
  });
});

test.each([
  ['left', Edge.Left, 0],
  ['top', Edge.Top, 1],
  ['right', Edge.Right, 2],
  ['bottom', Edge.Bottom, 3],
])('DX-hand: a hand over the %s edge breaks its beam, until it is drawn back', (_, edge, beam) => {
  const world = freshWorld();
  const beams = () => [0, 1, 2, 3].filter((one) => isOn(world, inputOfBeam(one)));
  world.handOver(edge, true);
  expect(beams()).toEqual([beam]);
  world.handOver(edge, false);
  expect(beams()).toEqual([]);
  expect(() => world.handOver(4, true)).toThrow('NoEdge');
});
