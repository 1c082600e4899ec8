/** The board of Double Trouble: spaces and paths, wheels with their channels, arrows where they stand, rollers and dice. */
import { firstOf, ledGroups, ledOfCell } from '../../../hardware/description';
import { COLUMNS, ROWS } from '../../../shared/cells';
import type { TroubleView } from '../view';
import { field } from './board';
import { readableOn, shine, white } from './paint';
import type { Ink, Rgb } from './paint';
import { lightAt, marks, seatColour } from './scene';
import type { Scene } from './scene';
import { words } from './words';

/** Columns of a cell: the space, and the path to the next one. */
const WIDTH = 5;

/** The board's upper line, and the lines of a cell: two with the paths between, one where room is short. */
interface Frame {
  readonly top: number;
  readonly height: number;
}

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;
const noses = ['^', '>', 'v', '<'] as const;
const signs = { space: 'o', start: 'S', finish: 'F', holder: '*', star: '*' } as const;

/**
 * Draws the board at the left border, with so many lines a cell: a piece is the letter of its colour, its number 1 or 2, and
 * its nose. Returns the line below.
 */
export function drawTrouble(scene: Scene, trouble: TroubleView, frame: Frame): number {
  for (const { cell, sides } of trouble.spaces) drawPaths(scene, cell, sides, frame);
  trouble.wheels.forEach((wheel, index) => drawWheel(scene, wheel, index, frame));
  for (const { cell, kind } of trouble.spaces) drawSpace(scene, trouble, cell, signs[kind], frame);
  const bottom = frame.top + ROWS * frame.height;
  drawRollers(scene, trouble, bottom);
  return bottom + 1;
}

function cornerOf(cell: number, { top, height }: Frame): { x: number; y: number } {
  return { x: (cell % COLUMNS) * WIDTH, y: top + Math.floor(cell / COLUMNS) * height };
}

/** The paths to all sides, as far as there is room between the cells. */
function drawPaths({ canvas }: Scene, cell: number, sides: readonly number[], frame: Frame): void {
  const { x, y } = cornerOf(cell, frame);
  if (sides.includes(EAST)) canvas.put(x + 3, y, '--', { faint: true });
  if (sides.includes(WEST)) canvas.put(x - 2, y, '--', { faint: true });
  if (frame.height === 1) return;
  if (sides.includes(SOUTH)) canvas.put(x + 1, y + 1, '|', { faint: true });
  if (sides.includes(NORTH)) canvas.put(x + 1, y - 1, '|', { faint: true });
}

/** The middle of a wheel: its number, and how its channels go. */
function drawWheel(scene: Scene, wheel: TroubleView['wheels'][number], index: number, frame: Frame): void {
  const { canvas, colourful } = scene;
  const { x, y } = cornerOf(wheel.cell, frame);
  const light = lightAt(scene, firstOf(ledGroups, 'wheels') + index * 4);
  const isSlash = wheel.channels.some((sides) => sides.includes(EAST) && sides.includes(SOUTH));
  const channels = Number.isInteger(wheel.turn) ? (isSlash ? '//' : '\\\\') : '??';
  const mark = !colourful && light.level > 0 ? marks[light.level] : '';
  const bg = shine(field, light.rgb, 0.55);
  canvas.put(x, y, `${index + 1}${channels}${mark}`, {
    bg,
    fg: readableOn(bg),
    bold: wheel.turn !== wheel.wanted,
  });
}

function drawSpace(scene: Scene, trouble: TroubleView, cell: number, sign: string, frame: Frame): void {
  const { canvas, colourful, view } = scene;
  const { x, y } = cornerOf(cell, frame);
  const light = lightAt(scene, ledOfCell(cell));
  const bg: Rgb = shine(field, light.rgb, 0.55);
  const pieces = trouble.arrows.flatMap(({ at }, piece) => (at?.cell === cell ? [piece] : []));
  const mark = !colourful && light.level > 0 ? marks[light.level] : ' ';
  const plain: Ink = { bg, fg: readableOn(bg), bold: light.level > 1 };
  const [piece] = pieces;
  if (piece === undefined) canvas.put(x, y, `${mark}${sign}${mark}`, plain);
  else if (sign === 'S') canvas.put(x, y, `S${pieces.length}${mark}`, plain);
  else drawArrow(scene, trouble, piece, x, y, mark);
  if (view.prompt.cells.includes(cell)) {
    canvas.mark(x - 1, y, '[', white);
    canvas.mark(x + 3, y, ']', white);
  }
}

function drawArrow(
  scene: Scene,
  trouble: TroubleView,
  piece: number,
  x: number,
  y: number,
  mark: string,
): void {
  const arrow = trouble.arrows[piece];
  const ink = inkOf(scene, trouble, arrow?.colour ?? 0);
  const text = `${letterOf(trouble, arrow?.colour ?? 0)}${(piece & 1) + 1}${noses[arrow?.at?.heading ?? 0] ?? '?'}`;
  scene.canvas.put(x, y, text, ink);
  if (mark !== ' ') scene.canvas.put(x + 3, y, mark, {});
}

function inkOf({ colourful }: Scene, trouble: TroubleView, colour: number): Ink {
  const worn = trouble.colours[colour];
  const bg = seatColour(worn ? { ...emptySeat, colour: worn.colour } : undefined);
  return colourful ? { bg, fg: readableOn(bg), bold: true } : { bold: true };
}

/** What `seatColour` reads the colour of. */
const emptySeat = {
  ...{ seat: 0, name: '', supply: 0, score: 0, firstScore: null, team: null, playing: true, awaited: false },
};

/** One letter a colour: the first of its name that no colour before it has. */
function letterOf({ colours }: TroubleView, colour: number): string {
  const taken = new Set<string>();
  for (const { name } of colours.slice(0, colour + 1)) {
    const letter = [...name.toUpperCase()].find((one) => /[A-Z]/.test(one) && !taken.has(one)) ?? '?';
    taken.add(letter);
  }
  return [...taken].at(-1) ?? '?';
}

/** The rollers as they lie, the dice that are to be played, and the roads that they open. */
function drawRollers(scene: Scene, trouble: TroubleView, y: number): void {
  const { canvas, view } = scene;
  const word = words[view.language];
  const dice = trouble.rollers.map(({ face, down, wanted }) => {
    const shown = down ? '_' : face === 0 ? '~' : String(face);
    return wanted ? `[${shown}]` : ` ${shown} `;
  });
  const left = trouble.dice.length > 0 ? `  ${word.toPlay} ${trouble.dice.join(' ')}` : '';
  canvas.put(0, y, `${word.rollers} ${dice.join(' ')}${left}`, { bold: true });
}
