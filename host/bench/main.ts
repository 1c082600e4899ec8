import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirmware } from '../build/firmware';
import { buildFolder, wasmFile } from '../build/sources';
import { GameId } from '../../shared/games';
import { defaultDoppelXOptions, doppelXOptionWord } from '../words/doppel-x';
import { defaultOptions, optionWord } from '../words/options';
import { hasCompiler, REMEDY } from '../build/pico/toolchain';
import { measureNativeRules } from './native-rules';
import { measurePico } from './pico';
import { measureTagInventory } from './tag-inventory';
import { measureDisplay } from './display';
import { measureThrows } from './throws';
import {
  type Figure,
  measureLatency,
  measureLinkRecovery,
  measurePlayouts,
  measureTableSpeed,
} from './measure';

// `npm run bench`: measures, prints a table (or JSON with --json) and leaves the figures in build/bench.json. Figures in real
// time depend on the computer, so a missed target is shown and is no failure.

await buildFirmware();
const tags = measureTagInventory();
const figures: Figure[] = [
  measurePlayouts('Doubles Wild', GameId.DoublesWild, optionWord(defaultOptions), 3),
  measurePlayouts('DOCE', GameId.Doce, 0, 2),
  measurePlayouts('Doppio', GameId.Doppio, 2, 2),
  measurePlayouts('Double Trouble', GameId.DoubleTrouble, 2, 2),
  measurePlayouts('Doppel X', GameId.DoppelX, doppelXOptionWord(defaultDoppelXOptions), 2),
  await measureTableSpeed(),
  ...(await measureLatency()),
  ...(await measureDisplay()),
  ...(await measureThrows()),
  await measureLinkRecovery(),
  tagFigure('one dice well, first reading', tags.well, 15),
  tagFigure('5 × 5 grid with 25 dice, first reading', tags.grid, 400),
  {
    name: 'firmware module',
    value: statSync(wasmFile).size / 1024,
    unit: 'KiB',
    target: 64,
    direction: 'atMost',
  },
  ...(await measureImage()),
];
mkdirSync(buildFolder, { recursive: true });
const json = `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`;
writeFileSync(join(buildFolder, 'bench.json'), json);
process.stdout.write(process.argv.includes('--json') ? json : figures.map(row).join(''));

/** The image's figures; without the ARM compiler a line says what to install. */
async function measureImage(): Promise<Figure[]> {
  if (hasCompiler()) return [...(await measurePico()), ...(await measureNativeRules())];
  process.stderr.write(`The figures of the Pico image are left out: ${REMEDY}\n`);
  return [];
}

function tagFigure(name: string, value: number, target: number): Figure {
  return { name: `tag inventory, ${name}`, value, unit: 'ms simulated', target, direction: 'atMost' };
}

function row({ name, value, unit, target, direction }: Figure): string {
  const isReached = direction === 'atLeast' ? value >= target : value <= target;
  const bound = `${direction === 'atLeast' ? '≥' : '≤'} ${target}`;
  const verdict = isReached ? 'reached' : 'missed';
  return `${name.padEnd(52)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(18)} target ${bound.padEnd(7)} ${verdict}\n`;
}
