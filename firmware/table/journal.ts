import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import { gameId, gameOptions, stateSize } from '../games/game';
import { act } from '../games/history';
import { restore, startGame } from '../games/start';
import { STATE } from '../games/state';
import {
  appendRecord,
  beginRegion,
  DATA,
  finishRegion,
  hasRoom,
  isLogForeign,
  LONGEST_DATA,
  nextRecord,
  openLog,
  tendLog,
} from '../store/log';
import { applySettings, collectSettings, SETTINGS_SIZE } from './settings';

/**
 * The journal: what the table remembers without power. Every action is written before anybody hears of it; after power-up the
 * actions are carried out again. A full region is left behind with a snapshot of settings and game.
 */
enum Kind {
  /** A game begins: which, option word. */
  Game = 1,
  /** An action. */
  Action = 2,
  /** A part of the state of a game that is under way: its offset, then bytes. The last part makes it valid. */
  State = 3,
  /** All settings (settings.ts). */
  Settings = 4,
}
const PART: i32 = LONGEST_DATA - 4;
/** How long nothing must have stirred before flash is erased ahead of need, in milliseconds. */
const QUIET_TIME: u32 = 2000;
/** Between two erased sectors the ticks that came late must be made up for. */
const REST_TIME: u32 = 500;

/** The settings as they were written last. */
const WRITTEN: usize = memory.data(64, 8);
let isWritten: bool = false;
let tendedAt: u32 = 0;

/** What a journal said. */
export enum Resumed {
  Nothing,
  /** A game in which nobody has acted yet. */
  Begun,
  /** A game in which somebody has. */
  UnderWay,
}

/** Power-up: settings and game are again what they were. */
export function resume(): Resumed {
  openLog();
  let resumed = Resumed.Nothing;
  for (let kind = nextRecord(); kind !== 0; kind = nextRecord()) {
    switch (<Kind>kind) {
      case Kind.Game:
        if (startGame(load<u32>(DATA), load<u32>(DATA, 4)) === Code.Ok) resumed = Resumed.Begun;
        break;
      case Kind.Action:
        if (act(load<u32>(DATA)) === Code.Ok) resumed = Resumed.UnderWay;
        break;
      case Kind.State:
        if (takePart()) resumed = Resumed.UnderWay;
        break;
      case Kind.Settings:
        memory.copy(WRITTEN, DATA, SETTINGS_SIZE);
        isWritten = true;
    }
  }
  if (isWritten) applySettings(WRITTEN);
  return resumed;
}

/** A game has begun. */
export function journalGame(): void {
  if (isLogForeign()) return;
  if (!hasRoom(8)) {
    moveOn();
    return;
  }
  appendGame();
}

/** An action has been carried out. */
export function journalAction(action: u32): void {
  if (isLogForeign()) return;
  // A new region begins with the state, which holds the action already.
  if (!hasRoom(4)) {
    moveOn();
    return;
  }
  store<u32>(DATA, action);
  appendRecord(Kind.Action, 4);
}

/** Settings may have changed. */
export function journalSettings(): void {
  if (isLogForeign() || !haveSettingsChanged()) return;
  if (hasRoom(SETTINGS_SIZE)) appendSettings();
  else moveOn();
}

/** Uses quiet time to erase ahead of need. `stirredAt`: when anything was touched last. */
export function tendJournal(now: u32, stirredAt: u32): void {
  if (now - stirredAt < QUIET_TIME || now - tendedAt < REST_TIME) return;
  tendedAt = now;
  tendLog();
}

/** Goes on in the other region, with what still counts. */
function moveOn(): void {
  beginRegion();
  appendSettings();
  if (gameId() !== GameId.None) {
    appendGame();
    appendState();
  }
  finishRegion();
}

function appendGame(): void {
  store<u32>(DATA, gameId());
  store<u32>(DATA, gameOptions(), 4);
  appendRecord(Kind.Game, 8);
}

function appendState(): void {
  const size = stateSize();
  for (let offset = 0; offset < size; offset += PART) {
    const length = min(PART, size - offset);
    store<u32>(DATA, offset);
    memory.copy(DATA + 4, STATE + offset, length);
    appendRecord(Kind.State, length + 4);
  }
}

/** Puts a part of a state where it belongs; whether the state is whole and can be. */
function takePart(): bool {
  const offset = <i32>load<u32>(DATA);
  const length = min(PART, stateSize() - offset);
  if (offset < 0 || length <= 0) return false;
  memory.copy(STATE + offset, DATA + 4, length);
  return offset + length === stateSize() && restore() === Code.Ok;
}

function appendSettings(): void {
  collectSettings(DATA);
  memory.copy(WRITTEN, DATA, SETTINGS_SIZE);
  isWritten = true;
  appendRecord(Kind.Settings, SETTINGS_SIZE);
}

function haveSettingsChanged(): bool {
  collectSettings(DATA);
  return !isWritten || memory.compare(WRITTEN, DATA, SETTINGS_SIZE) !== 0;
}
