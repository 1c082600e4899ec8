import { Code } from '../../../shared/codes';
import { HIDDEN_BIT, Kind, NO_TILE, NUMBERS, Phase, TILE_SHIFT, TILES } from '../../../shared/doppio';
import { Ink, Rhythm } from '../../../shared/lights';
import { Note, Prompt } from '../../../shared/prompts';
import { argumentOf, kindOf, makeAction } from '../action';
import { light } from '../light';
import { phrase } from '../said';
import { hasPad, hasRacks, padFrom, padTile, PAD_EMPTY, PAD_UNREAD, rackOf } from '../sensed';
import { endsFor, isUnlocked, playableTiles } from './ends';
import { checkShow, mayDraw, showingSeats } from './hidden';
import { dealtTiles } from './round';
import { game, handOf, openWith, sizeOf } from './state';
import { DOUBLES, doublesAbove, highOf, holds, isDouble, lowOf, tileAt } from './tiles';

// How Doppio uses the table, by the contract of table/binding.ts. At the table hands are always hidden from the game: what goes
// over the wire, into the record and onto the lights follows from the state, and so nothing there can tell a tile that is
// not on the table. Where the racks are read, only this file knows the hands, and only to say what may be done (DP-hidden).
// Tiles may lie anywhere: the cells are not used.

const NO_ACTION: u32 = 0;

/** Whether the table plays with these options: hands must be hidden. */
export function takesOptions(options: u32): bool {
  return (options & HIDDEN_BIT) !== 0;
}

function play(seat: i32, tile: i32, on: i32): u32 {
  return makeAction(Kind.Play, seat, (tile << TILE_SHIFT) | on);
}

/** The seat that shows its hand now: one after the other. */
function showingSeat(): i32 {
  return <i32>ctz(showingSeats());
}

function tilesToShow(seat: i32): i32 {
  return sizeOf(seat) - <i32>popcnt(handOf(seat));
}

/** Whether a round begins, for which all tiles are gathered and dealt again. */
export function areTilesGathered(): bool {
  return game.phase === Phase.Opening;
}

// What the racks tell

/** By seat: its hand as it was last seen whole on the rack. Nobody takes a tile out of turn. */
const HANDS: StaticArray<u32> = [0, 0, 0, 0];

/** The tiles on a seat's rack. One that has just been played, or laid on the pad, may still be read there for a moment. */
function rackHand(seat: i32): u32 {
  const onPad: u32 = padTile >= 0 ? 1 << padTile : 0;
  return rackOf(seat) & ~game.table & ~onPad;
}

/** The hand that a seat is known to have, as far as it was seen. */
function knownHand(seat: i32): u32 {
  return unchecked(HANDS[seat]) & ~game.table;
}

function isHandKnown(seat: i32): bool {
  return <i32>popcnt(knownHand(seat)) === sizeOf(seat);
}

/** Remembers hands that lie whole on their racks; that of the seat on turn only where it is not known. */
export function learnRacks(): void {
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    const isOpen = game.phase === Phase.Turn && seat === <i32>game.turn && isHandKnown(seat);
    const rack = rackHand(seat);
    if (game.phase === Phase.Opening) unchecked((HANDS[seat] = 0));
    if (!isOpen && <i32>popcnt(rack) === sizeOf(seat)) unchecked((HANDS[seat] = rack));
  }
}

/** Whether a seat's whole hand lies on its rack, and nothing else. */
function isRackWhole(seat: i32): bool {
  return isHandKnown(seat) && rackHand(seat) === knownHand(seat);
}

/** Whether a double may begin as far as the racks tell: all other hands are seen, and none has a higher one (DP-start). */
function isHighest(tile: i32): bool {
  for (let seat = 0; seat < <i32>game.seats; seat++) if (rackHand(seat) & doublesAbove(tile)) return false;
  return true;
}

/** Whether all tiles but the one on the pad lie on the racks. */
function areRacksWhole(): bool {
  let missing = 0;
  for (let seat = 0; seat < <i32>game.seats; seat++) {
    const left = sizeOf(seat) - <i32>popcnt(rackHand(seat));
    if (left < 0 || left > 1) return false;
    missing += left;
  }
  return missing === (padTile >= 0 ? 1 : 0);
}

/** Whether all hands are known and nobody has a double. */
function isNobodyWithDouble(): bool {
  if (!hasRacks || padTile !== PAD_EMPTY || !areRacksWhole()) return false;
  for (let seat = 0; seat < <i32>game.seats; seat++) if (rackHand(seat) & DOUBLES) return false;
  return true;
}

/** Whether the seat on turn has, by its rack, nothing to play. */
function hasNothingToPlay(): bool {
  return isRackWhole(game.turn) && (rackHand(game.turn) & playableTiles()) === 0;
}

/**
 * The action that the racks show, or 0: the seat on turn has taken a tile from the boneyard although, and only if, nothing of
 * its hand could be played (DP-draw); or a hand that is to be shown lies on its rack.
 */
export function actionOfRacks(): u32 {
  if (!hasRacks) return NO_ACTION;
  if (game.phase === Phase.Turn) return hasDrawnOne() ? drawAction() : NO_ACTION;
  const tile = tileToShow();
  if (tile < 0 || checkShow(showingSeat(), tile) !== Code.Ok) return NO_ACTION;
  return makeAction(Kind.Show, showingSeat(), tile);
}

/** Whether a tile has come to the hand of the seat on turn, which could not play and may draw. */
function hasDrawnOne(): bool {
  const rack = rackHand(game.turn);
  const hand = knownHand(game.turn);
  if (!isHandKnown(game.turn) || !mayDraw() || (hand & playableTiles()) !== 0) return false;
  return (rack & hand) === hand && <i32>popcnt(rack) === sizeOf(game.turn) + 1;
}

/** A tile on the rack of the seat that shows its hand, once all that it has still to show lies there; −1 until then. */
function tileToShow(): i32 {
  if (!hasRacks || game.phase !== Phase.Show) return -1;
  const left = rackHand(showingSeat()) & ~handOf(showingSeat());
  return <i32>popcnt(left) === tilesToShow(showingSeat()) ? tileAt(left, 0) : -1;
}

function drawAction(): u32 {
  return makeAction(Kind.Draw, game.turn, NO_TILE);
}

/** Whether an action is a draw, which leaves the tile on the pad where it is. */
export function isDraw(action: u32): bool {
  return kindOf(action) === Kind.Draw;
}

// What the pad tells

/** The seat that shows the tile on the pad: whose rack it came from, otherwise the one whose turn it is to show. */
function showerOfPad(): i32 {
  return padFrom >= 0 && (showingSeats() >> padFrom) & 1 ? padFrom : showingSeat();
}

/** The action that the tile on the pad means by itself, or 0. */
export function actionOfTile(): u32 {
  if (padTile < 0) return NO_ACTION;
  switch (<Phase>game.phase) {
    case Phase.Opening:
      return padFrom >= 0 && isOpening() ? play(padFrom, padTile, NO_TILE) : NO_ACTION;
    case Phase.Turn: {
      // Laid there straight from the boneyard, or before the rack had been read again.
      if (isFromBoneyard() && hasNothingToPlay() && mayDraw()) return drawAction();
      const ends = endsOfPad();
      return popcnt(ends) === 1 ? play(game.turn, padTile, ctz(ends)) : NO_ACTION;
    }
    case Phase.Show: {
      const seat = showerOfPad();
      return checkShow(seat, padTile) === Code.Ok ? makeAction(Kind.Show, seat, padTile) : NO_ACTION;
    }
    default:
      return NO_ACTION;
  }
}

/** Whether the tile on the pad came from no rack, while the whole hand of the seat on turn lies on its own. */
function isFromBoneyard(): bool {
  return hasRacks && padTile >= 0 && padFrom < 0 && isRackWhole(game.turn);
}

/** Whether the tile on the pad may begin the round, as far as the table knows (DP-start). */
function isOpening(): bool {
  if (padTile < 0 || !isDouble(padTile)) return false;
  return !hasRacks || (areRacksWhole() && isHighest(padTile));
}

/** Whether the double on the pad may be a seat's: its rack lacks one, or nobody can know. */
function mayClaim(seat: i32): bool {
  if (padFrom >= 0) return padFrom === seat;
  return !hasRacks || <i32>popcnt(rackHand(seat)) < sizeOf(seat);
}

/** The tiles on the table to which the one on the pad may be joined now. */
function endsOfPad(): u32 {
  if (padTile < 0 || game.phase !== Phase.Turn || holds(game.table, padTile)) return 0;
  return isPadOfOther() ? 0 : endsFor(padTile);
}

/** Whether the tile on the pad is not of the seat on turn: from another rack, or from the boneyard without a draw. */
function isPadOfOther(): bool {
  return padFrom >= 0 ? padFrom !== <i32>game.turn : isFromBoneyard();
}

/** Whether nothing that fits is on the rack of the seat on turn, but not its whole hand either. */
function isRackShort(): bool {
  const rack = rackHand(game.turn);
  if (isRackWhole(game.turn) || <i32>popcnt(rack) > sizeOf(game.turn)) return false;
  return (rack & playableTiles()) === 0;
}

// Choices by button

/** How many choices a seat's buttons offer. */
export function countOptions(seat: i32): i32 {
  switch (<Phase>game.phase) {
    case Phase.Opening:
      if (padTile !== PAD_EMPTY) return isOpening() && mayClaim(seat) ? 1 : 0;
      return !hasRacks || isNobodyWithDouble() ? 1 : 0;
    case Phase.Turn:
      if (padTile !== PAD_EMPTY) return popcnt(endsOfPad());
      // A tile whose tags are worn keeps a rack from ever being whole: then the seat is trusted as without racks.
      if (!hasRacks || isRackShort()) return 1;
      return !mayDraw() && hasNothingToPlay() ? 1 : 0;
    case Phase.Show:
      return isImpossible() ? 1 : 0;
    default:
      return 0;
  }
}

/** Whether confirm alone means the first choice: claiming the double on the pad, and passing where nothing else can be done. */
export function hasPlainOption(): bool {
  if (game.phase === Phase.Opening) return padTile !== PAD_EMPTY || isNobodyWithDouble();
  return game.phase === Phase.Turn && hasRacks && padTile === PAD_EMPTY && !isRackShort();
}

/** The choice of a seat at an index below `countOptions`. */
export function optionAt(index: i32, seat: i32): u32 {
  switch (<Phase>game.phase) {
    case Phase.Opening:
      return padTile !== PAD_EMPTY ? play(seat, padTile, NO_TILE) : makeAction(Kind.Redeal, seat, 0);
    case Phase.Turn:
      if (padTile !== PAD_EMPTY) return play(game.turn, padTile, tileAt(endsOfPad(), index));
      return mayDraw() ? drawAction() : makeAction(Kind.Pass, game.turn, 0);
    default:
      return makeAction(Kind.Redeal, seat, 0);
  }
}

/** Whether a tile that a seat should show now, on the pad or on its rack, cannot be in its hand (DP-hidden). */
function isImpossible(): bool {
  if (padTile >= 0) return checkShow(showerOfPad(), padTile) === Code.ImpossibleHand;
  const tile = tileToShow();
  return tile >= 0 && checkShow(showingSeat(), tile) === Code.ImpossibleHand;
}

/** Whether the seat may tell a tile by the buttons: there is no pad. */
export function canTellTile(): bool {
  return !hasPad && game.phase !== Phase.Over;
}

/** Why a seat's button does nothing now. */
export function whyNoOption(): Note {
  const isPlayable = game.phase === Phase.Turn && hasRacks && (rackHand(game.turn) & playableTiles()) !== 0;
  return isPlayable ? Note.TileFits : Note.TileAwaited;
}

/** Why a seat cannot take back. */
export function whyNoTakeBack(seat: i32): Note {
  const hasDrawn = game.phase === Phase.Turn && game.hasDrawn && <i32>game.turn === seat;
  return hasDrawn ? Note.DrawnStays : Note.NothingToTakeBack;
}

// Words

/** Phrases what is awaited (games/said.ts). */
export function phrasePrompt(): void {
  switch (<Phase>game.phase) {
    case Phase.Opening:
      phraseOpening();
      break;
    case Phase.Turn:
      if (padTile === PAD_EMPTY) phraseTurn();
      else phraseTile();
      break;
    case Phase.Show: {
      const seat = showingSeat();
      if (padTile === PAD_UNREAD) phrase(Prompt.TileUnread);
      else if (isImpossible()) phrase(Prompt.TileImpossible, padTile >= 0 ? showerOfPad() : seat);
      else phrase(hasPad ? Prompt.ShowHand : Prompt.TellHand, seat, tilesToShow(seat));
      break;
    }
    default:
      phrase(Prompt.Over, game.winners);
  }
}

function phraseOpening(): void {
  if (padTile === PAD_UNREAD) phrase(Prompt.TileUnread);
  else if (isNobodyWithDouble()) phrase(Prompt.NobodyHasDouble);
  else if (padTile === PAD_EMPTY)
    phrase(hasPad ? Prompt.Opening : Prompt.OpeningTell, game.round, dealtTiles(game.seats));
  else if (!isDouble(padTile)) phrase(Prompt.TileNoDouble);
  else if (hasRacks && !isHighest(padTile)) phrase(Prompt.TileNotHighest);
  else phrase(isOpening() ? Prompt.OpeningClaim : Prompt.OpeningRacks, dealtTiles(game.seats));
}

function phraseTurn(): void {
  const seat: i32 = game.turn;
  if (!hasRacks) {
    if (mayDraw()) phrase(hasPad ? Prompt.PlayOrDraw : Prompt.TellOrDraw, seat);
    else phrase(hasPad ? Prompt.PlayOrPass : Prompt.TellOrPass, seat);
  } else if (<i32>popcnt(rackHand(seat)) > sizeOf(seat)) phrase(Prompt.RackTooMany, seat, sizeOf(seat));
  else if (rackHand(seat) & playableTiles()) phrase(Prompt.MustPlay, seat);
  else if (!isRackWhole(seat)) phrase(Prompt.RackIncomplete, seat, sizeOf(seat));
  else phrase(mayDraw() ? Prompt.MustDraw : Prompt.MustPass, seat);
}

/** About the tile on the pad; it is not named, since it is not on the table. */
function phraseTile(): void {
  const seat: i32 = game.turn;
  if (padTile === PAD_UNREAD || holds(game.table, padTile)) phrase(Prompt.TileUnread);
  else if (isPadOfOther()) phrase(Prompt.TileNotYours, seat);
  else if (endsOfPad() !== 0) phrase(Prompt.ChooseEnd, seat);
  else
    phrase(
      openWith(lowOf(padTile)) | openWith(highOf(padTile)) ? Prompt.TileLocked : Prompt.TileFitsNot,
      seat,
    );
}

/** Phrases a choice that a seat's buttons have walked to. */
export function phraseOption(action: u32, seat: i32): void {
  switch (<Kind>kindOf(action)) {
    case Kind.Play:
      if ((argumentOf(action) & NO_TILE) === NO_TILE) phrase(Prompt.OpeningClaim);
      else phrase(Prompt.OptionEnd, seat, argumentOf(action) & NO_TILE);
      break;
    case Kind.Draw:
      phrase(Prompt.OptionDraw, seat);
      break;
    case Kind.Pass:
      phrase(Prompt.OptionPass, seat);
      break;
    default:
      phrase(Prompt.OptionRedeal, seat);
  }
}

// Lights

/**
 * Value of an edge light. Each edge shows the numbers 0 … 6 on its inner seven lights: playable ends breathe, an end whose
 * number is locked is dim, an unlocked number without an end is low; the end that the buttons have walked to is bright.
 */
export function lightOfEdge(edge: i32, option: u32): u32 {
  const number = (edge % (NUMBERS + 2)) - 1;
  if (number < 0 || number >= NUMBERS || game.phase !== Phase.Turn) return Rhythm.Off;
  const ends = openWith(number);
  if (option !== 0 && kindOf(option) === Kind.Play) {
    const on = argumentOf(option) & NO_TILE;
    if (on < <u32>TILES && holds(ends, on)) return light(Rhythm.High, game.turn);
  }
  const isOffered = padTile >= 0 ? (ends & endsOfPad()) !== 0 : ends !== 0 && isUnlocked(number);
  if (isOffered) return light(Rhythm.Breath, Ink.White);
  if (isUnlocked(number)) return light(Rhythm.Low, Ink.White);
  return ends === 0 ? Rhythm.Off : light(Rhythm.Dim, Ink.White);
}
