import { describe, expect, test } from 'vitest';
import {
  type Cell,
  type Direction,
  isFinish,
  isStar,
  nextStand,
  onStart,
  type Stand,
  wheelsAtSetup,
} from './double-trouble-board';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SETUP = [0, 1, 0, 1];
const FIRST_START = '06 south';
const SECOND_START = '82 north';

/** '36 south' is row 3, column 6, pointing south. */
function stand(text: string): Stand {
  return { cell: [Number(text[0]), Number(text[1])], heading: text.slice(3) as Direction };
}

function textOf({ cell, heading }: Stand): string {
  return `${cell.join('')} ${heading}`;
}

/** Where a lonely piece comes to, one space at a time, until it stands on a FINISH (the last of the list) or for 40 spaces. */
function road(wheels: number[], from: string): string[] {
  const turned = wheelsAtSetup().map((wheel, index) => ({ ...wheel, turn: wheels[index]! }));
  const spaces: string[] = [];
  let at = stand(from);
  while (spaces.length < 40) {
    at = nextStand(turned, at);
    if (isFinish(at.cell)) return [...spaces, 'FINISH'];
    spaces.push(textOf(at));
  }
  return spaces;
}

/** How many spaces it is from there to a FINISH; null in a loop. */
function stepsToFinish(wheels: number[], from: string): number | null {
  const spaces = road(wheels, from);
  return spaces.at(-1) === 'FINISH' ? spaces.length : null;
}

test('DT-board: the wheels as set up, and the STARTs along their arrows', () => {
  expect(wheelsAtSetup().map((wheel) => wheel.turn)).toEqual(SETUP);
  expect([onStart(0), onStart(1)].map(textOf)).toEqual([FIRST_START, SECOND_START]);
});

test('DT-star: 16 holders and the centre', () => {
  const cells = NUMBERS.flatMap((row) => NUMBERS.map((column): Cell => [row, column]));
  const stars = cells.filter((cell) => isStar(wheelsAtSetup(), cell)).map((cell) => cell.join(''));
  expect(stars.join(' ')).toBe('14 23 25 32 34 36 41 43 44 45 47 52 54 56 63 65 74');
});

test('DT-board: with the wheels as set up, 15 spaces from the first START to the FINISH in the south-east', () => {
  expect(road(SETUP, FIRST_START).join(', ')).toBe(
    '16 south, 26 south, 36 south, 45 west, 44 west, 43 west, 52 south, 62 east, 63 east, 74 south, 84 east, ' +
      '85 east, 86 east, 87 east, FINISH',
  );
});

test('DT-board: and from the second START to the FINISH in the north-west', () => {
  expect(road(SETUP, SECOND_START).join(', ')).toBe(
    '72 north, 62 north, 52 north, 43 east, 44 east, 45 east, 36 north, 26 west, 25 west, 14 north, 04 west, ' +
      '03 west, 02 west, 01 west, FINISH',
  );
});

describe('DT-board: every setting of the wheels, by hand', () => {
  // North, east, south, west: even or odd quarter turns. From the first START.
  const LOOP = null;
  const settings: [number[], number | null][] = [
    // East even: out of the east port, round the corner, at the FINISH.
    [[0, 0, 0, 0], 9],
    [[0, 0, 0, 1], 9],
    [[0, 0, 1, 0], 9],
    [[0, 0, 1, 1], 9],
    [[1, 0, 0, 0], 9],
    [[1, 0, 0, 1], 9],
    [[1, 0, 1, 0], 9],
    [[1, 0, 1, 1], 9],
    // East odd: over the centre to the west wheel. West odd: on to the south wheel, and out of it or back to the centre.
    [[0, 1, 0, 1], 15],
    [[1, 1, 0, 1], 15],
    [[0, 1, 1, 1], 21],
    [[1, 1, 1, 1], LOOP],
    // West even: on to the north wheel, and out of it or back to the centre.
    [[1, 1, 0, 0], 15],
    [[1, 1, 1, 0], 15],
    [[0, 1, 0, 0], 21],
    [[0, 1, 1, 0], 21],
  ];

  test.each(settings)('DT-board: %j is %j spaces from a FINISH', (wheels, steps) => {
    expect(stepsToFinish(wheels, FIRST_START)).toBe(steps);
    // Half a turn more of a wheel joins the same holders.
    const halfTurned = wheels.map((turn) => turn + 2);
    expect(stepsToFinish(halfTurned, FIRST_START)).toBe(steps);
    // The board looks the same when it is turned by half.
    const [north, east, south, west] = wheels as [number, number, number, number];
    expect(stepsToFinish([south, west, north, east], SECOND_START)).toBe(steps);
  });
});

test('DT-board: with all wheels odd the road from a START ends in a loop of 12 spaces', () => {
  const spaces = road([1, 1, 1, 1], FIRST_START);
  expect(spaces.slice(1, 13).join(', ')).toBe(
    '26 south, 36 south, 45 west, 44 west, 43 west, 52 south, 62 east, 63 east, 54 north, 44 north, 34 north, 25 east',
  );
  for (let place = 1; place + 12 < spaces.length; place++) expect(spaces[place + 12]).toBe(spaces[place]);
});

test('DT-board: a piece that comes up from the east wheel turns off before the START, which nothing goes back to', () => {
  expect(road(SETUP, '36 north').slice(0, 2)).toEqual(['26 west', '25 west']);
  expect(road(SETUP, '52 south').slice(0, 2)).toEqual(['62 east', '63 east']);
});
