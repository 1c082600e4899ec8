import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { tool } from '../build/pico/toolchain';
import { buildFolder } from '../build/sources';
import { GameId } from '../../shared/games';
import { Rules } from '../rules/rules';
import type { Figure } from './measure';

const ACTIONS = 1_000_000;
const SEEDS = [2, 3, 4];
const games: readonly (readonly [string, GameId, number])[] = [
  ['Doubles Wild', GameId.DoublesWild, 2],
  ['DOCE', GameId.Doce, 0],
  ['Doppio', GameId.Doppio, 2],
];

/**
 * The rules as WebAssembly in this process against the same rules as C (wasm2c, gcc -O2, checks on), as ratios of processor
 * time. Empty where the computer has no gcc.
 */
export async function measureNativeRules(): Promise<Figure[]> {
  if (spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status !== 0) return [];
  const pico = join(buildFolder, 'pico');
  const program = join(pico, 'native-rules');
  const includes = [pico, 'firmware/board/wasm', 'firmware/board'].flatMap((folder) => ['-I', folder]);
  const sources = ['host/bench/native-rules.c', join(pico, 'doubletop.c'), 'firmware/board/wasm/wasm-rt.c'];
  await tool('gcc', ['-O2', '-w', '-DNDEBUG', ...includes, ...sources, '-o', program]);
  const figures: Figure[] = [];
  for (const [title, game, options] of games) {
    const native = await Promise.all(
      SEEDS.map(async (seed) => {
        const [played = 0, micros = 0] = (await tool(program, [game, options, seed, ACTIONS].map(String)))
          .split(' ')
          .map(Number);
        return micros / played;
      }),
    );
    figures.push({
      name: `${title}, wasm here against C on this computer`,
      value: least(SEEDS.map((seed) => wasmCost(game, options, seed))) / least(native),
      unit: '× the time',
      target: 3,
      direction: 'atMost',
    });
  }
  return figures;
}

/** Microseconds of processor time for an action. */
function wasmCost(game: GameId, options: number, seed: number): number {
  const rules = new Rules();
  rules.start(game, options);
  rules.playRandomly(1, 200_000);
  const from = process.cpuUsage();
  const played = rules.playRandomly(seed, ACTIONS);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / played;
}

function least(values: readonly number[]): number {
  return Math.min(...values);
}
