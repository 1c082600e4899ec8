import { statSync } from 'node:fs';
import { violationsOf, violationText } from '../../hardware/checks';
import { tables } from '../../hardware/tables';
import { staleDocs, writeDocs } from './docs';
import { buildFirmware } from './firmware';
import { wasmFile } from './sources';

// `npm run build`: generated sources, the firmware module unless it is current, and the generated parts of the documents.
// With --check the documents are only compared and the tables' electricity is checked: `npm run check`.

try {
  const { id, built } = await buildFirmware();
  const size = statSync(wasmFile).size;
  process.stdout.write(`firmware ${id}: ${size} bytes${built ? '' : ', already current'}\n`);
  if (process.argv.includes('--check')) {
    const stale = staleDocs();
    if (stale.length > 0) throw new Error(`not current: ${stale.join(', ')}; run npm run build`);
    const wrong = tables.flatMap((table) => violationsOf(table).map((one) => violationText(table, one)));
    if (wrong.length > 0) throw new Error(`the hardware breaks rules\n${wrong.join('\n')}`);
  } else {
    writeDocs();
  }
} catch (error) {
  process.stderr.write(`doubletop: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
