import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { displayWidth } from '../../hardware/description';
import { Setting } from '../../shared/settings';
import { buildFolder } from '../../host/build/sources';
import { glyphs } from '../../host/build/display/glyphs';
import { NodeMachine } from '../../host/sim/node-machine';
import { pngOf } from '../../host/sim/png';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { AtGrid } from '../table/at-grid';
import { AtTable } from '../table/at-table';
import { AtTiles } from '../table/at-tiles';
import type { TableTester } from '../table/tester';
import { storeSaying } from './display-module';

// Pictures of the display, to be looked at by people and compared by tests, dot by dot. UPDATE_PICTURES=1 accepts changed
// ones; the test fails once more then, so that nothing is accepted unseen. What differs is left in build/pictures.

const FOLDER = join(import.meta.dirname, 'pictures');
const LEFT = join(buildFolder, 'pictures');

/** What is to be seen, by the name of its picture. */
const scenes: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'first-turn': async () => dotsOf(await AtTable.sit({ seats: 4 })),
  'marble-or-roll-again': async () => {
    const table = await AtTable.sitAsFirst();
    await table.takePocket([1, 2], [3, 4], 0);
    await table.takePocket([1, 2], [5, 4], 1);
    await table.takePocket([1, 3], [4, 4], 0);
    await table.dice({ red: [6, 5], blue: [3, 4] });
    return dotsOf(table);
  },
  'marble-missing-it': async () => {
    const table = await AtTable.sitAsFirst();
    await table.takePocket([1, 2], [3, 4], 0);
    await table.takePocket([1, 2], [5, 4], 1);
    await table.lift(3, 7);
    return dotsIn('it', table);
  },
  'not-your-turn': async () => {
    const table = await AtTable.sitAsFirst();
    await table.press(1, 'confirm');
    return dotsOf(table);
  },
  'doce-no-play-zone-it': async () => {
    const table = await AtGrid.sit();
    await table.put(0, 3, 2, 2);
    await table.put(1, 4, 5, 5);
    await table.put(0, 5, 2, 3);
    return dotsIn('it', table);
  },
  'doppio-opening-it': async () => dotsIn('it', await AtTiles.sit({ seats: 4 })),
  'signs-1': () => dotsOfSigns(0),
  'signs-2': () => dotsOfSigns(80),
};

function dotsOf(table: TableTester): Promise<Uint8Array> {
  return Promise.resolve(table.world.display.dots());
}

async function dotsIn(language: 'it', table: TableTester): Promise<Uint8Array> {
  void table.game.client.say({
    word: 'set',
    setting: Setting.Language,
    value: ['en', 'it'].indexOf(language),
  });
  await table.wait(200);
  return dotsOf(table);
}

/** Eighty signs of the font, eleven to a line, a blank between any two. */
function dotsOfSigns(first: number): Promise<Uint8Array> {
  const signs = [...glyphs.keys()].slice(first, first + 80).map((sign) => (sign === ' ' ? '.' : sign));
  const world = new World(new Random(1));
  const machine = new NodeMachine(world, undefined, storeSaying(signs.join(' ')));
  machine.boot();
  machine.run(500);
  return Promise.resolve(world.display.dots());
}

test.each(Object.entries(scenes))('the display as on the picture %s', async (name, look) => {
  const picture = pngOf(await look(), displayWidth);
  const file = join(FOLDER, `${name}.png`);
  const isSame = existsSync(file) && readFileSync(file).equals(picture);
  if (isSame) return;
  const isAccepted = process.env['UPDATE_PICTURES'] === '1';
  const folder = isAccepted ? FOLDER : LEFT;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), picture);
  expect.fail(
    isAccepted
      ? `test/output/pictures/${name}.png was written anew: look at it, and run the test again`
      : `the display differs from test/output/pictures/${name}.png; what it shows is in build/pictures`,
  );
});

test('there is no picture without a scene', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(scenes)
      .map((name) => `${name}.png`)
      .sort(),
  );
});
