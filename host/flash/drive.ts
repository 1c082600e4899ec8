import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** What the boot loader of an RP2040 says it is, in a file on the drive that it shows. */
const INFO = 'INFO_UF2.TXT';
const BOARD = /^Board-ID:\s*RPI-RP2\s*$/m;

/** Folders below which an operating system shows drives. */
export function mountFolders(platform = process.platform, user = userInfo().username): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Volumes'];
    case 'win32':
      return [];
    default:
      return [`/media/${user}`, `/run/media/${user}`, '/media', '/mnt'];
  }
}

/** Drives of boards that are in their boot loader. On Windows every drive letter is looked at. */
export function findBoards(folders = mountFolders(), platform = process.platform): string[] {
  const drives =
    platform === 'win32'
      ? [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`)
      : folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return [...new Set(drives)].filter(isBoard);
}

/** Whether a folder is the drive of a board in its boot loader. */
export function isBoard(drive: string): boolean {
  try {
    return BOARD.test(readFileSync(join(drive, INFO), 'utf8'));
  } catch {
    return false;
  }
}
