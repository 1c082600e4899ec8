/**
 * What the driver uses of the MFRC522 (NXP data sheet, rev. 3.9, table 20 and section 9.3).
 */
export const enum Register {
  Command = 0x01,
  ComIrq = 0x04,
  Error = 0x06,
  FifoData = 0x09,
  FifoLevel = 0x0a,
  Control = 0x0c,
  BitFraming = 0x0d,
  Coll = 0x0e,
  TxControl = 0x14,
  TxAsk = 0x15,
  TMode = 0x2a,
  TPrescaler = 0x2b,
  TReloadHigh = 0x2c,
  TReloadLow = 0x2d,
  Version = 0x37,
}

/** CommandReg (9.3.1.2) and the commands (10.3). */
export const enum ReaderCommand {
  Idle = 0x00,
  Transceive = 0x0c,
  SoftReset = 0x0f,
}
export const POWER_DOWN: u32 = 0x10;
export const COMMAND: u32 = 0x0f;

/** ComIrqReg (9.3.1.5). */
export const TX_IRQ: u32 = 0x40;
export const RX_IRQ: u32 = 0x20;
export const TIMER_IRQ: u32 = 0x01;
export const ALL_IRQS: u32 = 0x7f;

/** ErrorReg (9.3.1.7). */
export const PROTOCOL_ERR: u32 = 0x01;
export const PARITY_ERR: u32 = 0x02;
export const COLL_ERR: u32 = 0x08;
export const BUFFER_OVFL: u32 = 0x10;
export const WR_ERR: u32 = 0x80;

/** FIFOLevelReg: empties the FIFO (9.3.1.11). */
export const FLUSH: u32 = 0x80;
/** ControlReg: bits of the last byte that are valid, 0 for all (9.3.1.13). */
export const RX_LAST_BITS: u32 = 0x07;
/** BitFramingReg (9.3.1.14). */
export const START_SEND: u32 = 0x80;
export const RX_ALIGN_SHIFT: u32 = 4;
/** CollReg (9.3.1.15): the first collision, 1 … 32 with 32 as 0; the bits behind it read 0 while bit 7 is 0. */
export const COLL_POS_NOT_VALID: u32 = 0x20;
export const COLL_POS: u32 = 0x1f;
export const ZERO_AFTER_COLL: u32 = 0x00;

/** TxControlReg (9.3.2.5): both drivers on, the second one inverted; or off. */
export const FIELD_ON: u32 = 0x83;
export const FIELD_OFF: u32 = 0x80;
/** TxASKReg: full modulation (9.3.2.6), as ISO/IEC 14443-2 type A wants it. */
export const FORCE_100_ASK: u32 = 0x40;

/** TModeReg: the timer starts when a frame has been sent and stops with the fifth bit of the answer (9.3.3.10). */
export const T_AUTO: u32 = 0x80;
/** One count takes (2 × 169 + 1) periods of 13.56 MHz: 25 µs. */
export const PRESCALER: u32 = 169;
