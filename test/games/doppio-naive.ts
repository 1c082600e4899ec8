import { Awaited } from '../../shared/actions';
import { Field, Kind, NO_TILE, ON_TABLE, Phase, RoundEnd, TILE_SHIFT, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { NO_SEAT } from '../../shared/seats';
import type { Rules } from '../../host/rules/rules';
import { packAction } from '../../host/words/action';
import {
  doppioFromWords,
  doppioOptionWord,
  doppioToWords,
  tileNumber,
  tileOfNumber,
} from '../../host/words/doppio';
import { isRefused } from '../../host/words/reader';
import { NaiveDoppio, type NaiveDoppioAction } from '../naive/doppio';
import { Random } from '../../host/sim/random';

// The differential test with known hands: the firmware's rules and the naive model play the same random games and must
// agree on everything that both can tell, after every action.

const kinds = { [Awaited.Nothing]: 'over', [Awaited.Choice]: 'choice', [Awaited.Chance]: 'chance' } as const;

const texts = Array.from({ length: TILES }, (_, tile) => tileOfNumber(tile).join('-'));

/** Tiles as text, in one order whatever order they came in. */
function textOf(tiles: readonly number[]): string {
  return [...tiles]
    .sort((a, b) => a - b)
    .map((tile) => texts[tile])
    .join(' ');
}

/** A tile on the table with its open sides: `3-6 (6)`. */
function laidText(tile: number, openEnds: readonly number[]): string {
  return `${texts[tile]} (${openEnds.join()})`;
}

/** What both models tell of a position. */
function describeRules(rules: Rules, seats: number) {
  const each = <T>(describe: (seat: number) => T) =>
    Array.from({ length: seats }, (_, seat) => describe(seat));
  const places = Array.from({ length: TILES }, (_, tile) => rules.read(Field.Place, tile));
  const tilesAt = (place: number) => [...places.keys()].filter((tile) => places[tile] === place);
  const openEnds = (tile: number) =>
    Array.from({ length: rules.read(Field.OpenSides, tile) }, () => rules.read(Field.OpenNumber, tile));
  const kind = kinds[rules.awaited() as Awaited];
  const winner = rules.read(Field.LastWinner);
  return {
    kind,
    seat: kind === 'over' ? null : (rules.awaitedSeats()[0] as number),
    phase: Phase[rules.read(Field.Phase)]?.toLowerCase(),
    hands: each((seat) => textOf(tilesAt(seat + 1))),
    boneyard: textOf(tilesAt(0)),
    table: tilesAt(ON_TABLE)
      .map((tile) => laidText(tile, openEnds(tile)))
      .sort(),
    scores: each((seat) => rules.read(Field.Score, seat)),
    round: rules.read(Field.Round),
    winners: rules.winners(),
    lastRound:
      rules.read(Field.LastEnd) === (RoundEnd.None as number)
        ? null
        : {
            winner: winner === NO_SEAT ? null : winner,
            points: rules.read(Field.LastPoints),
            blocked: rules.read(Field.LastEnd) === (RoundEnd.Blocked as number),
          },
  };
}

function describeNaive(naive: NaiveDoppio, seats: number): ReturnType<typeof describeRules> {
  const each = <T>(describe: (seat: number) => T) =>
    Array.from({ length: seats }, (_, seat) => describe(seat));
  const { kind, seat, phase } = naive.awaited();
  const last = naive.lastRound();
  return {
    kind,
    seat: kind === 'over' ? null : seat,
    phase,
    hands: each((seat) => textOf(naive.hand(seat).map(tileNumber))),
    boneyard: textOf(naive.boneyard().map(tileNumber)),
    table: naive
      .table()
      .map(({ tile, openEnds }) => laidText(tileNumber(tile), openEnds))
      .sort(),
    scores: each((seat) => naive.score(seat)),
    round: naive.round(),
    winners: naive.winners(),
    lastRound: last && { winner: last.winner, points: last.points, blocked: last.blocked },
  };
}

/** The firmware's word of a naive action; apart from host/words, so that one mistake does not hide another. */
function wordOf(action: NaiveDoppioAction): number {
  const { seat } = action;
  const tile = tileNumber(action.tile);
  if (action.do === 'deal') return packAction({ kind: Kind.Deal, seat, argument: tile });
  if (action.do === 'draw') return packAction({ kind: Kind.Draw, seat, argument: tile });
  const on = action.on === null ? NO_TILE : tileNumber(action.on);
  return packAction({ kind: Kind.Play, seat, argument: (tile << TILE_SHIFT) | on });
}

/** How a game ran: its actions, and how many rounds ended in a rare way. */
export interface PlayedDoppio {
  readonly actions: number;
  readonly blocked: number;
  readonly tied: number;
  readonly redealt: number;
}

/**
 * Plays one game with both models. Throws an Error that tells the first disagreement.
 * All choices are uniform among the legal ones, chance has its true odds.
 */
export function playBothDoppio(rules: Rules, seats: 2 | 3 | 4, seed: number): PlayedDoppio {
  const random = new Random(seed);
  const naive = new NaiveDoppio({ seats });
  rules.start(GameId.Doppio, doppioOptionWord({ seats, hidden: false }));
  const actions: number[] = [];
  let [blocked, tied, redealt] = [0, 0, 0];
  const disagree = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${seats} seats, after ${actions.length} actions: ${what} differ\n` +
        `firmware ${JSON.stringify(ours)}\nnaive    ${JSON.stringify(theirs)}\nlast: ` +
        actions
          .slice(-6)
          .map((action) => JSON.stringify(doppioToWords(action)))
          .join('\n      '),
    );
  };
  for (;;) {
    const ours = describeRules(rules, seats);
    const theirs = describeNaive(naive, seats);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) disagree('positions', ours, theirs);
    const { kind } = naive.awaited();
    if (kind === 'over') return { actions: actions.length, blocked, tied, redealt };
    const legal = rules.legal();
    const naiveLegal = naive
      .legal()
      .map(wordOf)
      .sort((a, b) => a - b);
    if (legal.join() !== naiveLegal.join())
      disagree('legal actions', legal.map(doppioToWords), naiveLegal.map(doppioToWords));
    const action =
      kind === 'chance' ? rules.chance(random.bits()) : (legal[random.bits() % legal.length] as number);
    if (!legal.includes(action)) disagree('chance', doppioToWords(action), legal.map(doppioToWords));
    const words = doppioToWords(action);
    const again = doppioFromWords({ ...words }, 0);
    if (isRefused(again) || again !== action) disagree('words', action, again);
    naive.apply(words as NaiveDoppioAction);
    const code = rules.act(action);
    if (code !== 0) disagree('acceptance', code, 'accepted');
    actions.push(action);
    if (rules.read(Field.Round) > ours.round || rules.winners().length > 0) {
      if (rules.read(Field.LastEnd) === (RoundEnd.Blocked as number)) blocked++;
      if (rules.read(Field.LastWinner) === NO_SEAT) tied++;
    } else if (words.do === 'deal' && rules.read(Field.BoneyardSize) === TILES) redealt++;
  }
}
