import { describe, expect, test } from 'vitest';
import { parseScenarios } from '../../host/scenario/parse';

const inGame = (game: string, step: string) => `scenario A\ngame ${game}\n${step}\n`;
const read = (text: string) => parseScenarios('a.scenario', text);

test('every kind of step is read as it is written', () => {
  const [scenario] = read(`
# a comment
scenario A name: with anything   # and a comment behind it
game doubles-wild seats=4 teams=true
table reader
press seat 0 confirm
press seat 1 change for 1200 ms
button seat 2 change down
place 5,10 seat 3
lift 5,10
pop 1
throw red 2 3 blue 4
throw blue 4 4 4
wait 500 ms
wait until words Blue: roll, or not within 3000 ms
expect light edge 35 steady low
expect state scores.0 2
expect line action * *
`);
  expect(scenario).toMatchObject({
    name: 'A name: with anything',
    line: 3,
    options: { seats: 4, teams: true },
    modules: 1,
  });
  expect(scenario?.steps.map(({ line }) => line)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(scenario?.steps.map(({ action }) => action)).toEqual([
    { do: 'press', seat: 0, button: 'confirm', hold: 80 },
    { do: 'press', seat: 1, button: 'change', hold: 1200 },
    { do: 'button', seat: 2, button: 'change', isDown: true },
    { do: 'place', cell: 25, seat: 3, face: null },
    { do: 'lift', cell: 25 },
    { do: 'pop', roller: 1 },
    { do: 'throw', faces: [2, 3, null, 4, null, null] },
    { do: 'throw', faces: [null, null, null, 4, 4, 4] },
    { wait: 500 },
    { until: { expect: 'words', text: 'Blue: roll, or not' }, within: 3000 },
    { expect: 'light', at: { group: 'edges', index: 35 }, rhythm: 'steady low' },
    { expect: 'state', path: ['scores', '0'], value: '2' },
    { expect: 'line', fields: ['action', '*', '*'] },
  ]);
});

test('places are named as players name them', () => {
  const cellOf = (game: string, step: string) => read(inGame(game, step))[0]?.steps[0]?.action;
  expect(cellOf('doubles-wild', 'place 3,3 seat 0')).toMatchObject({ cell: 0 });
  expect(cellOf('doce', 'place 1,1 seat 0 face 6')).toMatchObject({ cell: 20, face: 6 });
  expect(cellOf('doppio', 'place tile 2-6 on rack 1')).toEqual({ do: 'place-tile', tile: [2, 6], on: 1 });
});

describe('a mistake is told with file, line, and what would be right', () => {
  test.each([
    ['', 'a.scenario:1: there is no scenario; a file begins with "scenario NAME" and "game NAME"'],
    ['press seat 0 confirm', 'a.scenario:1: "press" stands before the first "scenario NAME"'],
    ['scenario', 'a.scenario:1: a scenario needs a name'],
    ['scenario A\ngame doce', 'a.scenario:1: scenario "A" has no steps'],
    ['scenario A\nlift 5,5', 'a.scenario:2: say first what is played: game doubles-wild, or: game doce'],
    [
      'scenario A\ngame chess',
      'a.scenario:2: there is no game "chess" at the table; there are doubles-wild, doce, doppio',
    ],
    ['scenario A\ngame doubles-wild seats', 'a.scenario:2: an option is written as name=value, not "seats"'],
    ['scenario A\ngame doubles-wild seats=9', 'a.scenario:2: '],
    ['scenario A\ntable round', 'a.scenario:2: there is no table "round"; it is one of plain, reader, racks'],
    [inGame('doce', 'jump 3'), 'a.scenario:3: unknown step "jump"; there are scenario, game, table, press'],
    [
      inGame('doce', 'press seat 0'),
      'a.scenario:3: this is no "press" step: "press seat 0"; write it as: press seat 0 confirm',
    ],
    [
      inGame('doce', 'place 6,1 seat 0 face 1'),
      'a.scenario:3: there is no place 6,1 in doce; rows and columns are 1 to 5',
    ],
    [inGame('doce', 'place 1,1 seat 0'), 'a.scenario:3: a piece of doce has a face'],
    [inGame('doubles-wild', 'place 3,12 seat 0'), 'rows and columns are 3 to 11'],
    [inGame('doubles-wild', 'place 3,3 seat 0 face 2'), 'a.scenario:3: a marble has no face'],
    [inGame('doubles-wild', 'throw red 7'), 'write it as: throw red 2 3 blue 4 6'],
    [inGame('doubles-wild', 'throw'), 'write it as: throw red 2 3 blue 4 6'],
    [inGame('doubles-wild', 'wait 5'), 'write it as: wait 500 ms'],
    [
      inGame('doubles-wild', 'expect light 5,5 blinking'),
      'there is no rhythm "blinking"; there are off, steady low',
    ],
    [inGame('doubles-wild', 'expect light well 6 off'), 'there is no well 6; they are 0 to 5'],
    [inGame('doubles-wild', 'expect sound loud'), 'write it as: expect words'],
  ])('%j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
