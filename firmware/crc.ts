// Checksums, nibble by nibble: sixteen-entry tables keep the image small and are still quick enough.

/** CRC-32 (IEEE 802.3, reflected, polynomial 0xedb88320) of a nibble. */
const CRC32_OF_NIBBLE: StaticArray<u32> = [
  0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c, 0xedb88320,
  0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
];

/** CRC-32 of `length` bytes at `start`, as zlib and PNG compute it. */
export function crc32(start: usize, length: usize): u32 {
  let crc: u32 = 0xffffffff;
  for (let at: usize = start, end = start + length; at < end; at++) {
    crc ^= load<u8>(at);
    crc = (crc >> 4) ^ unchecked(CRC32_OF_NIBBLE[crc & 15]);
    crc = (crc >> 4) ^ unchecked(CRC32_OF_NIBBLE[crc & 15]);
  }
  return ~crc;
}

/** One more byte into a CRC-16 (CCITT, polynomial 0x1021); start with 0xffff. */
export function crc16Step(crc: u32, byte: u32): u32 {
  let x = ((crc >> 8) ^ byte) & 0xff;
  x ^= x >> 4;
  return ((crc << 8) ^ (x << 12) ^ (x << 5) ^ x) & 0xffff;
}
