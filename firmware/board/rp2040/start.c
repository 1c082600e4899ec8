// From reset to main, and the vectors. The vectors are copied to RAM with everything that runs from there, so that interrupts
// are served while flash is being written.
#include "../board.h"
#include "../fault.h"
#include "chip.h"
#include "flash.h"
#include "registers.h"

// Given by the linker script.
extern uint32_t ram_image[], ram_start[], ram_end[], zero_start[], zero_end[], stack_end[], stack_start[];

int main(void);
void on_hard_fault(void);

#define STACK_MARK 0x57acced0

static void start(void) {
  for (uint32_t *from = ram_image, *to = ram_start; to < ram_end;) *to++ = *from++;
  for (uint32_t* to = zero_start; to < zero_end;) *to++ = 0;
  stack_end[0] = STACK_MARK;
  main();
}

static IN_RAM void on_unexpected(void) { stop(FAULT_INTERRUPT, 0); }

void stack_check(void) {
  if (stack_end[0] != STACK_MARK) stop(FAULT_STACK, 0);
}

typedef void (*vector)(void);
#define SYSTEM_VECTORS 16

// In flash for the start, then in RAM.
__attribute__((section(".vectors"), used)) const vector vectors[2] = {(vector)stack_start, start};
// Each vector is on_unexpected unless it is given below.
#pragma GCC diagnostic ignored "-Woverride-init"
__attribute__((section(".ram_vectors"), used)) vector ram_vectors[SYSTEM_VECTORS + INTERRUPTS] = {
    [0] = (vector)stack_start,
    [1] = start,
    [2 ... SYSTEM_VECTORS + INTERRUPTS - 1] = on_unexpected,
    [3] = on_hard_fault,
    [SYSTEM_VECTORS + IRQ_TIMER_0] = on_sample_timer,
    [SYSTEM_VECTORS + IRQ_TIMER_1] = on_wake_timer,
    [SYSTEM_VECTORS + IRQ_USB] = on_usb,
};

void board_start(void) {
  VECTOR_TABLE = (uintptr_t)ram_vectors;
  clocks_start();
  watchdog_start();
  flash_start();
  leds_start();
  reader_start();
  display_start();
  usb_start();
}

void reset_parts(uint32_t parts) {
  SET_BITS(RESETS_RESET) = parts;
  CLEAR_BITS(RESETS_RESET) = parts;
  while (~RESETS_DONE & parts) continue;
}

void interrupt_enable(uint32_t number) { NVIC_ENABLE = 1u << number; }

void pin_give(uint32_t gpio, uint32_t function) {
  PAD(gpio) = PAD_INPUT_ENABLE | PAD_4_MA | PAD_SCHMITT;
  GPIO_CTRL(gpio) = function;
}

void pin_drive(uint32_t gpio, bool isHigh) {
  if (isHigh) SIO_OUT_SET = 1u << gpio;
  else SIO_OUT_CLEAR = 1u << gpio;
  SIO_ENABLE_SET = 1u << gpio;
  pin_give(gpio, GPIO_SIO);
}
