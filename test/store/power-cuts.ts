import { Prompt } from '../../shared/prompts';
import { Setting } from '../../shared/settings';
import type { TableGameName } from '../../host/games/index';
import { Match } from '../../host/play/match';
import type { NodeMachine } from '../../host/sim/node-machine';
import { Random } from '../../host/sim/random';

export interface CutMatch {
  readonly game: TableGameName;
  readonly options?: object;
  readonly modules?: number;
  readonly seed: number;
  /** How often power fails, at most. */
  readonly cuts: number;
  /** How much the hands do, at most; a match to its end where nothing is said. */
  readonly deeds?: number;
}

export interface CutResult {
  readonly cuts: number;
  /** Cuts after which the last action was there that nobody had heard of yet. */
  readonly after: number;
  /** Cuts in the middle of an erase. */
  readonly inErase: number;
  readonly isOver: boolean;
}

const ends: readonly Prompt[] = [Prompt.Over, Prompt.Drawn];
/** Settings written before the game, so that the log's region fills up while it is played. */
const WRITTEN_BEFORE = 405;

/**
 * Plays a match to its end while power fails again and again in the middle of writing the store. After each cut the table must
 * be in the state that the host knew, or in the one that the action being written had just made. Throws an Error otherwise.
 */
export async function playThroughCuts({ cuts, deeds: most = 5000, ...setup }: CutMatch): Promise<CutResult> {
  const match = new Match({ options: {}, language: 'en', clumsiness: 0.1, ...setup });
  const { game, hands } = match;
  const machine = game.table.machine as NodeMachine;
  const random = new Random(setup.seed ^ 0x637574);
  const result = { cuts: 0, after: 0, inErase: 0, isOver: false };
  await game.start();
  for (let count = 0; count < WRITTEN_BEFORE; count++)
    await game.say({ word: 'set', setting: Setting.Brightness, value: 50 + (count % 2) });

  const { store } = machine;
  // A record has sixteen bytes and more; now and then a cut falls into an erase.
  const setCut = () => (store.cutAfter = result.cuts < cuts ? store.changed + random.below(80) : Infinity);
  // States made since the host last heard of one: a tick may carry out two actions before it speaks.
  const made = new Set<number>();
  const program = store.program.bind(store);
  let tick = 0;
  store.program = (at, bytes) => {
    if (machine.now !== tick) made.clear();
    tick = machine.now;
    made.add(machine.exports.hash() >>> 0);
    program(at, bytes);
  };
  let hasFailed = false;
  const restart = machine.restart.bind(machine);
  machine.restart = () => {
    const known = game.client.mirror.rules.hash();
    result.cuts++;
    if (store.changed % 4096 !== 0 && store.isErasing) result.inErase++;
    store.cutAfter = Infinity;
    restart();
    const found = machine.exports.hash() >>> 0;
    if (found !== known && !made.has(found))
      throw new Error(
        `cut ${result.cuts}: the state is neither the one that the host knew nor one made since`,
      );
    made.clear();
    hasFailed = true;
    if (found !== known) result.after++;
    setCut();
  };
  setCut();
  for (let deeds = 0; deeds < most && !result.isOver; deeds++) {
    // People wait until the table has looked at what lies on it.
    if (hasFailed) await game.pass(1000);
    hasFailed = false;
    await hands.act().catch((error: Error) => {
      // A table that has just gone dark invites nowhere: hands that looked for it look again.
      if (!hasFailed || !(error instanceof RangeError)) throw error;
    });
    result.isOver = ends.includes(game.client.mirror.prompt.code);
  }
  await game.stop();
  return result;
}
