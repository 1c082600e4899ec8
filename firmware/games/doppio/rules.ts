import { Awaited } from '../../../shared/actions';
import { Code } from '../../../shared/codes';
import { HIDDEN_BIT, Kind, NO_TILE, Phase, SEATS_MASK, TILE_SHIFT, TILES } from '../../../shared/doppio';
import { NO_SEAT } from '../../../shared/seats';
import { argumentOf, kindOf, makeAction, seatOf } from '../action';
import { addLegal, beginLegal, countLegal } from '../legal';
import { clearState } from '../state';
import { checkJoin, endsFor, playableTiles } from './ends';
import {
  addOpenings,
  addShows,
  drawHidden,
  mayDraw,
  open,
  pass,
  playHidden,
  redeal,
  show,
  showingSeats,
} from './hidden';
import { deal, draw, play, startRound } from './round';
import { boneyard, game, handOf } from './state';
import { ALL_TILES, highestDouble, holds, isDouble, tileAt } from './tiles';

// The rules of Doppio by the contract of games/game.ts. Rule ids are explained in docs/rules/doppio.md.

export { check } from './check';
export { read, write } from './position';
export { STATE_SIZE } from './state';

const KNOWN_OPTIONS: u32 = SEATS_MASK | HIDDEN_BIT;

/** Begins a match. Refuses options that do not fit with BadOptions, state unchanged. */
export function start(options: u32): Code {
  const seats = options & SEATS_MASK;
  if (seats < 2 || seats > 4 || (options & ~KNOWN_OPTIONS) !== 0) return Code.BadOptions;
  clearState();
  game.seats = <u8>seats;
  game.isHidden = options & HIDDEN_BIT ? 1 : 0;
  game.round = 1;
  game.lastWinner = <u8>NO_SEAT;
  startRound();
  return Code.Ok;
}

/** The option word that the state was started with. */
export function options(): u32 {
  return (<u32>game.seats) | (game.isHidden ? HIDDEN_BIT : 0);
}

/** How many seats play. */
export function seats(): i32 {
  return game.seats;
}

/** The seats that have won, a bit each; 0 until the match is over. */
export function winners(): u32 {
  return game.winners;
}

/** Whether a choice, a chance input or nothing is awaited. With hidden hands nothing that chance does is seen. */
export function awaited(): Awaited {
  switch (<Phase>game.phase) {
    case Phase.Over:
      return Awaited.Nothing;
    case Phase.Deal:
    case Phase.Draw:
      return Awaited.Chance;
    default:
      return Awaited.Choice;
  }
}

/** The seats that may act, a bit each: with hidden hands anybody may have the highest double, and all show their hands. */
export function awaitedSeats(): u32 {
  if (game.phase === Phase.Opening) return ((<u32>1) << game.seats) - 1;
  return game.phase === Phase.Show ? showingSeats() : (<u32>1) << game.turn;
}

/** Fills the list of legal actions, ascending, and returns how many there are. */
export function legal(): i32 {
  beginLegal();
  switch (<Phase>game.phase) {
    case Phase.Deal:
      addTiles(Kind.Deal);
      break;
    case Phase.Draw:
      addTiles(Kind.Draw);
      break;
    case Phase.Play:
      if (game.table === 0) addPlay(highestDouble(handOf(game.turn)), NO_TILE);
      else addPlays(handOf(game.turn));
      break;
    case Phase.Opening:
      addOpenings();
      break;
    case Phase.Turn:
      addPlays(ALL_TILES);
      if (mayDraw()) addLegal(makeAction(Kind.Draw, game.turn, NO_TILE));
      else addLegal(makeAction(Kind.Pass, game.turn, 0));
      break;
    case Phase.Show:
      addShows();
      break;
    default:
      break;
  }
  return countLegal();
}

/** Adds that the awaited seat is given any tile of the boneyard. */
function addTiles(kind: Kind): void {
  for (let rest = boneyard(); rest !== 0; rest &= rest - 1) addLegal(makeAction(kind, game.turn, ctz(rest)));
}

function addPlay(tile: u32, on: u32): void {
  addLegal(makeAction(Kind.Play, game.turn, (tile << TILE_SHIFT) | on));
}

/** Adds every way to join a tile of a set (DP-must, DP-unlock). */
function addPlays(tiles: u32): void {
  for (let rest = tiles & playableTiles(); rest !== 0; rest &= rest - 1) {
    const tile = ctz(rest);
    for (let ends = endsFor(tile); ends !== 0; ends &= ends - 1) addPlay(tile, ctz(ends));
  }
}

/** A tile that was drawn has been seen, and so have the hands that are dealt once a round begins. Asked after the action. */
export function isFinal(action: u32): bool {
  return <Kind>kindOf(action) === Kind.Draw || game.phase === Phase.Opening;
}

/** A chance input drawn with 32 random bits: every tile of the boneyard is equally likely (to one part in 10⁸). */
export function chance(random: u32): u32 {
  const tiles = boneyard();
  const kind = game.phase === Phase.Deal ? Kind.Deal : Kind.Draw;
  return makeAction(kind, game.turn, tileAt(tiles, random % popcnt(tiles)));
}

/** Carries out an action, or says why not and changes nothing. */
export function apply(action: u32): Code {
  const kind = <Kind>kindOf(action);
  if (!isKind(kind)) return Code.UnknownAction;
  if (game.phase === Phase.Over) return Code.GameOver;
  if (!isPhaseOf(kind)) return Code.WrongPhase;
  const seat = <i32>seatOf(action);
  if (((awaitedSeats() >> seat) & 1) === 0) return Code.WrongSeat;
  const argument = <i32>argumentOf(action);
  switch (kind) {
    case Kind.Deal:
      if (argument >= TILES || !holds(boneyard(), argument)) return Code.BadTile;
      deal(argument);
      return Code.Ok;
    case Kind.Play:
      return applyPlay(seat, argument >> TILE_SHIFT, argument & NO_TILE);
    case Kind.Draw:
      return applyDraw(argument);
    case Kind.Show:
      return show(seat, argument);
    case Kind.Pass:
      if (argument !== 0) return Code.BadChoice;
      if (mayDraw()) return Code.MayNotPass;
      pass();
      return Code.Ok;
    default:
      if (argument !== 0) return Code.BadChoice;
      redeal();
      return Code.Ok;
  }
}

/** Whether there are such actions, with hands as they are: known or hidden. */
function isKind(kind: Kind): bool {
  if (kind === Kind.Play || kind === Kind.Draw) return true;
  return game.isHidden ? kind >= Kind.Pass && kind <= Kind.Redeal : kind === Kind.Deal;
}

/** Whether actions of a kind belong to the present phase. */
function isPhaseOf(kind: Kind): bool {
  switch (<Phase>game.phase) {
    case Phase.Deal:
      return kind === Kind.Deal;
    case Phase.Play:
      return kind === Kind.Play;
    case Phase.Draw:
      return kind === Kind.Draw;
    case Phase.Opening:
      return kind === Kind.Play || kind === Kind.Redeal;
    case Phase.Turn:
      return kind === Kind.Play || kind === Kind.Draw || kind === Kind.Pass;
    default:
      return kind === Kind.Show || kind === Kind.Redeal;
  }
}

/** DP-start, DP-unlock: a tile of the seat's hand or, where hands are hidden, any that is not on the table. */
function applyPlay(seat: i32, tile: i32, on: i32): Code {
  if (tile >= TILES || !holds(game.isHidden ? ~game.table : handOf(seat), tile)) return Code.BadTile;
  if (game.table === 0) {
    if (game.isHidden ? !isDouble(tile) : tile !== highestDouble(handOf(seat)))
      return Code.MustStartWithDouble;
    if (on !== NO_TILE) return Code.DoesNotFit;
    if (game.isHidden) open(seat, tile);
    else play(tile, on);
    return Code.Ok;
  }
  const code = checkJoin(tile, on);
  if (code !== Code.Ok) return code;
  if (game.isHidden) playHidden(tile, on);
  else play(tile, on);
  return Code.Ok;
}

/** DP-draw */
function applyDraw(tile: i32): Code {
  if (!game.isHidden) {
    if (tile >= TILES || !holds(boneyard(), tile)) return Code.BadTile;
    draw(tile);
    return Code.Ok;
  }
  if (tile !== NO_TILE) return Code.BadTile;
  if (!mayDraw()) return Code.MayNotDraw;
  drawHidden();
  return Code.Ok;
}
