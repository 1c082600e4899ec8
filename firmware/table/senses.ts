import { Code } from '../../shared/codes';
import { Module } from '../../shared/settings';
import { Note } from '../../shared/prompts';
import { GameId } from '../../shared/games';
import { gameId } from '../games/game';
import { pickedRoller, senseFittings } from '../games/sensed';
import { ROLLERS } from '../../shared/objects';
import { feedRoller, touchRoller } from '../input/pops';
import { endedInventories } from '../input/tag-reader/readings';
import { watchAntennas } from '../input/tag-reader/wanted';
import {
  actionOfSix,
  areDiceRolled,
  arePiecesMoved,
  arePiecesTagged,
  areTilesLaid,
  areWheelsUsed,
  awaitedWells,
  isPopOff,
  learnRacks,
  wantedAntennas,
} from './binding';
import { forgetThrows, lookIntoWells, throwAtRest } from './dice-wells';
import { rereadAll, trustAll } from './lying';
import { areRacksRead, areRollersRead, isFitted, isReaderGivenUp, isReading } from './modules';
import { recognise, Recognised } from './recognition';
import { sayNote } from './notes';
import {
  firstSix,
  forgetPops,
  feedPop,
  isPicked,
  keepFace,
  keptFaces,
  keptRollers,
  noteSix,
  pickRoller,
  shownFace,
} from './rollers';
import { feedDice, feedRacks, forgetChoices, hasSettled, perform, performTile, stir } from './session';
import { forgetTiles, hasPadChanged, lookAtPad, lookAtRacks, takeRacks } from './tiles';
import { isTableRight } from './wheels';

// From the tag reader to the session: dice in their wells, dice on the grid, tiles on pad and racks, whichever the running game
// has. A table whose reader is not fitted, or does not answer, is told these by the buttons or by the host.

let wasReading: bool = false;
/** Racks, wheels and rollers as they were fitted and read, a bit each. */
let hadFittings: u32 = 0;
let isSilenceSaid: bool = false;
/** How many inventories had ended when they were last looked at. */
let heard: u32 = 0;

/** A game has begun: what lies there was put before it. */
export function forgetSenses(now: u32): void {
  forgetThrows();
  forgetPops();
  forgetTiles(now);
}

/** Takes in what the reader has read; whether anything was done. `now` in milliseconds. */
export function sense(now: u32): bool {
  const reads = isReading();
  const hasRacks = areRacksRead();
  const fittings: u32 =
    (hasRacks ? Module.Racks : 0) |
    (isFitted(Module.Wheels) ? Module.Wheels : 0) |
    (areRollersRead() ? Module.Rollers : 0);
  if (reads !== wasReading || fittings !== hadFittings) noticeChange(reads, fittings, now);
  sayReader(reads);
  if (!reads || gameId() === GameId.None) return false;
  watchAntennas(wantedAntennas(hasRacks));
  // Between two inventories nothing new can be seen; only time passes for what must lie still.
  const isFresh = heard !== endedInventories;
  heard = endedInventories;
  if (arePiecesTagged()) {
    const hasRead = sensePieces(now, isFresh);
    return (areWheelsUsed() && areRollersRead() && lookAtRollers(now)) || hasRead;
  }
  if (areDiceRolled()) return senseDice(now, isFresh);
  return areTilesLaid() && senseTiles(now, isFresh);
}

/** A module has come or gone: what was being chosen or told on other grounds is so no more. */
function noticeChange(reads: bool, fittings: u32, now: u32): void {
  forgetChoices();
  forgetSenses(now);
  senseFittings(
    reads,
    (fittings & Module.Racks) !== 0,
    (fittings & Module.Wheels) !== 0,
    (fittings & Module.Rollers) !== 0,
  );
  if (reads !== wasReading && arePiecesTagged()) {
    if (reads || arePiecesMoved()) rereadAll(now);
    else trustAll();
  }
  wasReading = reads;
  hadFittings = fittings;
}

/** Says once that the reader is silent, and once that it answers again. */
function sayReader(reads: bool): void {
  if (!isSilenceSaid && isReaderGivenUp()) {
    isSilenceSaid = true;
    sayNote(Note.ReaderSilent, 0, 0);
  } else if (isSilenceSaid && (reads || !isFitted(Module.TagReader))) {
    isSilenceSaid = false;
    if (reads) sayNote(Note.ReaderBack, 0, 0);
  }
}

function sensePieces(now: u32, isFresh: bool): bool {
  const recognised = recognise(now, isFresh);
  // A piece that turns into another on the spot has been moved; one that is read for the first time lies as long as before.
  if (recognised === Recognised.Changed) stir(now);
  return recognised !== Recognised.Nothing;
}

function senseDice(now: u32, isFresh: bool): bool {
  if (isFresh) lookIntoWells(now);
  const faces = throwAtRest(now);
  if (faces !== 0) feedDice(faces, now);
  return faces !== 0;
}

function senseTiles(now: u32, isFresh: bool): bool {
  if (isFresh) {
    lookAtPad(now);
    lookAtRacks(now);
  }
  const isOther = hasPadChanged(now);
  const haveRacksChanged = takeRacks(now);
  if (isOther) forgetChoices();
  learnRacks();
  // What the racks say may give the tile on the pad another meaning.
  if (isOther || haveRacksChanged) performTile(now);
  return feedRacks(now) || haveRacksChanged || isOther;
}

/** A pop switch reads differently just now. */
export function touchPop(roller: i32, now: u32): void {
  touchRoller(roller, now);
}

/** A pop switch has closed or opened, bounces left out. In a pop-off the first pop is the mover's choice of a roller (DT-popoff). */
export function takePop(roller: i32, isDown: bool, now: u32): void {
  if (!feedRoller(roller, isDown, now) || !areWheelsUsed() || !areRollersRead()) return;
  if (!isPopOff()) {
    feedPop(roller);
  } else if (!hasSettled() || !isTableRight()) {
    sayNote(Note.PiecesFirst, 0, 0);
  } else if (isPicked()) {
    feedPop(roller);
  } else {
    pickRoller(roller);
  }
}

/** Takes in what the rollers show; whether anything was done. */
function lookAtRollers(now: u32): bool {
  let hasDone = false;
  for (let roller = 0; roller < ROLLERS; roller++) {
    const face = shownFace(roller, now);
    if (face === 0) continue;
    hasDone = true;
    if (isPopOff()) noteSix(roller, face);
    else if (awaitedWells() === 0) sayNote(Note.DiceNotAwaited, 0, 0);
    else if (keepFace(roller, face)) takeFaces(now);
  }
  const first = isPopOff() ? firstSix() : -1;
  if (first < 0) return hasDone;
  perform(actionOfSix(first === pickedRoller), now);
  return true;
}

/** All rollers that are awaited have shown their faces: they are played, or have to be popped again. */
function takeFaces(now: u32): void {
  const isSingle = awaitedWells() === 1;
  if (!isSingle && keptRollers() !== awaitedWells()) return;
  if (feedDice(keptFaces(isSingle), now) !== Code.Ok) forgetPops();
}
