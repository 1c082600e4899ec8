import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../host/view/browser/server';
import type { TableView, TileView } from '../../host/view/view';
import { cellOfGrid } from '../../host/words/doce-grid';
import { fakeDoceView, fakeDoppio } from '../host/fake-games';
import { fakeTable } from '../host/fake-table';
import type { FakeTable } from '../host/fake-table';
import { launch, noBrowser, until } from './visitor';

// What hands do on the pages of DOCE and Doppio, at tables that obey no rules.

describe.skipIf(noBrowser !== null)('the pages of DOCE and Doppio', { timeout: 240_000 }, () => {
  let browser: Browser;
  const ends: (() => Promise<unknown>)[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });

  afterAll(() => browser?.close());

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    expect(complaints.splice(0), 'what the browser complained about').toEqual([]);
  });

  async function serve(
    view: TableView,
    racks: TileView[][] = [],
  ): Promise<{ table: FakeTable; url: string }> {
    const table = fakeTable(view, racks);
    const server = await startServer(table, { port: 0 });
    ends.push(() => server.close());
    return { table, url: server.url };
  }

  async function come(url: string, width = 1280, height = 800): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    ends.push(() => page.close());
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(url);
    await page.locator('.sentence').waitFor();
    return page;
  }

  const square = (page: Page, row: number, column: number) =>
    page.locator(`[data-cell="${cellOfGrid(row, column)}"]`);

  async function drag(page: Page, from: string, to: string): Promise<void> {
    const middle = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    const [start, end] = [await middle(from), await middle(to)];
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move(...end, { steps: 4 });
    await page.mouse.up();
  }

  it('puts a DOCE die by keys, by mouse and by dragging, once a face is chosen', async () => {
    const { table, url } = await serve(fakeDoceView());
    const page = await come(url);
    await square(page, 0, 0).click();
    await page.getByText(/Choose the face first/).waitFor();
    expect(table.hands).toEqual([]);

    await page.keyboard.press('4');
    await square(page, 0, 0).click();
    await page.getByRole('gridcell', { name: /^row 1, column 1: Blue’s 4, / }).waitFor();
    await page.getByRole('button', { name: 'Blue: Face 2' }).click();
    await square(page, 0, 0).focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('gridcell', { name: /^row 1, column 3: Blue’s 2, / }).waitFor();
    await drag(page, '.face-choice >> nth=5', `[data-cell="${cellOfGrid(4, 4)}"]`);
    await until('the die has been dragged', () => table.hands.length === 3);
    expect(table.hands).toEqual([
      { hand: 'put', seat: 0, cell: cellOfGrid(0, 0), face: 4 },
      { hand: 'put', seat: 0, cell: cellOfGrid(0, 2), face: 2 },
      { hand: 'put', seat: 0, cell: cellOfGrid(4, 4), face: 6 },
    ]);
  });

  it('offers the blocker to the seat that has it, and names marked dice and the line that won', async () => {
    const view = fakeDoceView();
    const { table, url } = await serve(view);
    const page = await come(url);
    expect(await page.getByRole('button', { name: /Blocker/ }).count()).toBe(0);
    await page.getByRole('gridcell', { name: /^row 4, column 4: Blue’s 3, marked, / }).waitFor();
    table.change({ actor: 1, doce: { ...view.doce!, line: [cellOfGrid(0, 1)] } });
    await page
      .getByRole('gridcell', { name: /^row 1, column 2: Blue’s 5, in the line that won, / })
      .waitFor();
    await page.keyboard.press('b');
    await square(page, 0, 0).click();
    await until('the blocker lies', () => table.hands.length === 1);
    expect(table.hands).toEqual([{ hand: 'put', seat: 1, cell: cellOfGrid(0, 0), face: 0 }]);
  });

  it('shows a rack to the visitor who looks, and to nobody else', async () => {
    const { view, racks } = fakeDoppio(12);
    const { table, url } = await serve(view, racks);
    const [page, other] = [await come(url), await come(url)];
    await page.locator('.controls').getByRole('button', { name: 'Look at Orange’s tiles' }).click();
    await page.locator('.rack').waitFor();
    const names = racks[1]!.map(([low, high]) => `${low}-${high}: lay it on the pad`);
    expect(await page.locator('.rack-tile').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
      names,
    );

    const tile = racks[1]![1]!;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await drag(page, '.rack-tile', '.pad');
    await until('a tile lies on the pad again', () => table.hands.length === 3);
    expect(table.hands.slice(0, 2)).toEqual([
      { hand: 'pad', seat: 1, tile },
      { hand: 'pad', seat: 1 },
    ]);
    expect(table.hands[2]).toMatchObject({ hand: 'pad', seat: 1 });
    await other.getByRole('region', { name: /^Pad: a tile of Orange’s/ }).waitFor();
    expect(await other.locator('.rack').count()).toBe(0);
  });

  it('stands the tiles up when it is another seat’s turn', async () => {
    const { view, racks } = fakeDoppio(12);
    const { table, url } = await serve(view, racks);
    const page = await come(url);
    await page.keyboard.press('l');
    await page.locator('.rack').waitFor();
    table.change({ actor: 2, prompt: { ...view.prompt, text: 'Green: lay a tile on the pad', seat: 2 } });
    await page.getByText('Green: lay a tile on the pad').waitFor();
    expect(await page.locator('.rack').count()).toBe(0);
    await page.keyboard.press('d');
    await until('a tile is drawn', () => table.hands.length === 1);
    expect(table.hands).toEqual([{ hand: 'draw', seat: 2 }]);
  });

  it.each([
    ['DOCE', fakeDoceView()],
    ['Doppio', fakeDoppio(26, { seats: 4, seed: 11 }).view],
  ])('fits %s on a phone and on a small screen, in Italian too', async (_, view) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      const { url } = await serve({ ...view, language: 'it', note: 'Prima il dado' });
      const page = await come(url, width, height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.getByText('Prima il dado').count()).toBe(1);
      const board = (await page.locator('.board').boundingBox())!;
      expect(board.y + board.height).toBeLessThanOrEqual(height);
    }
  });
});
