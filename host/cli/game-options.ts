import type { Command } from 'commander';
import { type TableGameName, games } from '../games/index';
import { isRefused } from '../words/reader';
import { EXIT_USAGE, Failure } from './failure';
import { integer } from './options';

/** Adds the options of all games to a command. */
export function addGameOptions(command: Command): Command {
  return command
    .option(
      '--seats <number>',
      'how many play, 2 to 4 (default: 2; doubles-wild, doppio, double-trouble)',
      integer(2, 4),
    )
    .option('--teams', 'four seats as two teams (doubles-wild)')
    .option('--no-sudden-death', 'a tie is a shared win (doubles-wild)')
    .option('--first <seat>', 'which seat begins (default: 0; doce, double-trouble)', integer(0, 3))
    .option('--two-colours', 'two seats play two colours each (double-trouble)')
    .option('--same-number <points>', 'for each full three, 2 or -2 (default: 2; doce)', integer(-2, 2));
}

/** Options of the command line that are options of a game; by the names that the game's words have for them. */
export const gameOptionNames = ['seats', 'teams', 'suddenDeath', 'first', 'sameNumber', 'twoColours'];

/** The options in words with which a game is played, from those that were given. Throws a Failure for what does not fit. */
export function gameOptions(name: TableGameName, command: Command): object {
  const game = games[name];
  const own = Object.keys(game.describeOptions(game.readOptions({}) as number));
  const given = gameOptionNames.filter((option) => command.getOptionValueSource(option) === 'cli');
  const flagOf = (option: string) =>
    command.options.find((known) => known.attributeName() === option)?.long ?? option;
  const foreign = given.find((option) => !own.includes(option));
  if (foreign !== undefined) {
    const flags = gameOptionNames.filter((option) => own.includes(option)).map(flagOf);
    throw new Failure(`${flagOf(foreign)} is no option of ${name}; it has ${flags.join(', ')}`, EXIT_USAGE);
  }
  const chosen = Object.fromEntries(
    given.map((option) => [option, command.getOptionValue(option) as unknown]),
  );
  const word = game.readOptions({ ...chosen, ...game.tableOptions });
  // The game speaks of options by their words: `"teams" needs "seats": 4`.
  if (isRefused(word))
    throw new Failure(
      word.message.replaceAll(/"(\w+)":?/g, (_, option: string) => flagOf(option)),
      EXIT_USAGE,
    );
  return game.describeOptions(word);
}
