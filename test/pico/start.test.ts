import { describe, expect, test } from 'vitest';
import { leds } from '../../hardware/description';
import { buildPico, readImage } from '../../host/build/pico/build';
import { marble } from '../../host/sim/piece';
import { hasImage, PicoTable } from './pico-table';

const MILLISECOND = 1e6;
/** From power-up, a computer at the port included. */
const BOOT_TARGET = 500;

describe.skipIf(!hasImage)('power-up', () => {
  test('the first frame is dark and complete', () => {
    const table = new PicoTable();
    const frames: Uint8Array[] = [];
    table.world.leds.onFrame = () => frames.push(table.world.leds.frame.slice());
    table.world.leds.frame.fill(255);
    table.machine.boot();
    expect(frames.length).toBeGreaterThan(0);
    expect([...(frames[0] as Uint8Array)]).toEqual(Array(leds * 3).fill(0));
  });

  test('the table greets with the build id of the image', async () => {
    const table = new PicoTable();
    const { build } = await buildPico();
    expect(table.greet()[0]).toMatch(new RegExp(`^hello 1 1 ${build} 00000000 `));
    expect(table.machine.nanos / MILLISECOND).toBeLessThanOrEqual(BOOT_TARGET);
  });

  test('the same image and the same world give the same run, to the nanosecond', () => {
    const run = () => {
      const table = new PicoTable();
      table.greet();
      table.world.put(40, marble(0));
      table.machine.run(300);
      const { mcu } = table.machine.chip;
      return [table.machine.nanos, mcu.core.cycles, table.heard, Buffer.from(mcu.sram).toString('base64')];
    };
    expect(run()).toEqual(run());
  });

  test('an image whose boot stage is damaged does not start', () => {
    const image = readImage();
    image[20] = (image[20] as number) ^ 1;
    expect(() => new PicoTable({}, image)).toThrow('wrong checksum');
  });
});

describe.skipIf(!hasImage)('inputs', () => {
  test('are sampled every millisecond, not one missed, while words and light keep the table busy', () => {
    const table = new PicoTable();
    table.greet();
    const samples: number[] = [];
    table.machine.onSample = (at) => samples.push(at);
    table.say('start 2 1 00000002', 200);
    for (let cell = 0; cell < 30; cell++) {
      table.world.put(cell, marble(cell % 2));
      table.say(`snapshot ${cell + 3}`, 10);
    }
    const gaps = samples.slice(1).map((at, index) => at - (samples[index] as number));
    expect(samples.length).toBeGreaterThanOrEqual(499);
    // An interrupt that is being served already makes one late; none is left out.
    expect(Math.max(...gaps)).toBeLessThan(1.1 * MILLISECOND);
    expect(Math.min(...gaps)).toBeGreaterThan(0.9 * MILLISECOND);
  });

  test('the cell that is touched shines within 12 ms', () => {
    let begun = 0;
    const table = new PicoTable({ onFrameBegins: (at) => (begun = at) });
    table.greet();
    table.machine.run(100);
    const put = table.machine.chip.nanos;
    table.world.put(0, marble(0));
    table.machine.run(30);
    expect(begun).toBeGreaterThan(put);
    expect(begun - put).toBeLessThanOrEqual(12 * MILLISECOND);
    expect(table.world.leds.colour(0)).not.toEqual([0, 0, 0]);
  });
});
