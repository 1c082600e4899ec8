import { Awaited } from '../../shared/actions';
import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import * as doce from './doce/rules';
import * as doppelX from './doppel-x/rules';
import * as doppio from './doppio/rules';
import * as doubleTrouble from './double-trouble/rules';
import * as doublesWild from './doubles-wild/rules';
import { hashState } from './state';

/**
 * The contract of a game: pure rules over the state block. Each game is a module, `<game>/rules.ts`, that offers the
 * functions below under the same names (and `awaitedSeat`, `seats`, `STATE_SIZE`); this file lets the running game answer
 * (a table of objects would need the heap).
 *
 * - State changes by `start`, `apply` and `write` only; what is refused changes no byte.
 * - No clock, no randomness, no input or output, no allocation: dice, throws, pops and draws are chance *inputs*.
 * - `legal()` is complete, ascending and without repetitions, for choices and chance inputs alike.
 *
 * To add a game: its number in shared/games.ts, its words in shared/<game>.ts, its rules in a folder beside this file,
 * one case in each function here, its binding to the table in table/binding.ts, one line in test/games.ts.
 * CONTRIBUTING.md walks through it.
 */

let running: GameId = GameId.None;
let startedWith: u32 = 0;

/** The running game and the option word it was started with. */
export function gameId(): GameId {
  return running;
}
export function gameOptions(): u32 {
  return startedWith;
}

/** Begins a game. NoGame, BadOptions; the game that was running then goes on. */
export function start(id: GameId, options: u32): Code {
  const code = startRules(id, options);
  if (code === Code.Ok) {
    running = id;
    startedWith = options;
  }
  return code;
}

function startRules(id: GameId, options: u32): Code {
  switch (id) {
    case GameId.DoublesWild:
      return doublesWild.start(options);
    case GameId.Doce:
      return doce.start(options);
    case GameId.Doppio:
      return doppio.start(options);
    case GameId.DoubleTrouble:
      return doubleTrouble.start(options);
    case GameId.DoppelX:
      return doppelX.start(options);
    default:
      return Code.NoGame;
  }
}

/** Bytes of the state block that the running game uses. */
export function stateSize(): i32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.STATE_SIZE;
    case GameId.Doce:
      return doce.STATE_SIZE;
    case GameId.Doppio:
      return doppio.STATE_SIZE;
    case GameId.DoubleTrouble:
      return doubleTrouble.STATE_SIZE;
    case GameId.DoppelX:
      return doppelX.STATE_SIZE;
    default:
      return 0;
  }
}

/** Carries out an action, or says why not. */
export function apply(action: u32): Code {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.apply(action);
    case GameId.Doce:
      return doce.apply(action);
    case GameId.Doppio:
      return doppio.apply(action);
    case GameId.DoubleTrouble:
      return doubleTrouble.apply(action);
    case GameId.DoppelX:
      return doppelX.apply(action);
    default:
      return Code.NoGame;
  }
}

/** Fills the list of legal actions (legal.ts) and returns its length. */
export function legal(): i32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.legal();
    case GameId.Doce:
      return doce.legal();
    case GameId.Doppio:
      return doppio.legal();
    case GameId.DoubleTrouble:
      return doubleTrouble.legal();
    case GameId.DoppelX:
      return doppelX.legal();
    default:
      return 0;
  }
}

/** Whether a choice, a chance input or nothing is awaited. */
export function awaited(): Awaited {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.awaited();
    case GameId.Doce:
      return doce.awaited();
    case GameId.Doppio:
      return doppio.awaited();
    case GameId.DoubleTrouble:
      return doubleTrouble.awaited();
    case GameId.DoppelX:
      return doppelX.awaited();
    default:
      return Awaited.Nothing;
  }
}

/** The seats that may act now, a bit each. */
export function awaitedSeats(): u32 {
  if (awaited() === Awaited.Nothing) return 0;
  switch (running) {
    case GameId.DoublesWild:
      return 1 << doublesWild.awaitedSeat();
    case GameId.Doce:
      return 1 << doce.awaitedSeat();
    case GameId.Doppio:
      return doppio.awaitedSeats();
    case GameId.DoubleTrouble:
      return doubleTrouble.awaitedSeats();
    case GameId.DoppelX:
      return doppelX.awaitedSeats();
    default:
      return 0;
  }
}

/** Whether the choice just made cannot be taken back: it has shown something hidden, or the game's rules say so. */
export function isFinal(action: u32): bool {
  switch (running) {
    case GameId.Doce:
    case GameId.DoppelX:
      return true;
    case GameId.Doppio:
      return doppio.isFinal(action);
    default:
      return false;
  }
}

/** A chance input drawn from 32 random bits with the odds of the real thing. Only while one is awaited. */
export function chance(random: u32): u32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.chance(random);
    case GameId.Doce:
      return doce.chance(random);
    case GameId.Doppio:
      return doppio.chance(random);
    case GameId.DoubleTrouble:
      return doubleTrouble.chance(random);
    case GameId.DoppelX:
      return doppelX.chance(random);
    default:
      return 0;
  }
}

/** The option word that the state itself holds; it differs from `gameOptions` where a state of another game was put in. */
export function optionsInside(): u32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.options();
    case GameId.Doce:
      return doce.options();
    case GameId.Doppio:
      return doppio.options();
    case GameId.DoubleTrouble:
      return doubleTrouble.options();
    case GameId.DoppelX:
      return doppelX.options();
    default:
      return 0;
  }
}

/** How many seats play. */
export function playingSeats(): u32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.seats();
    case GameId.Doce:
      return doce.seats();
    case GameId.Doppio:
      return doppio.seats();
    case GameId.DoubleTrouble:
      return doubleTrouble.seats();
    case GameId.DoppelX:
      return doppelX.seats();
    default:
      return 0;
  }
}

/** Seats that have won, a bit each; 0 until the game is over. */
export function winners(): u32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.winners();
    case GameId.Doce:
      return doce.winners();
    case GameId.Doppio:
      return doppio.winners();
    case GameId.DoubleTrouble:
      return doubleTrouble.winners();
    case GameId.DoppelX:
      return doppelX.winners();
    default:
      return 0;
  }
}

/** Value of a field of the running game's state (the game's Field enum); −1 where there is none. */
export function read(field: i32, index: i32): i32 {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.read(field, index);
    case GameId.Doce:
      return doce.read(field, index);
    case GameId.Doppio:
      return doppio.read(field, index);
    case GameId.DoubleTrouble:
      return doubleTrouble.read(field, index);
    case GameId.DoppelX:
      return doppelX.read(field, index);
    default:
      return -1;
  }
}

/** Writes a field of a position that is being set up; follow with `check`. BadState, NoGame. */
export function write(field: i32, index: i32, value: i32): Code {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.write(field, index, value);
    case GameId.Doce:
      return doce.write(field, index, value);
    case GameId.Doppio:
      return doppio.write(field, index, value);
    case GameId.DoubleTrouble:
      return doubleTrouble.write(field, index, value);
    case GameId.DoppelX:
      return doppelX.write(field, index, value);
    default:
      return Code.NoGame;
  }
}

/** Whether the state is one that the running game can be in; otherwise the first thing that cannot be. */
export function check(): Code {
  switch (running) {
    case GameId.DoublesWild:
      return doublesWild.check();
    case GameId.Doce:
      return doce.check();
    case GameId.Doppio:
      return doppio.check();
    case GameId.DoubleTrouble:
      return doubleTrouble.check();
    case GameId.DoppelX:
      return doppelX.check();
    default:
      return Code.NoGame;
  }
}

/** CRC-32 of the running game's state; 0 while none runs. */
export function hash(): u32 {
  return running === GameId.None ? 0 : hashState(stateSize());
}
