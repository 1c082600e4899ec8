import { describe, expect, test } from 'vitest';
import { crcA, ETU, frameDelay, withCrc } from '../../host/sim/devices/air';
import { Command, Fault, Irq, Modem, Register } from '../../host/sim/devices/mfrc522-registers';
import { MachineFault } from '../../host/sim/machine-fault';
import { benchWith, ChipBench, SHORT_FRAME, tagWith, uid } from './chip-bench';

// The chip's model against the data sheet (NXP MFRC522, rev. 3.9), without the firmware.

describe('registers', () => {
  test('hold their reset values', () => {
    const bench = new ChipBench();
    const values = {
      0x01: 0x20,
      0x02: 0x80,
      0x04: 0x14,
      0x06: 0,
      0x07: 0x21,
      0x0b: 0x08,
      0x0c: 0x10,
      0x0e: 0xa0,
    };
    for (const [register, value] of Object.entries(values)) expect(bench.read(Number(register))).toBe(value);
    expect(bench.read(Register.TxControl)).toBe(0x80);
    expect(bench.read(Register.Mode)).toBe(0x3f);
    expect(bench.read(Register.Version)).toBe(0x92);
  });

  test('several are read in one transfer, an address for each', () => {
    const bench = new ChipBench();
    const bytes = Uint8Array.of(0x80 | (Register.Version << 1), 0x80 | (Register.Mode << 1), 0);
    bench.chip.transfer(bytes, bench.now);
    expect([...bytes.subarray(1)]).toEqual([0x92, 0x3f]);
  });

  test.each([
    ['a transfer without data', [0x82]],
    ['an address with its lowest bit set', [0x83, 0]],
    ['a reading transfer that does not end with 0', [0x82, 0x82]],
    ['a reserved register', [0x80 | (0x0f << 1), 0]],
    ['writing a register that can only be read', [Register.Version << 1, 1]],
    ['writing reserved bits', [Register.TxAsk << 1, 0x80]],
    ['another bit rate', [Register.TxMode << 1, 0x10]],
    ['reading an empty FIFO', [0x80 | (Register.FifoData << 1), 0]],
    ['authentication', [Register.Command << 1, Command.MfAuthent]],
  ])('%s is a fault', (_, bytes) => {
    expect(() => new ChipBench().chip.transfer(Uint8Array.from(bytes), 0)).toThrow(MachineFault);
  });

  test('requests are set and cleared by the highest bit written with them', () => {
    const bench = new ChipBench();
    bench.write(Register.ComIrq, 0x7f);
    expect(bench.read(Register.ComIrq)).toBe(0);
    bench.write(Register.ComIrq, 0x80 | Irq.Rx | Irq.Timer);
    expect(bench.read(Register.ComIrq)).toBe(Irq.Rx | Irq.Timer);
    bench.write(Register.ComIrq, Irq.Timer);
    expect(bench.read(Register.ComIrq)).toBe(Irq.Rx);
  });

  test('soft reset takes its time and puts everything back', () => {
    const bench = new ChipBench();
    bench.write(Register.TxControl, 0x83);
    bench.write(Register.Command, Command.SoftReset);
    expect(bench.read(Register.Command) & 0x10).toBe(0x10);
    expect(() => bench.write(Register.TxControl, 0x83)).toThrow(MachineFault);
    bench.wait(1100);
    expect(bench.read(Register.Command)).toBe(0x20);
    expect(bench.read(Register.TxControl)).toBe(0x80);
    expect(bench.chip.field.isOn).toBe(false);
  });

  test('a chip that is not there leaves the line alone', () => {
    const bench = new ChipBench();
    bench.chip.isPresent = false;
    expect(bench.read(Register.Version)).toBe(0xff);
    bench.chip.idleLine = 0;
    expect(bench.read(Register.Version)).toBe(0);
  });
});

describe('FIFO', () => {
  test('keeps order and level, and is flushed', () => {
    const bench = new ChipBench();
    bench.write(Register.FifoData, 1, 2, 3);
    expect(bench.read(Register.FifoLevel)).toBe(3);
    expect(bench.read(Register.FifoData)).toBe(1);
    bench.write(Register.FifoLevel, 0x80);
    expect(bench.read(Register.FifoLevel)).toBe(0);
  });

  test('alerts follow the water level', () => {
    const bench = new ChipBench();
    bench.write(Register.WaterLevel, 4);
    for (let byte = 0; byte < 4; byte++) bench.write(Register.FifoData, byte);
    expect(bench.read(Register.Status1) & 3).toBe(1);
    bench.write(Register.FifoData, 4);
    expect(bench.read(Register.Status1) & 3).toBe(0);
    bench.write(Register.FifoData, ...Array.from({ length: 54 }, () => 0));
    expect(bench.read(Register.Status1) & 3).toBe(0);
    bench.write(Register.FifoData, 0);
    expect(bench.read(Register.Status1) & 3).toBe(2);
    expect(bench.read(Register.ComIrq) & Irq.HiAlert).toBe(Irq.HiAlert);
  });

  test('a 65th byte is lost, and said so until the flush', () => {
    const bench = new ChipBench();
    bench.write(Register.ComIrq, 0x7f);
    bench.write(Register.FifoData, ...Array.from({ length: 64 }, (_, at) => at));
    expect(bench.read(Register.Error)).toBe(0);
    bench.write(Register.FifoData, 99);
    expect(bench.read(Register.FifoLevel)).toBe(64);
    expect(bench.read(Register.Error)).toBe(Fault.BufferOvfl);
    expect(bench.read(Register.ComIrq) & Irq.Err).toBe(Irq.Err);
    bench.write(Register.FifoLevel, 0x80);
    expect(bench.read(Register.Error)).toBe(0);
  });

  test('Mem moves 25 bytes in, and out again into an empty FIFO', () => {
    const bench = new ChipBench();
    const bytes = Array.from({ length: 25 }, (_, at) => at + 1);
    bench.write(Register.ComIrq, 0x7f);
    bench.write(Register.FifoData, ...bytes);
    bench.write(Register.Command, Command.Mem);
    expect(bench.read(Register.FifoLevel)).toBe(0);
    expect(bench.read(Register.ComIrq) & Irq.Idle).toBe(Irq.Idle);
    bench.write(Register.Command, Command.Mem);
    expect(bench.fifo()).toEqual(bytes);
  });

  test('a byte written while an answer is awaited is an error', () => {
    const bench = benchWith();
    bench.send([0x52], SHORT_FRAME);
    bench.wait(100);
    bench.write(Register.FifoData, 1);
    expect(bench.read(Register.Error) & Fault.Wr).toBe(Fault.Wr);
  });
});

describe('CRC', () => {
  // ISO/IEC 14443-3, annex B: CRC_A of 00 00 is A0 1E, of 12 34 is 26 CF.
  test.each([
    [[0x00, 0x00], 0x1ea0],
    [[0x12, 0x34], 0xcf26],
  ])('of the standard’s examples', (bytes, crc) => {
    expect(crcA(bytes)).toBe(crc);
    const bench = new ChipBench();
    bench.write(Register.Mode, 0x3d);
    bench.write(Register.FifoData, ...bytes);
    bench.write(Register.Command, Command.CalcCrc);
    expect(bench.read(Register.DivIrq)).toBe(4);
    expect((bench.read(Register.CrcResultHigh) << 8) | bench.read(Register.CrcResultLow)).toBe(crc);
    expect(bench.read(Register.Command)).toBe(Command.CalcCrc); // does not end by itself
  });
});

describe('timer', () => {
  test('counts down, once, and sets its request', () => {
    const bench = new ChipBench();
    bench.write(Register.TPrescaler, 169);
    bench.write(Register.TReloadLow, 39);
    bench.write(Register.ComIrq, 0x7f);
    bench.write(Register.Control, 0x40);
    expect(bench.read(Register.Status1) & 8).toBe(8);
    bench.wait(900);
    expect(bench.read(Register.TCounterLow)).toBeLessThan(5);
    expect(bench.read(Register.ComIrq)).toBe(0);
    bench.wait(100);
    expect(bench.read(Register.ComIrq)).toBe(Irq.Timer);
    expect(bench.read(Register.Status1) & 8).toBe(0);
  });

  test('is stopped', () => {
    const bench = new ChipBench();
    bench.write(Register.ComIrq, 0x7f);
    bench.write(Register.TReloadHigh, 1);
    bench.write(Register.Control, 0x40);
    bench.write(Register.Control, 0x80);
    bench.wait(1000);
    expect(bench.read(Register.ComIrq)).toBe(0);
  });

  test('starts by itself at the end of a frame and runs out where nobody answers', () => {
    const bench = benchWith();
    bench.send([0x52], SHORT_FRAME);
    expect(bench.read(Register.Status2) & 7).toBe(Modem.Transmitting);
    bench.wait(100);
    expect(bench.read(Register.ComIrq)).toBe(Irq.Tx | Irq.LoAlert);
    expect(bench.read(Register.Status2) & 7).toBe(Modem.WaitData);
    bench.wait(450);
    expect(bench.read(Register.ComIrq) & (Irq.Timer | Irq.Rx)).toBe(Irq.Timer);
  });
});

describe('exchanges', () => {
  test('an answer comes after the frame, the frame delay and its own bits, and stops the timer', () => {
    const bench = benchWith(tagWith(...uid));
    bench.send([0x52], SHORT_FRAME);
    const sentAt = bench.now;
    // Start and seven bits; then start, 16 bits and two parities.
    const answeredAt = sentAt + 8 * ETU + frameDelay(1) + 19 * ETU;
    bench.wait(answeredAt - bench.now - 30);
    expect(bench.read(Register.ComIrq) & Irq.Rx).toBe(0);
    expect(bench.read(Register.Status2) & 7).toBe(Modem.Receiving);
    bench.wait(30);
    expect(bench.read(Register.ComIrq) & (Irq.Rx | Irq.Timer)).toBe(Irq.Rx);
    bench.wait(1000);
    expect(bench.read(Register.ComIrq) & Irq.Timer).toBe(0);
    expect(bench.fifo()).toEqual([0x44, 0x00]);
    expect(bench.read(Register.Control) & 7).toBe(0);
  });

  test('nothing is heard without a field, and a tag needs 5 ms of it', () => {
    const bench = new ChipBench();
    bench.tags.push(tagWith(...uid));
    bench.send([0x52], SHORT_FRAME);
    bench.wait(1000);
    expect(bench.read(Register.Status2) & 7).toBe(Modem.TxWait);
    expect(bench.read(Register.ComIrq) & Irq.Tx).toBe(0);
    bench.write(Register.TxControl, 0x83);
    expect(bench.exchange([0x52], SHORT_FRAME)).toEqual([]);
    bench.wait(1000);
    expect(bench.exchange([0x52], SHORT_FRAME)).toEqual([0x44, 0x00]);
  });

  test('StartSend only works with Transceive, and only once a write', () => {
    const bench = benchWith(tagWith(...uid));
    bench.write(Register.FifoData, 0x52);
    bench.write(Register.BitFraming, 0x80 | SHORT_FRAME);
    bench.wait(1000);
    expect(bench.read(Register.FifoLevel)).toBe(1);
    expect(bench.exchange([0x52], SHORT_FRAME)).toEqual([0x44, 0x00]);
    bench.write(Register.ComIrq, 0x7f);
    bench.wait(2000);
    expect(bench.read(Register.ComIrq)).toBe(0);
  });

  test('a new command ends the one that runs', () => {
    const bench = benchWith(tagWith(...uid));
    bench.send([0x52], SHORT_FRAME);
    bench.wait(200);
    bench.write(Register.Command, Command.Idle);
    bench.wait(1000);
    expect(bench.read(Register.FifoLevel)).toBe(0);
    expect(bench.read(Register.ComIrq) & (Irq.Idle | Irq.Rx)).toBe(0);
  });

  test('Transmit ends by itself; Receive takes the answer and ends by itself', () => {
    const bench = benchWith(tagWith(...uid));
    bench.write(Register.ComIrq, 0x7f);
    bench.write(Register.BitFraming, SHORT_FRAME);
    bench.write(Register.FifoData, 0x52);
    bench.write(Register.Command, Command.Transmit);
    bench.wait(90);
    expect(bench.read(Register.ComIrq) & Irq.Idle).toBe(Irq.Idle);
    expect(bench.read(Register.Command) & 0xf).toBe(Command.Idle);
    bench.write(Register.Command, Command.Receive);
    bench.write(Register.ComIrq, 0x7f);
    bench.wait(500);
    expect(bench.read(Register.ComIrq) & (Irq.Idle | Irq.Rx)).toBe(Irq.Idle | Irq.Rx);
    expect(bench.fifo()).toEqual([0x44, 0x00]);
  });

  test('requests too close to each other, and commands too soon after an answer, are faults', () => {
    const bench = benchWith();
    bench.send([0x52], SHORT_FRAME);
    bench.wait(100);
    expect(() => bench.send([0x52], SHORT_FRAME)).toThrow('request guard time');
    const other = benchWith(tagWith(...uid));
    other.send([0x52], SHORT_FRAME);
    other.wait(75 + 91 + 179);
    other.write(Register.Command, Command.Idle);
    other.write(Register.FifoLevel, 0x80);
    other.write(Register.BitFraming, 0);
    other.write(Register.Command, Command.Transceive);
    other.write(Register.FifoData, 0x93, 0x20);
    expect(() => other.write(Register.BitFraming, 0x80)).toThrow('frame delay');
  });

  test('the whole way to a tag’s page with the chip’s own CRC', () => {
    const bench = benchWith(tagWith(...uid));
    bench.exchange([0x52], SHORT_FRAME);
    const first = bench.exchange([0x93, 0x20]);
    expect(first).toEqual([0x88, 0x04, 0xa1, 0xb2, 0x88 ^ 0x04 ^ 0xa1 ^ 0xb2]);
    bench.write(Register.TxMode, 0x80);
    bench.write(Register.RxMode, 0x80);
    expect(bench.exchange([0x93, 0x70, ...first])).toEqual([0x04]);
    bench.write(Register.TxMode, 0);
    bench.write(Register.RxMode, 0);
    const second = bench.exchange([0x95, 0x20]);
    expect(second.slice(0, 4)).toEqual([0xc3, 0xd4, 0xe5, 0xf6]);
    expect(bench.exchange(withCrc([0x95, 0x70, ...second]))).toEqual(withCrc([0x00]));
    bench.write(Register.TxMode, 0x80);
    bench.write(Register.RxMode, 0x80);
    expect(bench.exchange([0x30, 4])).toEqual(Array.from({ length: 16 }, (_, at) => 16 + at));
    bench.chip.keepsCrc = true;
    expect(bench.exchange([0x30, 4])).toHaveLength(18);
    // A page that is not there: four bits, which are no frame with a CRC.
    expect(bench.exchange([0x30, 45])).toEqual([0]);
    expect(bench.read(Register.Control) & 7).toBe(4);
    expect(bench.read(Register.Error)).toBe(Fault.Crc);
  });

  test('errors of the last frame are cleared when the receiver starts again', () => {
    const bench = benchWith(tagWith(...uid));
    bench.write(Register.RxMode, 0x80);
    bench.exchange([0x52], SHORT_FRAME); // an answer to a request has no CRC
    expect(bench.read(Register.Error)).toBe(Fault.Crc);
    bench.write(Register.RxMode, 0);
    bench.exchange([0x93, 0x20]);
    expect(bench.read(Register.Error)).toBe(0);
  });

  test('a tag that is taken away while it answers leaves a broken frame', () => {
    const bench = benchWith(tagWith(...uid));
    bench.exchange([0x52], SHORT_FRAME);
    bench.send([0x93, 0x20]);
    bench.wait(300);
    bench.tags.length = 0;
    bench.wait(1000);
    expect(bench.fifo().length).toBeLessThan(5);
  });
});

describe('collisions', () => {
  const one = [0x10, 0x20, 0x30, 0x40];
  const other = [0x10, 0x24, 0x31, 0x40]; // differs first in the third bit of the second byte: the 11th

  test('the first one is told by its place, and the bits behind it are cleared', () => {
    const bench = benchWith(tagWith(...one), tagWith(...other));
    bench.write(Register.Coll, 0);
    bench.exchange([0x52], SHORT_FRAME);
    const bytes = bench.exchange([0x93, 0x20]);
    expect(bench.read(Register.Error) & Fault.Coll).toBe(Fault.Coll);
    expect(bench.read(Register.Coll)).toBe(11);
    expect(bytes[0]).toBe(0x10);
    expect((bytes[1] as number) & 3).toBe(0);
    expect((bytes[1] as number) >> 3).toBe(0);
    expect(bytes.slice(2)).toEqual([0, 0, 0]);
  });

  test('with the prefix of one tag only that one answers, aligned to the bits already known', () => {
    const bench = benchWith(tagWith(...one), tagWith(...other));
    bench.exchange([0x52], SHORT_FRAME);
    bench.exchange([0x93, 0x20]);
    // Eleven bits: a byte and three bits.
    const bytes = bench.exchange([0x93, 0x33, 0x10, 0x04], 0x33);
    expect(bench.read(Register.Error)).toBe(0);
    expect((bytes[0] as number) >> 3).toBe(0x24 >> 3);
    expect(bytes.slice(1)).toEqual([0x31, 0x40, 0x10 ^ 0x24 ^ 0x31 ^ 0x40]);
  });

  test('the place counts the bits of the alignment', () => {
    const far = [0x10, 0xa0, 0x30, 0x40];
    const bench = benchWith(tagWith(...one), tagWith(...far));
    bench.exchange([0x52], SHORT_FRAME);
    bench.exchange([0x93, 0x33, 0x10, 0x00], 0x33);
    // The eighth bit of the second byte; the FIFO begins with that byte.
    expect(bench.read(Register.Coll) & 0x3f).toBe(8);
  });

  test('one in the 32nd bit reads 0, one behind it has no place', () => {
    const last = [0x10, 0x20, 0x30, 0xc0];
    const bench = benchWith(tagWith(...one), tagWith(...last));
    bench.exchange([0x52], SHORT_FRAME);
    bench.exchange([0x93, 0x20]);
    expect(bench.read(Register.Coll) & 0x3f).toBe(0);
  });

  test('none has no place', () => {
    const bench = benchWith(tagWith(...one));
    bench.exchange([0x52], SHORT_FRAME);
    bench.exchange([0x93, 0x20]);
    expect(bench.read(Register.Coll) & 0x20).toBe(0x20);
    expect(bench.read(Register.Error)).toBe(0);
  });
});
