/** Texts from outside, made to fit: what is safe to write to a terminal, and how many columns it takes. */

/** Replaced by what every terminal gives one column: typographic signs are of ambiguous width. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '×': 'x',
};

/**
 * Makes a text from outside safe to draw: no escape sequences or other control characters (names may come from a
 * person), nothing that turns the writing direction or joins characters into one, one blank for any white space.
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFC')
      // Whole escape sequences go first (ECMA-48: CSI, then OSC and its kin up to their end), lest their tails be shown.
      .replace(/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g, '')
      .replace(
        /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g,
        '',
      )
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufe00-\ufe0f]/gu, '')
      .replace(/[‘’“”–—…·×]/g, (sign) => plain[sign] ?? sign)
      .trim()
  );
}

/** Code points that take two columns: "W" and "F" in Unicode's EastAsianWidth.txt, in ranges, beside emoji. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2ff],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

/** Columns that a clean text takes: combining marks none, wide characters two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** Columns of a single code point. */
export function widthOfCharacter(character: string): 0 | 1 | 2 {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x300) return 1;
  if (/^[\p{Mn}\p{Me}\u1160-\u11ff]/u.test(character)) return 0;
  if (/^\p{Emoji_Presentation}/u.test(character)) return 2;
  return wideRanges.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}

/** Shortens a text to so many columns, with two dots where something is missing. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const room = width >= 4 ? width - 2 : width;
  let result = '';
  let used = 0;
  for (const character of text) {
    used += widthOfCharacter(character);
    if (used > room) break;
    result += character;
  }
  return width >= 4 ? `${result.trimEnd()}..` : result;
}

/** Breaks a text between words into at most so many lines; the last one is shortened if need be. */
export function wrap(text: string, width: number, limit: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < limit - 1 && widthOf(rest) > width) {
    let line = '';
    for (const word of rest.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) > width) break;
      line = longer;
    }
    // A word longer than a line has no place where it could be broken well.
    if (line === '') break;
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  if (rest !== '') lines.push(clip(rest, width));
  return lines;
}
