import { expect, test } from 'vitest';
import { SessionLog } from '../../host/client/session-log';
import { encode } from '../../host/link/codec';

function logOf(options: number): string[] {
  const lines: string[] = [];
  let now = 500;
  const log = new SessionLog(
    (line) => lines.push(line),
    () => now,
    { port: '/dev/x' },
  );
  now = 512;
  log.add('in', encode({ word: 'game', number: 1, game: 3, options, hash: 1 }));
  log.add('in', encode({ word: 'action', number: 2, action: 0x12345678, hash: 2 }));
  log.add('in', encode({ word: 'bytes', number: 3, offset: 0, data: new Uint8Array([0xab, 0xcd]) }));
  log.add('in', 'action 4 12345679 \xff *0000');
  log.add('in', encode({ word: 'beat', number: 5, uptime: 1000, hash: 2 }));
  return lines;
}

test('a session is told line by line with its times', () => {
  expect(logOf(10).slice(0, 4)).toEqual([
    'doubletop log 1',
    'port: /dev/x',
    expect.stringMatching(/^ {6}12 < game 1 3 0000000a 00000001 \*/),
    expect.stringMatching(/^ {6}12 < action 2 12345678 00000002 \*/),
  ]);
});

test('what is no text is written so that the file stays text', () => {
  expect(logOf(10)[5]).toContain('action 4 12345679 \\xff *0000');
});

test('DP-hidden: of a game whose hands the table knows neither actions nor state are told', () => {
  const text = logOf(2).join('\n');
  expect(text).not.toMatch(/1234567|abcd/);
  expect(text).toContain('beat 5');
});
