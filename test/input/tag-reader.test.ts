import { describe, expect, test } from 'vitest';
import { gridCells, gridObjects, measureTagInventory } from '../../host/bench/tag-inventory';
import { decodeDevice, isBad } from '../../host/link/codec';
import { Tag } from '../../host/sim/devices/tag';
import { objectPage, tagMemory } from '../../host/sim/object-page';
import { antennaOfWell, antennasOfCell, objectTag, serialNumber } from '../../host/sim/world-tags';
import { Code } from '../../shared/codes';
import { DIE_STRIDE, FIRST_DOMINO, FIRST_WILD_DIE, UNKNOWN_OBJECT } from '../../shared/objects';
import { Module } from '../../shared/settings';
import { ReaderError, ReaderState } from '../../shared/tag-reader';
import { ReaderTable } from './reader-table';

// The driver in the firmware against the chip's model: which tags it finds, and in which time.

const WELL = antennaOfWell(0);

/** A tag with a serial number of one's own that names an object. */
function tagOf(uid: number[], id: number): Tag {
  return new Tag({ uid, memory: tagMemory(id) });
}

function tableWith(tags: readonly Tag[], antenna = WELL): ReaderTable {
  const table = new ReaderTable();
  for (const tag of tags) table.world.tags.put(tag, { antenna });
  return table;
}

describe('what lies at an antenna', () => {
  test('nothing', () => {
    const table = new ReaderTable();
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([]);
    expect(table.firmware.tagChanges(WELL)).toBe(0);
  });

  test.each([1, 2, 3, 5, 8, 9])('%i tags', (count) => {
    const ids = Array.from({ length: count }, (_, index) => FIRST_DOMINO + index);
    const table = tableWith(ids.map((id) => objectTag(id, id)));
    table.read(WELL);
    expect(table.objects(WELL)).toEqual(ids);
    expect(table.firmware.tagChanges(WELL)).toBe(1);
    table.run(5);
    expect(table.firmware.readerState()).toBe(ReaderState.Resting);
    expect(table.world.antennas.selected).toBeNull();
  });

  test('a tenth tag has no room, and says so', () => {
    const table = tableWith(Array.from({ length: 10 }, (_, index) => objectTag(FIRST_DOMINO + index, index)));
    table.read(WELL);
    expect(table.objects(WELL)).toHaveLength(9);
    expect(table.firmware.readerError(ReaderError.Room)).toBe(1);
  });

  test('serial numbers of four and of seven bytes side by side', () => {
    const table = tableWith([
      tagOf([0x10, 0x20, 0x30, 0x40], 0x101),
      tagOf([0x04, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70], 0x102),
      tagOf([0x08, 0x88, 0x30, 0x41], 0x103),
    ]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x101, 0x102, 0x103]);
  });

  test.each([
    ['in the last bit of all', [0x04, 1, 2, 3, 4, 5, 0x06], [0x04, 1, 2, 3, 4, 5, 0x86]],
    ['in the first bit of the second level', [0x04, 1, 2, 3, 4, 5, 6], [0x04, 1, 2, 2, 4, 5, 6]],
    ['in the last bit of the first level', [0x04, 1, 0x02, 3, 4, 5, 6], [0x04, 1, 0x82, 3, 4, 5, 6]],
    ['in all but the maker', [0x04, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], [0x04, 0, 0, 0, 0, 0, 0]],
    ['in the last bit of four bytes', [9, 9, 9, 0x09], [9, 9, 9, 0x89]],
    ['in the first bit of four bytes', [8, 9, 9, 9], [9, 9, 9, 9]],
  ])('serial numbers that differ %s', (_, one, other) => {
    const table = tableWith([tagOf(one, 0x101), tagOf(other, 0x102)]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x101, 0x102]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x101, 0x102]);
  });

  test('eight serial numbers that differ only in their last three bits', () => {
    const tags = Array.from({ length: 8 }, (_, index) =>
      tagOf([4, 1, 2, 3, 4, 5, index << 5], 0x101 + index),
    );
    const table = tableWith(tags);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual(tags.map((_, index) => 0x101 + index));
  });

  test('the die in a well by the face that it shows', () => {
    const table = new ReaderTable();
    table.world.throwDice([0, 4]);
    table.run(700);
    table.read(antennaOfWell(0), antennaOfWell(4));
    const [first, fifth] = [table.world.dice[0], table.world.dice[4]];
    expect(table.objects(antennaOfWell(0))).toEqual([FIRST_WILD_DIE + (first?.face ?? 0)]);
    expect(table.objects(antennaOfWell(4))).toEqual([FIRST_WILD_DIE + 4 * DIE_STRIDE + (fifth?.face ?? 0)]);
  });
});

describe('tags that name no object', () => {
  const memoryWith = (...page: number[]): Uint8Array => {
    const memory = tagMemory(null);
    memory.set(page, 16);
    return memory;
  };
  const good = objectPage(0x0123);
  test.each<[string, Uint8Array | undefined]>([
    ['blank', tagMemory(null)],
    ['erased', memoryWith(255, 255, 255, 255)],
    ['foreign (a web address)', memoryWith(0x03, 0x10, 0xd1, 0x01)],
    ['with a damaged id', memoryWith(good[0] ^ 1, good[1], good[2], good[3])],
    ['with a damaged check byte', memoryWith(good[0], good[1], good[2], good[3] ^ 0x80)],
    ['of another format', memoryWith(good[0], good[1], 0xd2, good[3])],
    ['with the id 0', memoryWith(...objectPage(0))],
    ['with an id that is none', memoryWith(...objectPage(UNKNOWN_OBJECT))],
    ['that want a password', undefined],
  ])('%s', (_, memory) => {
    const table = tableWith([new Tag({ uid: serialNumber(5), memory }), objectTag(0x0123, 6)]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123, UNKNOWN_OBJECT]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123, UNKNOWN_OBJECT]);
  });

  test('too small for the page', () => {
    const table = tableWith([new Tag({ uid: serialNumber(5), memory: new Uint8Array(16) })]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([UNKNOWN_OBJECT]);
  });

  test('with a serial number of ten bytes', () => {
    const table = tableWith([new Tag({ uid: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }), objectTag(0x0123, 6)]);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123, UNKNOWN_OBJECT]);
  });

  test('one that is written while it lies there becomes its object', () => {
    const tag = new Tag({ uid: serialNumber(5), memory: tagMemory(null) });
    const table = tableWith([tag]);
    table.read(WELL);
    tag.memory = tagMemory(0x0123);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123]);
    expect(table.firmware.tagChanges(WELL)).toBe(2);
  });
});

describe('watching', () => {
  test('a tag counts at once and is gone when it has been missed twice', () => {
    const table = new ReaderTable();
    const tag = objectTag(0x0123, 1);
    table.world.tags.put(tag, { antenna: WELL });
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123]);
    const seenAt = table.firmware.tagTime(WELL, 0);
    expect(seenAt).toBeGreaterThan(0);
    table.world.tags.take(tag);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123]);
    expect(table.firmware.tagTime(WELL, 0)).toBe(seenAt);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([]);
    expect(table.firmware.tagChanges(WELL)).toBe(2);
  });

  test('a tag that is missed once and comes back never went', () => {
    const table = new ReaderTable();
    const tag = objectTag(0x0123, 1);
    for (const isThere of [true, false, true, false, true]) {
      if (isThere) table.world.tags.put(tag, { antenna: WELL });
      else table.world.tags.take(tag);
      table.read(WELL);
      expect(table.objects(WELL)).toEqual([0x0123]);
    }
    expect(table.firmware.tagChanges(WELL)).toBe(1);
  });

  test('goes round the antennas, and reads one that is asked for first', () => {
    const table = new ReaderTable();
    table.firmware.watchAntennas((1n << 0n) | (1n << 20n) | (1n << 35n));
    table.runUntil(() => table.firmware.inventories(35) === 3);
    expect(table.firmware.inventories(0)).toBe(3);
    expect(table.firmware.inventories(20)).toBe(3);
    expect(table.firmware.inventories(1)).toBe(0);
    expect(table.read(7)).toBeLessThan(20);
    table.firmware.watchAntennas(0n);
    table.run(30);
    const before = table.firmware.inventories(0);
    table.run(200);
    expect(table.firmware.inventories(0)).toBe(before);
  });

  test('a tag that two antennas share is seen by both in turn, however fast they follow each other', () => {
    const table = new ReaderTable();
    table.world.tags.put(objectTag(0x0123, 1), { cells: [40] });
    const loops = antennasOfCell(40);
    for (let round = 0; round < 5; round++) {
      table.read(...loops);
      for (const loop of loops) expect(table.objects(loop)).toEqual([0x0123]);
    }
    for (const loop of loops) expect(table.firmware.tagChanges(loop)).toBe(1);
  });

  test('antennas that are not there are not read', () => {
    const table = new ReaderTable();
    table.firmware.askAntenna(36);
    table.firmware.askAntenna(-1);
    table.firmware.watchAntennas(1n << 36n);
    table.run(100);
    expect(table.firmware.readerState()).toBe(ReaderState.Resting);
    expect(table.firmware.tagCount(36)).toBe(0);
    expect(table.firmware.tagAt(0, 0)).toBe(0);
  });
});

describe('the module', () => {
  test('is not fitted to begin with: no transfer, no antenna', () => {
    const table = new ReaderTable();
    table.fit(0);
    table.firmware.watchAntennas(1n);
    const latches = table.world.antennas.latches;
    const use = { ...table.machine.mostUse };
    table.machine.mostUse.transfers = 0;
    table.run(2000);
    expect(table.machine.mostUse.transfers).toBe(0);
    expect(use.transfers).toBeGreaterThan(0);
    expect(table.world.antennas.latches).toBe(latches);
    expect(table.firmware.readerState()).toBe(ReaderState.Off);
  });

  test('can be taken out in the middle of an inventory and put in again', () => {
    const table = tableWith([objectTag(0x0123, 1)]);
    table.firmware.askAntenna(WELL);
    table.run(8);
    table.fit(0);
    expect(table.world.reader.field.isOn).toBe(false);
    expect(table.world.antennas.selected).toBeNull();
    expect(table.objects(WELL)).toEqual([]);
    table.fit(Module.TagReader);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0123]);
  });

  test('is told in the greeting; one that the firmware cannot drive is refused', () => {
    const table = new ReaderTable();
    const said: string[] = [];
    table.world.serial.onTableBytes = (bytes) => said.push(Buffer.from(bytes).toString('latin1'));
    table.fit(Module.TagReader | Module.Display);
    table.hello();
    const sentences = said.join('').split('\n').slice(0, -1).map(decodeDevice);
    expect(
      sentences.some((line) => !isBad(line) && line.word === 'error' && line.code === Code.BadSetting),
    ).toBe(true);
    const hello = sentences.find((line) => !isBad(line) && line.word === 'hello');
    expect(hello).toMatchObject({ modules: Module.TagReader });
  });
});

describe('the map', () => {
  test('a tag lies where its rows and columns cross', () => {
    const table = new ReaderTable();
    table.world.tags.put(objectTag(0x0101, 1), { cells: [0] });
    table.world.tags.put(objectTag(0x0102, 2), { cells: [40, 41] });
    table.world.tags.put(objectTag(0x0102, 3), { cells: [80, 79, 71, 70] });
    const loops = Array.from({ length: 18 }, (_, antenna) => antenna);
    table.read(...loops);
    expect(table.mapped()).toEqual([
      { id: 0x0101, cells: [0] },
      { id: 0x0102, cells: [40, 41] },
      { id: 0x0102, cells: [70, 71, 79, 80] },
    ]);
  });

  test('a tag that only a row has seen lies nowhere yet', () => {
    const table = new ReaderTable();
    table.world.tags.put(objectTag(0x0101, 1), { cells: [10] });
    table.read(1);
    expect(table.mapped()).toEqual([{ id: 0x0101, cells: [] }]);
  });

  test('the full grid of DOCE', () => {
    const table = new ReaderTable();
    gridCells.forEach((cell, index) =>
      table.world.tags.put(objectTag(gridObjects[index] ?? 0, index), { cells: [cell] }),
    );
    table.read(...new Set(gridCells.flatMap(antennasOfCell)));
    const mapped = table.mapped();
    expect(mapped).toHaveLength(25);
    expect(mapped).toEqual(
      expect.arrayContaining(gridCells.map((cell, index) => ({ id: gridObjects[index], cells: [cell] }))),
    );
  });
});

describe('time', () => {
  const fast = measureTagInventory();
  const slow = measureTagInventory({ hasFastSteps: false });

  test('a die in a well is read in less than 15 ms', () => {
    expect(fast.well).toBeLessThan(15);
    expect(fast.wellAgain).toBeLessThan(12);
  });

  test('the full grid of DOCE in less than 400 ms', () => {
    expect(fast.grid).toBeLessThan(400);
    expect(fast.gridAgain).toBeLessThan(300);
  });

  test('without steps between ticks it still works, more slowly', () => {
    expect(slow.well).toBeLessThan(20);
    expect(slow.grid).toBeLessThan(550);
    expect(slow.gridAgain).toBeLessThan(400);
  });

  test('no step uses the bus more than it may', () => {
    for (const { mostTransfers, mostBusTime } of [fast, slow]) {
      expect(mostTransfers).toBeLessThanOrEqual(10);
      expect(mostBusTime).toBeLessThanOrEqual(200);
    }
  });
});
