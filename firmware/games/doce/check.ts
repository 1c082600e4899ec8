import { NO_CELL } from '../../../shared/cells';
import { Code } from '../../../shared/codes';
import {
  FACE_MASK,
  FIRST_SEAT_BIT,
  NUMBERED_DICE,
  OWNER_SHIFT,
  Outcome,
  Phase,
  ROUNDS,
  SAME_NUMBER_COSTS_BIT,
  SQUARES,
} from '../../../shared/doce';
import {
  blockersOf,
  countSquares,
  diceOf,
  findLines,
  isMadeOfLines,
  neighboursOf,
  surveyGrid,
  targetsOf,
} from './lines';
import { judgeRound, lastPointsOf } from './scoring';
import {
  doesSameNumberCost,
  firstOfRound,
  game,
  LAST,
  LAST_SIZE,
  lastLine,
  markedOf,
  scoreOf,
  setSquare,
  squareAt,
} from './state';

// Whether a position can be. Everything that follows from the rules step by step is asked for: from a position that passes,
// every legal action leads to one that passes. The order in which dice came is not known, and only its traces are looked for.

/** The fewest dice with which a round can be won: three dice side by side take a seat four (DC-zone), the other then has three. */
const FEWEST_DICE: i32 = 7;
const FEWEST_OF_LOSER: i32 = 3;
/** So many pieces leave no more empty squares than a no-play zone covers: before, nobody has to pass (DC-no-square). */
const FEWEST_FOR_PASS: i32 = SQUARES - 8;
/** Lines of both seats at once have at most one square in common. */
const FEWEST_OF_TWO_LINES: i32 = 7;

/** What the rounds before the last can have given (DC-score); see `canHaveScored`. */
const DRAW: i32 = 2;
const BLOCKER_KEPT: i32 = 5;
const LEAST_WIN: i32 = 13;
const LEAST_WIN_WITH_COSTS: i32 = 7;
const BEST_WIN: i32 = 39;
const BEST_WIN_WITH_COSTS: i32 = 37;

const JUDGED: usize = memory.data(16, 8);

/** Whether the state, however it came here, is one that a game can be in. The first thing that cannot be is named. */
export function check(): Code {
  if (game.phase > <u8>Phase.Over || game.options > <u8>(FIRST_SEAT_BIT | SAME_NUMBER_COSTS_BIT))
    return Code.BadState;
  if (game.round < 1 || game.round > <u8>ROUNDS) return Code.BadState;
  if (game.phase === Phase.Over && game.round !== <u8>ROUNDS) return Code.BadState;
  if (game.turn > 1) return Code.BadTurn;
  if (!areSquaresGood()) return Code.BadGrid;
  surveyGrid();
  if (!isSeatGood(0) || !isSeatGood(1)) return Code.BadGrid;
  if (!isTurnGood()) return Code.BadTurn;
  if (game.phase === Phase.Over ? !isEndGood() : (findLines(0) | findLines(1)) !== 0) return Code.BadGrid;
  return areScoresGood() ? Code.Ok : Code.BadScore;
}

/** DC-grid: every square is empty, or holds a die of a seat. */
function areSquaresGood(): bool {
  for (let cell = 0; cell < SQUARES; cell++) {
    const square = squareAt(cell);
    const owner = square >> OWNER_SHIFT;
    if (square !== 0 && (owner < 1 || owner > 2 || (square & FACE_MASK) > 6)) return false;
  }
  return true;
}

/** A seat's pieces and its marker (DC-grid, DC-zone). */
function isSeatGood(seat: i32): bool {
  const dice = diceOf(seat);
  const count = countSquares(dice);
  if (count > NUMBERED_DICE || countSquares(blockersOf(seat)) > 1) return false;
  const marked = markedOf(seat);
  if (count === 0) return marked === NO_CELL;
  if (marked >= SQUARES || ((dice >> marked) & 1) === 0) return false;
  if (count === 1) return true;
  // Each die but the first was put away from the one before, so none has all others of the seat around it.
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const cell = ctz(rest);
    if ((dice & ~neighboursOf(cell) & ~(1 << cell)) === 0) return false;
  }
  return true;
}

/** Whose turn it is, by the pieces that lie there (DC-blocker, DC-no-square, DC-match). */
function isTurnGood(): bool {
  const turn = game.turn;
  const isOver = game.phase === Phase.Over;
  if (isOver ? diceOf(turn) === 0 : targetsOf(turn) === 0) return false;
  if (game.phase === Phase.Die && blockersOf(turn) === 0) return false;
  // A blocker was followed by a die of its seat, except the one of this turn.
  for (let seat = 0; seat < 2; seat++) {
    const isFollowed = diceOf(seat) !== 0 || (game.phase === Phase.Die && seat === <i32>turn);
    if (blockersOf(seat) !== 0 && !isFollowed) return false;
  }
  // The seats alternate, but for passes. Counted as this turn began, or in a game that is over, as the last one ended.
  const first = firstOfRound();
  let ahead = countSquares(diceOf(first)) - countSquares(diceOf(1 - first));
  let pieces = countSquares(diceOf(0) | diceOf(1) | blockersOf(0) | blockersOf(1));
  if (isOver) ahead -= first === <i32>turn ? 1 : -1;
  if (game.phase !== Phase.Turn) pieces--;
  const passes = abs(ahead - (first === <i32>turn ? 0 : 1));
  return passes <= max(0, pieces - FEWEST_FOR_PASS + 1);
}

/** A round that has ended: the die that was played last completed every line, or nobody can go on (DC-win). */
function isEndGood(): bool {
  if ((findLines(0) | findLines(1)) === 0) return (targetsOf(0) | targetsOf(1)) === 0;
  const last = markedOf(game.turn);
  const square = squareAt(last);
  setSquare(last, 0);
  surveyGrid();
  const wasOpen = (findLines(0) | findLines(1)) === 0;
  setSquare(last, square);
  surveyGrid();
  return wasOpen;
}

/** How the last round ended, and the scores (DC-score). */
function areScoresGood(): bool {
  const isOver = game.phase === Phase.Over;
  const rounds: i32 = isOver ? ROUNDS : game.round - 1;
  if (rounds === 0) {
    for (let at = 0; at < LAST_SIZE; at++) if (load<u8>(LAST + at) !== 0) return false;
    return (scoreOf(0) | scoreOf(1)) === 0;
  }
  if (isOver ? !isLastAsJudged() : !isLastGood()) return false;
  const earlier0 = scoreOf(0) - lastPointsOf(0);
  const earlier1 = scoreOf(1) - lastPointsOf(1);
  for (let draws = 0; draws < rounds; draws++) {
    const wins = rounds - 1 - draws;
    for (let wins0 = 0; wins0 <= wins; wins0++)
      if (canHaveScored(earlier0, draws, wins0) && canHaveScored(earlier1, draws, wins - wins0)) return true;
  }
  return false;
}

/** Whether a seat can have so many points from so many draws and wins. */
function canHaveScored(points: i32, draws: i32, wins: i32): bool {
  const least = wins * (doesSameNumberCost() ? LEAST_WIN_WITH_COSTS : LEAST_WIN);
  const best = wins * (doesSameNumberCost() ? BEST_WIN_WITH_COSTS : BEST_WIN);
  for (let kept = 0; kept <= draws; kept++) {
    const fromWins = points - draws * DRAW - kept * BLOCKER_KEPT;
    if (fromWins >= least && fromWins <= best) return true;
  }
  return false;
}

/** The last round's grid is still there: what is kept of it must be what it shows. */
function isLastAsJudged(): bool {
  memory.copy(JUDGED, LAST, LAST_SIZE);
  judgeRound();
  const isSame = memory.compare(JUDGED, LAST, LAST_SIZE) === 0;
  memory.copy(LAST, JUDGED, LAST_SIZE);
  return isSame;
}

/** The last round's grid is gone: what is kept of it must be possible. */
function isLastGood(): bool {
  const line = lastLine();
  if (game.blockersKept > 3 || !isMadeOfLines(line)) return false;
  if (game.outcome === Outcome.Draw) {
    if (game.allOwn !== 0 || game.empty !== 0 || game.threes !== 0) return false;
    return line === 0 || countSquares(line) >= FEWEST_OF_TWO_LINES;
  }
  if (game.outcome !== Outcome.FirstSeatWon && game.outcome !== Outcome.SecondSeatWon) return false;
  const dice = SQUARES - <i32>game.empty - (2 - popcnt(game.blockersKept));
  if (line === 0 || game.allOwn > 1 || dice < FEWEST_DICE || dice > 2 * NUMBERED_DICE) return false;
  return <i32>game.threes * 3 <= min(NUMBERED_DICE, dice - FEWEST_OF_LOSER);
}
