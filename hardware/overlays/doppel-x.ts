import { boards, SPINNER_LETTER } from '../../shared/doppel-x-boards';
import { element } from '../drawings/svg';
import { centreOf, fullTable } from '../tables';
import { cloth, fieldHeight, fieldWidth } from './ground';
import { ink, label, lettering, path, starPath } from './look';

/** How an area looks. Its pattern tells it apart without colour: none, stripes, dots, hatching. */
interface ZoneLook {
  readonly words: string;
  readonly fill: string;
  readonly text: string;
  readonly pattern: 'none' | 'stripes' | 'dots' | 'hatching';
}

const noScore: ZoneLook = { words: '0', fill: '#33423b', text: ink.cream, pattern: 'none' };
/** By the letters of the boards. */
export const zoneLooks: Readonly<Record<string, ZoneLook>> = {
  '1': { words: '1×', fill: ink.blue, text: '#fff', pattern: 'none' },
  '2': { words: '2×', fill: ink.vermillion, text: ink.black, pattern: 'stripes' },
  '3': { words: '3×', fill: ink.yellow, text: ink.black, pattern: 'dots' },
  '0': noScore,
  '-': { words: '−1', fill: ink.purple, text: ink.black, pattern: 'hatching' },
  o: { words: '', fill: ink.deep, text: ink.cream, pattern: 'none' },
  s: noScore,
};

export const boardNames = ['I', 'II', 'III', 'IV'] as const;
const half = fullTable.pitch / 2;
const holeRadius = 20;
const seam = 0.2;

/** Board I, II, III or IV of Doppel X (DX-boards), `board` from 0, from the drawing by which the rules score. */
export function doppelXArtwork(board: number): string {
  const drawing = boards[board]!;
  const letters = drawing.map((row) => [...row]);
  const cells = letters.flat().map((letter, cell) => ({ letter, ...centreOf(fullTable, cell) }));
  return [
    cloth(),
    frame(),
    ...cells.map(({ letter, x, y }) => zone(letter, x, y)),
    borders(letters),
    ...cells.filter(({ letter }) => letter === 'o').map(({ x, y }) => holeAt(x, y)),
    letters.flat().includes(SPINNER_LETTER) ? spinner(fieldWidth / 2, fieldHeight / 2) : '',
    lettering(fieldWidth / 2, 13, `Doppel X · ${boardNames[board]}`, { size: 12 }),
    lettering(fieldWidth / 2, fieldHeight - 13, `Doppel X · ${boardNames[board]}`, { size: 12, turn: 180 }),
  ].join('');
}

function frame(): string {
  const edge = fullTable.origin - half - 1.5;
  const size = fieldWidth - 2 * edge;
  return element('rect', {
    x: edge,
    y: edge,
    width: size,
    height: size,
    fill: ink.deep,
    stroke: ink.brass,
    'stroke-width': 1,
  });
}

/** One cell of an area, with what it is worth. */
function zone(letter: string, x: number, y: number): string {
  const look = zoneLooks[letter]!;
  const [left, top] = [x - half, y - half];
  // A little larger than the cell, so that no seam shows between two that belong together.
  const square = element('rect', {
    x: left - seam,
    y: top - seam,
    width: 2 * (half + seam),
    height: 2 * (half + seam),
    fill: look.fill,
  });
  if (letter === 'o' || letter === SPINNER_LETTER) return square;
  const badge = look.pattern === 'none' ? '' : element('circle', { cx: x, cy: y, r: 9.5, fill: look.fill });
  return (
    square + patterned(look.pattern, left, top) + badge + label(x, y, look.words, 13, { fill: look.text })
  );
}

function patterned(pattern: ZoneLook['pattern'], left: number, top: number): string {
  const size = 2 * half;
  const dark = { stroke: ink.black, 'stroke-opacity': 0.28 };
  const step = size / 6;
  const marks = Array.from({ length: 6 }, (_, n) => n);
  if (pattern === 'stripes') {
    const d = marks
      .map((n) => (n + 0.5) * step)
      .map(
        (at) =>
          `M${left + at} ${top} L${left} ${top + at} M${left + size} ${top + at} L${left + at} ${top + size}`,
      );
    return path(d.join(' '), { ...dark, 'stroke-width': 2 });
  }
  if (pattern === 'hatching') {
    const d = marks
      .map((n) => (n + 0.5) * step)
      .map((at) => `M${left + at} ${top} v${size} M${left} ${top + at} h${size}`);
    return path(d.join(' '), { ...dark, 'stroke-width': 1.1 });
  }
  if (pattern === 'dots')
    return marks
      .flatMap((row) =>
        marks.map((column) =>
          element('circle', {
            cx: left + (column + 0.5) * step,
            cy: top + (row + 0.5) * step,
            r: 1.3,
            fill: ink.black,
            'fill-opacity': 0.32,
          }),
        ),
      )
      .join('');
  return '';
}

/** Lines wherever two different areas meet. */
function borders(letters: readonly (readonly string[])[]): string {
  // The board's own border is the frame.
  const same = (one: string, other: string | undefined) =>
    other === undefined || zoneLooks[one] === zoneLooks[other];
  const segments: string[] = [];
  letters.forEach((row, r) =>
    row.forEach((letter, c) => {
      const { x, y } = centreOf(fullTable, r * fullTable.columns + c);
      if (!same(letter, row[c + 1])) segments.push(`M${x + half} ${y - half} v${2 * half}`);
      if (!same(letter, letters[r + 1]?.[c])) segments.push(`M${x - half} ${y + half} h${2 * half}`);
    }),
  );
  return path(segments.join(' '), { stroke: ink.cream, 'stroke-width': 1.1, 'stroke-linecap': 'square' });
}

function holeAt(x: number, y: number): string {
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: holeRadius,
      fill: ink.black,
      stroke: ink.brass,
      'stroke-width': 2,
    }) +
    element('circle', {
      cx: x,
      cy: y,
      r: holeRadius - 3,
      fill: 'none',
      stroke: ink.line,
      'stroke-width': 0.6,
    })
  );
}

/** The spinner's place: a die that hits its arm is flung. */
function spinner(x: number, y: number): string {
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: 54,
      fill: 'none',
      stroke: ink.brass,
      'stroke-width': 1,
      'stroke-dasharray': '4 3',
    }),
    element('circle', { cx: x, cy: y, r: 21, fill: ink.deep, stroke: ink.brass, 'stroke-width': 1.6 }),
    path(starPath(x, y, 18, 6, 4), { fill: ink.brass }),
    element('circle', { cx: x, cy: y, r: 3, fill: ink.deep }),
    label(x, y - half * 2, '0', 13),
    label(x, y + half * 2, '0', 13),
    label(x - half * 2, y, '0', 13),
    label(x + half * 2, y, '0', 13),
  ].join('');
}
