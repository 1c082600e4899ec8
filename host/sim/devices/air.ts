/**
 * ISO/IEC 14443 type A in the air at 106 kbit/s: bits, parities, CRC_A and the times they take. Times in microseconds.
 */

/** Carrier frequency in MHz. */
export const FC = 13.56;
/** One bit: 128 carrier periods (ISO/IEC 14443-3, section 6.1). */
export const ETU = 128 / FC;
/** Longest time until a tag in a fresh field can take a request; also until one that lost it is certainly off (5.2). */
export const POWER_TIME = 5000;
/** Shortest time between the starts of two requests: 7000 carrier periods (6.2.2). */
export const REQUEST_GUARD_TIME = 7000 / FC;
/** Shortest time between a tag's answer and the next command: 1172 carrier periods (6.2.1.2). */
export const ANSWER_GUARD_TIME = 1172 / FC;

/** A 0 or 1. */
export type Bit = number;

/** The bits of bytes in the order of transmission, least significant first. */
export function bitsOf(bytes: Iterable<number>): Bit[] {
  const bits: Bit[] = [];
  for (const byte of bytes) for (let place = 0; place < 8; place++) bits.push((byte >> place) & 1);
  return bits;
}

/** Whole bytes from bits; a last byte that is not whole is left out. */
export function bytesOf(bits: readonly Bit[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    let byte = 0;
    for (let place = 0; place < 8; place++) byte |= (bits[at + place] as Bit) << place;
    bytes.push(byte);
  }
  return bytes;
}

/** The bit that makes the number of ones in a byte odd (6.2.3.2). */
export function parityOf(bits: readonly Bit[]): Bit {
  return 1 ^ bits.reduce((sum, bit) => sum ^ bit, 0);
}

/**
 * A frame as it goes over the air: a parity bit after each whole byte. `first` is the place in its byte of the first bit:
 * the rest of a byte that the reader has already named also ends with its parity (6.2.3.3).
 */
export function withParities(bits: readonly Bit[], first = 0): Bit[] {
  const air: Bit[] = [];
  let parity: Bit = 1;
  let place = first;
  for (const bit of bits) {
    air.push(bit);
    parity ^= bit;
    if (++place < 8) continue;
    air.push(parity);
    parity = 1;
    place = 0;
  }
  return air;
}

/** CRC_A: polynomial x16 + x12 + x5 + 1, reflected, start value 0x6363 (6.2.4, and ISO/IEC 13239). */
export function crcA(bytes: Iterable<number>, start = 0x6363): number {
  let crc = start;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0x8408 : crc >> 1;
  }
  return crc;
}

/** Bytes with their CRC_A behind them, low byte first. */
export function withCrc(bytes: readonly number[]): number[] {
  const crc = crcA(bytes);
  return [...bytes, crc & 0xff, crc >> 8];
}

/** How long a reader's frame takes to its last bit: start of communication, bits, parities (6.2.3). */
export function sendTime(bits: readonly Bit[]): number {
  return (1 + withParities(bits).length) * ETU;
}

/** From the last bit of a command to the answer: n × 128 + 84 or 20 carrier periods with n = 9 (6.2.1.1, table 3). */
export function frameDelay(lastBit: Bit): number {
  return (9 * 128 + (lastBit ? 84 : 20)) / FC;
}

/** What several tags send at once, bit by bit: a bit on which they differ is a collision (null). */
export function merge(answers: readonly (readonly Bit[])[]): (Bit | null)[] {
  const air: (Bit | null)[] = [];
  for (const answer of answers) {
    answer.forEach((bit, at) => {
      if (at === air.length) air.push(bit);
      else if (air[at] !== bit) air[at] = null;
    });
  }
  return air;
}
