import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettingsFile, writeSettingsFile } from '../../host/config/file';
import { standardSettings } from '../../host/config/at-table';
import { readValue, settingNamed, valueText } from '../../host/config/values';
import { settingTable } from '../../shared/setting-table';
import { Setting, SETTINGS } from '../../shared/settings';
import { inProcess } from '../cli/run';
import { startSimulator } from '../cli/simulator';

test('every setting of the firmware is declared once, in the order of its number', () => {
  expect(settingTable.map(({ setting }) => setting)).toEqual(Array.from({ length: SETTINGS }, (_, at) => at));
  expect(Object.keys(Setting).length / 2).toBe(SETTINGS);
});

test('every value is read as it is written', () => {
  for (const declaration of settingTable)
    expect(readValue(declaration, valueText(declaration, declaration.standard))).toBe(declaration.standard);
  expect(readValue(settingNamed('modules'), 'racks, tag-reader')).toBe(17);
  expect(readValue(settingNamed('colours'), 'Green, blue')).toBe(0x76543102);
});

test('a file that was written is read back, whatever comments say', () => {
  expect(readSettingsFile(writeSettingsFile(standardSettings()))).toEqual(standardSettings());
  expect(readSettingsFile('brightness = 40 # for the evening\r\n\r\n# nothing else\r\n')).toEqual(
    new Map([[Setting.Brightness, 40]]),
  );
});

describe('a file that is wrong is refused with its line and what would be right', () => {
  test.each([
    [
      'brightness = 40\nbrighness = 5',
      'line 2: there is no setting "brighness"; there are colours, debounce',
    ],
    ['brightness = 101', 'line 1: brightness cannot be "101": it is a whole number from 5 to 100 (%)'],
    ['brightness = -5', 'line 1: brightness cannot be "-5"'],
    ['settle = 2e3', 'line 1: settle cannot be "2e3": it is a whole number from 50 to 2000 (ms)'],
    ['brightness 40', 'line 1: expected "name = value", found "brightness 40"'],
    ['debounce = 5\ndebounce = 6', 'line 2: debounce is there twice'],
    ['modules = racks', 'line 1: modules cannot be "racks"'],
    ['colours = blue, blue', 'line 1: colours cannot be "blue, blue"'],
    ['language = de', 'line 1: language cannot be "de": it is one of en, it'],
  ])('%j', (text, message) => {
    expect(() => readSettingsFile(text)).toThrow(message);
  });
});

describe('at a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doubletop-'));
  let simulator: ChildProcess;
  let path: string;
  beforeAll(async () => ({ path, simulator } = await startSimulator('--table', 'reader')));
  afterAll(() => void simulator.kill('SIGINT'));
  const config = (...args: string[]) => inProcess('config', ...args, '--port', path);

  test('set, get, list, export, import and reset', async () => {
    expect(await config('get', 'brightness')).toMatchObject({ code: 0, out: '60\n' });
    expect(await config('set', 'brightness', '40')).toMatchObject({ code: 0, out: 'brightness: 60 → 40\n' });
    expect(await config('set', 'colours', 'green')).toMatchObject({ code: 0 });
    expect((await config('list')).out).toContain('brightness: 40 (usually 60)\n');
    const file = join(folder, 'settings.txt');
    expect(await config('export', file)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toContain('\nmodules = tag-reader\n');
    expect(await config('import', file)).toMatchObject({ code: 0, out: 'nothing to change\n' });
    writeFileSync(file, 'brightness = 20\nlanguage = it\n');
    const told = await config('import', file);
    expect(told).toMatchObject({ code: 2, out: 'brightness: 40 → 20\nlanguage: en → it\n' });
    expect(told.error).toContain('nothing was changed: say --yes');
    expect(await config('get', 'language')).toMatchObject({ out: 'en\n' });
    expect(await config('import', file, '--yes')).toMatchObject({ code: 0 });
    expect(await config('get', 'language')).toMatchObject({ out: 'it\n' });
    expect((await config('reset', '--yes')).out).toContain('modules: tag-reader → none\n');
    expect(await config('reset')).toMatchObject({ code: 0, out: 'nothing to change\n' });
  });

  test('a module that the firmware cannot drive is refused by name, by the table itself', async () => {
    const { code, error } = await config('set', 'modules', 'display');
    expect(code).toBe(1);
    expect(error).toContain('the table refuses to change modules: bad-setting');
  });
});

describe('wrong usage', () => {
  test.each([
    [['set', 'brightness', '200', '--port', '/dev/x'], 'brightness cannot be "200"', 2],
    [['get', 'volume', '--port', '/dev/x'], 'there is no setting "volume"', 2],
    [['get', 'brightness'], "required option '--port <path>' not specified", 2],
    [['import', '/no/such/file', '--port', '/dev/x'], 'cannot read /no/such/file', 1],
    [['frob'], 'frob', 2],
  ])('%j', async (args, words, expected) => {
    const { code, out, error } = await inProcess('config', ...args);
    expect(error).toContain(words);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([expected, '']);
  });
});
