import { PAGE, SECTOR } from '../../../shared/store';
import { MachineFault } from '../machine-fault';
import type { Chip } from './chip';
import { FlashChip } from './flash-chip';

// The ROM's interface (data sheet, 2.8.2 and 2.8.3): two pointers at fixed places, a table of functions by names of two letters,
// and the function that finds one in it.
const TABLE_POINTER = 0x14;
const LOOKUP_POINTER = 0x18;
const TABLE_AT = 0x40;
const LOOKUP_AT = 0x30;
const FUNCTIONS_AT = 0x80;
/** Room for each function. */
const STRIDE = 8;

const BREAK = 0xbe00;
const RETURN = 0x4770; // bx lr
const SLEEP = 0xbf30; // wfi
const AGAIN = 0xe7fc; // b to the instruction two before this one

/** Numbers of the breakpoints that stand for the ROM's work. */
enum Call {
  LookUp,
  Wait,
  First,
}

/** The functions, in the order of their breakpoints from `Call.First` on. */
const names = ['IF', 'EX', 'FC', 'CX', 'RE', 'RP'] as const;

/**
 * A boot ROM of our own with the interface of the chip's: its functions are a few instructions around a breakpoint at which
 * the flash chip is worked. The two that write sleep until that is done; interrupts are served meanwhile.
 */
export class BootRom {
  readonly flash: FlashChip;
  readonly #alarm: { schedule(nanos: number): void };

  constructor(private readonly chip: Chip) {
    this.flash = new FlashChip(chip.mcu.flash);
    this.#alarm = chip.clock.createAlarm(() => (chip.mcu.core.waiting = false));
    this.#write();
    chip.onBreak = (code) => this.#call(code);
  }

  #write(): void {
    const halfwords = new Uint16Array(0x100);
    const put = (at: number, ...words: number[]) => halfwords.set(words, at / 2);
    put(TABLE_POINTER, TABLE_AT);
    put(LOOKUP_POINTER, LOOKUP_AT | 1);
    put(LOOKUP_AT, BREAK | Call.LookUp, RETURN);
    names.forEach((name, index) => {
      const at = FUNCTIONS_AT + index * STRIDE;
      put(TABLE_AT + index * 4, name.charCodeAt(0) | (name.charCodeAt(1) << 8), at | 1);
      const isSlow = name === 'RE' || name === 'RP';
      // A slow one goes on behind the branch when its wait is over.
      if (isSlow) put(at, BREAK | (Call.First + index), SLEEP, BREAK | Call.Wait, AGAIN);
      else put(at, BREAK | (Call.First + index), RETURN);
    });
    this.chip.mcu.bootrom.set(new Uint32Array(halfwords.buffer));
  }

  #call(code: number): void {
    const { core } = this.chip.mcu;
    const [r0 = 0, r1 = 0, r2 = 0] = core.registers;
    if (code === Call.LookUp) core.registers[0] = this.#lookUp(r0, r1);
    else if (code === Call.Wait) this.#wait();
    else {
      const name = names[code - Call.First];
      if (name === undefined) throw new MachineFault(`the processor met breakpoint ${code}`);
      if (name === 'EX') this.chip.isFlashBusy = true;
      if (name === 'CX') this.chip.isFlashBusy = false;
      if (name === 'RE' || name === 'RP') this.#begin(name, r0, r1, r2);
    }
  }

  #lookUp(table: number, code: number): number {
    if (table !== TABLE_AT) throw new MachineFault('a ROM function was looked up in no table');
    const index = names.findIndex((name) => (name.charCodeAt(0) | (name.charCodeAt(1) << 8)) === code);
    return index < 0 ? 0 : (FUNCTIONS_AT + index * STRIDE) | 1;
  }

  #begin(name: 'RE' | 'RP', offset: number, second: number, count: number): void {
    if (!this.chip.isFlashBusy) throw new MachineFault('flash was written while it can be read');
    const { nanos, mcu } = this.chip;
    const size = name === 'RE' ? second : count;
    if (size !== (name === 'RE' ? SECTOR : PAGE)) throw new MachineFault('flash is written piece by piece');
    const end =
      name === 'RE'
        ? this.flash.erase(offset, nanos)
        : this.flash.program(
            offset,
            Uint8Array.from({ length: PAGE }, (_, at) => mcu.readUint8(second + at)),
            nanos,
          );
    this.#alarm.schedule(end - nanos);
  }

  /** The processor has woken up in the middle of a slow function: it returns if the work is done. */
  #wait(): void {
    if (this.flash.settle(this.chip.nanos)) this.chip.mcu.core.PC = this.chip.mcu.core.LR & ~1;
  }
}
