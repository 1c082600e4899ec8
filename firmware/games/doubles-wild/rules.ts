import { Awaited } from '../../../shared/actions';
import { CELLS } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import {
  Kind,
  Pairs,
  Phase,
  SEATS_MASK,
  SHARED_WIN_BIT,
  TEAMS_BIT,
  TeammateChoice,
} from '../../../shared/doubles-wild';
import {
  addDiceResults,
  areDice,
  argumentOf,
  countDiceResults,
  diceResult,
  dieOf,
  kindOf,
  makeAction,
  seatOf,
} from '../action';
import { addLegal, beginLegal, countLegal } from '../legal';
import { clearState } from '../state';
import { battleSeat, endSide, keepBattleDice, mayKeepAll, rollBattleDie } from './battle';
import { fullSupplyFor } from './ending';
import { game, setDie, setSupply } from './state';
import {
  canPick,
  endTurn,
  firstSelected,
  keepRoll,
  pick,
  rollForOrder,
  selectedEnd,
  selectedStep,
  startOrder,
  takePocket,
} from './turn';

// The rules of Doubles Wild by the contract of games/game.ts. Rule ids are explained in docs/rules/doubles-wild.md.

export { check, read, write } from './position';
export { STATE_SIZE } from './state';

const KNOWN_OPTIONS: u32 = SEATS_MASK | TEAMS_BIT | SHARED_WIN_BIT;
const THREE_DICE: u32 = 0b111;
const RED_PAIR: u32 = 0b0011;
const BLUE_PAIR: u32 = 0b1100;

/** Begins a game: the seats roll for the first turn. Refuses options that do not fit with BadOptions, state unchanged. */
export function start(options: u32): Code {
  const seats = options & SEATS_MASK;
  if (seats < 2 || seats > 4 || (options & ~KNOWN_OPTIONS) !== 0) return Code.BadOptions;
  if ((options & TEAMS_BIT) !== 0 && seats !== 4) return Code.BadOptions;
  clearState();
  game.seats = <u8>seats;
  game.options = <u8>(options >> 3);
  game.playing = <u8>(((<u32>1) << seats) - 1);
  game.fullSupply = <u8>fullSupplyFor(seats);
  for (let seat = 0; seat < <i32>seats; seat++) setSupply(seat, game.fullSupply);
  startOrder(game.playing);
  return Code.Ok;
}

/** Whether a choice, a chance input or nothing is awaited. */
export function awaited(): Awaited {
  switch (<Phase>game.phase) {
    case Phase.Over:
      return Awaited.Nothing;
    case Phase.Order:
    case Phase.Roll:
    case Phase.Reroll:
    case Phase.BattleRoll:
      return Awaited.Chance;
    default:
      return Awaited.Choice;
  }
}

/** The seat whose input is awaited. Meaningless once the game is over. */
export function awaitedSeat(): i32 {
  return game.phase === Phase.BattleRoll || game.phase === Phase.BattleKeep ? battleSeat() : game.turn;
}

/** The option word that the state was started with. */
export function options(): u32 {
  return (<u32>game.seats) | ((<u32>game.options) << 3);
}

/** How many seats play. */
export function seats(): i32 {
  return game.seats;
}

/** The seats that have won, a bit each; 0 until the game is over. */
export function winners(): u32 {
  return game.winners;
}

/** The kind of action that the present phase takes; Decide and the choices it stands for are told apart in `apply`. */
function chanceKind(): Kind {
  if (game.phase === Phase.Order) return Kind.OrderRoll;
  return game.phase === Phase.BattleRoll ? Kind.BattleRoll : Kind.Roll;
}

/** The dice that a chance input must hold: bits as in its argument. */
export function awaitedDice(): u32 {
  switch (<Phase>game.phase) {
    case Phase.Order:
      return THREE_DICE;
    case Phase.Roll:
      return RED_PAIR | BLUE_PAIR;
    case Phase.Reroll:
      return (game.rerolling & Pairs.Red ? RED_PAIR : 0) | (game.rerolling & Pairs.Blue ? BLUE_PAIR : 0);
    case Phase.BattleRoll:
      return THREE_DICE & ~(<u32>game.kept);
    default:
      return 0;
  }
}

/** Fills the list of legal actions, ascending, and returns how many there are. */
export function legal(): i32 {
  beginLegal();
  const seat = awaitedSeat();
  switch (<Phase>game.phase) {
    case Phase.Over:
      break;
    case Phase.Decide:
      addLegal(makeAction(Kind.Keep, seat, 0));
      addLegal(makeAction(Kind.Reroll, seat, Pairs.Red));
      addLegal(makeAction(Kind.Reroll, seat, Pairs.Blue));
      addLegal(makeAction(Kind.Reroll, seat, Pairs.Both));
      addPockets(seat);
      break;
    case Phase.Pocket:
      addPockets(seat);
      break;
    case Phase.Teammate:
      addLegal(makeAction(Kind.Teammate, seat, TeammateChoice.Leave));
      addLegal(makeAction(Kind.Teammate, seat, TeammateChoice.Swap));
      break;
    case Phase.BattleKeep:
      for (let kept = 0; kept < 7; kept++) addLegal(makeAction(Kind.BattleKeep, seat, kept));
      if (mayKeepAll()) addLegal(makeAction(Kind.BattleKeep, seat, 7));
      break;
    default:
      addDiceResults(chanceKind(), seat, awaitedDice());
  }
  return countLegal();
}

function addPockets(seat: i32): void {
  const end = selectedEnd();
  const step = selectedStep();
  for (let cell = firstSelected(); cell < end; cell += step)
    if (canPick(cell)) addLegal(makeAction(Kind.Pocket, seat, cell));
}

/** A chance input drawn with 32 random bits: every result of the dice is equally likely (to one part in a million). */
export function chance(random: u32): u32 {
  const which = awaitedDice();
  return makeAction(chanceKind(), awaitedSeat(), diceResult(random % countDiceResults(which), which));
}

/** Carries out an action, or says why not and changes nothing. */
export function apply(action: u32): Code {
  const kind = <Kind>kindOf(action);
  if (kind < Kind.OrderRoll || kind > Kind.BattleKeep) return Code.UnknownAction;
  if (game.phase === Phase.Over) return Code.GameOver;
  if (!isPhaseOf(kind)) return Code.WrongPhase;
  if (<i32>seatOf(action) !== awaitedSeat()) return Code.WrongSeat;
  const argument = argumentOf(action);
  switch (kind) {
    case Kind.OrderRoll:
      if (!areDice(argument, THREE_DICE)) return Code.BadDice;
      rollForOrder(dieOf(argument, 0) + dieOf(argument, 1) + dieOf(argument, 2));
      return Code.Ok;
    case Kind.Roll:
      return applyRoll(argument);
    case Kind.Keep:
      if (argument !== 0) return Code.BadChoice;
      keepRoll();
      return Code.Ok;
    case Kind.Reroll:
      if (argument < <u32>Pairs.Red || argument > <u32>Pairs.Both) return Code.BadChoice;
      game.rerolling = <u8>argument;
      game.phase = <u8>Phase.Reroll;
      return Code.Ok;
    case Kind.Pocket:
      if (argument >= <u32>CELLS || !canPick(argument)) return Code.BadCell;
      pick(argument);
      return Code.Ok;
    case Kind.Teammate:
      return applyTeammate(argument);
    case Kind.BattleRoll:
      return applyBattleRoll(argument);
    default:
      if (argument > 7) return Code.BadChoice;
      if (argument === 7 && !mayKeepAll()) return Code.MustReroll;
      keepBattleDice(argument);
      return Code.Ok;
  }
}

/** Whether actions of a kind belong to the present phase. */
function isPhaseOf(kind: Kind): bool {
  switch (<Phase>game.phase) {
    case Phase.Decide:
      return kind === Kind.Keep || kind === Kind.Reroll || kind === Kind.Pocket;
    case Phase.Pocket:
      return kind === Kind.Pocket;
    case Phase.Teammate:
      return kind === Kind.Teammate;
    case Phase.BattleKeep:
      return kind === Kind.BattleKeep;
    default:
      return kind === chanceKind();
  }
}

/** DW-roll, DW-reroll: the second result stands. */
function applyRoll(argument: u32): Code {
  const which = awaitedDice();
  if (!areDice(argument, which)) return Code.BadDice;
  for (let index = 0; index < 4; index++) if ((which >> index) & 1) setDie(index, dieOf(argument, index));
  if (game.phase === Phase.Roll) game.phase = <u8>Phase.Decide;
  else keepRoll();
  return Code.Ok;
}

/** DW-team: leave a teammate's marble, or swap it for one's own. */
function applyTeammate(choice: u32): Code {
  if (choice > <u32>TeammateChoice.Swap) return Code.BadChoice;
  if (choice === TeammateChoice.Swap) takePocket(game.cell, game.turn);
  if (game.phase !== Phase.Over) endTurn();
  return Code.Ok;
}

/** DW-battle: the dice that were not kept. */
function applyBattleRoll(argument: u32): Code {
  const which = awaitedDice();
  if (!areDice(argument, which)) return Code.BadDice;
  for (let index = 0; index < 3; index++)
    if ((which >> index) & 1) rollBattleDie(index, dieOf(argument, index));
  endSide();
  return Code.Ok;
}
