import { GameId } from '../../shared/games';
import { type DeviceSentence, PROTOCOL_VERSION } from '../../shared/sentences';
import { Setting } from '../../shared/settings';
import { decodeDevice, encode, isBad } from '../link/codec';
import type { Command } from '../link/link';
import { Mirror } from '../mirror/mirror';
import type { Pty } from '../sim/pty';
import { SimulatedTable } from '../sim/table';
import { codeName } from '../words/code-name';
import { TilesInPlay } from './tiles-in-play';

/** What a table that is offered as a serial port is built and begins with. */
export interface OfferedSetup {
  readonly seed: number;
  /** The modules that it is built with, a bit each (Module). */
  readonly modules: number;
  /** The game that has begun when somebody looks; null for none. */
  readonly game: { readonly id: GameId; readonly options: number } | null;
  /** The options of that game, for the hands that play it. */
  readonly options?: number | undefined;
}

/** Longest time that is lived through at once when the computer was busy, in milliseconds; what is beyond is left out. */
const LONGEST_CATCH_UP = 1000;

/**
 * A simulated table in real time behind a serial port that any program can open. Whoever opens it is the table's only host: the
 * bytes are the firmware's own. Hands at the table follow what it says by listening in.
 */
export class OfferedTable {
  readonly table: SimulatedTable;
  /** As hands expect it: what the table says, without a word to it. */
  readonly client: { readonly mirror: Mirror };
  readonly #pty: Pty;
  #heard = '';
  #number = 0;
  #answer: DeviceSentence | null = null;
  #isStopped = false;
  #paceFrom = { simulated: 0, real: performance.now() };

  /** Switches the table on and begins its game. Throws an Error where the table refuses it. */
  constructor(
    pty: Pty,
    readonly setup: OfferedSetup,
  ) {
    const { seed, modules, game } = setup;
    this.#pty = pty;
    this.table = new SimulatedTable({ seed });
    const { serial, dominoes } = this.table.world;
    const mirror = new Mirror({
      onGame: () => tiles.begin(),
      onAction: (action) => tiles.follow(action),
    });
    const tiles = new TilesInPlay(mirror.rules, dominoes);
    this.client = { mirror };
    this.#tell({ word: 'hello', number: 0, protocol: PROTOCOL_VERSION, build: '', modules: 0 });
    this.#tell({ word: 'state', number: 0, game: GameId.None, options: 0, length: 0, hash: 0 });
    serial.onTableBytes = (bytes) => this.#listen(bytes);
    this.table.machine.boot();
    this.#command(1, { word: 'hello', protocol: PROTOCOL_VERSION });
    if (modules !== 0) this.#command(2, { word: 'set', setting: Setting.Modules, value: modules });
    if (game) this.#command(3, { word: 'start', game: game.id, options: game.options });
    serial.onTableBytes = (bytes) => {
      this.#listen(bytes);
      // Whole lines are left out, as a table leaves them out when its queue is full.
      if (pty.hasRoom) pty.write(bytes);
    };
    pty.onBytes = (bytes) => serial.writeByHost(bytes);
  }

  /** Lives in real time until `stop`. */
  async run(): Promise<void> {
    while (!this.#isStopped) await this.pass(10);
  }

  /** Lets an amount of time pass, in milliseconds; for ever once stopped. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.table.now + milliseconds;
    while (this.table.now < until) {
      if (this.#isStopped) await new Promise(() => {});
      this.table.run(Math.min(until - this.table.now, 10));
      await this.#keepPace();
    }
  }

  /** Lets time pass until a condition holds, at most for a while; whether it held. */
  async passUntil(condition: () => boolean, atMost: number): Promise<boolean> {
    for (let left = atMost; left > 0 && !condition(); left -= 10) await this.pass(10);
    return condition();
  }

  /** No more time passes, and the port is gone. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#pty.close();
  }

  async #keepPace(): Promise<void> {
    const { simulated, real } = this.#paceFrom;
    const ahead = this.table.now - simulated - (performance.now() - real);
    if (ahead < -LONGEST_CATCH_UP) this.#paceFrom = { simulated: this.table.now, real: performance.now() };
    // Even without a wait, bytes must come in and go out.
    await new Promise((resolve) => (ahead > 1 ? setTimeout(resolve, ahead) : setImmediate(resolve)));
  }

  #command(number: number, command: Command): void {
    this.#answer = null;
    this.table.world.serial.writeByHost(Buffer.from(`${encode({ ...command, number } as never)}\n`));
    for (let waited = 0; this.#answer === null && waited < 1000; waited++) this.table.run(1);
    const answer = this.#answer as DeviceSentence | null;
    if (answer?.word === 'ok') return;
    const reason = answer?.word === 'error' ? codeName(answer.code) : 'no answer';
    throw new Error(`the simulated table refused "${command.word}": ${reason}`);
  }

  #listen(bytes: Uint8Array): void {
    const lines = (this.#heard + Buffer.from(bytes).toString('latin1')).split('\n');
    this.#heard = lines.pop() ?? '';
    for (const line of lines) {
      const sentence = decodeDevice(line);
      if (isBad(sentence)) continue;
      if (sentence.word === 'ok' || sentence.word === 'error') this.#answer = sentence;
      // A host that says hello, or asks for a snapshot, learns nothing that is not known here.
      else if (!['hello', 'state', 'bytes'].includes(sentence.word)) this.#tell(sentence);
    }
  }

  /** Numbers are counted anew here: other hosts' hello would make a gap. */
  #tell(sentence: DeviceSentence): void {
    this.client.mirror.take({ ...sentence, number: ++this.#number });
  }
}
