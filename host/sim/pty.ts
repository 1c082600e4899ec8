import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { ReadStream } from 'node:tty';

// Node has no call for pseudo-terminals. Perl makes the three that are needed; it is part of every Debian and of macOS, so that no
// native package has to be built for one command.

/** Unlocks the terminal whose master is stdin and prints its path: TIOCSPTLCK and TIOCGPTN of Linux. */
const LINUX = `
  my $lock = pack("i", 0); ioctl(STDIN, 0x40045431, $lock) or die "unlock: $!";
  my $number = pack("I", 0); ioctl(STDIN, 0x80045430, $number) or die "name: $!";
  print "/dev/pts/", unpack("I", $number);`;
/** The same for macOS: TIOCPTYGRANT, TIOCPTYUNLK, TIOCPTYGNAME. */
const MACOS = `
  my $none = 0; ioctl(STDIN, 0x20007454, $none) or die "grant: $!"; ioctl(STDIN, 0x20007452, $none) or die "unlock: $!";
  my $name = "\\0" x 128; ioctl(STDIN, 0x40807453, $name) or die "name: $!";
  print unpack("Z*", $name);`;
const scripts: Partial<Record<NodeJS.Platform, string>> = { linux: LINUX, darwin: MACOS };

/** Bytes that may wait for a reader; a table would not keep more for a computer that does not listen. */
const MOST_WAITING = 4096;

/** A pseudo-terminal: what is written here can be read at `path` as from a serial port, and the other way round. */
export class Pty {
  readonly #master: ReadStream;
  readonly #slave: number;
  /** Receives what the program at the other end writes. */
  onBytes: ((bytes: Uint8Array) => void) | undefined;

  private constructor(
    readonly path: string,
    master: number,
    slave: number,
  ) {
    this.#slave = slave;
    this.#master = new ReadStream(master);
    this.#master.on('data', (bytes: Buffer) => this.onBytes?.(bytes));
    // The other end going away is no fault: somebody else may open it.
    this.#master.on('error', () => {});
  }

  /** Throws an Error that says what is missing where this computer has no pseudo-terminals. */
  static open(): Pty {
    const script = scripts[process.platform];
    if (script === undefined)
      throw new Error('a serial port can be simulated on Linux and macOS only, not on ' + process.platform);
    const master = openSync('/dev/ptmx', constants.O_RDWR | constants.O_NOCTTY);
    try {
      const path = run('perl', ['-e', script], master);
      // Held open for as long as the port is offered: without it the port would hang up when a program leaves.
      const slave = openSync(path, constants.O_RDWR | constants.O_NOCTTY);
      run('stty', ['raw', '-echo'], slave);
      return new Pty(path, master, slave);
    } catch (error) {
      closeSync(master);
      throw error;
    }
  }

  /** Whether the other end still takes bytes: false while nobody has read for a while. */
  get hasRoom(): boolean {
    return this.#master.writableLength < MOST_WAITING;
  }

  write(bytes: Uint8Array): void {
    this.#master.write(bytes);
  }

  /** The port disappears, as when a cable is pulled. */
  close(): void {
    this.onBytes = undefined;
    this.#master.destroy();
    closeSync(this.#slave);
  }
}

/** Runs a program with a file as its stdin; returns what it printed. */
function run(program: string, args: readonly string[], stdin: number): string {
  try {
    return execFileSync(program, args, { stdio: [stdin, 'pipe', 'pipe'], encoding: 'utf8' });
  } catch (error) {
    throw new Error(`making a simulated serial port needs ${program}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
