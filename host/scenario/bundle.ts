import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { frameAsPng } from './picture';
import type { ScenarioResult } from './runner';

/** Pictures of the lights in a bundle: the last ones. */
const PICTURES = 6;

/**
 * Writes what is needed to look into a failure: what failed with its seed, every line that went over the wire, and the last frames
 * of light as pictures. Returns the folder.
 */
export function writeBundle(folder: string, result: ScenarioResult): string {
  const { scenario, seed, target, failure, steps, lines, frames } = result;
  const name = `${basename(scenario.file)}-${scenario.line}-seed-${seed}`;
  const into = join(folder, name);
  mkdirSync(into, { recursive: true });
  const facts = { failure, scenario: scenario.name, file: scenario.file, seed, target, steps };
  writeFileSync(join(into, 'failure.json'), `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(join(into, 'serial.log'), lines.map((line) => `${line}\n`).join(''));
  for (const { at, bytes } of frames.slice(-PICTURES))
    writeFileSync(join(into, `lights-${String(at).padStart(8, '0')}-ms.png`), frameAsPng(bytes));
  return into;
}
