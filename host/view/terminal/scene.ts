/** What all parts of the drawing look at, and the signs that they share. */
import type { SeatView, TableView } from '../view';
import { readableOn, rgbOf } from './paint';
import type { Canvas, Rgb } from './paint';
import { cleanText, widthOf } from './text';

/** Everything that the parts of the drawing look at. */
export interface Scene {
  readonly view: TableView;
  readonly lights: Uint8Array;
  readonly colourful: boolean;
  readonly letters: ReadonlyMap<number, string>;
  readonly canvas: Canvas;
}

/** Marks of brightness without colour: dark, low, middle, high. */
export const marks = { 0: ' ', 1: '+', 2: '*', 3: '#' } as const;

/** A seat's colour and letter in three columns, wherever the seat is named. */
export function drawChip({ canvas, colourful, letters }: Scene, x: number, y: number, seat: SeatView): void {
  const bg = seatColour(seat);
  const letter = letters.get(seat.seat) ?? '?';
  canvas.put(x, y, colourful ? ` ${letter} ` : `(${letter})`, { bg, fg: readableOn(bg), bold: true });
}

/** One letter a seat: the first of its name that no seat before it has, or its number. */
export function lettersOf(seats: readonly SeatView[]): Map<number, string> {
  const letters = new Map<number, string>();
  const taken = new Set<string>();
  for (const { seat, name } of seats) {
    const candidates = [...cleanText(name).toUpperCase()].filter(
      (letter) => /\p{L}/u.test(letter) && widthOf(letter) === 1,
    );
    const letter = candidates.find((candidate) => !taken.has(candidate)) ?? String((seat + 1) % 10);
    taken.add(letter);
    letters.set(seat, letter);
  }
  return letters;
}

export interface Light {
  /** As it looks on a screen. */
  readonly rgb: Rgb;
  /** 0 dark, 1 low, 2 middle, 3 high. */
  readonly level: 0 | 1 | 2 | 3;
}

/** LEDs are dimmed in proportion to their byte, screens follow a power of about 2.2: without this low light is invisible. */
export function lightAt({ lights }: Scene, led: number): Light {
  const [green, red, blue] = [0, 1, 2].map(
    (channel) => Math.pow((lights[3 * led + channel] ?? 0) / 255, 1 / 2.2) * 255,
  ) as [number, number, number];
  const strongest = Math.max(red, green, blue);
  const level = strongest === 0 ? 0 : strongest < 115 ? 1 : strongest < 190 ? 2 : 3;
  return { rgb: rgbOf([red, green, blue]), level };
}

/** Understands #rgb, #rrggbb and rgb(…), as views write them; anything else is grey. */
export function seatColour(seat: SeatView | undefined): Rgb {
  const text = seat?.colour.trim() ?? '';
  const long = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (long) return parseInt(long, 16);
  const short = /^#([0-9a-f]{3})$/i.exec(text)?.[1];
  if (short) return parseInt(short.replace(/./g, '$&$&'), 16);
  const channels = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text);
  return channels ? rgbOf(channels.slice(1).map(Number)) : 0x9a9a9a;
}
