import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tag } from '../../host/sim/devices/tag';
import { tagMemory } from '../../host/sim/object-page';
import { Random } from '../../host/sim/random';
import { antennaOfWell, objectTag, serialNumber } from '../../host/sim/world-tags';
import { UNKNOWN_OBJECT } from '../../shared/objects';
import { Button } from '../../shared/seats';
import { READER_ERRORS, ReaderError, ReaderState } from '../../shared/tag-reader';
import { ReaderTable } from './reader-table';

// The driver when things go wrong, and what it may never do: wait, lose count, invent a tag.

const WELL = antennaOfWell(0);

function errorsOf(table: ReaderTable): Record<string, number> {
  const counts = Array.from(
    { length: READER_ERRORS },
    (_, kind) => [ReaderError[kind] ?? '', table.firmware.readerError(kind)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function tableWith(...tags: Tag[]): ReaderTable {
  const table = new ReaderTable();
  for (const tag of tags) table.world.tags.put(tag, { antenna: WELL });
  return table;
}

describe('tags', () => {
  test('one that is taken away at any moment of its reading leaves nothing wrong behind', () => {
    for (let moment = 1; moment < 16; moment++) {
      const [stays, goes] = [objectTag(0x0101, 1), objectTag(0x0102, 2)];
      const table = tableWith(stays, goes);
      table.firmware.askAntenna(WELL);
      table.run(moment);
      table.world.tags.take(goes);
      table.runUntil(() => table.firmware.inventories(WELL) === 1);
      expect(table.objects(WELL).filter((id) => id !== 0x0101 && id !== 0x0102)).toEqual([]);
      table.read(WELL);
      table.read(WELL);
      expect(table.objects(WELL)).toEqual([0x0101]);
    }
  });

  test('one that comes in the middle of a reading is there at the next', () => {
    for (let moment = 1; moment < 16; moment++) {
      const table = tableWith(objectTag(0x0101, 1));
      table.firmware.askAntenna(WELL);
      table.run(moment);
      table.world.tags.put(objectTag(0x0102, 2), { antenna: WELL });
      table.runUntil(() => table.firmware.inventories(WELL) === 1);
      table.read(WELL);
      expect(table.objects(WELL)).toEqual([0x0101, 0x0102]);
    }
  });

  test('a marginal one is found, and mostly stays found', () => {
    const random = new Random(11);
    const marginal = objectTag(0x0102, 2, { hearing: 0.97, random });
    const table = tableWith(objectTag(0x0101, 1), marginal, objectTag(0x0103, 3));
    let present = 0;
    for (let round = 0; round < 200; round++) {
      table.read(WELL);
      expect(table.objects(WELL)).toEqual(expect.arrayContaining([0x0101, 0x0103]));
      if (table.objects(WELL).includes(0x0102)) present++;
    }
    expect(present).toBeGreaterThan(190);
  });

  test('damaged answers are told by their parity, check byte or CRC and never become an object', () => {
    const random = new Random(12);
    const table = tableWith(objectTag(0x0101, 1, { damage: 0.2, random }), objectTag(0x0102, 2));
    let present = 0;
    for (let round = 0; round < 200; round++) {
      table.read(WELL);
      const objects = table.objects(WELL);
      expect(objects.filter((id) => id !== 0x0101 && id !== 0x0102)).toEqual([]);
      expect(objects).toContain(0x0102);
      if (objects.includes(0x0101)) present++;
    }
    expect(present).toBeGreaterThan(150);
    expect(errorsOf(table)).toMatchObject({ Parity: expect.any(Number) });
  });

  test('two bits wrong in one byte escape the parity, not the CRC', () => {
    class Twisted extends Tag {
      override hear(bits: readonly number[], now: number): number[] | null {
        const answer = super.hear(bits, now);
        // The answer to READ, two bits of its first byte turned.
        return answer?.length === 162 ? answer.map((bit, at) => (at < 2 ? bit ^ 1 : bit)) : answer;
      }
    }
    const table = tableWith(new Twisted({ uid: serialNumber(1), memory: tagMemory(0x0101) }));
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([]);
    expect(errorsOf(table)).toEqual({ Crc: 2 });
  });

  test('one that always answers with noise holds up nobody for long', () => {
    const random = new Random(13);
    class Jammer extends Tag {
      override hear(): number[] {
        return Array.from({ length: 45 }, () => random.below(2));
      }
    }
    const table = tableWith(new Jammer({ uid: [1, 2, 3, 4] }), objectTag(0x0101, 1));
    for (let round = 0; round < 20; round++) expect(table.read(WELL)).toBeLessThan(500);
    expect(table.objects(WELL).filter((id) => id !== 0x0101 && id !== UNKNOWN_OBJECT)).toEqual([]);
    expect(table.machine.mostUse.transfers).toBeLessThanOrEqual(10);
  });

  test('a tag left awake by another reader’s field hears the second request', () => {
    const tag = objectTag(0x0101, 1);
    const table = tableWith(tag);
    tag.power(true, -10_000);
    tag.hear([0, 1, 0, 0, 1, 0, 1], 0);
    expect(tag.state).toBe('ready');
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0101]);
  });
});

describe('the reader', () => {
  test.each([0xff, 0x00, 0x5a])(
    'one that is not there (line at %i) is told, and tried every second',
    (line) => {
      const table = tableWith(objectTag(0x0101, 1));
      table.world.reader.isPresent = false;
      table.world.reader.idleLine = line;
      table.fit(0);
      table.fit(1);
      table.runUntil(() => table.firmware.readerState() === ReaderState.Absent, 100);
      expect(errorsOf(table)).toEqual({ Silence: 1 });
      table.run(5000);
      expect(errorsOf(table)['Silence']).toBe(6);
      table.world.reader.isPresent = true;
      table.runUntil(() => table.firmware.readerState() === ReaderState.Resting, 1100);
      table.read(WELL);
      expect(table.objects(WELL)).toEqual([0x0101]);
    },
  );

  test('one that dies at any moment of an inventory is told, and goes on by itself when it is back', () => {
    for (let moment = 0; moment < 20; moment++) {
      const table = tableWith(objectTag(0x0101, 1), objectTag(0x0102, 2));
      table.firmware.askAntenna(WELL);
      table.run(moment);
      table.world.reader.isPresent = false;
      table.run(1500);
      const hasEnded = table.firmware.inventories(WELL) === 1;
      if (!hasEnded) expect(table.firmware.readerState()).toBe(ReaderState.Absent);
      table.world.reader.isPresent = true;
      if (!hasEnded) table.runUntil(() => table.firmware.inventories(WELL) === 1, 1200);
      expect(table.objects(WELL)).toEqual([0x0101, 0x0102]);
    }
  });

  test('one that has lost its settings is set up again', () => {
    for (let moment = 0; moment < 20; moment++) {
      const table = tableWith(objectTag(0x0101, 1));
      table.firmware.watchAntennas(1n << BigInt(WELL));
      table.run(60 + moment);
      table.world.reader.brownOut();
      const before = table.firmware.inventories(WELL);
      table.runUntil(() => table.firmware.inventories(WELL) > before + 3, 400);
      expect(table.objects(WELL)).toEqual([0x0101]);
    }
  });

  test('another version of the chip will do', () => {
    const table = new ReaderTable();
    table.world.reader.version = 0x88;
    table.world.tags.put(objectTag(0x0101, 1), { antenna: WELL });
    table.fit(0);
    table.fit(1);
    table.read(WELL);
    expect(table.objects(WELL)).toEqual([0x0101]);
  });

  test('time may wrap', () => {
    // 2^32 microseconds are 71.6 minutes.
    const table = tableWith(objectTag(0x0101, 1));
    table.machine.skipTo(4_294_900);
    table.firmware.watchAntennas(1n << BigInt(WELL));
    table.runUntil(() => table.firmware.inventories(WELL) >= 20, 500);
    expect(table.objects(WELL)).toEqual([0x0101]);
    expect(errorsOf(table)).toEqual({});
  });
});

describe('the table meanwhile', () => {
  test('scans its inputs every millisecond, and a button counts as soon as without a reader', () => {
    const said = [true, false].map((isReading) => {
      const table = tableWith(...[1, 2, 3, 4, 5].map((id) => objectTag(id, id)));
      if (isReading) table.firmware.watchAntennas((1n << 36n) - 1n);
      else table.fit(0);
      table.run(100);
      let scans = 0;
      const read = table.world.inputs.read.bind(table.world.inputs);
      table.world.inputs.read = (bytes, now) => {
        scans++;
        read(bytes, now);
      };
      const at: number[] = [];
      table.world.serial.onTableBytes = () => at.push(table.machine.now);
      const from = table.machine.now;
      table.run(137);
      table.world.button(0, Button.Change, true);
      table.run(20);
      table.world.button(0, Button.Change, false);
      table.run(500);
      expect(scans).toBe(table.machine.now - from);
      return at.map((time) => time - from).filter((time) => time > 137 && time < 200);
    });
    expect(said[0]?.length).toBeGreaterThan(0);
    expect(said[0]).toEqual(said[1]);
  });
});

describe('any set of tags', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const single = fc
    .tuple(byte, byte, byte, byte)
    .filter(([first]) => first !== 0x88)
    .map((uid) => [...uid]);
  // Few different bytes: prefixes that many tags share.
  const alike = fc.constantFrom(0x00, 0x01, 0x80, 0xff);
  const double = fc
    .oneof(
      fc.tuple(fc.constant(0x04), byte, byte, byte, byte, byte, byte),
      fc.tuple(fc.constant(0x04), alike, alike, alike, alike, alike, alike),
    )
    .map((uid) => [...uid]);
  const uids = fc.uniqueArray(fc.oneof(single, double, double), {
    maxLength: 9,
    selector: (uid) => uid.join(),
  });

  test('is found exactly, and found again', () => {
    fc.assert(
      fc.property(uids, fc.boolean(), (numbers, hasFastSteps) => {
        const table = new ReaderTable({ fastSteps: hasFastSteps });
        numbers.forEach((uid, index) =>
          table.world.tags.put(new Tag({ uid, memory: tagMemory(0x0100 + index) }), { antenna: WELL }),
        );
        const expected = numbers.map((_, index) => 0x0100 + index);
        for (let round = 0; round < 2; round++) {
          table.read(WELL);
          expect(table.objects(WELL)).toEqual(expected);
        }
        expect(errorsOf(table)).toEqual({});
        expect(table.machine.mostUse.transfers).toBeLessThanOrEqual(10);
        expect(table.machine.mostUse.time).toBeLessThanOrEqual(200);
      }),
      { numRuns: 150 },
    );
  });
});
