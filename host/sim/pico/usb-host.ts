import type { SerialPipe } from '../devices/serial-pipe';
import { MachineFault } from '../machine-fault';
import type { Chip } from './chip';
import { UsbController } from './usb-controller';

/** Endpoint of the bytes (firmware/board/rp2040/usb-descriptors.h). */
const DATA = 2;
const PACKET = 64;
/** USB 2.0, 7.1.7.3 and 7.1.7.5: how long a device must be there before it is reset, the reset, and the rest after it. */
const DEBOUNCE = 100_000;
const RESET = 10_000;
const RECOVERY = 10_000;
/** Time that a device has to take its address (9.2.6.3). */
const ADDRESS_TIME = 2000;
/** A device that does not answer a control transfer within this time (microseconds) is broken. */
const CONTROL_TIMEOUT = 500_000;
const RETRY = 20;

/** Bytes around the data of a transaction: token, packet ids, checksums and gaps; 12 Mbit/s. Microseconds. */
function transactionTime(bytes: number): number {
  return ((bytes + 13) * 8) / 12;
}

interface Control {
  readonly setup: Uint8Array;
  readonly bytes: Uint8Array;
  readonly done: (reply: Uint8Array | null) => void;
}

/**
 * A computer at the other end of the USB cable: it finds the serial port as an operating system does, opens it, and carries
 * the bytes of the serial pipe. It checks what it is told.
 */
export class UsbHost {
  readonly #controller: UsbController;
  readonly #alarm: { schedule(nanos: number): void; cancel(): void };
  #next: (() => void) | null = null;
  #isOpen = false;
  #isPlugged = true;
  #isReading = true;
  #pending = new Uint8Array(0);
  #wasRefused = false;
  /** What the device told of itself, by the number of the descriptor's kind. */
  readonly descriptors = new Map<number, Uint8Array>();
  /** Called when the port has been opened. */
  onOpen: (() => void) | undefined;

  constructor(
    chip: Chip,
    private readonly pipe: SerialPipe,
  ) {
    this.#controller = new UsbController(chip.mcu);
    this.#alarm = chip.clock.createAlarm(() => {
      const next = this.#next;
      this.#next = null;
      next?.();
    });
    this.#controller.onPullUp = (isPulled) => (isPulled ? this.#attach() : this.#detach());
    this.#controller.onBuffer = () => this.poll();
  }

  /** Whether the port is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether there is nothing under way on the bus that would go on by itself. */
  get isQuiet(): boolean {
    return !this.#isOpen || this.#next === null;
  }

  /** A program that reads the port, or one that has stopped doing so. */
  set isReading(isReading: boolean) {
    this.#isReading = isReading;
    this.poll();
  }

  /** Whether the cable is plugged in. */
  set isPlugged(isPlugged: boolean) {
    this.#isPlugged = isPlugged;
    if (!isPlugged) this.#detach();
    else if (this.#controller.isPulledUp) this.#attach();
  }

  /** The computer falls asleep: the bus falls silent. */
  suspend(): void {
    this.#stop();
    this.#isOpen = false;
    this.#controller.raise('suspended');
  }

  /** The computer wakes up and goes on where it was. */
  wake(): void {
    this.#controller.raise('resume');
    this.#isOpen = true;
    this.poll();
  }

  /** The program closes the port, or opens it again. */
  setOpen(isOpen: boolean): void {
    if (!isOpen) this.#isOpen = false;
    this.#control(request(0x21, 0x22, isOpen ? 3 : 0), [], () => {
      this.#isOpen = isOpen;
      this.poll();
    });
  }

  /** Looks whether there is something to carry. Called when the world outside may have changed. */
  poll(): void {
    if (!this.#isOpen || this.#next !== null) return;
    const ways = [() => this.#carryOut(), () => this.#carryIn()];
    // A device that takes nothing now may be waiting to be rid of something.
    if (this.#wasRefused) ways.reverse();
    this.#wasRefused = false;
    ways.some((carry) => carry());
  }

  // Bytes

  #carryOut(): boolean {
    if (this.#pending.length === 0) {
      const room = new Uint8Array(PACKET);
      this.#pending = room.slice(0, this.pipe.readByTable(room));
    }
    if (this.#pending.length === 0) return false;
    this.#after(transactionTime(this.#pending.length), () => {
      const outcome = this.#controller.out(DATA, this.#pending);
      if (outcome.kind === 'ack') this.#pending = new Uint8Array(0);
      this.#wasRefused = outcome.kind !== 'ack';
      if (this.#wasRefused) this.#after(RETRY, () => this.poll());
      else this.poll();
    });
    return true;
  }

  /** Asks whether there are bytes. A host asks all the time; here it asks when the device has some. */
  #carryIn(): boolean {
    if (!this.#isReading || !this.#controller.hasPacket(DATA)) return false;
    this.#after(transactionTime(PACKET), () => {
      const outcome = this.#controller.in(DATA);
      if (outcome.kind === 'ack' && outcome.bytes.length > 0) this.pipe.writeByTable(outcome.bytes);
      this.poll();
    });
    return true;
  }

  // Finding the device

  #attach(): void {
    if (!this.#isPlugged) return;
    this.#after(DEBOUNCE + RESET, () => {
      this.#controller.raise('reset');
      this.#after(RECOVERY, () => this.#enumerate());
    });
  }

  #detach(): void {
    this.#stop();
    this.#isOpen = false;
    if (this.#controller.isPulledUp) this.#controller.raise('suspended');
  }

  /** The requests of an operating system, in its order. */
  #enumerate(): void {
    const describe = (kind: number, length: number, index = 0) =>
      request(0x80, 6, (kind << 8) | index, index > 0 ? 0x409 : 0, length);
    const steps: [Uint8Array, number[]][] = [
      [describe(1, PACKET), []],
      [request(0x00, 5, ADDRESS), []],
      [describe(1, 18), []],
      [describe(2, 9), []],
      [describe(2, 255), []],
      [describe(3, 255), []],
      [describe(3, 255, 1), []],
      [describe(3, 255, 2), []],
      [request(0x00, 9, 1), []],
      [request(0x21, 0x20, 0, 0, 7), [0x00, 0xc2, 0x01, 0x00, 0, 0, 8]],
      [request(0x21, 0x22, 3), []],
    ];
    const take = (index: number): void => {
      const step = steps[index];
      if (!step) {
        this.#isOpen = true;
        this.onOpen?.();
        this.poll();
        return;
      }
      const [setup, bytes] = step;
      this.#control(setup, bytes, (reply) => {
        if (reply === null)
          throw new MachineFault(`the USB device refuses request ${setup[1]} (${setup[3]})`);
        if (setup[1] === 6) this.descriptors.set(setup[3] as number, reply);
        if (setup[1] === 9) this.#controller.clearToggles(DATA);
        if (setup[1] === 5) this.#after(ADDRESS_TIME, () => this.#checkAddress(() => take(index + 1)));
        else take(index + 1);
      });
    };
    take(0);
  }

  #checkAddress(next: () => void): void {
    if (this.#controller.address !== ADDRESS)
      throw new MachineFault('the USB device has not taken its address');
    next();
  }

  /** Makes any control request; `done` gets the reply, or null when the device refuses. */
  control(setup: Uint8Array, done: (reply: Uint8Array | null) => void): void {
    this.#control(setup, [], done);
  }

  #control(setup: Uint8Array, bytes: readonly number[], done: (reply: Uint8Array | null) => void): void {
    this.#stop();
    this.#after(transactionTime(setup.length), () => {
      this.#controller.setup(setup);
      const length = (setup[6] as number) | ((setup[7] as number) << 8);
      const transfer: Control = { setup, bytes: Uint8Array.from(bytes), done };
      const isIn = ((setup[0] as number) & 0x80) !== 0;
      if (isIn) this.#receiveReply(transfer, length, []);
      else if (bytes.length > 0)
        this.#exchange(transfer, true, transfer.bytes, () => this.#confirm(transfer, false, []));
      else this.#confirm(transfer, false, []);
    });
  }

  #receiveReply(transfer: Control, wanted: number, got: readonly number[]): void {
    this.#exchange(transfer, false, null, (bytes) => {
      const all = [...got, ...bytes];
      if (bytes.length === PACKET && all.length < wanted) this.#receiveReply(transfer, wanted, all);
      else this.#confirm(transfer, true, all);
    });
  }

  /** The status stage: an empty packet against the direction of the data. */
  #confirm(transfer: Control, isOut: boolean, reply: readonly number[]): void {
    this.#exchange(transfer, isOut, new Uint8Array(0), () => transfer.done(Uint8Array.from(reply)));
  }

  /** One packet on endpoint 0, tried until it is taken. */
  #exchange(
    transfer: Control,
    isOut: boolean,
    bytes: Uint8Array | null,
    next: (bytes: Uint8Array) => void,
    waited = 0,
  ): void {
    this.#after(transactionTime(bytes?.length ?? PACKET), () => {
      const outcome = isOut ? this.#controller.out(0, bytes as Uint8Array) : this.#controller.in(0);
      if (outcome.kind === 'ack') next(outcome.bytes);
      else if (outcome.kind === 'stall') transfer.done(null);
      else if (waited > CONTROL_TIMEOUT)
        throw new MachineFault(`the USB device does not answer request ${transfer.setup[1]}`);
      else this.#after(RETRY, () => this.#exchange(transfer, isOut, bytes, next, waited + RETRY));
    });
  }

  #after(micros: number, next: () => void): void {
    this.#next = next;
    this.#alarm.schedule(micros * 1000);
  }

  #stop(): void {
    this.#next = null;
    this.#alarm.cancel();
  }
}

const ADDRESS = 7;

/** A setup packet (USB 2.0, 9.3). */
export function request(type: number, code: number, value: number, index = 0, length = 0): Uint8Array {
  return Uint8Array.of(
    type,
    code,
    value & 255,
    value >> 8,
    index & 255,
    index >> 8,
    length & 255,
    length >> 8,
  );
}
