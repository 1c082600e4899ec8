import { describe, expect, test } from 'vitest';
import { bitsOf, withCrc } from '../../host/sim/devices/air';
import { AntennaChain } from '../../host/sim/devices/antenna-chain';
import { Tag } from '../../host/sim/devices/tag';
import { MachineFault } from '../../host/sim/machine-fault';
import { crc8, objectPage, tagMemory } from '../../host/sim/object-page';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { antennaOfWell, antennasOfCell, objectTag, serialNumber } from '../../host/sim/world-tags';
import { antennaGroups, antennas, noAntenna } from '../../hardware/description';

test('the antennas: nine rows, nine columns, wells, rollers, bets, racks, boneyard, pad', () => {
  expect(antennaGroups.map(({ first, count }) => [first, count])).toEqual([
    [0, 9],
    [9, 9],
    [18, 6],
    [24, 2],
    [26, 4],
    [30, 4],
    [34, 1],
    [35, 1],
  ]);
  expect(antennas).toBe(36);
});

describe('fields', () => {
  test('a tag on a cell is reached by its row and its column, one on two cells by both of each', () => {
    const { tags } = new World(new Random(1));
    const tag = objectTag(1, 1);
    const reached = () =>
      Array.from({ length: 36 }, (_, antenna) => antenna).filter((antenna) =>
        tags.tagsInField(antenna).includes(tag),
      );
    tags.put(tag, { cells: [2 * 9 + 5] });
    expect(reached()).toEqual([2, 9 + 5]);
    tags.put(tag, { cells: [2 * 9 + 5, 3 * 9 + 5] });
    expect(reached()).toEqual([2, 3, 9 + 5]);
    tags.put(tag, { antenna: 35 });
    expect(reached()).toEqual([35]);
    tags.take(tag);
    expect(reached()).toEqual([]);
    expect(() => tags.put(tag, { antenna: 36 })).toThrow(RangeError);
    expect(() => antennasOfCell(81)).toThrow(RangeError);
  });

  test('a die is reached in its well only, by the tag of the face on top', () => {
    const world = new World(new Random(1));
    const seen = () => world.tags.tagsInField(antennaOfWell(2)).map((tag) => tag.memory?.[16]);
    expect(seen()).toEqual([objectPage(0x0100 + 2 * 8 + 1)[0]]);
    world.throwDice([2]);
    expect(seen()).toEqual([]);
    world.advance(1000);
    expect(seen()).toEqual([2 * 8 + (world.dice[2]?.face ?? 0)]);
    world.takeDie(2);
    expect(seen()).toEqual([]);
  });

  test('serial numbers differ', () => {
    const numbers = new Set(Array.from({ length: 5000 }, (_, serial) => serialNumber(serial).join()));
    expect(numbers.size).toBe(5000);
  });
});

describe('the chain of switches', () => {
  test('connects one antenna, or none', () => {
    const chain = new AntennaChain();
    expect(chain.selected).toBeNull();
    for (let antenna = 0; antenna < 36; antenna++) {
      chain.select(antenna);
      expect(chain.selected).toBe(antenna);
      expect([...chain.outputs].filter((byte) => byte !== 0)).toHaveLength(1);
    }
    chain.select(noAntenna);
    expect(chain.selected).toBeNull();
  });

  test.each([-1, 36, 254, 0.5])('has no antenna %d', (antenna) => {
    expect(() => new AntennaChain().select(antenna)).toThrow(MachineFault);
  });

  test('must not be switched under power', () => {
    const chain = new AntennaChain();
    chain.isFieldOn = () => true;
    expect(() => chain.select(1)).toThrow('under power');
  });
});

test('an object’s page: its id, the format and a CRC-8 that any wrong bit spoils', () => {
  // CRC-8, polynomial 0x07, start 0xff: the customary check value.
  expect(crc8(Buffer.from('123456789'))).toBe(0xfb);
  const page = objectPage(0x0213);
  expect(page.slice(0, 3)).toEqual([0x13, 0x02, 0xd1]);
  for (let bit = 0; bit < 24; bit++) {
    const wrong = page.slice(0, 3).map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    expect(crc8(wrong)).not.toBe(page[3]);
  }
});

describe('a tag', () => {
  const wupa = [0, 1, 0, 0, 1, 0, 1];
  const reqa = [0, 1, 1, 0, 0, 1, 0];
  const hlta = bitsOf(withCrc([0x50, 0]));
  const select = bitsOf(withCrc([0x93, 0x70, 1, 2, 3, 4, 1 ^ 2 ^ 3 ^ 4]));
  const awake = () => {
    const tag = new Tag({ uid: [1, 2, 3, 4], memory: tagMemory(1) });
    tag.power(true, 0);
    return tag;
  };

  test('needs 5 ms of field, and forgets its state when it lost it for longer', () => {
    const tag = awake();
    expect(tag.hear(wupa, 4999)).toBeNull();
    expect(tag.hear(wupa, 5000)).not.toBeNull();
    tag.power(false, 6000);
    expect(tag.hear(select, 6100)).toBeNull();
    tag.power(true, 7000);
    expect(tag.state).toBe('ready');
    tag.power(false, 8000);
    tag.power(true, 14_000);
    expect(tag.state).toBe('idle');
    expect(tag.hear(wupa, 18_000)).toBeNull();
  });

  test('goes from IDLE over READY and ACTIVE to HALT, from which only WUPA wakes it', () => {
    const tag = awake();
    expect(tag.hear(reqa, 6000)).toHaveLength(18);
    expect(tag.hear(select, 7000)).toHaveLength(27);
    expect(tag.state).toBe('active');
    expect(tag.hear(hlta, 8000)).toBeNull();
    expect(tag.state).toBe('halt');
    expect(tag.hear(reqa, 9000)).toBeNull();
    expect(tag.hear(wupa, 9000)).not.toBeNull();
    // Woken out of HALT it goes back there, not to IDLE.
    expect(tag.hear(wupa, 10_000)).toBeNull();
    expect(tag.state).toBe('halt');
  });

  test.each([
    ['a second request', reqa],
    ['somebody else’s number', bitsOf([0x93, 0x28, 7])],
    ['somebody else’s SELECT', bitsOf(withCrc([0x93, 0x70, 9, 9, 9, 9, 0]))],
    ['HLTA', hlta],
    ['the wrong level', bitsOf([0x95, 0x20])],
    ['SELECT with a wrong CRC', [...select.slice(0, -1), 1 ^ (select.at(-1) ?? 0)]],
  ])('falls asleep in READY at %s', (_, frame) => {
    const tag = awake();
    tag.hear(reqa, 6000);
    expect(tag.hear(frame, 7000)).toBeNull();
    expect(tag.state).toBe('idle');
  });
});
