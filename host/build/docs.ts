import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from '../../shared/codes';
import { deviceSentences, hostSentences, type Sentence } from '../../shared/sentences';
import { codeName } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import { root } from './sources';

/** Documents that hold generated parts, each between a pair of comments that name it. */
export const generatedParts: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/protocol.md': {
    'device sentences': () => sentenceTable(deviceSentences),
    'host sentences': () => sentenceTable(hostSentences),
    codes: codeTable,
  },
};

function sentenceTable(sentences: readonly Sentence[]): string {
  const rows = sentences.map(({ word, fields, meaning }) => {
    const names = fields.map((field) => `${field.name} (${field.type}: ${field.meaning})`);
    return `| \`${word}\` | ${names.join('; ') || '–'} | ${meaning} |`;
  });
  return ['| word | fields | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function codeTable(): string {
  const codes = Object.values(Code).filter((code): code is Code => typeof code === 'number');
  const rows = codes.map((code) => `| ${code} | \`${codeName(code)}\` | ${codeTexts[code]} |`);
  return ['| code | name | meaning |', '| ---: | --- | --- |', ...rows].join('\n');
}

/** A document's text with its generated parts made anew. Throws for a document without the comments of a part. */
export function renewParts(file: string, text: string): string {
  let renewed = text;
  for (const [name, make] of Object.entries(generatedParts[file] ?? {})) {
    const pattern = new RegExp(`(<!-- generated: ${name} -->\n)[^]*?(<!-- end -->)`);
    if (!pattern.test(renewed)) throw new Error(`${file} has no generated part "${name}"`);
    renewed = renewed.replace(pattern, (_, begin: string, end: string) => `${begin}\n${make()}\n\n${end}`);
  }
  return renewed;
}

/** The documents whose generated parts are not current. */
export function staleDocs(): string[] {
  return Object.keys(generatedParts).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return renewParts(file, text) !== text;
  });
}

/** Rewrites the generated parts of all documents. */
export function writeDocs(): void {
  for (const file of Object.keys(generatedParts)) {
    const path = join(root, file);
    writeFileSync(path, renewParts(file, readFileSync(path, 'utf8')));
  }
}
