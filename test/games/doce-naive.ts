import { Awaited } from '../../shared/actions';
import { NO_CELL } from '../../shared/cells';
import {
  FACE_MASK,
  FACE_SHIFT,
  Field,
  Kind,
  NUMBERED_DICE,
  Outcome,
  OWNER_SHIFT,
  Phase,
  SIDE,
  SQUARE_MASK,
  SQUARES,
} from '../../shared/doce';
import { GameId } from '../../shared/games';
import type { Rules } from '../../host/rules/rules';
import { unpackAction } from '../../host/words/action';
import { kebabCase } from '../../host/words/code-name';
import {
  actionFromWords,
  actionToWords,
  type DoceAction,
  type DoceOptions,
  optionWord,
  placeOfSquare,
} from '../../host/words/doce';
import { isRefused } from '../../host/words/reader';
import { NaiveDoce, type NaiveDoceAction } from '../naive/doce';
import { Random } from '../../host/sim/random';

// The differential test: the firmware's rules and the naive model play the same random games and must agree on everything
// that both can tell, after every action. Used by `npm test` (300 games) and `npm run soak`.

/** Every combination of options that the game has. */
export const everyDoceOptions: readonly DoceOptions[] = ([0, 1] as const).flatMap((first) =>
  ([2, -2] as const).map((sameNumber) => ({ first, sameNumber })),
);

const seats = [0, 1];
const squares = Array.from({ length: SQUARES }, (_, square) => square);

/** What both models tell of a position. */
interface Description {
  phase: string;
  seat: number | null;
  squares: (string | null)[];
  marked: (string | null)[];
  diceLeft: number[];
  blockers: boolean[];
  scores: number[];
  round: number;
  firstOfRound: number;
  winners: number[];
  last: { winner: number | null; points: number[] } | null;
}

function placeText(square: number): string {
  const { row, column } = placeOfSquare(square);
  return `${row} ${column}`;
}

function describeRules(rules: Rules): Description {
  const isOver = rules.awaited() === (Awaited.Nothing as number);
  const outcome: Outcome = rules.read(Field.LastOutcome);
  return {
    phase: kebabCase(Phase[rules.read(Field.Phase)] ?? ''),
    seat: rules.awaitedSeats()[0] ?? null,
    squares: squares.map((square) => {
      const value = rules.read(Field.Square, square);
      return value === 0 ? null : `${(value >> OWNER_SHIFT) - 1}: ${value & FACE_MASK}`;
    }),
    marked: seats.map((seat) => {
      const marked = rules.read(Field.Marked, seat);
      return marked === NO_CELL ? null : placeText(marked);
    }),
    diceLeft: seats.map((seat) => rules.read(Field.DiceLeft, seat)),
    blockers: seats.map((seat) => rules.read(Field.HasBlocker, seat) === 1),
    scores: seats.map((seat) => rules.read(Field.Score, seat)),
    round: rules.read(Field.Round),
    firstOfRound: rules.read(Field.FirstOfRound),
    winners: isOver ? rules.winners() : [],
    last:
      outcome === Outcome.None
        ? null
        : {
            winner: outcome === Outcome.Draw ? null : outcome - Outcome.FirstSeatWon,
            points: seats.map((seat) => rules.read(Field.LastPoints, seat)),
          },
  };
}

function describeNaive(naive: NaiveDoce): Description {
  const { phase, seat } = naive.awaited();
  return {
    phase,
    seat,
    squares: squares.map((square) => {
      const { row, column } = placeOfSquare(square);
      const die = naive.square(row, column);
      return die && `${die.seat}: ${die.face}`;
    }),
    marked: seats.map((seat) => naive.marked(seat)?.join(' ') ?? null),
    diceLeft: seats.map((seat) => naive.diceLeft(seat)),
    blockers: seats.map((seat) => naive.hasBlocker(seat)),
    scores: seats.map((seat) => naive.score(seat)),
    round: naive.round(),
    firstOfRound: naive.firstOfRound(),
    winners: naive.winners(),
    last: naive.lastRound() && {
      winner: naive.lastRound()?.winner ?? null,
      points: [...(naive.lastRound()?.points ?? [])],
    },
  };
}

/** A canonical text of an action, whatever order its fields came in. */
function textOf(action: DoceAction | NaiveDoceAction): string {
  if (action.do === 'take-back') return action.do;
  return `${action.do} ${action.seat} ${action.row} ${action.column} ${action.do === 'die' ? action.face : ''}`;
}

/**
 * How a game's choices are drawn. Faces drawn evenly seldom make lines; threes and their neighbours do; ones and sixes bring
 * full grids and dice used up; the border first leaves squares in the middle that a single zone covers, and so passes.
 */
const manners = [
  { faces: [1, 2, 3, 4, 5, 6], isBorderFirst: false },
  { faces: [2, 3, 4], isBorderFirst: false },
  { faces: [1, 6], isBorderFirst: false },
  { faces: [1, 6], isBorderFirst: true },
] as const;

type Manner = (typeof manners)[number];

function choose(legal: readonly number[], manner: Manner, random: Random): number {
  const faces: readonly number[] = manner.faces;
  const liked = legal.filter((action) => {
    const { kind, argument } = unpackAction(action);
    // One blocker in sixteen, so that it is often there still when squares run short.
    return kind === Kind.Die ? faces.includes(argument >> FACE_SHIFT) : random.bits() % 16 === 0;
  });
  const border = manner.isBorderFirst ? liked.filter(isOnBorder) : [];
  const among = [border, liked, legal].find((actions) => actions.length > 0) ?? legal;
  return among[random.bits() % among.length] as number;
}

function isOnBorder(action: number): boolean {
  const { row, column } = placeOfSquare(unpackAction(action).argument & SQUARE_MASK);
  return [row, column].some((at) => at === 0 || at === SIDE - 1);
}

/**
 * Plays one game with both models. Returns how many actions it took; throws an Error that tells the first disagreement.
 * The manner in which choices are drawn goes by the seed.
 */
export function playBothDoce(rules: Rules, options: DoceOptions, seed: number): number {
  const random = new Random(seed);
  // Options go by the seed too: all of them meet every manner.
  const manner = manners[(seed >> 2) % manners.length] as Manner;
  const naive = new NaiveDoce(options);
  rules.start(GameId.Doce, optionWord(options));
  const played: string[] = [];
  const disagree = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${JSON.stringify(options)}, after ${played.length} actions: ${what} differ\n` +
        `firmware ${JSON.stringify(ours)}\nnaive    ${JSON.stringify(theirs)}\nlast: ${played.slice(-6).join('\n      ')}`,
    );
  };
  for (;;) {
    const ours = describeRules(rules);
    const theirs = describeNaive(naive);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) disagree('positions', ours, theirs);
    const legal = rules.legal();
    const ourTexts = legal.map((word) => textOf(actionToWords(word))).sort();
    const theirTexts = naive.legal().map(textOf).sort();
    if (ourTexts.join() !== theirTexts.join()) disagree('legal actions', ourTexts, theirTexts);
    if (naive.awaited().kind === 'over') return played.length;
    const action = choose(legal, manner, random);
    const words = actionToWords(action);
    const again = actionFromWords({ ...words }, 0);
    if (isRefused(again) || again !== action) disagree('words', action, again);
    naive.apply(words as NaiveDoceAction);
    const code = rules.act(action);
    if (code !== 0) disagree('acceptance', code, 'accepted');
    played.push(JSON.stringify(words));
  }
}

/** The most actions that a game can take: every die and every blocker of four rounds. */
export const MOST_ACTIONS = 4 * 2 * (NUMBERED_DICE + 1);
