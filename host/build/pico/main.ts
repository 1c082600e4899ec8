import { relative } from 'node:path';
import { root } from '../sources';
import { buildPico, picoFiles } from './build';

// `npm run build:pico`: the image for a Raspberry Pi Pico, and what it weighs.

try {
  const { build, flash, ram, built } = await buildPico();
  const file = relative(root, picoFiles().uf2);
  process.stdout.write(
    `image ${build}: ${kibibytes(flash)} KiB of flash, ${kibibytes(ram)} KiB of RAM in ${file}${built ? '' : ', already current'}\n`,
  );
} catch (error) {
  process.stderr.write(`doubletop: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
