import { describe, expect, it } from 'vitest';
import { displayHeight, displayWidth } from '../../hardware/description';
import { readTexts } from '../output/display-seen';
import { noBrowser, patience, until, useBrowser } from './visitor';

// The small display in the rim: the page paints the dots that the simulated controller lights.

describe.skipIf(noBrowser !== null)('the display on the page', patience, () => {
  const { open, come } = useBrowser();
  const size = { width: displayWidth, height: displayHeight };

  /** Runs in the page: 1 for each dot that is painted. */
  function paintedDots(canvas: HTMLCanvasElement, { width, height }: { width: number; height: number }) {
    const copy = document.createElement('canvas');
    Object.assign(copy, { width: canvas.width, height: canvas.height });
    const drawing = copy.getContext('2d', { willReadFrequently: true })!;
    drawing.drawImage(canvas, 0, 0);
    const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const scale = canvas.width / width;
    return Array.from({ length: width * height }, (_, dot) => {
      const x = ((dot % width) + 0.5) * scale;
      const y = (Math.floor(dot / width) + 0.5) * scale;
      return data[(Math.floor(y) * canvas.width + Math.floor(x)) * 4 + 3]! > 0 ? 1 : 0;
    });
  }

  it('shows what the table’s own display shows, and leaves reading aloud to the sentence', async () => {
    const table = await open({ seed: 3, language: 'it' });
    const visitor = await come(table);
    const canvas = visitor.page.locator('.display canvas');
    const texts = async () => readTexts(Uint8Array.from(await canvas.evaluate(paintedDots, size)));
    await until('the first prompt is painted', async () => (await texts())[0] === 'Blu: tira tre dadi');
    await visitor.does(() => table.throwDice([0, 1, 2]));
    await until('the next prompt is painted', async () => (await texts())[0] === 'Arancio: tira tre');
    expect(await texts()).toEqual(readTexts(table.world.display.dots()));
    expect(await canvas.evaluate((one) => one.closest('[aria-hidden="true"]') !== null)).toBe(true);
    await visitor.photograph('display');
  });

  it('goes when the display does', async () => {
    const table = await open({ seed: 3 });
    const visitor = await come(table);
    const canvas = visitor.page.locator('.display canvas');
    await canvas.waitFor();
    table.world.display.pullOut();
    await canvas.waitFor({ state: 'detached' });
    table.world.display.plugIn();
    await canvas.waitFor();
  });
});
