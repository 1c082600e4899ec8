import { buildFirmware } from '../host/build/firmware';
import { buildPico } from '../host/build/pico/build';
import { hasCompiler, REMEDY } from '../host/build/pico/toolchain';

/** Builds the firmware and the Pico's image once before all tests. Without the ARM compiler the image's tests are skipped. */
export default async function setup(): Promise<void> {
  await buildFirmware();
  if (hasCompiler()) await buildPico();
  else if (process.env['CI']) throw new Error(REMEDY);
  else process.stderr.write(`The tests of the Pico image are skipped: ${REMEDY}\n`);
}
