import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cellCentre } from '../../../hardware/description';
import { CELLS } from '../../../shared/cells';
import { Random } from '../../../host/sim/random';
import { HOLE_DEPTH } from '../../../host/sim/throw/box';
import { DIE_SIZE } from '../../../host/sim/throw/die';
import { drawHand, handOfDrag, stanceOfSeat } from '../../../host/sim/throw/hand';
import { loadPhysics } from '../../../host/sim/throw/physics';
import { LONGEST_THROW, throwDice, type ThrowResult, workOutThrow } from '../../../host/sim/throw/throw';
import { boxOfBoard, launchedAt, lieIn, lyingAt, plainBox, restOf, throwOpening } from './throws';

const physics = await loadPhysics();
const openings = [0, 1, 2, 3].flatMap((board) =>
  Array.from({ length: 40 }, (_, index) => throwOpening(physics, board, board * 1000 + index)),
);
const rests = openings.flatMap((opening) => opening.rests);

const hashOf = (result: ThrowResult) => createHash('sha256').update(JSON.stringify(result)).digest('hex');

describe('a throw and its seed', () => {
  test('the same seed gives the same throw, bit for bit, path and all; another seed another', () => {
    const once = hashOf(throwOpening(physics, 3, 7, 30));
    expect(hashOf(throwOpening(physics, 3, 7, 30))).toBe(once);
    expect(hashOf(throwOpening(physics, 3, 8, 30))).not.toBe(once);
  });

  test('the same in another process', () => {
    const script = `
      const { loadPhysics } = await import('./host/sim/throw/physics');
      const { throwOpening } = await import('./test/sim/throw/throws');
      process.stdout.write(JSON.stringify(throwOpening(await loadPhysics(), 3, 7, 30)));`;
    const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      maxBuffer: 1 << 26,
    });
    expect(createHash('sha256').update(output).digest('hex')).toBe(hashOf(throwOpening(physics, 3, 7, 30)));
  });

  test('keeping the path changes nothing else', () => {
    const { path, ...seen } = throwOpening(physics, 2, 5, 30);
    const { path: none, ...unseen } = throwOpening(physics, 2, 5);
    expect(unseen).toEqual(seen);
    expect(none).toEqual([]);
    expect(path[0]?.time).toBe(0);
    expect(path.at(-1)?.time).toBe(seen.duration);
    expect(path.at(-1)?.dice.map(({ position }) => position)).toEqual(
      seen.rests.map(({ position }) => position),
    );
    expect(path.length).toBeGreaterThan(seen.duration * 29);
    expect(path.length).toBeLessThan(seen.duration * 31 + 3);
  });
});

describe('160 opening throws of eight dice, forty on each board', () => {
  test('all sides come up equally often (chi square, five degrees of freedom, 0.1 %)', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const { side } of rests) counts[side] = (counts[side] ?? 0) + 1;
    const expected = rests.length / 6;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(20.5);
  });

  test('dice land all over the board, and most stay on it', () => {
    const cells = new Set(rests.flatMap(({ lie }) => (lie.at === 'floor' ? lie.cells : [])));
    expect(cells.size).toBeGreaterThan(CELLS - 6);
    const share = rests.filter(({ lie }) => lie.at === 'floor').length / rests.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.95);
  });

  test('a die touches one, two or four cells, and each happens', () => {
    const sizes = new Set(rests.map(({ lie }) => (lie.at === 'floor' ? lie.cells.length : 1)));
    expect([...sizes].sort()).toEqual([1, 2, 4]);
  });

  test('holes catch dice, some dice leave the box, and some lean', () => {
    const count = (at: string) => rests.filter(({ lie }) => lie.at === at).length;
    expect(count('hole')).toBeGreaterThan(20);
    expect(count('outside')).toBeGreaterThan(20);
    expect(count('cocked')).toBeGreaterThan(0);
  });

  test('only holes of the board swallow dice', () => {
    openings.forEach((opening, index) => {
      const { holes } = boxOfBoard(Math.floor(index / 40));
      for (const { lie } of opening.rests) if (lie.at === 'hole') expect(holes).toContain(lie.cell);
    });
  });

  test('the spinner turns, and flings dice sometimes', () => {
    const withSpinner = openings.slice(80);
    const has = (kind: string) =>
      withSpinner.filter(({ events }) => events.some((event) => event.kind === kind)).length;
    expect(has('spinnerTurned')).toBeGreaterThan(20);
    expect(has('flung')).toBeGreaterThan(5);
    expect(has('flung')).toBeLessThan(has('spinnerTurned'));
    expect(openings.slice(0, 80).flatMap(({ events }) => events)).toEqual([]);
  });

  test('everything comes to rest in time, nothing in the air and nothing nowhere', () => {
    for (const { rests, duration } of openings) {
      expect(duration).toBeLessThan(LONGEST_THROW);
      for (const { position, lie, restedAt } of rests) {
        expect([position.x, position.y, position.z].every(Number.isFinite)).toBe(true);
        expect(position.z).toBeGreaterThan(-HOLE_DEPTH);
        expect(restedAt).toBeLessThanOrEqual(duration);
        if (lie.at === 'floor') expect(Math.abs(position.z - DIE_SIZE / 2)).toBeLessThan(0.5);
      }
    }
  });
});

describe('what happens to single dice', () => {
  const work = (throwing: Omit<Parameters<typeof workOutThrow>[1], 'box'>, box = plainBox) =>
    workOutThrow(physics, { box, ...throwing });

  test('a die that is hit moves, one that is not lies exactly as before', () => {
    const lying = [lyingAt(0, 200, 200), lyingAt(1, 350, 350)];
    const thrown = [launchedAt(2, { x: 150, y: 200, z: 9 }, { x: 1500, y: 0, z: 0 })];
    const result = work({ lying, thrown });
    expect(restOf(result, 0).movedAt).toBeGreaterThan(0);
    expect(restOf(result, 0).position.x).toBeGreaterThan(205);
    expect(restOf(result, 1)).toMatchObject({ ...lying[1], movedAt: null, restedAt: 0, face: 2 });
  });

  test('a die over a hole falls into it, one over its rim does not', () => {
    const { x, y } = cellCentre(40);
    const box = { holes: [40], hasSpinner: false };
    const result = work(
      { lying: [lyingAt(1, x - 22 - 4, y)], thrown: [launchedAt(0, { x: x + 5, y, z: 12 })] },
      box,
    );
    expect(lieIn(result, 0)).toEqual({ at: 'hole', cell: 40 });
    expect(lieIn(result, 1)).toEqual({ at: 'floor', cells: [39, 40] });
  });

  test('a die set down on another is stacked; taken away from under it, it falls', () => {
    const result = work({
      lying: [lyingAt(0, 200, 200)],
      thrown: [launchedAt(1, { x: 200, y: 200, z: 24.5 })],
    });
    expect(lieIn(result, 1)).toMatchObject({ at: 'stacked', on: 0 });
    expect(lieIn(result, 0).at).toBe('floor');
    const alone = work({ lying: [restOf(result, 1)], thrown: [] });
    expect(lieIn(alone, 1).at).toBe('floor');
  });

  test('a die that hangs over the edge of another leans on it', () => {
    const lying = [lyingAt(0, 200, 200)];
    const thrown = [
      {
        ...launchedAt(1, { x: 214, y: 200, z: 20 }),
        orientation: { x: 0, y: 0.38268343, z: 0, w: 0.92387953 },
      },
    ];
    // Held between two dice it cannot slip down.
    const result = work({ lying: [...lying, lyingAt(2, 229, 200)], thrown });
    expect(lieIn(result, 1).at).toBe('cocked');
  });

  test('a die let go outside lies outside, over a betting field on that field', () => {
    const thrown = [
      launchedAt(0, { x: 222, y: 550, z: 0 }),
      launchedAt(1, { x: -36, y: -36, z: 9 }),
      launchedAt(2, { x: 480, y: 480, z: 9 }),
    ];
    const result = work({ lying: [], thrown });
    expect([0, 1, 2].map((die) => lieIn(result, die))).toEqual([
      { at: 'outside' },
      { at: 'field', field: 0, isFlat: true },
      { at: 'field', field: 2, isFlat: true },
    ]);
  });

  test('the spinner’s turn is where the next throw begins', () => {
    const box = boxOfBoard(3);
    const random = new Random(3);
    const handfuls = [{ dice: [0, 8], hand: drawHand(random, stanceOfSeat(0, 4)) }];
    let spinner: ThrowResult['spinner'] = null;
    for (let seed = 0; seed < 30 && (spinner === null || Math.abs(spinner.z) < 0.1); seed++)
      spinner = throwDice(physics, { box, lying: [], handfuls, seed }).spinner;
    const quiet = work({ lying: [], thrown: [], spinner: spinner ?? undefined }, box);
    expect(quiet.spinner).toEqual(spinner);
    expect(quiet.events).toEqual([]);
  });

  test('a drag throws the dice where it points', () => {
    const hand = handOfDrag({ x: -200, y: 222 }, { x: -20, y: 222 }, 0.15);
    expect(hand.velocity).toEqual({ x: 1200, y: 0, z: 0 });
    const landed = Array.from({ length: 10 }, (_, seed) =>
      throwDice(physics, { box: plainBox, lying: [], handfuls: [{ dice: [0, 8], hand }], seed }),
    );
    const onBoard = landed.flatMap((result) => result.rests).filter(({ lie }) => lie.at === 'floor');
    expect(onBoard.length).toBeGreaterThan(14);
    expect(() => handOfDrag({ x: 0, y: 0 }, { x: 1, y: 1 }, 0)).toThrow('takes time');
  });

  test('dice with other faces show those', () => {
    const result = work({ lying: [lyingAt(0, 100, 100, 5)], thrown: [], faces: [1, 2, 3, 4, 5, 6] });
    expect(restOf(result, 0)).toMatchObject({ side: 5, face: 6 });
    expect(() => work({ lying: [], thrown: [], faces: [1, 2] })).toThrow('6 faces');
  });
});
