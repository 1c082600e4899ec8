import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bomOf, costOf } from '../../hardware/bom';
import { budgetOf } from '../../hardware/checks/currents';
import { sumOf } from '../../hardware/groups';
import { netlistOf } from '../../hardware/netlist';
import { priceDate } from '../../hardware/part';
import { cellsOf, playfieldOf, tables, type TableDescription } from '../../hardware/tables';
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
  'docs/build-the-table.md': { tables: tablesAtAGlance },
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

/** Size, counts, currents and cost of each table, side by side. */
function tablesAtAGlance(): string {
  const facts: readonly (readonly [string, (table: TableDescription) => string])[] = [
    ['cells', (table) => `${table.rows} × ${table.columns} = ${cellsOf(table)}`],
    ['seats', (table) => String(table.seats)],
    ['outer size', (table) => `${playfieldOf(table).width + 2 * table.frame} mm square`],
    ['lights', (table) => String(sumOf(table.ledGroups))],
    ['antennas', (table) => String(sumOf(table.antennaGroups) || 'none')],
    ['parts, cables', (table) => `${netlistOf(table).parts.length}, ${netlistOf(table).cables.length}`],
    ['current at full white', (table) => currents(table, 1)],
    [
      `current at ${tables[0].brightness} % (as delivered)`,
      (table) => currents(table, table.brightness / 100),
    ],
    [
      `cost, estimated ${priceDate}`,
      (table) => `${Math.round(costOf(bomOf(table, netlistOf(table))) / 10) * 10} €`,
    ],
  ];
  const heads = ['', ...tables.map(({ name }) => `${name} table`)];
  const rows = facts.map(([name, of]) => [name, ...tables.map(of)]);
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function currents(table: TableDescription, lights: number): string {
  const budget = budgetOf(table, netlistOf(table), lights);
  return table.supplies.map(({ rail }) => `${rail} ${(budget.get(rail)! / 1_000).toFixed(1)} A`).join(', ');
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
