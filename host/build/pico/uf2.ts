/** UF2, the format of images that a board in its boot loader takes as a file (github.com/microsoft/uf2). */
export const UF2_BLOCK = 512;
/** Bytes of the image in each block, as the RP2040's boot loader wants them. */
export const UF2_PAYLOAD = 256;
/** The RP2040's family. */
export const RP2040_FAMILY = 0xe48bff56;

const FIRST_MAGIC = 0x0a324655;
const SECOND_MAGIC = 0x9e5d5157;
const LAST_MAGIC = 0x0ab16f30;
const HAS_FAMILY = 0x2000;
const PAYLOAD_AT = 32;
const LAST_MAGIC_AT = UF2_BLOCK - 4;

/** An image in UF2 blocks. `address` is where it belongs in the chip's memory. */
export function encodeUf2(image: Uint8Array, address: number): Uint8Array {
  const blocks = Math.ceil(image.length / UF2_PAYLOAD);
  const file = new Uint8Array(blocks * UF2_BLOCK);
  const view = new DataView(file.buffer);
  for (let block = 0; block < blocks; block++) {
    const at = block * UF2_BLOCK;
    const words = [FIRST_MAGIC, SECOND_MAGIC, HAS_FAMILY, address + block * UF2_PAYLOAD, UF2_PAYLOAD];
    [...words, block, blocks, RP2040_FAMILY].forEach((word, index) =>
      view.setUint32(at + index * 4, word, true),
    );
    file.set(image.subarray(block * UF2_PAYLOAD, (block + 1) * UF2_PAYLOAD), at + PAYLOAD_AT);
    view.setUint32(at + LAST_MAGIC_AT, LAST_MAGIC, true);
  }
  return file;
}

/** The image in a UF2 file and where it belongs. Throws an Error that says what is wrong with the file. */
export function decodeUf2(file: Uint8Array): { address: number; image: Uint8Array } {
  if (file.length === 0 || file.length % UF2_BLOCK !== 0)
    throw new Error(`a UF2 file consists of blocks of ${UF2_BLOCK} bytes; this one has ${file.length} bytes`);
  const blocks = file.length / UF2_BLOCK;
  const image = new Uint8Array(blocks * UF2_PAYLOAD);
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const address = view.getUint32(12, true);
  for (let block = 0; block < blocks; block++) {
    const word = (index: number) => view.getUint32(block * UF2_BLOCK + index * 4, true);
    const expect = (what: string, is: number, should: number) => {
      if (is !== should) throw new Error(`block ${block}: ${what} is ${hex(is)}, not ${hex(should)}`);
    };
    expect('first mark', word(0), FIRST_MAGIC);
    expect('second mark', word(1), SECOND_MAGIC);
    expect('last mark', view.getUint32(block * UF2_BLOCK + LAST_MAGIC_AT, true), LAST_MAGIC);
    expect('flag word', word(2), HAS_FAMILY);
    expect('family', word(7), RP2040_FAMILY);
    expect('payload size', word(4), UF2_PAYLOAD);
    expect('block number', word(5), block);
    expect('count of blocks', word(6), blocks);
    expect('address', word(3), address + block * UF2_PAYLOAD);
    const at = block * UF2_BLOCK + PAYLOAD_AT;
    image.set(file.subarray(at, at + UF2_PAYLOAD), block * UF2_PAYLOAD);
  }
  return { address, image };
}

function hex(word: number): string {
  return `0x${word.toString(16)}`;
}
