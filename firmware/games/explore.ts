import { Awaited } from '../../shared/actions';
import { apply, awaited, chance, gameId, gameOptions, legal, stateSize } from './game';
import { legalAt } from './legal';
import { startGame } from './start';
import { STATE, STATE_CAPACITY } from './state';

// Walking the game tree: random play for measuring and testing, leaf counts for comparing rules with rules.

let seed: u32 = 1;

/** Marsaglia's xorshift32 ("Xorshift RNGs", 2003): small, quick, and good enough to choose moves by. */
function random(): u32 {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return seed;
}

/**
 * Plays the running game at random from its start until at least `actions` actions have been made, again and again with
 * the same options, and returns how many were made. Chance has its true odds, choices are uniform. The same `from`
 * (not 0) gives the same games.
 */
export function playRandomly(from: u32, actions: u32): u32 {
  seed = from;
  let made: u32 = 0;
  while (made < actions) {
    startGame(gameId(), gameOptions());
    for (let kind = awaited(); kind !== Awaited.Nothing; kind = awaited()) {
      if (kind === Awaited.Chance) apply(chance(random()));
      else apply(legalAt(random() % legal()));
      made++;
    }
  }
  return made;
}

/** How deep leaves can be counted. */
export const COUNT_DEPTH = 6;
const LEVELS: usize = memory.data(COUNT_DEPTH * STATE_CAPACITY, 8);

/** How many sequences of `depth` legal actions (at most COUNT_DEPTH) lead on from the present state, which is kept. */
export function countLeaves(depth: i32): u64 {
  if (depth === 0) return 1;
  const actions = legal();
  if (depth === 1) return actions;
  const before = LEVELS + (depth - 1) * STATE_CAPACITY;
  const size = stateSize();
  memory.copy(before, STATE, size);
  let leaves: u64 = 0;
  for (let index = 0; index < actions; index++) {
    legal();
    apply(legalAt(index));
    leaves += countLeaves(depth - 1);
    memory.copy(STATE, before, size);
  }
  return leaves;
}
