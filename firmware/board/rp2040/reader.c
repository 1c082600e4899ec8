// The tag reader and its antenna chain on SPI1, mode 0, highest bit first.
#include "../board.h"
#include "chip.h"
#include "hardware.h"
#include "registers.h"

// The slowest divisor whose clock is not above READER_CLOCK: 125 MHz / 2 / rate.
#define RATE ((PERIPHERAL_CLOCK / 2 + READER_CLOCK - 1) / READER_CLOCK)
_Static_assert(RATE >= 1 && RATE <= 256, "the reader's clock can be made");

void reader_start(void) {
  reset_parts(RESET_SPI1);
  pin_drive(PIN_READER_SELECT, true);
  pin_drive(PIN_ANTENNA_LATCH, false);
  pin_give(PIN_READER_CLOCK, GPIO_SPI);
  pin_give(PIN_READER_OUT, GPIO_SPI);
  pin_give(PIN_READER_IN, GPIO_SPI);
  REGISTER(SPI1 + SPI_PRESCALE) = 2;
  REGISTER(SPI1 + SPI_CONTROL_0) = SPI_RATE(RATE - 1) | SPI_BITS(8);
  REGISTER(SPI1 + SPI_CONTROL_1) = 1u << 1;
  antenna_connect(NO_ANTENNA);
}

static uint8_t exchange(uint8_t byte) {
  REGISTER(SPI1 + SPI_DATA) = byte;
  while (!(REGISTER(SPI1 + SPI_STATUS) & SPI_HAS_RECEIVED)) continue;
  return (uint8_t)REGISTER(SPI1 + SPI_DATA);
}

void reader_exchange(uint8_t* bytes, uint32_t length) {
  SIO_OUT_CLEAR = 1u << PIN_READER_SELECT;
  for (uint32_t at = 0; at < length; at++) bytes[at] = exchange(bytes[at]);
  SIO_OUT_SET = 1u << PIN_READER_SELECT;
}

// What is shifted first ends up in the last chip of the chain, at QH.
void antenna_connect(uint32_t antenna) {
  for (int32_t chip = ANTENNA_CHIPS - 1; chip >= 0; chip--)
    exchange(antenna / 8 == (uint32_t)chip ? (uint8_t)(1u << antenna % 8) : 0);
  SIO_OUT_SET = 1u << PIN_ANTENNA_LATCH;
  SIO_OUT_SET = 1u << PIN_ANTENNA_LATCH;
  SIO_OUT_CLEAR = 1u << PIN_ANTENNA_LATCH;
}
