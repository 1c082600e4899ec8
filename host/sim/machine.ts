import type { AntennaChain } from './devices/antenna-chain';
import type { LedChain } from './devices/led-chain';
import type { Mfrc522 } from './devices/mfrc522';
import type { RegisterChain } from './devices/register-chain';
import type { SerialPipe } from './devices/serial-pipe';
import type { Ssd1306 } from './devices/ssd1306';

/** The devices at a machine's pins. */
export interface Devices {
  readonly inputs: RegisterChain;
  readonly leds: LedChain;
  readonly serial: SerialPipe;
  readonly antennas: AntennaChain;
  readonly reader: Mfrc522;
  readonly display: Ssd1306;
}

/** Something that runs the firmware, on a clock that only `run` moves. */
export interface Machine {
  readonly devices: Devices;
  /** Milliseconds since the firmware started. */
  readonly now: number;
  /** Power-up, until a host can talk to it. */
  boot(): void;
  /** Power fails and comes back: what was in the store is still there, nothing else. Until a host can talk to it again. */
  restart(): void;
  /** Lets the firmware live for a number of milliseconds. */
  run(milliseconds: number): void;
}

/** The machines that there are. */
export const machineNames = ['node', 'pico'] as const;
export type MachineName = (typeof machineNames)[number];
