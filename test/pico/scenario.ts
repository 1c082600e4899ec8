import { handsFor } from '../../host/hands/index';
import { games, type TableGameName } from '../../host/games/index';
import { SimulatedGame } from '../../host/play/simulated-game';
import type { MachineName } from '../../host/sim/machine';
import { isRefused } from '../../host/words/reader';

/** How a game is played on either machine. */
export interface Scenario {
  readonly game: TableGameName;
  readonly options?: object;
  readonly seed: number;
  readonly modules?: number;
  readonly clumsiness: number;
  /** How many things the hands do. */
  readonly deeds: number;
}

/** What came out of the table. */
export interface Outcome {
  /** Lines both ways from the host's hello on, without the build id, which is each machine's own. */
  readonly lines: readonly string[];
  /** The frames that the lights showed, in hexadecimal. */
  readonly frames: readonly string[];
}

/** By then either machine has started and a computer has found it; milliseconds. */
const OPEN_AT = 200;

/** Plays a scenario on a machine and writes down everything that comes out of the table. */
export async function play(scenario: Scenario, machine: MachineName): Promise<Outcome> {
  const options = games[scenario.game].readOptions({ ...scenario.options });
  if (isRefused(options)) throw new RangeError(options.message);
  const lines: string[] = [];
  const frames: string[] = [];
  const game = new SimulatedGame(
    {
      ...{ game: games[scenario.game].id, options, seed: scenario.seed, modules: scenario.modules },
      ...{ machine, openAt: OPEN_AT },
    },
    { onLine: (way, line) => lines.push(`${way === 'in' ? '<' : '>'} ${line}`) },
  );
  const { leds } = game.table.world;
  leds.onFrame = () => frames.push(Buffer.from(leds.frame).toString('hex'));
  await game.start();
  const hands = handsFor(scenario.game, game, scenario);
  for (let deed = 0; deed < scenario.deeds; deed++) await hands.act();
  // The last frame needs 5 ms to get through the chain.
  await game.pass(50);
  await game.stop();
  const from = lines.findLastIndex((line) => line.startsWith('> hello '));
  const spoken = lines
    .slice(from)
    .map((line) => line.replace(/^(< hello \d+ \d+) \S+ (\S+) \*.*/, '$1 … $2'));
  return { lines: spoken, frames };
}
