import {
  colourTexts,
  type Language,
  languages,
  noteTexts,
  partTexts,
  promptTexts,
} from '../../../shared/catalogue';
import { Note, Prompt } from '../../../shared/prompts';
import { Colour } from '../../../shared/seats';
import { FIRST_SIGN, fontBytes, GLYPH_COLUMNS, signBytes } from './glyphs';
import { Kind, kindOf, listWords } from './ways';

/**
 * The text store: what the display needs and the module has no room for, as one block of bytes beside it (`rom_read` in
 * firmware/hal.ts). First the font, five bytes a sign. Then an index, two bytes a text, the lower one first: where in the
 * block the text begins; language by language, and at last where the last text ends. Then the texts, a byte a sign. A byte
 * below the first sign is an argument: in its two lowest bits which one, from 1, and above them a Kind.
 */
export interface TextStore {
  readonly bytes: Uint8Array;
  /** The numbers by which the firmware finds its way, by name. */
  readonly numbers: Readonly<Record<string, number>>;
}

const LIMIT = 0x10000;

/** Texts in all languages, each found by its number. */
class Texts {
  readonly words = Object.fromEntries(languages.map((language) => [language, []])) as unknown as Record<
    Language,
    string[]
  >;
  readonly #lists = new Map<string, { first: number; count: number }>();

  get count(): number {
    return this.words.en.length;
  }

  /** Adds some texts; returns the number of the first. */
  add(texts: Readonly<Record<Language, readonly string[]>>): number {
    const first = this.count;
    for (const language of languages) this.words[language].push(...texts[language]);
    return first;
  }

  /** The words of a listed way, added when they are needed first. */
  list(way: string): { first: number; count: number } {
    const known = this.#lists.get(way);
    if (known) return known;
    const words = listWords(way);
    const made = { first: this.add(words), count: words.en.length };
    this.#lists.set(way, made);
    return made;
  }
}

/** Makes the text store from the catalogue and the font. Throws for what does not fit, and for what cannot be shown. */
export function makeTextStore(): TextStore {
  const texts = new Texts();
  const firstPrompt = texts.add(inOrder(promptTexts, Prompt));
  const firstNote = texts.add(inOrder(noteTexts, Note));
  const firstColour = texts.add(inOrder(colourTexts, Colour));
  const and = texts.add(withBlanks(partTexts.and));
  const nobody = texts.add(inOrder({ nobody: partTexts.nobody }, { nobody: 0 }));
  for (const words of Object.values(texts.words)) for (const text of [...words]) listArguments(text, texts);
  const font = fontBytes();
  const packed = languages.flatMap((language) => texts.words[language].map((text) => pack(text, texts)));
  const index: number[] = [];
  let at = font.length + (packed.length + 1) * 2;
  for (const text of [...packed, []]) {
    index.push(at & 255, at >> 8);
    at += text.length;
  }
  if (at > LIMIT)
    throw new Error(`the text store has ${at} bytes; its index reaches no further than ${LIMIT}`);
  return {
    bytes: Uint8Array.from([...font, ...index, ...packed.flat()]),
    numbers: {
      FIRST_SIGN,
      SIGN_COLUMNS: GLYPH_COLUMNS,
      MINUS_SIGN: signBytes('−')[0] ?? 0,
      INDEX_AT: font.length,
      TEXTS: texts.count,
      FIRST_PROMPT: firstPrompt,
      FIRST_NOTE: firstNote,
      FIRST_COLOUR: firstColour,
      AND_TEXT: and,
      NOBODY_TEXT: nobody,
    },
  };
}

/** AssemblyScript source with the numbers of the text store. */
export function textStoreSource({ numbers }: TextStore): string {
  const constants = Object.entries(numbers).map(([name, value]) => `export const ${name}: i32 = ${value};\n`);
  const kinds = Object.entries(Kind).filter(([, value]) => typeof value === 'number');
  return `// Generated from the catalogue and the font by host/build/display/store.ts.
${constants.join('')}
export enum Kind {
${kinds.map(([name, value]) => `  ${name} = ${value},\n`).join('')}}
`;
}

/** Texts in the order of the enum that names them. */
function inOrder(
  texts: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  names: object,
): Record<Language, string[]> {
  const ordered = Object.entries(names)
    .filter(([, value]) => typeof value === 'number')
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => texts[name]);
  const inLanguage = (language: Language) => ordered.map((text) => text?.[language] ?? '');
  return { en: inLanguage('en'), it: inLanguage('it') };
}

function withBlanks({ en, it }: Readonly<Record<Language, string>>): Record<Language, string[]> {
  return { en: [` ${en} `], it: [` ${it} `] };
}

function partsOf(text: string): string[] {
  return text.split(/(\{[abc]:[a-z]+\})/);
}

function argumentOf(part: string): { which: number; way: string } | null {
  const found = /^\{([abc]):([a-z]+)\}$/.exec(part);
  return found ? { which: 'abc'.indexOf(found[1] ?? '') + 1, way: found[2] ?? '' } : null;
}

function listArguments(text: string, texts: Texts): void {
  for (const part of partsOf(text)) {
    const argument = argumentOf(part);
    if (argument && kindOf(argument.way) === Kind.Listed) texts.list(argument.way);
  }
}

function pack(text: string, texts: Texts): number[] {
  return partsOf(text).flatMap((part) => {
    const argument = argumentOf(part);
    if (!argument) return signBytes(part);
    const kind = kindOf(argument.way);
    const head = argument.which | (kind << 2);
    if (kind !== Kind.Listed) return [head];
    const { first, count } = texts.list(argument.way);
    return [head, first & 255, first >> 8, count];
  });
}
