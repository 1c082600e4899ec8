import { Code } from '../../../shared/codes';
import { BONEYARD_REST, MATCH_POINTS, NO_TILE, Phase, RoundEnd, TILES } from '../../../shared/doppio';
import { NO_SEAT } from '../../../shared/seats';
import { openSidesOf, outerOf, playableTiles, rebuildEnds } from './ends';
import { isBlocked, showingSeats } from './hidden';
import { dealtTiles, emptiedSeat, roundPoints, roundWinner, seatOfHighestDouble } from './round';
import {
  boneyardSize,
  ENDS,
  ENDS_SIZE,
  game,
  handOf,
  handSize,
  isTableWhole,
  joinedTo,
  lacksOf,
  MAX_PLAYERS,
  scoreOf,
  sizeOf,
} from './state';
import { ALL_TILES, DOUBLES, doubleOf, holds, isDouble, suitOf } from './tiles';

/** All pips of the set: 8 × (0 + 1 + … + 6). No round scores more. */
const ALL_PIPS: i32 = 168;
const KEPT_ENDS: usize = memory.data(ENDS_SIZE, 4);

/** Whether the state, however it came here, is one that a game can be in. The first thing that cannot be is named. */
export function check(): Code {
  if (game.seats < 2 || game.seats > 4 || game.isHidden > 1 || game.phase > <u8>Phase.Over)
    return Code.BadState;
  if (game.turn >= game.seats) return Code.BadTurn;
  if (!isScoreSound()) return Code.BadState;
  const tiles = checkTiles();
  if (tiles !== Code.Ok) return tiles;
  if (game.phase === Phase.Over) return checkOver();
  return game.isHidden ? checkHidden() : checkKnown();
}

/** Points, and what is told of the last round (DP-match). */
function isScoreSound(): bool {
  const isOver = game.phase === Phase.Over;
  const winner: i32 = game.lastWinner;
  let total = 0;
  for (let seat = 0; seat < MAX_PLAYERS; seat++) {
    const score = scoreOf(seat);
    total += score;
    if (seat >= <i32>game.seats ? score > 0 : score >= MATCH_POINTS && !(isOver && seat === winner))
      return false;
  }
  if (game.round < 1 || game.winners !== (isOver ? (<u8>1) << (<u8>winner) : 0)) return false;
  const ended = <i32>game.round - (isOver ? 0 : 1);
  if (game.lastEnd === <u8>RoundEnd.None)
    return ended === 0 && total === 0 && winner === NO_SEAT && game.lastPoints === 0;
  const points: i32 = game.lastPoints;
  if (game.lastEnd > <u8>RoundEnd.Blocked || ended === 0) return false;
  if (total - points > ALL_PIPS * (ended - 1)) return false;
  if (winner === NO_SEAT) return game.lastEnd === <u8>RoundEnd.Blocked && points === 0 && !isOver;
  if (winner >= <i32>game.seats || points > ALL_PIPS) return false;
  if (game.lastEnd === <u8>RoundEnd.Blocked && points === 0) return false;
  const before = scoreOf(winner) - points;
  return before >= 0 && before < MATCH_POINTS && (!isOver || scoreOf(winner) >= MATCH_POINTS);
}

/** Every tile in one place, and those on the table joined as they can be. */
function checkTiles(): Code {
  if (!isTableWhole()) return Code.BadLayout;
  let seen = game.table;
  for (let seat = 0; seat < MAX_PLAYERS; seat++) {
    const hand = handOf(seat);
    if ((hand & seen) !== 0 || (hand & ~ALL_TILES) !== 0) return Code.BadTile;
    seen |= hand;
    if (seat >= <i32>game.seats && (hand | lacksOf(seat)) !== 0) return Code.BadTile;
    if (seat >= <i32>game.seats && sizeOf(seat) !== 0) return Code.BadTile;
    if (game.isHidden ? (lacksOf(seat) & ~ALL_TILES) !== 0 : lacksOf(seat) !== 0 || sizeOf(seat) !== 0)
      return Code.BadTile;
  }
  if (!game.isHidden && (game.passes !== 0 || game.hasDrawn !== 0)) return Code.BadState;
  if (!areEndsSound()) return Code.BadLayout;
  if (game.table === 0) return Code.Ok;
  if (!isLayoutSound()) return Code.BadLayout;
  // A seat has what it was dealt and at most all that was ever drawn (DP-deal, DP-draw).
  const size = dealtTiles(game.seats);
  const drawn = TILES - size * game.seats - boneyardSize();
  if (drawn < 0 || boneyardSize() < BONEYARD_REST) return Code.BadTile;
  for (let seat = 0; seat < MAX_PLAYERS; seat++) if (handSize(seat) > size + drawn) return Code.BadTile;
  return Code.Ok;
}

/** Whether the open ends kept are those of the tiles on the table. */
function areEndsSound(): bool {
  memory.copy(KEPT_ENDS, ENDS, ENDS_SIZE);
  rebuildEnds();
  if (memory.compare(KEPT_ENDS, ENDS, ENDS_SIZE) === 0) return true;
  memory.copy(ENDS, KEPT_ENDS, ENDS_SIZE);
  return false;
}

/**
 * Whether the tiles can have been laid in some order: first a double (DP-start), each other tile to one that was there, on
 * a side that was open (DP-spin), its number unlocked (DP-unlock).
 */
function isLayoutSound(): bool {
  for (let rest = game.table; rest !== 0; rest &= rest - 1) if (openSidesOf(<i32>ctz(rest)) < 0) return false;
  let laid: u32 = 0;
  let extended: u32 = 0;
  let before: u32;
  do {
    before = laid;
    for (let rest = game.table & ~laid; rest !== 0; rest &= rest - 1) {
      const tile = <i32>ctz(rest);
      const on = joinedTo(tile);
      if (!canFollow(tile, on, laid) || holds(extended & ~DOUBLES, on)) continue;
      laid |= (<u32>1) << tile;
      extended |= (<u32>1) << on;
    }
  } while (laid !== before);
  return laid === game.table;
}

/** Whether a tile can have been joined to another, its sides aside, when the tiles of a set lay on the table. */
function canFollow(tile: i32, on: i32, laid: u32): bool {
  if (on === NO_TILE) return isDouble(tile) && laid === 0;
  if (on >= TILES || !holds(laid, on)) return false;
  const number = outerOf(on);
  if (!holds(suitOf(number), tile)) return false;
  return isDouble(tile) || holds(laid, doubleOf(number));
}

/** With known hands, while the game goes on. */
function checkKnown(): Code {
  const size = dealtTiles(game.seats);
  const phase = <Phase>game.phase;
  if (phase > Phase.Draw) return Code.BadState;
  if (phase === Phase.Deal) {
    const dealt = TILES - boneyardSize();
    if (game.table !== 0 || <i32>game.turn !== dealt % game.seats) return Code.BadTurn;
    // Seat 0 is dealt a tile first, so its hand is never the smaller (DP-deal).
    for (let seat = 0; seat < <i32>game.seats; seat++)
      if (handSize(seat) !== (dealt - seat + <i32>game.seats - 1) / game.seats) return Code.BadTile;
    return dealt < size * game.seats ? Code.Ok : Code.BadTile;
  }
  if (emptiedSeat() >= 0) return Code.BadTile;
  if (game.table === 0) {
    for (let seat = 0; seat < <i32>game.seats; seat++) if (handSize(seat) !== size) return Code.BadTile;
    return phase === Phase.Play && <i32>game.turn === seatOfHighestDouble() ? Code.Ok : Code.BadTurn;
  }
  const canPlay = (handOf(game.turn) & playableTiles()) !== 0;
  if (phase === Phase.Play) return canPlay ? Code.Ok : Code.BadTurn;
  return !canPlay && boneyardSize() > BONEYARD_REST ? Code.Ok : Code.BadTurn;
}

/** With hidden hands, while the game goes on (DP-hidden). */
function checkHidden(): Code {
  const phase = <Phase>game.phase;
  if (phase < Phase.Opening) return Code.BadState;
  if (phase === Phase.Opening) {
    if (game.turn !== 0) return Code.BadTurn;
    if ((game.table | game.passes | game.hasDrawn) !== 0) return Code.BadState;
    for (let seat = 0; seat < <i32>game.seats; seat++)
      if (sizeOf(seat) !== dealtTiles(game.seats) || (handOf(seat) | lacksOf(seat)) !== 0)
        return Code.BadTile;
    return Code.Ok;
  }
  if (game.table === 0) return Code.BadLayout;
  if (!arePassesSound()) return Code.BadState;
  return phase === Phase.Turn ? checkTurn() : checkShow();
}

/** Whoever passes has drawn, while anything could be drawn. */
function arePassesSound(): bool {
  const drawn = TILES - dealtTiles(game.seats) * game.seats - boneyardSize();
  if (game.passes > game.seats || game.hasDrawn > 1 || <i32>game.hasDrawn > drawn) return false;
  return boneyardSize() <= BONEYARD_REST || <i32>game.passes + <i32>game.hasDrawn <= drawn;
}

function checkTurn(): Code {
  for (let seat = 0; seat < <i32>game.seats; seat++)
    if (sizeOf(seat) === 0 || handOf(seat) !== 0) return Code.BadTile;
  return !game.hasDrawn && isBlocked() ? Code.BadTurn : Code.Ok;
}

function checkShow(): Code {
  if (game.hasDrawn !== 0 || showingSeats() === 0) return Code.BadState;
  const shown = checkShown();
  if (shown !== Code.Ok) return shown;
  return isRoundEnded() ? Code.Ok : Code.BadTurn;
}

/** Hands shown so far: no more tiles than there are, none that the seat cannot hold. */
function checkShown(): Code {
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    if (<i32>popcnt(handOf(seat)) > sizeOf(seat)) return Code.BadTile;
    if ((handOf(seat) & lacksOf(seat)) !== 0) return Code.ImpossibleHand;
  }
  return Code.Ok;
}

/** Whether the last action, by the seat on turn, can have ended the round (DP-out, DP-blocked). */
function isRoundEnded(): bool {
  const emptied = emptiedSeat();
  if (emptied >= 0) {
    for (let seat = emptied + 1; seat < <i32>game.seats; seat++) if (handSize(seat) === 0) return false;
    return emptied === <i32>game.turn && game.passes === 0;
  }
  if (game.isHidden) return isBlocked();
  let hands: u32 = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++) hands |= handOf(seat);
  return boneyardSize() <= BONEYARD_REST && (hands & playableTiles()) === 0;
}

/** A match that is over: the last round, as it lies there, gave its winner the points. */
function checkOver(): Code {
  if (game.table === 0) return Code.BadLayout;
  if (game.isHidden) {
    if (game.hasDrawn !== 0 || !arePassesSound()) return Code.BadState;
    if (showingSeats() !== 0) return Code.BadTile;
    const shown = checkShown();
    if (shown !== Code.Ok) return shown;
  }
  if (!isRoundEnded()) return Code.BadTurn;
  const winner = roundWinner();
  const isOut = emptiedSeat() >= 0;
  if (winner !== <i32>game.lastWinner || isOut !== (game.lastEnd === <u8>RoundEnd.Out)) return Code.BadState;
  return roundPoints(winner) === <i32>game.lastPoints ? Code.Ok : Code.BadState;
}
