import { ReaderFifo } from './mfrc522-fifo';
import { Command, Irq, Modem } from './mfrc522-registers';

/** What the chip holds beside its plain registers, as it is after a reset (9.3). */
export function afterReset() {
  return {
    fifo: new ReaderFifo(),
    command: Command.Idle as number,
    isReceiverOff: true,
    modem: Modem.Idle as number,
    comIrq: (Irq.Idle | Irq.LoAlert) as number,
    divIrq: 0,
    error: 0,
    lastBits: 0,
    collision: null as number | null,
    keepsAfterCollision: true,
    crc: 0xffff,
    isCrcReady: true,
  };
}
