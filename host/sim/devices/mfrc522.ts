import { readerClock } from '../../../hardware/description';
import { MachineFault } from '../machine-fault';
import type { Random } from '../random';
import { Agenda } from './agenda';
import { type Bit, bitsOf, crcA, ETU, frameDelay, merge, sendTime } from './air';
import { Command, CRC_IRQ, Fault, HeldRegisters, hex, Irq, Modem, Register } from './mfrc522-registers';
import { afterReset } from './mfrc522-state';
import { ReaderTimer } from './mfrc522-timer';
import { packFrame, receiveFrame } from './received-frame';
import { RegisterTransfer } from './register-bus';
import { RfField } from './rf-field';
import type { Tag } from './tag';

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

/**
 * The MFRC522 behind its SPI bus, register by register as the data sheet (NXP, rev. 3.9) describes it, with the field of
 * one antenna in front of it. Time is that of the simulation, in microseconds; what would happen by itself happens when
 * the chip is looked at next. Where the data sheet leaves a bit open, chance decides, so that nobody comes to rely on it.
 * Not modelled: power-down, self-test, authentication, and bit rates other than 106 kbit/s; asking for one is a fault.
 */
export class Mfrc522 {
  /** What is read from a line that nobody drives. */
  idleLine = 0xff;
  /** Data sheets do not say whether the CRC bytes that were checked reach the FIFO. */
  keepsCrc = false;
  version = 0x92;

  readonly field: RfField;
  readonly #timer = new ReaderTimer();
  readonly #held = new HeldRegisters();
  readonly #buffer = new Uint8Array(25);
  readonly #agenda = new Agenda();
  #readyAt = 0;
  #isPresent = true;
  #transfer: RegisterTransfer | null = null;
  #chip = afterReset();

  constructor(
    reach: () => readonly Tag[],
    private readonly random: Random,
  ) {
    this.field = new RfField(reach);
    this.#reset();
  }

  /** Lets the chip live until a time. */
  advance(now: number): void {
    this.#agenda.advance(
      now,
      () => this.#timer.expiresAt,
      () => this.#expire(),
    );
  }

  get isPresent(): boolean {
    return this.#isPresent;
  }

  /** A chip that is not there, or has died, drives neither the line nor the antenna; one that comes back starts anew. */
  set isPresent(isPresent: boolean) {
    this.#isPresent = isPresent;
    this.brownOut();
  }

  get #now(): number {
    return this.#agenda.now;
  }

  /**
   * One SPI transfer, in place, that begins at a time (8.1.2). Throws MachineFault for what the chip does not define.
   */
  transfer(bytes: Uint8Array, now: number): void {
    this.select(now);
    bytes.forEach((byte, at) => (bytes[at] = this.exchange(byte, now + ((at + 1) * 8e6) / readerClock)));
    this.deselect();
  }

  /** The chip’s select line goes low: a transfer begins. */
  select(now: number): void {
    this.advance(now);
    const chip = {
      read: (register: number) => this.#read(register),
      write: (register: number, value: number) => this.#write(register, value),
    };
    this.#transfer = this.#isPresent ? new RegisterTransfer(chip, () => this.random.below(256)) : null;
  }

  /** A byte has gone over the bus by a time; returns the one that came back. */
  exchange(byte: number, now: number): number {
    this.advance(now);
    return this.#transfer?.exchange(byte) ?? this.idleLine;
  }

  /** The select line goes high. */
  deselect(): void {
    this.#transfer?.end();
    this.#transfer = null;
  }

  /** Power fails for a moment: everything is as after power-up. */
  brownOut(): void {
    this.field.switch(false, this.#now);
    this.#reset();
  }

  #reset(): void {
    this.#held.reset();
    this.#agenda.clear();
    this.#timer.stop();
    this.#chip = afterReset();
  }

  // Registers

  #read(register: number): number {
    if (register !== Register.Command && this.#now < this.#readyAt) return 0;
    switch (register) {
      case Register.Command:
        return (
          (this.#chip.isReceiverOff ? 0x20 : 0) |
          (this.#now < this.#readyAt ? 0x10 : 0) |
          (this.#chip.command & 0x0f)
        );
      case Register.ComIrq:
        return this.#chip.comIrq;
      case Register.DivIrq:
        return this.#chip.divIrq;
      case Register.Error:
        return this.#chip.error;
      case Register.Status1:
        return this.#status1();
      case Register.Status2:
        return this.#value(register) | this.#chip.modem;
      case Register.FifoData: {
        const byte = this.#chip.fifo.shift();
        if (byte === undefined) throw new MachineFault('the reader’s FIFO was read while empty');
        this.#watchFifo();
        return byte;
      }
      case Register.FifoLevel:
        return this.#chip.fifo.level;
      case Register.Control:
        return 0x10 | this.#chip.lastBits;
      case Register.Coll:
        return (
          (this.#chip.keepsAfterCollision ? VALUES_AFTER_COLL : 0) |
          (this.#chip.collision === null || this.#chip.collision > 32 ? 0x20 : this.#chip.collision & 0x1f)
        );
      case Register.CrcResultHigh:
        return this.#chip.crc >> 8;
      case Register.CrcResultLow:
        return this.#chip.crc & 0xff;
      case Register.TCounterHigh:
        return this.#timer.count(this.#now) >> 8;
      case Register.TCounterLow:
        return this.#timer.count(this.#now) & 0xff;
      case Register.Version:
        return this.version;
      default:
        return this.#value(register);
    }
  }

  #value(register: number): number {
    return this.#held.read(register);
  }

  #status1(): number {
    const { isHigh, isLow } = this.#chip.fifo.alerts(this.#value(Register.WaterLevel));
    const requests =
      (this.#chip.comIrq & this.#value(Register.ComIEn) & 0x7f) |
      (this.#chip.divIrq & this.#value(Register.DivIEn) & 0x14);
    return (
      (this.#chip.isCrcReady ? 0x20 : 0) |
      (requests ? 0x10 : 0) |
      (this.#timer.isRunning ? 0x08 : 0) |
      (isHigh ? 0x02 : 0) |
      (isLow ? 0x01 : 0)
    );
  }

  #watchFifo(): void {
    const { isHigh, isLow } = this.#chip.fifo.alerts(this.#value(Register.WaterLevel));
    this.#chip.comIrq |= (isHigh ? Irq.HiAlert : 0) | (isLow ? Irq.LoAlert : 0);
  }

  #write(register: number, value: number): void {
    if (this.#now < this.#readyAt) throw new MachineFault('the reader was written to while it starts');
    switch (register) {
      case Register.Command:
        if (value & 0xd0) throw new MachineFault(`command ${hex(value)} is reserved or not modelled`);
        this.#chip.isReceiverOff = (value & 0x20) !== 0;
        this.#start(value & 0x0f);
        break;
      case Register.ComIrq:
        this.#chip.comIrq = value & 0x80 ? this.#chip.comIrq | (value & 0x7f) : this.#chip.comIrq & ~value;
        break;
      case Register.DivIrq:
        this.#chip.divIrq = value & 0x80 ? this.#chip.divIrq | (value & 0x14) : this.#chip.divIrq & ~value;
        break;
      case Register.FifoData:
        this.#push(value, true);
        break;
      case Register.FifoLevel:
        if (value !== 0x80) throw new MachineFault('the FIFO level can only be flushed');
        this.#chip.fifo.take();
        this.#chip.error &= ~Fault.BufferOvfl;
        this.#watchFifo();
        break;
      case Register.Control:
        if (value & 0x80) this.#timer.stop();
        if (value & 0x40) this.#startTimer(this.#now);
        break;
      case Register.Coll:
        this.#chip.keepsAfterCollision = (value & VALUES_AFTER_COLL) !== 0;
        break;
      default:
        this.#hold(register, value);
    }
  }

  #hold(register: number, value: number): void {
    this.#held.write(register, value);
    if (register === Register.TxControl) this.field.switch((value & TX_EN) !== 0, this.#now);
    if (register === Register.BitFraming) this.#trigger();
  }

  /** A byte into the FIFO, from the host or from the receiver. */
  #push(byte: number, isHost: boolean): void {
    const isBusy = this.#chip.modem > Modem.Transmitting;
    if (isHost && isBusy) this.#fail(Fault.Wr);
    if (!this.#chip.fifo.push(byte)) this.#fail(Fault.BufferOvfl);
    this.#watchFifo();
    if (isHost && this.#chip.command === Command.CalcCrc) this.#runCrc();
  }

  #fail(bits: number): void {
    this.#chip.error |= bits;
    this.#chip.comIrq |= Irq.Err;
  }

  // Timer

  #startTimer(now: number): void {
    const prescaler = ((this.#value(Register.TMode) & 0x0f) << 8) | this.#value(Register.TPrescaler);
    const reload = (this.#value(Register.TReloadHigh) << 8) | this.#value(Register.TReloadLow);
    this.#timer.start(now, prescaler, (this.#value(Register.Demod) & PRESCALE_EVEN) !== 0, reload);
  }

  #expire(): void {
    this.#timer.stop();
    this.#chip.comIrq |= Irq.Timer;
    if (this.#value(Register.TMode) & 0x10) this.#startTimer(this.#now);
  }

  // Commands

  #start(command: number): void {
    if (command === Command.NoCmdChange) return;
    // Receive takes what is in the air; any other command loses it.
    if (command !== Command.Receive) this.#agenda.clear();
    this.#chip.modem = Modem.Idle;
    this.#chip.command = command;
    switch (command) {
      case Command.Idle:
        break;
      case Command.Receive:
        this.#listen();
        break;
      case Command.Mem:
        if (this.#chip.fifo.level === 0) for (const byte of this.#buffer) this.#push(byte, false);
        else this.#buffer.set(this.#chip.fifo.take(this.#buffer.length));
        this.#finish();
        break;
      case Command.GenerateRandomId:
        for (let at = 0; at < 10; at++) this.#buffer[at] = this.random.below(256);
        this.#finish();
        break;
      case Command.CalcCrc:
        this.#chip.crc = presets[this.#value(Register.Mode) & 3] as number;
        this.#runCrc();
        break;
      case Command.Transmit:
        this.#send();
        break;
      case Command.Transceive:
        this.#chip.modem = Modem.WaitStartSend;
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

  /** A command ends by itself. */
  #finish(): void {
    this.#chip.command = Command.Idle;
    this.#chip.modem = Modem.Idle;
    this.#chip.comIrq |= Irq.Idle;
  }

  #runCrc(): void {
    this.#chip.isCrcReady = false;
    const bytes = this.#chip.fifo.take();
    const isReversed = (this.#value(Register.Mode) & 0x80) !== 0;
    if (isReversed) throw new MachineFault('a CRC with the most significant bit first is not modelled');
    this.#agenda.after(bytes.length * 8 * (1 / 13.56), () => {
      this.#chip.crc = crcA(bytes, this.#chip.crc);
      this.#chip.isCrcReady = true;
      this.#chip.divIrq |= CRC_IRQ;
      this.#watchFifo();
    });
  }

  // Sending and receiving

  /** StartSend works while Transceive waits for it, whichever of the two came first. */
  #trigger(): void {
    const isAsked = (this.#value(Register.BitFraming) & START_SEND) !== 0;
    if (isAsked && this.#chip.modem === Modem.WaitStartSend && this.#chip.fifo.level > 0) this.#send();
  }

  #send(): void {
    if (!this.field.isOn) {
      this.#chip.modem = Modem.TxWait;
      return;
    }
    const last = this.#value(Register.BitFraming) & 7;
    const bytes = this.#chip.fifo.take();
    this.#watchFifo();
    const hasCrc = (this.#value(Register.TxMode) & CRC_EN) !== 0;
    if (hasCrc && last) throw new MachineFault('a CRC behind a byte that is not whole');
    const crc = crcA(bytes);
    const whole = bitsOf(hasCrc ? [...bytes, crc & 0xff, crc >> 8] : bytes);
    const bits = last ? whole.slice(0, whole.length - 8 + last) : whole;
    this.#chip.modem = Modem.Transmitting;
    this.field.begin(bits, this.#now);
    this.#agenda.after(sendTime(bits), () => this.#sent(bits));
  }

  #sent(bits: readonly Bit[]): void {
    this.#chip.comIrq |= Irq.Tx;
    if (this.#value(Register.TMode) & T_AUTO) this.#startTimer(this.#now);
    const answers = this.field.hear(bits, this.#now);
    if (this.#chip.command === Command.Transmit) this.#finish();
    else this.#listen();
    if (answers.length === 0) return;
    const delay = frameDelay(bits.at(-1) as Bit);
    const air = merge(answers.map((answer) => answer.bits));
    this.#agenda.after(
      delay,
      () => (this.#chip.modem = this.#chip.modem === Modem.WaitData ? Modem.Receiving : this.#chip.modem),
    );
    if (delay < (this.#value(Register.RxSel) & 0x3f) * ETU || this.#chip.isReceiverOff) return;
    // The timer stops with the fifth bit: the start of the frame and four data bits (9.3.3.10).
    this.#agenda.after(delay + 5 * ETU, () => {
      if (this.#value(Register.TMode) & T_AUTO) this.#timer.stop();
    });
    this.#agenda.after(delay + (1 + air.length) * ETU, () => {
      this.field.refresh(this.#now);
      const isWhole = answers.every(({ tag }) => this.field.feeds(tag));
      this.#receive(isWhole ? air : air.slice(0, air.length >> 1));
    });
  }

  /** The receiver starts up, which clears the errors of the last frame (9.3.1.7). */
  #listen(): void {
    this.#chip.modem = Modem.WaitData;
    this.#chip.error &= ~(Fault.Coll | Fault.Crc | Fault.Parity | Fault.Protocol);
    this.#chip.collision = null;
  }

  /** A frame has arrived: parities are checked and taken out, and its bytes go to the FIFO. */
  #receive(air: readonly (Bit | null)[]): void {
    if (this.#chip.command !== Command.Transceive && this.#chip.command !== Command.Receive) return;
    const align = (this.#value(Register.BitFraming) >> 4) & 7;
    const frame = receiveFrame(air, align, this.#chip.keepsAfterCollision, this.random);
    this.#chip.collision = frame.collision;
    if (frame.collision !== null) this.#fail(Fault.Coll);
    if (frame.isParityWrong) this.#fail(Fault.Parity);
    this.#deliver(frame.bits);
  }

  #deliver(bits: readonly Bit[]): void {
    const hasCrc = (this.#value(Register.RxMode) & CRC_EN) !== 0;
    const frame = packFrame(bits, hasCrc, this.keepsCrc);
    if (frame.isCrcWrong) this.#fail(Fault.Crc);
    for (const byte of frame.bytes) this.#push(byte, false);
    this.#chip.lastBits = bits.length % 8;
    this.field.end(this.#now);
    this.#chip.comIrq |= Irq.Rx;
    if (this.#chip.command === Command.Receive) this.#finish();
    else this.#chip.modem = Modem.WaitStartSend;
  }
}
