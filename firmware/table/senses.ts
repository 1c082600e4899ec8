import { Module } from '../../shared/settings';
import { Note } from '../../shared/prompts';
import { GameId } from '../../shared/games';
import { gameId } from '../games/game';
import { senseFittings } from '../games/sensed';
import { endedInventories } from '../input/tag-reader/readings';
import { watchAntennas } from '../input/tag-reader/wanted';
import { areDiceRolled, arePiecesTagged, areTilesLaid, learnRacks, wantedAntennas } from './binding';
import { forgetThrows, lookIntoWells, throwAtRest } from './dice-wells';
import { rereadAll, trustAll } from './lying';
import { areRacksRead, isFitted, isReaderGivenUp, isReading } from './modules';
import { recognise, Recognised } from './recognition';
import { sayNote } from './notes';
import { feedDice, feedRacks, forgetChoices, performTile, stir } from './session';
import { forgetTiles, hasPadChanged, lookAtPad, lookAtRacks, takeRacks } from './tiles';

// From the tag reader to the session: dice in their wells, dice on the grid, tiles on pad and racks, whichever the running game
// has. A table whose reader is not fitted, or does not answer, is told these by the buttons or by the host.

let wasReading: bool = false;
let hadRacks: bool = false;
let isSilenceSaid: bool = false;
/** How many inventories had ended when they were last looked at. */
let heard: u32 = 0;

/** A game has begun: what lies there was put before it. */
export function forgetSenses(now: u32): void {
  forgetThrows();
  forgetTiles(now);
}

/** Takes in what the reader has read; whether anything was done. `now` in milliseconds. */
export function sense(now: u32): bool {
  const reads = isReading();
  const hasRacks = areRacksRead();
  if (reads !== wasReading || hasRacks !== hadRacks) noticeChange(reads, hasRacks, now);
  sayReader(reads);
  if (!reads || gameId() === GameId.None) return false;
  watchAntennas(wantedAntennas(hasRacks));
  // Between two inventories nothing new can be seen; only time passes for what must lie still.
  const isFresh = heard !== endedInventories;
  heard = endedInventories;
  if (arePiecesTagged()) return sensePieces(now, isFresh);
  if (areDiceRolled()) return senseDice(now, isFresh);
  return areTilesLaid() && senseTiles(now, isFresh);
}

/** Reader or racks have come or gone: what was being chosen or told on other grounds is so no more. */
function noticeChange(reads: bool, hasRacks: bool, now: u32): void {
  forgetChoices();
  forgetSenses(now);
  senseFittings(reads, hasRacks);
  if (reads !== wasReading && arePiecesTagged()) {
    if (reads) rereadAll(now);
    else trustAll();
  }
  wasReading = reads;
  hadRacks = hasRacks;
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
