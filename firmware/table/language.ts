import { Code } from '../../shared/codes';
import { LANGUAGES } from '../../shared/settings';
import { sayLanguage } from '../../build/generated/sentences';

/** The language in which hosts speak for the table, its index in the catalogue's list. */
let language: u32 = 0;

export function languageNow(): u32 {
  return language;
}

/** Changes it and tells the host. BadSetting for one that there is not. */
export function speakLanguage(value: u32): Code {
  if (value >= <u32>LANGUAGES) return Code.BadSetting;
  language = value;
  tellLanguage();
  return Code.Ok;
}

/** Tells the host. */
export function tellLanguage(): void {
  sayLanguage(language);
}
