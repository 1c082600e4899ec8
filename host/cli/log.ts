import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { platform, release } from 'node:os';
import { Command } from 'commander';
import { LastingClient } from '../client/lasting-client';
import { SessionLog } from '../client/session-log';
import { nativePort } from '../link/native-port';
import { Failure } from './failure';
import { integer } from './options';
import { portOption } from './port-option';

interface LogOptions {
  readonly port: string;
  readonly out?: string;
  readonly seconds?: number;
}

/** `doubletop log`: a session at the wire, to be attached to a bug report. */
export function logCommand(): Command {
  return new Command('log')
    .description(
      "record what table and host say to each other, for a bug report; players' hands are left out",
    )
    .addOption(portOption())
    .option('--out <file>', 'write it there (default: print it)')
    .option('--seconds <number>', 'stop after so long (default: at Ctrl-C)', integer(1, 86400))
    .action(log);
}

async function log({ port, out, seconds }: LogOptions): Promise<void> {
  const file = out === undefined ? process.stdout : createWriteStream(out);
  if (out !== undefined)
    await once(file, 'open').catch((error: Error) => {
      throw new Failure(`cannot write the log to ${out}: ${error.message}`);
    });
  const log = new SessionLog(
    (line) => file.write(`${line}\n`),
    () => performance.now(),
    {
      date: new Date().toISOString(),
      system: `${platform()} ${release()}, Node ${process.version}`,
      port,
    },
  );
  const link = new LastingClient(nativePort(port), {
    onLine: (direction, line) => log.add(direction, line),
    onBadLine: ({ bad }) => log.remark(`unreadable: ${bad}`),
    onConnection: (connection) =>
      log.remark('why' in connection ? `${connection.at}: ${connection.why}` : 'connected'),
  });
  process.stderr.write(`recording ${port}${out === undefined ? '' : ` into ${out}`} (stop with Ctrl-C)\n`);
  link.start();
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    if (seconds !== undefined) setTimeout(resolve, seconds * 1000);
  });
  await link.stop();
  if (file !== process.stdout) await new Promise<void>((resolve) => file.end(() => resolve()));
}
