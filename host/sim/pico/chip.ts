// rp2040js emulates the processor and most of the chip around it, in JavaScript.
import { type RP2040, Simulator } from 'rp2040js';
import { BOOT_STAGE_SIZE, isBootStageSealed } from '../../build/pico/boot-checksum';
import { MachineFault } from '../machine-fault';
import { BootRom } from './boot-rom';
import { PioClock } from './pio-clock';

/** Where the ROM puts and starts the second boot stage: the end of the last RAM bank (data sheet, 2.8.1.2). */
const BOOT_STAGE_AT = 0x20041f00;
const RAM_AT = 0x20000000;
const STACK_AT = 0x20042000;
/** Where flash can be read; the three copies after it bypass the cache. */
const FLASH_SPACE = 0x10000000 >>> 28;

/** What is left over a restart by the watchdog. */
export interface Restart {
  readonly flash: Uint8Array;
  readonly scratch: Uint32Array;
  /** The watchdog's reason register. */
  readonly reason: number;
}

/**
 * One life of an RP2040, from power-up or restart to power-off: the processor and its clock in lock step, so that the same
 * image and the same inputs give the same run to the nanosecond. A warning of the emulator ends it with a MachineFault: on a
 * real chip such an access would be a fault or worse.
 *
 * Not as on the chip: flash has no wait states and the cache no misses, so that code in flash runs faster than it would.
 */
export class Chip {
  readonly mcu: RP2040;
  readonly clock: Simulator['clock'];
  readonly pio: PioClock;
  readonly rom: BootRom;
  /** Set while flash cannot be read; says where, if code is fetched from it. */
  isFlashBusy = false;
  /** Asked for by the watchdog: this life is over. */
  restart: Restart | null = null;
  /** Called for a BKPT instruction with its number: the calls of the boot ROM. */
  onBreak: ((code: number) => void) | undefined;
  /** Nanoseconds that the processor has slept. */
  asleep = 0;
  #cycle = 8;
  #isStopped = false;

  /** Switches a chip on whose flash begins with an image. Throws MachineFault when the ROM would not start it. */
  constructor(image: Uint8Array, before: Restart | null = null) {
    const simulator = new Simulator();
    this.mcu = simulator.rp2040;
    this.clock = simulator.clock;
    this.mcu.logger = {
      debug() {},
      info() {},
      warn: complain,
      error: complain,
    };
    this.mcu.onBreak = (code) => this.#break(code);
    this.mcu.addClockListener((frequency) => (this.#cycle = 1e9 / frequency));
    this.pio = new PioClock(this.mcu, this.clock, () => this.#cycle);
    this.mcu.flash.set(before?.flash ?? image);
    this.rom = new BootRom(this);
    if (before) this.#resume(before);
    this.#fixInterrupts();
    this.#watchRestart();
    this.#boot();
  }

  /** Nanoseconds since this life began. */
  get nanos(): number {
    return this.clock.nanos;
  }

  /** Whether the processor sleeps and nothing wakes it yet. */
  get isIdle(): boolean {
    const { core } = this.mcu;
    return core.waiting && (core.pendingInterrupts & core.enabledInterrupts) === 0;
  }

  /** Lets the chip live until a time (nanoseconds since this life began), or less if `stop` is called or it restarts. */
  runUntil(nanos: number): void {
    const { core } = this.mcu;
    const { clock, pio } = this;
    this.#isStopped = false;
    while (clock.nanos < nanos && !this.#isStopped) {
      if (core.waiting && (core.pendingInterrupts & core.enabledInterrupts) !== 0) core.waiting = false;
      if (core.waiting) {
        const gap = Math.max(
          this.#cycle,
          Math.min(clock.nanosToNextAlarm || this.#cycle, nanos - clock.nanos),
        );
        const step = Math.min(gap, Math.max(this.#cycle, pio.nextAt - clock.nanos));
        this.asleep += step;
        clock.tick(step);
      } else {
        if (this.isFlashBusy && core.PC >>> 28 === FLASH_SPACE) {
          throw new MachineFault(
            `code at 0x${core.PC.toString(16)} was fetched while flash is being written`,
          );
        }
        clock.tick(core.executeInstruction() * this.#cycle);
      }
      pio.catchUp();
    }
  }

  /** Power fails, or the chip restarts, at this instant; returns what is then in flash. */
  switchOff(): Uint8Array {
    this.rom.flash.settle(this.nanos);
    return this.mcu.flash.slice();
  }

  /** Ends `runUntil` after the present instruction. */
  stop(): void {
    this.#isStopped = true;
  }

  /** What the ROM does at power-up (data sheet, 2.8.1): it copies the second boot stage to RAM, checks it and starts it. */
  #boot(): void {
    const stage = this.mcu.flash.slice(0, BOOT_STAGE_SIZE);
    if (!isBootStageSealed(stage)) throw new MachineFault('the second boot stage has a wrong checksum');
    this.mcu.sram.set(stage, BOOT_STAGE_AT - RAM_AT);
    const { core } = this.mcu;
    core.SP = STACK_AT;
    core.PC = BOOT_STAGE_AT;
  }

  #resume({ scratch, reason }: Restart): void {
    const { watchdog } = this.#peripherals;
    watchdog.scratchData.set(scratch);
    watchdog.reason = reason;
  }

  get #peripherals(): { watchdog: Watchdog } {
    return { watchdog: this.mcu.peripherals[0x40058] as unknown as Watchdog };
  }

  /**
   * The emulated processor, while it sleeps, enters a handler from within `setInterrupt` even if interrupts are off; here it
   * only notes the interrupt and `runUntil` wakes it.
   */
  #fixInterrupts(): void {
    const { core } = this.mcu;
    core.setInterrupt = (number, isPending) => {
      const bit = 1 << number;
      if (!isPending) core.pendingInterrupts &= ~bit;
      else if (!(core.pendingInterrupts & bit)) {
        core.pendingInterrupts |= bit;
        core.interruptsUpdated = true;
      }
    };
  }

  #watchRestart(): void {
    const { watchdog } = this.#peripherals;
    watchdog.onWatchdogTrigger = () => {
      // The emulated timer would ring for ever.
      watchdog.timer.enable = false;
      watchdog.alarm.enable = false;
      this.restart = {
        flash: this.switchOff(),
        scratch: watchdog.scratchData.slice(),
        reason: watchdog.reason,
      };
      this.stop();
    };
  }

  #break(code: number): void {
    if (!this.onBreak) throw new MachineFault(`the processor met breakpoint ${code}`);
    this.onBreak(code);
  }
}

/** The emulated watchdog; the package keeps some of it private. */
interface Watchdog {
  readonly scratchData: Uint32Array;
  readonly timer: { enable: boolean };
  readonly alarm: { enable: boolean };
  reason: number;
  onWatchdogTrigger: () => void;
}

function complain(component: string, message: string): never {
  throw new MachineFault(`the emulator warns: ${component}: ${message}`);
}
