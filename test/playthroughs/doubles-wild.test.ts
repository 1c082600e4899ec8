import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Field, Phase } from '../../shared/doubles-wild';
import { games } from '../../host/games/index';
import type { Rules } from '../../host/rules/rules';
import type { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { actionToWords } from '../../host/words/doubles-wild';
import { optionWord } from '../../host/words/options';
import { describeTranscript, tellAwaited } from './transcript';

const SEATS = [0, 1, 2, 3];

/** `seat 2: roll red 1-3 blue 6-4`. */
function say(action: number): string {
  const { do: name, seat, ...rest } = actionToWords(action);
  const value = (of: unknown) => (of === null ? '_' : of === true ? 'yes' : of === false ? 'no' : String(of));
  const parts = Object.entries(rest).map(
    ([key, of]) => ` ${key} ${Array.isArray(of) ? of.map(value).join('-') : value(of)}`,
  );
  return `seat ${seat}: ${name}${parts.join('')}`;
}

/** Of eight legal choices drawn, the one that leaves its seat the most points. */
function choose(rules: Rules, spare: Rules, random: Random): number {
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
  return [`scores ${each(Field.Score)}, supplies ${each(Field.Supply)}`, tellAwaited(rules)];
}

describeTranscript(
  'doubles-wild',
  [
    {
      game: games['doubles-wild'],
      options: optionWord({ seats: 4, teams: true, suddenDeath: true }),
      seed: 650,
      manner: 'Of eight legal choices drawn, each seat makes the one that leaves it the most points.',
      choose,
      lookBefore: (rules) => {
        const before = look(rules);
        return (action) => [say(action), ...tellOutcome(rules, before)];
      },
      tellPosition,
      isTurnOver: (rules) => {
        const { phase } = look(rules);
        return phase === Phase.Roll || phase === Phase.Over;
      },
      // The first turn is the roll for order.
      nameTurn: (index) => (index === 0 ? 'Order' : `Turn ${index}`),
    },
  ],
  [
    ['battles won', /→ seat . wins the pocket/g, 4],
    ['battles lost', /→ seat . loses its stake/g, 4],
    ['ties in battle', /→ a tie, round 4/g, 1],
    ['second rolls', /: reroll which (red|blue|all)/g, 10],
    ['swaps', /: teammate choice swap/g, 1],
    ['points', /→ seat . scores/g, 4],
    ['a winner', /, won by seats/g, 1],
  ],
);

test('every transcript here has its test, and every test its transcript', () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name !== 'transcript.ts');
  const stems = new Set(names.map((name) => name.replace(/\.(test\.ts|txt)$/, '')));
  expect(names.sort()).toEqual([...stems].flatMap((stem) => [`${stem}.test.ts`, `${stem}.txt`]).sort());
});
