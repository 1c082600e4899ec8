import type { BindingInterface, PortInfo } from '@serialport/bindings-interface';
import type { NodeMachine } from '../sim/node-machine';
import { SerialPortStream } from '@serialport/stream';
import { LINE_LIMIT } from '../../shared/sentences';
import { decodeHost, isBad } from '../link/codec';
import { LineSplitter } from '../link/line-splitter';
import { followingBinding } from '../link/native-port';
import { MirroredTable, type MirroredEvents } from '../play/mirrored-table';
import { SIMULATED_PATH, simulatedBinding, type SimulatedPort } from '../sim/serial-binding';
import { SimulatedTable } from '../sim/table';

/**
 * A simulated table on a cable that can be pulled, with a mirror that must survive that; all in simulated time. The cable's port is
 * opened by the same code as a real one.
 */
export class CabledTable {
  table: SimulatedTable;
  readonly mirrored: MirroredTable;
  /** What the mirror told: stories, connections and link texts, in order. */
  readonly told: string[] = [];
  readonly actions: number[] = [];
  /** Every line that the table received. */
  readonly commands: string[] = [];
  /** Changes what arrives at the host, and at the table. */
  filter: (bytes: Buffer) => Buffer = (bytes) => bytes;
  filterOut: (bytes: Buffer) => Buffer = (bytes) => bytes;
  /** What the table has really said: its last prompt as a line's fields, and how many actions. */
  readonly said = { prompt: '', actions: 0 };
  /** Called after each millisecond. */
  onPass: () => void = () => {};
  path = SIMULATED_PATH;
  isPluggedIn = true;
  isBusy = false;
  #port: SimulatedPort | null = null;
  #listener: ((bytes: Uint8Array) => void) | undefined;
  /** Time lived through before the present power-up. */
  #past = 0;
  #alarms: { at: number; callback: () => void }[] = [];

  constructor(events: MirroredEvents = {}, seed = 1) {
    this.table = new SimulatedTable({ seed });
    const binding = followingBinding(this.#binding() as BindingInterface);
    const port = new SerialPortStream({ binding, path: this.path, baudRate: 115200, autoOpen: false });
    this.mirrored = new MirroredTable(
      port,
      {
        ...events,
        onStory: (text) => this.told.push(text),
        onConnection: (connection) => this.told.push('why' in connection ? connection.why : connection.at),
        onAction: (action) => this.actions.push(action),
        onLine: (direction, line) => {
          if (direction === 'out') this.commands.push(line);
        },
      },
      'en',
      { after: (milliseconds, callback) => this.after(milliseconds, callback) },
    );
    this.table.machine.boot();
    this.mirrored.link.start();
  }

  get now(): number {
    return this.#past + this.table.now;
  }

  get mirror() {
    return this.mirrored.mirror;
  }

  /** Whether the mirror also shows the prompt that the table said last. */
  get isRight(): boolean {
    const { prompt, isPromptKnown } = this.mirror;
    return this.isTrue && isPromptKnown && [prompt.code, ...prompt.args].join(' ') === this.said.prompt;
  }

  /** Brings bytes to the host that were held back. */
  deliver(bytes: Buffer): void {
    if (bytes.length > 0) this.#listener?.(bytes);
  }

  /** Calls back later, in simulated time. */
  after(milliseconds: number, callback: () => void): () => void {
    const alarm = { at: this.now + milliseconds, callback };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((other) => other !== alarm));
  }

  /** Whether the mirror is live and shows what the table's rules are in. */
  get isTrue(): boolean {
    return this.mirror.state === 'live' && this.mirror.rules.hash() === this.hash;
  }

  /** The hash of the table itself, not as the wire tells it. */
  get hash(): number {
    return (this.table.machine as NodeMachine).exports.hash() >>> 0;
  }

  /** Lets time pass; every byte arrives in the millisecond in which it was said. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left--) {
      this.table.run(1);
      const due = this.#alarms.filter((alarm) => alarm.at <= this.now);
      this.#alarms = this.#alarms.filter((alarm) => alarm.at > this.now);
      for (const { callback } of due) callback();
      // The stream needs a few turns of the event loop to hand bytes on; with nothing to hand on, one in a while will do.
      if (due.length > 0 || this.#isTalking())
        for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate);
      this.onPass();
    }
  }

  /** Lets time pass until a condition holds; how long it took, in milliseconds. */
  async passUntil(condition: () => boolean, atMost: number): Promise<number> {
    const from = this.now;
    while (!condition() && this.now - from < atMost) await this.pass(1);
    if (!condition()) throw new Error(`not within ${atMost} ms; the mirror is ${this.mirror.state}`);
    return this.now - from;
  }

  /** The cable is pulled. */
  async unplug(): Promise<void> {
    this.isPluggedIn = false;
    const { serial } = this.table.world;
    this.#listener = undefined;
    serial.onTableBytes = undefined;
    this.#port?.pull();
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  }

  /** The table's power goes and comes. */
  restart(seed = 1): void {
    const listener = this.table.world.serial.onTableBytes;
    this.#past += this.table.now;
    const { world } = (this.table = new SimulatedTable({ seed }));
    world.serial.onTableBytes = listener;
    if (this.#port) this.#port.pipe = world.serial;
    this.table.machine.boot();
  }

  /** Says something to the table as the mirror's client does; the answer. */
  async say(command: Parameters<typeof this.mirrored.link.client.say>[0]): Promise<unknown> {
    let answer: unknown;
    void this.mirrored.link.client.say(command).then((given) => (answer = given));
    await this.passUntil(() => answer !== undefined, 3000);
    return answer;
  }

  /** The words of the commands that were said. */
  get words(): string[] {
    return this.commands.map((line) => {
      const command = decodeHost(line);
      return isBad(command) ? '?' : command.word;
    });
  }

  // The firmware hands its queue on in pieces, which may end in the middle of a line.
  readonly #saidLines = new LineSplitter(LINE_LIMIT, (line) => {
    if (line.startsWith('action ')) this.said.actions++;
    if (line.startsWith('prompt ')) this.said.prompt = line.split(' ').slice(2, 6).join(' ');
  });

  #talked = [0, 0];

  #isTalking(): boolean {
    const { sentByTable, sentByHost } = this.table.world.serial;
    const [byTable, byHost] = this.#talked;
    this.#talked = [sentByTable, sentByHost];
    return byTable !== sentByTable || byHost !== sentByHost;
  }

  #binding(): BindingInterface {
    const list = async (): Promise<PortInfo[]> =>
      this.isPluggedIn
        ? [
            {
              path: this.path,
              serialNumber: 'E661',
              manufacturer: undefined,
              pnpId: undefined,
              locationId: undefined,
              productId: undefined,
              vendorId: undefined,
            },
          ]
        : [];
    return {
      list,
      open: async (options) => {
        if (!this.isPluggedIn || options.path !== this.path) throw new Error('No such file or directory');
        if (this.isBusy) throw new Error('Error Resource temporarily unavailable Cannot lock port');
        const { serial } = this.table.world;
        const port = await simulatedBinding(serial).open({ ...options, path: SIMULATED_PATH });
        this.#port = port;
        this.#listener = serial.onTableBytes;
        serial.onTableBytes = (bytes) => {
          this.#saidLines.take(bytes);
          this.deliver(this.filter(Buffer.from(bytes)));
        };
        const write = port.write.bind(port);
        port.write = (bytes: Buffer) => write(this.filterOut(bytes));
        return port;
      },
    } as BindingInterface;
  }
}
