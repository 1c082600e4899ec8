// The loop around the module: a tick for each sample of the inputs, a step of the tag reader between ticks when it asks for
// one, sleep otherwise. Samples are taken by interrupt, so that a long tick makes the ones after it late and loses none.
#include "board.h"
#include "doubletop.h"
#include "fault.h"
#include "hal.h"
#include "hardware.h"

#define NEVER UINT32_MAX
#define MILLISECOND 1000u

static w2c_doubletop table;
static struct w2c_hal hal = {&table.w2c_memory};

// When the tag reader wants its next step, or NEVER. A step that would make the next tick wait is left to that tick.
static uint32_t reader_due(uint32_t stepped_at, uint32_t tick) {
  int32_t delay = (int32_t)w2c_doubletop_readerDelay(&table);
  if (delay < 0) return NEVER;
  uint32_t at = stepped_at + (uint32_t)delay;
  return at + LONGEST_READER_STEP > (tick + 1) * MILLISECOND ? NEVER : at;
}

int main(void) {
  board_start();
  struct fault fault = {FAULT_NONE, 0, 0};
  if (take_fault(&fault)) keep_fault(&fault);
  wasm2c_doubletop_instantiate(&table, &hal);
  inputs_start();
  w2c_doubletop_boot(&table);

  uint32_t tick = 0;
  uint32_t stepped_at = 0;
  for (;;) {
    uint32_t due = reader_due(stepped_at, tick);
    if (inputs_due(&tick)) {
      inputs_next();
      stepped_at = tick * MILLISECOND;
      w2c_doubletop_tick(&table, tick);
      fault_light(fault.code, tick);
      stack_check();
      watchdog_feed();
    } else if (due != NEVER && (int32_t)(now_micros() - due) >= 0) {
      stepped_at = now_micros();
      w2c_doubletop_stepFast(&table, stepped_at);
    } else {
      idle_until(due);
    }
  }
}
