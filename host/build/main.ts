import { statSync } from 'node:fs';
import { buildFirmware } from './firmware';
import { wasmFile } from './sources';

// `npm run build`: generated sources and the firmware module, unless they are current.

try {
  const { id, built } = await buildFirmware();
  const size = statSync(wasmFile).size;
  process.stdout.write(`firmware ${id}: ${size} bytes${built ? '' : ', already current'}\n`);
} catch (error) {
  process.stderr.write(`doubletop: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
