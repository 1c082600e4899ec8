/**
 * Commands to tags as bytes (ISO/IEC 14443-3, sections 6.4 and 6.5; READ: NXP NTAG213/215/216 data sheet, section 10.2).
 * A command with CRC_A gets it here, and answers are checked here: the data sheet leaves open what the chip does with the
 * CRC bytes of an answer, so its own CRC stays off.
 */
export const FRAME: usize = memory.data(16, 8);
/** Bytes in FRAME, and bits of the last one that are to be sent (0: all). */
export let frameLength: i32 = 0;
export let frameLastBits: u32 = 0;

/** Wakes tags in IDLE and in HALT (6.4.1). A short frame: seven bits. */
const WUPA: u32 = 0x52;
const SELECT_1: u32 = 0x93;
const SELECT_2: u32 = 0x95;
const READ: u32 = 0x30;
const HLTA: u32 = 0x50;
/** Number of valid bits: the whole serial number of the level, which makes it a SELECT (6.5.3.3). */
const NVB_ALL: u32 = 0x70;

export function putWakeUp(): void {
  store<u8>(FRAME, WUPA);
  frameLength = 1;
  frameLastBits = 7;
}

/** Asks all tags whose serial number of a level begins with `bits` bits of `prefix` for the rest of it (6.5.3.1). */
export function putAnticollision(level: u32, prefix: u32, bits: u32): void {
  putSelectCode(level, ((2 + (bits >> 3)) << 4) | (bits & 7));
  store<u32>(FRAME, prefix, 2);
  frameLength = 2 + ((bits + 7) >> 3);
  frameLastBits = bits & 7;
}

/** Selects the tag with this serial number of a level. */
export function putSelect(level: u32, uid: u32): void {
  putSelectCode(level, NVB_ALL);
  store<u32>(FRAME, uid, 2);
  store<u8>(FRAME, checkOf(uid), 6);
  endFrame(7);
}

/** Reads four pages, of which the first is wanted. */
export function putRead(page: u32): void {
  store<u8>(FRAME, READ);
  store<u8>(FRAME, page, 1);
  endFrame(2);
}

/** Sends whoever is awake to sleep (6.4.3). Nobody answers. */
export function putHalt(): void {
  store<u8>(FRAME, HLTA);
  store<u8>(FRAME, 0, 1);
  endFrame(2);
}

function putSelectCode(level: u32, valid: u32): void {
  store<u8>(FRAME, level === 1 ? SELECT_1 : SELECT_2);
  store<u8>(FRAME, valid, 1);
}

function endFrame(length: i32): void {
  store<u16>(FRAME + length, crcA(FRAME, length));
  frameLength = length + 2;
  frameLastBits = 0;
}

/** BCC: the four bytes of a level XORed (6.5.3.1). */
export function checkOf(uid: u32): u32 {
  const halves = uid ^ (uid >> 16);
  return (halves ^ (halves >> 8)) & 0xff;
}

/** CRC_A (6.2.4): polynomial 0x1021 reflected, start value 0x6363. */
export function crcA(from: usize, length: i32): u32 {
  let crc: u32 = 0x6363;
  for (let at = 0; at < length; at++) {
    let x = (crc ^ load<u8>(from + at)) & 0xff;
    x = (x ^ (x << 4)) & 0xff;
    crc = (crc >> 8) ^ (x << 8) ^ (x << 3) ^ (x >> 4);
  }
  return crc & 0xffff;
}
