import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where everything generated goes; ignored by git. */
export const buildFolder = join(root, 'build');
export const generatedFolder = join(buildFolder, 'generated');
export const wasmFile = join(buildFolder, 'doubletop.wasm');
/** The text store, which lies beside the module (host/build/display/store.ts). */
export const textStoreFile = join(buildFolder, 'text-store.bin');
export const textFile = join(buildFolder, 'doubletop.wat');
export const idFile = join(buildFolder, 'doubletop.id');

/** All files below a folder of the checkout, as paths from the top, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A short hash of all that the firmware is made from: the built module is current while it stays the same. */
export function computeSourceId(): string {
  const hash = createHash('sha256');
  const files = ['firmware', 'shared', 'hardware', 'host/build', 'host/words'].flatMap(filesBelow);
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}
