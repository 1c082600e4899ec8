/** Size of the second boot stage with its checksum, which is its last word (RP2040 data sheet, 2.8.1.3.1). */
export const BOOT_STAGE_SIZE = 256;
const CHECKED = BOOT_STAGE_SIZE - 4;

/** CRC-32 of the first 252 bytes as the chip's ROM computes it: highest bit first, nothing inverted. */
export function bootChecksum(stage: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of stage.subarray(0, CHECKED)) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x80000000 ? 0x04c11db7 : 0);
  }
  return crc >>> 0;
}

/** The second boot stage, filled up and with its checksum. Throws a RangeError when it is too long. */
export function sealBootStage(code: Uint8Array): Uint8Array {
  if (code.length > CHECKED)
    throw new RangeError(`the boot stage has ${code.length} bytes, at most ${CHECKED} fit`);
  const stage = new Uint8Array(BOOT_STAGE_SIZE);
  stage.set(code);
  new DataView(stage.buffer).setUint32(CHECKED, bootChecksum(stage), true);
  return stage;
}

/** Whether the ROM would start this second boot stage. */
export function isBootStageSealed(stage: Uint8Array): boolean {
  const view = new DataView(stage.buffer, stage.byteOffset);
  return stage.length >= BOOT_STAGE_SIZE && view.getUint32(CHECKED, true) === bootChecksum(stage);
}
