import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProcess } from '../cli/run';

const folder = mkdtempSync(join(tmpdir(), 'doubletop-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const good = file(
  'good.scenario',
  ['one', 'two', 'three', 'four']
    .map((name) => `scenario ${name}\ngame doubles-wild\nthrow red 1 2 3\nexpect state turn 1\n`)
    .join(''),
);
const bad = file(
  'bad.scenario',
  'scenario a & "b"\ngame doubles-wild\nthrow red 1 2 3\nexpect words Blue: begin\n',
);

test('scenarios that are as they should be end with 0, those that are not with 1', async () => {
  expect(await inProcess('test', good)).toMatchObject({ code: 0, error: '' });
  const { code, out, error } = await inProcess('test', good, bad, '--timings');
  expect(code).toBe(1);
  expect(error).toBe('doubletop: 1 of 5 scenarios failed\n');
  expect(out).toContain(
    `${bad}:4: expect words Blue: begin: the words are "Orange: roll three red dice for the first turn"`,
  );
  expect(out).toMatch(/ {4,}\d+ ms {2}throw red 1 2 3/);
});

test('the same seed of --shuffle gives the same order; --repeat takes the next seed each time', async () => {
  const order = async (...args: string[]) =>
    (
      JSON.parse((await inProcess('test', good, '--json', ...args)).out) as {
        results: { name: string; seed: number }[];
      }
    ).results;
  const names = (results: { name: string }[]) => results.map(({ name }) => name);
  const first = names(await order('--shuffle', '5'));
  expect(names(await order('--shuffle', '5'))).toEqual(first);
  expect(first).not.toEqual(['one', 'two', 'three', 'four']);
  expect([...first].sort()).toEqual(['four', 'one', 'three', 'two']);
  expect((await order('--repeat', '2', '--seed', '9')).map(({ seed }) => seed)).toEqual([
    9, 9, 9, 9, 10, 10, 10, 10,
  ]);
});

test('reports for machines, and what is kept of a failure', async () => {
  const junit = join(folder, 'junit.xml');
  const kept = join(folder, 'kept');
  const { code, out } = await inProcess('test', bad, '--json', '--junit', junit, '--failures', kept);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    scenarios: 1,
    failed: 1,
    results: [{ ok: false, seed: 1, steps: [{ line: 3 }] }],
  });
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('<testsuites tests="1" failures="1"');
  expect(xml).toContain('name="a &amp; &quot;b&quot;"');
  const [bundle = ''] = readdirSync(kept);
  const files = readdirSync(join(kept, bundle));
  expect(JSON.parse(readFileSync(join(kept, bundle, 'failure.json'), 'utf8'))).toMatchObject({
    seed: 1,
    target: 'node',
  });
  expect(readFileSync(join(kept, bundle, 'serial.log'), 'utf8')).toMatch(/^> hello 1 1 \*204e\n/);
  const picture = readFileSync(join(kept, bundle, files.find((name) => name.endsWith('.png')) ?? ''));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test('what hands cannot do fails the step in which they should', async () => {
  const path = file('impossible.scenario', 'scenario a\ngame doubles-wild\nlift 5,5\n');
  const { code, out } = await inProcess('test', path);
  expect(code).toBe(1);
  expect(out).toContain(`${path}:3: hands cannot do this`);
});

test.each([
  [['/no/such.scenario'], 'cannot read /no/such.scenario', 1],
  [[folder, '--target', 'moon'], 'Allowed choices are node', 2],
  [[], "missing required argument 'files'", 2],
  [[good, '--repeat', '0'], 'whole number from 1 to 10000', 2],
  [[good, '--junit', '/no/such/folder/x.xml'], 'cannot write /no/such/folder/x.xml', 1],
])('wrong usage %j', async (args, words, expected) => {
  const { code, error } = await inProcess('test', ...args);
  expect(error).toContain(words);
  expect(code).toBe(expected);
  expect(existsSync('/no/such')).toBe(false);
});

test('a scenario with a mistake runs nothing and ends with 2', async () => {
  const path = file('mistake.scenario', 'scenario a\ngame doce\njump\n');
  const { code, out, error } = await inProcess('test', good, path);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(`${path}:3: unknown step "jump"`);
});
