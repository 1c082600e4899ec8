/**
 * How many sequences of actions of a length, 1 or more, lead on from a naive model's position. `actionsOf`: all actions there;
 * what the model calls legal, where it names chance inputs too.
 */
export function countLeaves<Action, Naive extends { clone(): Naive; apply(action: Action): void }>(
  naive: Naive,
  depth: number,
  actionsOf: (naive: Naive) => readonly Action[],
): number {
  const actions = actionsOf(naive);
  if (depth === 1) return actions.length;
  return actions.reduce((leaves, action) => {
    const next = naive.clone();
    next.apply(action);
    return leaves + countLeaves(next, depth - 1, actionsOf);
  }, 0);
}
