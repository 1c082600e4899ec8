import { describe, expect, test } from 'vitest';
import { readImage } from '../../host/build/pico/build';
import { Random } from '../../host/sim/random';
import { STORE_SIZE } from '../../shared/store';
import { hasImage, PicoTable } from './pico-table';

const MILLISECOND = 1e6;
const FLASH_SIZE = 2 << 20;
/** The last sector keeps faults, the store lies before it (firmware/board/rp2040/flash.h). */
const STORE_AT = FLASH_SIZE - 4096 - STORE_SIZE;
const CUTS = 12;

describe.skipIf(!hasImage)('the store in flash', () => {
  const hashIn = (lines: readonly string[]) =>
    lines.map((line) => /^state \d+ \d+ \S+ \d+ (\S+) /.exec(line)?.[1]).find((hash) => hash !== undefined);

  test('power that fails at any instant leaves all of an action or none of it', () => {
    const table = new PicoTable();
    const random = new Random(9);
    table.greet();
    table.say('start 2 1 00000002', 50);
    let number = 2;
    const state = () => hashIn(table.say(`snapshot ${++number}`, 60));
    let known = state();
    const found = { before: 0, after: 0 };
    for (let cut = 0; cut < CUTS; cut++) {
      // Both seats roll for the first turn over and over: a tie is rolled again.
      const body = `dice ${++number} 4 4 4 0 0 0`;
      const heard = table.heard.length;
      table.type(body);
      table.machine.runAndCut(random.below(2 * MILLISECOND) + MILLISECOND / 10);
      const answer = /^action \d+ \S+ (\S+) /m.exec(table.heard.slice(heard))?.[1];
      // What lies on the table is looked at before dice count again.
      table.say('hello 1 1', 400);
      number = 1;
      const now = state();
      if (answer !== undefined) expect(now).toBe(answer);
      found[now === known ? 'before' : 'after']++;
      known = now;
    }
    expect(found.before + found.after).toBe(CUTS);
    expect(found.before).toBeGreaterThan(0);
    expect(found.after).toBeGreaterThan(0);
  });

  test('while sectors are erased ahead of need, inputs are sampled and the host is answered', () => {
    const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
    flash.set(readImage());
    // A store full of something else: neither region is one.
    flash.fill(0x5a, STORE_AT, STORE_AT + STORE_SIZE);
    const table = new PicoTable({}, flash);
    table.greet();
    const samples: number[] = [];
    table.machine.onSample = (at) => samples.push(at);
    const { flashView } = table.machine.chip.mcu;
    table.machine.run(4500);
    expect(flashView.getUint32(STORE_AT, true)).toBe(0xffffffff);
    const gaps = samples.slice(1).map((at, index) => at - (samples[index] as number));
    expect(Math.max(...gaps)).toBeLessThan(1.1 * MILLISECOND);
    expect(table.machine.restarts).toBe(0);
    expect(table.heard.match(/^beat/gm)?.length).toBeGreaterThanOrEqual(4);
    expect(table.say('snapshot 2')[0]).toMatch(/^ok \d+ 2 /);
  });
});
