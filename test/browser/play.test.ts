import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { marble } from '../../host/sim/piece';
import { CELLS } from '../../shared/cells';
import { Field, Phase } from '../../shared/doubles-wild';
import { Button, Colour } from '../../shared/seats';
import { launch, LiveTable, noBrowser, until, Visitor } from './visitor';

/** Blue rolls 12 and Orange 13 for the first turn; Orange lands on row 5, column 8, and Blue on the same pocket. */
const BATTLE_SEED = 38;
const BATTLE_CELL = 23;
/** A short game with battles, wild rolls and rerolls, and no tie. */
const WHOLE_GAME_SEED = 246;

if (noBrowser !== null) {
  process.stderr.write(`The page is not tried in a browser: ${noBrowser}.\n`);
  it.runIf(process.env['CI'])('has a browser', () => expect(noBrowser).toBeNull());
}

// Under a minute by itself; a computer that is busy with other tests takes several times as long.
// A real browser on a starved machine may lose a click; what fails three times in a row is a fault.
const patience = { timeout: 240_000, retry: process.env['CI'] ? 2 : 0 };
describe.skipIf(noBrowser !== null)('the page in a browser', patience, () => {
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

  async function open(...setup: Parameters<typeof LiveTable.open>): Promise<LiveTable> {
    const table = await LiveTable.open(...setup);
    tables.push(table);
    return table;
  }

  async function come(
    ...where: Parameters<typeof Visitor.come> extends [Browser, ...infer Rest] ? Rest : never
  ) {
    const visitor = await Visitor.come(browser, ...where);
    visitors.push(visitor);
    return visitor;
  }

  /** A table on which the seats have rolled for the first turn, and the first has rolled its dice. */
  async function openAtFirstDecision(): Promise<LiveTable> {
    const table = await open({ seed: BATTLE_SEED }, 'max');
    while (table.asks === 'RollForOrder') await table.throwDice([0, 1, 2]);
    await table.throwDice([0, 1, 3, 4]);
    expect([table.asks, table.named]).toEqual(['DecideVacant', BATTLE_CELL]);
    table.live.game.setSpeed(8);
    return table;
  }

  it('lets a newcomer clear the board, choose a colour, roll for the first turn, and find the right pocket', async () => {
    const table = await open({ seed: BATTLE_SEED });
    const visitor = await come(table);
    const { page } = visitor;
    expect(await visitor.sentence()).toBe('Blue: roll three red dice for the first turn');
    expect(await page.locator('.hint').innerText()).toMatch(/Another colour\?/);
    await visitor.photograph('1-start');

    for (const cell of [3, 40, 77]) await visitor.pocket(cell).click();
    await until('the board is to be cleared', () => table.asks === 'ClearBoard');
    await until('all three lie too many', () => table.mirror.prompt.args[0] === 3);
    await visitor.follow();
    expect(await visitor.firstControls()).toEqual(['Lift all marbles']);
    await visitor.does(() => visitor.control('Lift all marbles').click());
    expect(table.world.pieces.every((piece) => piece === null)).toBe(true);
    expect(await visitor.sentence()).toBe('Blue: roll three red dice for the first turn');

    table.live.game.setSpeed(1);
    await visitor.presses(visitor.seatButton('Orange', 'Change'));
    await until('the seat wears green', () => table.mirror.colours[1] === Colour.Green);
    await visitor.follow();
    expect(await page.locator('.seat .seat-name').allInnerTexts()).toEqual(['Blue', 'Green']);
    expect(await page.locator('.log li').first().innerText()).toBe('Seat 2 wears Green');
    table.live.game.setSpeed(8);

    expect(await visitor.firstControls()).toEqual(['Roll three red dice']);
    expect(await page.locator('.well.wanted').count()).toBe(3);
    await visitor.does(() => visitor.control('Roll three red dice').click());
    expect(await page.locator('.hint').count()).toBe(0);
    await visitor.does(() => visitor.control('Roll three red dice').click());
    expect(table.asks).toBe('Roll');
    expect(await visitor.sentence()).toBe('Green: roll two red and two blue dice');
    expect(await page.locator('.seat.awaited .seat-name').allInnerTexts()).toEqual(['Green']);
    expect(await visitor.firstControls()).toEqual(['Roll all four dice']);
    expect(await page.locator('.well.wanted').count()).toBe(4);

    await visitor.does(() => visitor.control('Roll all four dice').click());
    expect(await visitor.sentence()).toBe('Green: put a marble on row 5, column 8, or roll again');
    expect(table.named).toBe(BATTLE_CELL);
    expect([await visitor.reading('red'), await visitor.reading('blue')]).toEqual(['row 5', 'column 8']);
    expect(await visitor.firstControls(), 'rolling again is no more than an offer').toEqual([]);
    expect(await page.locator('.well.wanted').count()).toBe(0);
    await until('the right pocket glows', () => visitor.glows(BATTLE_CELL));
    for (const cell of [BATTLE_CELL - 1, BATTLE_CELL + 9, 0]) {
      expect([table.drives(cell), await visitor.glows(cell)]).toEqual([false, false]);
    }
    await visitor.photograph('2-decision');

    const wrong = BATTLE_CELL + 10;
    await visitor.does(() => visitor.pocket(wrong).click());
    expect(table.asks).toBe('WrongPocket');
    expect(await visitor.sentence()).toBe('Not row 6, column 9: Green’s marble belongs on row 5, column 8');
    expect(await page.locator('.prompt.guidance').innerText()).toMatch(/^Put right/);
    await until('the wrong pocket blinks', () => visitor.glows(wrong));
    await visitor.photograph('3-guidance');

    await visitor.does(() => visitor.pocket(wrong).click());
    expect(table.world.held).toEqual(marble(1));
    expect(await page.locator('.ghost .bead').count()).toBe(1);
    expect(await visitor.control('Put the marble away').count()).toBe(1);
    await visitor.does(() => visitor.pocket(BATTLE_CELL).click());
    expect(table.mirror.rules.read(Field.Owner, BATTLE_CELL)).toBe(2);
    expect(table.world.pieces[BATTLE_CELL]).toEqual(marble(1));
    expect(await page.locator('.seat .supply').allInnerTexts()).toEqual(['24', '23']);
    expect(await page.locator('.log li').first().innerText()).toBe('Green takes row 5, column 8');
    expect(await visitor.pocket(BATTLE_CELL).getAttribute('aria-label')).toMatch(
      /^row 5, column 8, Green marble/,
    );
  });

  it('lets two seats battle for a pocket, in words, dice and totals', async () => {
    const table = await openAtFirstDecision();
    const visitor = await come(table);
    const { page } = visitor;
    const { rules } = table.mirror;
    await visitor.does(() => visitor.pocket(BATTLE_CELL).click());
    await visitor.does(() => visitor.control('Roll all four dice').click());
    expect(await visitor.sentence()).toBe('Blue: confirm to battle for row 5, column 8, or roll again');
    expect(await visitor.firstControls()).toEqual(['Confirm']);
    expect(
      await page.locator('.seat-button.named').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual(['Blue: Confirm']);

    await visitor.does(() => visitor.presses(visitor.control('Blue: Confirm')));
    expect(table.asks).toBe('BattleAttack');
    expect([await visitor.reading('red'), await visitor.reading('blue')]).toEqual(['attacks', 'defends']);
    await visitor.does(() => visitor.control('Roll three battle dice').click());
    expect(await page.locator('.wells-blue .well.wanted').count()).toBe(3);
    await visitor.does(() => visitor.control('Roll three battle dice').click());
    const totals = [0, 3].map((first) =>
      [0, 1, 2].reduce((sum, die) => sum + rules.read(Field.BattleDie, first + die), 0),
    );
    expect([await visitor.reading('red'), await visitor.reading('blue')]).toEqual([
      `attacks ${totals[0]}`,
      `defends ${totals[1]}`,
    ]);
    expect(await page.locator('.hint').innerText()).toMatch(/only some of the dice/);
    await visitor.photograph('4-battle');
    await page.getByRole('button', { name: /^Red die 2/ }).click();
    expect(await visitor.firstControls()).toEqual(['Roll selected (1)']);
    await page.getByRole('button', { name: /^Red die 2/ }).click();

    for (let keep = 0; keep < 4; keep++) {
      expect(table.asks).toBe('BattleChoose');
      const seat = keep % 2 === 0 ? 'Blue' : 'Orange';
      await visitor.does(() => visitor.presses(visitor.control(`${seat}: Confirm`)));
    }
    expect(rules.read(Field.Phase)).toBe(Phase.Roll);
    const isWon = totals[0]! > totals[1]!;
    expect(rules.read(Field.Owner, BATTLE_CELL)).toBe(isWon ? 1 : 2);
    const log = await page.locator('.log li').allInnerTexts();
    expect(log[0]).toBe(isWon ? 'Blue wins the battle' : 'Blue loses the battle and a marble');
    expect(await page.locator('.seat .supply').allInnerTexts()).toEqual(['23', '23']);

    // Orange's turn again: half of the dice a second time.
    await visitor.does(() => visitor.control('Roll all four dice').click());
    const blue = [2, 3].map((die) => rules.read(Field.Die, die));
    await visitor.does(() => visitor.control('Roll the red pair again').click());
    expect([2, 3].map((die) => rules.read(Field.Die, die))).toEqual(blue);
    expect(table.asks).toMatch(
      /^(PutMarble|PickRow|PickColumn|PickAnywhere|PutInRow|PutInColumn|PutAnywhere|BattleAttack|Roll)$/,
    );
  });

  it('takes a choice back when the change button is held, and tells what cannot be done', async () => {
    const table = await openAtFirstDecision();
    const visitor = await come(table);
    const { page } = visitor;
    await visitor.does(() => visitor.pocket(BATTLE_CELL).click());
    expect(table.view.takeBack).toBe(1);

    // A second marble in the hand, over a pocket that is taken.
    await visitor.pocket(0).click();
    await until('a marble too many is noticed', () => table.asks === 'LiftExtra');
    await visitor.pocket(0).click();
    await until('it is in the hand', () => table.world.held?.seat === 0);
    await visitor.pocket(BATTLE_CELL).click();
    await page.getByRole('alert').filter({ hasText: 'there is a marble in that pocket' }).waitFor();
    await visitor.photograph('5-refused');
    await visitor.control('Put the marble away').click();
    await until('the hand is empty', () => table.world.held === null);
    await until('all lies right again', () => table.asks === 'Roll');

    const change = visitor.seatButton('Orange', 'Change');
    await visitor.holds(change, 'the choice is taken back', () => table.asks === 'LiftExtra');
    await visitor.follow();
    expect(await page.locator('.log li').allInnerTexts()).toContain('Orange takes the last choice back');
    expect(table.mirror.rules.read(Field.Owner, BATTLE_CELL)).toBe(0);
    await visitor.does(() => visitor.pocket(BATTLE_CELL).click());
    expect(await visitor.sentence()).toMatch(/^Orange: put a marble on row 5, column 8/);
    await visitor.does(() => visitor.pocket(BATTLE_CELL).click());

    // The same by the control beside the table.
    await visitor.does(() => visitor.control('Take back (Orange)').click());
    expect(table.asks).toBe('LiftExtra');
  });

  it('is played with the keyboard alone', async () => {
    const table = await open({ seed: BATTLE_SEED });
    const visitor = await come(table);
    const { keyboard } = visitor.page;
    await visitor.does(() => keyboard.press('r'));
    await visitor.does(() => keyboard.press('r'));
    await visitor.does(() => keyboard.press('r'));
    expect(table.asks).toBe('DecideVacant');

    // From the middle of the board (row 7, column 7) one column to the right and two rows up.
    await keyboard.press('g');
    await keyboard.press('Home');
    await keyboard.press('End');
    for (const arrow of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
      await keyboard.press(arrow);
    const focused = visitor.page.locator('[role=gridcell]:focus');
    expect(await focused.getAttribute('aria-label')).toMatch(/^row 5, column 8, empty/);
    await visitor.does(() => keyboard.press('Enter'));
    expect(table.world.pieces[BATTLE_CELL]).toEqual(marble(1));

    await visitor.does(() => keyboard.press('r'));
    expect(table.asks).toBe('DecideBattle');
    table.live.game.setSpeed(1);
    await visitor.does(() => visitor.pressesKey('v'));
    expect(await visitor.sentence()).toBe('Blue: roll the red pair again? Confirm, or change');
    for (let change = 0; change < 3; change++) await visitor.does(() => visitor.pressesKey('v'));
    table.live.game.setSpeed(8);
    await visitor.does(() => visitor.pressesKey('c'));
    expect(table.asks).toBe('BattleAttack');
    await visitor.does(() => keyboard.press('r'));
    await visitor.does(() => keyboard.press('r'));
    await keyboard.press('1');
    await keyboard.press('3');
    await visitor.does(() => keyboard.press('t'));
    expect([table.asks, table.mirror.prompt.args[0]]).toEqual(['BattleChoose', 1]);
    // In a battle, 1 … 3 are one's own dice, also where these are the blue ones.
    await keyboard.press('2');
    expect(await visitor.page.locator('.well[aria-pressed=true]').getAttribute('aria-label')).toMatch(
      /^Blue die 2/,
    );
    await keyboard.press('?');
    await visitor.page.getByRole('dialog').getByText('What the lights say').waitFor();
    await keyboard.press('Escape');
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  });

  it('shows the same table to several visitors, and lets go what one held who leaves', async () => {
    const options = { seats: 4, teams: true, suddenDeath: true };
    const table = await open({ seed: 5, options, language: 'it' });
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const [one, other] = await Promise.all([come(table), come(table, phone)]);
    expect(await one.page.locator('html').getAttribute('lang')).toBe('it');
    expect(await one.page.locator('.scores .team th').allInnerTexts()).toEqual(['squadra 1', 'squadra 2']);
    for (let seat = 0; seat < 4; seat++) {
      const visitor = seat % 2 === 0 ? one : other;
      await visitor.does(() => visitor.control(/^Tira tre dadi rossi/).click());
    }
    await Promise.all([one.follow(), other.follow()]);
    expect(await other.sentence()).toBe(await one.sentence());
    const width = await other.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is wider than the phone').toBe(390);
    await one.photograph('6-teams');

    await one.page.getByRole('button', { name: 'Giallo: Conferma' }).hover();
    await one.page.mouse.down();
    await until('the button is down', () => table.isDown(3, Button.Confirm));
    await one.page.close();
    await until('it is up again', () => !table.isDown(3, Button.Confirm));
  });

  it('tells screen readers what it shows', async () => {
    const table = await openAtFirstDecision();
    const visitor = await come(table, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const live = page.locator('.prompt p[aria-live]').first();
    expect((await live.innerText()).trim()).toBe(table.view.prompt.text);
    expect(await page.locator('.latest').textContent()).toBe(table.view.log.at(-1));

    await until('the light is told', async () =>
      /, lit$/.test((await visitor.pocket(BATTLE_CELL).getAttribute('aria-label'))!),
    );
    const labels = await page
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
    expect(labels.length).toBe(CELLS);
    expect(new Set(labels).size, 'no two pockets are called the same').toBe(CELLS);
    expect(labels[0]).toBe('row 3, column 3, empty, dark');
    expect(labels[BATTLE_CELL]).toBe('row 5, column 8, empty, lit');
    expect(await page.getByRole('grid').getByRole('row').count()).toBe(9);
    expect(await page.locator('[role=gridcell][tabindex="0"]').count(), 'the board is one stop').toBe(1);

    const nameless = await page
      .locator('button')
      .evaluateAll(
        (all) => all.filter((one) => !(one.getAttribute('aria-label') ?? one.textContent)?.trim()).length,
      );
    expect(nameless).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toBe('Doubles Wild – Doubletop');
  });

  it('carries a whole game to its end', async () => {
    const table = await open({ seed: WHOLE_GAME_SEED }, 60);
    const visitor = await come(table, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const { rules } = table.mirror;
    const deeds: string[] = [];
    while (table.asks !== 'Over') {
      deeds.push(table.asks);
      expect(deeds.length).toBeLessThan(150);
      await visitor.does(() => answer(visitor));
    }
    const scores = [0, 1].map((seat) => rules.read(Field.Score, seat));
    const winner = ['Blue', 'Orange'][rules.winners()[0]!]!;
    const result = visitor.page.locator('.result');
    expect(await result.locator('p').innerText()).toBe(
      `The game is over: ${winner} won (Blue ${scores[0]}, Orange ${scores[1]})`,
    );
    expect(await visitor.page.locator('.seat-score b').allInnerTexts()).toEqual(scores.map(String));
    expect(await visitor.page.locator('.control.throw, .control.press').count(), 'nothing is offered').toBe(
      0,
    );
    expect(deeds).toEqual(
      expect.arrayContaining(['DecideVacant', 'DecideRow', 'BattleChoose', 'DecideBattle']),
    );
    await visitor.photograph('7-over');

    await visitor.presses(visitor.page.locator('.seat-button').first());
    await visitor.page.locator('.log li', { hasText: 'The game is over' }).first().waitFor();

    await result.getByRole('button', { name: 'Play again' }).click();
    await until('the marbles of the last game are to be cleared', () => table.asks === 'ClearBoard');
    expect(rules.winners()).toEqual([]);
    await visitor.follow();
    expect(await result.count()).toBe(0);
  });
});

/** Does what the sentence asks for, with the page's own controls; of several pockets, the first that is vacant. */
async function answer(visitor: Visitor): Promise<void> {
  const { table } = visitor;
  const { rules } = table.mirror;
  const vacant = Array.from({ length: CELLS }, (_, cell) => cell).find(
    (cell) => rules.read(Field.Target, cell) === 1 && rules.read(Field.Owner, cell) === 0,
  );
  switch (table.asks) {
    case 'DecideBattle':
    case 'BattleChoose':
      return visitor.presses(visitor.control(/Confirm$/));
    case 'DecideOwn':
    case 'DecideProtected':
    case 'DecideNone':
      return visitor.taps(visitor.control('Roll all four again'));
    case 'DecideVacant':
    case 'PutMarble':
      return visitor.taps(visitor.pocket(table.named));
    case 'DecideRow':
    case 'DecideColumn':
    case 'DecideAnywhere':
    case 'PickRow':
    case 'PickColumn':
    case 'PickAnywhere':
    case 'PutInRow':
    case 'PutInColumn':
    case 'PutAnywhere':
      return visitor.taps(visitor.pocket(vacant!));
    default:
      return visitor.taps(visitor.page.locator('.control.throw.first'));
  }
}
