// The display on I2C0, by polling: what does not fit into the block's queue at once follows at the next offer, a millisecond
// later at most, and the bus waits for it.
#include <string.h>

#include "../board.h"
#include "chip.h"
#include "hardware.h"
#include "registers.h"

// A period of the clock in cycles, three fifths of it low; spikes up to a sixteenth of that are ignored (4.3.14).
#define PERIOD ((PERIPHERAL_CLOCK + DISPLAY_CLOCK / 2) / DISPLAY_CLOCK)
#define LOW (PERIOD * 3 / 5)
// Data stay for 300 ns after the clock has fallen (I2C specification, fast mode).
#define HOLD (PERIPHERAL_CLOCK / 1000000 * 3 / 10 + 1)

static uint8_t taken[LONGEST_DISPLAY_WRITE];
static uint32_t taken_length;
static uint32_t queued;

void display_start(void) {
  reset_parts(RESET_I2C0);
  pin_give(PIN_DISPLAY_DATA, GPIO_I2C);
  pin_give(PIN_DISPLAY_CLOCK, GPIO_I2C);
  I2C0_ENABLE = 0;
  I2C0_CONTROL = I2C_MASTER | I2C_FAST | I2C_RESTART | I2C_NO_SLAVE;
  I2C0_TARGET = DISPLAY_ADDRESS;
  I2C0_HIGH_TIME = PERIOD - LOW;
  I2C0_LOW_TIME = LOW;
  I2C0_HOLD = HOLD;
  I2C0_SPIKE = LOW / 16;
  I2C0_ENABLE = 1;
}

static void queue_more(void) {
  while (queued < taken_length && I2C0_STATUS & I2C_HAS_ROOM) {
    uint32_t byte = taken[queued++];
    I2C0_DATA = queued == taken_length ? byte | I2C_STOP : byte;
  }
}

int32_t display_offer(const uint8_t* bytes, uint32_t length) {
  if (I2C0_INTERRUPTS & I2C_ABORTED) {
    // Reading it forgets the failure, and lets the queue, which was emptied, take bytes again.
    (void)I2C0_FORGET_ABORT;
    taken_length = queued = 0;
    return -1;
  }
  queue_more();
  if (queued < taken_length || I2C0_STATUS & I2C_ACTIVE || !(I2C0_STATUS & I2C_QUEUE_EMPTY)) return 0;
  memcpy(taken, bytes, length);
  taken_length = length;
  queued = 0;
  queue_more();
  return 1;
}
