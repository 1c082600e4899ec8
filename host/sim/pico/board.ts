import { GPIOPinState, type RP2040 } from 'rp2040js';
import { antennaChips, chips, displayAddress, displayClock } from '../../../hardware/description';
import { gpioOf, type PinName } from '../../../hardware/pins';
import type { Devices } from '../machine';
import type { Chip } from './chip';
import { LATCH_TIME, LedWaveform } from './led-waveform';

const NANOS_PER_MICRO = 1000;

type RPSPI = RP2040['spi'][number];
type RPI2C = RP2040['i2c'][number];

/** What happens at the board's pins that somebody may want to know; times in nanoseconds of the chip's life. */
export interface BoardEvents {
  /** The first bit of a frame is on the light chain's line. */
  onFrameBegins?: (at: number) => void;
  onFaultLight?: (isOn: boolean, at: number) => void;
}

/**
 * The table's devices, wired to the pins of a chip as hardware/pins.ts says. `epoch` is when the chip's life began, in
 * nanoseconds of the devices' time.
 */
export class Board {
  readonly #waveform = new LedWaveform();
  /** The register chain as it was latched, and the next bit to come out of it. */
  readonly #latched = new Uint8Array(chips);
  #bit = 0;
  /** What has been shifted into the antenna chain, the chip nearest the controller first. */
  readonly #shifted = new Uint8Array(antennaChips);
  #isReaderSelected = false;

  constructor(
    private readonly chip: Chip,
    private readonly devices: Devices,
    private readonly epoch: number,
    private readonly events: BoardEvents,
    /** The inputs have been latched, at a time of the chip's life; tells the time of the table's clock in milliseconds. */
    private readonly onSample: (at: number) => number,
  ) {
    this.#wireInputs();
    this.#wireLights();
    this.#wireReader();
    this.#wireDisplay();
    this.#listen('faultLight', (isHigh) => this.events.onFaultLight?.(isHigh, this.chip.nanos));
  }

  /** Microseconds in the devices' time. */
  get #micros(): number {
    return (this.epoch + this.chip.nanos) / NANOS_PER_MICRO;
  }

  #wireInputs(): void {
    this.#listen('inputsLatch', (isHigh) => {
      // What lies at the inputs while the line is low is what is shifted out once it is high.
      if (!isHigh) return;
      this.devices.inputs.read(this.#latched, this.onSample(this.chip.nanos));
      this.#bit = 0;
    });
    this.#wireSpi(0, (bits) => {
      let value = 0;
      for (let count = 0; count < bits; count++, this.#bit++) {
        const byte = this.#latched[this.#bit >> 3] ?? 0;
        value = (value << 1) | ((byte >> (7 - (this.#bit & 7))) & 1);
      }
      return value;
    });
  }

  #wireLights(): void {
    const latch = this.chip.clock.createAlarm(() => {
      const frame = this.#waveform.take(this.chip.nanos);
      if (frame) this.devices.leds.write(frame);
    });
    this.#listen('leds', (isHigh) => {
      const at = this.chip.pio.now;
      if (isHigh && !this.#waveform.isBusy) this.events.onFrameBegins?.(at);
      this.#waveform.change(isHigh, at);
      if (!isHigh && this.#waveform.isAtLightEnd) latch.schedule(LATCH_TIME + NANOS_PER_MICRO);
    });
  }

  #wireReader(): void {
    const { reader, antennas } = this.devices;
    this.#listen('readerSelect', (isHigh) => {
      this.#isReaderSelected = !isHigh;
      if (isHigh) reader.deselect();
      else reader.select(this.#micros);
    });
    this.#listen('antennaLatch', (isHigh) => {
      if (isHigh) antennas.latch(this.#shifted);
    });
    this.#wireSpi(1, (_, byte) => {
      this.#shifted.copyWithin(1, 0);
      this.#shifted[0] = byte;
      return this.#isReaderSelected ? reader.exchange(byte, this.#micros) : reader.idleLine;
    });
  }

  /** Bytes reach the display as one transaction when it ends; what it does not acknowledge ends it at once. */
  #wireDisplay(): void {
    const bus = this.chip.mcu.i2c[0] as RPI2C;
    const { display } = this.devices;
    const byteTime = (9 * 1e9) / displayClock;
    const after = (bits: number, then: () => void) =>
      this.chip.clock.createAlarm(then).schedule((bits * byteTime) / 9);
    ignoreDataHold(bus);
    let bytes: number[] = [];
    bus.onStart = () => {
      bytes = [];
      after(1, () => bus.completeStart());
    };
    bus.onConnect = (address) =>
      after(9, () => bus.completeConnect(address === displayAddress && display.isThere));
    bus.onWriteByte = (byte) => {
      bytes.push(byte);
      after(9, () => bus.completeWrite(true));
    };
    bus.onStop = () => {
      if (bytes.length > 0) display.write(Uint8Array.from(bytes));
      after(1, () => bus.completeStop());
    };
  }

  /** Answers each frame that goes over a bus when the clock has moved its bits. */
  #wireSpi(number: 0 | 1, answer: (bits: number, sent: number) => number): void {
    const spi = this.chip.mcu.spi[number] as RPSPI;
    let sent = 0;
    const done = this.chip.clock.createAlarm(() => spi.completeTransmit(answer(spi.dataBits, sent)));
    spi.onTransmit = (value) => {
      sent = value;
      done.schedule((spi.dataBits / spi.clockFrequency) * 1e9);
    };
  }

  #listen(pin: PinName, changed: (isHigh: boolean) => void): void {
    this.chip.mcu.gpio[gpioOf(pin)]?.addListener((state, before) => {
      const isHigh = state === GPIOPinState.High;
      if (isHigh || before === GPIOPinState.High) changed(isHigh);
    });
  }
}

/** IC_SDA_HOLD (RP2040 data sheet, 4.3.17): the emulator has no such register, and moves whole bytes, which hold by themselves. */
const DATA_HOLD = 0x7c;

function ignoreDataHold(bus: RPI2C): void {
  const write = bus.writeUint32.bind(bus);
  bus.writeUint32 = (offset, value) => {
    if (offset !== DATA_HOLD) write(offset, value);
  };
}
