import { WHEELS } from '../../../build/generated/double-trouble-board';
import { CELLS, NO_CELL } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import {
  FIRST_SEAT_SHIFT,
  MAX_WHEELS,
  NO_PIECE,
  Phase,
  PIECES,
  SEATS_MASK,
  TWO_COLOURS_BIT,
} from '../../../shared/double-trouble';
import { isFinish, isStar, isStart, isWay } from './board';
import {
  cellOf,
  colours,
  countDice,
  countPieces,
  dieAt,
  game,
  hasFinished,
  headingOf,
  ownerOf,
  partnerOf,
  seatOfColour,
  seats,
  turnOf,
} from './state';

// Whether a position can be: from one that passes, every legal action leads to one that passes.

/** DT-start, DT-two-colours: whether a game can have these options. */
export function areOptionsGood(options: u32): bool {
  const seats = options & SEATS_MASK;
  const first = options >> FIRST_SEAT_SHIFT;
  return seats >= 2 && seats <= 4 && first < seats && ((options & TWO_COLOURS_BIT) === 0 || seats === 2);
}

/** Whether the state, however it came here, is one that a game can be in. The first thing that cannot be is named. */
export function check(): Code {
  if (game.phase > <u8>Phase.Over || !areOptionsGood(game.options)) return Code.BadState;
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++)
    if (turnOf(wheel) > (wheel < WHEELS ? 3 : 0)) return Code.BadState;
  if (<i32>game.colour >= colours()) return Code.BadTurn;
  for (let piece = 0; piece < PIECES; piece++) if (!isPieceGood(piece)) return Code.BadPieces;
  if (!isTurnGood()) return Code.BadTurn;
  if (!areSpacesGood()) return Code.BadPieces;
  return isEndGood() ? Code.Ok : Code.BadTurn;
}

/** A piece stands on a space that it can leave as its arrow points, or is off the board. */
function isPieceGood(piece: i32): bool {
  const cell = cellOf(piece);
  const heading = headingOf(piece);
  if (cell === NO_CELL) return heading === 0;
  return piece >> 1 < colours() && cell < CELLS && heading < 4 && !isFinish(cell) && isWay(cell, heading);
}

/** Only STARTs hold several pieces, but for two that have just met. */
function areSpacesGood(): bool {
  for (let piece = 0; piece < PIECES; piece++) {
    const cell = cellOf(piece);
    if (cell === NO_CELL || isStart(cell)) continue;
    for (let other = piece + 1; other < PIECES; other++) {
      const isMeeting =
        game.met !== <u8>NO_PIECE &&
        min(game.moved, game.met) === <u8>piece &&
        max(game.moved, game.met) === <u8>other;
      if (cellOf(other) === cell && !isMeeting) return false;
    }
  }
  return true;
}

/** The dice that are to be played, and the pieces that the phase speaks of. */
function isTurnGood(): bool {
  const dice = countDice();
  if (dieAt(0) > 6 || dieAt(1) > 6 || (dieAt(0) === 0 && dice > 0)) return false;
  const phase = <Phase>game.phase;
  const isMeeting = phase === Phase.PopOff || phase === Phase.Return || phase === Phase.Collision;
  if (!isMeeting && game.met !== <u8>NO_PIECE) return false;
  if (phase === Phase.Return) {
    if (game.returning !== game.moved && game.returning !== game.met) return false;
  } else if (game.returning !== <u8>NO_PIECE) return false;
  if (phase === Phase.Pop || phase === Phase.Over) return dice === 0 && game.moved === <u8>NO_PIECE;
  if (phase === Phase.Move && game.moved === <u8>NO_PIECE) return dice === countPieces(game.colour);

  // A piece of the colour has moved; a die that is left is the other's.
  if (game.moved >> 1 !== game.colour) return false;
  if (dice > 0 && (dice > 1 || cellOf(partnerOf(game.moved)) === NO_CELL)) return false;
  if (phase === Phase.Move) return dice === 1;
  const cell = cellOf(game.moved);
  if (cell === NO_CELL || isStart(cell)) return false;
  if (phase === Phase.Wheel) return isStar(cell);
  return isMeetingGood(cell);
}

/** A piece has come to a cell where another is (DT-popoff, DT-own). */
function isMeetingGood(cell: i32): bool {
  const met = game.met;
  if (met >= <u8>PIECES || met === game.moved || cellOf(met) !== cell) return false;
  const isOwn = ownerOf(met) === ownerOf(game.moved);
  return game.phase === Phase.Collision ? isOwn && countDice() === 0 : !isOwn;
}

/** DT-finish: the game is over when a seat has all its pieces off the board, and not before. */
function isEndGood(): bool {
  const isOver = game.phase === Phase.Over;
  for (let seat = 0; seat < seats(); seat++)
    if (hasFinished(seat) !== (isOver && seat === seatOfColour(game.colour))) return false;
  return isOver || countPieces(game.colour) > 0;
}
