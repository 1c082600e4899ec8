import type { SerialPortStream } from '@serialport/stream';
import { BEAT_EVERY } from '../../shared/sentences';
import { type Clock, wallClock } from '../link/clock';
import type { LinkEvents } from '../link/link';
import type { MirrorEvents } from '../mirror/mirror';
import { Refusal, TableClient } from './client';

/** How often the port and the table are looked after, in milliseconds. */
export const LOOK_EVERY = 200;
/** A table that has said nothing for so long is gone: two heartbeats, and a little. In milliseconds. */
export const SILENCE = 2 * BEAT_EVERY + 400;
/** How long a table whose version does not fit is left alone. */
const UNFIT_PAUSE = 5000;

/** How it stands with the connection: what a view must say. */
export type Connection =
  /** There is no port; `why` in words. It is tried again. */
  | { readonly at: 'no-port'; readonly why: string }
  /** The port is open and nobody has answered yet. */
  | { readonly at: 'no-answer'; readonly why: string }
  /** The table and this host do not understand each other. */
  | { readonly at: 'unfit'; readonly why: string }
  /** The table talks; the mirror tells whether it is live or catching up. */
  | { readonly at: 'table' };

/**
 * A table that may go away and come back: its port is opened again and again, a table that falls silent or restarts is greeted
 * anew, and each time the mirror catches up by a snapshot. Until then the mirror says that it is lost.
 */
export class LastingClient {
  readonly client: TableClient;
  connection: Connection = { at: 'no-port', why: 'not opened yet' };
  readonly #port: SerialPortStream;
  readonly #clock: Clock;
  readonly #onConnection: (connection: Connection) => void;
  #isOpening = false;
  #isGreeting = false;
  #silentFor = 0;
  #heard = 0;
  #pause = 0;
  #callOff: (() => void) | null = null;

  /** `port`: a port that is not opened by itself. */
  constructor(
    port: SerialPortStream,
    events: MirrorEvents &
      Partial<Pick<LinkEvents, 'onLine' | 'onBadLine'>> & {
        onConnection?(connection: Connection): void;
      } = {},
    clock: Clock = wallClock,
  ) {
    this.#port = port;
    this.#clock = clock;
    this.#onConnection = events.onConnection ?? (() => {});
    this.client = new TableClient(port, events, clock);
    port.on('close', (error: Error | null) =>
      this.#say('no-port', error ? 'the table was unplugged' : 'closed'),
    );
    // Without a listener Node takes an error for the end of the program; the port is closed after it in any case.
    port.on('error', () => {});
  }

  /** Begins to look after the connection, until `stop`. */
  start(): void {
    this.#callOff?.();
    this.#look();
    this.#callOff = this.#clock.after(LOOK_EVERY, () => this.start());
  }

  async stop(): Promise<void> {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#port.isOpen) await new Promise<void>((resolve) => this.#port.close(() => resolve()));
  }

  #look(): void {
    if (!this.#port.isOpen) return this.#open();
    const { heard, mirror } = this.client;
    this.#silentFor = heard === this.#heard ? this.#silentFor + LOOK_EVERY : 0;
    this.#heard = heard;
    this.#pause = Math.max(0, this.#pause - LOOK_EVERY);
    if (this.#silentFor >= SILENCE && mirror.state !== 'lost') mirror.disconnect();
    // Without a greeting the version is not known, whatever else arrives.
    if ((mirror.state === 'lost' || mirror.table === null) && this.#pause === 0) void this.#greet();
  }

  #open(): void {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.#port.open((error) => {
      this.#isOpening = false;
      this.#silentFor = 0;
      if (error) this.#say('no-port', error.message);
      else if (this.#callOff) void this.#greet();
    });
  }

  async #greet(): Promise<void> {
    if (this.#isGreeting) return;
    this.#isGreeting = true;
    try {
      await this.client.greet();
      this.#set({ at: 'table' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isUnfit = typeof error.answer === 'number';
      if (isUnfit) this.#pause = UNFIT_PAUSE;
      if (this.#port.isOpen) this.#say(isUnfit ? 'unfit' : 'no-answer', error.message);
    } finally {
      this.#isGreeting = false;
    }
  }

  #say(at: 'no-port' | 'no-answer' | 'unfit', why: string): void {
    this.#set({ at, why });
  }

  #set(connection: Connection): void {
    if (JSON.stringify(connection) === JSON.stringify(this.connection)) return;
    this.connection = connection;
    this.#onConnection(connection);
  }
}
