import { Module } from '../../shared/settings';
import { Note } from '../../shared/prompts';
import { sayNote } from '../../build/generated/sentences';
import { GameId } from '../../shared/games';
import { gameId } from '../games/game';
import { senseFittings } from '../games/sensed';
import { watchAntennas } from '../input/tag-reader/wanted';
import { areDiceRolled, arePiecesTagged, areTilesLaid, wantedAntennas } from './binding';
import { feedWells, forgetThrows } from './dice-wells';
import { disownAll, trustAll } from './lying';
import { areRacksRead, isFitted, isReading } from './modules';
import { recognise, Recognised } from './recognition';
import { feedDice, feedPad, feedRacks, stir } from './session';
import { feedPad as lookAtPad, feedRacks as lookAtRacks, forgetTiles } from './tiles';

// From the tag reader to the session: dice in their wells, dice on the grid, tiles on pad and racks, whichever the running game
// has. A table whose reader is not fitted, or does not answer, is told these by the buttons or by the host.

let wasReading: bool = false;
let wasFitted: bool = false;

/** A game has begun: what lies there was put before it. */
export function forgetSenses(now: u32): void {
  forgetThrows();
  forgetTiles(now);
}

/** Takes in what the reader has read; whether anything was done. `now` in milliseconds. */
export function sense(now: u32): bool {
  const reads = isReading();
  if (reads !== wasReading) noticeReader(reads, now);
  senseFittings(reads, areRacksRead());
  if (!reads || gameId() === GameId.None) return false;
  watchAntennas(wantedAntennas(areRacksRead()));
  if (arePiecesTagged()) return sensePieces(now);
  if (areDiceRolled()) return senseDice(now);
  return areTilesLaid() && senseTiles(now);
}

/** The reader has been fitted or removed, has fallen silent or answers again. */
function noticeReader(reads: bool, now: u32): void {
  wasReading = reads;
  forgetSenses(now);
  if (reads) disownAll(now);
  else trustAll();
  if (isFitted(Module.TagReader) && wasFitted) sayNote(reads ? Note.ReaderBack : Note.ReaderSilent, 0, 0);
  wasFitted = isFitted(Module.TagReader);
}

function sensePieces(now: u32): bool {
  const recognised = recognise(now);
  // A piece that turns into another on the spot has been moved; one that is read for the first time lies as long as before.
  if (recognised === Recognised.Changed) stir(now);
  return recognised !== Recognised.Nothing;
}

function senseDice(now: u32): bool {
  const faces = feedWells(now);
  if (faces !== 0) feedDice(faces, now);
  return faces !== 0;
}

function senseTiles(now: u32): bool {
  const isOther = lookAtPad(now);
  if (isOther) feedPad(now);
  const hasRacksChanged = lookAtRacks(now);
  return feedRacks(now) || hasRacksChanged || isOther;
}
