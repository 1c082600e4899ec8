import { palette } from '../../shared/palette';
import { Colour } from '../../shared/seats';
import { element, text, type TextLook } from '../drawings/svg';

function hex(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}

/** Colours of all overlays: the cloth and brass of the table, and the Okabe-Ito set for what must be told apart. */
export const ink = {
  cloth: '#1c2723',
  deep: '#0d1311',
  line: '#4d5f57',
  brass: '#c9a45c',
  cream: '#f1e7d0',
  /** Red and blue as they stay readable on dark cloth (contrast 4.5 : 1 or more). */
  red: '#ff8672',
  sky: hex(palette[Colour.SkyBlue]),
  blue: hex(palette[Colour.Blue]),
  orange: hex(palette[Colour.Orange]),
  green: hex(palette[Colour.Green]),
  yellow: hex(palette[Colour.Yellow]),
  vermillion: hex(palette[Colour.Vermillion]),
  purple: hex(palette[Colour.Purple]),
  black: '#000',
} as const;

const serif = 'Georgia, Times New Roman, serif';

/** A game's own lettering. */
export function lettering(x: number, y: number, words: string, look: TextLook): string {
  return text(x, y, words, { fill: ink.brass, weight: 'bold', family: serif, ...look });
}

/** Numbers and labels that are read from arm's length. */
export function label(
  x: number,
  y: number,
  words: string,
  size: number,
  look: Partial<TextLook> = {},
): string {
  return text(x, y, words, { size, fill: ink.cream, weight: 'bold', ...look });
}

/** A polygon's or curve's outline. */
export function path(d: string, attributes: Readonly<Record<string, string | number>>): string {
  return element('path', { fill: 'none', d, ...attributes });
}

/** A star with so many points round a middle. */
export function starPath(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join(' L')} Z`;
}

/** Where the pips of a die or of half a domino lie, in thirds of its edge from its middle. */
const pipPlaces: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A square with pips. */
export function pipSquare(
  x: number,
  y: number,
  edge: number,
  pips: number,
  fill: string,
  pipFill: string,
): string {
  const square = element('rect', {
    x: x - edge / 2,
    y: y - edge / 2,
    width: edge,
    height: edge,
    rx: edge * 0.18,
    fill,
  });
  const dots = pipPlaces[pips]!.map(([right, down]) =>
    element('circle', {
      cx: x + right * edge * 0.26,
      cy: y + down * edge * 0.26,
      r: edge * 0.09,
      fill: pipFill,
    }),
  );
  return square + dots.join('');
}
