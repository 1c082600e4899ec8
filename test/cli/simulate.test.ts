import { execFile, type ChildProcess } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { decodeDevice, isBad, seal } from '../../host/link/codec';
import type { DeviceSentence } from '../../shared/sentences';
import { startSimulator } from './simulator';

// The simulated table as a serial port, opened by programs that are not ours: the shell's redirection, printf, stty and cat, which
// are on every Debian.

let simulator: ChildProcess | undefined;
afterEach(() => void simulator?.kill('SIGINT'));

/** Starts the simulator; returns the path of its port. */
async function simulate(...args: string[]): Promise<string> {
  const started = await startSimulator(...args);
  simulator = started.simulator;
  return started.path;
}

/** Opens the port as a terminal program does, sends lines and listens for a while. */
function talk(path: string, lines: readonly string[], seconds: number): Promise<DeviceSentence[]> {
  const script = `exec 3<>"$1"; stty raw -echo <&3; printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')} >&3; exec timeout ${seconds} cat <&3`;
  return new Promise((resolve) =>
    execFile('/bin/sh', ['-c', script, 'sh', path], (_failure, out) => {
      const said = out.split('\n').slice(0, -1).map(decodeDevice);
      resolve(said.filter((sentence): sentence is DeviceSentence => !isBad(sentence)));
    }),
  );
}

test('a terminal program reads the greeting and the heartbeat, and sends a command', async () => {
  const path = await simulate('--game', 'doubles-wild', '--seed', '1');
  const said = await talk(path, [seal('hello 1 1'), seal('set 2 3 50'), seal('set 3 3 101')], 2.5);
  const hello = said.findIndex(({ word, number }) => word === 'hello' && number === 1);
  const after = said.slice(hello);
  expect(after.slice(0, 2)).toMatchObject([
    { word: 'hello', protocol: 1 },
    { word: 'ok', command: 1 },
  ]);
  expect(after).toContainEqual(expect.objectContaining({ word: 'ok', command: 2 }));
  expect(after).toContainEqual(expect.objectContaining({ word: 'error', command: 3 }));
  const beats = after.filter((sentence) => sentence.word === 'beat');
  expect(beats.length).toBeGreaterThanOrEqual(2);
  const uptimes = beats.map((beat) => beat.uptime);
  expect(Math.max(...uptimes) - Math.min(...uptimes)).toBe(1000 * (beats.length - 1));
});

test('the port stays when a program leaves, and the next one is answered', async () => {
  const path = await simulate();
  await talk(path, [seal('hello 1 1')], 0.5);
  const said = await talk(path, [seal('hello 1 1'), seal('snapshot 2')], 0.5);
  expect(said).toContainEqual(expect.objectContaining({ word: 'state', game: 0 }));
});

test('scripted hands play in real time while others listen', async () => {
  const path = await simulate('--game', 'doubles-wild', '--autoplay', '--seed', '7');
  const said = await talk(path, [], 4);
  expect(said.filter(({ word }) => word === 'action').length).toBeGreaterThan(0);
});
