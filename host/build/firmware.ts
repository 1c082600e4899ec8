import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { boardSource } from './board/source';
import { BUILD_ID_LENGTH } from '../../shared/sentences';
import { boardsSource } from './board/doppel-x';
import { makeTextStore, textStoreSource } from './display/store';
import { protocolSource, sentencesSource } from './codec';
import { layoutSource } from './layout';
import {
  buildFolder,
  computeSourceId,
  generatedFolder,
  idFile,
  root,
  textFile,
  textStoreFile,
  wasmFile,
} from './sources';

/** How the firmware is compiled. No heap (`stub` without `new`), one page of memory for good, no traps for lost checks. */
const compilerOptions = [
  'firmware/main.ts',
  ...['--runtime', 'stub'],
  '-O3',
  ...['--shrinkLevel', '2'],
  '--noAssert',
  ...['--uncheckedBehavior', 'always'],
  ...['--initialMemory', '1', '--maximumMemory', '1'],
  '--zeroFilledMemory',
  ...['--use', 'abort='],
];

/** The hash of the sources as they are, and whether the built module is theirs. */
export function buildState(): { id: string; isCurrent: boolean } {
  const id = computeSourceId();
  const isThere = [wasmFile, textStoreFile, idFile].every((file) => existsSync(file));
  const isCurrent = isThere && readFileSync(idFile, 'utf8') === id;
  return { id, isCurrent };
}

/** Writes the generated sources and the text store. */
export function generateSources(): void {
  mkdirSync(generatedFolder, { recursive: true });
  const store = makeTextStore();
  writeFileSync(textStoreFile, store.bytes);
  const files = {
    'doppel-x-boards.ts': boardsSource(),
    'layout.ts': layoutSource(),
    'double-trouble-board.ts': boardSource(doubleTroubleBoard),
    'protocol.ts': protocolSource(),
    'sentences.ts': sentencesSource(),
    'text-store.ts': textStoreSource(store),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generatedFolder, name), text);
}

/** Builds the firmware module unless the one there is current. Throws an Error with the compiler's words. */
export async function buildFirmware(): Promise<{ id: string; built: boolean }> {
  const { id, isCurrent } = buildState();
  if (isCurrent) return { id, built: false };
  generateSources();
  try {
    await compile();
  } catch (error) {
    const words = (error as { stderr?: string }).stderr || (error as Error).message;
    throw new Error(`the firmware does not compile\n${words}`);
  }
  writeFileSync(idFile, id);
  return { id, built: true };
}

/** Runs the compiler in a process of its own: within this one, `tsx` would transform its ten megabytes first (20 s for 4). */
function compile(): Promise<unknown> {
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');
  const files = ['--outFile', 'build/doubletop.wasm', '--textFile', 'build/doubletop.wat'];
  return promisify(execFile)(process.execPath, [compiler, ...compilerOptions, ...files], { cwd: root });
}

/** The built module's bytes. Throws when there is none: call buildFirmware first. */
export function readFirmware(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(wasmFile));
}

/** The bytes of the text store that the built module reads (host/build/display/store.ts). Throws when there is none. */
export function readTextStore(): Uint8Array {
  return new Uint8Array(readFileSync(textStoreFile));
}

/** The build id of a machine that runs the module beside its texts and nothing else: a hash of both. */
export function moduleId(module: Uint8Array, texts: Uint8Array): string {
  return createHash('sha256').update(module).update(texts).digest('hex').slice(0, BUILD_ID_LENGTH);
}

export { buildFolder, textFile };
