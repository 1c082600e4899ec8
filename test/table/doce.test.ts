import { beforeEach, describe, expect, test } from 'vitest';
import { objectTag } from '../../host/sim/world-tags';
import { Field } from '../../shared/doce';
import { FIRST_DOMINO } from '../../shared/objects';
import { AtGrid } from './at-grid';

let table: AtGrid;

describe('a table that reads dice', () => {
  beforeEach(async () => {
    table = await AtGrid.sit();
  });

  test('DC-grid: a die is played once it has been let go and lies still, with the face on top', async () => {
    expect(table.words).toBe('Blue: put a die with the number you like, or first the blocker');
    await table.put(0, 5, 2, 3, { wait: 250 });
    expect(table.accepted).toEqual([]);
    await table.wait(700);
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 1, column: 2, face: 5 }]);
    expect(table.words).toBe('Orange: put a die with the number you like, or first the blocker');
  });

  test('a die that slides over squares is played where it stops', async () => {
    for (const column of [1, 2, 3]) {
      await table.put(0, 6, 4, column, { wait: 200 });
      await table.lift(4, column, { wait: 40 });
    }
    await table.put(0, 6, 4, 4);
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 3, column: 3, face: 6 }]);
  });

  test('a die that is turned while it is still held is played as it lies at last', async () => {
    table.world.put(table.cell(1, 1), { seat: 0, face: 2 });
    await table.wait(150);
    table.world.turn(table.cell(1, 1), 3);
    await table.wait(1200);
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 0, column: 0, face: 3 }]);
  });

  test('DC-zone: the squares around the own marked die are dim; a die there is guided away', async () => {
    await table.put(0, 3, 3, 3);
    await table.put(1, 1, 1, 1);
    expect(await table.rhythm(2, 2)).toBe('dim');
    expect(await table.rhythm(4, 3)).toBe('dim');
    expect(await table.rhythm(5, 5)).toBe('breathing');
    expect(await table.rhythm(3, 3)).toBe('steady high');
    await table.put(0, 4, 2, 2);
    expect(table.words).toBe('row 2, column 2 is next to Blue’s marked die: choose another square');
    expect(await table.rhythm(2, 2)).toBe('double blink');
    await table.lift(2, 2);
    await table.put(0, 4, 5, 5);
    expect(table.accepted).toHaveLength(3);
  });

  test('another seat’s die is guided away', async () => {
    await table.put(1, 2, 2, 2);
    expect(table.words).toBe('On row 2, column 2: not your die, Blue’s turn: lift it');
    expect(table.accepted).toEqual([]);
    await table.lift(2, 2);
    expect(table.words).toBe('Blue: put a die with the number you like, or first the blocker');
  });

  test('a die that leans is asked to be settled, and played once it lies flat', async () => {
    await table.put(0, 2, 2, 2, { isLeaning: true, wait: 2000 });
    expect(table.words).toBe(
      'What lies on row 2, column 2 cannot be read: set it flat on one square, or lift it',
    );
    expect(table.accepted).toEqual([]);
    await table.turn(2, 2, 2);
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 1, column: 1, face: 2 }]);
  });

  test.each([
    ['a piece of another game', FIRST_DOMINO],
    ['an object that does not exist', 0x7777],
  ])('%s is guided out', async (_, id) => {
    const tag = objectTag(id, 99);
    const cell = table.cell(3, 4);
    table.world.tags.put(tag, { cells: [cell] });
    table.world.put(cell, { seat: 0, face: 1 }, [], { isLeaning: true });
    await table.wait(1000);
    expect(table.words).toBe(
      'What lies on row 3, column 4 cannot be read: set it flat on one square, or lift it',
    );
    expect(table.accepted).toEqual([]);
    table.world.tags.take(tag);
    await table.lift(3, 4);
    expect(table.words).toBe('Blue: put a die with the number you like, or first the blocker');
  });

  test('something outside the grid is guided out', async () => {
    table.world.put(0, { seat: 0, face: 1 });
    await table.wait(2000);
    expect(table.words).toBe('Something lies outside the grid: lift it');
    expect(await table.rhythmOfCell(0)).toBe('double blink');
  });

  test('DC-blocker: the blocker first, then the die; a second blocker is guided away', async () => {
    await table.put(0, 0, 3, 3);
    expect(table.words).toBe('Blue: the blocker lies; now your die');
    await table.put(0, 6, 1, 1);
    await table.put(1, 6, 5, 5);
    expect(table.words).toBe('Blue: put a die with the number you like');
    expect(table.accepted.map((action) => (action as { do: string }).do)).toEqual(['blocker', 'die', 'die']);
    await table.lift(3, 3);
    expect(table.words).toBe('Blue’s blocker is missing on row 3, column 3: put it back as it was');
    await table.put(0, 0, 4, 4);
    expect(table.accepted).toHaveLength(3);
    await table.lift(4, 4);
    await table.put(0, 0, 3, 3);
    expect(table.words).toBe('Blue: put a die with the number you like');
  });

  test('a die that was let go cannot be taken back: the button says why, and lifting it asks for it', async () => {
    await table.put(0, 5, 3, 3);
    await table.press(0, 'change', { hold: 1100 });
    expect(table.notes.at(-1)).toBe('Blue: a die that was let go has been played and cannot be taken back');
    await table.lift(3, 3, { wait: 3000 });
    expect(table.words).toBe('Blue’s 5 is missing on row 3, column 3: put it back as it was');
    expect(await table.rhythm(3, 3)).toBe('fast blink');
    await table.put(0, 4, 3, 3);
    expect(table.words).toBe('On row 3, column 3 must lie Blue’s 5: set it right');
    expect(await table.rhythm(3, 3)).toBe('triple blink');
    await table.turn(5, 3, 3);
    expect(table.words).toBe('Orange: put a die with the number you like, or first the blocker');
    expect(table.accepted).toHaveLength(1);
  });

  test('two dice at once are no move until one of them is lifted', async () => {
    table.world.put(table.cell(1, 1), { seat: 0, face: 1 });
    await table.put(0, 2, 5, 5);
    expect(table.accepted).toEqual([]);
    await table.lift(1, 1);
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 4, column: 4, face: 2 }]);
  });

  test('a button that cannot put a die says so', async () => {
    await table.put(0, 5, 3, 3);
    await table.press(1, 'confirm');
    expect(table.notes.at(-1)).toBe('Orange: a die on the grid is awaited, a button cannot do it');
    await table.press(0, 'change');
    expect(table.notes.at(-1)).toBe('Blue: not now, it is Orange’s turn');
  });

  test('DC-line, DC-win: a line ends the round; the grid is cleared before the next die counts', async () => {
    // Blue 3, 3, 3, 3 along the first row, four squares apart in time; Orange far away.
    await table.put(0, 3, 1, 2);
    await table.put(1, 1, 5, 1);
    await table.put(0, 3, 1, 4);
    await table.put(1, 1, 5, 3);
    await table.put(0, 3, 1, 1);
    await table.put(1, 1, 5, 5);
    await table.put(0, 3, 1, 3);
    expect(table.field(Field.Round)).toBe(2);
    expect(table.words).toBe('Round 2: clear the grid; dice still to lift: 7');
    for (const [row, column] of [
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [5, 1],
      [5, 3],
    ] as const)
      await table.lift(row, column, { wait: 400 });
    // The last die that still lies there is no move of the new round.
    await table.wait(2000);
    expect(table.words).toBe('Round 2: clear the grid; dice still to lift: 1');
    await table.lift(5, 5);
    expect(table.words).toBe('Orange: put a die with the number you like, or first the blocker');
    expect(table.accepted).toHaveLength(7);
  });
});

describe('a reader that falls silent', () => {
  test('is reported; dice are told by the buttons meanwhile, and read again when it answers', async () => {
    table = await AtGrid.sit();
    await table.put(0, 5, 3, 3);
    table.world.reader.isPresent = false;
    await table.wait(1500);
    expect(table.notes.at(-1)).toContain('The tag reader does not answer');
    await table.put(1, 4, 1, 1);
    expect(table.words).toBe('Orange: row 1, column 1 shows blocker? Confirm, or change');
    for (let presses = 0; presses < 4; presses++) await table.press(1, 'change');
    await table.press(1, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'die', seat: 1, row: 0, column: 0, face: 4 });
    table.world.reader.isPresent = true;
    await table.wait(2500);
    expect(table.notes.at(-1)).toBe('The tag reader answers again');
    expect(table.words).toBe('Blue: put a die with the number you like, or first the blocker');
    await table.put(0, 2, 5, 1);
    expect(table.accepted.at(-1)).toEqual({ do: 'die', seat: 0, row: 4, column: 0, face: 2 });
  });
});

describe('a plain table', () => {
  beforeEach(async () => {
    table = await AtGrid.sit({ plain: true });
  });

  test('asks for the face, and takes it from the buttons', async () => {
    await table.put(0, 3, 2, 3);
    expect(table.words).toBe('Blue: row 2, column 3 shows blocker? Confirm, or change');
    for (const face of [1, 2, 3]) {
      await table.press(0, 'change');
      expect(table.words).toBe(`Blue: row 2, column 3 shows ${face}? Confirm, or change`);
    }
    await table.press(1, 'confirm');
    expect(table.notes.at(-1)).toBe('Orange: not now, it is Blue’s turn');
    expect(table.accepted).toEqual([]);
    await table.press(0, 'confirm');
    expect(table.accepted).toEqual([{ do: 'die', seat: 0, row: 1, column: 2, face: 3 }]);
  });

  test('a die that is lifted before its face was told has not been played', async () => {
    await table.put(0, 3, 2, 3);
    await table.lift(2, 3);
    expect(table.words).toBe('Blue: put a die with the number you like, or first the blocker');
    expect(table.accepted).toEqual([]);
  });

  test('DC-blocker, DC-zone: only what may lie there is offered', async () => {
    await table.put(0, 3, 3, 3);
    for (let presses = 0; presses < 3; presses++) await table.press(0, 'change');
    await table.press(0, 'confirm');
    await table.put(1, 1, 1, 1);
    await table.press(1, 'change');
    await table.press(1, 'confirm');
    // Next to Blue's marked die only the blocker may lie.
    await table.put(0, 0, 2, 2);
    expect(table.words).toBe('Blue: row 2, column 2 shows blocker? Confirm, or change');
    await table.press(0, 'change');
    expect(table.words).toBe('Blue: row 2, column 2 shows blocker? Confirm, or change');
    await table.press(0, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'blocker', seat: 0, row: 1, column: 1 });
  });
});
