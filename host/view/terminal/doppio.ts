/**
 * Doppio in lines: a line for each double, with the chains that go out from it. A chain is written as it lies, tile after
 * tile; where it leads to another double, that one stands in brackets and has a line of its own. Hands are never drawn
 * before they have been shown.
 */
import type { DoppioView, TileView } from '../view';
import { black } from './paint';
import type { Ink, Rgb } from './paint';
import type { Scene } from './scene';
import { cleanText, clip, widthOf } from './text';
import { words } from './words';

const ivory: Rgb = 0xf6ecd6;
const amber: Rgb = 0xffd98a;

/** A word with the way it is written. */
interface Word {
  readonly text: string;
  readonly ink: Ink;
}

/** Draws from this line on, in so many columns and at most so many lines. Returns the line below. */
export function drawDoppio(
  { canvas, view }: Scene,
  doppio: DoppioView,
  top: number,
  width: number,
  height: number,
): number {
  const word = words[view.language];
  const numbers = doppio.numbers.map(({ unlocked, ends }, number) => ({ unlocked, ends, number }));
  const unlocked = numbers.filter((one) => one.unlocked).map(({ number }) => number);
  const ends = numbers
    .filter((one) => one.ends > 0)
    .map((one) => (one.ends === 1 ? String(one.number) : `${one.number}x${one.ends}`));
  const nameOf = (seat: number): string =>
    cleanText(view.seats.find((one) => one.seat === seat)?.name ?? '?');
  const facts = [
    ...(doppio.tiles.length > 0 ? [word.openKey] : []),
    `${word.unlocked} ${unlocked.join(' ') || word.none}`,
    `${word.ends} ${ends.join(' ') || word.none}`,
    `${word.boneyard} ${doppio.boneyard}${doppio.pad === null ? '' : `, ${word.pad}: ${nameOf(doppio.pad)}`}`,
    ...doppio.shown.flatMap((tiles, seat) =>
      tiles.length === 0 ? [] : [`${nameOf(seat)} ${word.showed} ${tiles.map(nameOfTile).join(' ')}`],
    ),
  ];
  const bottom = top + height;
  let y = top;
  if (doppio.tiles.length === 0) canvas.put(0, y++, word.noTiles, { faint: true });
  const room = bottom - facts.length - 1;
  for (const line of linesOf(doppio, width)) {
    if (y >= room) break;
    let x = 0;
    for (const { text, ink } of line) {
      canvas.put(x, y, text, ink);
      x += widthOf(text) + 1;
    }
    y++;
  }
  y++;
  for (const fact of facts) if (y < bottom) canvas.put(0, y++, clip(fact, width), {});
  return y;
}

/** All lines: each double with its chains, broken where they would be wider. */
function linesOf({ tiles, numbers, end }: DoppioView, width: number): Word[][] {
  const isDouble = ([low, high]: TileView): boolean => low === high;
  const chosen = (index: number, text: string): string => (index === end ? `>${text}<` : text);
  const follow = (index: number, entered: number): Word[] => {
    const { tile } = tiles[index]!;
    if (isDouble(tile)) return [{ text: `[${nameOfTile(tile)}]`, ink: { bold: true } }];
    const outer = tile[0] === entered ? tile[1] : tile[0];
    const next = tiles.findIndex(({ on }) => on === index);
    const isOpen = next < 0;
    const text = `${entered}-${outer}${isOpen ? (numbers[outer]?.unlocked ? '*' : '.') : ''}`;
    const ink: Ink = isOpen && numbers[outer]?.unlocked ? { fg: amber, bold: true } : {};
    return [{ text: chosen(index, text), ink }, ...(isOpen ? [] : follow(next, outer))];
  };
  return tiles.flatMap(({ tile, on }, index): Word[][] => {
    if (on !== null && !isDouble(tile)) return [];
    const [low] = tile;
    const head: Word = { text: chosen(index, nameOfTile(tile)), ink: { bg: ivory, fg: black, bold: true } };
    const chains = tiles.flatMap((other, next) => {
      if (other.on !== index) return [];
      const joined = other.tile.find((number) => tile.includes(number)) ?? low;
      return [follow(next, joined)];
    });
    const sides = (isDouble(tile) ? 4 : 2) - (on === null ? 0 : 1) - chains.length;
    const isUnlocked = numbers[low]?.unlocked === true;
    const open: Word[] =
      isDouble(tile) && sides > 0
        ? [{ text: (isUnlocked ? '*' : '.').repeat(sides), ink: isUnlocked ? { fg: amber, bold: true } : {} }]
        : [];
    return broken(
      [head, ...open, ...chains.flatMap((chain) => [{ text: '|', ink: { faint: true } }, ...chain])],
      width,
    );
  });
}

/** Breaks a line between words; what follows is set in. */
function broken(line: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of line) {
    const columns = widthOf(word.text) + 1;
    if (used + columns > width && used > 0) {
      lines.push([{ text: '   ', ink: {} }]);
      used = 4;
    }
    lines[lines.length - 1]!.push(word);
    used += columns;
  }
  return lines;
}

function nameOfTile([low, high]: TileView): string {
  return `${low}-${high}`;
}
