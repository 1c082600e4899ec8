// The watchdog, and what is left of a run that it, or a fault, has ended. A fault's code waits in the watchdog's scratch
// registers, which keep it over a restart (4.7.4); the ROM uses only those from 4 on.
#include "../board.h"
#include "../fault.h"
#include "chip.h"
#include "hardware.h"
#include "registers.h"

// Half of it passes a microsecond: the counter goes down by two (erratum RP2040-E1).
#define TIMEOUT_MICROS 1000000u
#define MARK 0xfa017000u
#define BLINK 250u

void watchdog_start(void) {
  PSM_WATCHDOG_SELECT = PSM_ALL_BUT_OSCILLATORS;
  watchdog_feed();
  SET_BITS(WATCHDOG_CONTROL) = WATCHDOG_ENABLE;
  pin_drive(PIN_FAULT_LIGHT, false);
}

void watchdog_feed(void) { WATCHDOG_LOAD = 2 * TIMEOUT_MICROS; }

IN_RAM void stop(uint32_t code, uint32_t place) {
  interrupts_off();
  WATCHDOG_SCRATCH(0) = MARK | code;
  WATCHDOG_SCRATCH(1) = place;
  WATCHDOG_SCRATCH(2) = TIMER_NOW;
  SET_BITS(WATCHDOG_CONTROL) = WATCHDOG_TRIGGER;
  for (;;) continue;
}

// The address where the processor stopped lies on the stack behind r0 … r3, r12 and lr (armv6-m, B1.5.6).
static IN_RAM __attribute__((used)) void hard_fault_at(const uint32_t* stacked) { stop(FAULT_HARD, stacked[6]); }

__attribute__((naked, section(".ram_code"))) void on_hard_fault(void) {
  __asm volatile("mrs r0, msp\n ldr r1, =hard_fault_at\n bx r1\n .ltorg");
}

bool take_fault(struct fault* to) {
  uint32_t mark = WATCHDOG_SCRATCH(0);
  bool isFault = (mark & 0xfffff000u) == MARK;
  bool isHang = !isFault && (WATCHDOG_REASON & WATCHDOG_TIMED_OUT);
  *to = (struct fault){isFault ? mark & 0xfffu : isHang ? FAULT_HANG : FAULT_NONE, 0, 0};
  if (isFault) {
    to->place = WATCHDOG_SCRATCH(1);
    to->time = WATCHDOG_SCRATCH(2);
  }
  WATCHDOG_SCRATCH(0) = 0;
  return isFault || isHang;
}

// So many flashes, a pause as long as four, and again.
void fault_light(uint32_t code, uint32_t now) {
  if (code == FAULT_NONE) return;
  uint32_t step = now / BLINK % (2 * code + 8);
  if (step < 2 * code && step % 2 == 0) SIO_OUT_SET = 1u << PIN_FAULT_LIGHT;
  else SIO_OUT_CLEAR = 1u << PIN_FAULT_LIGHT;
}
