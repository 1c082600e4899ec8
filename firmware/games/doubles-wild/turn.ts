import { CELLS, COLUMNS } from '../../../shared/cells';
import { FIRST_TOTAL, Phase } from '../../../shared/doubles-wild';
import { startBattle } from './battle';
import { endGame, finish } from './ending';
import { countRowsThrough, isProtected } from './rows';
import {
  clearDice,
  dieAt,
  game,
  ownerAt,
  scoreOf,
  setOrderTotal,
  orderTotalOf,
  setOwner,
  setScore,
  setSupply,
  supplyOf,
} from './state';

// From the dice to the pocket, and from turn to turn.

/** Whether both red dice agree (DW-wild). */
export function isRedWild(): bool {
  return dieAt(0) === dieAt(1);
}

/** Whether both blue dice agree (DW-wild). */
export function isBlueWild(): bool {
  return dieAt(2) === dieAt(3);
}

/** The red total, which names the row (DW-board). */
export function redTotal(): i32 {
  return dieAt(0) + dieAt(1);
}

/** The blue total, which names the column (DW-board). */
export function blueTotal(): i32 {
  return dieAt(2) + dieAt(3);
}

/** The pocket that a roll without a double selects. */
export function landingCell(): i32 {
  return (redTotal() - FIRST_TOTAL) * COLUMNS + (blueTotal() - FIRST_TOTAL);
}

/** Whether an owner (seat + 1) plays against a seat (DW-team: 0 and 2 against 1 and 3). */
export function isOpponent(owner: i32, seat: i32): bool {
  return areTeams() ? (((owner - 1) ^ seat) & 1) !== 0 : owner - 1 !== seat;
}

export function areTeams(): bool {
  return (game.options & 1) !== 0;
}

/**
 * Whether the seat on turn may pick a pocket with the dice as they lie: with a double every pocket of the line that it
 * does not own (DW-wild), without one the pocket landed in, if there is anything to do there.
 */
export function canPick(cell: i32): bool {
  const owner = ownerAt(cell);
  if (owner === game.turn + 1) return false;
  const redWild = isRedWild();
  const blueWild = isBlueWild();
  if (!redWild && !blueWild) return cell === landingCell() && !isProtected(cell);
  if (!redWild && cell / COLUMNS !== redTotal() - FIRST_TOTAL) return false;
  return blueWild ? true : cell % COLUMNS === blueTotal() - FIRST_TOTAL;
}

/**
 * The pockets that the dice select, in ascending order: from `firstSelected` below `selectedEnd`, each `selectedStep` after
 * the last. One pocket, a row, a column, or all of them (DW-wild). Legal actions are listed for every roll: only these
 * pockets are looked at.
 */
export function firstSelected(): i32 {
  const column = isBlueWild() ? 0 : blueTotal() - FIRST_TOTAL;
  return isRedWild() ? column : (redTotal() - FIRST_TOTAL) * COLUMNS + column;
}

export function selectedEnd(): i32 {
  if (isRedWild()) return CELLS;
  return isBlueWild() ? firstSelected() + COLUMNS : firstSelected() + 1;
}

export function selectedStep(): i32 {
  return isBlueWild() ? 1 : COLUMNS;
}

/** Whether there is any pocket to pick. */
export function canPickAny(): bool {
  const end = selectedEnd();
  const step = selectedStep();
  for (let cell = firstSelected(); cell < end; cell += step) if (canPick(cell)) return true;
  return false;
}

/** The roll stands: on to the pocket, the battle, or the next seat. */
export function keepRoll(): void {
  game.rerolling = 0;
  if (!canPickAny()) {
    endTurn(); // DW-own, DW-protected, DW-wild-none
  } else if (isRedWild() || isBlueWild() || ownerAt(landingCell()) === 0) {
    game.phase = <u8>Phase.Pocket;
  } else {
    pick(landingCell());
  }
}

/** The seat on turn plays a pocket that it can pick (DW-vacant, DW-protected, DW-battle, DW-team). */
export function pick(cell: i32): void {
  game.rerolling = 0;
  const owner = ownerAt(cell);
  if (owner === 0) {
    takePocket(cell, game.turn);
    if (game.phase !== Phase.Over) endTurn();
  } else if (isProtected(cell)) {
    endTurn();
  } else if (isOpponent(owner, game.turn)) {
    startBattle(cell, owner - 1);
  } else {
    game.cell = <u8>cell;
    game.phase = <u8>Phase.Teammate;
  }
}

/** A marble of the seat's supply takes a pocket and scores its new rows; in sudden death the first row wins. */
export function takePocket(cell: i32, seat: i32): void {
  setSupply(seat, supplyOf(seat) - 1);
  setOwner(cell, seat + 1);
  const rows = countRowsThrough(cell, seat + 1);
  setScore(seat, scoreOf(seat) + rows);
  if (game.suddenDeaths > 0 && rows > 0) finish(areTeams() ? 5 << (seat & 1) : 1 << seat);
}

/** The next playing seat, clockwise. */
function nextSeat(seat: i32): i32 {
  do seat = (seat + 1) % game.seats;
  while (((game.playing >> (<u8>seat)) & 1) === 0);
  return seat;
}

/** The turn passes; the game ends when it passes to a seat without marbles (DW-end). */
export function endTurn(): void {
  clearDice();
  game.cell = 0;
  game.turn = <u8>nextSeat(game.turn);
  if (supplyOf(game.turn) === 0) endGame();
  else game.phase = <u8>Phase.Roll;
}

/** The seats of `mask` roll for the first turn, the lowest seat first (DW-order). */
export function startOrder(mask: u32): void {
  for (let seat = 0; seat < 4; seat++) setOrderTotal(seat, 0);
  game.contenders = <u8>mask;
  game.turn = <u8>ctz(mask);
  game.phase = <u8>Phase.Order;
}

/** The awaited seat has rolled a total for the first turn. */
export function rollForOrder(total: i32): void {
  setOrderTotal(game.turn, total);
  let best = 0;
  let leaders: u32 = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    if (((game.contenders >> (<u8>seat)) & 1) === 0) continue;
    const rolled = orderTotalOf(seat);
    if (rolled === 0) {
      game.turn = <u8>seat;
      return;
    }
    if (rolled > best) {
      best = rolled;
      leaders = 0;
    }
    if (rolled === best) leaders |= 1 << seat;
  }
  startOrder(leaders);
  if (popcnt(leaders) === 1) {
    game.contenders = 0;
    game.phase = <u8>Phase.Roll;
  }
}
