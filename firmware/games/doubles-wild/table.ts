import { Awaited } from '../../../shared/actions';
import { CELLS, COLUMNS, NO_CELL, ROWS } from '../../../shared/cells';
import { BLUE_DICE, FIRST_TOTAL, Kind, Pairs, Phase, RED_DICE } from '../../../shared/doubles-wild';
import { Ink, Rhythm } from '../../../shared/lights';
import { Prompt } from '../../../shared/prompts';
import { argumentOf, kindOf, makeAction } from '../action';
import { light } from '../light';
import { phrase } from '../said';
import { BATTLE_ROUNDS, battleSeat, battleTotal } from './battle';
import { sideScoreOf } from './ending';
import { isProtected } from './rows';
import { awaited, awaitedDice, awaitedSeat } from './rules';
import { dieAt, game, ownerAt } from './state';
import {
  areTeams,
  blueTotal,
  canPick,
  canPickAny,
  isBlueWild,
  isOpponent,
  isRedWild,
  landingCell,
  redTotal,
} from './turn';

// How Doubles Wild uses the table, by the contract of table/binding.ts: which sensed change is which action, what lies
// where, what glows, what is asked.

const NO_ACTION: u32 = 0;

/** The piece that should lie on a cell: seat + 1, or 0. */
export function pieceAt(cell: i32): i32 {
  return ownerAt(cell);
}

/** The seat whose marble it is. */
export function seatOfPiece(piece: i32): i32 {
  return piece - 1;
}

/** The action that a marble newly put on a cell means, or 0: only vacant pockets are taken by putting a marble. */
export function actionOfPiece(cell: i32): u32 {
  if (game.phase !== Phase.Decide && game.phase !== Phase.Pocket) return NO_ACTION;
  if (ownerAt(cell) !== 0 || !canPick(cell)) return NO_ACTION;
  return makeAction(Kind.Pocket, game.turn, cell);
}

/** The cell on which an action puts a marble, given before it is carried out; −1 for none. */
export function cellOfAction(action: u32): i32 {
  if (kindOf(action) !== Kind.Pocket) return -1;
  const cell = <i32>argumentOf(action);
  return ownerAt(cell) === 0 ? cell : -1;
}

// Choices by button, the plainest first: what a marble can say is left out.

/** How many choices the awaited seat's buttons offer; 0 where only a marble or dice can answer. */
export function countOptions(): i32 {
  switch (<Phase>game.phase) {
    case Phase.Decide:
      return 4 + countTakenPockets();
    case Phase.Pocket:
      return countTakenPockets();
    case Phase.Teammate:
      return 2;
    case Phase.BattleKeep:
      return game.round > BATTLE_ROUNDS ? 7 : 8;
    default:
      return 0;
  }
}

/** Whether confirm alone means the first choice: not where a pocket is still to be picked. */
export function hasPlainOption(): bool {
  return game.phase !== Phase.Pocket;
}

/** The choice at an index below `countOptions`. */
export function optionAt(index: i32): u32 {
  const seat = awaitedSeat();
  switch (<Phase>game.phase) {
    case Phase.Decide:
      if (index === 0) return makeAction(Kind.Keep, seat, 0);
      if (index < 4) return makeAction(Kind.Reroll, seat, index);
      return makeAction(Kind.Pocket, seat, takenPocket(index - 4));
    case Phase.Pocket:
      return makeAction(Kind.Pocket, seat, takenPocket(index));
    case Phase.Teammate:
      return makeAction(Kind.Teammate, seat, index);
    default:
      return makeAction(Kind.BattleKeep, seat, (game.round > BATTLE_ROUNDS ? 6 : 7) - index);
  }
}

/** Pockets with somebody's marble that the dice allow to pick with a wild: chosen by button, as no marble can be put there. */
function countTakenPockets(): i32 {
  if (!isRedWild() && !isBlueWild()) return 0;
  let pockets = 0;
  for (let cell = 0; cell < CELLS; cell++) if (ownerAt(cell) !== 0 && canPick(cell)) pockets++;
  return pockets;
}

function takenPocket(index: i32): i32 {
  let cell = 0;
  for (; cell < CELLS; cell++) if (ownerAt(cell) !== 0 && canPick(cell) && index-- === 0) break;
  return cell;
}

// Dice. Wells 0 … 2 hold the red dice, 3 … 5 the blue ones. Turn dice lie in wells 0, 1, 3, 4; a battle's attacker has the
// red dice and the defender the blue ones; the roll for the first turn is made with the red ones.

/** The wells whose dice are awaited, a bit each. */
export function awaitedWells(): u32 {
  if (awaited() !== Awaited.Chance) return 0;
  const dice = awaitedDice();
  if (game.phase === Phase.Order) return dice;
  if (game.phase === Phase.BattleRoll) return game.side === 0 ? dice : dice << RED_DICE;
  return (dice & 3) | ((dice >> 2) << RED_DICE);
}

/** The choice that rolling the dice of `wells` announces where a choice is awaited (DW-reroll, DW-battle), or 0. */
export function choiceOfWells(wells: u32): u32 {
  const red = wells & 7;
  const blue = wells >> RED_DICE;
  if (game.phase === Phase.Decide) {
    if ((red !== 0 && red !== 3) || (blue !== 0 && blue !== 3)) return NO_ACTION;
    const pairs = (red ? Pairs.Red : 0) | (blue ? Pairs.Blue : 0);
    return pairs ? makeAction(Kind.Reroll, game.turn, pairs) : NO_ACTION;
  }
  if (game.phase !== Phase.BattleKeep) return NO_ACTION;
  const own = game.side === 0 ? red : blue;
  const other = game.side === 0 ? blue : red;
  return own === 0 || other !== 0 ? NO_ACTION : makeAction(Kind.BattleKeep, battleSeat(), 7 & ~own);
}

/** The action that the awaited dice make; `faces` holds three bits for each well. */
export function actionOfDice(faces: u32): u32 {
  const red = faces & 0x1ff;
  const blue = faces >> (RED_DICE * BLUE_DICE);
  switch (<Phase>game.phase) {
    case Phase.Order:
      return makeAction(Kind.OrderRoll, game.turn, red);
    case Phase.BattleRoll:
      return makeAction(Kind.BattleRoll, battleSeat(), game.side === 0 ? red : blue);
    default:
      return makeAction(Kind.Roll, game.turn, red | (blue << 6));
  }
}

// Words

/** Phrases what is awaited (games/said.ts). */
export function phrasePrompt(): void {
  const seat = game.turn;
  const canAttack = countTakenPockets() > 0;
  switch (<Phase>game.phase) {
    case Phase.Order:
      phrase(Prompt.RollForOrder, seat);
      break;
    case Phase.Roll:
      phrase(Prompt.Roll, seat);
      break;
    case Phase.Decide:
      phraseDecision(seat);
      break;
    case Phase.Reroll:
      phrase(Prompt.RollAgain, seat, game.rerolling);
      break;
    case Phase.Pocket:
      if (isRedWild() && isBlueWild()) phrase(canAttack ? Prompt.PickAnywhere : Prompt.PutAnywhere, seat);
      else if (isBlueWild()) phrase(canAttack ? Prompt.PickRow : Prompt.PutInRow, seat, redTotal());
      else if (isRedWild()) phrase(canAttack ? Prompt.PickColumn : Prompt.PutInColumn, seat, blueTotal());
      else phrase(Prompt.PutMarble, seat, landingCell());
      break;
    case Phase.Teammate:
      phrase(Prompt.Teammate, seat, game.cell);
      break;
    case Phase.BattleRoll:
      phrase(game.side === 0 ? Prompt.BattleAttack : Prompt.BattleDefend, battleSeat(), game.round);
      break;
    case Phase.BattleKeep:
      if (game.round > BATTLE_ROUNDS) phrase(Prompt.BattleTie, battleSeat(), game.round);
      else phrase(Prompt.BattleChoose, battleSeat(), game.round, battleTotal(1 - game.side));
      break;
    default:
      phrase(Prompt.Over, game.winners);
  }
}

function phraseDecision(seat: u32): void {
  if (isRedWild() || isBlueWild()) {
    if (!canPickAny()) phrase(Prompt.DecideNone, seat);
    else if (isRedWild() && isBlueWild()) phrase(Prompt.DecideAnywhere, seat);
    else if (isBlueWild()) phrase(Prompt.DecideRow, seat, redTotal());
    else phrase(Prompt.DecideColumn, seat, blueTotal());
    return;
  }
  const cell = landingCell();
  const owner = ownerAt(cell);
  if (owner === 0) phrase(Prompt.DecideVacant, seat, cell);
  else if (owner === <i32>seat + 1) phrase(Prompt.DecideOwn, seat, cell);
  else if (isProtected(cell)) phrase(Prompt.DecideProtected, seat, cell);
  else phrase(isOpponent(owner, seat) ? Prompt.DecideBattle : Prompt.DecideTeammate, seat, cell);
}

/** Phrases that a marble too many lies on a cell; `pieces`: how many do; `isOneWanted`: one lies where it may be put. */
export function phraseExtra(cell: i32, pieces: i32, isOneWanted: bool): void {
  const wanted = onlyWantedCell();
  if (pieces > 1 && isBoardToBeEmpty()) phrase(Prompt.ClearBoard, pieces);
  else if (wanted !== NO_CELL && !isOneWanted) phrase(Prompt.WrongPocket, cell, game.turn, wanted);
  else phrase(Prompt.LiftExtra, cell);
}

/** Phrases that the marble of a cell is missing. */
export function phraseMissing(cell: i32): void {
  phrase(Prompt.PutBack, cell, pieceAt(cell) - 1);
}

/** Phrases that another seat's marble belongs on a cell. */
export function phraseExchange(cell: i32, lying: i32): void {
  phrase(Prompt.Exchange, cell, lying - 1, pieceAt(cell) - 1);
}

/** Phrases that the marble just played was lifted, and may stay away. */
export function phraseLifted(cell: i32): void {
  phrase(Prompt.PutBackOrTakeBack, cell, pieceAt(cell) - 1);
}

/** The one cell where a marble may be put now, or NO_CELL when there is none or a choice. */
function onlyWantedCell(): u32 {
  let wanted: u32 = NO_CELL;
  for (let cell = 0; cell < CELLS; cell++) {
    if (actionOfPiece(cell) === 0) continue;
    if (wanted !== NO_CELL) return NO_CELL;
    wanted = cell;
  }
  return wanted;
}

/** Whether no marble should lie on the board, and none may be put there now. */
function isBoardToBeEmpty(): bool {
  for (let cell = 0; cell < CELLS; cell++) if (pieceAt(cell) !== 0 || actionOfPiece(cell) !== 0) return false;
  return true;
}

/** Phrases a choice that the buttons have walked to. */
export function phraseOption(action: u32): void {
  const seat = awaitedSeat();
  const argument = argumentOf(action);
  switch (<Kind>kindOf(action)) {
    case Kind.Keep:
      phrase(Prompt.OptionKeep, seat);
      break;
    case Kind.Reroll:
      phrase(Prompt.OptionReroll, seat, argument);
      break;
    case Kind.Pocket:
      phrase(Prompt.OptionPocket, seat, argument);
      break;
    case Kind.Teammate:
      phrase(Prompt.OptionTeammate, seat, argument, game.cell);
      break;
    default:
      phrase(Prompt.OptionBattleKeep, seat, argument);
  }
}

// Lights

/** Value of a cell's light; `option` is the choice that the buttons have walked to, or 0. */
export function lightOfCell(cell: i32, option: u32): u32 {
  const owner = ownerAt(cell);
  if (option !== 0 && kindOf(option) === Kind.Pocket && <i32>argumentOf(option) === cell)
    return light(Rhythm.High, game.turn);
  const isBattle = game.phase === Phase.BattleRoll || game.phase === Phase.BattleKeep;
  if ((isBattle || game.phase === Phase.Teammate) && <i32>game.cell === cell)
    return light(Rhythm.High, game.turn);
  if ((game.phase === Phase.Decide || game.phase === Phase.Pocket) && canPick(cell)) {
    const isForced = !isRedWild() && !isBlueWild();
    return light(isForced ? Rhythm.High : Rhythm.Breath, game.turn);
  }
  if (owner === 0) return Rhythm.Off;
  return light(isProtected(cell) ? Rhythm.Dim : Rhythm.Low, owner - 1);
}

/**
 * Value of an edge light: 0 … 8 left (red totals), 9 … 17 top (blue totals), 18 … 35 right and bottom (scoring strip).
 * A wild pair lets its whole edge breathe.
 */
export function lightOfEdge(edge: i32): u32 {
  const hasDice = dieAt(0) !== 0;
  if (edge < ROWS) {
    if (!hasDice) return Rhythm.Off;
    if (isRedWild()) return light(Rhythm.Breath, Ink.Red);
    return edge === redTotal() - FIRST_TOTAL ? light(Rhythm.High, Ink.Red) : Rhythm.Off;
  }
  if (edge < ROWS + COLUMNS) {
    if (!hasDice) return Rhythm.Off;
    if (isBlueWild()) return light(Rhythm.Breath, Ink.Blue);
    return edge - ROWS === blueTotal() - FIRST_TOTAL ? light(Rhythm.High, Ink.Blue) : Rhythm.Off;
  }
  // Where two seats have the same score, the one on turn shows, otherwise the first.
  const score = edge - ROWS - COLUMNS;
  let shown = -1;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    if (areTeams() && seat > 1) break;
    if (strip(sideScoreOf(seat)) !== score) continue;
    if (shown < 0 || seat === <i32>game.turn) shown = seat;
  }
  return shown < 0 ? Rhythm.Off : light(Rhythm.Low, shown);
}

/** Where a score stands on the strip of eighteen lights; it starts over after its end. */
function strip(score: i32): i32 {
  return score % 18;
}

/** The cells of the new rows that a marble on `cell` has just made lie on lines through it; whether `other` is one of them. */
export function isInRowWith(cell: i32, other: i32): bool {
  const owner = ownerAt(cell);
  if (owner === 0) return false;
  const rows = other / COLUMNS - cell / COLUMNS;
  const columns = (other % COLUMNS) - (cell % COLUMNS);
  const steps = max(abs(rows), abs(columns));
  if (steps > 2 || (rows !== 0 && columns !== 0 && abs(rows) !== abs(columns))) return false;
  if (steps === 0) return isProtected(cell);
  const step = (rows / steps) * COLUMNS + columns / steps;
  for (let at = 1; at <= steps; at++) if (ownerAt(cell + at * step) !== owner) return false;
  if (steps === 2) return true;
  return isOwnedAlong(cell, rows, columns, 2, owner) || isOwnedAlong(cell, rows, columns, -1, owner);
}

function isOwnedAlong(cell: i32, rowStep: i32, columnStep: i32, steps: i32, owner: i32): bool {
  const row = cell / COLUMNS + rowStep * steps;
  const column = (cell % COLUMNS) + columnStep * steps;
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return false;
  return ownerAt(row * COLUMNS + column) === owner;
}
