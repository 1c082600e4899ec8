import { type Action, type Answer, type Talk } from './talk';

/** Every combination of options that the game has. */
export const everyOptions = [2, 3, 4].flatMap((seats) =>
  [true, false].flatMap((suddenDeath) =>
    (seats === 4 ? [false, true] : [false]).map((teams) => ({ seats, teams, suddenDeath })),
  ),
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

/** What a program that knows no rules sends next: a roll where one is awaited, otherwise any legal choice; null at the end. */
export function anyAction(
  { awaited, chance, legal }: Answer,
  below: (limit: number) => number,
): Action | null {
  if (awaited.kind === 'nothing') return null;
  if (chance) return rolled(chance, below) as Action;
  return legal[below(legal.length)] ?? null;
}

/** A roll that is awaited, with a face in place of each `true`. */
function rolled(awaited: unknown, below: (limit: number) => number): unknown {
  if (awaited === true) return below(6) + 1;
  if (Array.isArray(awaited)) return awaited.map((die) => rolled(die, below));
  if (typeof awaited === 'object' && awaited !== null)
    return Object.fromEntries(Object.entries(awaited).map(([field, value]) => [field, rolled(value, below)]));
  return awaited;
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
