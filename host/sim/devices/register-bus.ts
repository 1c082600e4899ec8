import { MachineFault } from '../machine-fault';
import { hex } from './mfrc522-registers';

/** A chip whose registers are reached over SPI as those of the MFRC522 are. */
export interface RegisterChip {
  read(register: number): number;
  write(register: number, value: number): void;
}

/**
 * One SPI transfer, in place (data sheet, section 8.1.2): an address byte, its highest bit set for reading and its lowest
 * always 0, and data. While reading, each further byte is the next address and the last one 0; while writing, all further
 * bytes go to the one register. `pass` is called as each byte has gone over the bus; `noise` is what the chip sends where
 * nothing is defined. Throws MachineFault for what the chip does not define.
 */
export function transferRegisters(
  bytes: Uint8Array,
  chip: RegisterChip,
  pass: (bytes: number) => void,
  noise: () => number,
): void {
  if (bytes.length < 2) throw new MachineFault('a transfer to the reader has no data byte');
  const sent = bytes.slice();
  const first = sent[0] as number;
  const isReading = (first & 0x80) !== 0;
  if (isReading && sent.at(-1) !== 0) throw new MachineFault('the last byte of a reading transfer must be 0');
  for (let at = 0; at < sent.length; at++) {
    pass(at + 1);
    bytes[at] = noise();
    if (at === 0) continue;
    if (isReading) bytes[at] = chip.read(addressOf(sent[at - 1] as number, true));
    else chip.write(addressOf(first, false), sent[at] as number);
  }
}

function addressOf(byte: number, isReading: boolean): number {
  if (byte & 1 || ((byte & 0x80) !== 0) !== isReading)
    throw new MachineFault(`${hex(byte)} is no address byte for this transfer`);
  return (byte >> 1) & 0x3f;
}
