import { existsSync, mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { activeLow, chips, inputOfButton, ledOfCell } from '../../hardware/description';
import { LivePlay } from '../../host/play/live-play';
import type { RecordedSetup } from '../../host/play/recorded-game';
import { startServer } from '../../host/view/browser/server';
import type { TableView } from '../../host/view/view';
import { Prompt } from '../../shared/prompts';
import type { Button } from '../../shared/seats';
import { DEFAULT_DEBOUNCE } from '../../shared/settings';

const CHROMIUM = '/usr/bin/chromium';
const SCREENSHOTS = 'build/screenshots';
/** How long anything may take before it counts as not happening: a busy computer is not a fault. Milliseconds. */
const PATIENCE = 60_000;

/** Why the browser cannot be tried here, or null. */
export const noBrowser = existsSync(CHROMIUM) ? null : `there is no ${CHROMIUM}`;

export function launch(): Promise<Browser> {
  const quiet = ['disable-background-networking', 'disable-gpu', 'disable-component-update', 'disable-sync'];
  const args = ['no-sandbox', 'no-first-run', ...quiet].map((flag) => `--${flag}`);
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** Waits until a condition holds. Throws when it does not come to hold. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** A simulated table that is being played at, served to browsers. */
export class LiveTable {
  /** When a button last went down, and up again. */
  private lastPress: { down: number; up: number | null } = { down: -1, up: null };

  private constructor(
    readonly live: LivePlay,
    readonly url: string,
    private readonly stopAll: () => Promise<void>,
  ) {
    const { world } = this;
    const move = world.button.bind(world);
    world.button = (seat, button, isDown, bounce) => {
      if (isDown) this.lastPress = { down: world.now, up: null };
      else this.lastPress.up ??= world.now;
      move(seat, button, isDown, bounce);
    };
  }

  static async open(
    setup: Partial<RecordedSetup> & { seed: number },
    speed: number | 'max' = 8,
  ): Promise<LiveTable> {
    const options = { seats: 2, teams: false, suddenDeath: true };
    const live = new LivePlay({ game: 'doubles-wild', options, language: 'en', ...setup });
    live.game.setSpeed(speed);
    const server = await startServer(live.shown, { port: 0 });
    const run = live.run();
    const table = new LiveTable(live, server.url, async () => {
      live.stop();
      await run;
      await server.close();
    });
    await until('the game has begun', () => table.mirror.prompt.code !== Prompt.Idle);
    return table;
  }

  get mirror() {
    return this.live.game.client.mirror;
  }

  get world() {
    return this.live.game.table.world;
  }

  get view(): TableView {
    return this.live.shown.view();
  }

  /** What the firmware asks for, by name. */
  get asks(): keyof typeof Prompt {
    return Prompt[this.mirror.prompt.code] as keyof typeof Prompt;
  }

  /** The cell that the sentence names first. */
  get named(): number {
    const [cell] = this.view.prompt.cells;
    if (cell === undefined) throw new Error(`no cell is named: ${this.view.prompt.text}`);
    return cell;
  }

  /** Throws dice and waits until the table asks for something else. */
  async throwDice(dice: readonly number[]): Promise<void> {
    const { prompt } = this.mirror;
    this.world.throwDice(dice);
    await until('the dice are read', () => this.mirror.prompt !== prompt);
  }

  /** Whether the firmware drives a cell's light now. */
  drives(cell: number): boolean {
    return Math.max(...this.world.leds.colour(ledOfCell(cell))) > 0;
  }

  /** Whether the contact of a seat's button is closed now. */
  isDown(seat: number, button: Button): boolean {
    const input = inputOfButton(seat, button);
    const bytes = new Uint8Array(chips);
    this.world.inputs.read(bytes, this.world.now);
    return ((bytes[input >> 3]! >> (input & 7)) & 1) === (activeLow ? 0 : 1);
  }

  /** A condition that holds once a button has been down, from now on, for longer than its contact may chatter. */
  feelsPress(): () => boolean {
    const from = this.world.now;
    return () => {
      const { down, up } = this.lastPress;
      return down >= from && (up ?? this.world.now) - down > DEFAULT_DEBOUNCE;
    };
  }

  close(): Promise<void> {
    return this.stopAll();
  }
}

/** Somebody who looks at the table's page and does there what people do. */
export class Visitor {
  /** What the browser complained about: errors on the console, exceptions, refused contents, failed requests. */
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly table: LiveTable,
  ) {}

  static async come(
    browser: Browser,
    table: LiveTable,
    context: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context });
    page.setDefaultTimeout(PATIENCE);
    const visitor = new Visitor(page, table);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) visitor.complaints.push(message.text());
    });
    page.on('pageerror', (error) => visitor.complaints.push(String(error)));
    page.on('requestfailed', (request) => visitor.complaints.push(`${request.url()} failed`));
    page.on('response', (response) => {
      if (response.status() >= 400) visitor.complaints.push(`${response.url()} ${response.status()}`);
    });
    await page.goto(table.url);
    await visitor.follow();
    return visitor;
  }

  /** Waits until the page shows what the table says. */
  async follow(): Promise<void> {
    let words = this.words();
    await until('the page shows what the table says', async () => {
      // The table may say something else before the page has shown this.
      const isShown = await this.page.waitForFunction(showsWords, words, { timeout: 500 }).then(
        () => true,
        (error: Error) => {
          if (error.name === 'TimeoutError') return false;
          throw error;
        },
      );
      const before = words;
      words = this.words();
      return isShown && JSON.stringify(before) === JSON.stringify(words);
    });
  }

  /** What the page should say: the sentence, the latest action, the result. */
  private words(): (string | null)[] {
    const { prompt, log, result } = this.table.view;
    return [prompt.text, log.at(-1) ?? null, result];
  }

  /** Does something and waits until the table asks for something else, and the page with it. */
  async does(deed: () => Promise<void>): Promise<void> {
    const { prompt } = this.table.mirror;
    const before = this.table.view.prompt.text;
    await deed();
    await until(`“${before}” is answered`, () => this.table.mirror.prompt !== prompt);
    await this.follow();
  }

  sentence(): Promise<string> {
    return this.page.locator('.sentence').innerText();
  }

  pocket(cell: number) {
    return this.page.locator(`[data-cell="${cell}"]`);
  }

  /** A control beside the table, by its words. */
  control(words: string | RegExp) {
    return this.page.locator('.controls').getByRole('button', { name: words });
  }

  /** What stands out among the controls. */
  firstControls(): Promise<string[]> {
    return this.page.locator('.control.first').evaluateAll((found) =>
      found.map((one) => {
        const words = one.cloneNode(true) as Element;
        for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove();
        return words.textContent!.trim();
      }),
    );
  }

  /** Whether a pocket glows on the page. */
  glows(cell: number): Promise<boolean> {
    return this.page
      .locator(`.glow circle[fill="url(#glow-${ledOfCell(cell)})"]`)
      .evaluate(
        (circle) =>
          getComputedStyle(circle).display !== 'none' && Number(getComputedStyle(circle).opacity) > 0,
      );
  }

  /** The words beside the dice of a colour. */
  reading(colour: 'red' | 'blue'): Promise<string> {
    return this.page.locator(`.wells-${colour} .reading`).evaluate((reading) =>
      [...reading.children]
        .map((part) => part.textContent)
        .join(' ')
        .trim(),
    );
  }

  /** A seat's button on the rim. */
  seatButton(seat: string, button: 'Confirm' | 'Change') {
    return this.page.getByRole('region', { name: seat }).getByRole('button', { name: `${seat}: ${button}` });
  }

  /** Clicks without waiting for anything to come to rest, as people do who know their way. */
  async taps(target: Locator): Promise<void> {
    const { x, y, width, height } = (await target.boundingBox())!;
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  /** Presses a seat's button, or the control that stands for it, for as long as it takes to be felt. */
  presses(target: Locator): Promise<void> {
    return this.holds(target, 'the button is felt', this.table.feelsPress());
  }

  /** Presses a key that stands for a seat's button, for as long as it takes to be felt. */
  async pressesKey(key: string): Promise<void> {
    const isFelt = this.table.feelsPress();
    await this.page.keyboard.down(key);
    await until('the button is felt', isFelt);
    await this.page.keyboard.up(key);
  }

  /** Points at something and presses until a condition holds. */
  async holds(target: Locator, what: string, condition: () => boolean): Promise<void> {
    await target.hover();
    await this.page.mouse.down();
    await until(what, condition);
    await this.page.mouse.up();
  }

  /** Keeps a picture of the page, wide and as on a phone. */
  async photograph(name: string): Promise<void> {
    mkdirSync(SCREENSHOTS, { recursive: true });
    const size = this.page.viewportSize()!;
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await this.page.setViewportSize({ width, height });
      await this.page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}x${height}.png` });
    }
    await this.page.setViewportSize(size);
  }
}

/** Runs in the page: whether the sentence, the latest action and the result are these. */
function showsWords(words: readonly (string | null)[]): boolean {
  const shown = ['.sentence', '.log li', '.result p'].map(
    (at) => document.querySelector(at)?.textContent ?? null,
  );
  return shown.every((text, index) => text === words[index]);
}

/** How long a test of the page may take, and how often it is tried: a starved computer loses clicks, a fault fails each time. */
export const patience = { timeout: 240_000, retry: process.env['CI'] ? 2 : 0 };

/** A browser for the tests of a suite; tables and visitors of each test go when it ends, and no page may have complained. */
export function useBrowser(): {
  open(...setup: Parameters<typeof LiveTable.open>): Promise<LiveTable>;
  come(table: LiveTable, context?: BrowserContextOptions): Promise<Visitor>;
} {
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

  return {
    async open(...setup) {
      const table = await LiveTable.open(...setup);
      tables.push(table);
      return table;
    },
    async come(table, context) {
      const visitor = await Visitor.come(browser, table, context);
      visitors.push(visitor);
      return visitor;
    },
  };
}
