import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { autoDetect } from '@serialport/bindings-cpp'; // The computer's serial ports: what a table's USB cable becomes.
import type {
  BindingInterface,
  BindingPortInterface,
  OpenOptions,
  PortInfo,
} from '@serialport/bindings-interface';
import { SerialPortStream } from '@serialport/stream';

/** A serial port cannot be used; the message says why and what to do. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure';

  constructor(
    readonly why: 'missing' | 'forbidden' | 'busy' | 'other',
    message: string,
  ) {
    super(message);
  }
}

type Binding = BindingInterface<BindingPortInterface>;

/** The serial ports of this computer with what USB tells of them. Throws a PortFailure. */
export async function listPorts(binding: Binding = autoDetect() as Binding): Promise<PortInfo[]> {
  try {
    return await binding.list();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new PortFailure('other', `the serial ports cannot be listed: ${(error as Error).message}`);
  }
}

/**
 * A port that is not open yet. It is looked for by its path or USB serial number; a board that has been seen there once is found again under another
 * path by its USB serial number, so that the same stream can be opened again after the board was unplugged.
 */
export function nativePort(path: string, binding: Binding = autoDetect() as Binding): SerialPortStream {
  return new SerialPortStream({
    binding: followingBinding(binding),
    path,
    baudRate: 115200,
    autoOpen: false,
  });
}

/** A binding whose `open` follows a board to the path that it has now. */
export function followingBinding(binding: Binding): Binding {
  let board: PortInfo | undefined;
  return {
    list: () => binding.list(),
    async open(options: OpenOptions) {
      const ports = await binding.list().catch(() => []);
      const number = board?.serialNumber ?? options.path;
      const path = ports.find(({ serialNumber }) => serialNumber === number)?.path ?? options.path;
      try {
        const port = await binding.open({ ...options, path });
        // What was said while nobody listened is old. Not every port can be emptied.
        await port.flush().catch(() => {});
        board = ports.find((candidate) => candidate.path === realPath(path)) ?? board;
        return port;
      } catch (error) {
        throw explain(error as Error, path);
      }
    },
  };
}

/** What an error of the operating system means for somebody who wants to play. */
function explain(error: Error, path: string): PortFailure {
  const text = error.message;
  if (/no such file|not found|ENOENT|cannot find|No such device/i.test(text) || !existsSync(path))
    return new PortFailure(
      'missing',
      `there is no port ${path}; "doubletop ports" lists those that are there`,
    );
  if (/permission denied|access denied|EACCES|not permitted/i.test(text))
    return new PortFailure(
      'forbidden',
      `this user may not use ${path}; on Linux: sudo usermod -aG dialout $USER, then log in again`,
    );
  if (/lock|busy|in use|unavailable/i.test(text)) {
    const holders = holdersOf(path);
    const who = holders.length === 0 ? 'another program' : holders.join(', ');
    return new PortFailure('busy', `${path} is busy: ${who} has it open; close that first`);
  }
  if (/inappropriate ioctl|not a tty|ENOTTY|Invalid argument|is a directory/i.test(text))
    return new PortFailure('other', `${path} is not a serial port`);
  return new PortFailure('other', `${path} cannot be opened: ${text}`);
}

/** Which other programs have a file open, as "name (process 123)"; as far as this user may know. Linux only. */
export function holdersOf(path: string): string[] {
  if (process.platform !== 'linux') return [];
  const real = realPath(path);
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  // Who offers a simulated port holds both of its ends, and is nobody's rival.
  const rivals = others.filter((id) => hasOpen(id, real) && !hasOpen(id, '/dev/ptmx'));
  return rivals.map((id) => `${programOf(id)} (process ${id})`);
}

function hasOpen(process: string, path: string): boolean {
  try {
    return readdirSync(`/proc/${process}/fd`).some((fd) => linkOf(`/proc/${process}/fd/${fd}`) === path);
  } catch {
    return false;
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

function programOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/comm`, 'utf8').trim();
  } catch {
    return 'a program';
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
