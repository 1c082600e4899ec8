import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { games } from './games';

// Rulings and tests must name each other. An id is two capitals for the game, then words in small letters: see docs/rules.

const root = join(import.meta.dirname, '..');
const pages = filesIn('docs/rules', '.md');
const tests = filesIn('test', '.test.ts');
const sources = ['shared', 'firmware', 'host'].flatMap((folder) => filesIn(folder, '.ts', '.tsx'));

function filesIn(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name))
    .sort();
}

function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The ids that a text cites, each once. */
function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]{2}-[a-z]+(?:-[a-z]+)*\b/g) ?? [])];
}

/** The names that a file gives its tests; of `test.each` the pattern, not its rows. */
function testNamesIn(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && functionOf(node) === 'test') {
      const name = node.arguments[0];
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest));
  return names;
}

/** The function at the root of a call: `test` of `test(…)`, `test.each(…)(…)` and the like. */
function functionOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return functionOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

const rulings = idsIn(pages.map(readText).join('\n'));
const prefixes = new Set(rulings.map((id) => id.slice(0, 2)));
const tested = new Set(tests.flatMap(testNamesIn).flatMap(idsIn));

describe('every ruling has a test', () => {
  test.each(games.map((game) => game.name))('%s has a page of rulings', (name) => {
    const page = join('docs/rules', `${name.toLowerCase().replaceAll(' ', '-')}.md`);
    expect(pages).toContain(page);
    expect(idsIn(readText(page))).not.toEqual([]);
  });

  test.each(rulings)('%s is cited by the name of a test', (id) => {
    expect(tested).toContain(id);
  });
});

describe('every cited id is explained', () => {
  test('in tests and in sources, for the games that have a page', () => {
    const unknown = [...tests, ...sources].flatMap((file) =>
      idsIn(readText(file))
        .filter((id) => prefixes.has(id.slice(0, 2)) && !rulings.includes(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(pages)('%s explains each of its ids in one place', (page) => {
    const text = readText(page);
    const explained = [...text.matchAll(/\*\*([A-Z]{2}-[a-z-]+)\*\* ·/g)].map(([, id]) => id);
    expect(explained.filter((id, index) => explained.indexOf(id) !== index)).toEqual([]);
    expect(explained.sort()).toEqual(idsIn(text).sort());
  });
});
