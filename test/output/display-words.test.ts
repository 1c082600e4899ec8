import { describe, expect, test } from 'vitest';
import { languages, noteTexts, promptTexts, type Text } from '../../shared/catalogue';
import { Note, Prompt } from '../../shared/prompts';
import { GLYPH_ROWS, glyphs, readFont, signBytes } from '../../host/build/display/glyphs';
import { makeTextStore } from '../../host/build/display/store';
import { kindOf } from '../../host/build/display/ways';
import { readTextStore } from '../../host/build/firmware';
import { coloursOf } from '../../host/mirror/mirror';
import { speak } from '../../host/words/sentence';
import { COLUMNS, compileDisplay, DisplayWords, storeSaying } from './display-module';

// The firmware's words against the host's: the same sentence for the same prompt, whichever of the two says it.

const module = compileDisplay();
const words = new DisplayWords(module);
const { numbers } = makeTextStore();

/** Values that an argument can have, by the way it is shown. */
const samples: Readonly<Record<string, readonly number[]>> = {
  seat: [0, 1, 3, 7],
  seats: [1, 3, 7, 0b10110101, 0],
  place: [0, 7],
  cell: [0, 8, 40, 80],
  space: [0, 44, 80],
  grid: [0, 20, 40, 80],
  face: [0, 1, 6],
  half: [0, 1],
  tile: [0, 6, 27],
  number: [0, 7, 10, 4294967295],
  total: [3, 11],
  pairs: [1, 2, 3],
  die: [0, 2, 3, 5],
  kept: [0, 1, 2, 3, 4, 5, 6, 7],
  swap: [0, 1],
  colour: [0, 4, 7],
  letter: [0, 7],
  zone: [0, 5],
  arrow: [0, 3, 5, 7],
  heading: [0, 1, 2, 3],
  // A space, or FINISH.
  target: [0, 40, 80, 255],
};
const MOST_SAMPLES = 8;
const DEFAULT = 0x76543210;
const MIXED = 0x02461357;

const texts = [
  ...named('prompt', promptTexts, Prompt, numbers['FIRST_PROMPT'] ?? NaN),
  ...named('note', noteTexts, Note, numbers['FIRST_NOTE'] ?? NaN),
];

function named(kind: string, table: Readonly<Record<string, Text>>, order: object, first: number) {
  return Object.entries(table).map(([name, text]) => {
    const code = (order as Record<string, unknown>)[name] as number;
    return { name: `${kind} ${name}`, text, number: first + code };
  });
}

/** For each of the text's arguments one of its samples, in as many ways as the argument with the most samples has. */
function argumentsOf(text: Text): number[][] {
  const ways = ['a', 'b', 'c'].map((letter) => new RegExp(`\\{${letter}:([a-z]+)\\}`).exec(text.en)?.[1]);
  return Array.from({ length: MOST_SAMPLES }, (_, round) =>
    ways.map((way, at) => {
      if (way === undefined) return 0;
      const values = samples[way];
      if (!values) throw new Error(`say in this test what values {…:${way}} can have`);
      return values[(round + at) % values.length] as number;
    }),
  );
}

describe('every prompt and note', () => {
  test.each(texts)('$name is said as the host says it', ({ text, number }) => {
    for (const [index, language] of languages.entries()) {
      for (const colours of [DEFAULT, MIXED]) {
        for (const args of argumentsOf(text)) {
          const said = words.lines(number, args, index, colours).join(' ');
          expect(said).toBe(speak(text, args, { language, colours: coloursOf(colours) }));
        }
      }
    }
  });

  test('is broken between words only, in lines of 21 signs', () => {
    for (const { name, text, number } of texts) {
      for (const [index, language] of languages.entries()) {
        for (const args of argumentsOf(text)) {
          const lines = words.lines(number, args, index, DEFAULT);
          const spoken = speak(text, args, { language, colours: coloursOf(DEFAULT) });
          for (const line of lines) expect(line.length, name).toBeLessThanOrEqual(COLUMNS);
          expect(
            lines.flatMap((line) => line.split(' ')),
            name,
          ).toEqual(spoken.split(' '));
        }
      }
    }
  });

  test('leaves room for a note above a prompt', () => {
    const longest = (kind: string) =>
      Math.max(
        ...texts
          .filter(({ name }) => name.startsWith(kind))
          .flatMap(({ text, number }) =>
            argumentsOf(text).flatMap((args) =>
              [0, 1].map((at) => words.lines(number, args, at, DEFAULT).length),
            ),
          ),
      );
    expect(longest('note') + 1 + longest('prompt')).toBeLessThanOrEqual(24);
  });
});

describe('lines', () => {
  const broken = (text: string) => new DisplayWords(module, storeSaying(text)).lines(0, [], 0, DEFAULT);

  test('as many whole words as fit', () => {
    expect(broken('one two three four five')).toEqual(['one two three four', 'five']);
  });

  test('a line may be full to its last cell', () => {
    expect(broken('one two three four 21 and')).toEqual(['one two three four 21', 'and']);
  });

  test('a word longer than a line gets a hyphen', () => {
    expect(broken('a precipitevolissimevolmente b')).toEqual(['a', 'precipitevolissimevo-', 'lmente b']);
  });
});

describe('the text store', () => {
  test('lies beside the module as the sources make it', () => {
    expect(readTextStore()).toEqual(makeTextStore().bytes);
  });

  test('a sign that the font does not draw is refused', () => {
    expect(() => signBytes('naïve')).toThrow('the font of the display has no "ï" (in "naïve")');
  });

  test('an argument that the display cannot show is refused', () => {
    expect(() => kindOf('scores')).toThrow('the display cannot show {…:scores}');
  });

  test('a font that is not drawn in seven rows is refused', () => {
    const rows = Array.from({ length: GLYPH_ROWS - 1 }, () => '.....').join('\n');
    expect(() => readFont(`  x\n${rows}\n`)).toThrow(
      'the band "  x" of the font is not 7 rows of 5 dots a sign',
    );
  });

  test('no two signs look alike', () => {
    const pictures = [...glyphs.values()].map((columns) => columns.join());
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('a sign drawn twice is refused', () => {
    const band = `  x\n${Array.from({ length: GLYPH_ROWS }, () => '.....').join('\n')}\n`;
    expect(() => readFont(`${band}\n${band}`)).toThrow('the font draws "x" twice');
  });
});
