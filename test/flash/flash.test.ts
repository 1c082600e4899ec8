import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealBootStage } from '../../host/build/pico/boot-checksum';
import { encodeUf2, UF2_BLOCK } from '../../host/build/pico/uf2';
import { findBoards, isBoard, mountFolders } from '../../host/flash/drive';
import { checkImage, writeImage } from '../../host/flash/write';

const FLASH = 0x10000000;

/** An image as the build makes it, small. */
function makeImage(mark = 'btop', size = 1000): Uint8Array {
  const image = new Uint8Array(size);
  image.set(sealBootStage(Uint8Array.of(1, 2, 3)));
  image.set(Buffer.from(`${mark}0123456789ab`), 264);
  return image;
}

let media: string;
beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'doubletop-'));
});
afterEach(() => rmSync(media, { recursive: true }));

/** A drive as a board's boot loader shows it. */
function plugIn(name: string, board = 'RPI-RP2'): string {
  const drive = join(media, name);
  mkdirSync(drive);
  writeFileSync(
    join(drive, 'INFO_UF2.TXT'),
    `UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: ${board}\r\n`,
  );
  return drive;
}

describe('a board', () => {
  test('is found by the file on its drive', () => {
    mkdirSync(join(media, 'holiday'));
    plugIn('other', 'RP2350');
    const drive = plugIn('RPI-RP2');
    expect(findBoards([media, join(media, 'missing')], 'linux')).toEqual([drive]);
  });

  test('several are all found', () => {
    expect(
      findBoards(
        [plugIn('one'), plugIn('two')].map(() => media),
        'linux',
      ),
    ).toHaveLength(2);
  });

  test('a folder without the file is none', () => {
    expect(isBoard(media)).toBe(false);
  });

  test('is looked for where the system shows drives', () => {
    expect(mountFolders('darwin', 'ann')).toEqual(['/Volumes']);
    expect(mountFolders('linux', 'ann')).toContain('/run/media/ann');
  });
});

describe('an image', () => {
  test('tells its build id', () => {
    expect(checkImage(encodeUf2(makeImage(), FLASH))).toBe('0123456789ab');
  });

  test.each([
    ['of somebody else', encodeUf2(makeImage('elsx'), FLASH), 'not one of this table’s'],
    ['for another place', encodeUf2(makeImage(), FLASH + 256), 'where flash does'],
    ['that is too long', encodeUf2(makeImage('btop', 2 << 20), FLASH), 'keeps the game'],
    ['with a damaged boot stage', encodeUf2(makeImage().fill(7, 3, 9), FLASH), 'wrong checksum'],
    ['that was cut short', encodeUf2(makeImage(), FLASH).subarray(0, UF2_BLOCK), 'count of blocks'],
  ])('%s is refused', (_, file, reason) => {
    // A file that was cut short between blocks still says how many there should be.
    expect(() => checkImage(file)).toThrow(reason);
  });
});

describe('writing', () => {
  test('copies every byte, and tells how far it is', () => {
    const drive = plugIn('RPI-RP2');
    const file = encodeUf2(makeImage('btop', 40_000), FLASH);
    const parts: number[] = [];
    writeImage(file, drive, (part) => parts.push(part));
    expect(readFileSync(join(drive, 'DOUBLETOP.UF2')).equals(file)).toBe(true);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
  });

  test('to a drive that is gone says what to do', () => {
    const file = encodeUf2(makeImage(), FLASH);
    expect(() => writeImage(file, join(media, 'gone'), () => {})).toThrow(
      'plug it in again with BOOTSEL held',
    );
  });

  test('to a board that is unplugged on the way fails, to one that leaves at the end does not', () => {
    const drive = plugIn('RPI-RP2');
    const file = encodeUf2(makeImage('btop', 40_000), FLASH);
    const leave = (at: number) => () =>
      writeImage(file, drive, (part) => {
        if (part >= at) throw Object.assign(new Error('no such device'), { code: 'ENODEV' });
      });
    expect(leave(0.2)).toThrow('is gone');
    expect(leave(1)).not.toThrow();
  });
});
