import { BONEYARD_REST, MATCH_POINTS, Phase, RoundEnd } from '../../../shared/doppio';
import { NO_SEAT } from '../../../shared/seats';
import { layTile, playableTiles } from './ends';
import {
  boneyardSize,
  clearTiles,
  game,
  handOf,
  handSize,
  scoreOf,
  setHand,
  setScore,
  setSize,
} from './state';
import { highestDouble, holds, pipsOf } from './tiles';

// A round with known hands, from the deal to the points; how a round begins and is scored is the same with hidden hands.

/** Tiles that each seat is dealt (DP-deal). */
export function dealtTiles(seats: i32): i32 {
  return seats === 2 ? 8 : 6;
}

/** All tiles go back and are dealt again. */
export function startRound(): void {
  clearTiles();
  game.turn = 0;
  if (game.isHidden) {
    for (let seat = 0; seat < <i32>game.seats; seat++) setSize(seat, dealtTiles(game.seats));
    game.phase = <u8>Phase.Opening;
  } else {
    game.phase = <u8>Phase.Deal;
  }
}

/** The seat after this one, clockwise (DP-order). */
export function seatAfter(seat: i32): i32 {
  return seat + 1 === <i32>game.seats ? 0 : seat + 1;
}

/** The awaited seat is dealt a tile; after the last one the highest double is to be played (DP-deal, DP-start). */
export function deal(tile: i32): void {
  const hand = handOf(game.turn) | ((<u32>1) << tile);
  setHand(game.turn, hand);
  game.turn = <u8>seatAfter(game.turn);
  if (game.turn !== 0 || <i32>popcnt(hand) < dealtTiles(game.seats)) return;
  const starter = seatOfHighestDouble();
  if (starter < 0) {
    startRound();
    return;
  }
  game.turn = <u8>starter;
  game.phase = <u8>Phase.Play;
}

/** The seat that holds the highest double, −1 where there is none (DP-start). */
export function seatOfHighestDouble(): i32 {
  let highest = -1;
  let holder = -1;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    const double = highestDouble(handOf(seat));
    if (double <= highest) continue;
    highest = double;
    holder = seat;
  }
  return holder;
}

/** The seat on turn plays a tile that fits (DP-out). */
export function play(tile: i32, on: i32): void {
  const hand = handOf(game.turn) & ~((<u32>1) << tile);
  setHand(game.turn, hand);
  layTile(tile, on);
  if (hand === 0) {
    scoreRound();
    return;
  }
  passTurn(playableTiles());
}

/** The seat on turn draws a tile, and must play it if it fits (DP-draw). */
export function draw(tile: i32): void {
  setHand(game.turn, handOf(game.turn) | ((<u32>1) << tile));
  const playable = playableTiles();
  if (holds(playable, tile)) game.phase = <u8>Phase.Play;
  else passTurn(playable);
}

/**
 * The turn goes to the next seat that can play or may draw; where none is found, back to the present one, the round is
 * blocked (DP-must, DP-draw, DP-blocked, DP-block-when).
 */
function passTurn(playable: u32): void {
  const mayDraw = boneyardSize() > BONEYARD_REST;
  let seat: i32 = game.turn;
  do {
    seat = seatAfter(seat);
    const canPlay = (handOf(seat) & playable) !== 0;
    if (!canPlay && !mayDraw) continue;
    game.turn = <u8>seat;
    game.phase = <u8>(canPlay ? Phase.Play : Phase.Draw);
    return;
  } while (seat !== <i32>game.turn);
  scoreRound();
}

/** The seat whose hand is empty, or −1. */
export function emptiedSeat(): i32 {
  for (let seat = 0; seat < <i32>game.seats; seat++) if (handSize(seat) === 0) return seat;
  return -1;
}

/** The winner of a round that has ended: the emptied hand, or the single lowest; −1 for none (DP-out, DP-blocked-tie). */
export function roundWinner(): i32 {
  const emptied = emptiedSeat();
  if (emptied >= 0) return emptied;
  let lowest = i32.MAX_VALUE;
  let winner = -1;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    const pips = pipsOf(handOf(seat));
    if (pips === lowest) winner = -1;
    if (pips >= lowest) continue;
    lowest = pips;
    winner = seat;
  }
  return winner;
}

/** What the winner of a round scores: the pips of all other hands (DP-out, DP-blocked). */
export function roundPoints(winner: i32): i32 {
  let points = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++) if (seat !== winner) points += pipsOf(handOf(seat));
  return points;
}

/** Counts a round that has ended, and begins the next unless the match is won (DP-match). */
export function scoreRound(): void {
  const winner = roundWinner();
  game.lastEnd = <u8>(emptiedSeat() < 0 ? RoundEnd.Blocked : RoundEnd.Out);
  game.lastWinner = winner < 0 ? <u8>NO_SEAT : <u8>winner;
  game.lastPoints = 0;
  if (winner >= 0) {
    const points = roundPoints(winner);
    game.lastPoints = <u16>points;
    setScore(winner, scoreOf(winner) + points);
    if (scoreOf(winner) >= MATCH_POINTS) {
      game.winners = (<u8>1) << (<u8>winner);
      game.phase = <u8>Phase.Over;
      return;
    }
  }
  if (game.round < u16.MAX_VALUE) game.round++;
  startRound();
}
