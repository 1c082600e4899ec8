import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readFirmware, textFile } from '../host/build/firmware';
import { instantiate } from '../host/rules/module';

// What the built module promises to a small machine: one page of memory for good, no heap, and no more imports and exports
// than stand on the two pages that say so.

const PAGE = 65536;
const bytes = readFirmware();
const module = new WebAssembly.Module(bytes);
const text = readFileSync(textFile, 'utf8');
const none = (): number => 0;

function syntaxOf(file: string): ts.SourceFile {
  const path = join(import.meta.dirname, '../firmware', file);
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
}

/** The names in the `export { … } from` statements of main.ts, of which it must consist. */
function exportedNames(): string[] {
  return syntaxOf('main.ts').statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (!clause || !ts.isNamedExports(clause)) throw new Error(`main.ts has more than exports`);
    return clause.elements.map((element) => element.name.text);
  });
}

/** The functions that hal.ts declares. */
function declaredFunctions(): string[] {
  return syntaxOf('hal.ts').statements.map((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name)
      throw new Error('hal.ts has more than functions');
    return statement.name.text;
  });
}

describe('memory', () => {
  test('is exactly one page, least and most', () => {
    expect(text.match(/\(memory .*\)/g)?.[0]).toMatch(/^\(memory \$\w+ 1 1\)/);
    const { memory } = instantiate({
      build_read: none,
      inputs_read: none,
      leds_write: none,
      serial_read: none,
      serial_write: none,
      spi_transfer: none,
      antenna_select: none,
      store_read: none,
      store_program: none,
      store_erase: none,
      display_write: none,
      rom_read: none,
    });
    expect(memory.buffer.byteLength).toBe(PAGE);
    expect(() => memory.grow(1)).toThrow(RangeError);
  });

  test('is never asked to grow', () => {
    expect(text.match(/memory\.grow/g)).toBeNull();
  });

  test('has no allocator and no collector', () => {
    expect(text.match(/~lib\/rt\/\S+/g)).toBeNull();
    expect(text.match(/__(alloc|realloc|free|new|renew|pin|unpin|collect|visit)\b/g)).toBeNull();
  });
});

describe('size and seams', () => {
  test('is smaller than 64 KiB', () => {
    expect(bytes.length).toBeLessThan(PAGE);
  });

  test('imports are the functions of hal.ts, and there are twelve', () => {
    const imports = WebAssembly.Module.imports(module);
    expect(declaredFunctions()).toHaveLength(12);
    expect(imports.map(({ name }) => name).sort()).toEqual(declaredFunctions().sort());
    expect(imports.filter(({ module, kind }) => module !== 'hal' || kind !== 'function')).toEqual([]);
  });

  test('exports are those of main.ts, and the memory', () => {
    const exports = WebAssembly.Module.exports(module).map(({ name }) => name);
    expect(exports.sort()).toEqual([...exportedNames(), 'memory'].sort());
  });
});
