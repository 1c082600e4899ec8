import { CELLS } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import { Field, Pairs, Phase } from '../../../shared/doubles-wild';
import { BATTLE_ROUNDS } from './battle';
import { fullSupplyFor } from './ending';
import { countRowsOf, countRowsThrough, isProtected } from './rows';
import {
  battleDieAt,
  dieAt,
  firstScoreOf,
  game,
  MAX_PLAYERS,
  orderTotalOf,
  ownerAt,
  scoreOf,
  setBattleDie,
  setDie,
  setFirstScore,
  setOrderTotal,
  setOwner,
  setScore,
  setSupply,
  supplyOf,
} from './state';
import { areTeams, canPick, canPickAny, isBlueWild, isOpponent, isRedWild, landingCell } from './turn';

// Reading a state field by field, writing a position of one's own, and checking that a position can be.

/** Value of a field at an index; −1 where there is no such field or index. */
export function read(field: Field, index: i32): i32 {
  if (index < 0 || index >= sizeOf(field)) return -1;
  switch (field) {
    case Field.Phase:
      return game.phase;
    case Field.Seats:
      return game.seats;
    case Field.Teams:
      return game.options & 1;
    case Field.SuddenDeathOn:
      return game.options & 2 ? 0 : 1;
    case Field.Turn:
      return game.turn;
    case Field.Owner:
      return ownerAt(index);
    case Field.Supply:
      return supplyOf(index);
    case Field.Score:
      return scoreOf(index);
    case Field.FirstScore:
      return firstScoreOf(index);
    case Field.SuddenDeaths:
      return game.suddenDeaths;
    case Field.Playing:
      return (game.playing >> (<u8>index)) & 1;
    case Field.Die:
      return dieAt(index);
    case Field.Rerolling:
      return game.rerolling;
    case Field.Contender:
      return (game.contenders >> (<u8>index)) & 1;
    case Field.OrderTotal:
      return orderTotalOf(index);
    case Field.BattleCell:
      return game.cell;
    case Field.Attacker:
      return game.attacker;
    case Field.Defender:
      return game.defender;
    case Field.BattleRound:
      return game.round;
    case Field.BattleSide:
      return game.side;
    case Field.BattleKept:
      return game.kept;
    case Field.BattleDie:
      return battleDieAt(index);
    case Field.Winners:
      return game.winners;
    case Field.FullSupply:
      return game.fullSupply;
    case Field.Protected:
      return isProtected(index) ? 1 : 0;
    case Field.Rows:
      return countRowsOf(index + 1);
    default:
      return isPicking() && canPick(index) ? 1 : 0;
  }
}

/** Writes a field of a position. BadState for a field that cannot be written, an index or a value that does not fit. */
export function write(field: Field, index: i32, value: i32): Code {
  if (index < 0 || index >= sizeOf(field) || value < 0 || value > 255) return Code.BadState;
  const byte = <u8>value;
  const bit: u8 = 1 << (<u8>index);
  switch (field) {
    case Field.Phase:
      game.phase = byte;
      break;
    case Field.Turn:
      game.turn = byte;
      break;
    case Field.Owner:
      setOwner(index, value);
      break;
    case Field.Supply:
      setSupply(index, value);
      break;
    case Field.Score:
      setScore(index, value);
      break;
    case Field.FirstScore:
      setFirstScore(index, value);
      break;
    case Field.SuddenDeaths:
      game.suddenDeaths = byte;
      break;
    case Field.Playing:
      game.playing = value ? game.playing | bit : game.playing & ~bit;
      break;
    case Field.Die:
      setDie(index, value);
      break;
    case Field.Rerolling:
      game.rerolling = byte;
      break;
    case Field.Contender:
      game.contenders = value ? game.contenders | bit : game.contenders & ~bit;
      break;
    case Field.OrderTotal:
      setOrderTotal(index, value);
      break;
    case Field.BattleCell:
      game.cell = byte;
      break;
    case Field.Attacker:
      game.attacker = byte;
      break;
    case Field.Defender:
      game.defender = byte;
      break;
    case Field.BattleRound:
      game.round = byte;
      break;
    case Field.BattleSide:
      game.side = byte;
      break;
    case Field.BattleKept:
      game.kept = byte;
      break;
    case Field.BattleDie:
      setBattleDie(index, value);
      break;
    case Field.Winners:
      game.winners = byte;
      break;
    default:
      return Code.BadState;
  }
  return Code.Ok;
}

/** How many values a field has; 0 for no such field. */
function sizeOf(field: Field): i32 {
  switch (field) {
    case Field.Owner:
    case Field.Protected:
    case Field.Target:
      return CELLS;
    case Field.Supply:
    case Field.Score:
    case Field.FirstScore:
    case Field.Playing:
    case Field.Contender:
    case Field.OrderTotal:
    case Field.Die:
    case Field.Rows:
      return 4;
    case Field.BattleDie:
      return 6;
    default:
      return field >= Field.Phase && field <= Field.FullSupply ? 1 : 0;
  }
}

function isPicking(): bool {
  return game.phase === Phase.Decide || game.phase === Phase.Pocket;
}

/** Whether the state, however it came here, is one that a game can be in. The first thing that cannot be is named. */
export function check(): Code {
  if (game.seats < 2 || game.seats > 4 || game.options > 3) return Code.BadState;
  if (areTeams() && game.seats !== 4) return Code.BadState;
  if (game.phase > <u8>Phase.Over || <i32>game.fullSupply !== fullSupplyFor(game.seats)) return Code.BadState;
  const all: u8 = (1 << game.seats) - 1;
  if (game.playing === 0 || (game.playing & ~all) !== 0) return Code.BadState;
  if (game.suddenDeaths === 0) {
    if (game.playing !== all) return Code.BadState;
  } else {
    // DW-sudden-death: two or more seats, or both teams, that led after the first game.
    const fewest: u8 = areTeams() ? 4 : 2;
    if ((game.options & 2) !== 0 || popcnt(game.playing) < fewest || game.playing !== leadersOf(true))
      return Code.BadState;
  }
  const marbles = checkMarbles();
  if (marbles !== Code.Ok) return marbles;
  if (game.turn >= game.seats || ((game.playing >> game.turn) & 1) === 0) return Code.BadTurn;
  return checkPhase(all);
}

/** Marbles, supplies and scores of each seat. */
function checkMarbles(): Code {
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = ownerAt(cell);
    if (owner > <i32>game.seats) return Code.BadState;
    if (owner > 0 && ((game.playing >> (<u8>(owner - 1))) & 1) === 0) return Code.BadState;
  }
  for (let seat = 0; seat < MAX_PLAYERS; seat++) {
    let onBoard = 0;
    for (let cell = 0; cell < CELLS; cell++) if (ownerAt(cell) === seat + 1) onBoard++;
    const given: i32 = (game.playing >> (<u8>seat)) & 1 ? game.fullSupply : 0;
    if (onBoard + supplyOf(seat) > given) return Code.BadSupply;
    if (scoreOf(seat) !== countRowsOf(seat + 1)) return Code.BadScore;
    if (game.suddenDeaths > 0 && scoreOf(seat) > 0 && game.phase !== Phase.Over) return Code.BadScore;
    if (firstScoreOf(seat) > 0 && (game.suddenDeaths === 0 || seat >= <i32>game.seats)) return Code.BadScore;
  }
  return Code.Ok;
}

/** The seats that had, or have, the most rows, a bit each: in the first game or in the running one (DW-end, DW-team). */
function leadersOf(isFirstGame: bool): u8 {
  let best = -1;
  let mask: u8 = 0;
  for (let seat: u8 = 0; seat < game.seats; seat++) {
    let score = isFirstGame ? firstScoreOf(seat) : scoreOf(seat);
    if (areTeams()) score += isFirstGame ? firstScoreOf(seat ^ 2) : scoreOf(seat ^ 2);
    if (score > best) {
      best = score;
      mask = 0;
    }
    if (score === best) mask |= <u8>(1 << seat);
  }
  return mask;
}

/** What each phase needs, and that what it does not need is zero: equal positions must have equal hashes. */
function checkPhase(all: u8): Code {
  const phase = <Phase>game.phase;
  const isBattle = phase === Phase.BattleRoll || phase === Phase.BattleKeep;
  const hasDice = phase >= Phase.Decide && phase <= Phase.BattleKeep;
  if (phase === Phase.Over ? game.winners === 0 || (game.winners & ~all) !== 0 : game.winners !== 0)
    return Code.BadState;
  if (phase !== Phase.Over && supplyOf(game.turn) === 0) return Code.BadTurn;
  for (let index = 0; index < 4; index++)
    if (hasDice ? dieAt(index) < 1 || dieAt(index) > 6 : dieAt(index) !== 0) return Code.BadDice;
  if (
    phase === Phase.Reroll
      ? game.rerolling < <u8>Pairs.Red || game.rerolling > <u8>Pairs.Both
      : game.rerolling !== 0
  )
    return Code.BadState;
  const order = checkOrder(phase === Phase.Order);
  if (order !== Code.Ok) return order;
  if (phase === Phase.Over) {
    const over = checkOver();
    if (over !== Code.Ok) return over;
  }
  // Without a double an occupied pocket leaves no choice: the battle or the teammate's answer comes at once.
  if (phase === Phase.Pocket && (!canPickAny() || (!isRedWild() && !isBlueWild() && ownerAt(landingCell()))))
    return Code.BadDice;
  if (phase === Phase.Teammate) {
    const owner = <i32>game.cell < CELLS ? ownerAt(game.cell) : 0;
    if (owner === 0 || isOpponent(owner, game.turn) || !canPick(game.cell) || isProtected(game.cell))
      return Code.BadCell;
  }
  if (isBattle) return checkBattle(phase);
  if ((game.cell !== 0 && phase !== Phase.Teammate) || game.attacker | game.defender | game.round | game.side)
    return Code.BadBattle;
  for (let index = 0; index < 6; index++) if (battleDieAt(index) !== 0) return Code.BadBattle;
  return game.kept === 0 ? Code.Ok : Code.BadBattle;
}

/** A game that is over: how it ended says who has won. */
function checkOver(): Code {
  if (game.suddenDeaths === 0) {
    // DW-end: the turn has passed to a seat without marbles, and the leaders have won, where nothing breaks their tie.
    if (supplyOf(game.turn) !== 0) return Code.BadTurn;
    const isOneSide = popcnt(game.winners) === (areTeams() ? 2 : 1);
    return game.winners === leadersOf(false) && (isOneSide || (game.options & 2) !== 0)
      ? Code.Ok
      : Code.BadState;
  }
  // DW-sudden-death: the seat on turn has completed the first rows, all through the pocket that it took last.
  if (game.winners !== <u8>(areTeams() ? 5 << (game.turn & 1) : 1 << game.turn)) return Code.BadState;
  for (let seat: u8 = 0; seat < game.seats; seat++)
    if (seat !== game.turn && scoreOf(seat) !== 0) return Code.BadScore;
  const owner = game.turn + 1;
  const rows = scoreOf(game.turn);
  for (let cell = 0; cell < CELLS; cell++)
    if (rows > 0 && ownerAt(cell) === owner && countRowsThrough(cell, owner) === rows) return Code.Ok;
  return Code.BadScore;
}

function checkOrder(isOrder: bool): Code {
  if (!isOrder) {
    if (game.contenders !== 0) return Code.BadTurn;
  } else {
    // Before the first roll of a game everybody is a contender, later those who tied; a single one would have begun.
    if (popcnt(game.contenders) < 2 || (game.contenders & ~game.playing) !== 0) return Code.BadTurn;
    for (let cell = 0; cell < CELLS; cell++) if (ownerAt(cell) !== 0) return Code.BadState;
    for (let seat: u8 = 0; seat < game.seats; seat++)
      if ((game.playing >> seat) & 1 && supplyOf(seat) !== <i32>game.fullSupply) return Code.BadSupply;
  }
  for (let seat = 0; seat < MAX_PLAYERS; seat++) {
    const total = orderTotalOf(seat);
    const hasRolled = isOrder && seat < <i32>game.turn && ((game.contenders >> (<u8>seat)) & 1) !== 0;
    if (hasRolled ? total < 3 || total > 18 : total !== 0) return Code.BadTurn;
  }
  return isOrder && ((game.contenders >> game.turn) & 1) === 0 ? Code.BadTurn : Code.Ok;
}

/** A battle that can be: an opponent's unprotected marble that the dice select, and dice rolled as far as the round says. */
function checkBattle(phase: Phase): Code {
  if (<i32>game.cell >= CELLS || game.attacker !== game.turn || game.side > 1) return Code.BadBattle;
  if (ownerAt(game.cell) !== game.defender + 1 || !isOpponent(game.defender + 1, game.attacker))
    return Code.BadBattle;
  if (isProtected(game.cell) || !canPick(game.cell)) return Code.BadBattle;
  if (game.round < 1 || (game.round === 1 && phase === Phase.BattleKeep)) return Code.BadBattle;
  const keepsAll: u8 = phase === Phase.BattleKeep || game.round === 1 ? 1 : 7;
  if (game.kept >= keepsAll) return Code.BadBattle;
  for (let index = 0; index < 6; index++) {
    const isRolled = game.round > 1 || (index < 3 && game.side === 1);
    const face = battleDieAt(index);
    if (isRolled ? face < 1 || face > 6 : face !== 0) return Code.BadBattle;
  }
  return game.round > BATTLE_ROUNDS && game.side === 0 && totalsDiffer() ? Code.BadBattle : Code.Ok;
}

function totalsDiffer(): bool {
  let difference = 0;
  for (let index = 0; index < 3; index++) difference += battleDieAt(index) - battleDieAt(index + 3);
  return difference !== 0;
}
