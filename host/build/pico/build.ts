import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { BUILD_ID_LENGTH } from '../../../shared/sentences';
import { buildFirmware, readTextStore } from '../firmware';
import { buildFolder, computeSourceId, filesBelow, root, wasmFile } from '../sources';
import { sealBootStage } from './boot-checksum';
import { buildIdHeader, hardwareHeader, textStoreHeader } from './headers';
import { armTool, hasCompiler, REMEDY, tool } from './toolchain';
import { encodeUf2 } from './uf2';

/** Where flash begins in the chip's memory. */
export const FLASH_ADDRESS = 0x10000000;
const BOARD = 'firmware/board';

/** Everything that the build leaves, each with its path. */
export interface PicoFiles {
  readonly elf: string;
  readonly uf2: string;
  readonly map: string;
  /** Flash from its first byte: boot stage, vectors, program. */
  readonly image: string;
  readonly report: string;
  /** What the files were built from, as text. */
  readonly stamp: string;
}

/** Where a build in a folder leaves its files. */
export function picoFiles(folder = join(buildFolder, 'pico')): PicoFiles {
  const file = (name: string) => join(folder, name);
  return {
    elf: file('doubletop.elf'),
    uf2: file('doubletop.uf2'),
    map: file('doubletop.map'),
    image: file('doubletop.bin'),
    report: file('doubletop.json'),
    stamp: file('doubletop.stamp'),
  };
}

/** Bytes that the image takes. */
export interface SizeReport {
  readonly build: string;
  /** Flash: boot stage, code, constants and what is copied to RAM at start. */
  readonly flash: number;
  /** RAM that is given away before start: variables, code that runs from RAM, the module's page, the stack. */
  readonly ram: number;
}

const machineOptions = ['-mcpu=cortex-m0plus', '-mthumb'];
const compilerOptions = [
  ...machineOptions,
  ...['-std=gnu11', '-O2', '-g', '-ffreestanding', '-ffunction-sections', '-fdata-sections', '-fno-common'],
  // Loops stay loops: a call of memset from RAM would go to flash while it is being written.
  '-fno-tree-loop-distribute-patterns',
  // The compiler's helper for jump tables lies in flash, where interrupts must not go while it is being written.
  '-fno-jump-tables',
  // Paths of this computer must not end up in the image.
  `-ffile-prefix-map=${root}=`,
];
const namesOf = (folder: string) => `-ffile-prefix-map=${folder}=pico`;
const ownWarnings = ['-Wall', '-Wextra', '-Werror'];
/** The generated code leaves functions and labels unused; its assertions would need a console. */
const generatedOptions = ['-w', '-DNDEBUG'];

/**
 * Builds the Pico's image: the module becomes C (wasm2c), is compiled with the board's C and linked. Does nothing where the
 * image is current. The same sources give the same bytes. Throws an Error with one line when there is no compiler.
 */
export async function buildPico(
  folder = join(buildFolder, 'pico'),
): Promise<SizeReport & { built: boolean }> {
  if (!hasCompiler()) throw new Error(REMEDY);
  await buildFirmware();
  const files = picoFiles(folder);
  const id = imageId();
  // How it is built counts for what is current, but not for the id: that tells what runs.
  const stamp = `${id} ${computeSourceId()}`;
  if (existsSync(files.stamp) && readFileSync(files.stamp, 'utf8') === stamp)
    return { ...(JSON.parse(readFileSync(files.report, 'utf8')) as SizeReport), built: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hardware.h'), hardwareHeader());
  writeFileSync(join(folder, 'build-id.h'), buildIdHeader(id));
  writeFileSync(join(folder, 'text-store.h'), textStoreHeader(readTextStore()));
  await translateModule(folder);
  const objects = await compileAll(folder);
  await link(objects, files);
  const image = await flashImage(folder, files);
  writeFileSync(files.image, image);
  writeFileSync(files.uf2, encodeUf2(image, FLASH_ADDRESS));
  const report = { build: id, flash: image.length, ram: await staticRam(files.elf) };
  writeFileSync(files.report, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(files.stamp, stamp);
  return { ...report, built: true };
}

/** The build id: a hash of the module and of everything in C. */
function imageId(): string {
  const hash = createHash('sha256')
    .update(readFileSync(wasmFile))
    .update(readTextStore())
    .update(hardwareHeader());
  for (const file of filesBelow(BOARD)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  hash.update([...compilerOptions, ...ownWarnings].filter((option) => !option.includes(root)).join(' '));
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH);
}

/** The module as C: build/pico/doubletop.c and .h. */
async function translateModule(folder: string): Promise<void> {
  // wasm2c makes C of a WebAssembly module; npm's wabt runs everywhere that Node does.
  const translator = createRequire(import.meta.url).resolve('wabt/bin/wasm2c');
  const output = join(folder, 'doubletop.c');
  await tool(process.execPath, [translator, relative(root, wasmFile), '-n', 'doubletop', '-o', output]);
}

async function compileAll(folder: string): Promise<string[]> {
  const own = filesBelow(BOARD).filter((file) => /\.[cS]$/.test(file));
  const includes = [folder, `${BOARD}/wasm`, BOARD].flatMap((path) => ['-I', path]);
  const compile = async (source: string, more: readonly string[]) => {
    const object = join(folder, `${basename(source)}.o`);
    await armTool('gcc', [
      ...compilerOptions,
      namesOf(folder),
      ...more,
      ...includes,
      '-c',
      source,
      '-o',
      object,
    ]);
    return object;
  };
  const module = await compile(join(folder, 'doubletop.c'), generatedOptions);
  const objects = [module];
  for (const source of own) objects.push(await compile(source, ownWarnings));
  return objects;
}

async function link(objects: readonly string[], { elf, map }: PicoFiles): Promise<void> {
  const script = `${BOARD}/rp2040/pico.ld`;
  const options = ['-nostdlib', '-Wl,--gc-sections', '-Wl,--build-id=none'];
  const noWarnings = ['-Wl,--no-warn-rwx-segments', '-Wl,--fatal-warnings'];
  await armTool('gcc', [
    ...machineOptions,
    ...options,
    ...noWarnings,
    ...['-T', script, `-Wl,-Map=${map}`, ...objects, '-lgcc', '-lc_nano', '-lgcc', '-o', elf],
  ]);
}

/** Flash as it will be, with the boot stage's checksum put in. */
async function flashImage(folder: string, { elf }: PicoFiles): Promise<Uint8Array> {
  const section = async (name: string, args: readonly string[]) => {
    const file = join(folder, name);
    await armTool('objcopy', ['-O', 'binary', ...args, elf, file]);
    return readFileSync(file);
  };
  const stage = sealBootStage(await section('boot2.bin', ['--only-section=.boot2']));
  const program = await section('program.bin', ['--remove-section=.boot2']);
  return Buffer.concat([stage, program]);
}

/** Bytes of all sections in RAM, and the stack, from the linker's symbols. */
async function staticRam(elf: string): Promise<number> {
  const symbols = await armTool('nm', [elf]);
  const address = (name: string) => {
    const line = symbols.split('\n').find((candidate) => candidate.endsWith(` ${name}`));
    if (line === undefined) throw new Error(`the image has no symbol ${name}`);
    return parseInt(line, 16);
  };
  return address('zero_end') - address('ram_start') + address('stack_start') - address('stack_end');
}

/** The built image, flash from its first byte. Throws when there is none: call buildPico first. */
export function readImage(): Uint8Array {
  return new Uint8Array(readFileSync(picoFiles().image));
}
