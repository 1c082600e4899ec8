import { beforeEach, describe, expect, test } from 'vitest';
import { antennaGroups, firstOf } from '../../hardware/description';
import { dominoId } from '../../host/sim/dominoes';
import { objectTag } from '../../host/sim/world-tags';
import { Field, Phase } from '../../shared/doppio';
import { FIRST_DOCE_DIE } from '../../shared/objects';
import type { Tile } from '../../host/words/doppio';
import { AtTiles } from './at-tiles';

let table: AtTiles;

const blue: Tile[] = [
  [6, 6],
  [5, 5],
  [1, 6],
  [1, 2],
  [2, 3],
  [0, 4],
  [3, 4],
  [1, 5],
];
const orange: Tile[] = [
  [4, 4],
  [5, 6],
  [3, 6],
  [1, 1],
  [0, 0],
  [0, 2],
  [0, 3],
  [1, 4],
];

describe('with pad and racks', () => {
  beforeEach(async () => {
    table = await AtTiles.sit({ racks: true });
    expect(table.words).toBe('Round 1: draw 8 tiles each. The highest double starts: lay it on the pad');
    await table.deal(blue, orange);
  });

  test('DP-start: the highest double of all hands begins, and no lower one', async () => {
    await table.show([4, 4]);
    expect(table.accepted).toEqual([]);
    expect(table.words).toBe('Somebody has a higher double, which starts: take the tile back');
    await table.takeBack(1);
    await table.show([1, 6]);
    expect(table.words).toBe('The round starts with a double: take the tile back');
    await table.takeBack(0);
    await table.play([6, 6]);
    expect(table.accepted).toEqual([{ do: 'play', seat: 0, tile: [6, 6], on: null }]);
    expect(table.words).toBe('Orange: lay a tile that fits on the pad');
  });

  test('DP-spin: a tile that fits at one end only is played there once it lies still on the pad', async () => {
    await table.play([6, 6]);
    await table.show([5, 6], { wait: 150 });
    expect(table.accepted).toHaveLength(1);
    await table.wait(600);
    expect(table.accepted.at(-1)).toEqual({ do: 'play', seat: 1, tile: [5, 6], on: [6, 6] });
  });

  test('DP-unlock: numbers, ends and locks are seen on the edge; what does not fit is said without naming the tile', async () => {
    await table.play([6, 6]);
    expect(await table.rhythm(6)).toBe('breathing');
    expect(await table.rhythm(5)).toBe('off');
    await table.play([5, 6]);
    expect(await table.rhythm(5)).toBe('dim');
    await table.play([5, 5]);
    expect(await table.rhythm(5)).toBe('breathing');
    await table.show([0, 0]);
    expect(table.words).toBe('Orange: that tile fits no open end: take it back');
    await table.takeBack(1);
    await table.play([3, 6]);
    await table.show([2, 3]);
    expect(table.words).toBe(
      'Blue: that end is locked until its double lies on the table: take the tile back',
    );
    expect(table.accepted).toHaveLength(4);
  });

  test('DP-spin: of several ends the buttons choose, and the chosen one is bright', async () => {
    await table.play([6, 6]);
    await table.play([5, 6]);
    await table.play([5, 5]);
    await table.play([3, 6]);
    await table.play([1, 6]);
    await table.play([1, 1]);
    await table.show([1, 5]);
    expect(table.words).toBe('Blue: it fits several ends: change to choose, then confirm');
    expect(await table.rhythm(1)).toBe('breathing');
    expect(await table.rhythm(6)).toBe('steady low');
    await table.press(0, 'confirm');
    expect(table.accepted).toHaveLength(6);
    expect(table.words).toBe('Blue: join it to 1-1? Confirm, or change');
    await table.press(0, 'change');
    expect(table.words).toBe('Blue: join it to 5-5? Confirm, or change');
    expect(await table.rhythm(5)).toBe('steady high');
    await table.press(0, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'play', seat: 0, tile: [1, 5], on: [5, 5] });
  });

  test('DP-must, DP-draw: who can play may not draw or pass; who cannot draws onto the rack and the table sees it', async () => {
    await table.play([6, 6]);
    await table.press(1, 'change');
    expect(table.notes.at(-1)).toBe('Orange: a tile on your rack fits, so it must be played');
    await table.draw([0, 5], 1);
    expect(table.words).toBe('Orange: too many tiles on your rack; 8 belong there');
    expect(table.accepted).toHaveLength(1);
  });

  test('another seat’s tile is refused', async () => {
    await table.play([6, 6]);
    await table.show([1, 6]);
    expect(table.words).toBe('That tile is not Orange’s, whose turn it is: take it back');
  });

  test('a play is taken back by holding change', async () => {
    await table.play([6, 6]);
    await table.press(0, 'change', { hold: 1100 });
    expect(table.accepted.at(-1)).toEqual({ do: 'take-back', seat: 0 });
    expect(table.prompt).toBe('Opening');
  });
});

test('DP-out: with racks the hands that are left are counted by themselves when a round ends', async () => {
  table = await AtTiles.sit({ racks: true });
  const low: Tile[] = [
    [0, 6],
    [1, 6],
    [2, 6],
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
  ];
  const high: Tile[] = [
    [6, 6],
    [5, 6],
    [4, 6],
    [5, 5],
    [4, 4],
    [3, 3],
    [2, 3],
    [1, 3],
  ];
  await table.deal(low, high);
  const plays: Tile[] = [
    ...([
      [6, 6],
      [0, 6],
      [5, 6],
      [0, 0],
      [5, 5],
      [0, 1],
      [4, 6],
      [0, 2],
    ] as Tile[]),
    ...([
      [4, 4],
      [0, 3],
      [3, 3],
      [1, 6],
      [1, 3],
      [0, 4],
    ] as Tile[]),
  ];
  for (const tile of plays) await table.play(tile);
  expect(table.accepted).toHaveLength(14);
  await table.play([2, 3]);
  expect(table.accepted.slice(-2)).toEqual([
    { do: 'play', seat: 1, tile: [2, 3], on: [3, 3] },
    { do: 'show', seat: 0, tile: [2, 6] },
  ]);
  expect(table.field(Field.Score, 1)).toBe(8);
  expect(table.words).toBe('Round 2: draw 8 tiles each. The highest double starts: lay it on the pad');
});

describe('with racks, a seat that cannot play', () => {
  const poor: Tile[] = [
    [4, 4],
    [0, 2],
    [0, 3],
    [1, 1],
    [0, 0],
    [1, 3],
    [2, 4],
    [1, 4],
  ];

  beforeEach(async () => {
    table = await AtTiles.sit({ racks: true });
    await table.deal(blue, poor);
    await table.play([6, 6]);
  });

  test('DP-draw: draws; a tile that fits must then be played, and what was drawn stays drawn', async () => {
    expect(table.words).toBe('Orange: none of your tiles fits: draw one onto your rack');
    await table.draw([3, 6], 1);
    expect(table.accepted.at(-1)).toEqual({ do: 'draw', seat: 1 });
    expect(table.words).toBe('Orange: lay a tile that fits on the pad');
    await table.press(1, 'change', { hold: 1100 });
    expect(table.notes.at(-1)).toBe('Orange: a tile that was drawn has been seen and stays drawn');
    await table.play([3, 6]);
    expect(table.accepted.at(-1)).toEqual({ do: 'play', seat: 1, tile: [3, 6], on: [6, 6] });
  });

  test('DP-draw: after a tile that does not fit, confirm passes', async () => {
    await table.draw([3, 3], 1);
    expect(table.words).toBe('Orange: none of your tiles fits and none may be drawn: confirm to pass');
    await table.press(1, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'pass', seat: 1 });
    expect(table.words).toBe('Blue: lay a tile that fits on the pad');
  });

  test('a tile held in the hand hides whether anything fits: the table asks for it', async () => {
    await table.hold([1, 4], 1);
    expect(table.words).toBe('Orange: lay a tile on the pad, or set all 8 on your rack to draw or pass');
    await table.press(1, 'confirm');
    expect(table.notes.at(-1)).toBe('Orange: a tile on the pad is awaited, a button cannot do it');
  });
});

describe('with a pad and no racks', () => {
  beforeEach(async () => {
    table = await AtTiles.sit();
    await table.deal(blue, orange);
  });

  test('DP-start: whose double it is, its seat says by confirm', async () => {
    await table.show([6, 6]);
    expect(table.words).toBe('Whose double lies on the pad? Confirm at your seat');
    await table.press(0, 'confirm');
    expect(table.accepted).toEqual([{ do: 'play', seat: 0, tile: [6, 6], on: null }]);
    expect(table.words).toBe('Orange: lay a tile on the pad; if none fits, draw: change, confirm');
  });

  test('nobody has a double: any seat says so, and it is dealt again', async () => {
    await table.press(1, 'change', { hold: 80 });
    // The first presses of change are about colours, until somebody has acted.
    expect(table.notes.at(-1)).toContain('wears');
    await table.show([6, 6]);
    await table.press(0, 'confirm');
    await table.press(0, 'change', { hold: 1100 });
    await table.takeBack(0);
    await table.press(1, 'change');
    expect(table.prompt).toBe('OptionRedeal');
    await table.press(1, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'redeal', seat: 1 });
  });

  test('DP-draw: a draw is told by the buttons, then a play or a pass', async () => {
    await table.show([6, 6]);
    await table.press(0, 'confirm');
    await table.lay();
    await table.press(1, 'change');
    expect(table.words).toBe('Orange: nothing fits, you draw a tile? Confirm, or change');
    await table.press(1, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'draw', seat: 1 });
    expect(table.words).toBe('Orange: lay a tile on the pad; if none fits, pass: change, confirm');
    await table.press(1, 'change');
    await table.press(1, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'pass', seat: 1 });
  });

  test('DP-hidden: a hand that cannot be right is refused at the end, explained, and the round may be voided', async () => {
    await table.show([6, 6]);
    await table.press(0, 'confirm');
    await table.lay();
    // Orange passes although 5-6 would fit, until nobody can draw; Blue plays itself out.
    const seats = [1, 0];
    for (let turn = 0; table.field(Field.Phase) !== Phase.Show && turn < 60; turn++) {
      const seat = seats[turn % 2] as number;
      await table.press(seat, 'change');
      await table.press(seat, 'confirm');
      if (table.prompt === 'PlayOrPass' && table.field(Field.Turn) === seat) {
        await table.press(seat, 'change');
        await table.press(seat, 'confirm');
      }
    }
    expect(table.prompt).toBe('ShowHand');
    await table.show([1, 6]);
    expect(table.words).toMatch(
      /^Blue passed, drew or did not start though that tile could have been played/,
    );
    await table.takeBack(0);
    await table.show([1, 2]);
    expect(table.accepted.at(-1)).toEqual({ do: 'show', seat: 0, tile: [1, 2] });
    await table.takeBack(0);
    await table.show([1, 6]);
    await table.press(0, 'change');
    await table.press(0, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'redeal', seat: 0 });
    expect(table.field(Field.Round)).toBe(1);
  });

  test.each([
    ['two tiles', [dominoId(27, 0), dominoId(0, 0)]],
    ['a die', [FIRST_DOCE_DIE + 1]],
  ])('%s on the pad cannot be read as a tile', async (_, ids) => {
    const pad = firstOf(antennaGroups, 'pad');
    const tags = ids.map((id) => objectTag(id, id + 5000));
    for (const tag of tags) table.world.tags.put(tag, { antenna: pad });
    await table.wait(700);
    expect(table.words).toBe('The pad cannot read that: lay one tile on it');
    for (const tag of tags) table.world.tags.take(tag);
    await table.wait(1000);
    expect(table.prompt).toBe('Opening');
  });
});

describe('a plain table', () => {
  beforeEach(async () => {
    table = await AtTiles.sit({ plain: true });
  });

  /** Tells a tile by the buttons. */
  async function tell(seat: number, [low, high]: Tile): Promise<void> {
    await table.press(seat, 'confirm');
    for (const number of [low, high]) {
      for (let presses = 0; presses < number; presses++) await table.press(seat, 'change');
      await table.press(seat, 'confirm');
    }
  }

  test('tiles are told by the buttons', async () => {
    expect(table.words).toBe(
      'Round 1: draw 8 tiles each. Whoever has the highest double: lay it, then confirm',
    );
    await table.press(1, 'confirm');
    expect(table.words).toBe('Orange: the tile’s first number is 0? Confirm, or change');
    for (let presses = 0; presses < 6; presses++) await table.press(1, 'change');
    await table.press(1, 'confirm');
    expect(table.words).toBe('Orange: the tile’s second number is 0? Confirm, or change');
    for (let presses = 0; presses < 6; presses++) await table.press(1, 'change');
    await table.press(1, 'confirm');
    expect(table.accepted).toEqual([{ do: 'play', seat: 1, tile: [6, 6], on: null }]);
    await tell(0, [3, 6]);
    expect(table.accepted.at(-1)).toEqual({ do: 'play', seat: 0, tile: [3, 6], on: [6, 6] });
    await tell(1, [0, 1]);
    expect(table.notes.at(-1)).toBe('Orange: that tile cannot be played or shown now');
    expect(table.words).toBe(
      'Orange: lay a tile and confirm to tell it; if none fits, draw: change, confirm',
    );
  });
});
