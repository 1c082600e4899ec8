import { OBJECT_CRC_POLYNOMIAL, OBJECT_CRC_START, OBJECT_FORMAT, OBJECT_PAGE } from '../../shared/objects';

/** Pages of an NTAG213 (NXP data sheet, section 8.5). */
const PAGES = 45;

/** The four bytes that name an object on its tag; see shared/objects.ts. */
export function objectPage(id: number): [number, number, number, number] {
  const bytes = [id & 0xff, id >> 8, OBJECT_FORMAT] as const;
  return [...bytes, crc8(bytes)];
}

/** CRC-8 as shared/objects.ts defines it. */
export function crc8(bytes: Iterable<number>): number {
  let crc: number = OBJECT_CRC_START;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x80 ? OBJECT_CRC_POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}

/** The memory of an NTAG213 that names an object, or is blank. Only the pages that somebody reads are filled in. */
export function tagMemory(id: number | null): Uint8Array {
  const memory = new Uint8Array(PAGES * 4);
  if (id !== null) memory.set(objectPage(id), OBJECT_PAGE * 4);
  return memory;
}
