import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import { check, gameOptions, optionsInside, start } from './game';
import { clearHistory } from './history';

// Where a state comes from when it does not come from an action.

/** Begins a game with an empty history. NoGame, BadOptions; the game that was running then goes on. */
export function startGame(id: GameId, options: u32): Code {
  const code = start(id, options);
  if (code === Code.Ok) clearHistory();
  return code;
}

/**
 * To be called when a snapshot's bytes have been written over the state block: checks them, also that they belong to a game
 * with the options that it was started with, and forgets the history.
 */
export function restore(): Code {
  clearHistory();
  const code = check();
  return code === Code.Ok && optionsInside() !== gameOptions() ? Code.BadState : code;
}
