import { COLUMNS } from '../../shared/cells';
import { Field, Phase } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import type { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { actionFromWords, actionToWords } from '../../host/words/doubles-wild';
import { optionWord } from '../../host/words/options';
import { isRefused } from '../../host/words/reader';
import { type NaiveAction, NaiveDoublesWild, type NaiveOptions } from '../naive/doubles-wild';

// The differential test: the firmware's rules and the naive model play the same random games and must agree on everything
// that both can tell, after every action. Used by `npm test` (300 games) and `npm run soak` (10,000).

/** Every combination of options that the game has. */
export const everyOptions: readonly NaiveOptions[] = [2, 3, 4].flatMap((seats) =>
  [true, false].flatMap((suddenDeath) =>
    (seats === 4 ? [false, true] : [false]).map((teams) => ({
      seats: seats as 2 | 3 | 4,
      teams,
      suddenDeath,
    })),
  ),
);

/** What both models tell of a position. */
function describeRules(rules: Rules) {
  const seats = rules.read(Field.Seats);
  const each = <T>(describe: (seat: number) => T) =>
    Array.from({ length: seats }, (_, seat) => describe(seat));
  const phase = rules.read(Field.Phase);
  return {
    phase: Phase[phase]?.replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase()),
    seat: rules.awaitedSeats()[0] ?? null,
    owners: Array.from({ length: 81 }, (_, cell) => rules.read(Field.Owner, cell) - 1),
    scores: each((seat) => rules.read(Field.Score, seat)),
    first: each((seat) => rules.read(rules.read(Field.SuddenDeaths) ? Field.FirstScore : Field.Score, seat)),
    supplies: each((seat) => rules.read(Field.Supply, seat)),
    playing: each((seat) => rules.read(Field.Playing, seat) === 1),
    suddenDeaths: rules.read(Field.SuddenDeaths),
    winners: rules.winners(),
  };
}

function describeNaive(naive: NaiveDoublesWild, seats: number): ReturnType<typeof describeRules> {
  const each = <T>(describe: (seat: number) => T) =>
    Array.from({ length: seats }, (_, seat) => describe(seat));
  const { phase, seat } = naive.awaited();
  return {
    phase,
    seat,
    owners: Array.from(
      { length: 81 },
      (_, cell) => naive.owner(Math.floor(cell / COLUMNS) + 3, (cell % COLUMNS) + 3) ?? -1,
    ),
    scores: each((each) => naive.score(each)),
    first: each((each) => naive.firstScore(each)),
    supplies: each((each) => naive.supply(each)),
    playing: each((each) => naive.playing(each)),
    suddenDeaths: naive.suddenDeaths(),
    winners: naive.winners(),
  };
}

/** A canonical text of an action, whatever order its fields came in. */
function textOf(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Plays one game with both models. Returns how many actions it took; throws an Error that tells the first disagreement.
 * Play prefers battles and rows a little by choosing uniformly among all legal choices.
 */
export function playBoth(rules: Rules, options: NaiveOptions, seed: number): number {
  const random = new Random(seed);
  const naive = new NaiveDoublesWild(options);
  rules.start(GameId.DoublesWild, optionWord(options));
  const played: string[] = [];
  const disagree = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${JSON.stringify(options)}, after ${played.length} actions: ${what} differ\n` +
        `firmware ${JSON.stringify(ours)}\nnaive    ${JSON.stringify(theirs)}\nlast: ${played.slice(-6).join('\n      ')}`,
    );
  };
  for (;;) {
    const ours = describeRules(rules);
    const theirs = describeNaive(naive, options.seats);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) disagree('positions', ours, theirs);
    const { kind } = naive.awaited();
    if (kind === 'over') return played.length;
    let action: number;
    if (kind === 'chance') {
      action = rules.chance(random.bits());
    } else {
      const legal = rules.legal();
      const ourTexts = legal.map((word) => textOf(actionToWords(word))).sort();
      const theirTexts = naive.legal().map(textOf).sort();
      if (ourTexts.join() !== theirTexts.join()) disagree('legal actions', ourTexts, theirTexts);
      action = legal[random.bits() % legal.length] as number;
    }
    const words = actionToWords(action);
    const again = actionFromWords({ ...words }, 0);
    if (isRefused(again) || again !== action) disagree('words', action, again);
    naive.apply(words as NaiveAction);
    const code = rules.act(action);
    if (code !== 0) disagree('acceptance', code, 'accepted');
    played.push(JSON.stringify(words));
  }
}
