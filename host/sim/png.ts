import { deflateSync } from 'node:zlib';

// A picture of a display as a file. The format's own rules for one bit a dot are forty lines; a library would bring
// colours, filters and a compression that differs from version to version, and pictures in tests must not.

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ONE_BIT = 1;
const GREY = 0;

/** A PNG file with a dot for each of `dots`, row by row: white where it is 1, otherwise black. Its bytes depend on the dots only. */
export function pngOf(dots: Uint8Array, width: number): Buffer {
  const height = dots.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([ONE_BIT, GREY, 0, 0, 0], 8);
  // Each row begins with the number of its filter: none.
  const rowBytes = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(rowBytes * height);
  dots.forEach((dot, at) => {
    const x = at % width;
    if (dot) rows[Math.floor(at / width) * rowBytes + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
  });
  // Level 0 stores without compression: the same bytes from every zlib.
  const data = deflateSync(rows, { level: 0 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The CRC of PNG (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
