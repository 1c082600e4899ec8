import { Command } from 'commander';
import { type Board, findBoards } from '../client/boards';
import { versionText } from '../client/client';
import { PortFailure } from '../link/native-port';
import { modulesText } from '../words/modules';
import { Failure } from './failure';

interface PortsOptions {
  readonly all: boolean;
  readonly json: boolean;
}

/** `doubletop ports`: which tables are plugged in. */
export function portsCommand(): Command {
  return new Command('ports')
    .description('list the serial ports, and the tables that answer there')
    .option('--all', 'ask every port, also devices that may be something else', false)
    .option('--json', 'as JSON', false)
    .action(async ({ all, json }: PortsOptions) => {
      const boards = await findBoards({ all }).catch((error: Error) => {
        throw error instanceof PortFailure ? new Failure(error.message) : error;
      });
      if (json) process.stdout.write(`${JSON.stringify(boards)}\n`);
      else if (boards.length === 0)
        process.stdout.write(
          'no serial port is there; is the table plugged in, and is the cable one for data?\n',
        );
      else process.stdout.write(boards.map((board) => `${boardLine(board)}\n`).join(''));
    });
}

/** A port in one line. */
export function boardLine({ path, usb, serialNumber, table, why }: Board): string {
  const device = [path, usb ? `USB ${usb}` : null, serialNumber ? `serial number ${serialNumber}` : null];
  const said = table
    ? `a table: firmware ${table.build}, protocol ${table.protocol}, modules: ${modulesText(table.modules)}`
    : why;
  const version = table ? versionText(table.protocol) : '';
  return [...device.filter(Boolean), said, version].filter(Boolean).join('  ');
}
