import { beforeEach, describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import type { SimulatedGame } from '../../host/play/simulated-game';
import type { DeviceSentence } from '../../shared/sentences';
import { Mirror } from '../../host/mirror/mirror';
import { decodeDevice, isBad } from '../../host/link/codec';
import { AtTable } from '../table/at-table';

describe('a mirror that misses something says so and repairs itself', () => {
  let table: AtTable;
  beforeEach(async () => {
    table = await AtTable.sitAsFirst();
  });

  /** Damages what the table says next. */
  function damage(change: (line: string) => string): void {
    const { serial } = table.game.table.world;
    const deliver = serial.onTableBytes;
    serial.onTableBytes = (bytes) => {
      serial.onTableBytes = deliver;
      const text = Buffer.from(bytes).toString('latin1');
      const changed = change(text);
      // The test's clockwork counts bytes: what is taken away is made up for by an empty line's worth of blanks.
      deliver?.(Buffer.from(changed.padEnd(text.length, '\n').slice(0, text.length), 'latin1'));
    };
  }

  async function showsTheTruth(): Promise<void> {
    await table.wait(2500);
    const { mirror } = table.game.client;
    expect(mirror.state).toBe('live');
    expect(mirror.repairs).toBeGreaterThan(0);
    const truth = await trueHash(table.game);
    expect(mirror.rules.hash()).toBe(truth);
  }

  test('a line lost', async () => {
    damage(() => '');
    await table.dice({ red: [2, 3], blue: [4, 6] });
    await showsTheTruth();
    await table.put(5, 10, 0);
    expect(table.accepted.at(-1)).toEqual({ do: 'pocket', seat: 0, row: 5, column: 10 });
  });

  test('a line damaged', async () => {
    damage((text) => text.replace('a', 'b').replace('1', '7'));
    await table.dice({ red: [2, 3], blue: [4, 6] });
    await showsTheTruth();
  });

  test('its own state differs: the heartbeat tells within a second', async () => {
    const { mirror } = table.game.client;
    mirror.rules.start(GameId.DoublesWild, 3);
    const before = mirror.repairs;
    await table.game.passUntil(() => mirror.repairs > before, 1100);
    expect(mirror.repairs).toBe(before + 1);
    await showsTheTruth();
  });
});

/** The hash that the table itself tells. */
async function trueHash(game: SimulatedGame): Promise<number> {
  let hash = 0;
  const { serial } = game.table.world;
  const deliver = serial.onTableBytes;
  serial.onTableBytes = (bytes) => {
    for (const line of Buffer.from(bytes).toString('latin1').split('\n')) {
      const sentence = decodeDevice(line);
      if (!isBad(sentence) && sentence.word === 'beat') hash = sentence.hash;
    }
    deliver?.(bytes);
  };
  await game.pass(1100);
  serial.onTableBytes = deliver;
  return hash;
}

describe('the reducer alone', () => {
  const hello: DeviceSentence = { word: 'hello', number: 1, protocol: 1, build: 'test', modules: 0 };
  const noGame: DeviceSentence = { word: 'state', number: 2, game: 0, options: 0, length: 0, hash: 0 };

  test('before a snapshot nothing is shown as live', () => {
    const mirror = new Mirror();
    expect(mirror.state).toBe('lost');
    expect(mirror.take(hello)).toBe(true);
    expect(mirror.state).toBe('catching-up');
    expect(mirror.take(noGame)).toBe(false);
    expect(mirror.state).toBe('live');
  });

  test('a gap asks for a snapshot, and until it comes actions change nothing', () => {
    const mirror = new Mirror();
    mirror.take(hello);
    mirror.take(noGame);
    const { hash } = started();
    mirror.take({ word: 'game', number: 3, game: 1, options: 2, hash });
    expect(mirror.take({ word: 'action', number: 5, action: 0x08000189, hash: 0 })).toBe(true);
    expect(mirror.state).toBe('catching-up');
    expect(mirror.take({ word: 'action', number: 6, action: 0x08000189, hash: 0 })).toBe(false);
    expect(mirror.rules.hash()).toBe(hash);
  });

  test('an action that the rules refuse is not believed', () => {
    const mirror = new Mirror();
    mirror.take(hello);
    mirror.take(noGame);
    const { hash } = started();
    mirror.take({ word: 'game', number: 3, game: 1, options: 2, hash });
    expect(mirror.take({ word: 'action', number: 4, action: 0xffffffff, hash })).toBe(true);
  });

  test('snapshot bytes that do not fit are not believed', () => {
    const mirror = new Mirror();
    mirror.take(hello);
    const { bytes } = started();
    mirror.take({ word: 'state', number: 2, game: 1, options: 2, length: bytes.length, hash: 12345 });
    let wants = false;
    for (let offset = 0, number = 3; offset < bytes.length; offset += 40, number++)
      wants = mirror.take({ word: 'bytes', number, offset, data: bytes.subarray(offset, offset + 40) });
    expect(wants).toBe(true);
    expect(mirror.state).toBe('catching-up');
  });

  function started() {
    const { rules } = new Mirror();
    rules.start(GameId.DoublesWild, 2);
    return { hash: rules.hash(), bytes: rules.state() };
  }
});
