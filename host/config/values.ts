import { colourTexts, languages } from '../../shared/catalogue';
import { Colour } from '../../shared/seats';
import { type SettingDeclaration, settingTable } from '../../shared/setting-table';
import { coloursOf } from '../mirror/mirror';
import { moduleNames, modulesText } from '../words/modules';

/** A setting or its value that cannot be; the message names it and says what would be right. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
}

/** The declaration of a setting by its name. Throws BadValue for one that there is not. */
export function settingNamed(name: string): SettingDeclaration {
  const found = settingTable.find((declaration) => declaration.name === name);
  if (found) return found;
  const known = settingTable.map((declaration) => declaration.name).join(', ');
  throw new BadValue(`there is no setting ${JSON.stringify(name)}; there are ${known}`);
}

/** What a setting may be, in words: "a whole number from 1 to 50 (ms)". */
export function rangeText({ type, range }: SettingDeclaration): string {
  switch (type) {
    case 'number':
      return `a whole number from ${range?.least} to ${range?.most} (${range?.unit})`;
    case 'colours':
      return `colours with commas between, out of ${colourNames.join(', ')}; those left out follow`;
    case 'modules':
      return `none, or names with commas between, out of ${Object.keys(moduleNames).join(', ')}`;
    case 'language':
      return `one of ${languages.join(', ')}`;
  }
}

/** A value as people read and write it. */
export function valueText({ type }: SettingDeclaration, value: number): string {
  switch (type) {
    case 'number':
      return String(value);
    case 'colours':
      return coloursOf(value)
        .map((colour) => Colour[colour]?.toLowerCase() ?? '?')
        .join(', ');
    case 'modules':
      return modulesText(value);
    case 'language':
      return languages[value] ?? String(value);
  }
}

/** Reads a value. Throws BadValue where the text is none, or is out of range. */
export function readValue(declaration: SettingDeclaration, text: string): number {
  const value = tryValue(declaration, text.trim().toLowerCase());
  if (value !== null) return value;
  throw new BadValue(
    `${declaration.name} cannot be ${JSON.stringify(text)}: it is ${rangeText(declaration)}`,
  );
}

const colourNames = Object.keys(colourTexts).map((name) => name.toLowerCase());

function tryValue({ type, range }: SettingDeclaration, text: string): number | null {
  switch (type) {
    case 'number':
      return /^\d+$/.test(text) && range && +text >= range.least && +text <= range.most ? +text : null;
    case 'colours':
      return readColours(namesIn(text));
    case 'modules':
      return readModules(text === 'none' ? [] : namesIn(text));
    case 'language': {
      const index = languages.findIndex((language) => language === text);
      return index < 0 ? null : index;
    }
  }
}

function namesIn(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** The colours word; seats that are not named wear what is left, in its order. */
function readColours(names: readonly string[]): number | null {
  const chosen = names.map((name) => colourNames.indexOf(name));
  if (chosen.includes(-1) || new Set(chosen).size !== chosen.length) return null;
  const others = colourNames.map((_, colour) => colour).filter((colour) => !chosen.includes(colour));
  return [...chosen, ...others].reduce((word, colour, seat) => (word | (colour << (seat * 4))) >>> 0, 0);
}

function readModules(names: readonly string[]): number | null {
  const bits = names.map((name) => moduleNames[name]);
  if (bits.includes(undefined)) return null;
  const word = (bits as number[]).reduce((sum, bit) => sum | bit, 0);
  const needsReader =
    (word & (moduleNames['racks'] ?? 0)) !== 0 && (word & (moduleNames['tag-reader'] ?? 0)) === 0;
  return needsReader ? null : word;
}
