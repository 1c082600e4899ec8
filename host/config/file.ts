import type { Setting } from '../../shared/settings';
import { settingTable } from '../../shared/setting-table';
import { BadValue, rangeText, readValue, settingNamed, valueText } from './values';

/** Settings by their numbers. */
export type Settings = ReadonlyMap<Setting, number>;

/** Settings as a file that explains itself: a line each, `name = value`, with comments behind `#`. */
export function writeSettingsFile(settings: Settings): string {
  const parts = settingTable.map((declaration) => {
    const { setting, name, meaning } = declaration;
    const value = valueText(declaration, settings.get(setting) ?? declaration.standard);
    return `# ${meaning}: ${rangeText(declaration)}\n${name} = ${value}\n`;
  });
  return ['# Settings of a Doubletop table\n', ...parts].join('\n');
}

/** Reads such a file; settings that it does not name are not in the result. Throws BadValue with the line that is wrong. */
export function readSettingsFile(text: string): Settings {
  const settings = new Map<Setting, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const body = line.replace(/#.*/, '').trim();
    if (body === '') continue;
    const at = `line ${index + 1}: `;
    const match = /^([^=\s]+)\s*=\s*(.+)$/.exec(body);
    if (!match) throw new BadValue(`${at}expected "name = value", found ${JSON.stringify(body)}`);
    try {
      const declaration = settingNamed(match[1] as string);
      if (settings.has(declaration.setting)) throw new BadValue(`${declaration.name} is there twice`);
      settings.set(declaration.setting, readValue(declaration, match[2] as string));
    } catch (error) {
      throw error instanceof BadValue ? new BadValue(at + error.message) : error;
    }
  }
  return settings;
}

/** What of some settings differs from what is, in words: "brightness: 60 → 40". */
export function differencesText(now: Settings, wanted: Settings): string[] {
  return settingTable.flatMap((declaration) => {
    const { setting, name } = declaration;
    const from = now.get(setting);
    const to = wanted.get(setting);
    if (to === undefined || from === to) return [];
    const before = from === undefined ? '?' : valueText(declaration, from);
    return [`${name}: ${before} → ${valueText(declaration, to)}`];
  });
}
