/**
 * The table as text: a pure function from the view and the LED bytes to at most 24 lines. With colour it is the object
 * seen from above: wood, matt field, glowing pockets, round marbles. Without, letters and marks say the same.
 *
 * Only glyphs whose width is the same in every terminal are drawn. The full block, the half blocks, the box lines and
 * the usual circles are "ambiguous" in Unicode's EastAsianWidth.txt (two columns wide in some terminals); the three-quarter
 * and quarter blocks U+2596 … U+259F are not, so marbles are painted backgrounds with quadrant corners.
 */
import { firstOf, ledGroups } from '../../../hardware/description';
import { ROWS } from '../../../shared/cells';
import type { DieView, TableView } from '../view';
import { drawBoard, large, small, widthOfBoard } from './board';
import { drawDoce, HEIGHT_OF_DOCE } from './doce';
import { drawDoppio } from './doppio';
import { drawTrouble } from './double-trouble';
import { black, Canvas, mix, readableOn, white } from './paint';
import type { ColourDepth, Ink } from './paint';
import { drawChip, lettersOf, lightAt } from './scene';
import type { Scene } from './scene';
import { cleanText, clip, widthOf, wrap } from './text';
import { words } from './words';

/** How many colours may be used, and how many columns there are. */
export interface DrawStyle {
  readonly colour: ColourDepth;
  /** Columns of the terminal. The last one stays free: writing there wraps in some terminals. */
  readonly width: number;
}

/** No drawing is taller, in lines. */
export const MAX_HEIGHT = 24;

const dieColours = { red: 0xb3261e, blue: 0x1f57b8 } as const;
const linkColours = { live: 0x2e9e5b, 'catching-up': 0xc98a00, lost: 0xc62828 } as const;
const linkMarks = { live: '=', 'catching-up': '~', lost: '!' } as const;

/** Lines for the tiles of Doppio where seats and log stand below them. */
const DOPPIO_HEIGHT = 11;
const sideGap = 2;
const sideMin = 22;
const sideMax = 46;

/**
 * Draws the table. `lights` are the LED chain's bytes (green, red, blue for each light); missing ones count as dark.
 * The lines are joined by newlines, at most `MAX_HEIGHT` of them, each at most `style.width` − 1 columns wide. Below 76
 * columns the column beside the board is dropped, and the board shrinks to make room for it underneath.
 */
export function drawTable(view: TableView, lights: Uint8Array, style: DrawStyle): string {
  const boardWidth = widthOfBoard(large);
  const sideX = boardWidth + sideGap;
  const width = Math.max(1, Math.min(Math.floor(style.width) - 1, sideX + sideMax));
  const canvas = new Canvas(width, MAX_HEIGHT);
  const scene: Scene = {
    view,
    lights,
    colourful: style.colour !== 'none',
    letters: lettersOf(view.seats),
    canvas,
  };
  drawTitle(scene);
  if (width >= sideX + sideMin) {
    drawPrompt(scene, large.top - 1);
    drawPlayfield(scene, boardWidth, MAX_HEIGHT - large.top, true);
    const sideWidth = width - sideX;
    let y = drawSeats(scene, sideX, large.top, sideWidth, true) + 1;
    if (view.dice.length > 0 || view.held) y = drawDice(scene, sideX, y, false) + 1;
    drawLog(scene, sideX, y, sideWidth, large.top + ROWS * large.pocketHeight + 2 - y);
  } else {
    drawPrompt(scene, small.top - 1);
    let y = drawPlayfield(scene, width, DOPPIO_HEIGHT, false);
    y = drawSeats(scene, 0, y, width, view.seats.length <= 4);
    y = drawDice(scene, 0, y, true);
    drawLog(scene, 0, y, width, MAX_HEIGHT - y);
  }
  return canvas.toText(style.colour);
}

/** Draws what lies on the playfield, in so many columns and at most so many lines. Returns the line below. */
function drawPlayfield(scene: Scene, width: number, height: number, isLarge: boolean): number {
  const geometry = isLarge ? large : small;
  const { doce, doppio, trouble } = scene.view;
  if (doce) {
    drawDoce(scene, doce, geometry.top);
    return geometry.top + HEIGHT_OF_DOCE;
  }
  if (trouble) return drawTrouble(scene, trouble, { top: geometry.top, height: geometry.pocketHeight });
  if (doppio) return drawDoppio(scene, doppio, geometry.top, width, height);
  drawBoard(scene, geometry);
  return geometry.top + ROWS * geometry.pocketHeight + 2;
}

function drawTitle({ view, canvas }: Scene): void {
  const { state } = view.link;
  // The link's words matter more than the title when both do not fit.
  const link = clip(` ${linkMarks[state]} ${cleanText(view.link.text)} `, canvas.width);
  const x = canvas.width - widthOf(link);
  const round = view.doce ?? view.doppio;
  const title = round ? `${view.title}, ${words[view.language].round} ${round.round}` : view.title;
  canvas.put(0, 0, clip(cleanText(title), x - 1), { bold: true });
  const bg = linkColours[state];
  canvas.put(x, 0, link, state === 'live' ? { faint: true } : { bg, fg: readableOn(bg), bold: true });
}

function drawPrompt(scene: Scene, height: number): void {
  const { view, canvas } = scene;
  const { prompt, result } = view;
  const seat = view.seats.find((candidate) => candidate.seat === prompt.seat);
  let x = 0;
  if (prompt.guidance) {
    canvas.put(0, 1, scene.colourful ? ' ! ' : '!!!', { bg: 0xf0e442, fg: black, bold: true });
    x = 4;
  } else if (seat) {
    drawChip(scene, 0, 1, seat);
    x = 4;
  }
  const room = canvas.width - x;
  const text = cleanText(prompt.text);
  if (result === null) {
    wrap(text, room, height).forEach((line, index) => canvas.put(x, 1 + index, line, { bold: true }));
  } else {
    const lines = wrap(cleanText(result), room, height);
    lines.forEach((line, index) => canvas.put(x, 1 + index, line, { bold: true }));
    if (text !== cleanText(result) && lines.length < height)
      canvas.put(x, 1 + lines.length, clip(text, room), {});
  }
}

/** One line a seat: who is awaited, name, team, score, marbles left. Returns the line below. */
function drawSeats(scene: Scene, x: number, y: number, width: number, heading: boolean): number {
  const { view, canvas } = scene;
  const word = words[view.language];
  const scores = view.seats.map((seat) =>
    seat.firstScore === null ? String(seat.score) : `(${seat.firstScore}) ${seat.score}`,
  );
  const scoreWidth = Math.max(word.score.length, ...scores.map((score) => score.length));
  const lefts = view.seats.map(({ seat, supply }) => `${supply}${view.doce?.blockers[seat] ? '+X' : ''}`);
  const leftWidth = Math.max(word.left.length, ...lefts.map((left) => left.length));
  const nameX = x + 6;
  // Under the board a wide terminal would tear name and numbers apart.
  const nameWidth = Math.min(width - 6 - scoreWidth - leftWidth - 2, 24);
  const scoreX = nameX + nameWidth + 1;
  const leftX = scoreX + scoreWidth + 1;
  if (heading) {
    canvas.put(scoreX, y, word.score.padStart(scoreWidth), { faint: true });
    canvas.put(leftX, y++, word.left.padStart(leftWidth), { faint: true });
  }
  const seatLights = firstOf(ledGroups, 'seats');
  view.seats.forEach((seat, index) => {
    const ink: Ink = seat.playing ? { bold: seat.awaited } : { faint: true };
    const light = lightAt(scene, seatLights + seat.seat);
    const bg = light.rgb;
    const marker = seat.awaited ? '>' : seat.playing ? ' ' : '-';
    canvas.put(x, y, marker, light.level > 0 ? { bg, fg: readableOn(bg), bold: true } : ink);
    drawChip(scene, x + 2, y, seat);
    const team = seat.team === null ? '' : ` ${String.fromCharCode(65 + seat.team)}`;
    canvas.put(nameX, y, clip(cleanText(seat.name), nameWidth - team.length) + team, ink);
    canvas.put(scoreX, y, (scores[index] ?? '').padStart(scoreWidth), { ...ink, bold: seat.playing });
    canvas.put(leftX, y++, (lefts[index] ?? '').padStart(leftWidth), ink);
  });
  return y;
}

/** The dice by colour, on two lines or on one, and the marble in the hand. Returns the line below. */
function drawDice(scene: Scene, x: number, y: number, oneLine: boolean): number {
  const { view, canvas } = scene;
  const word = words[view.language];
  let at = x;
  for (const colour of ['red', 'blue'] as const) {
    const dice = view.dice.filter((die) => die.colour === colour);
    if (dice.length === 0) continue;
    if (!oneLine) {
      canvas.put(at, y, word[colour], { faint: true });
      at += 6;
    } else if (!scene.colourful) {
      canvas.put(at, y, word[colour].slice(0, 1), {});
      at += 2;
    }
    for (const die of dice) {
      drawDie(scene, at, y, die);
      at += 4;
    }
    const sum = sumOf(dice, word.double);
    canvas.put(at, y, sum, { bold: true });
    if (oneLine) {
      at += widthOf(sum) + 2;
    } else {
      at = x;
      y++;
    }
  }
  if (oneLine && view.dice.length > 0) y++;
  const held = view.seats.find((seat) => seat.seat === view.held?.seat);
  if (held) {
    // On one line it stands at the right of the dice where it fits, and is left out where not: the prompt tells it too.
    const row = oneLine ? y - 1 : y++;
    const column = oneLine ? at : x;
    if (column + 3 > canvas.width) return y;
    drawChip(scene, column, row, held);
    if (column + 4 + word.hand.length <= canvas.width)
      canvas.put(column + 4, row, word.hand, { faint: true });
  }
  return y;
}

function drawDie({ canvas, colourful }: Scene, x: number, y: number, die: DieView): void {
  const unread = { well: '-', hand: '^', rolling: '~' }[die.place];
  const face = die.face >= 1 && die.face <= 6 ? String(die.face) : unread;
  const text = die.wanted ? `[${face}]` : die.inPlay && !colourful ? `(${face})` : ` ${face} `;
  const bg = die.inPlay || die.wanted ? dieColours[die.colour] : mix(dieColours[die.colour], black, 0.65);
  const fg = die.inPlay || die.wanted ? white : 0x9a9a9a;
  canvas.put(x, y, text, { bg, fg, bold: die.inPlay || die.wanted });
}

/** What the dice in play add up to; a double pair names no line, so its total would mislead (DW-wild). */
function sumOf(dice: readonly DieView[], double: string): string {
  const faces = dice.filter((die) => die.inPlay).map((die) => die.face);
  if (faces.length === 0 || faces.includes(0)) return '';
  if (faces.length === 2 && faces[0] === faces[1]) return double;
  return `= ${faces.reduce((sum, face) => sum + face, 0)}`;
}

/** The newest lines that fit, the newest at the end and not faint; below them what the table said in passing. */
function drawLog({ view, canvas }: Scene, x: number, y: number, width: number, height: number): void {
  const lines: { readonly text: string; readonly newest: boolean }[] = [];
  for (let index = view.log.length - 1; index >= 0 && lines.length < height; index--) {
    const wrapped = wrap(cleanText(view.log[index] ?? ''), width - 2, 3);
    const entry = wrapped.map((line, part) => ({
      text: (part === 0 ? '- ' : '  ') + line,
      newest: index === view.log.length - 1,
    }));
    // Half an older entry says less than none.
    if (lines.length > 0 && lines.length + entry.length > height) break;
    lines.unshift(...entry);
  }
  if (view.note !== null && height > 0) {
    const note = wrap(cleanText(view.note), width - 2, 2);
    while (lines.length > 0 && lines.length + note.length > height) lines.shift();
    lines.push(...note.map((line, part) => ({ text: (part === 0 ? '! ' : '  ') + line, newest: true })));
  }
  lines.slice(0, Math.max(0, height)).forEach((line, index) => {
    canvas.put(x, y + index, line.text, line.newest ? {} : { faint: true });
  });
}
