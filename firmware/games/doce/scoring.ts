import { FACE_MASK, Outcome, Phase, ROUNDS } from '../../../shared/doce';
import { blockersOf, diceOf, emptySquares, findLines, isAnyAllOwn } from './lines';
import {
  clearGrid,
  doesSameNumberCost,
  firstOfRound,
  game,
  scoreOf,
  setLastLine,
  setScore,
  squareAt,
} from './state';

// From the end of a round to the beginning of the next (DC-win, DC-score, DC-match).

const WIN: i32 = 12;
const DRAW: i32 = 2;
const ALL_OWN: i32 = 2;
const BLOCKER_KEPT: i32 = 5;
const SAME_NUMBER: i32 = 2;

/** The seat that won the last round, or −1. */
function lastWinner(): i32 {
  return game.outcome === Outcome.FirstSeatWon || game.outcome === Outcome.SecondSeatWon
    ? game.outcome - Outcome.FirstSeatWon
    : -1;
}

/** The points that the last round gave a seat, by the facts that are kept of it (DC-score). */
export function lastPointsOf(seat: i32): i32 {
  const forBlocker = (game.blockersKept >> (<u8>seat)) & 1 ? BLOCKER_KEPT : 0;
  if (game.outcome === Outcome.Draw) return DRAW + forBlocker;
  if (lastWinner() !== seat) return 0;
  const forThrees = game.threes * SAME_NUMBER;
  return (
    WIN +
    (game.allOwn ? ALL_OWN : 0) +
    forBlocker +
    game.empty +
    (doesSameNumberCost() ? -forThrees : forThrees)
  );
}

/**
 * Writes down how the round on the grid has ended, and nothing else: by lines of one seat, whoever completed them, or as a
 * draw, because both have lines or neither has (DC-win). The grid must have been surveyed.
 */
export function judgeRound(): void {
  const lines0 = findLines(0);
  const isAllOwn0 = isAnyAllOwn;
  const lines1 = findLines(1);
  const isAllOwn1 = isAnyAllOwn;
  setLastLine(lines0 | lines1);
  game.blockersKept = (blockersOf(0) === 0 ? 1 : 0) | (blockersOf(1) === 0 ? 2 : 0);
  game.allOwn = 0;
  game.empty = 0;
  game.threes = 0;
  if ((lines0 !== 0) === (lines1 !== 0)) {
    game.outcome = <u8>Outcome.Draw;
    return;
  }
  const winner = lines0 !== 0 ? 0 : 1;
  game.outcome = <u8>(Outcome.FirstSeatWon + winner);
  game.allOwn = (winner === 0 ? isAllOwn0 : isAllOwn1) ? 1 : 0;
  game.empty = <u8>popcnt(emptySquares());
  game.threes = <u8>countThrees(winner);
}

/** Full threes of a seat's dice that show the same number, wherever they lie on the grid (DC-score). */
function countThrees(seat: i32): i32 {
  // Four bits count the dice of each face: a seat has no more than eleven.
  let counts: u32 = 0;
  for (let dice = diceOf(seat); dice !== 0; dice &= dice - 1) {
    const face = squareAt(ctz(dice)) & FACE_MASK;
    counts += (<u32>1) << (face << 2);
  }
  let threes = 0;
  for (; counts !== 0; counts >>= 4) threes += (counts & 0xf) / 3;
  return threes;
}

/** Scores the round that has ended, and begins the next; after the last the game is over and the grid stays (DC-match). */
export function endRound(): void {
  judgeRound();
  for (let seat = 0; seat < 2; seat++) setScore(seat, scoreOf(seat) + lastPointsOf(seat));
  if (<i32>game.round === ROUNDS) game.phase = <u8>Phase.Over;
  else beginRound(game.round + 1);
}

/** Begins a round on an empty grid. */
export function beginRound(round: i32): void {
  clearGrid();
  game.round = <u8>round;
  game.turn = <u8>firstOfRound();
  game.phase = <u8>Phase.Turn;
}

/** The seats that have won, a bit each: both of a drawn match (DC-match); 0 until the game is over. */
export function winners(): u32 {
  if (game.phase !== Phase.Over) return 0;
  const lead = scoreOf(0) - scoreOf(1);
  return (lead >= 0 ? 1 : 0) | (lead <= 0 ? 2 : 0);
}
