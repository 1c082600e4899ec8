import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readTextStore } from '../../host/build/firmware';
import { buildFolder, root } from '../../host/build/sources';
import { FIRST_SIGN, glyphs, signBytes } from '../../host/build/display/glyphs';
import { makeTextStore } from '../../host/build/display/store';

// The firmware's way from a text of the store to lines, compiled by itself: so every text can be asked for with any
// arguments, also those that no game comes to in a test.

interface Exports {
  say(text: number, a: number, b: number, c: number, language: number, colours: number): void;
  countLines(): number;
  signInLine(line: number, column: number): number;
}

const SOURCE = `
import { addText, beginSentence, setSpeaker } from '../../firmware/output/display/sentence';
import { addParagraph, beginParagraphs } from '../../firmware/output/display/paragraphs';
export { countLines, signInLine } from '../../firmware/output/display/paragraphs';

export function say(text: i32, a: u32, b: u32, c: u32, language: i32, colours: u32): void {
  setSpeaker(language, colours);
  beginSentence();
  addText(text, a, b, c);
  beginParagraphs();
  addParagraph();
}
`;

/** Cells of a line. */
export const COLUMNS = 21;

/** Compiles it. The firmware must have been built, so that its generated sources are there. */
export function compileDisplay(): WebAssembly.Module {
  const folder = join(buildFolder, 'test');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'display.ts'), SOURCE);
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');
  const files = ['build/test/display.ts', '--outFile', 'build/test/display.wasm'];
  const options = ['--runtime', 'stub', '--initialMemory', '1', '--use', 'abort='];
  execFileSync(process.execPath, [compiler, ...files, ...options], { cwd: root });
  return new WebAssembly.Module(readFileSync(join(folder, 'display.wasm')));
}

/** The compiled module at work, with a text store of its own where one is given. */
export class DisplayWords {
  readonly #wasm: Exports;

  constructor(module: WebAssembly.Module, store: Uint8Array = readTextStore()) {
    const hal = {
      display_write: () => 1,
      rom_read: (offset: number, to: number, length: number) => {
        if (offset < 0 || offset + length > store.length) throw new Error(`${length} bytes at ${offset}`);
        new Uint8Array(memory.buffer).set(store.subarray(offset, offset + length), to);
      },
    };
    const { exports } = new WebAssembly.Instance(module, { hal });
    const memory = exports['memory'] as WebAssembly.Memory;
    this.#wasm = exports as unknown as Exports;
  }

  /** The lines that a text becomes, blanks at their ends left out. `colours`: the colours word. */
  lines(text: number, args: readonly number[], language: number, colours: number): string[] {
    const [a = 0, b = 0, c = 0] = args;
    this.#wasm.say(text, a, b, c, language, colours);
    return Array.from({ length: this.#wasm.countLines() }, (_, line) =>
      Array.from({ length: COLUMNS }, (_, column) => signOf(this.#wasm.signInLine(line, column)))
        .join('')
        .trimEnd(),
    );
  }
}

function signOf(byte: number): string {
  return [...glyphs.keys()][byte - FIRST_SIGN] ?? `<${byte}>`;
}

/** A text store whose first text, the prompt of an idle table, is another one; those behind it are spoilt where it is longer. */
export function storeSaying(text: string): Uint8Array {
  const store = readTextStore();
  const at = makeTextStore().numbers['INDEX_AT'] ?? NaN;
  const view = new DataView(store.buffer);
  const from = view.getUint16(at, true);
  const bytes = signBytes(text);
  store.set(bytes, from);
  view.setUint16(at + 2, from + bytes.length, true);
  return store;
}
