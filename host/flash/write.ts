import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BOOT_STAGE_SIZE, isBootStageSealed } from '../build/pico/boot-checksum';
import { FLASH_ADDRESS } from '../build/pico/build';
import { decodeUf2 } from '../build/pico/uf2';
import { STORE_SIZE } from '../../shared/store';

const FLASH_SIZE = 2 << 20;
/** The store and the faults behind it are left alone: settings and a game under way survive. */
const PROGRAM_SIZE = FLASH_SIZE - STORE_SIZE - 4096;
/** Behind the boot stage and the first vectors; then the build id (firmware/board/image.h). */
const HEADER_AT = BOOT_STAGE_SIZE + 8;
const MAGIC = 'btop';
const PIECE = 16 * 1024;
const NAME = 'DOUBLETOP.UF2';

/** The build id of an image in a UF2 file. Throws an Error that says why the file is no image for the table. */
export function checkImage(file: Uint8Array): string {
  const { address, image } = decodeUf2(file);
  if (address !== FLASH_ADDRESS) throw new Error('the image does not begin where flash does');
  if (image.length > PROGRAM_SIZE)
    throw new Error('the image reaches into the part of flash that keeps the game');
  if (!isBootStageSealed(image.subarray(0, BOOT_STAGE_SIZE)))
    throw new Error('the image is damaged: its boot stage has a wrong checksum');
  const header = Buffer.from(image.subarray(HEADER_AT, HEADER_AT + 16)).toString('latin1');
  if (!header.startsWith(MAGIC)) throw new Error('the image is not one of this table’s firmware');
  return header.slice(MAGIC.length);
}

/**
 * Writes a UF2 file to a board's drive; `onProgress` gets the part that is written, 0 … 1. The board restarts by itself when
 * it has all of it, and its drive vanishes. Throws an Error with one line that says what to do.
 */
export function writeImage(file: Uint8Array, drive: string, onProgress: (part: number) => void): void {
  let written = 0;
  let target: number | undefined;
  try {
    target = openSync(join(drive, NAME), 'w');
    while (written < file.length) {
      written += writeSync(target, file, written, Math.min(PIECE, file.length - written));
      onProgress(written / file.length);
    }
    fsyncSync(target);
    closeSync(target);
  } catch (error) {
    // A drive that vanishes with the last byte is as it should be.
    if (target !== undefined && written === file.length) return;
    throw new Error(reason(error as NodeJS.ErrnoException, drive));
  }
}

function reason({ code, message }: NodeJS.ErrnoException, drive: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `no permission to write to ${drive}; mount it as yourself, or write as its owner`;
    case 'EROFS':
      return `${drive} is read-only; unplug the board and plug it in again with BOOTSEL held`;
    case 'ENOSPC':
      return `${drive} is full; unplug the board and plug it in again with BOOTSEL held`;
    default:
      return `the board at ${drive} is gone (${message}); plug it in again with BOOTSEL held`;
  }
}
