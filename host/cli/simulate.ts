import { Command, Option } from 'commander';
import { handsFor } from '../hands/index';
import { games, type TableGameName, tableGameNames } from '../games/index';
import { ends } from '../play/match';
import { OfferedTable } from '../play/offered-table';
import { Pty } from '../sim/pty';
import { isRefused } from '../words/reader';
import { EXIT_USAGE, Failure } from './failure';
import { addGameOptions, gameOptionNames, gameOptions } from './game-options';
import { integer } from './options';
import { randomSeed, tables } from './play';

interface SimulateOptions {
  readonly pty: boolean;
  readonly game?: TableGameName;
  readonly table: keyof typeof tables;
  readonly seed?: number;
  readonly autoplay: boolean;
}

/** `doubletop simulate --pty`: the simulated table as a serial port. */
export function simulateCommand(): Command {
  const command = new Command('simulate')
    .description('offer the simulated table as a serial port that any terminal program can open')
    .option('--pty', 'as a pseudo-terminal, whose path is printed', false)
    .addOption(new Option('--game <name>', 'a game that has begun already').choices(tableGameNames))
    .addOption(
      new Option('--table <build>', 'without a tag reader, with one, or with racks for tiles too')
        .choices(Object.keys(tables))
        .default('racks' satisfies keyof typeof tables),
    )
    .option('--seed <number>', 'of all chance; the same seed gives the same dice', integer(0, 0xffffffff))
    .option('--autoplay', 'scripted hands play the game (with --game)', false);
  return addGameOptions(command).action(async (options: SimulateOptions, command: Command) => {
    if (!options.pty)
      throw new Failure('simulate needs --pty, which offers the table as a serial port', EXIT_USAGE);
    if (options.autoplay && options.game === undefined)
      throw new Failure('--autoplay needs --game: hands must know what they play', EXIT_USAGE);
    if (options.autoplay && options.game === 'doubles-wild' && options.table === 'plain')
      throw new Failure('--autoplay needs a table that reads its dice: --table reader', EXIT_USAGE);
    await simulate(options, gameWord(options, command));
  });
}

/** The option word of the game that is to begin. Throws a Failure for options without their game. */
function gameWord({ game }: SimulateOptions, command: Command): number {
  if (game !== undefined) {
    const word = games[game].readOptions({ ...gameOptions(game, command) });
    if (isRefused(word)) throw new Failure(word.message, EXIT_USAGE);
    return word;
  }
  const foreign = gameOptionNames.find((option) => command.getOptionValueSource(option) === 'cli');
  if (foreign !== undefined) throw new Failure('options of a game need --game', EXIT_USAGE);
  return 0;
}

async function simulate({ game, table, seed, autoplay }: SimulateOptions, options: number): Promise<void> {
  const chosenSeed = seed ?? randomSeed();
  const pty = Pty.open();
  const offered = new OfferedTable(pty, {
    seed: chosenSeed,
    modules: tables[table],
    game: game === undefined ? null : { id: games[game].id, options },
    options,
  });
  process.stdout.write(`${pty.path}\n`);
  process.stderr.write(
    `The simulated table is at ${pty.path} until Ctrl-C. Look at it: npx doubletop mirror --port ${pty.path}\n`,
  );
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  const play = async () => {
    if (autoplay && game !== undefined) {
      const hands = handsFor(game, offered, { seed: chosenSeed, clumsiness: 0 });
      while (!ends.includes(offered.client.mirror.prompt.code)) await hands.act();
    }
    await offered.run();
  };
  await Promise.race([play(), stopped]);
  offered.stop();
}
