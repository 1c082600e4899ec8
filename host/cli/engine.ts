import { once } from 'node:events';
import { Argument, Command } from 'commander';
import { Engine, LONGEST_LINE } from '../engine/engine';
import { linesOf } from '../engine/lines';
import { games } from '../games/index';

/** `doubletop engine GAME`: the rules for other programs; see docs/engine.md. */
export function engineCommand(): Command {
  return new Command('engine')
    .description('the rules as JSON Lines on stdin and stdout, for other programs')
    .addArgument(new Argument('<game>', 'which game').choices(Object.keys(games)))
    .action(async (name: keyof typeof games) => {
      const engine = new Engine(games[name]);
      for await (const line of linesOf(process.stdin, LONGEST_LINE)) {
        if (line.trim() === '') continue;
        const hasRoom = process.stdout.write(`${JSON.stringify(engine.answer(line))}\n`);
        if (!hasRoom) await once(process.stdout, 'drain');
      }
    });
}
