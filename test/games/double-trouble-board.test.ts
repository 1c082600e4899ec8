import { describe, expect, test } from 'vitest';
import { type BoardDescription, doubleTroubleBoard, type Place } from '../../shared/double-trouble-board';
import { findBoardFaults } from '../../host/build/board/faults';
import { boardSource } from '../../host/build/board/source';
import { cellOf, nameOf, placeOf, startWay, step } from '../../host/build/board/survey';
import { arrange } from './arrange-double-trouble';

// The board as data: the one that the firmware is built with, and boards that cannot be played on.

const { drawing, starts, finishes, stars, wheels } = doubleTroubleBoard;
const quarters = [0, 1, 2, 3];
const everySetting = quarters.flatMap((north) =>
  quarters.flatMap((east) => quarters.flatMap((south) => quarters.map((west) => [north, east, south, west]))),
);

/** The spaces from a START to the first FINISH, the FINISH included; null where the road goes round in a circle. */
function roadFrom(start: Place, turns: readonly number[]): number[] | null {
  const cells: number[] = [];
  const seen = new Set<number>();
  for (
    let way = startWay(doubleTroubleBoard, start);
    way !== null;
    way = step(doubleTroubleBoard, way, turns)
  ) {
    if (seen.has(way)) return null;
    seen.add(way);
    cells.push(way >> 2);
    if (finishes.some((finish) => cellOf(finish) === way >> 2)) return cells.slice(1);
  }
  throw new Error('the road breaks off');
}

/** The spaces of the circle into which the road from a START comes. */
function circleFrom(start: Place, turns: readonly number[]): number[] {
  const seen: number[] = [];
  let way = startWay(doubleTroubleBoard, start) as number;
  for (; !seen.includes(way); way = step(doubleTroubleBoard, way, turns) as number) seen.push(way);
  return seen.slice(seen.indexOf(way)).map((each) => each >> 2);
}

describe('the default board', () => {
  test('DT-board: it can be played on', () => {
    expect(findBoardFaults(doubleTroubleBoard)).toEqual([]);
  });

  test('DT-board: it looks the same when the table is turned by half', () => {
    const turned: Record<string, string> = { '┌': '┘', '┘': '┌', '┐': '└', '└': '┐', '↑': '↓', '↓': '↑' };
    const opposite = [...drawing].reverse().map((row) =>
      [...row]
        .reverse()
        .map((sign) => turned[sign] ?? sign)
        .join(''),
    );
    expect(opposite).toEqual(drawing);
    const half = ([row, column]: Place) => [8 - row, 8 - column];
    for (const places of [starts, finishes, stars]) expect(places.map(half).reverse()).toEqual(places);
    expect(wheels.map(({ centre, turn }) => [half(centre), turn])).toEqual(
      [2, 3, 0, 1].map((wheel) => [wheels[wheel]?.centre, wheels[wheel]?.turn]),
    );
  });

  test('DT-board: with the wheels as at the beginning each START is 15 steps from a FINISH', () => {
    const turns = wheels.map(({ turn }) => turn);
    expect(turns).toEqual([0, 1, 0, 1]);
    const roads = starts.map((start) => roadFrom(start, turns));
    expect(roads.map((road) => road?.length)).toEqual([15, 15]);
    expect(roads[0]?.map(nameOf).slice(0, 5)).toEqual(['(1, 6)', '(2, 6)', '(3, 6)', '(4, 5)', '(4, 4)']);
    expect(roads.map((road) => placeOf(road?.at(-1) as number))).toEqual([finishes[1], finishes[0]]);
  });

  test('DT-board: other settings give 9, 15 or 21 steps, or a circle', () => {
    const lengths = everySetting.flatMap((turns) =>
      starts.map((start) => roadFrom(start, turns)?.length ?? 'circle'),
    );
    expect(new Set(lengths)).toEqual(new Set([9, 15, 21, 'circle']));
  });

  test('DT-board: with all four wheels at odd turns the road ends in a circle of 12 spaces without a FINISH', () => {
    for (const turns of everySetting) {
      const areOdd = turns.every((turn) => turn % 2 === 1);
      for (const start of starts) {
        expect(roadFrom(start, turns) === null).toBe(areOdd);
        if (!areOdd) continue;
        const circle = circleFrom(start, turns);
        expect(circle).toHaveLength(12);
        expect(circle.filter((cell) => cell === cellOf(stars[0] as Place))).toHaveLength(2);
      }
    }
  });

  test('DT-board: the firmware walks the same roads, whatever the wheels', () => {
    for (const turns of everySetting)
      for (const [index, start] of starts.entries()) {
        const first = startWay(doubleTroubleBoard, start) as number;
        let way = first;
        for (let face = 1; face <= 6; face++) way = step(doubleTroubleBoard, way, turns) as number;
        const pieces = [['0 6 south', '8 2 north'] as const];
        const game = arrange({ pieces, wheels: turns }).pop(6, 6).move(index, 6);
        const heading = ['north', 'east', 'south', 'west'][way & 3];
        expect(game.piece(0, index)).toBe(`${placeOf(way >> 2).join(' ')} ${heading}`);
      }
  });
});

/** The default board with signs drawn over cells, and other parts. */
function changed(
  signs: Readonly<Record<string, string>>,
  parts: Partial<BoardDescription> = {},
): BoardDescription {
  const rows = drawing.map((row) => [...row]);
  for (const [place, sign] of Object.entries(signs)) {
    const [row = 0, column = 0] = place.split(' ').map(Number);
    (rows[row] as string[])[column] = sign;
  }
  return { ...doubleTroubleBoard, drawing: rows.map((row) => row.join('')), ...parts };
}

const withWheel = (part: object) =>
  changed({}, { wheels: wheels.map((wheel, index) => (index === 0 ? { ...wheel, ...part } : wheel)) });

/** Two circles that do not meet: each START has a FINISH on its own. Without wheels. */
const apart: BoardDescription = {
  drawing: [
    '.↓.......',
    '┌┐.......',
    '└┘.......',
    '.........',
    '.........',
    '.........',
    '.......┌┐',
    '.......└┘',
    '.......↑.',
  ],
  starts: [
    [0, 1],
    [8, 7],
  ],
  finishes: [
    [1, 0],
    [7, 8],
  ],
  stars: [],
  wheels: [],
};

describe('a board of one’s own', () => {
  test('DT-board: may have no wheels, and need not be in one piece', () => {
    expect(findBoardFaults(apart)).toEqual([]);
    expect(boardSource(apart)).toContain('WHEELS: i32 = 0');
  });

  test.each<[string, BoardDescription, string]>([
    [
      'too few rows',
      { ...doubleTroubleBoard, drawing: drawing.slice(1) },
      'the drawing must have 9 rows of 9 cells',
    ],
    [
      'a short row',
      { ...doubleTroubleBoard, drawing: ['┌', ...drawing.slice(1)] },
      'the drawing must have 9 rows of 9 cells',
    ],
    ['a sign that there is not', changed({ '0 1': '?' }), 'cell (0, 1): unknown sign'],
    ['a place beside the board', changed({}, { stars: [[4, 9]] }), '(4, 9) is no cell of the playfield'],
    ['a dead end', changed({ '0 2': '.' }), 'space (0, 1): dead end, nothing lies east of it'],
    ['a dead end at the edge', changed({ '4 8': '─' }), 'space (4, 8): dead end, nothing lies east of it'],
    [
      'a path that does not answer',
      changed({ '0 2': '│' }),
      'space (0, 1): dead end, the space (0, 2) east of it does not let it in',
    ],
    [
      'a path against an arrow',
      changed({ '2 6': '┘' }),
      'space (2, 6): dead end, the space (1, 6) north of it does not let it in',
    ],
    [
      'an ambiguous next space',
      changed({ '1 2': '↑' }),
      'space (0, 2): the next space is ambiguous for who comes from (1, 2), it goes on east and west',
    ],
    ['a wheel that is not drawn', changed({ '2 4': '.' }), 'wheel (2, 4): no * is drawn there'],
    [
      'a wheel that is not described',
      changed({ '7 7': '*' }),
      'cell (7, 7): the middle of a wheel that is not described',
    ],
    [
      'a holder without a wheel',
      changed({ '1 2': 'o' }),
      'space (1, 2): a holder must belong to exactly one wheel',
    ],
    ['a wheel without a holder', changed({ '1 4': '│' }), 'wheel (2, 4): no holder on its north side'],
    [
      'a port without a path',
      changed({ '0 4': '.' }),
      'wheel (2, 4): the port (1, 4) on its north side has no path',
    ],
    ['a missing channel', withWheel({ channels: ['NE'] }), 'wheel (2, 4): broken channels'],
    ['a channel twice', withWheel({ channels: ['NE', 'NE'] }), 'wheel (2, 4): broken channels'],
    ['a channel that forks', withWheel({ channels: ['NES', 'W'] }), 'wheel (2, 4): broken channels'],
    ['a turn that there is not', withWheel({ turn: 4 }), 'wheel (2, 4): its turn must be 0, 1, 2 or 3'],
    [
      'five wheels',
      changed({}, { wheels: [...wheels, ...wheels.slice(0, 1)] }),
      'there are 5 wheels; at most 4 can be',
    ],
    ['one START', changed({}, { starts: starts.slice(1) }), 'there must be exactly two STARTs, not 1'],
    ['three STARTs', changed({}, { starts: [...starts, [1, 6]] }), 'there must be exactly two STARTs, not 3'],
    [
      'one START twice',
      changed(
        {},
        {
          starts: [
            [0, 6],
            [0, 6],
          ],
        },
      ),
      'there must be exactly two STARTs',
    ],
    [
      'a START that is no arrow',
      changed(
        {},
        {
          starts: [
            [0, 6],
            [0, 0],
          ],
        },
      ),
      'START (0, 0): it must be an arrow',
    ],
    [
      'a START that is entered',
      changed(
        {},
        {
          starts: [
            [1, 6],
            [8, 2],
          ],
        },
      ),
      'START (1, 6): a path leads into it',
    ],
    ['no FINISH', changed({}, { finishes: [] }), 'there must be a FINISH'],
    [
      'a FINISH on a holder',
      changed({}, { finishes: [[1, 4]] }),
      'FINISH (1, 4): it must be a space of the path',
    ],
    [
      'a star on a FINISH',
      changed({}, { stars: [[0, 0]] }),
      'star (0, 0): it must be a space of the path and no FINISH',
    ],
    [
      'a START without a FINISH',
      { ...apart, finishes: [[1, 0]] },
      'START (8, 7): no FINISH can be reached from it',
    ],
    [
      'a FINISH that is not reached',
      // A circle of four spaces in the south-west corner, to which nothing leads.
      changed({ '7 0': '┌', '7 1': '┐', '8 0': '└', '8 1': '┘' }, { finishes: [...finishes, [8, 0]] }),
      'FINISH (8, 0): it cannot be reached from any START',
    ],
  ])('DT-board: %s is refused, with the space and the reason', (_, board, fault) => {
    expect(findBoardFaults(board).join('\n')).toContain(fault);
    expect(() => boardSource(board)).toThrow('cannot be played on');
  });
});
