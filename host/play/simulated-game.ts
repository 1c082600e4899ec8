import type { GameId } from '../../shared/games';
import { Module, Setting } from '../../shared/settings';
import { TableClient } from '../client/client';
import type { MirrorEvents } from '../mirror/mirror';
import { DiceTray } from '../sim/dice-tray';
import { SimulatedTable } from '../sim/table';
import type { LinkEvents } from '../link/link';
import type { MachineName } from '../sim/machine';

/** What a game at the simulated table is played with. */
export interface GameSetup {
  readonly game: GameId;
  /** The game's option word. */
  readonly options: number;
  readonly seed: number;
  /** The colours word, where players have chosen. */
  readonly colours?: number | undefined;
  /** The modules that the table is built with, a bit each (Module); 0, a plain table, where nothing is said. */
  readonly modules?: number | undefined;
  /** Its language, an index in the catalogue's list, where one has been chosen. */
  readonly language?: number | undefined;
  /** What runs the firmware; the machine `node` where nothing is said. */
  readonly machine?: MachineName | undefined;
  /** When the conversation is opened, in milliseconds of the table's clock; as soon as can be where nothing is said. */
  readonly openAt?: number | undefined;
}

type Events = MirrorEvents & Partial<Pick<LinkEvents, 'onLine' | 'onBadLine'>>;

/**
 * A simulated table, the client at the other end of its serial stream, and the tray that reads its dice where no tag reader
 * does. Time passes only through `pass`, which also waits until both ends of the stream have dealt with everything said, so
 * that a run with the same seed and hands is the same, byte for byte, however busy the computer is.
 */
export class SimulatedGame {
  readonly table: SimulatedTable;
  readonly client: TableClient;
  readonly #tray: DiceTray | null;
  #isAbandoned = false;
  #speed: number | 'max' = 'max';
  #paceFrom = { simulated: 0, real: 0 };

  constructor(
    readonly setup: GameSetup,
    events: Events = {},
  ) {
    this.table = new SimulatedTable(setup);
    this.client = new TableClient(this.table.port, events, this.table.clock);
    this.#tray = (setup.modules ?? 0) & Module.TagReader ? null : this.#makeTray();
  }

  /** Switches the table on, opens the conversation and begins the game. Throws a Refusal when the table will not. */
  async start(): Promise<void> {
    await this.table.start();
    const { game, options, colours, modules, language, openAt = 0 } = this.setup;
    await this.pass(openAt - this.table.now);
    const set = async (setting: Setting, value: number | undefined) => {
      if (value !== undefined) await this.client.demand({ word: 'set', setting, value });
    };
    const setUp = async () => {
      await this.client.greet();
      await set(Setting.Colours, colours);
      await set(Setting.Language, language);
      await set(Setting.Modules, modules || undefined);
      await this.client.demand({ word: 'start', game, options });
    };
    await this.#whileTimePasses(setUp());
    await this.pass(100);
  }

  /** Begins another game with the same options. What lies on the table stays, for the table to say what is to be cleared. */
  async startAgain(): Promise<void> {
    const { game, options } = this.setup;
    await this.#whileTimePasses(this.client.demand({ word: 'start', game, options }));
  }

  /** Says a command, and lets time pass until it is answered. Throws a Refusal when it is refused. */
  async say(command: Parameters<TableClient['demand']>[0]): Promise<void> {
    await this.#whileTimePasses(this.client.demand(command));
  }

  /** Simulated time per real time from now on; `max` does not wait at all. */
  setSpeed(speed: number | 'max'): void {
    this.#speed = speed;
    this.#paceFrom = { simulated: this.table.now, real: performance.now() };
  }

  /** Lets an amount of simulated time pass, in milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    let left = milliseconds;
    while (left > 0) {
      if (this.#isAbandoned) await new Promise(() => {});
      left -= this.#run(left);
      await this.#settle();
      await this.#keepPace();
    }
  }

  /** Lets time pass until a condition holds, at most for a while; whether it held. */
  async passUntil(condition: () => boolean, atMost: number): Promise<boolean> {
    for (let left = atMost; left > 0 && !condition(); left -= 10) await this.pass(10);
    return condition();
  }

  /** Lets no more time pass: whoever waits for it waits for ever, and the process may end. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  async stop(): Promise<void> {
    await this.table.stop();
  }

  #makeTray(): DiceTray {
    return new DiceTray(this.table.world, ([red1, red2, red3, blue1, blue2, blue3]) => {
      const dice = { red1, red2, red3, blue1, blue2, blue3 } as Record<string, number>;
      void this.client.say({ word: 'dice', ...dice } as Parameters<TableClient['say']>[0]);
    });
  }

  #run(milliseconds: number): number {
    // The tray needs looking at as dice come to rest, not every millisecond.
    const passed = this.table.run(Math.min(milliseconds, 10));
    this.#tray?.look(this.table.now);
    return passed;
  }

  /** Waits until everything that has been said has been heard. */
  async #settle(): Promise<void> {
    const { serial } = this.table.world;
    for (let calm = 0; calm < 2;) {
      if (this.table.port.writableLength === 0 && this.client.received === serial.sentByTable) {
        if (calm++ === 0 && !this.#isTalking(serial.sentByTable, serial.sentByHost)) return;
      } else {
        calm = 0;
      }
      await new Promise(setImmediate);
    }
  }

  #heard = [0, 0];

  /** Whether anything has been said since the last time this was asked. */
  #isTalking(byTable: number, byHost: number): boolean {
    const [table, host] = this.#heard;
    this.#heard = [byTable, byHost];
    return table !== byTable || host !== byHost;
  }

  /** Waits while simulated time is ahead of real time. After a long pause of the computer it does not catch up. */
  async #keepPace(): Promise<void> {
    if (this.#speed === 'max') return;
    const { simulated, real } = this.#paceFrom;
    const ahead = (this.table.now - simulated) / this.#speed - (performance.now() - real);
    if (ahead < -1000) this.setSpeed(this.#speed);
    if (ahead > 4) await new Promise((resolve) => setTimeout(resolve, ahead));
  }

  async #whileTimePasses<Result>(promise: Promise<Result>): Promise<Result> {
    let isDone = false;
    const done = promise.finally(() => (isDone = true));
    done.catch(() => {});
    while (!isDone) await this.pass(10);
    return done;
  }
}
