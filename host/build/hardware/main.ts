import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { violationsOf, violationText } from '../../../hardware/checks';
import { tables } from '../../../hardware/tables';
import { buildFolder } from '../sources';
import { diagramsOf, listsOf, pdfsOf, trueSizeDrawingsOf } from './files';

// `npm run build:hardware`: lists, wiring, panels and overlays of every table, into build/hardware/.

const folder = join(buildFolder, 'hardware');

function write(table: string, path: string, content: string | Buffer): void {
  const file = join(folder, table, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

try {
  rmSync(folder, { recursive: true, force: true });
  for (const table of tables) {
    const wrong = violationsOf(table).map((one) => violationText(table, one));
    if (wrong.length > 0) throw new Error(`the hardware breaks rules\n${wrong.join('\n')}`);
    const drawings = trueSizeDrawingsOf(table);
    const texts = [...listsOf(table), ...diagramsOf(table), ...drawings];
    for (const { path, text } of texts) write(table.name, path, text);
    let count = texts.length;
    for (const drawing of drawings)
      for (const { path, bytes } of await pdfsOf(drawing)) {
        write(table.name, path, bytes);
        count++;
      }
    process.stdout.write(`build/hardware/${table.name}: ${count} files\n`);
  }
} catch (error) {
  process.stderr.write(`doubletop: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
