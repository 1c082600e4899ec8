import { Phase } from '../../../shared/doubles-wild';
import { battleDieAt, game, setBattleDie, setSupply, supplyOf } from './state';
import { endTurn, takePocket } from './turn';

// Battles: three dice each, three rounds, the attacker first in each (DW-battle).

/** Rounds that are always played; those after them are tie rounds (DW-battle-tie). */
export const BATTLE_ROUNDS: u8 = 3;
const ALL_DICE: u8 = 7;
const LAST_ROUND_COUNTED: u8 = 255;

/** The seat on turn attacks the pocket of `defender`. */
export function startBattle(cell: i32, defender: i32): void {
  game.cell = <u8>cell;
  game.attacker = game.turn;
  game.defender = <u8>defender;
  game.round = 1;
  game.side = 0;
  game.kept = 0;
  game.phase = <u8>Phase.BattleRoll;
}

/** The seat that is to roll or to choose. */
export function battleSeat(): i32 {
  return game.side === 0 ? game.attacker : game.defender;
}

/** Whether all three dice may stay: not in a tie round. */
export function mayKeepAll(): bool {
  return game.round <= BATTLE_ROUNDS;
}

/** Total of a side's three dice: 0 the attacker's, 1 the defender's. */
export function battleTotal(side: i32): i32 {
  const first = side * 3;
  return battleDieAt(first) + battleDieAt(first + 1) + battleDieAt(first + 2);
}

/** The acting side lets the dice of `kept` stay. */
export function keepBattleDice(kept: u32): void {
  if (kept === ALL_DICE) {
    endSide();
  } else {
    game.kept = <u8>kept;
    game.phase = <u8>Phase.BattleRoll;
  }
}

/** The acting side's die shows a new face. */
export function rollBattleDie(index: i32, face: i32): void {
  setBattleDie(game.side * 3 + index, face);
}

/** The acting side is done with this round. */
export function endSide(): void {
  game.kept = 0;
  if (game.side === 0) {
    game.side = 1;
  } else {
    if (game.round >= BATTLE_ROUNDS && battleTotal(0) !== battleTotal(1)) {
      endBattle();
      return;
    }
    game.side = 0;
    if (game.round < LAST_ROUND_COUNTED) game.round++;
  }
  game.phase = <u8>(game.round === 1 ? Phase.BattleRoll : Phase.BattleKeep);
}

/** The higher total wins; the attacker's stake takes the pocket or leaves the game (DW-stake). */
function endBattle(): void {
  const attacker = game.attacker;
  const cell = game.cell;
  const won = battleTotal(0) > battleTotal(1);
  game.attacker = 0;
  game.defender = 0;
  game.round = 0;
  game.side = 0;
  if (won) takePocket(cell, attacker);
  else setSupply(attacker, supplyOf(attacker) - 1);
  if (game.phase !== Phase.Over) endTurn();
}
