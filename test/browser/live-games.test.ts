import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from '../../shared/cells';
import { FIRST_COLUMN, FIRST_ROW } from '../../shared/doce';
import { Module } from '../../shared/settings';
import { tileOfNumber } from '../../host/words/doppio';
import { launch, LiveTable, noBrowser, until, Visitor } from './visitor';

// DOCE and Doppio as visitors play them: page, server, hands, world, reader, firmware, mirror and back.

const patience = { timeout: 240_000, retry: process.env['CI'] ? 2 : 0 };
describe.skipIf(noBrowser !== null)('a live table', patience, () => {
  let browser: Browser;
  const tables: LiveTable[] = [];
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await launch();
  });

  afterAll(() => browser?.close());

  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const { page } of visitors.splice(0)) await page.context().close();
    for (const table of tables.splice(0)) await table.close();
    expect(complaints, 'what the browser complained about').toEqual([]);
  });

  async function open(setup: Parameters<typeof LiveTable.open>[0]): Promise<LiveTable> {
    const table = await LiveTable.open(setup, 4);
    tables.push(table);
    return table;
  }

  async function come(table: LiveTable): Promise<Visitor> {
    const visitor = await Visitor.come(browser, table);
    visitors.push(visitor);
    return visitor;
  }

  const square = (row: number, column: number) => (row - 1 + FIRST_ROW) * COLUMNS + column - 1 + FIRST_COLUMN;

  it('of DOCE takes dice with the mouse and the keyboard, and guides one out of the no-play zone', async () => {
    const table = await open({ game: 'doce', options: {}, seed: 1, modules: Module.TagReader });
    const visitor = await come(table);
    const { page } = visitor;
    expect(await visitor.sentence()).toBe('Blue: put a die with the number you like, or first the blocker');
    await page.keyboard.press('5');
    await visitor.does(() => visitor.pocket(square(3, 3)).click());
    expect(await visitor.sentence()).toMatch(/^Orange: put a die/);
    await page.keyboard.press('b');
    await visitor.does(() => visitor.pocket(square(1, 1)).click());
    expect(await visitor.sentence()).toBe('Orange: the blocker lies; now your die');
    await page.getByRole('button', { name: 'Orange: Face 2' }).click();
    await visitor.does(() => visitor.pocket(square(1, 2)).click());
    expect(await visitor.glows(square(5, 5))).toBe(true);

    await page.keyboard.press('6');
    await visitor.does(() => visitor.pocket(square(2, 2)).click());
    expect(await visitor.sentence()).toBe(
      'row 2, column 2 is next to Blue’s marked die: choose another square',
    );
    await visitor.does(() => visitor.pocket(square(2, 2)).click());
    expect(await visitor.sentence()).toMatch(/^Blue: put a die/);
    expect(table.live.actions).toBe(3);
    await visitor.photograph('doce-live');
  });

  it('of Doppio is played from a hand that one visitor looks at, and another does not see', async () => {
    const modules = Module.TagReader | Module.Racks;
    const table = await open({ game: 'doppio', options: { seats: 2, hidden: true }, seed: 3, modules });
    const { dominoes } = table.world;
    const visitor = await come(table);
    const spectator = await come(table);
    const received: string[] = [];
    spectator.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    );
    await spectator.page.reload();
    await spectator.follow();

    const racks = [dominoes.rack(0), dominoes.rack(1)];
    const doubles = racks.flatMap((tiles, seat) =>
      tiles.filter((tile) => new Set(tileOfNumber(tile)).size === 1).map((tile) => ({ seat, tile })),
    );
    const { seat, tile } = doubles.reduce((best, next) => (next.tile > best.tile ? next : best));
    const name = tileOfNumber(tile).join('-');
    const colour = ['Blue', 'Orange'][seat] as string;
    // The table reads the racks first; otherwise it would ask whose double it is.
    await until('the racks are read', () => table.world.now > 4000);
    await visitor.control(`Look at ${colour}’s tiles`).click();
    await visitor.does(() =>
      visitor.page.getByRole('button', { name: `${name}: lay it on the pad` }).click(),
    );
    expect(table.live.actions).toBe(1);
    expect(await visitor.page.locator('.layout, .domino').count()).toBeGreaterThan(0);

    const hidden = dominoes.rack(0).concat(dominoes.rack(1), dominoes.boneyard);
    const text = received.filter((message) => !message.startsWith('{"type":"lights"')).join('\n');
    expect(text).toContain('Doppio');
    for (const other of hidden) {
      const [low, high] = tileOfNumber(other);
      expect(text).not.toMatch(new RegExp(`\\[${low},${high}\\]|[^\\d-]${low}-${high}[^\\d-]`));
    }
    await visitor.photograph('doppio-live');
  });
});
