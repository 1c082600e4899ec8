import { Code } from '../../../shared/codes';
import { DICE, DOUBLE_X_CHIPS, FACE_X, LETTERS, MOST_SEATS, NEUTRAL, Phase } from '../../../shared/doppel-x';
import { canLieAt } from './board';
import { areOptionsGood } from './rules';
import { crossedDice, target, winners } from './scoring';
import {
  activeDice,
  betOf,
  chipsOf,
  diceOnBoard,
  faceOf,
  firstSeat,
  game,
  letters,
  lieOf,
  placeOf,
  seatDice,
  seats,
} from './state';

// Whether a position can be. From a position that passes, every legal action leads to one that passes.

/** The most that one scoring can give a seat: with two dice, 3 × 3x each; with one, or by a bet, less than for an X. */
const MOST_WITH_TWO_DICE: i32 = 18;

/** Whether the state, however it came here, is one that a game can be in. The first thing that cannot be is named. */
export function check(): Code {
  if (!areOptionsGood(game.options) || game.phase > <u8>Phase.Over || game.round === 0) return Code.BadState;
  if (<i32>game.turn >= seats()) return Code.BadTurn;
  if (game.phase === Phase.Opening && <i32>game.turn !== firstSeat()) return Code.BadTurn;
  if (!areChipsGood()) return Code.BadScore;
  if (!areLiesGood() || !areReportsGood()) return Code.BadLie;
  return areBetsGood() ? Code.Ok : Code.BadBet;
}

/** DX-end: nobody has enough before the game is over, and then one seat has most. */
function areChipsGood(): bool {
  const isOver = game.phase === Phase.Over;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const chips = chipsOf(seat);
    const gain = !isOver ? 0 : seat === <i32>game.turn ? MOST_WITH_TWO_DICE : DOUBLE_X_CHIPS;
    const most = seat >= seats() || game.phase === Phase.Opening ? 0 : target() - 1 + gain;
    if (chips > most) return false;
  }
  return !isOver || popcnt(winners()) === 1;
}

/** Every die that is on the board has a face and does not lie over nothing but a hole (DX-hole). */
function areLiesGood(): bool {
  for (let die = 0; die < DICE; die++) {
    const lie = lieOf(die);
    if (lie === 0) continue;
    const face = faceOf(lie);
    if ((die >= seats() && die !== NEUTRAL) || face < 1 || face > FACE_X || !canLieAt(placeOf(lie)))
      return false;
  }
  return true;
}

/** The reports of a throw, told in the order of the dice (DX-turn, DX-opening). */
function areReportsGood(): bool {
  const onBoard = diceOnBoard();
  const pending = game.pending;
  const lost = game.lost;
  const isOpening = game.phase === Phase.Opening;
  if (!isOpening && game.phase !== Phase.Throw) return (pending | lost) === 0 && popcnt(crossedDice()) < 2;
  // Dice below the first that is pending have been told.
  const told = pending === 0 ? (1 << DICE) - 1 : (1 << ctz(pending)) - 1;
  if ((lost & (onBoard | ~told)) !== 0) return false;
  const thrown = isOpening ? seatDice() : activeDice();
  if ((lost & ~(seatDice() | thrown)) !== 0 || (pending & ~(seatDice() | thrown)) !== 0) return false;
  // Those that were thrown are told or pending; of the others those on the board.
  if ((thrown & told & ~(onBoard | lost)) !== 0) return false;
  if (isOpening)
    return (
      ((onBoard | lost | pending) & ~thrown) === 0 &&
      (pending & onBoard) === 0 &&
      pending === (thrown & ~told)
    );
  if (pending !== ((onBoard | thrown) & ~told) || (pending & onBoard & thrown) !== 0) return false;
  return popcnt(crossedDice() & pending) < 2;
}

/** DX-bets: a bet is on one of the four letters, by a seat whose die is not on the board nor was in this throw. */
function areBetsGood(): bool {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const bet = betOf(seat);
    if (bet === 0) continue;
    if (bet > LETTERS || seat >= seats() || game.phase === Phase.Opening) return false;
    if (((letters() >> (bet - 1)) & 1) === 0 || lieOf(seat) !== 0 || ((game.lost >> seat) & 1) !== 0)
      return false;
    if (game.phase !== Phase.Bets && seat === <i32>game.turn) return false;
  }
  return true;
}
