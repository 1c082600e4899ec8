// What the parts of this board share: memory placement, interrupts, resets, pins.
#ifndef CHIP_H
#define CHIP_H

#include <stdbool.h>
#include <stdint.h>

// Code that runs while flash is being written lies in RAM.
#define IN_RAM __attribute__((section(".ram_code"), noinline, long_call))

// Between these two no interrupt is served.
static inline void interrupts_off(void) { __asm volatile("cpsid i" ::: "memory"); }
static inline void interrupts_on(void) { __asm volatile("cpsie i" ::: "memory"); }
static inline void wait_for_interrupt(void) { __asm volatile("wfi" ::: "memory"); }

// Takes parts of the chip out of reset, after putting them there.
void reset_parts(uint32_t parts);
void interrupt_enable(uint32_t number);
// Gives a pin to a block of the chip.
void pin_give(uint32_t gpio, uint32_t function);
// Makes a pin an output of the program, at a level.
void pin_drive(uint32_t gpio, bool isHigh);

void clocks_start(void);
void leds_start(void);
void reader_start(void);
void display_start(void);
void usb_start(void);
void watchdog_start(void);

// Interrupts.
void on_sample_timer(void);
void on_wake_timer(void);
void on_usb(void);

#endif
