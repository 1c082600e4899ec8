import { CELLS } from '../../shared/cells';
import { DEFAULT_DEBOUNCE } from '../../shared/settings';
import { ledOfCell } from '../../hardware/description';
import { GameId } from '../../shared/games';
import { Match } from '../play/match';
import { SimulatedGame } from '../play/simulated-game';
import { Rules } from '../rules/rules';
import { marble } from '../sim/piece';
import { Random } from '../sim/random';
import { defaultOptions, optionWord } from '../words/options';
import { longestRecovery, RECOVERY_TIME, sessions } from './link-faults';

/** A figure with the value it should reach; `atLeast` or `atMost` says in which direction. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number;
  readonly direction: 'atLeast' | 'atMost';
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value below which a part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Milliseconds of processor time that this process has used: what other programs do at the same time does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Random playouts of a game inside the wasm: millions of actions a second of processor time, the median of five runs. */
export function measurePlayouts(title: string, game: GameId, options: number, target: number): Figure {
  const rules = new Rules();
  rules.start(game, options);
  rules.playRandomly(1, 200_000);
  const rates = [1, 2, 3, 4, 5].map((seed) => {
    const from = processorTime();
    const actions = rules.playRandomly(seed, 1_000_000);
    return actions / (processorTime() - from) / 1000;
  });
  return {
    name: `${title}, random playouts in wasm`,
    value: median(rates),
    unit: 'million actions/s',
    target,
    direction: 'atLeast',
  };
}

/** How much faster than real time the whole table runs: hands, sensors, firmware, lights, wire, mirror. */
export async function measureTableSpeed(): Promise<Figure> {
  const ratios: number[] = [];
  for (const seed of [1, 2, 3, 4, 5]) {
    const match = new Match({
      game: 'doubles-wild',
      options: defaultOptions,
      seed,
      clumsiness: 0.2,
      language: 'en',
    });
    const from = processorTime();
    const { time } = await match.play();
    ratios.push(time / (processorTime() - from));
  }
  return {
    name: 'whole simulated table',
    value: median(ratios),
    unit: '× real time',
    target: 500,
    direction: 'atLeast',
  };
}

/**
 * From a sensor's edge to the LED frame that shows it, in simulated time. Edges come at any moment, between the scans too,
 * while the board breathes.
 */
export async function measureLatency(): Promise<Figure[]> {
  const game = new SimulatedGame({ game: GameId.DoublesWild, options: optionWord(defaultOptions), seed: 1 });
  await game.start();
  const { world } = game.table;
  const random = new Random(1);
  const waits: number[] = [];
  for (let edge = 0; edge < 2000; edge++) {
    await game.pass(random.between(400, 1400));
    const cell = random.below(CELLS);
    const led = ledOfCell(cell);
    const before = world.leds.colour(led).join();
    // The edge lies anywhere between two scans; the scan at the end of the next millisecond is the first to see it.
    const beforeScan = 1 - random.bits() / 0x100000000;
    world.put(cell, marble(0));
    let scans = 0;
    while (world.leds.colour(led).join() === before && scans < 200) {
      await game.pass(1);
      scans++;
    }
    waits.push(scans - 1 + beforeScan);
    world.lift(cell);
  }
  await game.stop();
  const figure = (name: string, value: number): Figure => ({
    name: `sensor edge to LED frame, ${name} (debounce ${DEFAULT_DEBOUNCE} ms)`,
    value,
    unit: 'ms simulated',
    target: 10,
    direction: 'atMost',
  });
  return [figure('p50', quantile(waits, 0.5)), figure('p99', quantile(waits, 0.99))];
}

/** From a fault on the wire until the mirror is right again, the longest over faults along a session of every game, in simulated time. */
export async function measureLinkRecovery(): Promise<Figure> {
  const recoveries: number[] = [];
  for (const session of Object.values(sessions)) recoveries.push(await longestRecovery(session, 29));
  return {
    name: 'fault on the wire to a right mirror, longest',
    value: Math.max(...recoveries),
    unit: 'ms simulated',
    target: RECOVERY_TIME,
    direction: 'atMost',
  };
}
