import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { settingTable } from '../../shared/setting-table';
import { changeSettings, readSettings, standardSettings } from '../config/at-table';
import { differencesText, readSettingsFile, type Settings, writeSettingsFile } from '../config/file';
import { BadValue, rangeText, readValue, settingNamed, valueText } from '../config/values';
import { EXIT_USAGE, Failure } from './failure';
import { atTable, portOption } from './port-option';

interface AtPort {
  readonly port: string;
}
interface Changing extends AtPort {
  readonly yes: boolean;
}

const YES = ['--yes', 'change without asking'] as const;

/** `doubletop config`: the settings of a table. */
export function configCommand(): Command {
  const config = new Command('config').description('the settings of a table');
  config
    .command('list')
    .description('every setting with its range; with --port also what it is there')
    .addOption(portOption().makeOptionMandatory(false))
    .option('--json', 'as JSON', false)
    .action(list);
  config
    .command('get')
    .description('what a setting is')
    .argument('<name>')
    .addOption(portOption())
    .action(async (name: string, { port }: AtPort) => {
      const declaration = checked(() => settingNamed(name));
      const settings = await atTable(port, readSettings);
      process.stdout.write(`${valueText(declaration, settings.get(declaration.setting) ?? 0)}\n`);
    });
  config
    .command('set')
    .description('change a setting')
    .argument('<name>')
    .argument('<value>')
    .addOption(portOption())
    .action(async (name: string, text: string, { port }: AtPort) => {
      const declaration = checked(() => settingNamed(name));
      const value = checked(() => readValue(declaration, text));
      await change(port, () => new Map([[declaration.setting, value]]), true);
    });
  config
    .command('export')
    .description('the settings as a file that can be read, kept and imported')
    .argument('[file]', 'where to write it (default: print it)')
    .addOption(portOption())
    .action(exportSettings);
  config
    .command('import')
    .description('tell what a file would change, and change it')
    .argument('<file>')
    .addOption(portOption())
    .option(...YES, false)
    .action(async (file: string, { port, yes }: Changing) => {
      const wanted = readFile(file);
      await change(port, () => wanted, yes);
    });
  config
    .command('reset')
    .description('tell what is not as it was when the table was new, and change it back')
    .addOption(portOption())
    .option(...YES, false)
    .action(async ({ port, yes }: Changing) => change(port, standardSettings, yes));
  return config;
}

async function list({ port, json }: { port?: string; json: boolean }): Promise<void> {
  const settings = port === undefined ? null : await atTable(port, readSettings);
  const rows = settingTable.map((declaration) => ({
    name: declaration.name,
    value: settings ? valueText(declaration, settings.get(declaration.setting) ?? 0) : null,
    standard: valueText(declaration, declaration.standard),
    range: rangeText(declaration),
    meaning: declaration.meaning,
  }));
  if (json) {
    process.stdout.write(`${JSON.stringify(rows)}\n`);
    return;
  }
  for (const { name, value, standard, range, meaning } of rows) {
    const now =
      value === null ? `usually ${standard}` : value === standard ? value : `${value} (usually ${standard})`;
    process.stdout.write(`${name}: ${now}\n    ${meaning}; ${range}\n`);
  }
}

async function exportSettings(file: string | undefined, { port }: AtPort): Promise<void> {
  const text = writeSettingsFile(await atTable(port, readSettings));
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write the settings to ${file}: ${(error as Error).message}`);
  }
}

function readFile(file: string): Settings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    return readSettingsFile(text);
  } catch (error) {
    throw error instanceof BadValue ? new Failure(`${file}, ${error.message}`) : error;
  }
}

/** Tells what will change, asks unless it has been said already, and changes it. */
async function change(port: string, wanted: () => Settings, isAgreed: boolean): Promise<void> {
  await atTable(port, async (client) => {
    const settings = wanted();
    const differences = differencesText(await readSettings(client), settings);
    if (differences.length === 0) {
      process.stdout.write('nothing to change\n');
      return;
    }
    process.stdout.write(`${differences.join('\n')}\n`);
    if (!isAgreed && !(await agrees())) throw new Failure('nothing was changed');
    await changeSettings(client, settings);
  });
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Failure('nothing was changed: say --yes to change it', EXIT_USAGE);
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await input.question('Change this? (y/n) ');
  input.close();
  return /^y/i.test(answer);
}

/** A wrong name or value is wrong usage. */
function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadValue ? new Failure(error.message, EXIT_USAGE) : error;
  }
}
