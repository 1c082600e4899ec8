import { Phase } from '../../../shared/doubles-wild';
import {
  clearDice,
  clearOwners,
  game,
  MAX_PLAYERS,
  scoreOf,
  setFirstScore,
  setScore,
  setSupply,
} from './state';
import { areTeams, startOrder } from './turn';

// The end of the game, and sudden death (DW-end, DW-sudden-death).

/** Marbles for each seat (DW-supply). */
export function fullSupplyFor(seats: i32): i32 {
  return seats === 2 ? 24 : seats === 3 ? 16 : 12;
}

/** The score that counts for a seat: its team's, where there are teams (DW-team). */
export function sideScoreOf(seat: i32): i32 {
  return areTeams() ? scoreOf(seat) + scoreOf(seat ^ 2) : scoreOf(seat);
}

/** The seats with the highest score, a bit each. */
function leaders(): u32 {
  let best = -1;
  let mask: u32 = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    const score = sideScoreOf(seat);
    if (score > best) {
      best = score;
      mask = 0;
    }
    if (score === best) mask |= 1 << seat;
  }
  return mask;
}

/** The turn has passed to a seat without marbles. */
export function endGame(): void {
  if (game.suddenDeaths > 0) {
    startSuddenDeath(game.playing); // supplies ran out with no row: again
    return;
  }
  const mask = leaders();
  const sides = areTeams() ? popcnt(mask) / 2 : popcnt(mask);
  const isWinShared = (game.options & 2) !== 0;
  if (sides === 1 || isWinShared) finish(mask);
  else startSuddenDeath(mask);
}

/** The game is over and the seats of `mask` have won. */
export function finish(mask: u32): void {
  clearDice();
  game.cell = 0;
  game.winners = <u8>mask;
  game.phase = <u8>Phase.Over;
}

/** The tied seats clear the board, take the full supply again and roll for order. */
function startSuddenDeath(mask: u32): void {
  for (let seat = 0; seat < MAX_PLAYERS; seat++) {
    if (game.suddenDeaths === 0) setFirstScore(seat, scoreOf(seat));
    setScore(seat, 0);
    setSupply(seat, (mask >> seat) & 1 ? game.fullSupply : 0);
  }
  if (game.suddenDeaths < 255) game.suddenDeaths++;
  game.playing = <u8>mask;
  clearOwners();
  startOrder(mask);
}
