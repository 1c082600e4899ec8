import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { Ssd1306 } from '../../host/sim/devices/ssd1306';
import { MachineFault } from '../../host/sim/machine-fault';
import { pngOf } from '../../host/sim/png';

const WIDTH = 128;

let display: Ssd1306;
const commands = (...bytes: number[]) => display.write(Uint8Array.of(0x00, ...bytes));
const dots = (...bytes: number[]) => display.write(Uint8Array.of(0x40, ...bytes));
/** Where dots shine, as "column,row". */
function shining(): string[] {
  return [...display.dots()].flatMap((dot, at) => (dot ? [`${at % WIDTH},${Math.floor(at / WIDTH)}`] : []));
}

/** Lit, upright, horizontal addressing of everything, all dots 0. */
function prepare(): void {
  commands(0xa1, 0xc8, 0x8d, 0x14, 0x20, 0, 0x21, 0, 127, 0x22, 0, 7, 0xaf);
  dots(...Array<number>(1024).fill(0));
}

beforeEach(() => {
  display = new Ssd1306();
  prepare();
});

describe('what is seen (8.7, 8.9)', () => {
  test('after power-up nothing, whatever the memory holds', () => {
    expect([...new Ssd1306().dots()]).not.toContain(1);
  });

  test('once it is on, what the memory happens to hold', () => {
    const fresh = new Ssd1306();
    fresh.write(Uint8Array.of(0x00, 0x8d, 0x14, 0xaf));
    expect([...fresh.dots()]).toContain(1);
  });

  test('nothing without the charge pump', () => {
    commands(0xa5);
    expect(shining()).toHaveLength(128 * 64);
    commands(0x8d, 0x10);
    expect(display.isLit).toBe(false);
    expect(shining()).toEqual([]);
  });

  test('the lowest bit of a byte is the upper one of eight dots', () => {
    dots(0b10000001);
    expect(shining()).toEqual(['0,0', '0,7']);
  });

  test('unless columns and rows are turned, the picture stands on its head', () => {
    commands(0xa0, 0xc0);
    dots(1);
    expect(shining()).toEqual(['127,63']);
  });

  test('inverse, all on, and off again', () => {
    dots(1);
    commands(0xa7);
    expect(shining()).toHaveLength(128 * 64 - 1);
    commands(0xa6, 0xa5);
    expect(shining()).toHaveLength(128 * 64);
    commands(0xa4);
    expect(shining()).toEqual(['0,0']);
    commands(0xae);
    expect(shining()).toEqual([]);
  });

  test('the start line moves the picture up', () => {
    dots(1 << 5);
    commands(0x40 | 5);
    expect(shining()).toEqual(['0,0']);
  });

  test('rows wired by turns need their setting', () => {
    commands(0xda, 0x02);
    expect(() => display.dots()).toThrow('it needs command DAh 12h');
  });
});

describe('addressing (10.1.3)', () => {
  test('horizontal: along the columns of the window, then to the next page of it', () => {
    commands(0x21, 3, 4, 0x22, 1, 2);
    dots(1, 1, 1, 1, 1);
    expect(shining()).toEqual(['3,8', '4,8', '3,16', '4,16']);
  });

  test('vertical: down the pages of the window, then to the next column of it', () => {
    commands(0x20, 1, 0x21, 3, 4, 0x22, 1, 2);
    dots(1, 1, 1);
    expect(shining()).toEqual(['3,8', '4,8', '3,16']);
  });

  test('page: along the page, from the column that was set, and round to its beginning', () => {
    commands(0x20, 2, 0xb3, 0x0f, 0x17);
    dots(1, 1);
    expect(shining()).toEqual(['0,24', '127,24']);
  });

  test('it goes on from one transaction to the next', () => {
    dots(1);
    dots(1);
    expect(shining()).toEqual(['0,0', '1,0']);
  });

  test('a control byte may stand before every byte (8.1.5.2)', () => {
    display.write(Uint8Array.of(0x80, 0x21, 0x80, 9, 0x80, 127, 0xc0, 1, 0x40, 1, 1));
    expect(shining()).toEqual(['9,0', '10,0', '11,0']);
  });
});

describe('what the data sheet does not define is a fault', () => {
  const faults: [string, number[]][] = [
    ['an unknown command', [0x00, 0xe4]],
    ['scrolling, which is not modelled', [0x00, 0x2f]],
    ['a control byte with other bits', [0x01, 0xae]],
    ['a control byte with nothing behind it', [0x80, 0xae, 0x00]],
    ['a window that ends before it begins', [0x00, 0x21, 5, 4]],
    ['a window that leaves the columns', [0x00, 0x21, 0, 128]],
    ['a window that leaves the pages', [0x00, 0x22, 0, 8]],
    ['a fourth addressing mode', [0x00, 0x20, 3]],
    ['fewer than sixteen rows', [0x00, 0xa8, 14]],
    ['a page start in horizontal addressing', [0x00, 0xb0]],
    ['a precharge phase of no time', [0x00, 0xd9, 0x20]],
    ['other bits beside those of the charge pump', [0x00, 0x8d, 0x04]],
    ['other bits beside those of the rows', [0x00, 0xda, 0x10]],
    ['other bits beside those of the deselect level', [0x00, 0xdb, 0x01]],
  ];
  test.each(faults)('%s', (_, bytes) => {
    expect(() => display.write(Uint8Array.from(bytes))).toThrow(MachineFault);
  });

  test('dots in the middle of a command', () => {
    commands(0x81);
    expect(() => dots(1)).toThrow('dots were sent before a command had all its bytes');
  });
});

test('who is not there does not acknowledge, and has forgotten everything when he comes back', () => {
  dots(1);
  display.pullOut();
  expect(display.write(Uint8Array.of(0x00, 0xaf))).toBe(false);
  expect(shining()).toEqual([]);
  display.plugIn();
  expect(display.isLit).toBe(false);
  prepare();
  expect(shining()).toEqual([]);
});

test('the contrast is told', () => {
  expect(display.contrast).toBe(128);
  commands(0x81, 0x08);
  expect(display.contrast).toBe(9);
});

test('a picture is a PNG file of one bit a dot', () => {
  dots(1);
  const png = pngOf(display.dots(), WIDTH);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 64]);
  const from = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(from + 4, from + 4 + png.readUInt32BE(from - 4)));
  expect(rows).toHaveLength(64 * 17);
  expect([...rows].flatMap((byte, at) => (byte ? [[at, byte]] : []))).toEqual([[1, 0x80]]);
});
