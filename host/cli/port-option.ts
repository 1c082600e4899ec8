import { Option } from 'commander';
import { withTable } from '../client/boards';
import { Refusal, type TableClient } from '../client/client';
import { nativePort, PortFailure } from '../link/native-port';
import { Failure } from './failure';

/** `--port`, without which a command does not know its table. */
export function portOption(): Option {
  return new Option(
    '--port <path>',
    'the table: the path of its serial port, or its USB serial number; "doubletop ports" lists them',
  ).makeOptionMandatory();
}

/** Does something with the table at a port. Throws a Failure that says what is wrong with the port or the table. */
export async function atTable<Result>(
  path: string,
  deed: (client: TableClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await withTable(nativePort(path), deed);
  } catch (error) {
    if (error instanceof PortFailure) throw new Failure(error.message);
    if (error instanceof Refusal) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}
