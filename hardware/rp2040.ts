/**
 * What the pins of an RP2040 can do (RP2040 data sheet, section 1.4.3, "GPIO functions", and section 4.9 for the ADC), and which of
 * them a Raspberry Pi Pico leads out (Pico data sheet, section 2.1). The tables of the data sheet repeat every few pins;
 * they are written here as they repeat, and test/hardware/rp2040.test.ts holds rows copied from the data sheet against them.
 */
export const GPIOS = 30;

/** The highest GPIO that belongs to SPI0 within each block of eight: 0 … 7 and 16 … 23 are SPI0, the others SPI1. */
const spiSignals = ['RX', 'CSn', 'SCK', 'TX'] as const;
const i2cSignals = ['SDA', 'SCL'] as const;
const FIRST_ADC = 26;

/** All functions of a pin, as `SPI0 RX`, `I2C1 SDA`, `PIO0`, `SIO`, `ADC0`. Empty for a pin that the chip has not. */
export function functionsOf(gpio: number): readonly string[] {
  if (!Number.isInteger(gpio) || gpio < 0 || gpio >= GPIOS) return [];
  const spi = Math.floor(gpio / 8) % 2;
  const i2c = Math.floor(gpio / 2) % 2;
  return [
    `SPI${spi} ${spiSignals[gpio % 4]}`,
    `I2C${i2c} ${i2cSignals[gpio % 2]}`,
    'SIO',
    'PIO0',
    'PIO1',
    ...(gpio >= FIRST_ADC ? [`ADC${gpio - FIRST_ADC}`] : []),
  ];
}

/** Pins that the Pico uses itself: the power supply's mode, sensing of USB power, its light, measuring VSYS. */
export const picoOwn: Readonly<Record<number, string>> = {
  23: 'power supply mode',
  24: 'USB power sense',
  25: 'light on the Pico',
  29: 'VSYS measurement',
};

/** The number on the Pico's two rows of contacts; null for a pin that it does not lead out. */
export function headerPinOf(gpio: number): number | null {
  if (gpio in picoOwn || functionsOf(gpio).length === 0) return null;
  // Two signals, ground, two signals on both sides: every third pair of the row has a ground contact in between.
  if (gpio <= 15) return gpio + 1 + Math.floor((gpio + 2) / 4);
  if (gpio <= 22) return [21, 22, 24, 25, 26, 27, 29][gpio - 16]!;
  return [31, 32, 34][gpio - FIRST_ADC]!;
}

/** Contacts for power (Pico data sheet, section 2.1). */
export const picoPower = { VSYS: 39, '3V3': 36, GND: 38 } as const;

/** What others may draw from the Pico's 3.3 V contact. Milliamperes (Pico data sheet, section 4.4: below 300 mA). */
export const picoRegulator = 300;
