import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../host/build/sources';
import { inProcess } from './run';
import { startSimulator } from './simulator';

// The commands that talk to a table, at a port of the operating system with the simulated table behind it.

const folder = mkdtempSync(join(tmpdir(), 'doubletop-'));

describe('a port that cannot be used ends with 1 and a line that says why', () => {
  test.each([
    ['/dev/no-such-port', 'there is no port /dev/no-such-port; "doubletop ports" lists those that are there'],
    ['/dev/null', '/dev/null is not a serial port'],
    [join(folder, 'a file'), 'a file is not a serial port'],
  ])('%s', async (port, words) => {
    writeFileSync(join(folder, 'a file'), '');
    const { code, out, error } = await inProcess('info', '--port', port);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(error).toContain(words);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('at a simulated table', () => {
  let path: string;
  let simulator: ChildProcess;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    ({ path, simulator } = await startSimulator('--game', 'doubles-wild', '--autoplay', '--seed', '7'));
  });
  afterEach(() => {
    for (const child of [simulator, ...children.splice(0)]) child.kill('SIGINT');
  });

  /** Starts a command and waits until its output holds some words. */
  function start(words: string, ...args: string[]): Promise<{ child: ChildProcess; heard: () => string }> {
    const child = spawn(process.execPath, ['host/cli/doubletop.mjs', ...args], { cwd: root });
    children.push(child);
    let text = '';
    return new Promise((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(words)) resolve({ child, heard: () => text });
      }),
    );
  }

  test('info tells firmware, protocol, modules and game', async () => {
    const { code, out } = await inProcess('info', '--port', path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      protocol: 1,
      modules: 'tag-reader, racks',
      game: 'doubles-wild',
    });
  });

  test('mirror tells the game as it goes; meanwhile the port is busy, and by whom; when it goes, that is told', async () => {
    const { child, heard } = await start('"do":"roll"', 'mirror', '--port', path, '--json');
    const { code, error } = await inProcess('info', '--port', path);
    expect(code).toBe(1);
    expect(error).toContain(`${path} is busy: node (process ${child.pid}) has it open; close that first`);
    const gone = new Promise<void>((resolve) =>
      child.stdout?.on('data', () => {
        if (heard().includes('"state":"lost"')) resolve();
      }),
    );
    simulator.kill('SIGINT');
    await gone;
    const told = heard()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; state?: string });
    expect(told.find(({ type }) => type === 'link')).toMatchObject({ state: 'catching-up' });
    expect(told.map(({ state }) => state)).toContain('live');
  });

  test('log records the session into a file', async () => {
    const file = join(folder, 'session.log');
    const { code } = await inProcess('log', '--port', path, '--seconds', '2', '--out', file);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^doubletop log 1\ndate: .*\nsystem: .*\nport: /);
    expect(text).toMatch(/> hello 1 1 \*204e\n/);
    expect(text).toMatch(/< beat \d+ \d+ [0-9a-f]{8} \*/);
  });
});
