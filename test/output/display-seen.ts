import { displayWidth } from '../../hardware/description';
import { GLYPH_COLUMNS, GLYPH_ROWS, glyphs } from '../../host/build/display/glyphs';

// Reading a display as eyes do: dots back into signs.

const CELL_WIDTH = 6;
const CELL_HEIGHT = 8;
const COLUMNS = 21;
const LINES = 8;
/** Dots that stay free at the left edge, and those of a cell at the left of its sign. */
const EDGE = 1;
const GAP = 1;

const signs = new Map([...glyphs].map(([sign, columns]) => [columns.join(), sign]));

/** A line of a display: its text, and which of its cells are dark on light. */
export interface SeenLine {
  readonly text: string;
  readonly inverse: readonly boolean[];
}

/** The eight lines that stand on a display; a cell that shows no sign of the font is `�`. */
export function readLines(dots: Uint8Array): SeenLine[] {
  const isLit = (x: number, y: number) => dots[y * displayWidth + x] === 1;
  return Array.from({ length: LINES }, (_, line) => {
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const x = EDGE + column * CELL_WIDTH;
      const y = line * CELL_HEIGHT;
      const inverse = isLit(x, y);
      const columns = Array.from({ length: GLYPH_COLUMNS }, (_, at) =>
        Array.from({ length: GLYPH_ROWS }, (_, row) => isLit(x + GAP + at, y + row) !== inverse).reduce(
          (bits, isSet, row) => (isSet ? bits | (1 << row) : bits),
          0,
        ),
      );
      return { sign: signs.get(columns.join()) ?? '�', inverse };
    });
    return {
      text: cells
        .map(({ sign }) => sign)
        .join('')
        .trimEnd(),
      inverse: cells.map(({ inverse }) => inverse),
    };
  });
}

/** Their texts alone. */
export function readTexts(dots: Uint8Array): string[] {
  return readLines(dots).map(({ text }) => text);
}
