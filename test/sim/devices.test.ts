import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hardware from '../../hardware/description';
import { LedChain } from '../../host/sim/devices/led-chain';
import { RegisterChain } from '../../host/sim/devices/register-chain';
import { DiceTray, READ_TIME } from '../../host/sim/dice-tray';
import { Impossible } from '../../host/sim/impossible';
import { MachineFault, NodeMachine } from '../../host/sim/node-machine';
import { marble } from '../../host/sim/piece';
import { Random } from '../../host/sim/random';
import { TUMBLE, World } from '../../host/sim/world';

describe('the hardware description', () => {
  test('every bit and every light is used once', () => {
    const bits = [
      ...Array.from({ length: 81 }, (_, cell) => hardware.inputOfCell(cell)),
      ...Array.from({ length: 16 }, (_, button) => hardware.inputOfButton(button >> 1, button & 1)),
    ];
    expect(new Set(bits).size).toBe(97);
    expect(Math.max(...bits)).toBeLessThan(hardware.inputs);
    const lights = Array.from({ length: 81 }, (_, cell) => hardware.ledOfCell(cell));
    expect([...lights].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 81 }, (_, led) => led),
    );
    expect(hardware.inputGroups.reduce((sum, { count }) => sum + count, 0)).toBe(hardware.inputs);
    expect(hardware.leds).toBe(153);
  });

  test('the strip of cells turns round at the end of each row', () => {
    expect([0, 8, 9, 17, 18].map(hardware.ledOfCell)).toEqual([0, 8, 17, 9, 18]);
  });
});

describe('the chain of 74HC165', () => {
  test('an idle chain reads all ones: the contacts pull low', () => {
    const bytes = new Uint8Array(14);
    new RegisterChain().read(bytes, 0);
    expect([...bytes]).toEqual(Array(14).fill(0xff));
  });

  test('each input is its own bit: n mod 8 of byte n div 8', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 111 }), (input) => {
        const chain = new RegisterChain();
        const bytes = new Uint8Array(14);
        chain.set(input, true);
        chain.read(bytes, 0);
        return bytes.every((byte, at) => byte === (at === input >> 3 ? 0xff & ~(1 << (input & 7)) : 0xff));
      }),
    );
  });

  test('a contact flips at each moment of its bounce and ends as it was set', () => {
    const chain = new RegisterChain();
    const bytes = new Uint8Array(14);
    chain.set(0, true, 100, [1, 2, 3, 4]);
    const seen = [100, 101, 102, 103, 104, 105].map((now) => {
      chain.read(bytes, now);
      return (bytes[0] ?? 0) & 1;
    });
    expect(seen).toEqual([0, 1, 0, 1, 0, 0]);
  });

  test('there is no input 112', () => {
    expect(() => new RegisterChain().set(112, true)).toThrow(RangeError);
  });
});

test('the LED chain takes green, red, blue, and a short frame leaves the rest', () => {
  const chain = new LedChain();
  chain.write(new Uint8Array([10, 20, 30, 40, 50, 60]));
  chain.write(new Uint8Array([1, 2, 3]));
  expect(chain.colour(0)).toEqual([2, 1, 3]);
  expect(chain.colour(1)).toEqual([50, 40, 60]);
});

describe('the machine', () => {
  test('the first frame after power-on is dark', () => {
    const world = new World(new Random(1));
    const frames: number[] = [];
    world.leds.onFrame = () => frames.push(Math.max(...world.leds.frame));
    const machine = new NodeMachine(world);
    machine.boot();
    expect(frames).toEqual([0]);
  });

  test('a frame goes out at most every ten milliseconds', () => {
    const world = new World(new Random(1));
    const machine = new NodeMachine(world);
    machine.boot();
    const times: number[] = [];
    world.leds.onFrame = () => times.push(machine.now);
    const random = new Random(3);
    for (let time = 0; time < 3000; time++) {
      const cell = random.below(81);
      if (world.pieces[cell] === null) world.put(cell, marble(0));
      else world.lift(cell);
      machine.run(1);
      world.advance(machine.now);
    }
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(times.length).toBeGreaterThan(100);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  });

  test('a pointer that leaves the memory is a fault', () => {
    const world = new World(new Random(1));
    // A device that hands the machine's buffer on cannot be reached with a bad pointer from good firmware, so the check is
    // asked directly, as the firmware's imports would.
    const machine = new NodeMachine(world);
    for (const [at, length] of [
      [65_536, 1],
      [65_535, 2],
      [-1, 1],
      [0, -1],
      [0, 65_537],
    ] as const)
      expect(() => machine.bytes(at, length), `${at} ${length}`).toThrow(MachineFault);
    expect(machine.bytes(65_530, 6)).toHaveLength(6);
  });
});

describe('the world', () => {
  test('two marbles do not fit into one pocket, and none comes out of an empty one', () => {
    const world = new World(new Random(1));
    world.put(3, marble(0));
    expect(() => world.put(3, marble(1))).toThrow(Impossible);
    expect(() => world.lift(4)).toThrow(Impossible);
    expect(() => world.put(81, marble(0))).toThrow(Impossible);
  });

  test('the same seed throws the same dice', () => {
    const faces = () => {
      const world = new World(new Random(99));
      world.throwDice([0, 1, 2, 3, 4, 5]);
      return world.dice.map((die) => die.face);
    };
    expect(faces()).toEqual(faces());
  });
});

describe('the dice tray', () => {
  const throwAndWatch = () => {
    const world = new World(new Random(5));
    const told: number[][] = [];
    const tray = new DiceTray(world, (faces) => told.push(faces));
    const pass = (from: number, to: number) => {
      for (let now = from; now <= to; now++) {
        world.advance(now);
        tray.look(now);
      }
    };
    return { world, told, pass };
  };

  test('tells dice once they have lain still, and only those that were thrown', () => {
    const { world, told, pass } = throwAndWatch();
    world.throwDice([0, 1]);
    pass(1, TUMBLE + READ_TIME - 1);
    expect(told).toEqual([]);
    pass(TUMBLE + READ_TIME, TUMBLE + READ_TIME + 1000);
    expect(told).toEqual([[world.dice[0]?.face, world.dice[1]?.face, 0, 0, 0, 0]]);
  });

  test('waits for a die that leaves its well too early', () => {
    const { world, told, pass } = throwAndWatch();
    world.throwDice([0, 1]);
    pass(1, 700);
    world.takeDie(1);
    pass(701, 5000);
    expect(told).toEqual([]);
    world.throwDice([1]);
    pass(5001, 5000 + TUMBLE + READ_TIME + 2);
    expect(told).toHaveLength(1);
  });
});
