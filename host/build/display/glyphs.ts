import { fontDrawing } from './font';

/** Dots of a picture, across and down. */
export const GLYPH_COLUMNS = 5;
export const GLYPH_ROWS = 7;
/** The byte of the first sign, the blank; the signs of the font follow in its order. Smaller bytes are not signs. */
export const FIRST_SIGN = 0x20;

/** By sign: its columns from left to right, a bit a dot, the top one lowest, as the display's memory takes them. */
export const glyphs: ReadonlyMap<string, readonly number[]> = readFont(fontDrawing);

const signs = [...glyphs.keys()];

/** Reads a drawing of a font (see font.ts). Throws for a band that is not drawn as it should be, and for a sign drawn twice. */
export function readFont(drawing: string): Map<string, number[]> {
  const font = new Map<string, number[]>();
  const bands = drawing.split(/\n\n|^\n/).filter((band) => band.trim() !== '');
  for (const band of bands) {
    const [heading = '', ...rows] = band.split('\n').filter((line, at) => at === 0 || line !== '');
    const pictures = rows.map((row) => row.split(' '));
    const count = pictures[0]?.length ?? 0;
    const isWhole = pictures.every(
      (row) => row.length === count && row.every((dots) => /^[.#]{5}$/.test(dots)),
    );
    if (rows.length !== GLYPH_ROWS || !isWhole)
      throw new Error(`the band "${heading}" of the font is not ${GLYPH_ROWS} rows of 5 dots a sign`);
    for (let at = 0; at < count; at++) {
      const sign = heading[at * (GLYPH_COLUMNS + 1) + 2] ?? ' ';
      if (font.has(sign)) throw new Error(`the font draws "${sign}" twice`);
      font.set(sign, columnsOf(pictures.map((row) => row[at] ?? '')));
    }
  }
  return font;
}

function columnsOf(rows: readonly string[]): number[] {
  return Array.from({ length: GLYPH_COLUMNS }, (_, column) =>
    rows.reduce((bits, dots, row) => (dots[column] === '#' ? bits | (1 << row) : bits), 0),
  );
}

/** The font as bytes: five columns a sign. */
export function fontBytes(): Uint8Array {
  return Uint8Array.from([...glyphs.values()].flat());
}

/** A text as the firmware holds it, a byte a sign. Throws for a sign that the font does not draw. */
export function signBytes(text: string): number[] {
  return [...text].map((sign) => {
    const at = signs.indexOf(sign);
    if (at < 0)
      throw new Error(
        `the font of the display has no "${sign}" (in "${text}"): draw it in host/build/display/font.ts`,
      );
    return FIRST_SIGN + at;
  });
}
