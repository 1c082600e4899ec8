import { Command, CommanderError } from 'commander';
import { buildFirmware, buildState } from '../build/firmware';
import { configCommand } from './config';
import { doctorCommand } from './doctor';
import { engineCommand } from './engine';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE, Failure } from './failure';
import { flashCommand } from './flash';
import { infoCommand } from './info';
import { logCommand } from './log';
import { mirrorCommand } from './mirror';
import { playCommand } from './play';
import { portsCommand } from './ports';
import { replayCommand } from './replay';
import { simulateCommand } from './simulate';
import { testCommand } from './test';

/** Runs the command line; returns the exit code. Everything that goes wrong ends in one line on stderr. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('doubletop')
    .description('An electronic game table that knows the rules: play on a simulated one.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`doubletop: ${usageLine(text)}\n`) });
  const play = inherit(playCommand(), program);
  program.addCommand(play, { isDefault: true });
  // `npm start -- --help` asks about playing, so what play takes is told there too.
  program.addHelpText('after', () => `\nWithout a command, or with play:\n${play.helpInformation()}`);
  const others = [
    replayCommand,
    engineCommand,
    flashCommand,
    simulateCommand,
    portsCommand,
    infoCommand,
    mirrorCommand,
    logCommand,
    configCommand,
    testCommand,
    doctorCommand,
  ];
  for (const command of others) program.addCommand(inherit(command(), program));
  // A pipe that is closed early (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_OK);
    throw error;
  });
  try {
    const [first] = args;
    if (first !== undefined && /^[a-z]/.test(first) && !commandNames(program).includes(first)) {
      const known = commandNames(program).join(', ');
      throw new Failure(`unknown command ${JSON.stringify(first)}; there are ${known}`, EXIT_USAGE);
    }
    if (process.stderr.isTTY && !buildState().isCurrent)
      process.stderr.write('Building the firmware; this is needed once after each change …\n');
    await buildFirmware();
    await program.parseAsync(args, { from: 'user' });
    return EXIT_OK;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_OK : EXIT_USAGE;
    const failure = error as Error;
    process.stderr.write(`doubletop: ${failure.message}\n`);
    return failure instanceof Failure ? failure.exitCode : EXIT_FAILED;
  }
}

function commandNames(program: Command): string[] {
  return [...program.commands.map((command) => command.name()), 'help'];
}

/** Commander's complaint as one line that also says where to read on. */
function usageLine(text: string): string {
  const words = text
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  return `${words}${words.endsWith('.') ? '' : '.'} --help tells what is possible.`;
}

function inherit(command: Command, program: Command): Command {
  command.copyInheritedSettings(program);
  for (const part of command.commands) inherit(part, command);
  return command;
}
