// dxf-parser reads back what we wrote for the mill, with a reader that is not ours.
import DxfParser from 'dxf-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellCentre } from '../../hardware/description';
import { listsOf, diagramsOf, trueSizeDrawingsOf, type Drawing } from '../../host/build/hardware/files';
import { pocketHole, pocketRing, smallDie } from '../../hardware/pieces';
import { DIE_SIZE } from '../../host/sim/throw/die';
import { FIELD_SIZE, fieldCorners } from '../../host/sim/throw/box';
import { edgeLightAt, lightOffset, placesOf, sensorSlot } from '../../hardware/places';
import { cellsOf, centreOf, fullTable, playfieldOf, smallTable, tables } from '../../hardware/tables';
import { panelsOf } from '../../hardware/panels';
import { boards } from '../../shared/doppel-x-boards';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { FIRST_COLUMN, FIRST_ROW, SIDE } from '../../shared/doce';
import { FIRST_TOTAL } from '../../shared/doubles-wild';
import { edgeMarks, pocketRadius } from '../../host/view/browser/page/geometry';
import { overlaysOf } from '../../hardware/overlays';
import { doubleTroubleArtwork } from '../../hardware/overlays/double-trouble';
import { zoneLooks } from '../../hardware/overlays/doppel-x';
import { roadOf } from '../../hardware/overlays/road';
import { circlesOf, elementsOf, rectanglesOf } from './xml';

/** Drawings, overlays and description agree to this many millimetres. */
const agreement = 0.1;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every one of the points is among the others. */
function expectAmong(points: readonly Point[], others: readonly Point[]): void {
  const missing = points.filter(
    ({ x, y }) => !others.some((other) => Math.hypot(other.x - x, other.y - y) <= agreement),
  );
  expect(missing).toEqual([]);
}

const cells = Array.from({ length: cellsOf(fullTable) }, (_, cell) => cell);
const centres = cells.map(cellCentre);

function artwork(name: string, table = fullTable): string {
  return `<svg>${overlaysOf(table)
    .find((overlay) => overlay.name === name)!
    .artwork()}</svg>`;
}

const drawings: Drawing[] = [];
beforeAll(() => {
  for (const table of tables) drawings.push(...diagramsOf(table), ...trueSizeDrawingsOf(table));
});

describe('Drawings', () => {
  it('are well-formed, have a size in millimetres that fits their units, and say that nothing was built', () => {
    expect(drawings.length).toBeGreaterThan(40);
    for (const { path, text } of drawings) {
      const [svg] = elementsOf(text);
      const { width, height, viewBox } = svg!.attributes;
      const [, , w, h] = viewBox!.split(' ').map(Number);
      expect([width, height], path).toEqual([`${w}mm`, `${h}mm`]);
      expect(text, path).toMatch(/never built/);
      expect(text, path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('keep every text within the page', () => {
    for (const { path, text } of drawings) {
      const elements = elementsOf(text);
      const [left, top, width, height] = elements[0]!.attributes['viewBox']!.split(' ').map(Number) as [
        number,
        number,
        number,
        number,
      ];
      for (const { name, attributes } of elements) {
        // Texts within a group are moved with it.
        if (name !== 'text' || path.endsWith('bets.svg')) continue;
        expect(Number(attributes['x']), path).toBeGreaterThanOrEqual(left);
        expect(Number(attributes['x']), path).toBeLessThanOrEqual(left + width);
        expect(Number(attributes['y']), path).toBeGreaterThanOrEqual(top);
        expect(Number(attributes['y']), path).toBeLessThanOrEqual(top + height);
      }
    }
  });
});

describe('Cell centres', () => {
  it('are the same in both tables’ descriptions and in the firmware’s', () => {
    for (const cell of cells) expect(centreOf(fullTable, cell)).toEqual(cellCentre(cell));
    expect(centreOf(smallTable, 6)).toEqual({ x: 90, y: 90 });
  });

  it.each(tables)(
    'are slots of the $name drill template, with lights beside them, and holes of its pocket plate',
    (table) => {
      const places = Array.from({ length: cellsOf(table) }, (_, cell) => centreOf(table, cell));
      const lights = places.map(({ x, y }) => ({ x: x + lightOffset.x, y: y + lightOffset.y }));
      for (const [name, diameter, expected] of [
        ['sensor-plate', 6, lights],
        ['pocket-plate', pocketHole, places],
      ] as const) {
        const dxf = listsOf(table).find(({ path }) => path === `panels/${name}.dxf`)!.text;
        const { entities, header } = new DxfParser().parseSync(dxf)!;
        expect(header['$INSUNITS']).toBe(4);
        const { height } = playfieldOf(table);
        const circles = (
          entities as unknown as { type: string; center: Point; radius: number; layer: string }[]
        ).filter(
          ({ type, radius, layer }) => type === 'CIRCLE' && layer === 'DRILL' && radius === diameter / 2,
        );
        expectAmong(
          expected,
          circles.map(({ center }) => ({ x: center.x, y: height - center.y })),
        );
        const svg = drawings.find(
          ({ path, title }) => path === `panels/${name}.svg` && title.startsWith(`${table.title}:`),
        )!;
        expectAmong(expected, circlesOf(svg.text, diameter / 2));
        if (name === 'sensor-plate')
          expectAmong(places, rectanglesOf(svg.text, sensorSlot.width, sensorSlot.height));
      }
    },
  );

  it('are pockets of Doubles Wild', () => {
    expectAmong(centres, circlesOf(artwork('doubles-wild'), pocketRing / 2));
    expect(circlesOf(artwork('doubles-wild'), pocketRing / 2)).toHaveLength(centres.length);
  });

  it('are squares of DOCE', () => {
    const grid = centres.filter((_, cell) => {
      const [row, column] = [Math.floor(cell / 9) - FIRST_ROW, (cell % 9) - FIRST_COLUMN];
      return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    });
    expectAmong(grid, rectanglesOf(artwork('doce'), 41.2, 41.2));
  });

  it('are areas of every board of Doppel X', () => {
    for (const board of [1, 2, 3, 4])
      expectAmong(centres, rectanglesOf(artwork(`doppel-x-${board}`), 44.4, 44.4));
  });

  it('are spaces of Double Trouble', () => {
    const svg = artwork('double-trouble');
    const plain = [
      ...circlesOf(svg, 15),
      ...circlesOf(svg, 16),
      ...circlesOf(svg, 20.5),
      ...rectanglesOf(svg, 36, 36),
    ];
    const places = doubleTroubleBoard.drawing.flatMap((line, row) =>
      [...line].flatMap((sign, column) => ('.*'.includes(sign) ? [] : [centres[row * 9 + column]!])),
    );
    expectAmong(places, plain);
  });
});

describe('What is thrown, and where it lands', () => {
  it('has the simulator’s sizes: dice, betting fields and their corners', () => {
    expect(smallDie).toBe(DIE_SIZE);
    const fields = placesOf(fullTable).filter(({ kind }) => kind === 'bet');
    expect(fields.map(({ x, y, width }) => ({ x: x - width / 2, y: y - width / 2 }))).toEqual(fieldCorners);
    for (const { width, height } of fields) expect([width, height]).toEqual([FIELD_SIZE, FIELD_SIZE]);
  });

  it.each(tables)('keeps everything in the frame of the $name table apart', (table) => {
    const places = placesOf(table);
    for (const one of places)
      for (const other of places) {
        if (one === other) continue;
        const isApart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
        expect(isApart, `${one.kind} ${one.index} and ${other.kind} ${other.index}`).toBe(true);
      }
  });
});

describe('Panels', () => {
  it.each(tables)(
    'of the $name table leave material between any two holes, and between holes and the border',
    (table) => {
      const least = 0.5;
      for (const { name, shapes, left, top, width, height } of panelsOf(table)) {
        const drilled = shapes.flatMap((shape) =>
          shape.kind === 'circle' && shape.layer === 'drill' ? [shape] : [],
        );
        drilled.forEach((one, index) => {
          const border = Math.min(one.x - left, one.y - top, left + width - one.x, top + height - one.y);
          expect(border - one.radius, `${name}: ${one.x}, ${one.y}`).toBeGreaterThan(least);
          for (const other of drilled.slice(index + 1)) {
            const gap = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
            expect(gap, `${name}: ${one.x}, ${one.y} and ${other.x}, ${other.y}`).toBeGreaterThan(least);
          }
        });
      }
    },
  );
});

describe('Edge lights', () => {
  it('stand in the overlays where the browser’s table and the drill template have them', () => {
    const lights = edgeMarks['doubles-wild'].map(({ x, y }) => ({ x, y }));
    expectAmong(
      lights,
      Array.from({ length: 36 }, (_, light) => edgeLightAt(fullTable, light)),
    );
    expectAmong(lights, circlesOf(artwork('doubles-wild'), 3));
    const plate = panelsOf(fullTable)[0]!.shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape] : []));
    expectAmong(lights, plate);
    expect(pocketRing / 2).toBe(pocketRadius);
  });
});

/** How bright a colour is to the eye, 0 … 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe('Areas of Doppel X', () => {
  const looks = Object.entries(zoneLooks).filter(([letter]) => letter !== 's');

  it.each(looks.filter(([, { words }]) => words !== ''))(
    '%s can be read: contrast 4.5 : 1 or more',
    (_, { fill, text }) => {
      const [dark, bright] = [luminance(fill), luminance(text)].sort((a, b) => a - b) as [number, number];
      expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are told apart without colour, by pattern or by words', () => {
    expect(new Set(looks.map(([, { pattern, words }]) => `${pattern} ${words}`)).size).toBe(looks.length);
  });
});

describe('Overlays', () => {
  it('print at each pocket the totals that name it (DW-board)', () => {
    const words = [
      ...artwork('doubles-wild').matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="5.4"[^>]*>(\d+)</g),
    ];
    expect(words).toHaveLength(2 * centres.length);
    for (const [, x, y, total] of words) {
      const column = Math.round((Number(x) - 46) / 44);
      const row = Math.floor((Number(y) - 46) / 44);
      const isRed = Number(x) < 46 + 44 * column;
      expect(Number(total)).toBe(FIRST_TOTAL + (isRed ? row : column));
    }
  });

  it('print as many areas of each worth as the boards of Doppel X have (DX-boards)', () => {
    boards.forEach((board, index) => {
      const svg = artwork(`doppel-x-${index + 1}`);
      const letters = board.join('');
      const count = (letter: string) => letters.split(letter).length - 1;
      const printed = (words: string) => svg.split(`>${words}<`).length - 1;
      expect(printed('1×')).toBe(count('1'));
      expect(printed('2×')).toBe(count('2'));
      expect(printed('3×')).toBe(count('3'));
      expect(printed('−1')).toBe(count('-'));
      expect(circlesOf(svg, 20)).toHaveLength(count('o'));
    });
  });

  it('draw a road that joins what the board of Double Trouble joins, and print STARTs, FINISHes and wheels (DT-board)', () => {
    const pairs = roadOf(doubleTroubleBoard).map(([from, to]) => `${from} ${to}`);
    // A few by eye, from the drawing in the rules.
    for (const pair of [
      '0,0 0,1',
      '0,6 1,6',
      '1,6 2,6',
      '2,5 2,6',
      '3,4 4,4',
      '4,4 4,5',
      '2,2 2,3',
      '4,0 4,1',
      '7,4 8,4',
    ])
      expect(pairs).toContain(pair);
    for (const pair of ['2,3 2,4', '0,4 0,5', '0,5 0,6', '1,4 1,5', '3,4 3,5'])
      expect(pairs).not.toContain(pair);
    const svg = doubleTroubleArtwork();
    const printed = (words: string) => svg.split(`>${words}<`).length - 1;
    expect([
      printed('START'),
      printed('FINISH'),
      printed('N'),
      printed('E'),
      printed('S'),
      printed('W'),
    ]).toEqual([2, 2, 1, 1, 1, 1]);
  });

  it('turn by half to themselves where the board does', () => {
    const svg = artwork('double-trouble');
    const half = ({ x, y }: Point) => ({ x: 444 - x, y: 444 - y });
    for (const radius of [15, 16]) expectAmong(circlesOf(svg, radius).map(half), circlesOf(svg, radius));
  });
});
