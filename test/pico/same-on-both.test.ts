import { describe, expect, test } from 'vitest';
import { Module } from '../../shared/settings';
import { hasImage } from './pico-table';
import { play, type Scenario } from './scenario';

// The same scenario on the machine `node` and on the real image: the same is said both ways, and the same shines at the end. A tick in
// which much is worked out comes late on the chip, never on the machine `node`, so that beats and the phases of a breath may fall
// a little otherwise.

/** How much a light that breathes may differ, of 255. */
const BREATH = 24;

/** What is said, without heartbeats, numbers and checksums. */
function saidIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const said = /^([<>] (?!beat)\w+) \d+ ?(.*) \*/.exec(line);
    return said ? [`${said[1]} ${said[2]}`] : [];
  });
}

function lightsOf(frame: string | undefined): number[] {
  return [...Buffer.from(frame ?? '', 'hex')];
}

const plain: readonly (Scenario & { name: string; least: number })[] = [
  { name: 'Doubles Wild', game: 'doubles-wild', seed: 7, clumsiness: 0.3, deeds: 14, least: 60 },
  { name: 'DOCE', game: 'doce', seed: 7, clumsiness: 0.3, deeds: 10, least: 30 },
  {
    ...{ name: 'Doppio', game: 'doppio', seed: 7, clumsiness: 0.1, deeds: 14, least: 20 },
    options: { seats: 2, hidden: true },
  },
];

describe.skipIf(!hasImage)('without a tag reader', () => {
  test.each(plain)('$name', async ({ least, ...scenario }) => {
    const node = await play(scenario, 'node');
    const pico = await play(scenario, 'pico');
    expect(saidIn(pico.lines)).toEqual(saidIn(node.lines));
    const [last, lastOnPico] = [lightsOf(node.frames.at(-1)), lightsOf(pico.frames.at(-1))];
    expect(lastOnPico).toHaveLength(last.length);
    for (const [at, value] of last.entries())
      expect(Math.abs((lastOnPico[at] ?? 0) - value)).toBeLessThan(BREATH);
    expect(node.lines.length).toBeGreaterThanOrEqual(least);
    expect(node.frames.length).toBeGreaterThan(100);
  });
});

/**
 * With the reader a step may come when the processor is free for it, which the machine `node` always is: what is read is told
 * some milliseconds later. So beats and passing prompts fall differently; what is done, and its order, does not. Where a tile
 * wanders from a rack to the pad it may even matter which of the two antennas is read first: racks are not compared.
 */
const read: readonly (Scenario & { name: string; least: number })[] = [
  {
    ...{ name: 'DOCE', game: 'doce', seed: 3, clumsiness: 0, deeds: 5, least: 4 },
    modules: Module.TagReader,
  },
];

/** The actions of a game, each with the hash after it, without the line's own number and checksum. */
function actionsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^< action \d+ (\S+ \S+) /.exec(line)?.[1] ?? []);
}

describe.skipIf(!hasImage)('with a tag reader', () => {
  test.each(read)('$name', async ({ least, ...scenario }) => {
    const node = actionsOf((await play(scenario, 'node')).lines);
    const pico = actionsOf((await play(scenario, 'pico')).lines);
    expect(pico).toEqual(node);
    expect(node.length).toBeGreaterThanOrEqual(least);
  });
});
