import { antennaChips, antennas, noAntenna } from '../../../hardware/description';
import { MachineFault } from '../machine-fault';

/**
 * The chain of 74HC595 that connects one antenna to the reader. Its 40 outputs are latched together (TI SCLS041), so that
 * there is never more than one antenna on.
 */
export class AntennaChain {
  /** The outputs, a bit each, as they are latched. */
  readonly outputs = new Uint8Array(antennaChips);
  /** How often the chain has been latched. */
  latches = 0;
  /** Asked before the chain is latched: the analogue switches must not open under power. */
  isFieldOn: (() => boolean) | undefined;
  /** Called when another antenna has been connected. */
  onChange: (() => void) | undefined;

  /** Connects an antenna or none. Throws MachineFault for one that is not there, and under power. */
  select(antenna: number): void {
    const isNone = antenna === noAntenna;
    if (!isNone && (!Number.isInteger(antenna) || antenna < 0 || antenna >= antennas))
      throw new MachineFault(`there is no antenna ${antenna}`);
    const bytes = new Uint8Array(antennaChips);
    if (!isNone) bytes[antenna >> 3] = 1 << (antenna & 7);
    this.latch(bytes);
  }

  /** Latches what has been shifted in: a byte a chip, QA lowest. Throws MachineFault for two antennas, and under power. */
  latch(bytes: Uint8Array): void {
    const connected = [...bytes].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    if (connected > 1) throw new MachineFault(`${connected} antennas were connected at once`);
    if (this.isFieldOn?.()) throw new MachineFault('the antennas were switched under power');
    this.outputs.set(bytes);
    this.latches++;
    this.onChange?.();
  }

  /** The connected antenna, or null. */
  get selected(): number | null {
    const chip = this.outputs.findIndex((byte) => byte !== 0);
    return chip < 0 ? null : chip * 8 + 31 - Math.clz32(this.outputs[chip] as number);
  }
}
