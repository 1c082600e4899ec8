import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { Colour } from '../../shared/seats';
import { BadRecord, checkRecord } from '../record/replay';
import { MirrorReplay } from '../record/mirror-replay';
import { listText } from '../words/sentence';
import { Failure } from './failure';

interface ReplayOptions {
  readonly show: boolean;
  readonly step: boolean;
  readonly json: boolean;
}

/** `doubletop replay FILE`: checks a record, and shows it. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('check a record, action by action, in the rules and in the mirror')
    .argument('<file>', 'a record, as autoplay prints it')
    .option('--show', 'tell every action and draw the board after it', false)
    .option('--step', 'the same, waiting for Enter after each', false)
    .option('--json', 'the result as JSON', false)
    .action(replay);
}

async function replay(file: string, { show, step, json }: ReplayOptions): Promise<void> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${(error as Error).message}`);
  }
  const shown: string[] = [];
  try {
    const record = checkRecord(text);
    const replayed = new MirrorReplay(record);
    for (const action of record.actions) {
      const told = replayed.take(action);
      if (show || step)
        shown.push(
          `${String(action.n).padStart(4)}  ${told.join('. ')}\n${record.game.drawBoard(replayed.rules)}\n`,
        );
    }
    await print(shown, step);
    const { winners, scores, actions, end } = record.end;
    if (json) {
      process.stdout.write(`${JSON.stringify({ ok: true, end, actions, winners, scores })}\n`);
      return;
    }
    const names = record.head.colours;
    const each = scores.map((score, seat) => `${names[seat] ?? Colour[seat]} ${score}`).join(', ');
    const won = listText(
      winners.map((seat) => names[seat] ?? String(seat)),
      'en',
    );
    const result = end === 'over' ? `${won} won: ${each}` : `stopped at ${each}`;
    process.stdout.write(`${actions} actions, every check and hash right; ${result}\n`);
  } catch (error) {
    if (error instanceof BadRecord) throw new Failure(`${file}, ${error.message}`);
    throw error;
  }
}

async function print(shown: readonly string[], step: boolean): Promise<void> {
  if (!step) {
    for (const text of shown) process.stdout.write(`${text}\n`);
    return;
  }
  const input = createInterface({ input: process.stdin, output: process.stderr });
  for (const [index, text] of shown.entries()) {
    process.stdout.write(`${text}\n`);
    if (index < shown.length - 1) await input.question('Enter for the next ');
  }
  input.close();
}
