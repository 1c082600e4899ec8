import { buildFirmware } from '../host/build/firmware';

/** Builds the firmware once before all tests. */
export default async function setup(): Promise<void> {
  await buildFirmware();
}
