import { describe, expect, it } from 'vitest';
import { functionsOf, headerPinOf } from '../../hardware/rp2040';

/** Rows of the RP2040 data sheet, section 1.4.3, table 2: the columns F1 (SPI) and F3 (I²C). */
const rows: readonly (readonly [gpio: number, spi: string, i2c: string])[] = [
  [0, 'SPI0 RX', 'I2C0 SDA'],
  [1, 'SPI0 CSn', 'I2C0 SCL'],
  [2, 'SPI0 SCK', 'I2C1 SDA'],
  [3, 'SPI0 TX', 'I2C1 SCL'],
  [7, 'SPI0 TX', 'I2C1 SCL'],
  [8, 'SPI1 RX', 'I2C0 SDA'],
  [11, 'SPI1 TX', 'I2C1 SCL'],
  [14, 'SPI1 SCK', 'I2C1 SDA'],
  [16, 'SPI0 RX', 'I2C0 SDA'],
  [19, 'SPI0 TX', 'I2C1 SCL'],
  [23, 'SPI0 TX', 'I2C1 SCL'],
  [24, 'SPI1 RX', 'I2C0 SDA'],
  [27, 'SPI1 TX', 'I2C1 SCL'],
  [29, 'SPI1 CSn', 'I2C0 SCL'],
];

describe('Functions of the RP2040’s pins', () => {
  it.each(rows)('GPIO %i has %s and %s', (gpio, spi, i2c) => {
    const functions = functionsOf(gpio);
    expect(functions.filter((one) => one.startsWith('SPI'))).toEqual([spi]);
    expect(functions.filter((one) => one.startsWith('I2C'))).toEqual([i2c]);
  });

  it('measure voltages at GPIO 26 to 29 only', () => {
    const measuring = Array.from({ length: 30 }, (_, gpio) => gpio).filter((gpio) =>
      functionsOf(gpio).some((one) => one.startsWith('ADC')),
    );
    expect(measuring).toEqual([26, 27, 28, 29]);
  });

  it('are none where there is no pin', () => {
    expect(functionsOf(30)).toEqual([]);
    expect(functionsOf(-1)).toEqual([]);
  });
});

describe('Contacts of the Pico', () => {
  // Raspberry Pi Pico data sheet, figure "pinout".
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 7],
    [6, 9],
    [9, 12],
    [10, 14],
    [15, 20],
    [16, 21],
    [18, 24],
    [21, 27],
    [22, 29],
    [26, 31],
    [28, 34],
  ])('GPIO %i is contact %i', (gpio, contact) => expect(headerPinOf(gpio)).toBe(contact));

  it.each([23, 24, 25, 29])('GPIO %i is not led out', (gpio) => expect(headerPinOf(gpio)).toBeNull());
});
