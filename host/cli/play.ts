import { appendFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { Command, Option } from 'commander';
import { languages, type Language } from '../../shared/catalogue';
import { Module } from '../../shared/settings';
import { startServer } from '../view/browser/server';
import { LiveTerminal } from '../view/terminal/live';
import { games, type TableGameName, tableGameNames } from '../games/index';
import { Match, type MatchResult } from '../play/match';
import { LivePlay } from '../play/live-play';
import type { ShownGame } from '../play/shown-game';
import { buildPico } from '../build/pico/build';
import { machineNames, type MachineName } from '../sim/machine';
import { kebabCase } from '../words/code-name';
import { listScores, seatName } from '../words/sentence';
import { EXIT_USAGE, Failure } from './failure';
import { addGameOptions, gameOptions } from './game-options';
import { colours, integer, rate, speed } from './options';

interface PlayOptions {
  readonly game: TableGameName;
  readonly table?: keyof typeof tables;
  readonly machine: MachineName;
  readonly seed?: number;
  readonly port: number;
  readonly speed?: number | 'max';
  readonly autoplay: boolean;
  readonly clumsy: number;
  readonly record?: string;
  readonly json: boolean;
  readonly lang: Language;
  readonly colours?: number;
}

const DEFAULT_PORT = 8181;
/** How a simulated table may be built. */
export const tables = {
  plain: 0,
  reader: Module.TagReader,
  racks: Module.TagReader | Module.Racks,
  full: Module.TagReader | Module.Racks | Module.Wheels | Module.Rollers,
} as const;

/** `doubletop play`, which is also what `npm start` does. */
export function playCommand(): Command {
  const command = new Command('play')
    .description('play at a simulated table, in the browser and the terminal')
    .addOption(
      new Option('--game <name>', 'which game')
        .choices(tableGameNames)
        .default('doubles-wild' satisfies TableGameName),
    );
  return addGameOptions(command)
    .addOption(
      new Option(
        '--table <build>',
        'without a tag reader, with one, with racks for tiles too, or with everything (default: what the game is best played with)',
      ).choices(Object.keys(tables)),
    )
    .addOption(
      new Option(
        '--machine <name>',
        'what runs the firmware: this process, or the Pico’s image in an emulator',
      )
        .choices(machineNames)
        .default('node' satisfies MachineName),
    )
    .option('--colours <names>', 'what the seats wear, e.g. green,purple', colours)
    .option('--seed <number>', 'of all chance; the same seed gives the same dice', integer(0, 0xffffffff))
    .option(
      '--port <number>',
      `of the page, 0 for any (default: ${DEFAULT_PORT})`,
      integer(0, 65535),
      DEFAULT_PORT,
    )
    .option('--speed <factor>', 'of time: 1 is real, max does not wait (default: 1, autoplay max)', speed)
    .option('--autoplay', 'scripted hands play a match to its end', false)
    .option('--clumsy <rate>', 'how often those hands blunder, 0 to 1', rate, 0)
    .option('--record <file>', 'write the record there (autoplay otherwise prints it)')
    .addOption(new Option('--lang <language>', 'of all words').choices(languages).default('en'))
    .option('--json', 'the result as JSON (with --autoplay)', false)
    .action(async (options: PlayOptions, command: Command) => {
      const rules = gameOptions(options.game, command);
      if (options.json && !options.autoplay) throw new Failure('--json needs --autoplay', EXIT_USAGE);
      if (options.clumsy > 0 && !options.autoplay)
        throw new Failure('--clumsy needs --autoplay: your own hands are as clumsy as they are', EXIT_USAGE);
      if (options.machine === 'pico') await buildImage();
      if (options.record !== undefined) openRecord(options.record);
      await (options.autoplay ? autoplay(options, rules) : play(options, rules));
    });
}

/** Builds the image unless it is current. */
async function buildImage(): Promise<void> {
  await buildPico().catch((error: Error) => {
    throw new Failure(error.message);
  });
}

/** The modules of the table, a bit each. */
function modulesOf({ game, table }: PlayOptions): number {
  return table === undefined ? games[game].tableModules : tables[table];
}

/** Makes sure before the game that the record can be written. */
function openRecord(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    throw new Failure(`cannot write the record to ${file}: ${(error as Error).message}`);
  }
}

async function autoplay(options: PlayOptions, rules: object): Promise<void> {
  const seed = options.seed ?? randomSeed();
  const match = new Match({
    game: options.game,
    options: rules,
    seed,
    clumsiness: options.clumsy,
    language: options.lang,
    colours: options.colours,
    modules: modulesOf(options),
    machine: options.machine,
  });
  const pace = options.speed ?? 'max';
  match.game.setSpeed(pace);
  const views = pace === 'max' ? null : await openViews(match.shown, options);
  const interrupted = new Promise<never>((_, reject) => {
    process.once('SIGINT', () => reject(new Failure('interrupted before the end of the match')));
  });
  let result: MatchResult;
  try {
    result = await Promise.race([match.play(), interrupted]);
  } catch (error) {
    // The match would go on behind a closed curtain: nothing of it is wanted any more.
    match.game.abandon();
    throw error;
  } finally {
    await views?.close();
  }
  if (options.record !== undefined) writeFileSync(options.record, result.record);
  const { record, facts, ...rest } = result;
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ seed, ...rest, ...facts })}\n`);
    return;
  }
  if (options.record === undefined) process.stdout.write(record);
  process.stderr.write(`${resultLine(match, result)}\n`);
}

function resultLine(match: Match, { winners, scores, facts, actions, time }: MatchResult): string {
  const speaker = { language: 'en' as const, colours: match.game.client.mirror.colours };
  const names = winners.map((seat) => seatName(seat, speaker)).join(' and ');
  const more = Object.entries(facts).filter(([, count]) => count > 0);
  const counts = more.map(([name, count]) => `; ${kebabCase(name).replaceAll('-', ' ')}: ${count}`).join('');
  const minutes = `${Math.floor(time / 60000)} min ${Math.round((time % 60000) / 1000)} s`;
  return `${names} won: ${listScores(scores, speaker)}${counts}. ${actions} actions, ${minutes} at the table, seed ${match.setup.seed}.`;
}

async function play(options: PlayOptions, rules: object): Promise<void> {
  const { record } = options;
  const live = new LivePlay(
    {
      game: options.game,
      options: rules,
      seed: options.seed ?? randomSeed(),
      language: options.lang,
      colours: options.colours,
      modules: modulesOf(options),
      machine: options.machine,
    },
    record === undefined ? undefined : (line, game) => appendFileSync(recordFile(record, game), `${line}\n`),
  );
  live.game.setSpeed(options.speed ?? 1);
  const views = await openViews(live.shown, options);
  const stop = () => live.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await live.run();
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    await views.close();
  }
}

/** The first game's record is written to the file that was named, later ones beside it: game.jsonl, game-2.jsonl, … */
function recordFile(file: string, game: number): string {
  if (game === 1) return file;
  const { dir, name, ext } = parse(file);
  return join(dir, `${name}-${game}${ext}`);
}

/** The page, and the terminal where there is one. */
async function openViews(shown: ShownGame, options: PlayOptions): Promise<{ close(): Promise<void> }> {
  const server = await startServer(shown, { port: options.port }).catch((error: Error) => {
    throw new Failure(error.message);
  });
  const where = `Doubletop is at ${server.url} (stop with Ctrl-C)`;
  process.stderr.write(`${where}\n`);
  const terminal = process.stdout.isTTY ? new LiveTerminal(process.stdout, shown, where) : null;
  terminal?.start();
  return {
    async close() {
      terminal?.stop();
      await server.close();
      if (terminal) process.stderr.write(`Doubletop was at ${server.url}\n`);
    },
  };
}

/** A seed for who did not name one. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 0x100000000);
}
