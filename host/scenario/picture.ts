import { deflateSync } from 'node:zlib';
import { firstOf, ledGroups, ledOfCell } from '../../hardware/description';
import { CELLS, COLUMNS, ROWS } from '../../shared/cells';

/** Side of a cell's light in the picture, and the space around it; pixels. */
const LIGHT = 20;
const PITCH = 24;
/** Rows of lights below the board: edges, then seats and wells. */
const EXTRA_ROWS = 2;
const WIDTH = PITCH * 36;
const HEIGHT = PITCH * (ROWS + EXTRA_ROWS);

/**
 * A frame of light as a PNG: the playfield's cells as they lie, below them the 36 edge lights in the order of the chain, then the
 * eight seats and the six dice wells. `frame`: green, red, blue of each light.
 */
export function frameAsPng(frame: Uint8Array): Buffer {
  const pixels = Buffer.alloc(HEIGHT * (1 + WIDTH * 3), 0x18);
  for (let row = 0; row < HEIGHT; row++) pixels[row * (1 + WIDTH * 3)] = 0;
  const paint = (column: number, row: number, led: number) => {
    const [green = 0, red = 0, blue = 0] = frame.subarray(led * 3, led * 3 + 3);
    for (let y = row * PITCH; y < row * PITCH + LIGHT; y++)
      for (let x = column * PITCH; x < column * PITCH + LIGHT; x++)
        pixels.set([red, green, blue], y * (1 + WIDTH * 3) + 1 + x * 3);
  };
  for (let cell = 0; cell < CELLS; cell++) paint(cell % COLUMNS, Math.floor(cell / COLUMNS), ledOfCell(cell));
  for (let edge = 0; edge < 4 * ROWS; edge++) paint(edge, ROWS, firstOf(ledGroups, 'edges') + edge);
  for (let seat = 0; seat < 8; seat++) paint(seat, ROWS + 1, firstOf(ledGroups, 'seats') + seat);
  for (let well = 0; well < 6; well++) paint(10 + well, ROWS + 1, firstOf(ledGroups, 'wells') + well);
  return png(WIDTH, HEIGHT, pixels);
}

/** PNG (ISO/IEC 15948): eight bits a channel, red green blue, a filter byte 0 before each row. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** CRC-32 as PNG wants it (annex D); Node has its own only since 20.15. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
