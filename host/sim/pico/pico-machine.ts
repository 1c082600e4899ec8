import { readImage } from '../../build/pico/build';
import type { Devices, Machine } from '../machine';
import { MachineFault } from '../machine-fault';
import { Board, type BoardEvents } from './board';
import { Chip, type Restart } from './chip';
import { UsbHost } from './usb-host';

const NANOS_PER_MILLISECOND = 1e6;
/** By when after a sample the firmware has surely begun to work on it, in nanoseconds. */
const BEGUN = 100_000;
/** The part of a millisecond that `run` may use up to let the firmware finish: the world changes after that. */
const FINISHED = 950_000;
/** From power-up until a computer has found and opened the port, at most; milliseconds. */
const BOOT_TIMEOUT = 2000;

/**
 * The machine `pico`: the real image in an emulated RP2040, the table's devices at its pins and a computer at its USB port.
 * A millisecond of `run` ends when the firmware has dealt with its sample and the bus is quiet, as with the machine `node`.
 */
export class PicoMachine implements Machine {
  #chip: Chip;
  #host: UsbHost;
  /** When the present chip's life began, in nanoseconds since power-up. */
  #epoch = 0;
  /** The first sample of the present life, in nanoseconds of it; null before. */
  #firstSample: number | null = null;
  #now = 0;
  /** The table's clock when the present life began. */
  #lifeBegan = 0;
  /** Called when the inputs are latched, with the time of the chip's life in nanoseconds. */
  onSample: ((at: number) => void) | undefined;
  /** How often the watchdog has restarted the chip. */
  restarts = 0;

  /** Throws an Error when there is no image: call buildPico first. */
  constructor(
    readonly devices: Devices,
    private readonly events: BoardEvents = {},
    image: Uint8Array = readImage(),
  ) {
    [this.#chip, this.#host] = this.#switchOn(image, null);
  }

  get now(): number {
    return this.#now;
  }

  get chip(): Chip {
    return this.#chip;
  }

  /** The computer at the USB port. */
  get host(): UsbHost {
    return this.#host;
  }

  /** Nanoseconds since power-up. */
  get nanos(): number {
    return this.#epoch + this.#chip.nanos;
  }

  boot(): void {
    const end = this.#chip.nanos + BOOT_TIMEOUT * NANOS_PER_MILLISECOND;
    while (!this.#host.isOpen || this.#firstSample === null) {
      if (this.#chip.nanos > end) throw new MachineFault('the image does not start');
      this.#live(this.#chip.nanos + NANOS_PER_MILLISECOND);
    }
    this.#now = this.#lifeBegan + Math.floor((this.#chip.nanos - this.#firstSample) / NANOS_PER_MILLISECOND);
    this.run(1);
  }

  restart(): void {
    const flash = this.#chip.switchOff();
    this.devices.reader.brownOut();
    this.devices.display.plugIn();
    this.#beginLife(flash, null);
    this.boot();
  }

  /** Lets a time pass, in nanoseconds, at whose end power fails and comes back, whatever the chip is doing. */
  runAndCut(nanos: number): void {
    this.#host.poll();
    this.#live(this.#chip.nanos + nanos);
    this.restart();
  }

  run(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed++) this.#runMillisecond();
  }

  #runMillisecond(): void {
    this.#now++;
    this.#host.poll();
    const restarts = this.restarts;
    const sample = (this.#firstSample ?? 0) + this.#sinceStart() * NANOS_PER_MILLISECOND;
    this.#live(sample + BEGUN);
    const isDone = () => this.#chip.isIdle && this.#host.isQuiet;
    while (!isDone() && this.restarts === restarts && this.#chip.nanos < sample + FINISHED)
      this.#live(Math.min(this.#chip.nanos + 10_000, sample + FINISHED));
  }

  /** Milliseconds of the present life's table clock that should have passed by now. */
  #sinceStart(): number {
    return this.#now - this.#lifeBegan;
  }

  #live(until: number): void {
    this.#chip.runUntil(until);
    if (this.#chip.restart) this.#restart(this.#chip.restart);
  }

  #restart(restart: Restart): void {
    this.restarts++;
    this.#beginLife(restart.flash, restart);
  }

  #beginLife(flash: Uint8Array, before: Restart | null): void {
    this.#epoch += this.#chip.nanos;
    this.#firstSample = null;
    this.#lifeBegan = this.#now;
    [this.#chip, this.#host] = this.#switchOn(flash, before);
  }

  #switchOn(image: Uint8Array, before: Restart | null): [Chip, UsbHost] {
    const chip = new Chip(image, before);
    new Board(chip, this.devices, this.#epoch, this.events, (at) => {
      this.#firstSample ??= at;
      this.onSample?.(at);
      return this.#lifeBegan + Math.round((at - this.#firstSample) / NANOS_PER_MILLISECOND);
    });
    return [chip, new UsbHost(chip, this.devices.serial)];
  }
}
