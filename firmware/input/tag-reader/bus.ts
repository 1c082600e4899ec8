import { spi_transfer } from '../../hal';
import { COMMAND, Register, RX_LAST_BITS } from './registers';

/**
 * The reader's SPI (data sheet, section 8.1.2): an address byte, bit 7 set for reading, then data. One transfer may read
 * several registers, each address going out while the byte of the one before comes in; a last 0 ends it.
 */
const TRANSFER: usize = memory.data(72, 8);

/** What the chip tells about an exchange, as `readStatus` reads it in one transfer. */
const STATUS_BYTES = 8;
export let irqs: u32 = 0;
export let errors: u32 = 0;
export let fifoLevel: u32 = 0;
export let lastBits: u32 = 0;
export let collision: u32 = 0;
export let version: u32 = 0;
export let command: u32 = 0;

export function writeRegister(register: Register, value: u32): void {
  store<u8>(TRANSFER, register << 1);
  store<u8>(TRANSFER, value, 1);
  spi_transfer(TRANSFER, 2);
}

export function readRegister(register: Register): u32 {
  store<u8>(TRANSFER, 0x80 | (register << 1));
  store<u8>(TRANSFER, 0, 1);
  spi_transfer(TRANSFER, 2);
  return load<u8>(TRANSFER, 1);
}

/** Writes `length` bytes at `from` to the FIFO. */
export function writeFifo(from: usize, length: i32): void {
  store<u8>(TRANSFER, Register.FifoData << 1);
  memory.copy(TRANSFER + 1, from, length);
  spi_transfer(TRANSFER, length + 1);
}

/** Moves `length` bytes from the FIFO to `to`; there must be so many. */
export function readFifo(to: usize, length: i32): void {
  memory.fill(TRANSFER, <u8>(0x80 | (Register.FifoData << 1)), length);
  store<u8>(TRANSFER + length, 0);
  spi_transfer(TRANSFER, length + 1);
  memory.copy(to, TRANSFER + 1, length);
}

/** Reads all that tells how an exchange stands; version and command too, which show whether the chip is still at it. */
export function readStatus(): void {
  ask(0, Register.ComIrq);
  ask(1, Register.Error);
  ask(2, Register.FifoLevel);
  ask(3, Register.Control);
  ask(4, Register.Coll);
  ask(5, Register.Version);
  ask(6, Register.Command);
  store<u8>(TRANSFER, 0, STATUS_BYTES - 1);
  spi_transfer(TRANSFER, STATUS_BYTES);
  irqs = load<u8>(TRANSFER, 1);
  errors = load<u8>(TRANSFER, 2);
  fifoLevel = load<u8>(TRANSFER, 3);
  lastBits = load<u8>(TRANSFER, 4) & RX_LAST_BITS;
  collision = load<u8>(TRANSFER, 5);
  version = load<u8>(TRANSFER, 6);
  command = load<u8>(TRANSFER, 7) & COMMAND;
}

function ask(place: usize, register: Register): void {
  store<u8>(TRANSFER + place, 0x80 | (register << 1));
}
