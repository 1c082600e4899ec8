import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../host/build/sources';
import { doubletop, inProcess } from './run';

const folder = mkdtempSync(join(tmpdir(), 'doubletop-'));

describe('wrong usage ends with 2 and one line that says what would be right', () => {
  test.each([
    [['--seats', '5'], 'whole number from 2 to 4'],
    [['--seats', '2.5'], 'whole number from 2 to 4'],
    [['--speed', 'fast'], 'above 0, at most 1000, or max'],
    [['--clumsy', '2', '--autoplay'], 'from 0 to 1'],
    [['--clumsy', '0.2'], '--clumsy needs --autoplay'],
    [['--teams'], '--teams needs --seats 4'],
    [['--game', 'doce', '--seats', '3'], '--seats is no option of doce; it has --first, --same-number'],
    [['--game', 'doppio', '--teams'], '--teams is no option of doppio; it has --seats'],
    [['--game', 'doppio', '--no-sudden-death'], '--no-sudden-death is no option of doppio'],
    [['--first', '1'], '--first is no option of doubles-wild; it has --seats, --teams, --no-sudden-death'],
    [['--game', 'doce', '--first', '2'], 'whole number from 0 to 1'],
    [['--game', 'doce', '--same-number', '1'], '--same-number must be 2 or -2, not 1'],
    [['--json'], '--json needs --autoplay'],
    [['--game', 'chess'], 'doubles-wild'],
    [['--game', 'doppel-x'], 'Allowed choices are doubles-wild, doce, doppio, double-trouble.'],
    [['--colours', 'blue,blue'], 'same colour'],
    [['--colours', 'beige'], 'is not one of blue, orange'],
    [['--port', '70000'], 'whole number from 0 to 65535'],
    [['--lang', 'xx'], 'en, it'],
    [['--frobnicate'], '--frobnicate'],
    [['simulate'], 'simulate needs --pty'],
    [['simulate', '--pty', '--autoplay'], '--autoplay needs --game'],
    [['simulate', '--pty', '--seats', '3'], 'options of a game need --game'],
    [
      ['simulate', '--pty', '--game', 'doppel-x'],
      'Allowed choices are doubles-wild, doce, doppio, double-trouble.',
    ],
    [['info'], "required option '--port <path>' not specified"],
    [['mirror', '--port', '/dev/x', '--json', '--page', '0'], '--json and --page do not go together'],
    [['log', '--port', '/dev/x', '--seconds', '0'], 'whole number from 1 to 86400'],
    [['ports', 'more'], 'too many arguments'],
    [['fly'], 'there are play, replay, engine, flash, simulate'],
    [['engine'], 'game'],
    [['engine', 'chess'], 'doubles-wild, doce, doppio, double-trouble, doppel-x'],
    [['replay'], 'file'],
  ])('%s', async (args, words) => {
    const { code, out, error } = await inProcess(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    expect(error).toMatch(/^doubletop: /);
    expect(error).toContain(words);
  });
});

test('--help tells all options', async () => {
  const { code, out } = await inProcess('--help');
  expect(code).toBe(0);
  for (const option of [
    '--game',
    '--seats',
    '--teams',
    '--first',
    '--same-number',
    '--seed',
    '--port',
    '--speed',
    '--autoplay',
    '--clumsy',
  ])
    expect(out).toContain(option);
});

describe('autoplay and replay', () => {
  test('the same seed gives the same record, byte for byte, and it replays', async () => {
    const [first, second] = await Promise.all([
      doubletop('--autoplay', '--seed', '7', '--clumsy', '0.2'),
      doubletop('--autoplay', '--seed', '7', '--clumsy', '0.2'),
    ]);
    expect(first.code).toBe(0);
    expect(first.out).toBe(second.out);
    expect(first.error).toMatch(/won.*seed 7/);
    const file = join(folder, 'match.jsonl');
    writeFileSync(file, first.out);
    const replayed = await inProcess('replay', file);
    expect(replayed.error).toBe('');
    expect(replayed.out).toMatch(/^\d+ actions, every check and hash right; .* won: /);
    const json = await inProcess('replay', file, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, end: 'over' });
    const shown = await inProcess('replay', file, '--show');
    expect(shown.out).toContain('takes row');
  });

  test('--json tells the result to machines, --record writes the record', async () => {
    const file = join(folder, 'recorded.jsonl');
    const { code, out } = await inProcess(
      '--autoplay',
      '--seed',
      '3',
      '--seats',
      '3',
      '--json',
      '--record',
      file,
    );
    expect(code).toBe(0);
    const result = JSON.parse(out) as { winners: number[]; scores: number[]; seed: number };
    expect(result.seed).toBe(3);
    expect(result.scores).toHaveLength(3);
    const replayed = await inProcess('replay', file, '--json');
    expect(JSON.parse(replayed.out)).toMatchObject({ winners: result.winners, scores: result.scores });
  });

  test('a record that cannot be written is refused before the game', async () => {
    const { code, error } = await inProcess(
      '--autoplay',
      '--record',
      join(folder, 'no', 'such', 'folder.jsonl'),
    );
    expect(code).toBe(1);
    expect(error).toMatch(/^doubletop: cannot write the record to .*\n$/);
  });
});

test('a tampered record is refused with the file and the line, in one line', async () => {
  const good = await inProcess('--autoplay', '--seed', '11');
  const file = join(folder, 'tampered.jsonl');
  writeFileSync(file, good.out.replace('"at":', '"at":1'));
  const { code, out, error } = await inProcess('replay', file);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(error).toBe(`doubletop: ${file}, line 2: its check is wrong: this or an earlier line was changed\n`);
});

test('play starts the page, says where, and stops cleanly with its record ended', async () => {
  const file = join(folder, 'live.jsonl');
  const child = spawn(process.execPath, ['host/cli/doubletop.mjs', '--port', '0', '--record', file], {
    cwd: root,
  });
  const url = await new Promise<string>((resolve) =>
    child.stderr.on('data', (chunk: Buffer) => {
      const match = /(http:\/\/127\.0\.0\.1:\d+\/?)/.exec(chunk.toString());
      if (match?.[1]) resolve(match[1]);
    }),
  );
  expect((await fetch(url)).status).toBe(200);
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: 'stopped', actions: 0 });
});

test('a port that is taken ends with 1 and a line that says what to do', async () => {
  const server = (await import('node:http')).createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, error } = await inProcess('--port', String(port));
  server.close();
  expect(code).toBe(1);
  expect(error.trimEnd().split('\n')).toHaveLength(1);
  expect(error).toContain(String(port));
});
