import { spawnSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from 'vitest';
import { picoFiles } from '../../host/build/pico/build';
import { hasImage, PicoTable } from './pico-table';

const RAM = 0x20000000;
const FAULTS_AT = (2 << 20) - 4096;
const BLANK = 0xffffffff;
/** Codes of firmware/board/fault.h. */
const STACK = 3;
const HANG = 4;
const POINTER = 5;
const EXHAUSTION = 16 + 9;

/** Where a variable or function of the image lies. */
function addressOf(symbol: string): number {
  const { stdout } = spawnSync('arm-none-eabi-nm', [picoFiles().elf], { encoding: 'utf8' });
  const line = stdout.split('\n').find((candidate) => candidate.endsWith(` ${symbol}`));
  if (line === undefined) throw new Error(`the image has no symbol ${symbol}`);
  return parseInt(line, 16);
}

describe.skipIf(!hasImage)('a fault', () => {
  let table: PicoTable;
  let flashes: number[];
  beforeEach(() => {
    flashes = [];
    table = new PicoTable({ onFaultLight: (isOn, at) => isOn && flashes.push(at) });
    table.greet();
  });

  /** Changes a word in RAM behind the firmware's back. */
  const poke = (address: number, word: number) => {
    table.machine.chip.mcu.sramView.setUint32(address - RAM, word, true);
  };

  /** Where the module's instance keeps the size of its memory. */
  const addressOfMemorySize = () => {
    const { sramView } = table.machine.chip.mcu;
    const page = 0x10000;
    const instance = addressOf('table');
    for (let at = instance; at < instance + 2048; at += 4)
      if (sramView.getUint32(at - RAM, true) === page) return at;
    throw new Error('the instance has no memory size');
  };

  /** The faults in flash: code, place. */
  const kept = () => {
    const { flashView } = table.machine.chip.mcu;
    const faults: [number, number][] = [];
    for (let at = FAULTS_AT; flashView.getUint32(at, true) !== BLANK; at += 16) {
      const [code, place, time, check] = [0, 4, 8, 12].map((offset) =>
        flashView.getUint32(at + offset, true),
      );
      expect(~((code as number) ^ (place as number) ^ (time as number)) >>> 0).toBe(check);
      faults.push([code as number, place as number]);
    }
    return faults;
  };

  /** The table is there again, and says so. */
  const expectTableBack = () => {
    expect(table.machine.restarts).toBe(1);
    table.machine.run(300);
    expect(table.say('hello 1 1')[0]).toMatch(/^hello 1 1 /);
  };

  test('without one, none is kept and the fault light stays dark', () => {
    table.machine.run(2000);
    expect(kept()).toEqual([]);
    expect(flashes).toEqual([]);
    expect(table.machine.restarts).toBe(0);
  });

  test('a stack that runs over ends in a restart; the light blinks its code', () => {
    poke(addressOf('stack_end'), 0);
    table.machine.run(5);
    expectTableBack();
    expect(kept()).toEqual([[STACK, 0]]);
    table.machine.run(4000);
    // Tenths of a second.
    const gaps = flashes.slice(1).map((at, index) => Math.round((at - (flashes[index] as number)) / 1e8));
    expect(gaps.slice(0, 4)).toEqual([5, 5, 25, 5]);
  });

  /** The one fault that was kept, and that its place is one in the program. */
  const expectPlace = (code: number) => {
    const [[keptCode, place]] = kept() as [[number, number]];
    expect(keptCode).toBe(code);
    expect(place).toBeGreaterThan(0x10000100);
    expect(place).toBeLessThan(0x10030000);
  };

  test('a pointer that leaves the module’s memory', () => {
    poke(addressOfMemorySize(), 0);
    table.machine.run(5);
    expectTableBack();
    expectPlace(POINTER);
  });

  test('a trap of the module: too many nested calls', () => {
    poke(addressOf('wasm_rt_call_stack_depth'), 64);
    table.machine.run(5);
    expectTableBack();
    expectPlace(EXHAUSTION);
  });

  test('a program that hangs is ended by the watchdog within a second or so', () => {
    const forever = 0xe7fe;
    poke(addressOf('on_sample_timer') & ~1, forever | (forever << 16));
    table.machine.run(1100);
    expectTableBack();
    expect(kept().map(([code]) => code)).toEqual([HANG]);
  });

  test('several are kept one behind the other', () => {
    for (let count = 1; count <= 3; count++) {
      poke(addressOf('stack_end'), 0);
      table.machine.run(400);
    }
    expect(table.machine.restarts).toBe(3);
    expect(kept()).toEqual(Array(3).fill([STACK, 0]));
  });
});
