import { doubleTroubleBoard, type BoardDescription, type Place } from '../../shared/double-trouble-board';
import { element } from '../drawings/svg';
import { discRadius } from '../places';
import { centreOf, fullTable } from '../tables';
import { cloth, fieldHeight, fieldWidth } from './ground';
import { ink, label, lettering, path, starPath } from './look';
import { HOLDER, roadOf, ways } from './road';

const { pitch, columns } = fullTable;
const road = '#3a4d45';
const space = 15;

function at([row, column]: Place): { x: number; y: number } {
  return centreOf(fullTable, row * columns + column);
}

/** Double Trouble (DT-board): road, stars, STARTs, FINISHes and the places of the wheels, from the board by which the rules move. */
export function doubleTroubleArtwork(board: BoardDescription = doubleTroubleBoard): string {
  const places = board.drawing.flatMap((line, row) =>
    [...line].map((sign, column) => ({ sign, place: [row, column] as Place })),
  );
  const is = (list: readonly Place[], [row, column]: Place) =>
    list.some((one) => one[0] === row && one[1] === column);
  return [
    cloth(),
    roadLines(board),
    ...board.wheels.map((wheel, index) => wheelPlace(wheel.centre, index, wheel.turn)),
    ...places.map(({ sign, place }) => {
      const { x, y } = at(place);
      if (sign === '.' || sign === '*') return '';
      if (is(board.stars, place)) return centreStar(x, y);
      if (is(board.starts, place)) return start(x, y, sign);
      if (is(board.finishes, place)) return finish(x, y);
      if (sign === HOLDER) return holder(x, y);
      return '↑→↓←'.includes(sign) ? arrowSpace(x, y, sign) : plainSpace(x, y);
    }),
    ...titles(),
  ].join('');
}

function titles(): string[] {
  return [
    lettering(fieldWidth - 66, 78, 'Double', { size: 19 }),
    lettering(fieldWidth - 66, 98, 'Trouble', { size: 19 }),
    element(
      'g',
      { transform: `rotate(180 ${fieldWidth / 2} ${fieldHeight / 2})` },
      [
        lettering(fieldWidth - 66, 78, 'Double', { size: 19 }),
        lettering(fieldWidth - 66, 98, 'Trouble', { size: 19 }),
      ].join(''),
    ),
  ];
}

function roadLines(board: BoardDescription): string {
  const d = roadOf(board)
    .map(([from, to]) => [at(from), at(to)])
    .map(([from, to]) => `M${from!.x} ${from!.y} L${to!.x} ${to!.y}`)
    .join(' ');
  const caps = { 'stroke-linecap': 'round' } as const;
  return (
    path(d, { stroke: ink.brass, 'stroke-width': 27, ...caps }) +
    path(d, { stroke: road, 'stroke-width': 25, ...caps })
  );
}

function plainSpace(x: number, y: number): string {
  return element('circle', {
    cx: x,
    cy: y,
    r: space,
    fill: '#22302a',
    stroke: ink.cream,
    'stroke-width': 0.8,
  });
}

function star(x: number, y: number, radius: number, fill: string): string {
  return path(starPath(x, y, radius, radius * 0.42), { fill, 'stroke-linejoin': 'round' });
}

function holder(x: number, y: number): string {
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: space + 1,
      fill: ink.deep,
      stroke: ink.orange,
      'stroke-width': 1.4,
    }) + star(x, y, 11, ink.orange)
  );
}

function centreStar(x: number, y: number): string {
  const rays = ways.map(({ row, column }) => {
    const tip = { x: x + column * 19, y: y + row * 19 };
    const side = { x: row * 3.4, y: column * 3.4 };
    const base = { x: x + column * 13.6, y: y + row * 13.6 };
    return `M${tip.x} ${tip.y} L${base.x + side.x} ${base.y + side.y} L${base.x - side.x} ${base.y - side.y} Z`;
  });
  return [
    element('circle', { cx: x, cy: y, r: 20.5, fill: ink.cream, stroke: ink.brass, 'stroke-width': 1.6 }),
    path(rays.join(' '), { fill: ink.deep }),
    star(x, y, 12.5, ink.vermillion),
  ].join('');
}

const turns: Readonly<Record<string, number>> = { '↑': 0, '→': 90, '↓': 180, '←': 270 };

/** An arrow whose tip points up, turned. */
function arrow(x: number, y: number, sign: string, fill: string): string {
  const d = `M${x} ${y - 11} l9 10 h-4.6 v11 h-8.8 v-11 h-4.6 Z`;
  return element('g', { transform: `rotate(${turns[sign]} ${x} ${y})` }, path(d, { fill }));
}

function arrowSpace(x: number, y: number, sign: string): string {
  return plainSpace(x, y) + arrow(x, y, sign, ink.green);
}

/** A START: its name stands behind it, where nothing comes from. */
function start(x: number, y: number, sign: string): string {
  const back = sign === '↓' ? -1 : 1;
  const turn = sign === '↓' ? 180 : 0;
  return [
    element('rect', {
      x: x - 18,
      y: y - 18,
      width: 36,
      height: 36,
      rx: 7,
      fill: ink.green,
      stroke: ink.cream,
      'stroke-width': 1.4,
    }),
    arrow(x, y, sign, ink.black),
    label(x, y + back * 26, 'START', 8.5, { turn, fill: ink.cream }),
  ].join('');
}

/** A FINISH: chequered, so that it is known without colour and without reading. */
function finish(x: number, y: number): string {
  const edge = 36 / 6;
  const squares = Array.from({ length: 36 }, (_, index) => index)
    .filter((index) => (Math.floor(index / 6) + index) % 2 === 0)
    .map(
      (index) =>
        `M${x - 18 + (index % 6) * edge} ${y - 18 + Math.floor(index / 6) * edge} h${edge} v${edge} h${-edge} Z`,
    );
  const back = y < fieldHeight / 2 ? -1 : 1;
  return [
    element('rect', { x: x - 18, y: y - 18, width: 36, height: 36, rx: 2, fill: ink.cream }),
    path(squares.join(' '), { fill: ink.black }),
    element('rect', {
      x: x - 18,
      y: y - 18,
      width: 36,
      height: 36,
      rx: 2,
      fill: 'none',
      stroke: ink.brass,
      'stroke-width': 1.6,
    }),
    label(x, y + back * 26, 'FINISH', 8.5, { turn: back < 0 ? 180 : 0, fill: ink.cream }),
  ].join('');
}

/** Names of the wheels: the sides of the table on which they lie. */
export const wheelLetters = ['N', 'E', 'S', 'W'] as const;

/** Where a disc turns: a dark round, its letter, and a mark at which its own mark stands when the game begins. */
function wheelPlace(centre: Place, index: number, turn: number): string {
  const { x, y } = at(centre);
  const angle = (Math.PI / 2) * turn - Math.PI / 4;
  const mark = (radius: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: discRadius + 1.2,
      fill: ink.deep,
      stroke: ink.brass,
      'stroke-width': 1.2,
    }),
    channelsOf(doubleTroubleBoard.wheels[index]!.channels, x, y, turn),
    path(`M${mark(discRadius - 9)} L${mark(discRadius)}`, {
      stroke: ink.cream,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    letterOf(index, x, y, turn),
  ].join('');
}

/** The wheel's letter, where no channel runs, and the pivot in the middle. */
function letterOf(index: number, x: number, y: number, turn: number): string {
  const angle = (Math.PI / 2) * turn - (3 * Math.PI) / 4;
  const radius = 36;
  return (
    element('circle', { cx: x, cy: y, r: 4, fill: ink.cloth, stroke: ink.orange, 'stroke-width': 1 }) +
    label(x + radius * Math.cos(angle), y + radius * Math.sin(angle), wheelLetters[index]!, 14)
  );
}

/** The two channels of a wheel, each a curve between two neighbouring holders. */
function channelsOf(channels: readonly string[], x: number, y: number, turn: number): string {
  const d = channels.map((channel) => {
    const ends = [...channel].map((side) => {
      const way = ways[(ways.findIndex(({ name }) => name === side) + turn) % 4]!;
      return { x: x + way.column * pitch, y: y + way.row * pitch };
    });
    const bend = {
      x: ((ends[0]!.x + ends[1]!.x) / 2) * 0.35 + x * 0.65,
      y: ((ends[0]!.y + ends[1]!.y) / 2) * 0.35 + y * 0.65,
    };
    return `M${ends[0]!.x} ${ends[0]!.y} Q${bend.x} ${bend.y} ${ends[1]!.x} ${ends[1]!.y}`;
  });
  return (
    path(d.join(' '), { stroke: ink.orange, 'stroke-width': 17 }) +
    path(d.join(' '), { stroke: '#5a4420', 'stroke-width': 14.5 })
  );
}

export const discsWidth = 4 * discRadius + 24;

/** The four discs on one sheet, to be glued below clear acrylic; each at turn 0, its mark between north and east. */
export function discsArtwork(board: BoardDescription = doubleTroubleBoard): string {
  const middle = (n: number) => 8 + discRadius + n * (2 * discRadius + 8);
  return [
    element('rect', { x: 0, y: 0, width: discsWidth, height: discsWidth, fill: '#fff' }),
    ...board.wheels.map(({ channels }, index) =>
      disc(channels, index, middle(index % 2), middle(Math.floor(index / 2))),
    ),
  ].join('');
}

function disc(channels: readonly string[], index: number, x: number, y: number): string {
  const edge = discRadius / Math.SQRT2;
  const inner = (discRadius - 9) / Math.SQRT2;
  return [
    element('circle', { cx: x, cy: y, r: discRadius, fill: '#2a221a', stroke: ink.brass, 'stroke-width': 1 }),
    channelsOf(channels, x, y, 0),
    ...ways.map(({ row, column }) => holder(x + column * pitch, y + row * pitch)),
    path(`M${x + inner} ${y - inner} L${x + edge} ${y - edge}`, { stroke: ink.cream, 'stroke-width': 3 }),
    letterOf(index, x, y, 0),
  ].join('');
}
