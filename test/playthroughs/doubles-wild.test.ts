import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Awaited } from '../../shared/actions';
import { Field, Phase } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { drawBoard } from '../../host/games/doubles-wild-board';
import { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { hex, unpackAction } from '../../host/words/action';
import { actionToWords } from '../../host/words/doubles-wild';
import { optionWord } from '../../host/words/options';

// One whole game as text, to be read by people and compared by the test: whoever changes the rules sees where a game goes
// another way. UPDATE_PLAYTHROUGHS=1 accepts a changed transcript; the test fails once more then, so that nothing is
// accepted unseen.

const SEED = 650;
const OPTIONS = optionWord({ seats: 4, teams: true, suddenDeath: true });
const file = join(import.meta.dirname, 'doubles-wild.txt');
const SEATS = [0, 1, 2, 3];

/** A turn, as it is drawn: what was done, what came of it, and the position after it. */
interface Turn {
  readonly done: string[];
  readonly board: string;
  readonly outcome: string[];
}

/** `seat 2: roll red 1-3 blue 6-4`. */
function say(action: number): string {
  const { do: name, seat, ...rest } = actionToWords(action);
  const value = (of: unknown) => (of === null ? '_' : of === true ? 'yes' : of === false ? 'no' : String(of));
  const parts = Object.entries(rest).map(
    ([key, of]) => ` ${key} ${Array.isArray(of) ? of.map(value).join('-') : value(of)}`,
  );
  return `seat ${seat}: ${name}${parts.join('')}`;
}

/** Of eight legal choices drawn, the one that leaves its seat the most points. Dice are rolled. */
function choose(rules: Rules, spare: Rules, random: Random): number {
  if (rules.awaited() === (Awaited.Chance as number)) return rules.chance(random.bits());
  const legal = rules.legal();
  const points = (action: number) => {
    spare.load(rules.state());
    spare.act(action);
    return spare.read(Field.Score, unpackAction(action).seat);
  };
  return Array.from({ length: 8 }, () => random.pick(legal)).reduce((best, next) =>
    points(next) > points(best) ? next : best,
  );
}

const isBattle = (phase: Phase) => phase === Phase.BattleRoll || phase === Phase.BattleKeep;

/** What an action brought about, beyond what it says. */
function tellOutcome(rules: Rules, before: ReturnType<typeof look>): string[] {
  const told: string[] = [];
  const round = rules.read(Field.BattleRound);
  if (round > 3 && round > before.round) told.push(`→ a tie, round ${round}`);
  if (isBattle(before.phase) && !isBattle(rules.read(Field.Phase))) {
    const won = rules.read(Field.Owner, before.cell) === before.attacker + 1;
    told.push(`→ seat ${before.attacker} ${won ? 'wins the pocket' : 'loses its stake'}`);
  }
  for (const seat of SEATS) {
    const points = rules.read(Field.Score, seat) - (before.scores[seat] as number);
    if (points !== 0) told.push(`→ seat ${seat} scores ${points}`);
  }
  return told;
}

function look(rules: Rules) {
  return {
    phase: rules.read(Field.Phase) as Phase,
    attacker: rules.read(Field.Attacker),
    cell: rules.read(Field.BattleCell),
    round: rules.read(Field.BattleRound),
    scores: SEATS.map((seat) => rules.read(Field.Score, seat)),
  };
}

function tellPosition(rules: Rules): string[] {
  const each = (field: Field) => SEATS.map((seat) => rules.read(field, seat)).join(' ');
  const seats = rules.awaitedSeats().join(' ');
  const awaited = seats ? `${Awaited[rules.awaited()]?.toLowerCase()} of seat ${seats}` : 'nothing';
  const winners = rules.winners().length > 0 ? `, won by seats ${rules.winners().join(' and ')}` : '';
  return [
    `scores ${each(Field.Score)}, supplies ${each(Field.Supply)}`,
    `awaited ${awaited}${winners}, hash ${hex(rules.hash())}`,
  ];
}

/** Plays the game; the first turn is the roll for order. */
function playTurns(): Turn[] {
  const rules = new Rules();
  const spare = new Rules();
  for (const each of [rules, spare]) each.start(GameId.DoublesWild, OPTIONS);
  const random = new Random(SEED);
  const turns: Turn[] = [];
  let done: string[] = [];
  while (rules.awaited() !== (Awaited.Nothing as number)) {
    const action = choose(rules, spare, random);
    const before = look(rules);
    rules.act(action);
    done.push(say(action), ...tellOutcome(rules, before));
    const { phase } = look(rules);
    if (phase !== Phase.Roll && phase !== Phase.Over) continue;
    turns.push({ done, board: drawBoard(rules), outcome: tellPosition(rules) });
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
function drawTurn({ done, board, outcome }: Turn, index: number): string {
  const left = board.split('\n');
  const width = Math.max(...left.map((line) => line.length)) + 4;
  const right = [index === 0 ? 'Order' : `Turn ${index}`, ...fill(done, 110 - width)];
  while (right.length + outcome.length < left.length) right.push('');
  right.push(...outcome);
  return right.map((line, at) => `${(left[at] ?? '').padEnd(width)}${line}`.trimEnd()).join('\n');
}

function transcribe(turns: readonly Turn[]): string {
  const head = [
    `Doubles Wild, options ${hex(OPTIONS)}, seed ${SEED}.`,
    'Of eight legal choices drawn, each seat makes the one that leaves it the most points.',
  ];
  return `${head.join('\n')}\n\n${turns.map(drawTurn).join('\n')}\n`;
}

describe('the transcript', () => {
  const now = transcribe(playTurns());
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
    expect(transcribe(playTurns())).toBe(now);
  });

  test.each([
    ['battles won', /→ seat . wins the pocket/g, 4],
    ['battles lost', /→ seat . loses its stake/g, 4],
    ['ties in battle', /→ a tie, round 4/g, 1],
    ['second rolls', /: reroll which (red|blue|all)/g, 10],
    ['swaps', /: teammate choice swap/g, 1],
    ['points', /→ seat . scores/g, 4],
    ['a winner', /, won by seats/g, 1],
  ])('shows %s', (_, text, times) => {
    expect(now.match(text)?.length ?? 0).toBeGreaterThanOrEqual(times);
  });

  test('is short enough to be read', () => {
    expect(now.split('\n').length).toBeLessThan(510);
  });
});

test('every file here is a transcript with its test, or a test with its transcript', () => {
  const names = readdirSync(import.meta.dirname);
  const stems = new Set(names.map((name) => name.replace(/\.(test\.ts|txt)$/, '')));
  expect(names.sort()).toEqual([...stems].flatMap((stem) => [`${stem}.test.ts`, `${stem}.txt`]).sort());
});
