import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { Setting } from '../../shared/settings';
import { REGION, SECTOR } from '../../shared/store';
import { seal } from '../../host/link/codec';
import { PowerCut, Store } from '../../host/sim/devices/store';
import { NodeMachine } from '../../host/sim/node-machine';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';

const SETTINGS_RECORD = 40;
const SETTLED = 400;
/** Settings that fill a region, and one more. */
const FULL = Math.ceil(REGION / SETTINGS_RECORD) + 1;

/** A table on a store, and somebody at a terminal program. */
class Table {
  readonly world = new World(new Random(1));
  readonly machine: NodeMachine;
  heard = '';
  #number = 0;

  constructor(readonly store = new Store()) {
    this.world.serial.onTableBytes = (bytes) => (this.heard += Buffer.from(bytes).toString('latin1'));
    this.machine = new NodeMachine(this.world, store);
    this.machine.boot();
    // What lies on the table is looked at before anything else is done.
    this.machine.run(SETTLED);
  }

  say(word: string, ...fields: (number | string)[]): void {
    this.world.serial.writeByHost(Buffer.from(`${seal([word, ++this.#number, ...fields].join(' '))}\n`));
    this.machine.run(3);
  }

  set(setting: Setting, value: number): void {
    this.say('set', setting, setting === Setting.Colours ? value.toString(16).padStart(8, '0') : value);
  }

  startGame(): void {
    this.say('start', GameId.DoublesWild, '00000002');
  }

  throwDice(red3: number): void {
    this.say('dice', 6, 5, red3, 0, 0, 0);
  }

  get hash(): number {
    return this.machine.exports.hash() >>> 0;
  }

  /** The same table after power has failed. */
  again(): Table {
    return new Table(new Store(this.store.bytes));
  }
}

describe('after power-up', () => {
  test('the game goes on where it was', () => {
    const table = new Table();
    table.startGame();
    table.throwDice(4);
    const { hash } = table;
    const again = table.again();
    expect(again.machine.exports.gameId()).toBe(GameId.DoublesWild);
    expect(again.hash).toBe(hash);
    again.throwDice(3);
    expect(again.hash).not.toBe(hash);
  });

  test('a table that never played has nothing to remember, and writes nothing', () => {
    const table = new Table();
    table.machine.run(5000);
    expect(table.store.changed).toBe(0);
    expect(table.again().machine.exports.gameId()).toBe(GameId.None);
  });

  test('settings are what they were', () => {
    const table = new Table();
    table.set(Setting.Language, 1);
    table.set(Setting.Modules, 1);
    const again = table.again();
    expect(again.heard).toMatch(/^hello 1 1 \S+ 00000001 /);
    again.say('snapshot');
    expect(again.heard).toMatch(/^language \d+ 1 /m);
  });

  test('settings that stay as they are are not written again', () => {
    const table = new Table();
    table.set(Setting.Brightness, 30);
    const { changed } = table.store;
    table.set(Setting.Brightness, 30);
    expect(table.store.changed).toBe(changed);
  });
});

describe('a full region', () => {
  const fill = (table: Table) => {
    for (let count = 0; count < FULL; count++) table.set(Setting.Brightness, 40 + (count % 2));
  };

  test('is left behind with the game and the settings, and erased when it is quiet', () => {
    const table = new Table();
    table.startGame();
    table.throwDice(4);
    fill(table);
    const { hash } = table;
    expect(table.again().hash).toBe(hash);
    expect(table.store.erased).toBe(0);
    table.machine.run(6000);
    expect(table.store.erased).toBe(REGION / SECTOR);
    expect(table.again().hash).toBe(hash);
  });

  test('takes turns with the other for as long as there is something to write', () => {
    const table = new Table();
    table.startGame();
    for (let round = 0; round < 3; round++) fill(table);
    // Nobody has been quiet: what was not erased ahead is erased when it is needed.
    expect(table.store.erased).toBeGreaterThanOrEqual((2 * REGION) / SECTOR);
    expect(table.again().hash).toBe(table.hash);
  });

  test('power may fail at any byte while the next one is made', () => {
    const table = new Table();
    table.startGame();
    table.throwDice(4);
    for (let count = 0; count < FULL - 3; count++) table.set(Setting.Brightness, 40 + (count % 2));
    const { hash } = table;
    const before = table.store.bytes.slice();
    let cuts = 0;
    for (let byte = 0; byte < 600; byte += 7) {
      const store = new Store(before);
      const cut = new Table(store);
      store.cutAfter = byte;
      try {
        for (let count = 0; count < 6; count++) cut.set(Setting.Brightness, 60 + (count % 2));
      } catch (error) {
        expect(error).toBeInstanceOf(PowerCut);
        cuts++;
      }
      const again = cut.again();
      expect(again.hash, `cut after ${byte} bytes`).toBe(hash);
      // What follows is written behind what was torn.
      again.throwDice(3);
      expect(again.again().hash).toBe(again.hash);
    }
    expect(cuts).toBeGreaterThan(25);
  });
});

test('a torn record is as if it had never been', () => {
  const table = new Table();
  table.startGame();
  const { hash, store } = table;
  const before = store.bytes.slice();
  for (let byte = 0; byte < 16; byte++) {
    const torn = new Table(new Store(before));
    torn.store.cutAfter = byte;
    expect(() => torn.throwDice(4)).toThrow(PowerCut);
    expect(torn.again().hash).toBe(hash);
  }
});

test('a log of another version is kept aside: nothing of it is read, overwritten or erased', () => {
  const table = new Table();
  table.startGame();
  const bytes = table.store.bytes.slice();
  // Format 2 in the header, with its checksum.
  bytes[2] = 2;
  new DataView(bytes.buffer).setUint32(12, crc32(bytes.subarray(0, 12)), true);
  const other = new Table(new Store(bytes));
  expect(other.machine.exports.gameId()).toBe(GameId.None);
  other.startGame();
  other.throwDice(4);
  other.machine.run(10_000);
  expect(Buffer.from(other.store.bytes).equals(Buffer.from(bytes))).toBe(true);
});

/** CRC-32 as zlib computes it, bit by bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
