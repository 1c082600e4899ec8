import { beforeEach, describe, expect, test } from 'vitest';
import { LOOK_EVERY, SILENCE } from '../../host/client/lasting-client';
import { decodeDevice, isBad, seal } from '../../host/link/codec';
import { BEAT_EVERY, PROTOCOL_VERSION } from '../../shared/sentences';
import { CabledTable } from '../../host/bench/cabled-table';

const roll = { red1: 6, red2: 5, red3: 4, blue1: 0, blue2: 0, blue3: 0 } as const;

let table: CabledTable;
beforeEach(async () => {
  table = new CabledTable();
  await table.passUntil(() => table.isTrue, 500);
  await table.say({ word: 'start', game: 1, options: 2 });
});

/** Changes each line that arrives. */
function changeLines(change: (line: string) => string | null): void {
  table.filter = (bytes) => {
    const lines = bytes.toString('latin1').split('\n').slice(0, -1).map(change);
    return Buffer.from(lines.map((line) => (line === null ? '' : `${line}\n`)).join(''), 'latin1');
  };
}

describe('a cable that is pulled', () => {
  test('is told at once, and what was live is shown as lost', async () => {
    await table.unplug();
    expect(table.mirror.state).toBe('lost');
    expect(table.mirrored.view().link.text).toMatch(/No connection to the table \(.*(unplugged|no port)/);
    expect(table.mirrored.view().prompt.text).toBe('');
  });

  test('and comes back: the mirror catches up by a snapshot within a second, and no event is doubled', async () => {
    await table.say({ word: 'dice', ...roll });
    expect(table.actions).toHaveLength(1);
    await table.unplug();
    await table.pass(3000);
    table.isPluggedIn = true;
    expect(await table.passUntil(() => table.isTrue, 1000)).toBeLessThan(1000);
    expect(table.actions).toHaveLength(1);
    await table.say({ word: 'dice', ...roll, red1: 1 });
    expect(table.actions).toHaveLength(2);
    expect(table.told.filter((text) => text.includes('rolls'))).toHaveLength(2);
  });

  test('comes back under another name: the board is known by its serial number', async () => {
    await table.unplug();
    table.path = '/simulated/other';
    table.isPluggedIn = true;
    await table.passUntil(() => table.isTrue, 1000);
  });

  test('a command that was under way is answered with "no answer", not sent to the next table', async () => {
    table.filter = () => Buffer.alloc(0);
    let answer: unknown;
    void table.mirrored.link.client.say({ word: 'dice', ...roll }).then((given) => (answer = given));
    await table.unplug();
    expect(answer).toBe('no-answer');
    table.filter = (bytes) => bytes;
    table.isPluggedIn = true;
    table.restart();
    await table.passUntil(() => table.isTrue, 1000);
    expect(table.words.filter((word) => word === 'dice')).toHaveLength(1);
  });

  test('a port that another program has is told as busy, and taken when it is free', async () => {
    await table.unplug();
    table.isPluggedIn = true;
    table.isBusy = true;
    await table.pass(1000);
    expect(table.mirrored.view().link.text).toMatch(/no port/);
    table.isBusy = false;
    await table.passUntil(() => table.isTrue, 1000);
  });
});

describe('a table that goes away while the port stays', () => {
  test('switched off and on: its greeting is enough', async () => {
    await table.say({ word: 'dice', ...roll });
    table.restart();
    await table.passUntil(() => table.isTrue, 1000);
    expect(table.mirror.game).toBe(0);
    expect(table.mirrored.view().pieces.every((piece) => piece === null)).toBe(true);
    // A game's heartbeat must not disagree for ever with a table that has none.
    const { repairs } = table.mirror;
    await table.pass(3 * BEAT_EVERY);
    expect(table.mirror.repairs).toBe(repairs);
  });

  test('silent: what is shown is called lost after two heartbeats, and live again when it speaks', async () => {
    table.filter = () => Buffer.alloc(0);
    await table.passUntil(() => table.mirror.state === 'lost', SILENCE + BEAT_EVERY + 2 * LOOK_EVERY);
    table.filter = (bytes) => bytes;
    await table.passUntil(() => table.isTrue, 2500);
  });
});

test('a greeting whose answer is damaged is said again: the version must be known', async () => {
  await table.unplug();
  let damaged = 0;
  changeLines((line) =>
    line.startsWith('hello') && damaged++ === 0 ? line.replace('hello', 'hallo') : line,
  );
  table.isPluggedIn = true;
  await table.passUntil(() => table.isTrue && table.mirror.table !== null, 1500);
  expect(table.mirrored.link.connection).toEqual({ at: 'table' });
});

describe('a wire full of noise', () => {
  test('half a line, then the rest of another: one snapshot, and all is right', async () => {
    table.filter = (bytes) => {
      table.filter = (other) => other;
      return bytes.subarray(0, bytes.length >> 1);
    };
    await table.say({ word: 'dice', ...roll });
    await table.passUntil(() => table.isTrue, BEAT_EVERY + 500);
  });

  test('garbage at speed between the lines is passed over, and nothing is believed of it', async () => {
    const noise = Buffer.from(Array.from({ length: 1000 }, (_, at) => (at * 167 + (at >> 3)) & 0xff));
    table.filter = (bytes) => Buffer.concat([noise, Buffer.from('\n'), bytes, noise, Buffer.from('\n')]);
    await table.say({ word: 'dice', ...roll });
    await table.pass(3000);
    expect(table.isTrue).toBe(true);
    expect(table.actions).toHaveLength(1);
    expect(table.mirror.repairs).toBe(0);
  });

  test('a line that comes twice is one event', async () => {
    changeLines((line) => `${line}\n${line}`);
    await table.say({ word: 'dice', ...roll });
    await table.pass(2000);
    expect(table.actions.length).toBeLessThanOrEqual(1);
    table.filter = (bytes) => bytes;
    await table.passUntil(() => table.isTrue, 2 * BEAT_EVERY);
  });

  test('a wish for a snapshot whose answer is lost as a whole is wished again', async () => {
    table.mirror.rules.clear();
    let lost = 0;
    table.filter = (bytes) => {
      if (!bytes.toString('latin1').includes('state ')) return bytes;
      lost++;
      table.filter = (other) => other;
      return Buffer.alloc(0);
    };
    await table.passUntil(() => lost === 1, 2 * BEAT_EVERY);
    await table.passUntil(() => table.isTrue, 2 * BEAT_EVERY);
  });
});

describe('firmware of another version', () => {
  const hello = (protocol: number) => (line: string) => {
    const [word, number, , ...rest] = line.slice(0, -6).split(' ');
    return word === 'hello' ? seal([word, number, protocol, ...rest].join(' ')) : line;
  };

  test('newer by one: unknown words and further fields are passed over without a snapshot', async () => {
    changeLines((line) => {
      const sentence = decodeDevice(line);
      if (isBad(sentence)) return line;
      if (sentence.word === 'beat') return seal(line.slice(0, -6) + ' 99');
      if (sentence.word === 'colours') return seal(`temperature ${sentence.number} 21`);
      return hello(PROTOCOL_VERSION + 1)(line);
    });
    await table.unplug();
    table.isPluggedIn = true;
    await table.passUntil(() => table.isTrue, 1000);
    const { repairs } = table.mirror;
    await table.pass(3000);
    expect(table.mirror.repairs).toBe(repairs);
    expect(table.mirrored.link.connection).toEqual({ at: 'table' });
  });

  test('older by one works too', async () => {
    changeLines(hello(PROTOCOL_VERSION - 1));
    await table.unplug();
    table.isPluggedIn = true;
    await table.passUntil(() => table.isTrue, 1000);
    expect(table.mirror.table?.protocol).toBe(PROTOCOL_VERSION - 1);
  });

  test('newer by two is refused with what to update, and nothing is shown as live', async () => {
    changeLines(hello(PROTOCOL_VERSION + 2));
    await table.unplug();
    table.isPluggedIn = true;
    await table.pass(1500);
    expect(table.mirrored.view().link.text).toContain(
      `the table speaks protocol ${PROTOCOL_VERSION + 2}, this host ${PROTOCOL_VERSION}: update the host`,
    );
    expect(table.mirror.state).toBe('lost');
  });
});
