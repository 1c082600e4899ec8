// The register chain, read over SPI0 by interrupt every millisecond into a queue, so that no sample is lost while the module
// works longer on one or while flash is being written. Everything here runs from RAM.
//
// 74HC165 (TI SCLS116): SH/LD low loads the inputs, high lets them be shifted; the first bit stands at QH before the first
// clock, and a rising edge brings the next. The clock rests high, data are taken at its falling edge.
#include "../board.h"
#include "chip.h"
#include "hardware.h"
#include "registers.h"

#define PERIOD 1000u
// 112 bits at 3.9 MHz take 29 µs; the interrupt comes back for them when they are there.
#define SHIFT_TIME 36u
#define SOONEST 5u
#define FRAMES (INPUT_BYTES / 2)
#define QUEUE 128u
#define LATCH (1u << PIN_INPUTS_LATCH)

_Static_assert(FRAMES <= 8 && INPUT_BYTES % 2 == 0, "a sample fits into the FIFO, which holds eight frames of 16 bits");

struct sample {
  uint32_t time;
  uint8_t bytes[INPUT_BYTES];
};

static struct sample queue[QUEUE];
// Samples taken and samples used so far.
static volatile uint32_t taken;
static uint32_t used;
static struct sample present;

// Time 0, and the time of the sample that is under way, on the chip's timer.
static uint32_t origin;
static uint32_t began;
// The same in milliseconds since time 0.
static uint32_t millisecond;
static bool isShifting;

static IN_RAM void begin_sample(void) {
  SIO_OUT_CLEAR = LATCH;
  // The load pulse must last 25 ns at 3.3 V over the length of a cable: four writes, each two cycles of 8 ns.
  SIO_OUT_CLEAR = LATCH;
  SIO_OUT_CLEAR = LATCH;
  SIO_OUT_CLEAR = LATCH;
  SIO_OUT_SET = LATCH;
  for (int frame = 0; frame < FRAMES; frame++) REGISTER(SPI0 + SPI_DATA) = 0;
}

static IN_RAM void end_sample(void) {
  struct sample* sample = &queue[taken % QUEUE];
  for (int frame = 0; frame < FRAMES; frame++) {
    while (!(REGISTER(SPI0 + SPI_STATUS) & SPI_HAS_RECEIVED)) continue;
    uint32_t bits = REGISTER(SPI0 + SPI_DATA);
    sample->bytes[2 * frame] = (uint8_t)(bits >> 8);
    sample->bytes[2 * frame + 1] = (uint8_t)bits;
  }
  sample->time = millisecond++;
  // A full queue drops the newest sample: the loop has been away for longer than anything it does takes.
  if (taken - used < QUEUE) taken++;
}

// An alarm for a time that has passed would ring after 71 minutes (4.6.3): a late one is set a little ahead instead, and the
// samples catch up.
static IN_RAM void ring_at(uint32_t time) {
  uint32_t soonest = TIMER_NOW + SOONEST;
  TIMER_ALARM_0 = (int32_t)(time - soonest) < 0 ? soonest : time;
}

IN_RAM void on_sample_timer(void) {
  TIMER_INTERRUPTS = 1u << 0;
  if (isShifting) {
    end_sample();
    began += PERIOD;
    ring_at(began);
  } else {
    begin_sample();
    ring_at(began + SHIFT_TIME);
  }
  isShifting = !isShifting;
}

void inputs_start(void) {
  reset_parts(RESET_SPI0);
  pin_drive(PIN_INPUTS_LATCH, true);
  pin_give(PIN_INPUTS_CLOCK, GPIO_SPI);
  pin_give(PIN_INPUTS_IN, GPIO_SPI);
  REGISTER(SPI0 + SPI_PRESCALE) = 2;
  REGISTER(SPI0 + SPI_CONTROL_0) = SPI_RATE(15) | SPI_RESTS_HIGH | SPI_BITS(16); // 125 MHz / 2 / 16
  REGISTER(SPI0 + SPI_CONTROL_1) = 1u << 1;

  origin = began = TIMER_NOW;
  begin_sample();
  end_sample();
  inputs_next();

  began = origin + PERIOD;
  SET_BITS(TIMER_INTERRUPTS_ON) = 1u << 0;
  interrupt_enable(IRQ_TIMER_0);
  TIMER_ALARM_0 = began;
}

bool inputs_due(uint32_t* now) {
  if (taken == used) return false;
  *now = queue[used % QUEUE].time;
  return true;
}

void inputs_next(void) {
  present = queue[used % QUEUE];
  used++;
}

const uint8_t* inputs_present(void) { return present.bytes; }

uint32_t now_micros(void) { return TIMER_NOW - origin; }

IN_RAM void on_wake_timer(void) { TIMER_INTERRUPTS = 1u << 1; }

void idle_until(uint32_t micros) {
  static bool isWakeReady;
  if (!isWakeReady) {
    isWakeReady = true;
    SET_BITS(TIMER_INTERRUPTS_ON) = 1u << 1;
    interrupt_enable(IRQ_TIMER_1);
  }
  interrupts_off();
  bool isDue = false;
  if (micros != UINT32_MAX) {
    TIMER_ALARM_1 = origin + micros;
    isDue = (int32_t)(now_micros() - micros) >= 0;
  }
  // An interrupt that is pending ends the sleep at once, and is served when interrupts are on again (armv6-m, B1.5.19).
  if (taken == used && !isDue) wait_for_interrupt();
  interrupts_on();
}
