import { Field, Kind, NO_TILE, Phase, TILE_SHIFT } from '../../shared/doppio';
import type { Rules } from '../../host/rules/rules';
import type { Dominoes } from '../../host/sim/dominoes';
import type { Random } from '../../host/sim/random';
import { packAction, unpackAction } from '../../host/words/action';

/** What honest people do next: the action, and the tile that they lay on the pad for it (null for none). */
export interface Deed {
  readonly action: number;
  readonly tile: number | null;
}

/**
 * Honest people who look at their own tiles: they begin with the highest double, play what fits, draw when nothing does,
 * and show what they hold.
 */
export function honestDeed(rules: Rules, dominoes: Dominoes, random: Random): Deed {
  const holder = (tile: number) => [0, 1, 2, 3].find((seat) => tilesOf(dominoes, seat).includes(tile));
  const phase: Phase = rules.read(Field.Phase);
  const could = rules.legal().flatMap((action): Deed[] => {
    const { kind, seat, argument } = unpackAction(action);
    const tile = kind === Kind.Play ? argument >> TILE_SHIFT : argument;
    const isTileOfSeat = (kind === Kind.Play || kind === Kind.Show) && holder(tile) === seat;
    return isTileOfSeat ? [{ action, tile }] : [];
  });
  // A tile's number grows with its higher half, so the last double is the highest.
  if (phase === Phase.Opening)
    return could.sort((one, other) => one.tile! - other.tile!).at(-1) ?? { action: redeal(0), tile: null };
  if (could.length > 0) return random.pick(could);
  const seat = rules.read(Field.Turn);
  const mayDraw = rules.legal().includes(draw(seat));
  return {
    action: mayDraw ? draw(seat) : packAction({ kind: Kind.Pass, seat, argument: 0 }),
    tile: null,
  };
}

/** All tiles that a seat has, on its rack and off it. */
export function tilesOf(dominoes: Dominoes, seat: number): number[] {
  return [...dominoes.rack(seat), ...dominoes.hand(seat)];
}

export function isDraw(action: number): boolean {
  return unpackAction(action).kind === Kind.Draw;
}

function draw(seat: number): number {
  return packAction({ kind: Kind.Draw, seat, argument: NO_TILE });
}

function redeal(seat: number): number {
  return packAction({ kind: Kind.Redeal, seat, argument: 0 });
}
