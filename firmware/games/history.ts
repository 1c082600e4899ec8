import { Awaited, TAKE_BACK_KIND } from '../../shared/actions';
import { Code } from '../../shared/codes';
import { apply, awaited, isFinal, stateSize } from './game';
import { kindOf, makeAction, seatOf } from './action';
import { STATE, STATE_CAPACITY } from './state';

/**
 * Taking back. The last choices of one seat can be taken back until chance has shown something, another seat has chosen, or
 * the game says that a choice is final. A
 * take-back is an action like any other, so that journal, wire and replay tell the whole story; table and mirror both act
 * through this file and so agree on what can be taken back.
 */
const DEPTH = 4;
const KEPT: usize = memory.data(DEPTH * STATE_CAPACITY, 8);
const BEFORE: usize = memory.data(STATE_CAPACITY, 8);

let depth: i32 = 0;
let owner: u32 = 0;

/** Forgets what could be taken back: a game began, or a state was loaded. */
export function clearHistory(): void {
  depth = 0;
}

/** Whether a seat can take its last choice back now. */
export function canTakeBack(seat: u32): bool {
  return depth > 0 && owner === seat;
}

/** The seat that can take its last choice back, or −1. */
export function takeBackSeat(): i32 {
  return depth > 0 ? <i32>owner : -1;
}

/** The action by which a seat takes its last choice back. */
export function takeBackAction(seat: u32): u32 {
  return makeAction(TAKE_BACK_KIND, seat, 0);
}

/** Carries out an action of the running game, or a take-back. Codes as `apply`, and NothingToTakeBack. */
export function act(action: u32): Code {
  const seat = seatOf(action);
  if (kindOf(action) === TAKE_BACK_KIND) {
    if (action !== takeBackAction(seat) || !canTakeBack(seat)) return Code.NothingToTakeBack;
    depth--;
    memory.copy(STATE, KEPT + depth * STATE_CAPACITY, stateSize());
    return Code.Ok;
  }
  const isChoice = awaited() === Awaited.Choice;
  memory.copy(BEFORE, STATE, stateSize());
  const code = apply(action);
  if (code !== Code.Ok) return code;
  if (isChoice && !isFinal(action)) remember(seat);
  else depth = 0;
  return Code.Ok;
}

/** Keeps the state before a seat's choice; choices of another seat can no longer be taken back then. */
function remember(seat: u32): void {
  if (owner !== seat) depth = 0;
  owner = seat;
  if (depth === DEPTH) {
    memory.copy(KEPT, KEPT + STATE_CAPACITY, (DEPTH - 1) * STATE_CAPACITY);
    depth--;
  }
  memory.copy(KEPT + depth * STATE_CAPACITY, BEFORE, stateSize());
  depth++;
}
