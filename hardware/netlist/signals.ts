import type { PinName } from '../pins';

/** What each pin of the controller is joined to, and the function that the chip must have there (rp2040.ts). */
export const signals: Readonly<Record<PinName, { readonly net: string; readonly function: string }>> = {
  leds: { net: 'LIGHT_3V3', function: 'PIO0' },
  displayData: { net: 'SDA', function: 'I2C0 SDA' },
  displayClock: { net: 'SCL', function: 'I2C0 SCL' },
  readerClock: { net: 'READER_SCK', function: 'SPI1 SCK' },
  readerOut: { net: 'READER_MOSI', function: 'SPI1 TX' },
  readerIn: { net: 'READER_MISO', function: 'SPI1 RX' },
  readerSelect: { net: 'READER_NSS', function: 'SIO' },
  antennaLatch: { net: 'ANT_LATCH', function: 'SIO' },
  inputsIn: { net: 'INPUTS_QH', function: 'SPI0 RX' },
  inputsLatch: { net: 'INPUTS_LATCH', function: 'SIO' },
  inputsClock: { net: 'INPUTS_CLK', function: 'SPI0 SCK' },
  faultLight: { net: 'FAULT_LIGHT', function: 'SIO' },
};

/** The controller's pins that are led out to a board; the light on the Pico is not. */
export function isWired(name: PinName): boolean {
  return name !== 'faultLight';
}
