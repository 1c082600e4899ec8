/** The playfield of Doubles Wild: nine by nine pockets between the totals that name them. */
import { firstOf, ledGroups, ledOfCell } from '../../../hardware/description';
import { COLUMNS, ROWS } from '../../../shared/cells';
import { FIRST_TOTAL } from '../../../shared/doubles-wild';
import { black, mix, readableOn, shine, white, wood } from './paint';
import type { Ink, Rgb } from './paint';
import { lightAt, marks, seatColour } from './scene';
import type { Light, Scene } from './scene';

const woodText: Rgb = 0xd9c3a5;
const redText: Rgb = 0xff9d8a;
const blueText: Rgb = 0x9cc8ff;
export const field: Rgb = 0x22302c;

/**
 * Board geometry in characters. A pocket of four by two is about as tall as wide, since a character is about twice as
 * tall as wide; where there is no room for that it is three by one.
 */
export interface Geometry {
  /** Line of the upper rim: above it are the title and room for the prompt, which must not move the board. */
  readonly top: number;
  readonly pocketWidth: number;
  readonly pocketHeight: number;
  readonly leftRim: number;
  readonly rightRim: number;
  /** Free columns between the left rim and the first pocket, and between the last pocket and the right rim. */
  readonly margin: number;
}
export const large: Geometry = {
  top: 3,
  pocketWidth: 4,
  pocketHeight: 2,
  leftRim: 3,
  rightRim: 2,
  margin: 1,
};
export const small: Geometry = {
  top: 4,
  pocketWidth: 3,
  pocketHeight: 1,
  leftRim: 3,
  rightRim: 1,
  margin: 0,
};

/** Columns that the board takes. */
export function widthOfBoard(geometry: Geometry): number {
  const { pocketWidth, leftRim, rightRim, margin } = geometry;
  return leftRim + 2 * margin + COLUMNS * (pocketWidth + 1) - 1 + rightRim;
}

/** Draws the board at the left border. */
export function drawBoard(scene: Scene, geometry: Geometry): void {
  const { canvas, colourful } = scene;
  const { top, pocketWidth, pocketHeight, leftRim, rightRim, margin } = geometry;
  const edge = firstOf(ledGroups, 'edges');
  const bottom = top + 1 + ROWS * pocketHeight;
  const right = widthOfBoard(geometry) - rightRim;
  canvas.fill(0, top, right + rightRim, bottom - top + 1, { bg: wood });
  canvas.fill(leftRim, top + 1, right - leftRim, bottom - top - 1, { bg: field });

  for (let line = 0; line < ROWS; line++) {
    const total = String(FIRST_TOTAL + line);
    const x = leftRim + margin + line * (pocketWidth + 1);
    const y = top + 1 + line * pocketHeight;
    const leftLight = lightAt(scene, edge + line);
    const topLight = lightAt(scene, edge + ROWS + line);
    const rightLight = lightAt(scene, edge + 2 * ROWS + line);
    const bottomLight = lightAt(scene, edge + 3 * ROWS + line);
    const mark = (light: Light) => (colourful ? ' ' : marks[light.level]);

    for (let part = 0; part < pocketHeight; part++) {
      const label = part === pocketHeight - 1 ? total.padStart(leftRim - 1) + ' ' : ' '.repeat(leftRim);
      canvas.put(0, y + part, label, onWood(leftLight, redText));
      canvas.put(right, y + part, ' '.repeat(rightRim), onWood(rightLight, woodText));
    }
    if (!colourful) {
      const last = y + pocketHeight - 1;
      canvas.put(total.length === 1 ? 0 : leftRim - 1, last, mark(leftLight), {});
      canvas.put(right + rightRim - 1, last, mark(rightLight), {});
    }
    const around = mark(topLight) + total + mark(topLight);
    canvas.put(x, top, around.padEnd(pocketWidth), onWood(topLight, blueText));
    canvas.put(
      x,
      bottom,
      ` ${mark(bottomLight).repeat(2)}`.padEnd(pocketWidth),
      onWood(bottomLight, woodText),
    );

    for (let column = 0; column < COLUMNS; column++) {
      const cell = line * COLUMNS + column;
      drawPocket(scene, geometry, cell, leftRim + margin + column * (pocketWidth + 1), y);
    }
  }
  if (!colourful && margin > 0) {
    for (let y = top + 1; y < bottom; y++) {
      canvas.put(leftRim, y, '|', {});
      canvas.put(right - 1, y, '|', {});
    }
  }
  drawPointers(scene, geometry);
}

/** An edge light shines through the wood behind the printed total. */
function onWood(light: Light, fg: Rgb): Ink {
  const bg = shine(wood, light.rgb, 0.7);
  return { bg, fg: light.level > 0 ? readableOn(bg) : fg, bold: light.level > 1 };
}

function drawPocket(scene: Scene, geometry: Geometry, cell: number, x: number, y: number): void {
  const { view, canvas, colourful, letters } = scene;
  const owner = view.pieces[cell]?.seat ?? null;
  const light = lightAt(scene, ledOfCell(cell));
  const letter = owner === null ? '' : (letters.get(owner) ?? '?');
  if (!colourful) {
    pocketInLetters(geometry, light.level, letter).forEach((line, part) => canvas.put(x, y + part, line, {}));
    return;
  }
  // The light spreads a little beyond its pocket; where two halos meet the stronger one shows.
  const halo = shine(field, light.rgb, 0.3);
  for (let part = 0; part < geometry.pocketHeight; part++) {
    canvas.lift(x - 1, y + part, halo, wood);
    canvas.lift(x + geometry.pocketWidth, y + part, halo, wood);
  }
  const seat = view.seats.find((candidate) => candidate.seat === owner);
  const disc = owner === null ? shine(field, light.rgb, 0.85) : seatColour(seat);
  // The dent in the middle of an empty pocket tells a bright light from a marble.
  const dent = mix(disc, black, light.level === 0 ? 0.55 : 0.35);
  if (geometry.pocketHeight === 1) {
    const fg = owner === null ? dent : readableOn(disc);
    canvas.put(x, y, ` ${letter || '.'} `, { bg: disc, fg, bold: owner !== null });
    return;
  }
  const rim: Ink = { fg: disc, bg: halo };
  canvas.put(x, y, '▟  ▙', rim);
  canvas.put(x, y + 1, '▜  ▛', rim);
  canvas.put(x + 1, y, '  ', { bg: disc });
  canvas.put(x + 1, y + 1, '  ', { bg: disc });
  if (owner === null) {
    canvas.put(x + 1, y, '▗▖', { bg: disc, fg: dent });
    canvas.put(x + 1, y + 1, '▝▘', { bg: disc, fg: dent });
    return;
  }
  // The reflection of a lamp is what makes a disc a ball.
  canvas.put(x + 1, y, '▘', { bg: disc, fg: mix(disc, white, 0.65) });
  canvas.put(x + 2, y + 1, letter, { bg: disc, fg: readableOn(disc), bold: true });
}

/** A pocket without colour: filled with the marble's letter or with the mark of its brightness. */
function pocketInLetters(geometry: Geometry, level: Light['level'], letter: string): readonly string[] {
  // Resting marbles are lit low, so only more than that is worth a mark beside the letter.
  const mark = level > 1 ? marks[level] : '';
  if (geometry.pocketHeight === 1) {
    if (letter === '') return [level === 0 ? ' . ' : ` ${marks[level]} `];
    return [mark === '' ? `(${letter})` : mark + letter + mark];
  }
  const inner = letter === '' ? marks[level] : letter;
  if (letter === '') return level === 0 ? ['    ', ' .. '] : [` ${inner}${inner} `, ` ${inner}${inner} `];
  if (mark !== '') return [mark + inner + inner + mark, mark + inner + inner + mark];
  return [`/${inner}${inner}\\`, `\\${inner}${inner}/`];
}

/** Brackets the cells that the sentence is about; a whole line of them is told by its lights instead. */
function drawPointers({ view, canvas }: Scene, geometry: Geometry): void {
  const { cells, guidance } = view.prompt;
  if (cells.length > (guidance ? 6 : 2)) return;
  const { top, pocketWidth, pocketHeight, leftRim, margin } = geometry;
  for (const cell of cells) {
    if (!(cell >= 0 && cell < ROWS * COLUMNS)) continue;
    const x = leftRim + margin + (cell % COLUMNS) * (pocketWidth + 1);
    const y = top + 1 + Math.floor(cell / COLUMNS) * pocketHeight;
    for (let part = 0; part < pocketHeight; part++) {
      canvas.mark(x - 1, y + part, '[', white);
      canvas.mark(x + pocketWidth, y + part, ']', white);
    }
  }
}
