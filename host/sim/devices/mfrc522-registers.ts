import { MachineFault } from '../machine-fault';

/**
 * Registers of the MFRC522 (NXP data sheet, rev. 3.9, table 20 and section 9.3) by their names there.
 */
export const Register = {
  Command: 0x01,
  ComIEn: 0x02,
  DivIEn: 0x03,
  ComIrq: 0x04,
  DivIrq: 0x05,
  Error: 0x06,
  Status1: 0x07,
  Status2: 0x08,
  FifoData: 0x09,
  FifoLevel: 0x0a,
  WaterLevel: 0x0b,
  Control: 0x0c,
  BitFraming: 0x0d,
  Coll: 0x0e,
  Mode: 0x11,
  TxMode: 0x12,
  RxMode: 0x13,
  TxControl: 0x14,
  TxAsk: 0x15,
  TxSel: 0x16,
  RxSel: 0x17,
  RxThreshold: 0x18,
  Demod: 0x19,
  MfTx: 0x1c,
  MfRx: 0x1d,
  SerialSpeed: 0x1f,
  CrcResultHigh: 0x21,
  CrcResultLow: 0x22,
  ModWidth: 0x24,
  RfCfg: 0x26,
  GsN: 0x27,
  CwGsP: 0x28,
  ModGsP: 0x29,
  TMode: 0x2a,
  TPrescaler: 0x2b,
  TReloadHigh: 0x2c,
  TReloadLow: 0x2d,
  TCounterHigh: 0x2e,
  TCounterLow: 0x2f,
  Version: 0x37,
} as const;

/** CommandReg (section 10.3, table 149). */
export const Command = {
  Idle: 0x0,
  Mem: 0x1,
  GenerateRandomId: 0x2,
  CalcCrc: 0x3,
  Transmit: 0x4,
  NoCmdChange: 0x7,
  Receive: 0x8,
  Transceive: 0xc,
  MfAuthent: 0xe,
  SoftReset: 0xf,
} as const;

/** ComIrqReg (9.3.1.5). */
export const Irq = {
  Timer: 0x01,
  Err: 0x02,
  LoAlert: 0x04,
  HiAlert: 0x08,
  Idle: 0x10,
  Rx: 0x20,
  Tx: 0x40,
} as const;
/** DivIrqReg (9.3.1.6). */
export const CRC_IRQ = 0x04;
/** ErrorReg (9.3.1.7). */
export const Fault = {
  Protocol: 0x01,
  Parity: 0x02,
  Crc: 0x04,
  Coll: 0x08,
  BufferOvfl: 0x10,
  Temp: 0x40,
  Wr: 0x80,
} as const;
/** Status2Reg, ModemState (9.3.1.9). */
export const Modem = {
  Idle: 0,
  WaitStartSend: 1,
  TxWait: 2,
  Transmitting: 3,
  RxWait: 4,
  WaitData: 5,
  Receiving: 6,
} as const;

/** What the registers that simply hold a value hold after a reset (9.3). */
const resetValues: readonly (readonly [register: number, value: number])[] = [
  [Register.ComIEn, 0x80],
  [Register.DivIEn, 0x00],
  [Register.Status2, 0x00],
  [Register.WaterLevel, 0x08],
  [Register.BitFraming, 0x00],
  [Register.Mode, 0x3f],
  [Register.TxMode, 0x00],
  [Register.RxMode, 0x00],
  [Register.TxControl, 0x80],
  [Register.TxAsk, 0x00],
  [Register.TxSel, 0x10],
  [Register.RxSel, 0x84],
  [Register.RxThreshold, 0x84],
  [Register.Demod, 0x4d],
  [Register.MfTx, 0x62],
  [Register.MfRx, 0x00],
  [Register.SerialSpeed, 0xeb],
  [Register.ModWidth, 0x26],
  [Register.RfCfg, 0x48],
  [Register.GsN, 0x88],
  [Register.CwGsP, 0x20],
  [Register.ModGsP, 0x20],
  [Register.TMode, 0x00],
  [Register.TPrescaler, 0x00],
  [Register.TReloadHigh, 0x00],
  [Register.TReloadLow, 0x00],
];

/** Bits that may be written, of registers that hold a value; the rest of them is reserved. */
const writable: ReadonlyMap<number, number> = new Map([
  ...resetValues.map(([register]) => [register, 0xff] as const),
  [Register.DivIEn, 0x94],
  [Register.Status2, 0xc8],
  [Register.WaterLevel, 0x3f],
  [Register.BitFraming, 0xf7],
  [Register.TxMode, 0xf8],
  [Register.RxMode, 0xfc],
  [Register.TxControl, 0xfb],
  [Register.TxAsk, 0x40],
  [Register.Demod, 0xff],
]);

/** The registers that hold what is written to them. */
export class HeldRegisters {
  readonly #values = new Uint8Array(64);

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#values.fill(0);
    for (const [register, value] of resetValues) this.#values[register] = value;
  }

  /** What a register holds. Throws MachineFault where there is none. */
  read(register: number): number {
    if (!writable.has(register)) throw new MachineFault(`the reader has no register ${hex(register)}`);
    return this.#values[register] as number;
  }

  /** Throws MachineFault for a register that cannot be written, and for reserved bits. */
  write(register: number, value: number): void {
    const mask = writable.get(register);
    if (mask === undefined)
      throw new MachineFault(`the reader’s register ${hex(register)} cannot be written`);
    if (value & ~mask)
      throw new MachineFault(`${hex(value)} sets reserved bits of register ${hex(register)}`);
    const isMode = register === Register.TxMode || register === Register.RxMode;
    if ((isMode && value & 0x7f) || (register === Register.MfRx && value))
      throw new MachineFault(`${hex(value)} in register ${hex(register)} is not modelled`);
    this.#values[register] = value;
  }
}

export function hex(value: number): string {
  return `0x${value.toString(16).padStart(2, '0')}`;
}
