import {
  NO_OBJECT,
  OBJECT_CRC_POLYNOMIAL,
  OBJECT_CRC_START,
  OBJECT_FORMAT,
  OBJECT_LIMIT,
  UNKNOWN_OBJECT,
} from '../../../shared/objects';

/** The object that the four bytes of a tag's page name (shared/objects.ts), UNKNOWN_OBJECT if they name none. */
export function objectOfPage(page: u32): u32 {
  const id = page & 0xffff;
  const isOurs = ((page >> 16) & 0xff) === OBJECT_FORMAT && crc8(page & 0xffffff) === page >> 24;
  return isOurs && id !== NO_OBJECT && id < <u32>OBJECT_LIMIT ? id : UNKNOWN_OBJECT;
}

/** CRC-8 of three bytes, the lowest first. */
function crc8(bytes: u32): u32 {
  let crc: u32 = OBJECT_CRC_START;
  for (let at = 0; at < 3; at++) {
    crc ^= (bytes >> (at << 3)) & 0xff;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x80 ? OBJECT_CRC_POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}
