/**
 * The controller's pins: a Raspberry Pi Pico, signal by signal. The C header of the firmware is generated from this file
 * and the emulated board is wired by it, so that a pin number stands nowhere else.
 *
 * The register chain has a bus of its own: it is read by an interrupt every millisecond, which must not wait for a
 * transfer to the tag reader. The antenna chain shares the reader's bus: its shift registers follow whatever goes over
 * the bus and only their latch connects an antenna.
 *
 * Functions as in the RP2040 data sheet, section 1.4.3 ("GPIO functions").
 */
export interface Pin {
  readonly name: string;
  /** GPIO number of the RP2040. */
  readonly gpio: number;
  /** Seen from the controller. */
  readonly direction: 'in' | 'out' | 'both';
  /** The block of the chip that drives or reads it. */
  readonly block: 'SIO' | 'SPI0' | 'SPI1' | 'I2C0' | 'PIO0';
  /** Level while nothing happens, where the controller must put it there. */
  readonly rests?: 'high' | 'low';
  readonly meaning: string;
}

export const pins = [
  { name: 'leds', gpio: 2, direction: 'out', block: 'PIO0', meaning: 'data of the WS2812B chain' },
  { name: 'displayData', gpio: 4, direction: 'both', block: 'I2C0', meaning: 'SDA of the display' },
  { name: 'displayClock', gpio: 5, direction: 'both', block: 'I2C0', meaning: 'SCL of the display' },
  { name: 'readerClock', gpio: 10, direction: 'out', block: 'SPI1', meaning: 'SCK of reader, antenna chain' },
  { name: 'readerOut', gpio: 11, direction: 'out', block: 'SPI1', meaning: 'MOSI of reader, antenna chain' },
  { name: 'readerIn', gpio: 12, direction: 'in', block: 'SPI1', meaning: 'MISO of the reader' },
  {
    name: 'readerSelect',
    gpio: 13,
    direction: 'out',
    block: 'SIO',
    rests: 'high',
    meaning: 'NSS of the reader',
  },
  {
    name: 'antennaLatch',
    gpio: 14,
    direction: 'out',
    block: 'SIO',
    rests: 'low',
    meaning: 'RCLK of the 74HC595 chain: a rising edge connects what was shifted in',
  },
  { name: 'inputsIn', gpio: 16, direction: 'in', block: 'SPI0', meaning: 'QH of the 74HC165 chain' },
  {
    name: 'inputsLatch',
    gpio: 17,
    direction: 'out',
    block: 'SIO',
    rests: 'high',
    meaning: 'SH/LD of the 74HC165 chain: low loads the inputs',
  },
  { name: 'inputsClock', gpio: 18, direction: 'out', block: 'SPI0', meaning: 'CLK of the 74HC165 chain' },
  {
    name: 'faultLight',
    gpio: 25,
    direction: 'out',
    block: 'SIO',
    rests: 'low',
    meaning: 'the light on the Pico itself: blinks the number of the last fault',
  },
] as const satisfies readonly Pin[];

export type PinName = (typeof pins)[number]['name'];

/** GPIO number of a signal. */
export function gpioOf(name: PinName): number {
  return (pins.find((pin) => pin.name === name) as Pin).gpio;
}
