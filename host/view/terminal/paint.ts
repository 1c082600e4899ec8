/** A sheet of coloured characters, and sums with screen colours. Knows nothing of the game. */
import { widthOfCharacter } from './text';

/** 24-bit colours, the 256 colours of xterm, or no escape codes at all. */
export type ColourDepth = 'true' | '256' | 'none';

/** 0xRRGGBB. */
export type Rgb = number;

export const black: Rgb = 0x000000;
export const white: Rgb = 0xffffff;
export const wood: Rgb = 0x3d2717;

/** How a character is written; what is missing is as the terminal has it. */
export interface Ink {
  readonly fg?: Rgb;
  readonly bg?: Rgb;
  readonly bold?: boolean;
  readonly faint?: boolean;
}

/** Adds a share, 0 … 1, of a light to a surface. */
export function shine(surface: Rgb, light: Rgb, share: number): Rgb {
  const lit = channelsOf(light);
  return rgbOf(
    channelsOf(surface).map((value, index) => value + ((255 - value) * (lit[index] ?? 0) * share) / 255),
  );
}

/** Between two colours: `from` at share 0, `to` at 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const target = channelsOf(to);
  return rgbOf(channelsOf(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}

function channelsOf(rgb: Rgb): number[] {
  return [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
}

/** From red, green, blue, which are rounded and kept within 0 … 255. */
export function rgbOf(channels: readonly number[]): Rgb {
  return channels.reduce((rgb, value) => rgb * 256 + Math.max(0, Math.min(255, Math.round(value))), 0);
}

/** Relative luminance, 0 … 1 (WCAG 2.2, "relative luminance"). */
export function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = channelsOf(rgb).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has more contrast: always at least 4.5 : 1. They meet at the luminance √(1.05 × 0.05) − 0.05. */
export function readableOn(bg: Rgb): Rgb {
  return luminanceOf(bg) > 0.179 ? black : white;
}

/** Nearest of the colours 16 … 255 of xterm: a 6 × 6 × 6 cube and 24 greys, whose values differ from terminal to terminal least. */
function nearestOf256(rgb: Rgb): number {
  // Nearest to dark brown is grey; the darkest red is the better wood.
  if (rgb === wood) return 52;
  const steps = [0, 95, 135, 175, 215, 255];
  const channels = channelsOf(rgb);
  const distance = (other: readonly number[]) =>
    channels.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  const cube = channels.map((value) =>
    steps.reduce(
      (best, step, index) => (Math.abs(step - value) < Math.abs((steps[best] ?? 0) - value) ? index : best),
      0,
    ),
  );
  const average = channels.reduce((sum, value) => sum + value, 0) / 3;
  const grey = Math.max(0, Math.min(23, Math.round((average - 8) / 10)));
  const cubeDistance = distance(cube.map((index) => steps[index] ?? 0));
  if (distance([8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey]) < cubeDistance) return 232 + grey;
  return cube.reduce((sum, index) => sum * 6 + index, 0) + 16;
}

interface Spot {
  /** A character with its combining marks; '' is the right half of a wide one. */
  text: string;
  ink: Ink;
}

/** A sheet of characters. What does not fit on it is left out, so that nothing can ever wrap. */
export class Canvas {
  readonly #rows: Spot[][];

  constructor(
    readonly width: number,
    height: number,
  ) {
    this.#rows = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ({ text: ' ', ink: {} })),
    );
  }

  /** Writes from a spot to the right. Takes clean text only: see `cleanText`. */
  put(x: number, y: number, text: string, ink: Ink): void {
    const row = this.#rows[y];
    if (!row) return;
    let last: Spot | undefined;
    for (const character of text) {
      const width = widthOfCharacter(character);
      if (width === 0) {
        if (last) last.text += character;
        continue;
      }
      last = row[x];
      if (last) Object.assign(last, { text: width === 2 && !row[x + 1] ? ' ' : character, ink });
      if (width === 2 && row[x + 1]) row[x + 1] = { text: '', ink };
      x += width;
    }
  }

  /** Paints a rectangle. */
  fill(x: number, y: number, width: number, height: number, ink: Ink): void {
    for (let line = y; line < y + height; line++) this.put(x, line, ' '.repeat(width), ink);
  }

  /** Makes a spot's background as bright as `bg` where it is darker, but not on the surface `except`. */
  lift(x: number, y: number, bg: Rgb, except: Rgb): void {
    const spot = this.#rows[y]?.[x];
    if (
      !spot ||
      spot.ink.bg === undefined ||
      spot.ink.bg === except ||
      luminanceOf(spot.ink.bg) >= luminanceOf(bg)
    )
      return;
    spot.ink = { ...spot.ink, bg };
  }

  /** Writes on a spot without touching its background. */
  mark(x: number, y: number, text: string, fg: Rgb): void {
    const spot = this.#rows[y]?.[x];
    if (spot) Object.assign(spot, { text, ink: { ...spot.ink, fg, bold: true } });
  }

  /** The lines, without blanks at their ends and empty lines at the bottom, joined by newlines. */
  toText(colour: ColourDepth): string {
    const lines = this.#rows.map((row) => lineOf(row, colour));
    while (lines.at(-1) === '') lines.pop();
    return lines.join('\n');
  }
}

function lineOf(row: readonly Spot[], colour: ColourDepth): string {
  if (colour === 'none') {
    return row
      .map((spot) => spot.text)
      .join('')
      .trimEnd();
  }
  let end = row.length;
  while (end > 0 && row[end - 1]?.text === ' ' && row[end - 1]?.ink.bg === undefined) end--;
  let line = '';
  let current = '';
  let ground: Rgb | undefined;
  for (const { text, ink } of row.slice(0, end)) {
    // A blank has only a background: whatever else is on may stay on.
    const codes = text === ' ' && ink.bg === ground ? current : codesOf(ink, colour);
    ground = ink.bg;
    if (codes !== current) line += `\u001b[${codes === '' ? '0' : `0;${codes}`}m`;
    current = codes;
    line += text;
  }
  return current === '' ? line : `${line}\u001b[0m`;
}

function codesOf(ink: Ink, colour: Exclude<ColourDepth, 'none'>): string {
  const code = (layer: 38 | 48, rgb: Rgb) =>
    colour === 'true' ? `${layer};2;${channelsOf(rgb).join(';')}` : `${layer};5;${nearestOf256(rgb)}`;
  const codes: string[] = [];
  if (ink.bold) codes.push('1');
  if (ink.faint) codes.push('2');
  if (ink.fg !== undefined) codes.push(code(38, ink.fg));
  if (ink.bg !== undefined) codes.push(code(48, ink.bg));
  return codes.join(';');
}
