import { readerClock } from '../../../hardware/description';
import { MachineFault } from '../machine-fault';
import type { Random } from '../random';
import { type Bit, bitsOf, bytesOf, crcA, ETU, frameDelay, merge, parityOf, sendTime } from './air';
import { Command, CRC_IRQ, Fault, Irq, Modem, Register, resetValues, writable } from './mfrc522-registers';
import { ReaderTimer } from './mfrc522-timer';
import { RfField } from './rf-field';
import type { Tag } from './tag';

const FIFO_SIZE = 64;
const START_SEND = 0x80;
const TX_EN = 0x03;
const CRC_EN = 0x80;
const VALUES_AFTER_COLL = 0x80;
const T_AUTO = 0x80;
const PRESCALE_EVEN = 0x10;
/** CRCPreset of ModeReg (9.3.2.2). */
const presets = [0x0000, 0x6363, 0xa671, 0xffff];
/** Start-up of a crystal of 27.12 MHz (1 ms assumed) and the delay behind it of 1024 of its periods (8.8.2). */
const START_UP = 1000 + 37.74;

interface Event {
  readonly at: number;
  readonly run: (at: number) => void;
}

/**
 * The MFRC522 behind its SPI bus, register by register as the data sheet (NXP, rev. 3.9) describes it, with the field of
 * one antenna in front of it. Time is that of the simulation, in microseconds; what would happen by itself happens when
 * the chip is looked at next. Where the data sheet leaves a bit open, chance decides, so that nobody comes to rely on it.
 * Not modelled: power-down, self-test, authentication, and bit rates other than 106 kbit/s; asking for one is a fault.
 */
export class Mfrc522 {
  /** A chip that is not there, or has died, leaves the line as it is. */
  isPresent = true;
  /** What is read from a line that nobody drives. */
  idleLine = 0xff;
  /** Data sheets do not say whether the CRC bytes that were checked reach the FIFO. */
  keepsCrc = false;
  version = 0x92;
  /** Transfers and bytes so far. */
  transfers = 0;
  bytes = 0;

  readonly field: RfField;
  readonly #timer = new ReaderTimer();
  readonly #registers = new Uint8Array(64);
  readonly #buffer = new Uint8Array(25);
  #fifo: number[] = [];
  #events: Event[] = [];
  #now = 0;
  #readyAt = 0;
  #command: number = Command.Idle;
  #isReceiverOff = true;
  #modem: number = Modem.Idle;
  #comIrq = 0;
  #divIrq = 0;
  #error = 0;
  #lastBits = 0;
  #collision: number | null = null;
  #keepsAfterCollision = true;
  #crc = 0xffff;
  #isCrcReady = true;

  constructor(
    reach: () => readonly Tag[],
    private readonly random: Random,
  ) {
    this.field = new RfField(reach);
    this.#reset();
  }

  /** Lets the chip live until a time. */
  advance(now: number): void {
    for (;;) {
      const next = this.#nextEvent();
      if (!next || next.at > now) break;
      this.#events = this.#events.filter((event) => event !== next);
      this.#now = next.at;
      next.run(next.at);
    }
    this.#now = Math.max(this.#now, now);
  }

  #nextEvent(): Event | undefined {
    const expiry = this.#timer.expiresAt;
    const first: Event | undefined = this.#events.reduce<Event | undefined>(
      (best, event) => (best && best.at <= event.at ? best : event),
      undefined,
    );
    if (expiry === null || (first && first.at <= expiry)) return first;
    return { at: expiry, run: () => this.#expire() };
  }

  /**
   * One SPI transfer, in place, that begins at a time (8.1.2). Throws MachineFault for what the chip does not define.
   */
  transfer(bytes: Uint8Array, now: number): void {
    this.transfers++;
    this.bytes += bytes.length;
    this.advance(now);
    if (!this.isPresent) {
      bytes.fill(this.idleLine);
      return;
    }
    if (bytes.length < 2) throw new MachineFault('a transfer to the reader has no data byte');
    const sent = bytes.slice();
    const first = sent[0] as number;
    const isReading = (first & 0x80) !== 0;
    for (let at = 0; at < sent.length; at++) {
      const byte = sent[at] as number;
      this.advance(now + ((at + 1) * 8e6) / readerClock);
      bytes[at] = this.random.below(256);
      if (isReading) {
        if (at > 0) bytes[at] = this.#read(addressOf(sent[at - 1] as number, true));
        if (at === sent.length - 1 && byte !== 0)
          throw new MachineFault('the last byte of a reading transfer must be 0');
      } else if (at > 0) {
        this.#write(addressOf(first, false), byte);
      }
    }
  }

  /** Power fails for a moment: everything is as after power-up. */
  brownOut(): void {
    this.field.switch(false, this.#now);
    this.#reset();
  }

  #reset(): void {
    this.#registers.fill(0);
    for (const [register, value] of resetValues) this.#registers[register] = value;
    this.#fifo = [];
    this.#events = [];
    this.#timer.stop();
    this.#command = Command.Idle;
    this.#isReceiverOff = true;
    this.#modem = Modem.Idle;
    this.#comIrq = Irq.Idle | Irq.LoAlert;
    this.#divIrq = 0;
    this.#error = 0;
    this.#lastBits = 0;
    this.#collision = null;
    this.#keepsAfterCollision = true;
    this.#crc = 0xffff;
    this.#isCrcReady = true;
  }

  // Registers

  #read(register: number): number {
    if (register !== Register.Command && this.#now < this.#readyAt) return 0;
    switch (register) {
      case Register.Command:
        return (
          (this.#isReceiverOff ? 0x20 : 0) | (this.#now < this.#readyAt ? 0x10 : 0) | (this.#command & 0x0f)
        );
      case Register.ComIrq:
        return this.#comIrq;
      case Register.DivIrq:
        return this.#divIrq;
      case Register.Error:
        return this.#error;
      case Register.Status1:
        return this.#status1();
      case Register.Status2:
        return this.#value(register) | this.#modem;
      case Register.FifoData: {
        const byte = this.#fifo.shift();
        if (byte === undefined) throw new MachineFault('the reader’s FIFO was read while empty');
        this.#watchFifo();
        return byte;
      }
      case Register.FifoLevel:
        return this.#fifo.length;
      case Register.Control:
        return 0x10 | this.#lastBits;
      case Register.Coll:
        return (
          (this.#keepsAfterCollision ? VALUES_AFTER_COLL : 0) |
          (this.#collision === null || this.#collision > 32 ? 0x20 : this.#collision & 0x1f)
        );
      case Register.CrcResultHigh:
        return this.#crc >> 8;
      case Register.CrcResultLow:
        return this.#crc & 0xff;
      case Register.TCounterHigh:
        return this.#timer.count(this.#now) >> 8;
      case Register.TCounterLow:
        return this.#timer.count(this.#now) & 0xff;
      case Register.Version:
        return this.version;
      default:
        if (!writable.has(register)) throw new MachineFault(`the reader has no register ${hex(register)}`);
        return this.#value(register);
    }
  }

  #value(register: number): number {
    return this.#registers[register] as number;
  }

  #status1(): number {
    const { isHigh, isLow } = this.#alerts();
    const requests =
      (this.#comIrq & this.#value(Register.ComIEn) & 0x7f) |
      (this.#divIrq & this.#value(Register.DivIEn) & 0x14);
    return (
      (this.#isCrcReady ? 0x20 : 0) |
      (requests ? 0x10 : 0) |
      (this.#timer.isRunning ? 0x08 : 0) |
      (isHigh ? 0x02 : 0) |
      (isLow ? 0x01 : 0)
    );
  }

  /** HiAlert: 64 − level ≤ WaterLevel; LoAlert: level ≤ WaterLevel (9.3.1.8). */
  #alerts(): { isHigh: boolean; isLow: boolean } {
    const water = this.#value(Register.WaterLevel);
    return { isHigh: FIFO_SIZE - this.#fifo.length <= water, isLow: this.#fifo.length <= water };
  }

  #watchFifo(): void {
    const { isHigh, isLow } = this.#alerts();
    this.#comIrq |= (isHigh ? Irq.HiAlert : 0) | (isLow ? Irq.LoAlert : 0);
  }

  #write(register: number, value: number): void {
    if (this.#now < this.#readyAt) throw new MachineFault('the reader was written to while it starts');
    switch (register) {
      case Register.Command:
        if (value & 0xd0) throw new MachineFault(`command ${hex(value)} is reserved or not modelled`);
        this.#isReceiverOff = (value & 0x20) !== 0;
        this.#start(value & 0x0f);
        break;
      case Register.ComIrq:
        this.#comIrq = value & 0x80 ? this.#comIrq | (value & 0x7f) : this.#comIrq & ~value;
        break;
      case Register.DivIrq:
        this.#divIrq = value & 0x80 ? this.#divIrq | (value & 0x14) : this.#divIrq & ~value;
        break;
      case Register.FifoData:
        this.#push(value, true);
        break;
      case Register.FifoLevel:
        if (value !== 0x80) throw new MachineFault('the FIFO level can only be flushed');
        this.#fifo = [];
        this.#error &= ~Fault.BufferOvfl;
        this.#watchFifo();
        break;
      case Register.Control:
        if (value & 0x80) this.#timer.stop();
        if (value & 0x40) this.#startTimer(this.#now);
        break;
      case Register.Coll:
        this.#keepsAfterCollision = (value & VALUES_AFTER_COLL) !== 0;
        break;
      default:
        this.#hold(register, value);
    }
  }

  #hold(register: number, value: number): void {
    const mask = writable.get(register);
    if (mask === undefined)
      throw new MachineFault(`the reader’s register ${hex(register)} cannot be written`);
    if (value & ~mask)
      throw new MachineFault(`${hex(value)} sets reserved bits of register ${hex(register)}`);
    const isMode = register === Register.TxMode || register === Register.RxMode;
    if ((isMode && value & 0x7f) || (register === Register.MfRx && value))
      throw new MachineFault(`${hex(value)} in register ${hex(register)} is not modelled`);
    this.#registers[register] = value;
    if (register === Register.TxControl) this.field.switch((value & TX_EN) !== 0, this.#now);
    if (register === Register.BitFraming) this.#trigger();
  }

  /** A byte into the FIFO, from the host or from the receiver. */
  #push(byte: number, isHost: boolean): void {
    const isBusy = this.#modem > Modem.Transmitting;
    if (isHost && isBusy) this.#fail(Fault.Wr);
    if (this.#fifo.length >= FIFO_SIZE) {
      this.#fail(Fault.BufferOvfl);
      return;
    }
    this.#fifo.push(byte);
    this.#watchFifo();
    if (isHost && this.#command === Command.CalcCrc) this.#runCrc();
  }

  #fail(bits: number): void {
    this.#error |= bits;
    this.#comIrq |= Irq.Err;
  }

  // Timer

  #startTimer(now: number): void {
    const prescaler = ((this.#value(Register.TMode) & 0x0f) << 8) | this.#value(Register.TPrescaler);
    const reload = (this.#value(Register.TReloadHigh) << 8) | this.#value(Register.TReloadLow);
    this.#timer.start(now, prescaler, (this.#value(Register.Demod) & PRESCALE_EVEN) !== 0, reload);
  }

  #expire(): void {
    this.#timer.stop();
    this.#comIrq |= Irq.Timer;
    if (this.#value(Register.TMode) & 0x10) this.#startTimer(this.#now);
  }

  // Commands

  #start(command: number): void {
    if (command === Command.NoCmdChange) return;
    this.#cancel();
    this.#command = command;
    switch (command) {
      case Command.Idle:
      case Command.Receive:
        this.#modem = command === Command.Idle ? Modem.Idle : Modem.WaitData;
        break;
      case Command.Mem:
        if (this.#fifo.length === 0) for (const byte of this.#buffer) this.#push(byte, false);
        else this.#buffer.set(this.#fifo.splice(0, this.#buffer.length));
        this.#finish();
        break;
      case Command.GenerateRandomId:
        for (let at = 0; at < 10; at++) this.#buffer[at] = this.random.below(256);
        this.#finish();
        break;
      case Command.CalcCrc:
        this.#crc = presets[this.#value(Register.Mode) & 3] as number;
        this.#runCrc();
        break;
      case Command.Transmit:
        this.#send();
        break;
      case Command.Transceive:
        this.#modem = Modem.WaitStartSend;
        this.#trigger();
        break;
      case Command.SoftReset:
        this.field.switch(false, this.#now);
        this.#reset();
        this.#readyAt = this.#now + START_UP;
        break;
      case Command.MfAuthent:
        throw new MachineFault('authentication is not modelled');
      default:
        this.#finish();
    }
  }

  /** A new command ends the old one: what was on its way is lost. */
  #cancel(): void {
    this.#events = [];
    this.#modem = Modem.Idle;
  }

  /** A command ends by itself. */
  #finish(): void {
    this.#command = Command.Idle;
    this.#modem = Modem.Idle;
    this.#comIrq |= Irq.Idle;
  }

  #runCrc(): void {
    this.#isCrcReady = false;
    const bytes = this.#fifo.splice(0);
    const isReversed = (this.#value(Register.Mode) & 0x80) !== 0;
    if (isReversed) throw new MachineFault('a CRC with the most significant bit first is not modelled');
    this.#after(bytes.length * 8 * (1 / 13.56), () => {
      this.#crc = crcA(bytes, this.#crc);
      this.#isCrcReady = true;
      this.#divIrq |= CRC_IRQ;
      this.#watchFifo();
    });
  }

  #after(delay: number, run: (at: number) => void): void {
    this.#events.push({ at: this.#now + delay, run });
  }

  // Sending and receiving

  /** StartSend works while Transceive waits for it, whichever of the two came first. */
  #trigger(): void {
    const isAsked = (this.#value(Register.BitFraming) & START_SEND) !== 0;
    if (isAsked && this.#modem === Modem.WaitStartSend && this.#fifo.length > 0) this.#send();
  }

  #send(): void {
    if (!this.field.isOn) {
      this.#modem = Modem.TxWait;
      return;
    }
    const last = this.#value(Register.BitFraming) & 7;
    const bytes = this.#fifo.splice(0);
    this.#watchFifo();
    const hasCrc = (this.#value(Register.TxMode) & CRC_EN) !== 0;
    if (hasCrc && last) throw new MachineFault('a CRC behind a byte that is not whole');
    const crc = crcA(bytes);
    const whole = bitsOf(hasCrc ? [...bytes, crc & 0xff, crc >> 8] : bytes);
    const bits = last ? whole.slice(0, whole.length - 8 + last) : whole;
    this.#modem = Modem.Transmitting;
    this.field.begin(bits, this.#now);
    this.#after(sendTime(bits), () => this.#sent(bits));
  }

  #sent(bits: readonly Bit[]): void {
    this.#comIrq |= Irq.Tx;
    if (this.#value(Register.TMode) & T_AUTO) this.#startTimer(this.#now);
    const answers = this.field.hear(bits, this.#now);
    if (this.#command === Command.Transmit) this.#finish();
    else this.#listen();
    if (answers.length === 0) return;
    const delay = frameDelay(bits.at(-1) as Bit);
    const air = merge(answers.map((answer) => answer.bits));
    this.#after(delay, () => (this.#modem = this.#modem === Modem.WaitData ? Modem.Receiving : this.#modem));
    if (delay < (this.#value(Register.RxSel) & 0x3f) * ETU || this.#isReceiverOff) return;
    // The timer stops with the fifth bit: the start of the frame and four data bits (9.3.3.10).
    this.#after(delay + 5 * ETU, () => {
      if (this.#value(Register.TMode) & T_AUTO) this.#timer.stop();
    });
    this.#after(delay + (1 + air.length) * ETU, () => {
      this.field.refresh(this.#now);
      const isWhole = answers.every(({ tag }) => this.field.feeds(tag));
      this.#receive(isWhole ? air : air.slice(0, air.length >> 1));
    });
  }

  /** The receiver starts up, which clears the errors of the last frame (9.3.1.7). */
  #listen(): void {
    this.#modem = Modem.WaitData;
    this.#error &= ~(Fault.Coll | Fault.Crc | Fault.Parity | Fault.Protocol);
    this.#collision = null;
  }

  /** A frame has arrived: parities are checked and taken out, and its bytes go to the FIFO. */
  #receive(air: readonly (Bit | null)[]): void {
    const first = (this.#value(Register.BitFraming) >> 4) & 7;
    const bits: Bit[] = Array.from({ length: first }, () => this.random.below(2));
    let hasFirstParity = first === 0;
    let group = first;
    let isGarbled = false;
    for (const bit of air) {
      if (group === 8) {
        // The parity of a byte that the receiver got only in part says nothing.
        const byte = bits.slice(-8);
        if (hasFirstParity && bit !== parityOf(byte)) this.#fail(Fault.Parity);
        hasFirstParity = true;
        group = 0;
        continue;
      }
      group++;
      if (bit === null) {
        this.#collision ??= bits.length + 1;
        isGarbled = true;
      }
      const isCleared =
        this.#collision !== null && this.#collision <= bits.length && !this.#keepsAfterCollision;
      bits.push(isCleared ? 0 : (bit ?? this.random.below(2)));
    }
    if (isGarbled) this.#fail(Fault.Coll);
    this.#deliver(bits);
  }

  #deliver(bits: readonly Bit[]): void {
    this.#lastBits = bits.length % 8;
    const whole = bytesOf(bits);
    let kept = whole;
    if (this.#value(Register.RxMode) & CRC_EN) {
      const isRight = this.#lastBits === 0 && whole.length > 2 && crcA(whole) === 0;
      if (!isRight) this.#fail(Fault.Crc);
      else if (!this.keepsCrc) kept = whole.slice(0, -2);
    }
    for (const byte of kept) this.#push(byte, false);
    if (this.#lastBits) {
      const rest = bits.slice(whole.length * 8);
      this.#push(
        rest.reduce((byte, bit, place) => byte | (bit << place), 0),
        false,
      );
    }
    this.field.end(this.#now);
    this.#comIrq |= Irq.Rx;
    if (this.#command === Command.Receive) this.#finish();
    else this.#modem = Modem.WaitStartSend;
  }
}

function addressOf(byte: number, isReading: boolean): number {
  if (byte & 1 || ((byte & 0x80) !== 0) !== isReading)
    throw new MachineFault(`${hex(byte)} is no address byte for this transfer`);
  return (byte >> 1) & 0x3f;
}

function hex(value: number): string {
  return `0x${value.toString(16).padStart(2, '0')}`;
}
