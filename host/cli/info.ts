import { Command } from 'commander';
import { PROTOCOL_VERSION } from '../../shared/sentences';
import { GameId } from '../../shared/games';
import { type TableClient, versionText } from '../client/client';
import { gameOf } from '../games/index';
import { modulesText } from '../words/modules';
import { Failure } from './failure';
import { atTable, portOption } from './port-option';

/** How long the first snapshot may take, in milliseconds. */
const SNAPSHOT_TIME = 3000;

/** `doubletop info`: what a table says of itself. */
export function infoCommand(): Command {
  return new Command('info')
    .description('what a table says of itself: firmware, protocol, modules, the game being played')
    .addOption(portOption())
    .option('--json', 'as JSON', false)
    .action(async ({ port, json }: { port: string; json: boolean }) => {
      const info = await atTable(port, readInfo);
      process.stdout.write(json ? `${JSON.stringify(info)}\n` : infoText(info));
    });
}

interface Info {
  readonly firmware: string;
  readonly protocol: number;
  readonly modules: string;
  readonly game: string | null;
  readonly language: string;
}

async function readInfo(client: TableClient): Promise<Info> {
  const { mirror } = client;
  for (let waited = 0; mirror.state !== 'live' && waited < SNAPSHOT_TIME; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (mirror.state !== 'live' || !mirror.table)
    throw new Failure('the table greets but does not tell its state; unplug it and plug it in again');
  const { build, protocol, modules } = mirror.table;
  const game = mirror.game === GameId.None ? null : (gameOf(mirror.rules)?.name ?? null);
  return { firmware: build, protocol, modules: modulesText(modules), game, language: mirror.language };
}

function infoText({ firmware, protocol, modules, game, language }: Info): string {
  const version = versionText(protocol);
  return [
    `firmware  ${firmware}`,
    `protocol  ${protocol}${version ? ` (${version})` : protocol === PROTOCOL_VERSION ? ', as this host' : ''}`,
    `modules   ${modules}`,
    `game      ${game ?? 'none'}`,
    `language  ${language}`,
    '',
  ].join('\n');
}
