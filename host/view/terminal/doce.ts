/** The grid of DOCE: five by five squares with the faces of the dice. */
import { ledOfCell } from '../../../hardware/description';
import { SIDE } from '../../../shared/doce';
import { cellOfGrid } from '../../words/doce-grid';
import type { DoceView } from '../view';
import { field } from './board';
import { readableOn, shine, white } from './paint';
import type { Ink, Rgb } from './paint';
import { lightAt, marks, seatColour } from './scene';
import type { Scene } from './scene';
import { words } from './words';

/** Columns inside a square, and of the row's number to the left. */
const INNER = 6;
const LEFT = 4;
/** Lines of the grid with its numbers and the legend. */
export const HEIGHT_OF_DOCE = 2 * SIDE + 4;

const blackDie: Rgb = 0x1b1b1f;
const whiteDie: Rgb = 0xf1eadb;

/**
 * Draws the grid at the left border, from this line on. A die is its owner's letter and its face, a blocker the letter and
 * an X; the marked die stands between < and >, one of the line that won between two =.
 */
export function drawDoce(scene: Scene, doce: DoceView, top: number): void {
  const { canvas, view } = scene;
  const word = words[view.language];
  const border = ' '.repeat(LEFT) + `+${'-'.repeat(INNER)}`.repeat(SIDE) + '+';
  for (let n = 0; n < SIDE; n++) {
    canvas.put(LEFT + n * (INNER + 1) + INNER / 2, top, String(n + 1), { bold: true });
    canvas.put(0, top + 1 + 2 * n, border, { faint: true });
    canvas.put(1, top + 2 + 2 * n, String(n + 1), { bold: true });
    for (let column = 0; column < SIDE; column++) {
      const cell = cellOfGrid(n, column);
      const x = LEFT + column * (INNER + 1);
      canvas.put(x, top + 2 + 2 * n, '|', { faint: true });
      drawSquare(scene, doce, cell, x + 1, top + 2 + 2 * n);
    }
    canvas.put(LEFT + SIDE * (INNER + 1), top + 2 + 2 * n, '|', { faint: true });
  }
  canvas.put(0, top + 1 + 2 * SIDE, border, { faint: true });
  const legend = [word.marked, word.blocker, ...(doce.line.length > 0 ? [word.line] : [])].join('  ');
  canvas.put(LEFT, top + 2 + 2 * SIDE, legend, { faint: true });
}

function drawSquare(scene: Scene, doce: DoceView, cell: number, x: number, y: number): void {
  const { canvas, view, letters, colourful } = scene;
  const light = lightAt(scene, ledOfCell(cell));
  const bg = shine(field, light.rgb, 0.55);
  canvas.put(x, y, ' '.repeat(INNER), { bg });
  const isPointed = view.prompt.cells.includes(cell);
  if (isPointed) {
    canvas.mark(x, y, '[', white);
    canvas.mark(x + INNER - 1, y, ']', white);
  }
  const piece = view.pieces[cell] ?? null;
  if (piece === null) {
    if (!colourful && light.level > 0) canvas.put(x + 2, y, marks[light.level].repeat(2), {});
    return;
  }
  const face = piece.face === 0 ? 'X' : String(piece.face ?? '?');
  const isMarked = doce.marked[piece.seat] === cell;
  const [before, after] = doce.line.includes(cell) ? ['=', '='] : isMarked ? ['<', '>'] : [' ', ' '];
  const die = piece.seat === 0 ? blackDie : whiteDie;
  const ink: Ink = { bg: die, fg: readableOn(die), bold: true };
  const owner = seatColour(view.seats.find(({ seat }) => seat === piece.seat));
  canvas.put(x + 1, y, before, { bg: die, fg: readableOn(die) });
  canvas.put(
    x + 2,
    y,
    letters.get(piece.seat) ?? '?',
    colourful ? { bg: owner, fg: readableOn(owner), bold: true } : ink,
  );
  canvas.put(x + 3, y, face, ink);
  canvas.put(x + 4, y, after, { bg: die, fg: readableOn(die) });
}
