import { Awaited } from '../../shared/actions';
import { COLUMNS, NO_CELL } from '../../shared/cells';
import {
  DICE,
  FACE_SHIFT,
  Field,
  FIRST_SEAT_SHIFT,
  Heading,
  Kind,
  MAX_WHEELS,
  NO_PIECE,
  Phase,
  PIECE_SHIFT,
  TWO_COLOURS_BIT,
  WHEEL_SHIFT,
} from '../../shared/double-trouble';
import { GameId } from '../../shared/games';
import type { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { isTakeBack, packAction, packDice } from '../../host/words/action';
import { kebabCase } from '../../host/words/code-name';
import { doubleTroubleFromWords, doubleTroubleToWords } from '../../host/words/double-trouble';
import { isRefused } from '../../host/words/reader';
import {
  NaiveDoubleTrouble,
  type NaiveDoubleTroubleAction,
  type NaiveDoubleTroubleOptions,
} from '../naive/double-trouble';
import { type Direction, isCentre, type Stand } from '../naive/double-trouble-board';
import { countLeaves } from './leaves';

// The differential test: the firmware's rules and the naive model play the same random games and must agree on everything
// that both can tell, after every action. Used by `npm test` (200 games) and `npm run soak`.

/** Every combination of options that the game has. */
export const everyDoubleTroubleOptions: readonly NaiveDoubleTroubleOptions[] = [
  ...([2, 3, 4] as const).flatMap((seats) =>
    Array.from({ length: seats }, (_, first) => ({ seats, first, twoColours: false })),
  ),
  ...[0, 1].map((first) => ({ seats: 2 as const, first, twoColours: true })),
];

/** A game in which the wheels lead nobody to a FINISH has no end of its own. */
export const MOST_DOUBLE_TROUBLE_ACTIONS = 600;

const kinds = { [Awaited.Nothing]: 'over', [Awaited.Choice]: 'choice', [Awaited.Chance]: 'chance' } as const;
const headings = ['north', 'east', 'south', 'west'] as const satisfies Direction[];
const headingNumbers: Record<Direction, Heading> = {
  north: Heading.North,
  east: Heading.East,
  south: Heading.South,
  west: Heading.West,
};

const each = <T>(count: number, describe: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => describe(index));
const orNull = (piece: number): number | null => (piece === NO_PIECE ? null : piece);

function standText({ cell, heading }: Stand): string {
  return `(${cell.join()}) ${heading}`;
}

/** What both models tell of a position. */
function describeRules(rules: Rules, { seats }: NaiveDoubleTroubleOptions) {
  const colours = rules.read(Field.Colours);
  const isOver = rules.awaited() === (Awaited.Nothing as number);
  return {
    kind: kinds[rules.awaited() as Awaited],
    phase: kebabCase(Phase[rules.read(Field.Phase)] ?? ''),
    awaited: isOver ? [] : rules.awaitedSeats(),
    turn: rules.read(Field.Turn),
    colour: rules.read(Field.Colour),
    colours,
    wheels: each(MAX_WHEELS, (wheel) => rules.read(Field.WheelTurn, wheel)),
    pieces: each(2 * colours, (piece) => {
      const cell = rules.read(Field.Cell, piece);
      if (cell === NO_CELL) return null;
      const place: [number, number] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
      return standText({ cell: place, heading: headings[rules.read(Field.Heading, piece)] as Direction });
    }),
    dice: each(DICE, (die) => rules.read(Field.Die, die))
      .filter((face) => face !== 0)
      .sort((a, b) => a - b),
    moved: isOver ? null : orNull(rules.read(Field.Moved)),
    met: orNull(rules.read(Field.Met)),
    returning: orNull(rules.read(Field.Returning)),
    finished: each(seats, (seat) => rules.read(Field.Finished, seat)),
    winners: isOver ? rules.winners() : [],
  };
}

type Description = ReturnType<typeof describeRules>;

function describeNaive(naive: NaiveDoubleTrouble, { seats }: NaiveDoubleTroubleOptions): Description {
  const { kind, phase, seats: awaited } = naive.awaited();
  return {
    kind,
    phase,
    awaited,
    turn: naive.turn(),
    colour: naive.colourOnTurn(),
    colours: naive.colours(),
    wheels: each(MAX_WHEELS, (wheel) => naive.wheel(wheel)),
    pieces: each(2 * naive.colours(), (piece) => {
      const stand = naive.stand(piece);
      return stand && standText(stand);
    }),
    dice: naive.diceLeft(),
    // The turn in which a piece moved last is over with the game.
    moved: kind === 'over' ? null : naive.movedPiece(),
    met: naive.metPiece(),
    returning: naive.returningPiece(),
    finished: each(seats, (seat) => naive.finished(seat)),
    winners: naive.winners(),
  };
}

/** The names of what two positions tell differently. */
function differences(ours: Description, theirs: Description): string[] {
  const fields = Object.keys(ours) as (keyof Description)[];
  return fields.filter((field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field]));
}

/** The firmware's word of a naive action; apart from host/words, so that one mistake does not hide another. */
function wordOf(action: NaiveDoubleTroubleAction): number {
  const { seat } = action;
  switch (action.do) {
    case 'pop':
      return packAction({ kind: Kind.Pop, seat, argument: packDice(action.dice) });
    case 'move': {
      const direction = action.direction === undefined ? 0 : headingNumbers[action.direction] + 1;
      const argument = direction | (action.face << FACE_SHIFT) | (action.piece << PIECE_SHIFT);
      return packAction({ kind: Kind.Move, seat, argument });
    }
    case 'pop-off':
      return packAction({ kind: Kind.PopOff, seat, argument: 0 });
    case 'return':
      return packAction({ kind: Kind.Return, seat, argument: action.to });
    case 'turn':
      return packAction({
        kind: Kind.TurnWheel,
        seat,
        argument: action.quarters | (action.wheel << WHEEL_SHIFT),
      });
    case 'leave':
      return packAction({ kind: Kind.Leave, seat, argument: 0 });
  }
}

/**
 * How a game's choices are drawn. `finish` looks for moves that reach a FINISH, so that games end; `meet` for moves onto
 * other pieces, `centre` for moves onto the centre star; `turn` seldom leaves the wheels as they are.
 */
const manners = ['even', 'finish', 'meet', 'centre', 'turn'] as const;
type Manner = (typeof manners)[number];

function isLiked(naive: NaiveDoubleTrouble, action: NaiveDoubleTroubleAction, manner: Manner): boolean {
  if (action.do !== 'move') return manner !== 'turn' || action.do !== 'leave';
  const after = naive.clone();
  after.apply(action);
  const { phase } = after.awaited();
  const moved = 2 * naive.colourOnTurn() + action.piece;
  const cell = after.stand(moved)?.cell;
  if (manner === 'finish') return cell === undefined;
  if (manner === 'meet') return phase === 'pop-off' || phase === 'collision';
  if (manner === 'centre') return cell !== undefined && isCentre(cell);
  return true;
}

function choose(naive: NaiveDoubleTrouble, manner: Manner, random: Random): NaiveDoubleTroubleAction {
  const legal = naive.legal();
  const liked = legal.filter((action) => isLiked(naive, action, manner));
  const among = liked.length > 0 ? liked : legal;
  return among[random.bits() % among.length] as NaiveDoubleTroubleAction;
}

/** Words that are near a legal action or nothing at all; those that are legal are left out. */
function illegalWords(legal: readonly number[], random: Random): number[] {
  const legalWord = legal[random.bits() % legal.length] as number;
  const near = each(4, () => (legalWord ^ (1 << (random.bits() % 32))) >>> 0);
  const anything = each(2, () =>
    packAction({
      kind: 1 + (random.bits() % 6),
      seat: random.bits() % 4,
      argument: random.bits() % 128,
    }),
  );
  return [...near, ...anything].filter((word) => !legal.includes(word) && !isTakeBack(word));
}

/** How a game ran: its actions, and how often something rare happened in it. */
export interface PlayedDoubleTrouble {
  readonly actions: number;
  readonly isOver: boolean;
  /** Won and lost by the one who moved. */
  readonly wonPopOffs: number;
  readonly collisions: number;
  readonly lostPopOffs: number;
  /** Moves that began on the centre star. */
  readonly fromCentre: number;
  /** Of them, those that came back to it (DT-own). */
  readonly loops: number;
  /** Wheels turned with somebody on them. */
  readonly rides: number;
  /** Turns of a colour that had nothing left to move (DT-two-colours). */
  readonly skipped: number;
}

/**
 * Plays one game with both models, to its end or for MOST_DOUBLE_TROUBLE_ACTIONS. Throws an Error that tells the first
 * disagreement. The manner in which choices are drawn goes by the seed.
 */
export function playBothDoubleTrouble(
  rules: Rules,
  options: NaiveDoubleTroubleOptions,
  seed: number,
): PlayedDoubleTrouble {
  const random = new Random(seed);
  // Options go by the seed too: all of them meet every manner.
  const manner = manners[Math.floor(seed / everyDoubleTroubleOptions.length) % manners.length] as Manner;
  const naive = new NaiveDoubleTrouble(options);
  rules.start(
    GameId.DoubleTrouble,
    options.seats | (options.twoColours ? TWO_COLOURS_BIT : 0) | (options.first << FIRST_SEAT_SHIFT),
  );
  const actions: string[] = [];
  const happened = {
    wonPopOffs: 0,
    lostPopOffs: 0,
    collisions: 0,
    fromCentre: 0,
    loops: 0,
    rides: 0,
    skipped: 0,
  };
  const disagree = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${JSON.stringify(options)}, after ${actions.length} actions: ${what} differ\n` +
        `firmware ${JSON.stringify(ours)}\nnaive    ${JSON.stringify(theirs)}\nlast: ` +
        actions.slice(-8).join('\n      '),
    );
  };
  for (;;) {
    const ours = describeRules(rules, options);
    const theirs = describeNaive(naive, options);
    const different = differences(ours, theirs);
    if (different.length > 0) disagree(different.join(', '), ours, theirs);
    const legal = rules.legal();
    const naiveLegal = naive
      .legal()
      .map(wordOf)
      .sort((a, b) => a - b);
    if (legal.join() !== naiveLegal.join())
      disagree('legal actions', legal.map(doubleTroubleToWords), naiveLegal.map(doubleTroubleToWords));
    const isOver = theirs.kind === 'over';
    if (actions.length % 64 === 0 && !isOver) {
      // The choices after every one of the choices.
      const leaves = [rules.countLeaves(2), countLeaves(naive, 2, (model) => model.legal())];
      if (leaves[0] !== leaves[1]) disagree('leaves', leaves[0], leaves[1]);
    }
    if (isOver || actions.length === MOST_DOUBLE_TROUBLE_ACTIONS)
      return { actions: actions.length, isOver, ...happened };
    const before = rules.hash();
    for (const word of illegalWords(legal, random))
      if (rules.act(word) === 0 || rules.hash() !== before)
        disagree('refusals', 'accepted, or changed', doubleTroubleToWords(word));
    const action =
      theirs.kind === 'chance' ? rules.chance(random.bits()) : wordOf(choose(naive, manner, random));
    if (!legal.includes(action)) disagree('chances', doubleTroubleToWords(action), legal);
    const words = doubleTroubleToWords(action);
    const again = doubleTroubleFromWords({ ...words }, 0);
    if (isRefused(again) || again !== action) disagree('words', action, again);
    naive.apply(words as NaiveDoubleTroubleAction);
    const code = rules.act(action);
    if (code !== 0) disagree('acceptance', code, `accepted ${JSON.stringify(words)}`);
    actions.push(JSON.stringify(words));
    const after = describeNaive(naive, options);
    const nextColour = (theirs.colour + 1) % theirs.colours;
    if (words.do === 'pop-off' && words.seat === theirs.turn) happened.wonPopOffs++;
    if (words.do === 'pop-off' && words.seat !== theirs.turn) happened.lostPopOffs++;
    if (words.do === 'return' && theirs.phase === 'collision') happened.collisions++;
    if (words.do === 'move' && words.direction !== undefined) {
      happened.fromCentre++;
      const cell = naive.stand(2 * theirs.colour + words.piece)?.cell;
      if (cell && isCentre(cell)) happened.loops++;
    }
    if (words.do === 'turn' && after.pieces.join() !== theirs.pieces.join()) happened.rides++;
    if (![theirs.colour, nextColour].includes(after.colour)) happened.skipped++;
  }
}
