import { Awaited } from '../../shared/actions';
import {
  BETTING_FIELDS,
  BOARD_SHIFT,
  BOARDS,
  DICE,
  FACE_SHIFT,
  FACE_X,
  Field,
  FIRST_SEAT_SHIFT,
  FIRST_SPINNER_BOARD,
  Kind,
  Letter,
  LETTERS_SHIFT,
  MOST_SEATS,
  NEUTRAL,
  NEUTRAL_BIT,
  Phase,
  PLACE_MASK,
  PLACE_SIDE,
  SPINNER_BIT,
  Where,
  Zone,
} from '../../shared/doppel-x';
import { boards } from '../../shared/doppel-x-boards';
import { GameId } from '../../shared/games';
import type { Rules } from '../../host/rules/rules';
import { packAction, unpackAction } from '../../host/words/action';
import { doppelXFromWords, doppelXToWords } from '../../host/words/doppel-x';
import { isRefused } from '../../host/words/reader';
import { Random } from '../../host/sim/random';
import {
  type Area,
  type Cell,
  type Die,
  type Face,
  type Letter as NaiveLetter,
  type LostWhere,
  NaiveDoppelX,
  type NaiveDoppelXAction,
} from '../naive/doppel-x';

// The differential test: the firmware's rules and the naive model play the same random games and must agree on everything
// that both can tell, after every action. Used by `npm test` (300 games) and `npm run soak`.

export interface DoppelXOptions {
  readonly seats: number;
  /** 0 … 3 for the boards I to IV. */
  readonly board: number;
  readonly spinner: boolean;
  readonly first: number;
  readonly letters: readonly NaiveLetter[];
}

const kinds = { [Awaited.Nothing]: 'over', [Awaited.Choice]: 'choice', [Awaited.Chance]: 'chance' } as const;

const allLetters: readonly NaiveLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Four of the eight letters, every way (70). */
const letterChoices: readonly (readonly NaiveLetter[])[] = Array.from({ length: 256 }, (_, mask) =>
  allLetters.filter((_, index) => (mask >> index) & 1),
).filter((letters) => letters.length === BETTING_FIELDS);

/** The area that the firmware calls this zone; none for a hole. */
export const areaOfZone: Readonly<Record<number, Area>> = {
  [Zone.Minus]: '-1',
  [Zone.NoScore]: 'no score',
  [Zone.One]: '1x',
  [Zone.Two]: '2x',
  [Zone.Three]: '3x',
};

const whereNumber: Readonly<Record<LostWhere, Where>> = {
  hole: Where.Hole,
  outside: Where.Outside,
  'betting board': Where.BettingBoard,
};

/** The options of one game in a long row of them: boards and seats go round, the rest is drawn. */
export function doppelXOptions(seed: number): DoppelXOptions {
  const random = new Random(seed);
  const board = seed % BOARDS;
  const seats = 3 + (Math.floor(seed / BOARDS) % 6);
  return {
    seats,
    board,
    spinner: board >= FIRST_SPINNER_BOARD && random.bits() % 3 > 0,
    first: random.bits() % seats,
    letters: letterChoices[random.bits() % letterChoices.length] as readonly NaiveLetter[],
  };
}

/** The firmware's option word; apart from host/words, so that one mistake does not hide another. */
export function doppelXOptionWord(options: DoppelXOptions): number {
  const letters = options.letters.reduce((mask, letter) => mask | (1 << Letter[letter]), 0);
  return (
    options.seats |
    (options.board << BOARD_SHIFT) |
    (options.spinner ? SPINNER_BIT : 0) |
    (options.first << FIRST_SEAT_SHIFT) |
    (letters << LETTERS_SHIFT)
  );
}

/** The naive model of a game with these options. */
export function naiveDoppelX(options: DoppelXOptions): NaiveDoppelX {
  return new NaiveDoppelX({ ...options, board: boards[options.board] as readonly string[] });
}

/** The cells that a die touches which lies on the firmware's place of this number. */
export function cellsOfPlace(place: number): Cell[] {
  const lanes = (line: number) => (line % 2 === 0 ? [line / 2] : [(line - 1) / 2, (line + 1) / 2]);
  const columns = lanes(place % PLACE_SIDE);
  return lanes(Math.floor(place / PLACE_SIDE)).flatMap((row) => columns.map((column): Cell => [row, column]));
}

/** The firmware's place: twice the middle of the rows and of the columns. */
function placeOfCells(cells: readonly Cell[]): number {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const row = Math.min(...rows) + Math.max(...rows);
  return row * PLACE_SIDE + Math.min(...columns) + Math.max(...columns);
}

function faceNumber(face: Face): number {
  return face === 'X' ? FACE_X : face;
}

/** The firmware's word of a naive action; apart from host/words, so that one mistake does not hide another. */
export function wordOf(action: NaiveDoppelXAction): number {
  const { seat } = action;
  if (action.do === 'bet') return packAction({ kind: Kind.Bet, seat, argument: Letter[action.letter] });
  if (action.do === 'no bet') return packAction({ kind: Kind.NoBet, seat, argument: 0 });
  if (action.do === 'throw') return packAction({ kind: Kind.Throw, seat, argument: 0 });
  if (action.do === 'settled')
    return packAction({ kind: Kind.Settled, seat, argument: action.flung ? 1 : 0 });
  const neutral = action.white ? NEUTRAL_BIT : 0;
  if (action.do === 'lost')
    return packAction({ kind: Kind.Lost, seat, argument: neutral | whereNumber[action.where] });
  const lie = (faceNumber(action.face) << FACE_SHIFT) | placeOfCells(action.cells);
  return packAction({ kind: Kind.Lie, seat, argument: neutral | lie });
}

/** The die of this number in the naive model. */
function naiveDie(die: number): Die {
  return die === NEUTRAL ? 'white' : die;
}

/** `X on 3,4 3,5`. */
function lieText(face: Face, cells: readonly Cell[]): string {
  return `${face} on ${cells
    .map((cell) => cell.join())
    .sort()
    .join(' ')}`;
}

/** What both models tell of a position. */
function describeRules(rules: Rules, seats: number) {
  const dice = Array.from({ length: DICE }, (_, die) => die).filter((die) => die < seats || die === NEUTRAL);
  const everySeat = dice.filter((die) => die !== NEUTRAL);
  const awaitedDie = rules.read(Field.AwaitedDie);
  return {
    kind: kinds[rules.awaited() as Awaited],
    phase: Phase[rules.read(Field.Phase)]?.toLowerCase(),
    seats: rules.awaitedSeats(),
    awaitedDie: awaitedDie < 0 ? null : naiveDie(awaitedDie),
    turn: rules.read(Field.Turn),
    game: rules.read(Field.Round),
    chips: everySeat.map((seat) => rules.read(Field.Chips, seat)),
    bets: everySeat.map((seat) => {
      const bet = rules.read(Field.Bet, seat);
      return bet === 0 ? null : (allLetters[bet - 1] ?? null);
    }),
    lying: dice.map((die) => {
      const lie = rules.read(Field.Lie, die);
      const face = lie >> FACE_SHIFT;
      return lie === 0
        ? null
        : lieText(face === FACE_X ? 'X' : (face as Face), cellsOfPlace(lie & PLACE_MASK));
    }),
    areas: dice.map((die) => areaOfZone[rules.read(Field.DieZone, die)] ?? null),
    untold: dice.map((die) => rules.read(Field.Pending, die) === 1),
    lost: dice.map((die) => rules.read(Field.Lost, die) === 1),
    winners: rules.winners(),
  };
}

function describeNaive(naive: NaiveDoppelX, seats: number): ReturnType<typeof describeRules> {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const dice: Die[] = [...everySeat, 'white'];
  const awaited = naive.awaited();
  const lying = dice.map((die) => naive.die(die));
  return {
    kind: awaited.kind,
    phase: awaited.phase,
    seats: awaited.seats,
    awaitedDie: awaited.die,
    turn: naive.seatOnTurn(),
    game: naive.game(),
    chips: everySeat.map((seat) => naive.chips(seat)),
    bets: everySeat.map((seat) => naive.bet(seat)),
    lying: lying.map((die) => die && lieText(die.face, die.cells)),
    areas: lying.map((die) => die && naive.area(die.cells)),
    untold: dice.map((die) => naive.isUntold(die)),
    lost: dice.map((die) => naive.isLost(die)),
    winners: naive.winners(),
  };
}

/**
 * How a game's inputs are drawn: as real dice fall, evenly among all that is legal, or with a liking. Many X bring Double X and
 * ties, many lost dice bring bets, and many dice flung by the spinner pay them.
 */
const manners: readonly ((action: { kind: Kind; argument: number }) => boolean)[] = [
  ({ kind, argument }) => kind === Kind.Lie && ((argument >> FACE_SHIFT) & 7) === FACE_X,
  ({ kind }) => kind === Kind.Lost || kind === Kind.Bet,
  ({ kind, argument }) => (kind === Kind.Settled && argument === 1) || kind === Kind.Bet,
  ({ kind }) => kind === Kind.Lie,
];

/** One of the actions that are liked, half the time and where there are any; otherwise any. */
function choose(legal: readonly number[], rules: Rules, manner: number, random: Random): number {
  const isAny = random.bits() % 2 === 0;
  const isLiked = manners[manner];
  if (isLiked === undefined && isAny && rules.awaited() === (Awaited.Chance as number))
    return rules.chance(random.bits());
  const liked = isAny || !isLiked ? [] : legal.filter((action) => isLiked(unpackAction(action)));
  const among = liked.length > 0 ? liked : legal;
  return among[random.bits() % among.length] as number;
}

/** Anything that could be said, by any seat at any time. Most of it is not legal. */
function drawAnything(seats: number, random: Random): NaiveDoppelXAction {
  const pick = <T>(among: readonly T[]) => among[random.bits() % among.length] as T;
  const seat = random.bits() % Math.min(seats + 1, MOST_SEATS);
  const white = pick([true, false]);
  const cells = cellsOfPlace(random.bits() % PLACE_SIDE ** 2);
  return pick<NaiveDoppelXAction>([
    { do: 'bet', seat, letter: pick(allLetters) },
    { do: 'no bet', seat },
    { do: 'throw', seat },
    { do: 'lie', seat, white, cells, face: pick<Face>([1, 2, 3, 'X']) },
    { do: 'lost', seat, white, where: pick<LostWhere>(['hole', 'outside', 'betting board']) },
    { do: 'settled', seat, flung: pick([true, false]) },
  ]);
}

/** How a game ran: its actions, how many of them were refused by both models, and how often rare things happened. */
export interface PlayedDoppelX {
  readonly actions: number;
  readonly refused: number;
  readonly doubleX: number;
  readonly flung: number;
  readonly tied: number;
}

/**
 * Plays one game with both models. Throws an Error that tells the first disagreement: the seed, the action after which it was
 * seen, and the fields. The manner in which inputs are drawn goes by the seed.
 */
export function playBothDoppelX(rules: Rules, options: DoppelXOptions, seed: number): PlayedDoppelX {
  const random = new Random(seed);
  const naive = naiveDoppelX(options);
  const code = rules.start(GameId.DoppelX, doppelXOptionWord(options));
  const played: NaiveDoppelXAction[] = [];
  let [refused, doubleX, flung] = [0, 0, 0];
  const disagree = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${JSON.stringify(options)}, after ${played.length} actions: ${what} differ\n` +
        `firmware ${JSON.stringify(ours)}\nnaive    ${JSON.stringify(theirs)}\nlast: ` +
        played
          .slice(-12)
          .map((action) => JSON.stringify(action))
          .join('\n      '),
    );
  };
  if (code !== 0) disagree('start', code, 'started');
  for (;;) {
    const ours = describeRules(rules, options.seats);
    const theirs = describeNaive(naive, options.seats);
    for (const key of Object.keys(ours) as (keyof typeof ours)[])
      if (JSON.stringify(ours[key]) !== JSON.stringify(theirs[key])) disagree(key, ours, theirs);

    const actions = new Map(naive.legal().map((action) => [wordOf(action), action]));
    const legal = rules.legal();
    const extra = legal.filter((word) => !actions.has(word)).map(wordText);
    if (extra.length > 0) disagree('legal actions', extra, 'these are not legal');
    if (legal.length !== actions.size) {
      const known = new Set(legal);
      const missing = [...actions].filter(([word]) => !known.has(word)).map(([, action]) => action);
      disagree('legal actions', 'these are not legal', missing);
    }
    if (theirs.kind === 'over')
      return { actions: played.length, refused, doubleX, flung, tied: ours.game - 1 };

    const anything = drawAnything(options.seats, random);
    if (!actions.has(wordOf(anything))) {
      if (naive.objection(anything) === null) disagree('acceptance', 'not legal', anything);
      const hash = rules.hash();
      if (rules.act(wordOf(anything)) === 0) disagree('acceptance', 'accepted', anything);
      if (rules.hash() !== hash) disagree('state after a refusal', 'changed', anything);
      refused++;
    }

    const word = choose(legal, rules, seed % (manners.length + 1), random);
    const action = actions.get(word);
    if (action === undefined) return disagree('chance', wordText(word), 'not legal');
    const again = doppelXFromWords({ ...doppelXToWords(word) }, 0);
    if (isRefused(again) || again !== word) disagree('words', wordText(word), again);
    naive.apply(action);
    const answer = rules.act(word);
    if (answer !== 0) disagree('acceptance', answer, action);
    played.push(action);
    if (action.do !== 'settled') continue;
    if (action.flung) flung++;
    if (theirs.lying.filter((lie) => lie?.startsWith('X')).length >= 2) doubleX++;
  }
}

function wordText(word: number): string {
  const { kind, seat, argument } = unpackAction(word);
  return `${Kind[kind]} by ${seat}: ${argument}`;
}
