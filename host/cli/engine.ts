import { once } from 'node:events';
import { Argument, Command } from 'commander';
import { Engine, LONGEST_LINE } from '../engine/engine';
import { linesOf } from '../engine/lines';
import { gameNames } from '../words/options';

/** `doubletop engine GAME`: the rules for other programs; see docs/engine.md. */
export function engineCommand(): Command {
  return new Command('engine')
    .description('the rules as JSON Lines on stdin and stdout, for other programs')
    .addArgument(new Argument('<game>', 'which game').choices(Object.keys(gameNames)))
    .action(async (game: keyof typeof gameNames) => {
      const engine = new Engine(game);
      for await (const line of linesOf(process.stdin, LONGEST_LINE)) {
        if (line.trim() === '') continue;
        const hasRoom = process.stdout.write(`${JSON.stringify(engine.answer(line))}\n`);
        if (!hasRoom) await once(process.stdout, 'drain');
      }
    });
}
