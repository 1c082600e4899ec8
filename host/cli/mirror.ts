import { Command, Option } from 'commander';
import { languages, type Language } from '../../shared/catalogue';
import { versionText } from '../client/client';
import { gameOf } from '../games/index';
import { nativePort } from '../link/native-port';
import { MirroredTable } from '../play/mirrored-table';
import { promptText } from '../play/table-view';
import { startServer } from '../view/browser/server';
import { LiveTerminal } from '../view/terminal/live';
import { EXIT_USAGE, Failure } from './failure';
import { integer } from './options';
import { portOption } from './port-option';

interface MirrorOptions {
  readonly port: string;
  readonly page?: number;
  readonly json: boolean;
  readonly lang?: Language;
}

/** `doubletop mirror`: a table's game as it is played. */
export function mirrorCommand(): Command {
  return new Command('mirror')
    .description('show what is played at a table: in the terminal, in the browser, or as JSON Lines')
    .addOption(portOption())
    .option('--page <number>', 'show it in the browser too, at this port (0 for any)', integer(0, 65535))
    .option('--json', 'a JSON object for each thing that happens', false)
    .addOption(new Option('--lang <language>', "of all words (default: the table's)").choices(languages))
    .action(async (options: MirrorOptions) => {
      if (options.json && options.page !== undefined)
        throw new Failure('--json and --page do not go together', EXIT_USAGE);
      await mirror(options);
    });
}

async function mirror({ port, page, json, lang }: MirrorOptions): Promise<void> {
  const say = (text: object) => process.stdout.write(`${JSON.stringify(text)}\n`);
  const isPlain = !json && !process.stdout.isTTY;
  const told = new LastTold();
  let isStopped = false;
  const table: MirroredTable = new MirroredTable(
    nativePort(port),
    {
      onConnection: (connection) => json && !isStopped && say({ type: 'connection', ...connection }),
      onStory: (text) => (json ? say({ type: 'story', text }) : isPlain && process.stdout.write(`${text}\n`)),
      onAction: (action, hash) =>
        json && say({ type: 'action', ...gameOf(table.mirror.rules)?.actionToWords(action), hash }),
      onChange: () => {
        if (isStopped) return;
        if (told.isNew('link', table.linkText)) {
          if (json) say({ type: 'link', state: table.mirror.state, text: table.linkText });
          else if (isPlain) process.stdout.write(`[${table.linkText}]\n`);
        }
        // What the table asked for before the connection was lost is no news.
        if (table.mirror.state !== 'live') return;
        const text = promptText(table.mirror, table.speaker);
        if (text === '' || !told.isNew('prompt', text)) return;
        if (json) say({ type: 'prompt', text });
        else if (isPlain) process.stdout.write(`> ${text}\n`);
      },
    },
    lang ?? null,
  );
  const server =
    page === undefined
      ? null
      : await startServer(table, { port: page }).catch((error: Error) => {
          throw new Failure(error.message);
        });
  const where = `${port}${server ? ` is shown at ${server.url}` : ''} (stop with Ctrl-C)`;
  if (!json) process.stderr.write(`${where}\n`);
  const terminal = json || isPlain ? null : new LiveTerminal(process.stdout, table, where);
  terminal?.start();
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  table.link.start();
  try {
    await stopped;
    isStopped = true;
  } finally {
    terminal?.stop();
    await table.link.stop();
    await server?.close();
  }
  const version = table.mirror.table ? versionText(table.mirror.table.protocol) : '';
  if (version) process.stderr.write(`${version}\n`);
}

/** Remembers what was told last of each thing. */
class LastTold {
  readonly #texts = new Map<string, string>();

  isNew(thing: string, text: string): boolean {
    if (this.#texts.get(thing) === text) return false;
    this.#texts.set(thing, text);
    return true;
  }
}
