import {
  DICE,
  DOUBLE_X_CHIPS,
  FACE_X,
  FEW_SEATS_TARGET,
  Letter,
  MANY_SEATS,
  MANY_SEATS_TARGET,
  NEUTRAL,
  Phase,
  Zone,
} from '../../../shared/doppel-x';
import { worthOf, zoneOfDie } from './board';
import {
  betOf,
  chipsOf,
  clearGame,
  faceOf,
  firstSeat,
  game,
  lieOf,
  seatDice,
  seats,
  setChips,
  setLie,
} from './state';

// What a throw is worth once all dice lie still, and what comes after it.

const DOUBLE_X_REWARD: i32 = 5;
const FLUNG_REWARD: i32 = 5;
const LOST_REWARD: i32 = 2;

/** Begins a game with the throw of all seats (DX-opening). */
export function beginRound(round: i32): void {
  clearGame();
  game.phase = <u8>Phase.Opening;
  game.pending = seatDice();
  game.lost = 0;
  game.turn = <u8>firstSeat();
  game.round = <u8>round;
}

/** Scores the throw that has been told, and goes on: DX-score, DX-double-x, DX-floor, DX-end. */
export function settle(isFlung: bool): void {
  for (let seat = 0; seat < seats(); seat++) setChips(seat, max(0, chipsOf(seat) + gainOf(seat, isFlung)));
  if (isDoubleX()) for (let dice = crossedDice(); dice !== 0; dice &= dice - 1) setLie(ctz(dice), 0);
  game.lost = 0;
  const isOpening = game.phase === Phase.Opening;
  const best = winners();
  if (best === 0) {
    if (!isOpening) game.turn = <u8>((game.turn + 1) % seats());
    game.phase = <u8>Phase.Bets;
  } else if (popcnt(best) === 1) {
    game.phase = <u8>Phase.Over;
  } else {
    beginRound(min(255, <i32>game.round + 1));
  }
}

/** The dice on the board that show X, a bit each. */
export function crossedDice(): u32 {
  let dice: u32 = 0;
  for (let die = 0; die < DICE; die++) if (faceOf(lieOf(die)) === FACE_X) dice |= 1 << die;
  return dice;
}

/** DX-double-x: whether two dice on the board, or more, show an X. */
export function isDoubleX(): bool {
  return popcnt(crossedDice()) > 1;
}

/** What scoring the dice as they lie gives a seat, in one sum (DX-floor); below 0 where it loses a chip. */
export function gainOf(seat: i32, isFlung: bool): i32 {
  const isOnTurn = seat === <i32>game.turn;
  const bet = isOnTurn ? 0 : betOf(seat);
  const crossed = crossedDice();
  if (popcnt(crossed) > 1) {
    const own = (1 << seat) | (isOnTurn ? 1 << NEUTRAL : 0);
    if ((crossed & own) !== 0) return DOUBLE_X_CHIPS;
    return bet === Letter.A + 1 || bet === Letter.H + 1 ? DOUBLE_X_REWARD : 0;
  }
  const chips = worthOf(seat) + (isOnTurn ? worthOf(NEUTRAL) : 0);
  return bet === 0 ? chips : chips + rewardOf(<Letter>(bet - 1), isFlung);
}

/** DX-bets: what a bet brings without a Double X. */
function rewardOf(letter: Letter, isFlung: bool): i32 {
  switch (letter) {
    case Letter.B:
      return LOST_REWARD * countActiveDice(-1);
    case Letter.C:
      return 3 * countActiveDice(Zone.Two);
    case Letter.D:
      return 4 * countActiveDice(Zone.Three);
    case Letter.E:
      return 2 * countActiveDice(Zone.NoScore);
    case Letter.F:
      return countActiveDice(Zone.One);
    case Letter.G:
      return isFlung ? FLUNG_REWARD : 0;
    default:
      return 0;
  }
}

/** How many of the two dice that were thrown count in a Zone; −1: how many are lost. */
function countActiveDice(zone: i32): i32 {
  return i32(zoneOfDie(game.turn) === zone) + i32(zoneOfDie(NEUTRAL) === zone);
}

/** DX-end: with how many chips the game ends. */
export function target(): i32 {
  return seats() >= MANY_SEATS ? MANY_SEATS_TARGET : FEW_SEATS_TARGET;
}

/** The seats with the most chips, a bit each, once these are enough to end the game; otherwise 0. */
export function winners(): u32 {
  let most = target();
  let best: u32 = 0;
  for (let seat = 0; seat < seats(); seat++) {
    const chips = chipsOf(seat);
    if (chips > most) {
      most = chips;
      best = 0;
    }
    if (chips === most) best |= 1 << seat;
  }
  return best;
}
