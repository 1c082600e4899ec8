import * as hardware from '../../../hardware/description';
import { pins } from '../../../hardware/pins';
import { BUILD_ID_LENGTH } from '../../../shared/sentences';
import { SECTOR, STORE_SIZE } from '../../../shared/store';

/** Longest transfer to the tag reader: an address byte and a whole FIFO (firmware/input/tag-reader/bus.ts). */
export const LONGEST_READER_TRANSFER = 65;
/** A step of the tag reader takes no longer, in microseconds; so late before a tick none is begun. */
export const LONGEST_READER_STEP = 200;
/** Longest transaction to the display: a control byte and 32 bytes (firmware/output/display/ssd1306.ts). */
export const LONGEST_DISPLAY_WRITE = 33;
/** Clock of the chip's peripherals in hertz (firmware/board/rp2040/clocks.c). */
const PERIPHERAL_CLOCK = 125_000_000;

/** C header with the board's constants: counts from the hardware description, pin numbers from hardware/pins.ts. */
export function hardwareHeader(): string {
  const numbers = {
    INPUT_BYTES: hardware.chips,
    LEDS: hardware.leds,
    LED_BYTES: hardware.leds * 3,
    ANTENNAS: hardware.antennas,
    ANTENNA_CHIPS: hardware.antennaChips,
    NO_ANTENNA: hardware.noAntenna,
    READER_CLOCK: hardware.readerClock,
    DISPLAY_ADDRESS: hardware.displayAddress,
    DISPLAY_CLOCK: hardware.displayClock,
    PERIPHERAL_CLOCK,
    LONGEST_READER_TRANSFER,
    LONGEST_READER_STEP,
    LONGEST_DISPLAY_WRITE,
    BUILD_ID_LENGTH,
    STORE_SIZE,
    STORE_SECTOR: SECTOR,
  };
  const constants = Object.entries(numbers).map(([name, value]) => `#define ${name} ${value}`);
  const numbered = pins.map(({ name, gpio, meaning }) => `#define ${pinMacro(name)} ${gpio} // ${meaning}`);
  return `// Generated from hardware/description.ts and hardware/pins.ts.\n${guard('HARDWARE_H', [...constants, ...numbered])}`;
}

/** C header with the text store's bytes (host/build/display/store.ts). */
export function textStoreHeader(bytes: Uint8Array): string {
  return `// Generated from shared/.\n${guard('TEXT_STORE_H', [
    `#define TEXT_STORE_SIZE ${bytes.length}`,
    `#define TEXT_STORE_BYTES ${bytes.join(', ')}`,
  ])}`;
}

/** C header with the build id. */
export function buildIdHeader(id: string): string {
  return `// Generated.\n${guard('BUILD_ID_H', [`#define BUILD_ID "${id}"`])}`;
}

/** `inputsLatch` → `PIN_INPUTS_LATCH`. */
export function pinMacro(name: string): string {
  return `PIN_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function guard(name: string, lines: readonly string[]): string {
  return `#ifndef ${name}\n#define ${name}\n\n${lines.join('\n')}\n\n#endif\n`;
}
