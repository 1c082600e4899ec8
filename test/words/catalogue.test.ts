import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as catalogue from '../../shared/catalogue';
import { Note, Prompt } from '../../shared/prompts';
import { filesBelow, root } from '../../host/build/sources';
import { speak } from '../../host/words/sentence';

type Texts = Readonly<Record<string, catalogue.Text>>;
const tables = Object.entries(catalogue).filter(
  (entry): entry is [string, Texts] => entry[0].endsWith('Texts') && typeof entry[1] === 'object',
);
const everyText = tables.flatMap(([table, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ name: `${table}.${key}`, key, text })),
);

test('every text has every language, and the same arguments in each', () => {
  for (const { name, text } of everyText) {
    for (const language of catalogue.languages) expect(text[language], `${name} in ${language}`).toBeTruthy();
    const args = (language: catalogue.Language) => (text[language].match(/\{[abc]:[a-z]+\}/g) ?? []).sort();
    expect(args('it'), name).toEqual(args('en'));
  }
});

test('every argument can be shown', () => {
  for (const { name, text } of everyText) {
    for (const language of catalogue.languages) {
      const args = [1, 1, 1].map((one, at) => (text.en.includes(`{${'abc'[at]}:dice}`) ? [one] : one));
      const said = speak(text, args, { language, colours: [0, 1, 2, 3, 4, 5, 6, 7] });
      expect(said, name).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});

test('every prompt and note has its text, and every story, part and throw is used', () => {
  const names = (values: object) => Object.keys(values).filter((name) => Number.isNaN(Number(name)));
  expect(Object.keys(catalogue.promptTexts).sort()).toEqual(names(Prompt).sort());
  expect(Object.keys(catalogue.noteTexts).sort()).toEqual(names(Note).sort());
  const sources = filesBelow('host')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  for (const table of ['storyTexts', 'partTexts', 'throwTexts', 'impossibleTexts'] as const) {
    for (const key of Object.keys(catalogue[table]))
      expect(sources, `${table}.${key} is used`).toMatch(new RegExp(`['.]${key}\\b`));
  }
});

test('every prompt and note is said somewhere in the firmware', () => {
  const firmware = filesBelow('firmware')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  for (const prompt of Object.keys(catalogue.promptTexts))
    expect(firmware, prompt).toContain(`Prompt.${prompt}`);
  for (const note of Object.keys(catalogue.noteTexts)) expect(firmware, note).toContain(`Note.${note}`);
});
