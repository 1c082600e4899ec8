import { Code } from '../../shared/codes';
import { settingTable } from '../../shared/setting-table';
import type { Setting } from '../../shared/settings';
import { Refusal, type TableClient } from '../client/client';
import { codeName } from '../words/code-name';
import type { Settings } from './file';

/** How long the table may take to say all settings, in milliseconds. */
const TELLING_TIME = 2000;

/** What a table's settings are now. Throws a Refusal where its firmware cannot tell, or does not. */
export async function readSettings(client: TableClient): Promise<Settings> {
  const { settings } = client.mirror;
  settings.clear();
  const answer = await client.say({ word: 'settings' });
  if (answer === Code.UnknownCommand)
    throw new Refusal('this firmware cannot tell its settings; update the table', answer);
  if (answer !== Code.Ok) throw new Refusal('the table does not tell its settings', answer);
  for (let waited = 0; settings.size < settingTable.length && waited < TELLING_TIME; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (settings.size < settingTable.length)
    throw new Refusal('the table has not told all of its settings; try again', answer);
  return new Map(settings);
}

/** Changes settings. Throws a Refusal that names the one that the table will not have. */
export async function changeSettings(client: TableClient, wanted: Settings): Promise<void> {
  for (const { setting, name } of settingTable) {
    const value = wanted.get(setting);
    if (value === undefined) continue;
    const answer = await client.say({ word: 'set', setting, value });
    if (answer === Code.Ok) continue;
    const reason = typeof answer === 'number' ? codeName(answer) : 'no answer';
    throw new Refusal(`the table refuses to change ${name}: ${reason}`, answer);
  }
}

/** What every setting is before anybody changes it. */
export function standardSettings(): Settings {
  return new Map<Setting, number>(settingTable.map(({ setting, standard }) => [setting, standard]));
}
