import type { GameName } from '../../host/games/index';
import { games } from '../games';
import { type Action, type Answer, type Position, type Talk } from './talk';

/** Every combination of options of every game. */
export const everyGame: readonly { game: GameName; options: object }[] = games.flatMap(
  ({ host, optionWords }) =>
    optionWords.map((word) => ({ game: host.name as GameName, options: host.describeOptions(word) })),
);

/** Whole numbers below `limit` from a seed: Mulberry32. */
export function numbersBelow(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What a program that knows no rules sends next: dice, a tile or the winner of a pop-off where they are awaited, otherwise any legal choice; null at the end. */
export function anyAction(
  { awaited, chance, legal, position }: Answer,
  below: (limit: number) => number,
): Action | null {
  if (awaited.kind === 'nothing') return null;
  if (chance?.['seat'] === true) return { ...chance, seat: awaited.seats[below(awaited.seats.length)] };
  if (chance?.do === 'settled') return { ...chance, flung: chance['flung'] === true && below(2) === 0 };
  if (chance?.['cells'] === true) return told(chance, below);
  if (chance?.['tile'] === true) return { ...chance, tile: drawn(position, below) };
  if (chance) return rolled(chance, below) as Action;
  return legal[below(legal.length)] ?? null;
}

/** Where a die of Doppel X lies that is awaited: across two cells, or outside. No board has two holes side by side. */
function told({ cells: _cells, face: _face, ...die }: Action, below: (limit: number) => number): Action {
  if (below(5) === 0) return { ...die, do: 'lost', where: 'outside' };
  const row = below(9);
  const column = below(8);
  return {
    ...die,
    cells: [
      [row, column],
      [row, column + 1],
    ],
    face: ([1, 2, 3, 'X'] as const)[below(4)],
  };
}

/** A roll that is awaited, with a face in place of each `true`. */
function rolled(awaited: unknown, below: (limit: number) => number): unknown {
  if (awaited === true) return below(6) + 1;
  if (Array.isArray(awaited)) return awaited.map((die) => rolled(die, below));
  if (typeof awaited === 'object' && awaited !== null)
    return Object.fromEntries(Object.entries(awaited).map(([field, value]) => [field, rolled(value, below)]));
  return awaited;
}

/** A tile of a known boneyard: one that is neither on the table nor in a hand. */
function drawn({ table, hands }: Position, below: (limit: number) => number): readonly number[] {
  const taken = [
    ...(table as { tile: number[] }[]).map(({ tile }) => tile),
    ...(hands as number[][][]).flat(),
  ];
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const set = numbers.flatMap((high) => numbers.slice(0, high + 1).map((low) => [low, high]));
  const left = set.filter((tile) => !taken.some((other) => other.join() === tile.join()));
  return left[below(left.length)] ?? [];
}

/** Plays on to the end of the game; yields each answer, the present one first. */
export function* playOn(talk: Talk, seed: number): Generator<Answer> {
  const below = numbersBelow(seed);
  for (;;) {
    const answer = talk.now;
    yield answer;
    const action = anyAction(answer, below);
    if (!action) return;
    talk.tell(action);
  }
}
