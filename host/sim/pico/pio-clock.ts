import type { RP2040, RPPIO, Simulator, StateMachine } from 'rp2040js';

/** One state machine's place in time. */
interface Lane {
  readonly machine: StateMachine;
  /** When it is next due, in nanoseconds. */
  due: number;
  /** Its own cycles that are accounted for. */
  cycles: number;
  wasWaiting: boolean;
}

/**
 * Runs the state machines of the first PIO block by the chip's clock. The emulator's own runner follows the computer's time
 * and knows neither clock divisors nor which machines are on. A machine may wait for its FIFO; waiting for pins or flags is
 * not followed.
 */
export class PioClock {
  /** The time of the step that is being made, in nanoseconds: when the pins change. */
  now = 0;
  /** When a state machine is next due, in nanoseconds; Infinity while all wait. */
  nextAt = Infinity;
  readonly #pio: RPPIO;
  readonly #lanes: readonly Lane[];

  constructor(
    private readonly mcu: RP2040,
    private readonly clock: Simulator['clock'],
    private readonly cycle: () => number,
  ) {
    const pio = mcu.pio[0] as RPPIO;
    this.#pio = pio;
    this.#lanes = pio.machines.map((machine) => ({ machine, due: 0, cycles: 0, wasWaiting: true }));
    pio.run = () => (this.nextAt = this.clock.nanos);
    pio.checkChangedPins = () => this.#announcePins();
    for (const machine of pio.machines) {
      const write = machine.writeFIFO.bind(machine);
      machine.writeFIFO = (value) => {
        write(value);
        this.nextAt = Math.min(this.nextAt, this.clock.nanos);
      };
    }
  }

  /** Makes all steps that are due by now. */
  catchUp(): void {
    const until = this.clock.nanos;
    if (until < this.nextAt) return;
    this.nextAt = Infinity;
    if (this.#pio.stopped) return;
    for (const lane of this.#lanes) {
      if (!lane.machine.enabled) continue;
      this.#advance(lane, until);
      if (!lane.wasWaiting) this.nextAt = Math.min(this.nextAt, lane.due);
    }
  }

  #advance(lane: Lane, until: number): void {
    const { machine } = lane;
    // What ends a wait happens at the time that the chip has reached.
    if (lane.wasWaiting) lane.due = until;
    this.#account(lane);
    while (!machine.waiting && lane.due <= until) {
      this.now = lane.due;
      machine.step();
      this.#announcePins();
      this.#account(lane);
    }
    lane.wasWaiting = machine.waiting;
  }

  /** Moves a lane on by the cycles that its machine has counted. */
  #account(lane: Lane): void {
    const { machine } = lane;
    if (machine.cycles < lane.cycles) lane.cycles = 0;
    const divisor = (machine.clockDivInt || 0x10000) + machine.clockDivFrac / 256;
    lane.due += (machine.cycles - lane.cycles) * divisor * this.cycle();
    lane.cycles = machine.cycles;
  }

  #announcePins(): void {
    const pio = this.#pio;
    let changed = (pio.oldPinValues ^ pio.pinValues) | (pio.oldPinDirections ^ pio.pinDirections);
    if (changed === 0) return;
    pio.oldPinValues = pio.pinValues;
    pio.oldPinDirections = pio.pinDirections;
    while (changed) {
      const pin = 31 - Math.clz32(changed);
      changed &= ~(1 << pin);
      this.mcu.gpio[pin]?.checkForUpdates();
    }
  }
}
