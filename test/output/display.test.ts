import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/catalogue';
import { Setting } from '../../shared/settings';
import { displayClock } from '../../hardware/description';
import { promptText } from '../../host/play/table-view';
import { NodeMachine } from '../../host/sim/node-machine';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { AtTable } from '../table/at-table';
import { storeSaying } from './display-module';
import { readLines, readTexts } from './display-seen';

/** Longest time from a prompt to its last dot, in milliseconds: a look every 50, and 50 to draw everything. */
const SOON = 110;

const seen = (table: AtTable) => readTexts(table.world.display.dots());
const setting = (table: AtTable, which: Setting, value: number) =>
  void table.game.client.say({ word: 'set', setting: which, value });

describe('power-up', () => {
  /** A machine that has just been switched on, and whether its display shines, millisecond by millisecond. */
  function switchOn({ isThere = true } = {}) {
    const world = new World(new Random(1));
    if (!isThere) world.display.pullOut();
    const machine = new NodeMachine(world);
    machine.boot();
    return { world, machine };
  }

  test('dark until the first sentence stands there whole', () => {
    const { world, machine } = switchOn();
    while (!world.display.isLit && machine.now < 1000) machine.run(1);
    expect(machine.now).toBeGreaterThan(20);
    expect(machine.now).toBeLessThan(100);
    expect(readTexts(world.display.dots())).toEqual(['Choose a game', '', '', '', '', '', '', '']);
  });

  test('one transaction a millisecond at most, which its bus has time for', () => {
    const { world, machine } = switchOn();
    const sent: { at: number; bytes: number }[] = [];
    const write = world.display.write.bind(world.display);
    world.display.write = (bytes) => {
      sent.push({ at: machine.now, bytes: bytes.length });
      return write(bytes);
    };
    machine.run(500);
    expect(sent.length).toBeGreaterThan(30);
    expect(new Set(sent.map(({ at }) => at)).size).toBe(sent.length);
    const most = Math.max(...sent.map(({ bytes }) => bytes));
    expect(most).toBe(33);
    expect(((most + 1) * 9e6) / displayClock).toBeLessThan(1000);
  });

  test('a display that is put in later is found within a second', () => {
    const { world, machine } = switchOn({ isThere: false });
    machine.run(3000);
    expect(world.display.isLit).toBe(false);
    world.display.plugIn();
    machine.run(1100);
    expect(readTexts(world.display.dots())[0]).toBe('Choose a game');
  });

  test('while none answers it is tried once a second', () => {
    const { world, machine } = switchOn({ isThere: false });
    let attempts = 0;
    world.display.write = () => {
      attempts++;
      return false;
    };
    machine.run(5000);
    expect(attempts).toBe(5);
  });
});

describe('a sentence of more lines than there are', () => {
  const LINES = 11;
  const words = Array.from({ length: LINES }, (_, line) => `the words of line ${line + 10}`);

  test('moves up a line each two seconds, rests at both ends for four, and begins again', () => {
    const world = new World(new Random(1));
    const machine = new NodeMachine(world, undefined, storeSaying(words.join(' ')));
    machine.boot();
    // Past the drawing, into the middle between two moves.
    machine.run(1000);
    const tops: number[] = [];
    for (let look = 0; look < 8; look++) {
      const lines = readTexts(world.display.dots());
      const top = words.indexOf(lines[0] ?? '');
      expect(lines).toEqual(words.slice(top, top + 8));
      tops.push(top);
      machine.run(2000);
    }
    expect(tops).toEqual([0, 0, 1, 2, 3, 3, 0, 0]);
  });
});

describe('in a game', () => {
  test('the prompt stands above, the scores below, and who is awaited is dark on light', async () => {
    const table = await AtTable.sitAsFirst();
    await table.takePocket([1, 2], [3, 4], 0);
    const lines = readLines(table.world.display.dots());
    expect(lines.map(({ text }) => text)).toEqual([
      'Orange: roll two red',
      'and two blue dice',
      '',
      '',
      '',
      '',
      '',
      'Blue     0 Orange   0',
    ]);
    expect(lines[7]?.inverse.map((inverse) => (inverse ? '#' : '.')).join('')).toBe('...........##########');
  });

  test('the words are those of the wire, in every language, at once', async () => {
    const table = await AtTable.sitAsFirst();
    await table.dice({ red: [1, 2], blue: [3, 4] });
    for (const [index, language] of languages.entries()) {
      setting(table, Setting.Language, index);
      await table.wait(SOON);
      const { mirror } = table.game.client;
      const said = promptText(mirror, { language, colours: mirror.colours });
      expect(seen(table).slice(0, 7).join(' ').trimEnd()).toBe(said);
    }
    expect(seen(table).at(-1)).toBe('Blu      0 Arancio  0');
  });

  test('other colours are other names; of a name that is too long the beginning stands with a full stop', async () => {
    const table = await AtTable.sitAsFirst();
    setting(table, Setting.Colours, 0x76532104);
    await table.wait(SOON);
    expect(seen(table)[0]).toBe('Vermillion: roll two');
    expect(seen(table).at(-1)).toBe('Vermill. 0 Blue     0');
  });

  test('a note stands above the prompt, dark on light, until something is done', async () => {
    const table = await AtTable.sitAsFirst();
    await table.press(1, 'confirm');
    const lines = readLines(table.world.display.dots());
    expect(lines.map(({ text }) => text).slice(0, 5)).toEqual([
      'Orange: not now, it',
      'is Blue’s turn',
      '',
      'Blue: roll two red',
      'and two blue dice',
    ]);
    expect(lines.map(({ inverse }) => inverse.every(Boolean)).slice(0, 5)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    await table.dice({ red: [1, 2], blue: [3, 4] });
    expect(seen(table)[0]).toBe('Blue: put a marble on');
  });

  test('or for eight seconds', async () => {
    const table = await AtTable.sitAsFirst();
    await table.press(1, 'confirm');
    await table.wait(7000);
    expect(seen(table)[0]).toBe('Orange: not now, it');
    await table.wait(1100);
    expect(seen(table)[0]).toBe('Blue: roll two red');
  });

  test('a note and a prompt that do not fit together move up', async () => {
    const table = await AtTable.sitAsFirst({ seats: 4 });
    await table.press(0, 'change', { hold: 1500 });
    const sentences = () => seen(table).slice(0, 6);
    const first = sentences();
    expect(first).toEqual([
      'Blue: nothing to take',
      'back: something new',
      'has been seen, or',
      'another seat has',
      'acted since',
      '',
    ]);
    await table.wait(5000);
    expect(sentences()).toEqual([...first.slice(1), 'Blue: roll two red']);
  });

  test('after ten minutes without change it shines less, and again as before when something changes', async () => {
    const table = await AtTable.sitAsFirst();
    const { display } = table.world;
    await table.wait(599_000);
    expect(display.contrast).toBe(128);
    await table.wait(1200);
    expect(display.contrast).toBe(9);
    await table.dice({ red: [1, 2], blue: [3, 4] });
    expect(display.contrast).toBe(128);
  });
});

describe('a display that comes loose', () => {
  test('does not stop the table, and shows what is so now when it is back', async () => {
    const table = await AtTable.sitAsFirst();
    table.world.display.pullOut();
    await table.takePocket([1, 2], [3, 4], 0);
    await table.takePocket([1, 2], [4, 4], 1);
    expect(table.accepted).toHaveLength(4);
    table.world.display.plugIn();
    await table.wait(1100);
    expect(seen(table)[0]).toBe('Blue: roll two red');
  });

  test('nothing on the wire depends on it', async () => {
    const play = async (isThere: boolean) => {
      const table = await AtTable.sit();
      if (!isThere) table.world.display.pullOut();
      await table.dice({ red: [6, 6, 6] });
      await table.dice({ red: [1, 1, 1] });
      await table.takePocket([1, 2], [3, 4], 0);
      return table.lines;
    };
    expect(await play(false)).toEqual(await play(true));
  });
});
