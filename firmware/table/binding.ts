import { GameId } from '../../shared/games';
import { Prompt } from '../../shared/prompts';
import * as doublesWild from '../games/doubles-wild/table';
import { gameId } from '../games/game';
import { phrase } from '../games/said';

/**
 * How the running game uses the table: the second half of a game's contract, beside games/game.ts. All of these are
 * questions; none changes anything. Each is explained in the games' `table.ts`.
 */

function isDoublesWild(): bool {
  return gameId() === GameId.DoublesWild;
}

/** Whether a game can be played at the table: the rules of some are there before their table is. */
export function isPlayable(id: GameId): bool {
  return id === GameId.DoublesWild;
}

/** The piece that should lie on a cell: seat + 1, or 0. */
export function pieceAt(cell: i32): i32 {
  return isDoublesWild() ? doublesWild.pieceAt(cell) : 0;
}

/** The legal action that a piece newly put on a cell means, or 0. */
export function actionOfPiece(cell: i32): u32 {
  return isDoublesWild() ? doublesWild.actionOfPiece(cell) : 0;
}

/** The cell on which an action puts a piece, asked before it is carried out; −1 for none. */
export function cellOfAction(action: u32): i32 {
  return isDoublesWild() ? doublesWild.cellOfAction(action) : -1;
}

/** How many choices the awaited seat's buttons offer. */
export function countOptions(): i32 {
  return isDoublesWild() ? doublesWild.countOptions() : 0;
}

/** Whether confirm alone means the first choice. */
export function hasPlainOption(): bool {
  return isDoublesWild() ? doublesWild.hasPlainOption() : false;
}

/** The choice at an index below `countOptions`, the plainest first. */
export function optionAt(index: i32): u32 {
  return isDoublesWild() ? doublesWild.optionAt(index) : 0;
}

/** The wells whose dice are awaited, a bit each: 0 … 2 red, 3 … 5 blue. */
export function awaitedWells(): u32 {
  return isDoublesWild() ? doublesWild.awaitedWells() : 0;
}

/** The choice that rolling the dice of these wells announces, or 0. */
export function choiceOfWells(wells: u32): u32 {
  return isDoublesWild() ? doublesWild.choiceOfWells(wells) : 0;
}

/** The action that the awaited dice make; three bits for each well. */
export function actionOfDice(faces: u32): u32 {
  return isDoublesWild() ? doublesWild.actionOfDice(faces) : 0;
}

/** Phrases what is awaited. */
export function phrasePrompt(): void {
  if (isDoublesWild()) doublesWild.phrasePrompt();
  else phrase(Prompt.Idle);
}

/** Phrases a choice that the buttons have walked to. */
export function phraseOption(action: u32): void {
  if (isDoublesWild()) doublesWild.phraseOption(action);
}

/** Value of a cell's light; `option` is the choice that the buttons have walked to, or 0. */
export function lightOfCell(cell: i32, option: u32): u32 {
  return isDoublesWild() ? doublesWild.lightOfCell(cell, option) : 0;
}

/** Value of an edge light: 0 … 8 left, 9 … 17 top, 18 … 26 right, 27 … 35 bottom. */
export function lightOfEdge(edge: i32): u32 {
  return isDoublesWild() ? doublesWild.lightOfEdge(edge) : 0;
}

/** Whether a cell belongs to a row that the piece just put on `cell` has completed. */
export function isInRowWith(cell: i32, other: i32): bool {
  return isDoublesWild() ? doublesWild.isInRowWith(cell, other) : false;
}
