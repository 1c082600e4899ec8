/**
 * The table as text: a pure function from the view and the LED bytes to at most 24 lines. With colour it is the object
 * seen from above: wood, matt field, glowing pockets, round marbles. Without, letters and marks say the same.
 *
 * Only glyphs whose width is the same in every terminal are drawn. The full block, the half blocks, the box lines and
 * the usual circles are "ambiguous" in Unicode's EastAsianWidth.txt (two columns wide in some terminals); the three-quarter
 * and quarter blocks U+2596 … U+259F are not, so marbles are painted backgrounds with quadrant corners.
 */
import { firstOf, ledGroups, ledOfCell } from '../../../hardware/description';
import { COLUMNS, ROWS } from '../../../shared/cells';
import { FIRST_TOTAL } from '../../../shared/doubles-wild';
import type { DieView, SeatView, TableView } from '../view';
import { black, Canvas, mix, readableOn, rgbOf, shine, white, wood } from './paint';
import type { ColourDepth, Ink, Rgb } from './paint';
import { cleanText, clip, widthOf, wrap } from './text';

/** How many colours may be used, and how many columns there are. */
export interface DrawStyle {
  readonly colour: ColourDepth;
  /** Columns of the terminal. The last one stays free: writing there wraps in some terminals. */
  readonly width: number;
}

/** No drawing is taller, in lines. */
export const MAX_HEIGHT = 24;

const woodText: Rgb = 0xd9c3a5;
const redText: Rgb = 0xff9d8a;
const blueText: Rgb = 0x9cc8ff;
const field: Rgb = 0x22302c;
const dieColours = { red: 0xb3261e, blue: 0x1f57b8 } as const;
const linkColours = { live: 0x2e9e5b, 'catching-up': 0xc98a00, lost: 0xc62828 } as const;
const linkMarks = { live: '=', 'catching-up': '~', lost: '!' } as const;

/** The few words of the frame; every sentence comes with the view, in its language. */
const words = {
  en: { score: 'score', left: 'left', hand: 'in hand', double: 'double', red: 'red', blue: 'blue' },
  it: { score: 'punti', left: 'resto', hand: 'in mano', double: 'doppio', red: 'rossi', blue: 'blu' },
} as const;

/** Marks of brightness without colour: dark, low, middle, high. */
const marks = { 0: ' ', 1: '+', 2: '*', 3: '#' } as const;

/**
 * Board geometry in characters. A pocket of four by two is about as tall as wide, since a character is about twice as
 * tall as wide; where there is no room for that it is three by one.
 */
interface Geometry {
  /** Line of the upper rim: above it are the title and room for the prompt, which must not move the board. */
  readonly top: number;
  readonly pocketWidth: number;
  readonly pocketHeight: number;
  readonly leftRim: number;
  readonly rightRim: number;
  /** Free columns between the left rim and the first pocket, and between the last pocket and the right rim. */
  readonly margin: number;
}
const large: Geometry = { top: 3, pocketWidth: 4, pocketHeight: 2, leftRim: 3, rightRim: 2, margin: 1 };
const small: Geometry = { top: 4, pocketWidth: 3, pocketHeight: 1, leftRim: 3, rightRim: 1, margin: 0 };

const sideGap = 2;
const sideMin = 22;
const sideMax = 46;

/** Everything that the parts of the drawing look at. */
interface Scene {
  readonly view: TableView;
  readonly lights: Uint8Array;
  readonly colourful: boolean;
  readonly letters: ReadonlyMap<number, string>;
  readonly canvas: Canvas;
}

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
    drawBoard(scene, large);
    const sideWidth = width - sideX;
    let y = drawSeats(scene, sideX, large.top, sideWidth, true) + 1;
    y = drawDice(scene, sideX, y, false) + 1;
    drawLog(scene, sideX, y, sideWidth, large.top + ROWS * large.pocketHeight + 2 - y);
  } else {
    drawPrompt(scene, small.top - 1);
    drawBoard(scene, small);
    let y = small.top + ROWS * small.pocketHeight + 2;
    y = drawSeats(scene, 0, y, width, view.seats.length <= 4);
    y = drawDice(scene, 0, y, true);
    drawLog(scene, 0, y, width, MAX_HEIGHT - y);
  }
  return canvas.toText(style.colour);
}

function widthOfBoard(geometry: Geometry): number {
  const { pocketWidth, leftRim, rightRim, margin } = geometry;
  return leftRim + 2 * margin + COLUMNS * (pocketWidth + 1) - 1 + rightRim;
}

function drawTitle({ view, canvas }: Scene): void {
  const { state } = view.link;
  // The link's words matter more than the title when both do not fit.
  const link = clip(` ${linkMarks[state]} ${cleanText(view.link.text)} `, canvas.width);
  const x = canvas.width - widthOf(link);
  canvas.put(0, 0, clip(cleanText(view.title), x - 1), { bold: true });
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

function drawBoard(scene: Scene, geometry: Geometry): void {
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
  const owner = view.pieces[cell] ?? null;
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

/** A seat's colour and letter in three columns, wherever the seat is named. */
function drawChip({ canvas, colourful, letters }: Scene, x: number, y: number, seat: SeatView): void {
  const bg = seatColour(seat);
  const letter = letters.get(seat.seat) ?? '?';
  canvas.put(x, y, colourful ? ` ${letter} ` : `(${letter})`, { bg, fg: readableOn(bg), bold: true });
}

/** One line a seat: who is awaited, name, team, score, marbles left. Returns the line below. */
function drawSeats(scene: Scene, x: number, y: number, width: number, heading: boolean): number {
  const { view, canvas } = scene;
  const word = words[view.language];
  const scores = view.seats.map((seat) =>
    seat.firstScore === null ? String(seat.score) : `(${seat.firstScore}) ${seat.score}`,
  );
  const scoreWidth = Math.max(word.score.length, ...scores.map((score) => score.length));
  const leftWidth = Math.max(word.left.length, ...view.seats.map((seat) => String(seat.supply).length));
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
    canvas.put(leftX, y++, String(seat.supply).padStart(leftWidth), ink);
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
  const held = view.seats.find((seat) => seat.seat === view.held);
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

/** The newest lines that fit, the newest at the end and the only one that is not faint. */
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
  lines.slice(0, Math.max(0, height)).forEach((line, index) => {
    canvas.put(x, y + index, line.text, line.newest ? {} : { faint: true });
  });
}

/** One letter a seat: the first of its name that no seat before it has, or its number. */
function lettersOf(seats: readonly SeatView[]): Map<number, string> {
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

interface Light {
  /** As it looks on a screen. */
  readonly rgb: Rgb;
  /** 0 dark, 1 low, 2 middle, 3 high. */
  readonly level: 0 | 1 | 2 | 3;
}

/** LEDs are dimmed in proportion to their byte, screens follow a power of about 2.2: without this low light is invisible. */
function lightAt({ lights }: Scene, led: number): Light {
  const [green, red, blue] = [0, 1, 2].map(
    (channel) => Math.pow((lights[3 * led + channel] ?? 0) / 255, 1 / 2.2) * 255,
  ) as [number, number, number];
  const strongest = Math.max(red, green, blue);
  const level = strongest === 0 ? 0 : strongest < 115 ? 1 : strongest < 190 ? 2 : 3;
  return { rgb: rgbOf([red, green, blue]), level };
}

/** Understands #rgb, #rrggbb and rgb(…), as views write them; anything else is grey. */
function seatColour(seat: SeatView | undefined): Rgb {
  const text = seat?.colour.trim() ?? '';
  const long = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (long) return parseInt(long, 16);
  const short = /^#([0-9a-f]{3})$/i.exec(text)?.[1];
  if (short) return parseInt(short.replace(/./g, '$&$&'), 16);
  const channels = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text);
  return channels ? rgbOf(channels.slice(1).map(Number)) : 0x9a9a9a;
}
