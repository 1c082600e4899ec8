import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import type { HostGame } from '../../host/games/game';
import { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { hex } from '../../host/words/action';

// Whole games as text, to be read by people and compared by tests: whoever changes the rules sees where a game goes another
// way. UPDATE_PLAYTHROUGHS=1 accepts a changed transcript; the test fails once more then, so that nothing is accepted unseen.

/** How a game is played and told. */
export interface Playthrough {
  readonly game: HostGame;
  /** The option word. */
  readonly options: number;
  readonly seed: number;
  /** A sentence: how choices are made. */
  readonly manner: string;
  /** The choice that is made; `spare` runs the same game, for looking ahead. */
  choose(rules: Rules, spare: Rules, random: Random): number;
  /** Remembers the position before an action; what comes back tells what the action did. */
  lookBefore(rules: Rules): (action: number) => string[];
  /** What is told of the position at the end of a turn. */
  tellPosition(rules: Rules): string[];
  /** Whether the transcript draws the board now. */
  isTurnOver(rules: Rules): boolean;
  /** What a turn is called, counted from 0. */
  nameTurn(index: number): string;
  /** Whether the board is drawn as it was before the last action of a turn, not after it. */
  readonly isBoardBefore?: boolean;
}

/** A turn, as it is drawn: what was done and what came of it, and the position after it. */
interface Turn {
  readonly done: string[];
  readonly board: string;
  readonly outcome: string[];
}

/** What every game's position has. */
export function tellAwaited(rules: Rules): string {
  const seats = rules.awaitedSeats().join(' ');
  const awaited = seats ? `${Awaited[rules.awaited()]?.toLowerCase()} of seat ${seats}` : 'nothing';
  const winners = rules.winners().length > 0 ? `, won by seats ${rules.winners().join(' and ')}` : '';
  return `awaited ${awaited}${winners}, hash ${hex(rules.hash())}`;
}

function playTurns(through: Playthrough): Turn[] {
  const rules = new Rules();
  const spare = new Rules();
  for (const each of [rules, spare]) each.start(through.game.id, through.options);
  const random = new Random(through.seed);
  const turns: Turn[] = [];
  let done: string[] = [];
  while (rules.awaited() !== (Awaited.Nothing as number)) {
    const isChance = rules.awaited() === (Awaited.Chance as number);
    const action = isChance ? rules.chance(random.bits()) : through.choose(rules, spare, random);
    const tell = through.lookBefore(rules);
    const before = through.game.drawBoard(rules);
    rules.act(action);
    done.push(...tell(action));
    if (!through.isTurnOver(rules)) continue;
    const board = through.isBoardBefore ? before : through.game.drawBoard(rules);
    turns.push({ done, board, outcome: through.tellPosition(rules) });
    done = [];
  }
  return turns;
}

/** Joins parts by semicolons into lines of at most `width`. */
function fill(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}; ${part}`.length <= width)
      lines[lines.length - 1] = `${last}; ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** The board on the left, what was done on the right, at the foot the position. */
function drawTurn({ done, board, outcome }: Turn, name: string): string {
  const left = board.split('\n');
  const width = Math.max(...left.map((line) => line.length)) + 4;
  const right = [name, ...fill(done, 110 - width)];
  while (right.length + outcome.length < left.length) right.push('');
  right.push(...outcome);
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, at) =>
    `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
  ).join('\n');
}

/** The transcript of a game. */
export function transcribe(through: Playthrough): string {
  const { game, options, seed, manner, nameTurn } = through;
  const head = `${game.title}, options ${hex(options)}, seed ${seed}.\n${manner}`;
  const turns = playTurns(through).map((turn, index) => drawTurn(turn, nameTurn(index)));
  return `${head}\n\n${turns.join('\n')}\n`;
}

/** Tests that games are as their transcript beside this file says, and that it shows what it must, each so many times. */
export function describeTranscript(
  name: string,
  throughs: readonly Playthrough[],
  shows: readonly (readonly [what: string, text: RegExp, times: number])[],
): void {
  const file = join(import.meta.dirname, `${name}.txt`);

  describe('the transcript', () => {
    const play = () => throughs.map(transcribe).join('\n');
    const now = play();
    const accepted = existsSync(file) ? readFileSync(file, 'utf8') : null;

    test('is the accepted one', () => {
      if (process.env['UPDATE_PLAYTHROUGHS'] === '1' && now !== accepted) {
        writeFileSync(file, now);
        throw new Error(`${file} is new; read what has changed, then run again without UPDATE_PLAYTHROUGHS`);
      }
      expect(accepted, `${file} is missing; UPDATE_PLAYTHROUGHS=1 writes it`).not.toBeNull();
      expect(now).toBe(accepted);
    });

    test('comes out the same every time', () => {
      expect(play()).toBe(now);
    });

    test.each(shows)('shows %s', (_, text, times) => {
      expect(now.match(text)?.length ?? 0).toBeGreaterThanOrEqual(times);
    });

    test('is short enough to be read', () => {
      expect(now.split('\n').length).toBeLessThan(510);
    });
  });
}
