import { BasePeripheral, type RP2040 } from 'rp2040js';
import { MachineFault } from '../machine-fault';

/** Registers (RP2040 data sheet, 4.1.4), as offsets. */
enum Register {
  Address = 0x00,
  Main = 0x40,
  SieControl = 0x4c,
  SieStatus = 0x50,
  BufferStatus = 0x58,
  StallArm = 0x68,
  Muxing = 0x74,
  Power = 0x78,
  InterruptsOn = 0x90,
  Interrupts = 0x98,
}
const PULL_UP = 1 << 16;
const INTERRUPT = 5;
/** Bits of SIE_STATUS, and of the interrupt register that each raises. */
const causes = {
  suspended: [1 << 4, 1 << 14],
  resume: [1 << 11, 1 << 15],
  setup: [1 << 17, 1 << 16],
  reset: [1 << 19, 1 << 12],
} as const;
const BUFFER_INTERRUPT = 1 << 4;

// A buffer's control word.
const AVAILABLE = 1 << 10;
const STALL = 1 << 11;
const DATA1 = 1 << 13;
const FULL = 1 << 15;
const LENGTH = 0x3ff;
const FIRST_BUFFER_WORD = 0x80;
const LAST_BUFFER_WORD = 0xfc;
const CONTROL_BUFFER = 0x100;

/** How a transaction of the host ended. */
export type Outcome =
  { readonly kind: 'nak' | 'stall' } | { readonly kind: 'ack'; readonly bytes: Uint8Array };

/**
 * The USB device controller as the bus sees it: buffers that the firmware has made available are filled and emptied by the
 * host's transactions, one packet each. The emulator's own completes every buffer at once, whether the host asks or not.
 */
export class UsbController extends BasePeripheral {
  /** Called when the firmware shows or hides that a device is there. */
  onPullUp: ((isPulled: boolean) => void) | undefined;
  /** Called when the firmware has made a buffer available. */
  onBuffer: (() => void) | undefined;
  #registers = new Map<number, number>();
  #status = 0;
  #done = 0;
  /** The toggle that the host expects next, by buffer word. */
  #toggles = new Map<number, boolean>();

  constructor(mcu: RP2040) {
    super(mcu, 'USB');
    mcu.peripherals[0x50110] = this;
    mcu.usbCtrl.DPRAMUpdated = (offset, word) => {
      if (offset >= FIRST_BUFFER_WORD && offset <= LAST_BUFFER_WORD && word & AVAILABLE) this.onBuffer?.();
    };
  }

  get isPulledUp(): boolean {
    return (this.#read(Register.SieControl) & PULL_UP) !== 0;
  }

  get address(): number {
    return this.#read(Register.Address) & 0x7f;
  }

  // The firmware's side

  override readUint32(offset: number): number {
    switch (offset) {
      case Register.SieStatus:
        return this.#status;
      case Register.BufferStatus:
        return this.#done;
      case Register.Interrupts:
        return this.#interrupts();
      default:
        return this.#read(offset);
    }
  }

  override writeUint32(offset: number, value: number): void {
    switch (offset) {
      case Register.SieStatus:
        this.#status &= ~this.rawWriteValue;
        break;
      case Register.BufferStatus:
        this.#done &= ~this.rawWriteValue;
        break;
      case Register.SieControl: {
        const wasPulled = this.isPulledUp;
        this.#registers.set(offset, value);
        if (this.isPulledUp !== wasPulled) this.onPullUp?.(this.isPulledUp);
        break;
      }
      default:
        if (Register[offset] === undefined) super.writeUint32(offset, value);
        this.#registers.set(offset, value);
    }
    this.#update();
  }

  #read(register: number): number {
    return this.#registers.get(register) ?? 0;
  }

  #interrupts(): number {
    const raised = Object.values(causes).filter(([status]) => this.#status & status);
    const all = raised.reduce((bits, [, interrupt]) => bits | interrupt, this.#done ? BUFFER_INTERRUPT : 0);
    return all & this.#read(Register.InterruptsOn);
  }

  #update(): void {
    this.rp2040.setInterrupt(INTERRUPT, this.#interrupts() !== 0);
  }

  // The bus's side

  /** Something happens on the bus. */
  raise(cause: keyof typeof causes): void {
    this.#status |= causes[cause][0];
    if (cause === 'reset') this.#toggles.clear();
    this.#update();
  }

  /** A setup packet: it is always taken, and endpoint 0 goes on with DATA1 both ways. */
  setup(packet: Uint8Array): void {
    this.rp2040.usbDPRAM.set(packet);
    for (const isOut of [false, true]) {
      const word = bufferWord(0, isOut);
      this.#toggles.set(word, true);
      this.#view.setUint32(word, 0, true);
    }
    this.raise('setup');
  }

  /** Data toggles of an endpoint start again, as after SET_CONFIGURATION. */
  clearToggles(endpoint: number): void {
    for (const isOut of [false, true]) this.#toggles.set(bufferWord(endpoint, isOut), false);
  }

  /** Whether an endpoint has a packet for the host. */
  hasPacket(endpoint: number): boolean {
    const word = this.#view.getUint32(bufferWord(endpoint, false), true);
    return (word & AVAILABLE) !== 0 && (word & FULL) !== 0;
  }

  /** The host asks an endpoint for a packet. */
  in(endpoint: number): Outcome {
    const at = bufferWord(endpoint, false);
    const word = this.#view.getUint32(at, true);
    if (word & STALL) return { kind: 'stall' };
    if (!(word & AVAILABLE) || !(word & FULL)) return { kind: 'nak' };
    this.#checkToggle(endpoint, false, word);
    const from = this.#bufferOf(endpoint, false);
    const bytes = this.rp2040.usbDPRAM.slice(from, from + (word & LENGTH));
    this.#complete(endpoint, false, word & ~(AVAILABLE | FULL));
    return { kind: 'ack', bytes };
  }

  /** The host sends an endpoint a packet. */
  out(endpoint: number, bytes: Uint8Array): Outcome {
    const at = bufferWord(endpoint, true);
    const word = this.#view.getUint32(at, true);
    if (word & STALL) return { kind: 'stall' };
    if (!(word & AVAILABLE)) return { kind: 'nak' };
    if (bytes.length > (word & LENGTH))
      throw new MachineFault('a packet is longer than the buffer it is for');
    this.#checkToggle(endpoint, true, word);
    this.rp2040.usbDPRAM.set(bytes, this.#bufferOf(endpoint, true));
    this.#complete(endpoint, true, (word & ~(AVAILABLE | LENGTH)) | FULL | bytes.length);
    return { kind: 'ack', bytes };
  }

  #checkToggle(endpoint: number, isOut: boolean, word: number): void {
    const at = bufferWord(endpoint, isOut);
    const expected = this.#toggles.get(at) ?? false;
    if (((word & DATA1) !== 0) !== expected)
      throw new MachineFault(`endpoint ${endpoint} ${isOut ? 'OUT' : 'IN'} has the wrong data toggle`);
    this.#toggles.set(at, !expected);
  }

  #complete(endpoint: number, isOut: boolean, word: number): void {
    this.#view.setUint32(bufferWord(endpoint, isOut), word, true);
    this.#done |= 1 << (endpoint * 2 + (isOut ? 1 : 0));
    this.#update();
  }

  #bufferOf(endpoint: number, isOut: boolean): number {
    if (endpoint === 0) return CONTROL_BUFFER;
    const control = this.#view.getUint32(8 * endpoint + (isOut ? 4 : 0), true);
    if (!(control >>> 31)) throw new MachineFault(`endpoint ${endpoint} is not enabled`);
    return control & 0xffc0;
  }

  get #view(): DataView {
    return this.rp2040.usbDPRAMView;
  }
}

function bufferWord(endpoint: number, isOut: boolean): number {
  const at = FIRST_BUFFER_WORD + endpoint * 8 + (isOut ? 4 : 0);
  if (at > LAST_BUFFER_WORD) throw new RangeError(`there is no endpoint ${endpoint}`);
  return at;
}
