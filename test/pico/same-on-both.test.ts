import { describe, expect, test } from 'vitest';
import { Module } from '../../shared/settings';
import { hasImage } from './pico-table';
import { play, type Scenario } from './scenario';

// The same scenario on the machine `node` and on the real image: the same lines both ways, the same frames of light,
// and the same dots on the display.

const plain: readonly (Scenario & { name: string; least: number })[] = [
  { name: 'Doubles Wild', game: 'doubles-wild', seed: 7, clumsiness: 0.3, deeds: 14, least: 60 },
  { name: 'DOCE', game: 'doce', seed: 7, clumsiness: 0.3, deeds: 10, least: 30 },
];

describe.skipIf(!hasImage)('without a tag reader', () => {
  test.each(plain)('$name', async ({ least, ...scenario }) => {
    const node = await play(scenario, 'node');
    const pico = await play(scenario, 'pico');
    expect(pico.lines).toEqual(node.lines);
    expect(pico.dots).toBe(node.dots);
    // The last frame may still be on its way.
    expect(Math.abs(pico.frames.length - node.frames.length)).toBeLessThanOrEqual(1);
    const both = Math.min(pico.frames.length, node.frames.length);
    expect(pico.frames.slice(0, both)).toEqual(node.frames.slice(0, both));
    expect(node.lines.length).toBeGreaterThanOrEqual(least);
    expect(node.frames.length).toBeGreaterThan(100);
  });
});

/** Steps of the reader fall some microseconds later on a real clock, so that a frame may come a scan later; lines do not. */
const read: readonly (Scenario & { name: string; least: number })[] = [
  {
    ...{ name: 'DOCE', game: 'doce', seed: 3, clumsiness: 0.2, deeds: 4, least: 25 },
    modules: Module.TagReader,
  },
  {
    ...{ name: 'Doppio', game: 'doppio', seed: 7, clumsiness: 0.1, deeds: 5, least: 25 },
    options: { seats: 2, hidden: true },
    modules: Module.TagReader | Module.Racks,
  },
];

describe.skipIf(!hasImage)('with a tag reader', () => {
  test.each(read)('$name', async ({ least, ...scenario }) => {
    const node = await play(scenario, 'node');
    const pico = await play(scenario, 'pico');
    expect(pico.lines).toEqual(node.lines);
    expect(pico.dots).toBe(node.dots);
    expect(node.lines.length).toBeGreaterThanOrEqual(least);
  });
});
