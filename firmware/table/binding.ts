import {
  FIRST_COLUMNS_ANTENNA,
  FIRST_PAD_ANTENNA,
  FIRST_RACKS_ANTENNA,
  FIRST_ROLLERS_ANTENNA,
  FIRST_ROWS_ANTENNA,
  FIRST_WELLS_ANTENNA,
} from '../../build/generated/layout';
import { COLUMNS, ROWS } from '../../shared/cells';
import { FIRST_COLUMN, FIRST_ROW, SIDE } from '../../shared/doce';
import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import { Rhythm } from '../../shared/lights';
import { ROLLERS, WILD_DICE } from '../../shared/objects';
import { Note, Prompt } from '../../shared/prompts';
import * as doce from '../games/doce/table';
import * as doppio from '../games/doppio/table';
import * as doubleTroubleGlow from '../games/double-trouble/glow';
import * as doubleTrouble from '../games/double-trouble/table';
import * as doubleTroubleWords from '../games/double-trouble/words';
import * as doublesWild from '../games/doubles-wild/table';
import { gameId } from '../games/game';
import { UNREADABLE } from '../games/pieces';
import { phrase } from '../games/said';
import { hasRollers } from '../games/sensed';

/**
 * How the running game uses the table: the second half of a game's contract, beside games/game.ts. All of these are
 * questions and change nothing, but for `learnRacks`, by which a game remembers what it has seen. A game answers those that its pieces, dice or tiles raise; each is explained in the games'
 * `table.ts`.
 */

/** Whether a game can be played at the table with an option word: NoGame, or BadOptions for those of the rules only. */
export function checkPlayable(id: GameId, options: u32): Code {
  switch (id) {
    case GameId.DoublesWild:
    case GameId.Doce:
    case GameId.DoubleTrouble:
      return Code.Ok;
    case GameId.Doppio:
      return doppio.takesOptions(options) ? Code.Ok : Code.BadOptions;
    default:
      return Code.NoGame;
  }
}

/** The antennas that the running game wants read, a bit each. `racks`: those of the racks too, where it has any. */
export function wantedAntennas(racks: bool): u64 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return antennas(FIRST_WELLS_ANTENNA, WILD_DICE);
    case GameId.Doce:
      return (
        antennas(FIRST_ROWS_ANTENNA + FIRST_ROW, SIDE) | antennas(FIRST_COLUMNS_ANTENNA + FIRST_COLUMN, SIDE)
      );
    case GameId.Doppio:
      return antennas(FIRST_PAD_ANTENNA, 1) | (racks ? antennas(FIRST_RACKS_ANTENNA, 4) : 0);
    case GameId.DoubleTrouble: {
      const rollers = hasRollers ? antennas(FIRST_ROLLERS_ANTENNA, ROLLERS) : 0;
      // While two pop for a 6 nothing else is read, so that no face is missed.
      if (rollers !== 0 && doubleTrouble.isPopOff()) return rollers;
      return rollers | antennas(FIRST_ROWS_ANTENNA, ROWS) | antennas(FIRST_COLUMNS_ANTENNA, COLUMNS);
    }
    default:
      return 0;
  }
}

function antennas(first: i32, count: i32): u64 {
  const one: u64 = 1;
  return ((one << count) - 1) << first;
}

// Pieces on the cells

/** Whether it matters what lies on the cells. */
export function areCellsUsed(): bool {
  return gameId() !== GameId.Doppio;
}

/** Whether the pieces on the cells carry tags that tell what they are. */
export function arePiecesTagged(): bool {
  return gameId() === GameId.Doce || gameId() === GameId.DoubleTrouble;
}

/** Whether pieces move over the board (table/outcome.ts); one that no reader tells then fits wherever one should lie. */
export function arePiecesMoved(): bool {
  return gameId() === GameId.DoubleTrouble;
}

/** The piece that should lie on a cell (games/pieces.ts), or 0. */
export function pieceAt(cell: i32): i32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.pieceAt(cell);
    case GameId.Doce:
      return doce.pieceAt(cell);
    case GameId.DoubleTrouble:
      return doubleTrouble.pieceAt(cell);
    default:
      return 0;
  }
}

/** Whether nothing need lie on a cell where a piece may. */
export function mayBeEmpty(cell: i32): bool {
  return arePiecesMoved() && doubleTrouble.mayBeEmpty(cell);
}

/** The piece that a tag's object is. */
export function pieceOfObject(object: u32): i32 {
  return gameId() === GameId.Doce ? doce.pieceOfObject(object) : UNREADABLE;
}

/** The seat whose piece it is. */
export function seatOfPiece(piece: i32): i32 {
  switch (gameId()) {
    case GameId.Doce:
      return doce.seatOfPiece(piece);
    case GameId.DoubleTrouble:
      return doubleTrouble.seatOfPiece(piece);
    default:
      return doublesWild.seatOfPiece(piece);
  }
}

/** The legal action that a piece newly put on a cell means, or 0. NOBODYS stands for one that is not read. */
export function actionOfPiece(cell: i32, piece: i32): u32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.actionOfPiece(cell);
    case GameId.Doce:
      return doce.actionOfPiece(cell, piece);
    default:
      return 0;
  }
}

/** Whether one of two pieces that were put together can only have come before the other. */
export function comesBefore(piece: i32, other: i32): bool {
  return gameId() === GameId.Doce && doce.comesBefore(piece, other);
}

/** The faces that a tagged piece which is not read may have on a cell, and the action that it then means. */
export function lowestFace(cell: i32): u32 {
  return doce.lowestFace(cell);
}
export function highestFace(cell: i32): u32 {
  return doce.highestFace(cell);
}
export function actionOfFace(cell: i32, face: u32): u32 {
  return doce.actionOfFace(cell, face);
}

/** The cell on which an action puts a piece, asked before it is carried out; −1 for none. */
export function cellOfAction(action: u32): i32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.cellOfAction(action);
    case GameId.Doce:
      return doce.cellOfAction(action);
    default:
      return -1;
  }
}

/** Whether a cell belongs to a row that the piece just put on `cell` has completed. */
export function isInRowWith(cell: i32, other: i32): bool {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.isInRowWith(cell, other);
    case GameId.Doce:
      return doce.isInRowWith(cell, other);
    default:
      return false;
  }
}

// Pieces that move over the board

/** Whether pieces alone can tell an action. */
export function isToldByPieces(action: u32): bool {
  return doubleTrouble.isToldByPieces(action);
}

/** The cell on which the piece of an action must be shown before it leaves the board, or −1. */
export function finishOfAction(action: u32): i32 {
  return doubleTrouble.finishOfAction(action);
}

/** Whether what lies there is the piece of that action. */
export function isShownOn(cell: i32, action: u32): bool {
  return doubleTrouble.isShownOn(cell, action);
}

/** Whether the piece of a cell is missing because it is being moved. */
export function isAway(cell: i32): bool {
  return arePiecesMoved() && doubleTroubleWords.isAway(cell);
}

// Wheels and rollers

/** Whether wheels are turned and rollers popped. */
export function areWheelsUsed(): bool {
  return gameId() === GameId.DoubleTrouble;
}

/** The quarter turns clockwise that a wheel should show. */
export function turnOfWheel(wheel: i32): i32 {
  return doubleTrouble.turnOfWheel(wheel);
}

/** Whether a cell is a holder of a wheel. */
export function isOnWheel(cell: i32, wheel: i32): bool {
  return doubleTrouble.isOnWheel(cell, wheel);
}

/** Whether a wheel may be turned now, and the action that it is. */
export function mayTurn(): bool {
  return areWheelsUsed() && doubleTrouble.mayTurn();
}
export function actionOfWheel(wheel: i32, quarters: i32): u32 {
  return doubleTrouble.actionOfWheel(wheel, quarters);
}

/** Whether two seats pop until one of them shows a 6. */
export function isPopOff(): bool {
  return gameId() === GameId.DoubleTrouble && doubleTrouble.isPopOff();
}

/** The action by which the seat that moved, or the other one, wins that. */
export function actionOfSix(isMover: bool): u32 {
  return doubleTrouble.actionOfSix(isMover);
}

/** Value of a light of a wheel, and of a roller. */
export function lightOfWheel(wheel: i32, option: u32): u32 {
  return areWheelsUsed() ? doubleTroubleGlow.lightOfWheel(wheel, option) : Rhythm.Off;
}
export function lightOfRoller(roller: i32): u32 {
  return areWheelsUsed() ? doubleTroubleGlow.lightOfRoller(roller) : Rhythm.Off;
}

// Tiles on pad and racks

/** Whether a round begins, for which all tiles are gathered and dealt again. */
export function areTilesGathered(): bool {
  return gameId() === GameId.Doppio && doppio.areTilesGathered();
}

/** The action that the tile on the pad means by itself, or 0. */
export function actionOfTile(): u32 {
  return gameId() === GameId.Doppio ? doppio.actionOfTile() : 0;
}

/** Whether an action is a draw, which leaves the tile on the pad where it is. */
export function isDraw(action: u32): bool {
  return gameId() === GameId.Doppio && doppio.isDraw(action);
}

/** The game remembers the hands that lie whole on their racks. To be called before its questions about racks. */
export function learnRacks(): void {
  if (gameId() === GameId.Doppio) doppio.learnRacks();
}

/** The action that the tiles on the racks mean, or 0. */
export function actionOfRacks(): u32 {
  return gameId() === GameId.Doppio ? doppio.actionOfRacks() : 0;
}

/** Whether a seat may tell a tile by the buttons. */
export function canTellTile(): bool {
  return gameId() === GameId.Doppio && doppio.canTellTile();
}

/** Whether tiles are laid on the pad. */
export function areTilesLaid(): bool {
  return gameId() === GameId.Doppio;
}

// Dice in the wells, or under the domes of the rollers, which are numbered like the first wells

/** Whether dice are rolled in the wells. */
export function areDiceRolled(): bool {
  return gameId() === GameId.DoublesWild;
}

/** The wells whose dice are awaited, a bit each: 0 … 2 red, 3 … 5 blue. */
export function awaitedWells(): u32 {
  if (gameId() === GameId.DoubleTrouble) return doubleTrouble.awaitedRollers();
  return gameId() === GameId.DoublesWild ? doublesWild.awaitedWells() : 0;
}

/** The choice that rolling the dice of these wells announces, or 0. */
export function choiceOfWells(wells: u32): u32 {
  return gameId() === GameId.DoublesWild ? doublesWild.choiceOfWells(wells) : 0;
}

/** The action that the awaited dice make; three bits for each well. */
export function actionOfDice(faces: u32): u32 {
  if (gameId() === GameId.DoubleTrouble) return doubleTrouble.actionOfDice(faces);
  return gameId() === GameId.DoublesWild ? doublesWild.actionOfDice(faces) : 0;
}

// Choices by button

/** How many choices a seat's buttons offer. */
export function countOptions(seat: i32): i32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.countOptions();
    case GameId.Doppio:
      return doppio.countOptions(seat);
    case GameId.DoubleTrouble:
      return doubleTrouble.countOptions();
    default:
      return 0;
  }
}

/** Whether confirm alone means the first choice. */
export function hasPlainOption(): bool {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.hasPlainOption();
    case GameId.Doppio:
      return doppio.hasPlainOption();
    case GameId.DoubleTrouble:
      return doubleTrouble.hasPlainOption();
    default:
      return false;
  }
}

/** A seat's choice at an index below `countOptions`, the plainest first. */
export function optionAt(index: i32, seat: i32): u32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.optionAt(index);
    case GameId.Doppio:
      return doppio.optionAt(index, seat);
    case GameId.DoubleTrouble:
      return doubleTrouble.optionAt(index, seat);
    default:
      return 0;
  }
}

/** Why a button does nothing while a choice is awaited that buttons cannot make. */
export function whyNoOption(): Note {
  switch (gameId()) {
    case GameId.Doce:
      return Note.DieAwaited;
    case GameId.Doppio:
      return doppio.whyNoOption();
    case GameId.DoubleTrouble:
      return Note.PopAwaited;
    default:
      return Note.PieceAwaited;
  }
}

/** Why a seat cannot take its last choice back. */
export function whyNoTakeBack(seat: i32): Note {
  switch (gameId()) {
    case GameId.Doce:
      return Note.LetGo;
    case GameId.Doppio:
      return doppio.whyNoTakeBack(seat);
    default:
      return Note.NothingToTakeBack;
  }
}

// Words (games/said.ts)

/** Phrases what is awaited. */
export function phrasePrompt(): void {
  switch (gameId()) {
    case GameId.DoublesWild:
      doublesWild.phrasePrompt();
      break;
    case GameId.Doce:
      doce.phrasePrompt();
      break;
    case GameId.Doppio:
      doppio.phrasePrompt();
      break;
    case GameId.DoubleTrouble:
      doubleTroubleWords.phrasePrompt();
      break;
    default:
      phrase(Prompt.Idle);
  }
}

/** Phrases a choice that a seat's buttons have walked to. */
export function phraseOption(action: u32, seat: i32): void {
  if (gameId() === GameId.Doppio) doppio.phraseOption(action, seat);
  else if (gameId() === GameId.DoubleTrouble) doubleTroubleWords.phraseOption(action);
  else doublesWild.phraseOption(action);
}

/** Phrases a die that is told by the buttons. */
export function phraseDie(seat: i32, place: i32, face: u32): void {
  if (gameId() === GameId.DoubleTrouble) doubleTroubleWords.phraseDie(place, face);
  else phrase(Prompt.EnterDie, seat, place, face);
}

/** Phrases what lies wrong among pieces that move over the board; false where nothing does. */
export function phraseWrong(): bool {
  return doubleTroubleWords.phraseWrong();
}

/**
 * Phrases that a piece lies where none should. `isNew`: put since the last action; `pieces`: how many lie so; `isOneWanted`:
 * one of them lies where such a piece may be put.
 */
export function phraseExtra(cell: i32, piece: i32, isNew: bool, pieces: i32, isOneWanted: bool): void {
  if (gameId() === GameId.Doce) doce.phraseExtra(cell, piece, isNew, pieces);
  else doublesWild.phraseExtra(cell, pieces, isOneWanted);
}

/** Phrases that the piece of a cell is missing. */
export function phraseMissing(cell: i32): void {
  if (gameId() === GameId.Doce) doce.phraseMissing(cell);
  else doublesWild.phraseMissing(cell);
}

/** Phrases that another piece belongs on a cell than the one that lies there. */
export function phraseExchange(cell: i32, lying: i32): void {
  if (gameId() === GameId.Doce) doce.phraseExchange(cell);
  else doublesWild.phraseExchange(cell, lying);
}

/** Phrases that the piece just played was lifted, and may stay away. */
export function phraseLifted(cell: i32): void {
  if (gameId() === GameId.DoublesWild) doublesWild.phraseLifted(cell);
}

// Lights

/** Value of a cell's light; `option` is the choice that the buttons have walked to, or 0. */
export function lightOfCell(cell: i32, option: u32): u32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.lightOfCell(cell, option);
    case GameId.Doce:
      return doce.lightOfCell(cell);
    case GameId.DoubleTrouble:
      return doubleTroubleGlow.lightOfCell(cell, option);
    default:
      return Rhythm.Off;
  }
}

/** Value of an edge light: 0 … 8 left, 9 … 17 top, 18 … 26 right, 27 … 35 bottom. */
export function lightOfEdge(edge: i32, option: u32): u32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return doublesWild.lightOfEdge(edge);
    case GameId.Doce:
      return doce.lightOfEdge(edge);
    case GameId.Doppio:
      return doppio.lightOfEdge(edge, option);
    case GameId.DoubleTrouble:
      return doubleTroubleGlow.lightOfEdge(edge);
    default:
      return Rhythm.Off;
  }
}
