import {
  DEFAULT_BRIGHTNESS,
  DEFAULT_COLOURS,
  DEFAULT_DEBOUNCE,
  DEFAULT_SETTLE,
  MAX_BRIGHTNESS,
  MAX_DEBOUNCE,
  MAX_SETTLE,
  MIN_BRIGHTNESS,
  MIN_DEBOUNCE,
  MIN_SETTLE,
  Setting,
} from './settings';

/** A setting as people name, read and write it. Ranges and defaults are those of shared/settings.ts, which the firmware obeys. */
export interface SettingDeclaration {
  readonly setting: Setting;
  readonly name: string;
  /** How its value is written: a whole number, colours seat by seat, names of modules, or a language. */
  readonly type: 'number' | 'colours' | 'modules' | 'language';
  /** Of a number; null for other types. */
  readonly range: { readonly least: number; readonly most: number; readonly unit: string } | null;
  readonly standard: number;
  readonly meaning: string;
}

/** Every setting, in the order of their numbers. */
export const settingTable: readonly SettingDeclaration[] = [
  {
    setting: Setting.Colours,
    name: 'colours',
    type: 'colours',
    range: null,
    standard: DEFAULT_COLOURS,
    meaning: 'what the seats wear, seat by seat; no two alike',
  },
  {
    setting: Setting.Debounce,
    name: 'debounce',
    type: 'number',
    range: { least: MIN_DEBOUNCE, most: MAX_DEBOUNCE, unit: 'ms' },
    standard: DEFAULT_DEBOUNCE,
    meaning: 'how long a contact must read differently to have changed; more for contacts that chatter',
  },
  {
    setting: Setting.Settle,
    name: 'settle',
    type: 'number',
    range: { least: MIN_SETTLE, most: MAX_SETTLE, unit: 'ms' },
    standard: DEFAULT_SETTLE,
    meaning: 'how long pieces must lie unchanged before they are read as a move; more for slow hands',
  },
  {
    setting: Setting.Brightness,
    name: 'brightness',
    type: 'number',
    range: { least: MIN_BRIGHTNESS, most: MAX_BRIGHTNESS, unit: '%' },
    standard: DEFAULT_BRIGHTNESS,
    meaning: 'of all lights; a weak supply needs less',
  },
  {
    setting: Setting.Modules,
    name: 'modules',
    type: 'modules',
    range: null,
    standard: 0,
    meaning: 'what the table is built with; racks need the tag reader',
  },
  {
    setting: Setting.Language,
    name: 'language',
    type: 'language',
    range: null,
    standard: 0,
    meaning: 'of the words that are shown for the table',
  },
];
