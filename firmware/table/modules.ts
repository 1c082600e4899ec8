import { Code } from '../../shared/codes';
import { Module } from '../../shared/settings';
import { ReaderState } from '../../shared/tag-reader';
import { doesReaderAnswer, readerState, startTagReader, stopTagReader } from '../input/tag-reader/tag-reader';

/** What this firmware can drive. */
const SUPPORTED: u32 = Module.TagReader | Module.Racks | Module.Wheels | Module.Rollers;
/** What works only with the reader. */
const READ: u32 = Module.Racks | Module.Rollers;

let fitted: u32 = 0;

/** The modules that the table is built with, a bit each (Module). */
export function fittedModules(): u32 {
  return fitted;
}

export function isFitted(module: Module): bool {
  return (fitted & module) !== 0;
}

/** Whether tags are read: the reader is fitted and answers. */
export function isReading(): bool {
  return isFitted(Module.TagReader) && doesReaderAnswer();
}

/** Whether the reader is fitted and has been given up for now. */
export function isReaderGivenUp(): bool {
  return isFitted(Module.TagReader) && !doesReaderAnswer() && readerState() === ReaderState.Absent;
}

/** Whether the racks are read. */
export function areRacksRead(): bool {
  return isFitted(Module.Racks) && isReading();
}

/** Whether the rollers are read. */
export function areRollersRead(): bool {
  return isFitted(Module.Rollers) && isReading();
}

/**
 * Changes which modules are fitted; those that are new are started. BadSetting for one that nothing here can drive, and for
 * racks or rollers without the reader that they need.
 */
export function fitModules(modules: u32, now: u32): Code {
  if (modules & ~SUPPORTED) return Code.BadSetting;
  if (modules & READ && !(modules & Module.TagReader)) return Code.BadSetting;
  const changed = fitted ^ modules;
  fitted = modules;
  if (changed & Module.TagReader) {
    if (isFitted(Module.TagReader)) startTagReader(now);
    else stopTagReader();
  }
  return Code.Ok;
}
