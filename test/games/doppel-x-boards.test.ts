import { describe, expect, test } from 'vitest';
import { CELLS, COLUMNS } from '../../shared/cells';
import { Field, Zone } from '../../shared/doppel-x';
import { boardLetters, boards } from '../../shared/doppel-x-boards';
import { checkBoard } from '../../host/games/doppel-x-board';
import { boardNumbers, cellsOfPlace } from '../../host/words/doppel-x';
import { DoppelXGame } from './doppel-x-arrange';

const messages = (rows: readonly string[]) => checkBoard(rows).map(({ message }) => message);

/** Board I with some rows changed, by their number from 1. */
function changed(rows: Readonly<Record<number, string>>): string[] {
  return (boards[0] ?? []).map((row, index) => rows[index + 1] ?? row);
}

/** What a die with a 2 gives on average, over all places where it can lie. */
function averageWorth(rows: readonly string[]): number {
  const places = Array.from({ length: 289 }, (_, place) => place);
  const worths = places.map((place) => {
    const zones = cellsOfPlace(place).map(
      ([row, column]) => Zone[boardLetters[rows[row]?.charAt(column) as keyof typeof boardLetters]],
    );
    const best = Math.max(...zones);
    return best === Zone.Minus ? -1 : Math.max(0, best - Zone.NoScore) * 2;
  });
  return worths.reduce((sum, worth) => sum + worth) / places.length;
}

const count = (rows: readonly string[], letter: string) => rows.join('').split(letter).length - 1;

describe('the four boards', () => {
  test('DX-boards: the firmware has the areas of the text', () => {
    for (const board of Object.keys(boardNumbers)) {
      const { rules } = new DoppelXGame({ board });
      const text = boards[rules.read(Field.Board)] ?? [];
      for (let cell = 0; cell < CELLS; cell++) {
        const letter = text[Math.floor(cell / COLUMNS)]?.charAt(cell % COLUMNS) as keyof typeof boardLetters;
        expect(rules.read(Field.CellZone, cell)).toBe(Zone[boardLetters[letter]]);
      }
    }
  });

  test('DX-boards: all four are good boards', () => {
    expect(boards.map(checkBoard)).toEqual([[], [], [], []]);
  });

  test('DX-boards: board I is mostly 1x, with 2x and 3x beside holes, and has nothing worse', () => {
    const [first = []] = boards;
    expect(count(first, '1')).toBeGreaterThan(CELLS / 2);
    expect([count(first, '0'), count(first, '-'), count(first, 's')]).toEqual([0, 0, 0]);
    first.forEach((row, at) =>
      [...row].forEach((letter, column) => {
        if (letter !== '3') return;
        const around = [-1, 0, 1].flatMap((down) =>
          [-1, 0, 1].map((right) => first[at + down]?.charAt(column + right)),
        );
        expect(around).toContain('o');
      }),
    );
  });

  test('DX-boards: each later board gives less', () => {
    const worths = boards.map(averageWorth);
    expect(worths).toEqual([...worths].sort((one, other) => other - one));
    expect(new Set(worths).size).toBe(4);
  });

  test('DX-boards: III and IV have the spinner’s place in the centre', () => {
    expect(boards.map((rows) => count(rows, 's') > 0)).toEqual([false, false, true, true]);
  });
});

describe('a board of one’s own', () => {
  test('may have any areas, with a hole somewhere', () => {
    expect(messages(changed({}))).toEqual([]);
    expect(messages(changed({ 1: '123-0oooo', 4: '111sss111', 5: '111sss111', 6: '111sss111' }))).toEqual([]);
  });

  test('has nine rows of nine', () => {
    expect(messages(changed({}).slice(0, 8))).toEqual(['row 9: a board has 9 rows, not 8']);
    expect(messages([...changed({}), '111111111'])).toEqual(['row 10: a board has 9 rows, not 10']);
    expect(messages([])[0]).toBe('row 1: a board has 9 rows, not 0');
    expect(messages(changed({ 2: '1111' }))).toEqual(['row 2, column 5: a row has 9 letters, not 4']);
    expect(messages(changed({ 2: '1111111111' }))).toEqual(['row 2, column 10: a row has 9 letters, not 10']);
  });

  test('has only known letters', () => {
    expect(messages(changed({ 1: '11x111?11' }))).toEqual([
      'row 1, column 3: "x" is none of 0 1 2 3 - o s',
      'row 1, column 7: "?" is none of 0 1 2 3 - o s',
    ]);
  });

  test('has a hole, and something to score', () => {
    expect(messages(Array.from({ length: 9 }, () => '111111111'))).toEqual([
      'the board: there is no hole; at least one cell must be o',
    ]);
    expect(messages(Array.from({ length: 9 }, () => '0000-000o'))).toEqual([
      'the board: no die could score; at least one cell must be 1, 2 or 3',
    ]);
  });

  test('has the spinner only in its centre', () => {
    expect(messages(changed({ 1: 's11111111' }))).toEqual([
      'row 1, column 1: the spinner’s place is in rows and columns 4 to 6',
      'row 5, column 5: the spinner stands here, so where any cell is s, this must be',
    ]);
    expect(messages(changed({ 5: '1111s1s11' }))).toEqual([
      'row 5, column 7: the spinner’s place is in rows and columns 4 to 6',
    ]);
  });
});
