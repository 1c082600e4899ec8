import { Mfrc522 } from '../../host/sim/devices/mfrc522';
import { Command, Register } from '../../host/sim/devices/mfrc522-registers';
import { Tag } from '../../host/sim/devices/tag';
import { Random } from '../../host/sim/random';

/** A chip with a host that takes its time: each transfer is one register. */
export class ChipBench {
  readonly tags: Tag[] = [];
  readonly chip = new Mfrc522(() => this.tags, new Random(7));
  now = 10_000;

  read(register: number): number {
    const bytes = Uint8Array.of(0x80 | (register << 1), 0);
    this.#transfer(bytes);
    return bytes[1] as number;
  }

  write(register: number, ...values: number[]): void {
    this.#transfer(Uint8Array.of(register << 1, ...values));
  }

  wait(micros: number): void {
    this.now += micros;
    this.chip.advance(this.now);
  }

  #transfer(bytes: Uint8Array): void {
    this.chip.transfer(bytes, this.now);
    this.now += bytes.length * 4;
  }

  /** Antenna on, timer of 25 µs a count, and time for the tags to start. */
  setUp(reload = 17): void {
    this.write(Register.TMode, 0x80);
    this.write(Register.TPrescaler, 169);
    this.write(Register.TReloadLow, reload);
    this.write(Register.TxAsk, 0x40);
    this.write(Register.TxControl, 0x83);
    this.wait(5100);
  }

  /** Starts an exchange. */
  send(bytes: readonly number[], framing = 0): void {
    this.write(Register.Command, Command.Idle);
    this.write(Register.ComIrq, 0x7f);
    this.write(Register.FifoLevel, 0x80);
    this.write(Register.BitFraming, framing);
    this.write(Register.FifoData, ...bytes);
    this.write(Register.Command, Command.Transceive);
    this.write(Register.BitFraming, 0x80 | framing);
  }

  /** An exchange to its end; what the FIFO then holds. */
  exchange(bytes: readonly number[], framing = 0): number[] {
    this.send(bytes, framing);
    this.wait(4000);
    return this.fifo();
  }

  fifo(): number[] {
    return Array.from({ length: this.read(Register.FifoLevel) }, () => this.read(Register.FifoData));
  }
}

/** A serial number of seven bytes. */
export const uid = [0x04, 0xa1, 0xb2, 0xc3, 0xd4, 0xe5, 0xf6];
/** BitFramingReg for a request: seven bits. */
export const SHORT_FRAME = 7;

/** A tag whose memory counts up. */
export function tagWith(...bytes: number[]): Tag {
  return new Tag({ uid: bytes, memory: Uint8Array.from({ length: 180 }, (_, at) => at) });
}

/** A bench that is set up, with tags in its field. */
export function benchWith(...tags: Tag[]): ChipBench {
  const bench = new ChipBench();
  bench.tags.push(...tags);
  bench.setUp();
  return bench;
}
