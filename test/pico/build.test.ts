import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pins } from '../../hardware/pins';
import { bootChecksum, isBootStageSealed, sealBootStage } from '../../host/build/pico/boot-checksum';
import { buildPico, FLASH_ADDRESS, picoFiles, readImage } from '../../host/build/pico/build';
import { hardwareHeader, pinMacro } from '../../host/build/pico/headers';
import { decodeUf2, encodeUf2, UF2_BLOCK } from '../../host/build/pico/uf2';
import { root } from '../../host/build/sources';
import { hasImage } from './pico-table';

const KIBIBYTE = 1024;

describe.skipIf(!hasImage)('the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doubletop-'));
  beforeAll(() => buildPico(folder), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('two builds are the same, byte for byte', () => {
    for (const name of ['elf', 'uf2', 'image', 'report'] as const) {
      const [one, other] = [picoFiles()[name], picoFiles(folder)[name]].map((file) => readFileSync(file));
      expect(one?.equals(other as Buffer), name).toBe(true);
    }
  });

  test('is small enough', async () => {
    const { flash, ram } = await buildPico();
    expect(flash).toBeLessThanOrEqual(192 * KIBIBYTE);
    expect(ram).toBeLessThanOrEqual(160 * KIBIBYTE);
  });

  test('carries its build id behind the vectors', async () => {
    const { build } = await buildPico();
    const header = Buffer.from(readImage()).subarray(264, 280).toString('latin1');
    expect(header).toBe(`btop${build}`);
  });

  test('starts with a boot stage that the ROM takes', () => {
    expect(isBootStageSealed(readImage().subarray(0, 256))).toBe(true);
  });

  test('is what its UF2 file holds', () => {
    const { address, image } = decodeUf2(readFileSync(picoFiles().uf2));
    expect(address).toBe(FLASH_ADDRESS);
    expect(Buffer.from(image.subarray(0, readImage().length)).equals(readImage())).toBe(true);
  });

  test('has no allocator', () => {
    const map = readFileSync(picoFiles().map, 'utf8');
    expect(map.match(/malloc|sbrk/g)).toBeNull();
  });
});

test('without the compiler one line says what to install, and the exit code is 1', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'host/build/pico/main.ts'], {
    cwd: root,
    env: { ...process.env, PATH: '/nowhere' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^doubletop: the Pico image needs the ARM compiler: apt-get install .*\n$/);
  expect(status).toBe(1);
});

describe('the checksum of the boot stage', () => {
  test('is the CRC-32/MPEG-2 of 252 bytes', () => {
    // The check value of that CRC is for "123456789"; continuing with zeros keeps this computable by hand from a table.
    expect(bootChecksum(new Uint8Array(256))).toBe(bootChecksum(new Uint8Array(252)));
    const stage = sealBootStage(new TextEncoder().encode('123456789'));
    expect(isBootStageSealed(stage)).toBe(true);
    stage[100] = 1;
    expect(isBootStageSealed(stage)).toBe(false);
  });

  test('a stage that is too long is refused', () => {
    expect(() => sealBootStage(new Uint8Array(253))).toThrow(RangeError);
  });
});

describe('UF2', () => {
  const image = Uint8Array.from({ length: 600 }, (_, at) => at & 255);

  test('what was written is read', () => {
    const { address, image: read } = decodeUf2(encodeUf2(image, 0x10000000));
    expect(address).toBe(0x10000000);
    expect([...read.subarray(0, 600)]).toEqual([...image]);
    expect(read.length).toBe(768);
  });

  test.each([
    ['first mark', 0],
    ['second mark', 4],
    ['flag word', 8],
    ['address', 12],
    ['payload size', 16],
    ['block number', 20],
    ['count of blocks', 24],
    ['family', 28],
    ['last mark', 508],
  ])('a wrong %s is refused by its name', (name, at) => {
    const file = encodeUf2(image, 0x10000000);
    file[UF2_BLOCK + at] = (file[UF2_BLOCK + at] as number) ^ 0x10;
    expect(() => decodeUf2(file)).toThrow(`block 1: ${name}`);
  });

  test('half a block is refused', () => {
    expect(() => decodeUf2(encodeUf2(image, 0).subarray(0, 700))).toThrow('blocks of 512');
  });
});

describe('pins', () => {
  test('each has a GPIO of its own that the Pico has', () => {
    const numbers = pins.map(({ gpio }) => gpio);
    expect(new Set(numbers).size).toBe(numbers.length);
    // 23, 24 and 29 do something else on a Pico.
    for (const gpio of numbers) expect([...Array(23).keys(), 25, 26, 27, 28]).toContain(gpio);
  });

  test('each is in the header that the C is compiled with', () => {
    for (const { name, gpio } of pins)
      expect(hardwareHeader()).toContain(`#define ${pinMacro(name)} ${gpio} `);
    expect(pinMacro('inputsLatch')).toBe('PIN_INPUTS_LATCH');
  });
});
