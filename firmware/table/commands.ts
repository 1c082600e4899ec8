import { Code } from '../../shared/codes';
import {
  MAX_BRIGHTNESS,
  MAX_DEBOUNCE,
  MAX_SETTLE,
  MIN_BRIGHTNESS,
  MIN_DEBOUNCE,
  MIN_SETTLE,
  Setting,
  SETTINGS,
} from '../../shared/settings';
import { BUILD_ID_LENGTH, BYTES_PER_LINE, PROTOCOL_VERSION } from '../../build/generated/protocol';
import {
  Command,
  commandField,
  commandNumber,
  readCommand,
  sayBytes,
  sayColours,
  sayError,
  sayHello,
  sayInputs,
  sayOk,
  saySetting,
  sayState,
} from '../../build/generated/sentences';
import { gameId, gameOptions, hash, stateSize } from '../games/game';
import { STATE } from '../games/state';
import { build_read } from '../hal';
import { LineState, nextLine } from '../input/line-reader';
import { RAW } from '../input/shift-register';
import { forgetWatched, WATCHED } from '../input/watched';
import { INPUT_BYTES } from '../../build/generated/layout';
import { restartNumbers } from '../output/line-writer';
import { setBrightness } from '../output/lights';
import { wear, wornColours } from './colours';
import { speakLanguage, tellLanguage } from './language';
import { journalSettings } from './journal';
import { fitModules, fittedModules, isReading } from './modules';
import { forgetSenses } from './senses';
import { beginGame, feedDice, setSettleTime } from './session';
import { setDebounceTime } from './timing';
import { settingValue } from './setting-values';
import { tellPrompt } from './words';

// Commands of the host: each gets exactly one answer. A command that comes again with the number of the last one (the host
// has not heard the answer) is answered again and not carried out again.

const MAX_FACES: u32 = 6;

const BUILD_ID: usize = memory.data(16);

let lastNumber: u32 = 0;
let lastCode: Code = Code.Ok;

/** Says who is there. */
export function sayWho(): void {
  restartNumbers();
  build_read(BUILD_ID, BUILD_ID_LENGTH);
  sayHello(PROTOCOL_VERSION, BUILD_ID, BUILD_ID_LENGTH, fittedModules());
}

/** Takes in what the host has sent; at most one command at a time. Whether there was one. */
export function obeyHost(now: u32): bool {
  const line = nextLine();
  if (line === LineState.None) return false;
  if (line === LineState.Bad) sayError(0, Code.BadLine);
  else obeyLine(now);
  return true;
}

function obeyLine(now: u32): void {
  const command = readCommand();
  const number = commandNumber();
  if (command === Command.Hello) {
    sayWho();
  } else if (command !== Command.Malformed && number === lastNumber && number !== 0) {
    answer(number, lastCode);
    return;
  }
  const code = obey(command, now);
  lastNumber = number;
  lastCode = code;
  answer(number, code);
  if (command === Command.Snapshot) saySnapshot();
  if (command === Command.Settings) saySettings();
  if (command === Command.Inputs) tellInputs();
}

function answer(number: u32, code: Code): void {
  if (code === Code.Ok) sayOk(number);
  else sayError(number, code);
}

function obey(command: Command, now: u32): Code {
  switch (command) {
    case Command.Hello:
    case Command.Snapshot:
    case Command.Settings:
    case Command.Inputs:
      return Code.Ok;
    case Command.Start:
      return begin(commandField(0), commandField(1), now);
    case Command.Dice:
      return takeDice(now);
    case Command.Set:
      return keep(change(commandField(0), commandField(1), now));
    case Command.Malformed:
      return Code.BadFields;
    default:
      return Code.UnknownCommand;
  }
}

function begin(game: u32, options: u32, now: u32): Code {
  const code = beginGame(game, options, now);
  if (code === Code.Ok) forgetSenses(now);
  return code;
}

function takeDice(now: u32): Code {
  if (isReading()) return Code.DiceAreRead;
  let faces: u32 = 0;
  for (let well = 0; well < 6; well++) {
    const face = commandField(well);
    if (face > MAX_FACES) return Code.BadDice;
    faces |= face << (<u32>well * 3);
  }
  return feedDice(faces, now);
}

/** Settings that were changed are kept. */
function keep(code: Code): Code {
  if (code === Code.Ok) journalSettings();
  return code;
}

function change(setting: u32, value: u32, now: u32): Code {
  switch (<Setting>setting) {
    case Setting.Colours:
      return wear(value);
    case Setting.Debounce:
      if (!isWithin(value, MIN_DEBOUNCE, MAX_DEBOUNCE)) return Code.BadSetting;
      setDebounceTime(value);
      return Code.Ok;
    case Setting.Settle:
      if (!isWithin(value, MIN_SETTLE, MAX_SETTLE)) return Code.BadSetting;
      setSettleTime(value);
      return Code.Ok;
    case Setting.Brightness:
      if (!isWithin(value, MIN_BRIGHTNESS, MAX_BRIGHTNESS)) return Code.BadSetting;
      setBrightness(value);
      return Code.Ok;
    case Setting.Modules:
      return fitModules(value, now);
    case Setting.Language:
      return speakLanguage(value);
    default:
      return Code.BadSetting;
  }
}

function tellInputs(): void {
  sayInputs(RAW, INPUT_BYTES, WATCHED, INPUT_BYTES);
  forgetWatched();
}

function isWithin(value: u32, least: i32, most: i32): bool {
  return value >= <u32>least && value <= <u32>most;
}

function saySettings(): void {
  for (let setting = 0; setting < SETTINGS; setting++) saySetting(setting, settingValue(setting));
}

/** The whole state, and beside it what the actions do not tell. */
function saySnapshot(): void {
  const size = stateSize();
  sayState(gameId(), gameOptions(), size, hash());
  for (let offset = 0; offset < size; offset += BYTES_PER_LINE)
    sayBytes(offset, STATE + offset, min(<i32>BYTES_PER_LINE, size - offset));
  sayColours(wornColours());
  tellLanguage();
  tellPrompt(true);
}
