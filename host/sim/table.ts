import { SerialPortStream } from '@serialport/stream';
import type { Clock } from '../link/clock';
import { PowerCut } from './devices/store';
import type { Machine, MachineName } from './machine';
import { NodeMachine } from './node-machine';
import { PicoMachine } from './pico/pico-machine';
import { Random } from './random';
import { SIMULATED_PATH, simulatedBinding } from './serial-binding';
import { World } from './world';

/**
 * A whole simulated table on a clock of its own: world, machine and a real serial stream to it. Nothing happens unless
 * `run` is called; the same calls give the same bytes.
 */
export class SimulatedTable {
  readonly world: World;
  readonly machine: Machine;
  readonly port: SerialPortStream;
  /** Simulated time, for time-outs of the link. */
  readonly clock: Clock;
  #alarms: { at: number; callback: () => void }[] = [];

  constructor({ seed, machine = 'node' }: { seed: number; machine?: MachineName | undefined }) {
    this.world = new World(new Random(seed));
    this.machine = machine === 'pico' ? new PicoMachine(this.world) : new NodeMachine(this.world);
    this.port = new SerialPortStream({
      binding: simulatedBinding(this.world.serial),
      path: SIMULATED_PATH,
      baudRate: 115200,
      autoOpen: false,
    });
    this.clock = {
      after: (milliseconds, callback) => {
        const alarm = { at: this.now + milliseconds, callback };
        this.#alarms.push(alarm);
        return () => (this.#alarms = this.#alarms.filter((other) => other !== alarm));
      },
    };
  }

  /** Milliseconds since power-up. */
  get now(): number {
    return this.machine.now;
  }

  /** Opens the serial port and switches the table on. */
  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      this.port.open((error) => (error ? reject(error) : resolve())),
    );
    this.machine.boot();
    this.world.advance(this.now);
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.port.close(() => resolve()));
  }

  /**
   * Lets simulated time pass. Stops early, and returns how much passed, as soon as the table has said something, so that
   * whoever listens can answer in time.
   */
  run(milliseconds: number): number {
    const said = this.world.serial.sentByTable;
    for (let passed = 1; passed <= milliseconds; passed++) {
      this.#runMillisecond();
      this.world.advance(this.now);
      this.#ring();
      if (this.world.serial.sentByTable !== said) return passed;
    }
    return milliseconds;
  }

  /** Power that fails while the store is written comes back at once. */
  #runMillisecond(): void {
    try {
      this.machine.run(1);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.machine.restart();
    }
  }

  #ring(): void {
    if (this.#alarms.length === 0) return;
    const due = this.#alarms.filter((alarm) => alarm.at <= this.now);
    if (due.length === 0) return;
    this.#alarms = this.#alarms.filter((alarm) => alarm.at > this.now);
    for (const alarm of due) alarm.callback();
  }
}
