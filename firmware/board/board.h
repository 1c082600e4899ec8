// What a board offers to hal.c and main.c: the HAL of firmware/hal.ts as a machine sees it, pointers checked already, and
// the clock that drives the module. Nothing here waits longer than a transfer to the tag reader takes.
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

// Clocks, pins and every device; interrupts on. Lights are sent dark.
void board_start(void);

// The inputs. A first sample is taken here, at time 0, and then one every millisecond by interrupt.
void inputs_start(void);
// The time of the sample that is next in line, in milliseconds; false if there is none yet.
bool inputs_due(uint32_t* now);
// Makes the next sample the present one.
void inputs_next(void);
// The present sample, INPUT_BYTES of it.
const uint8_t* inputs_present(void);

// Microseconds since time 0.
uint32_t now_micros(void);

// Sends bytes down the light chain, green red blue for each light.
void leds_send(const uint8_t* bytes, uint32_t length);

// The serial line to the host. Both return how many bytes were moved. What is written while nobody listens is gone.
uint32_t serial_take(uint8_t* to, uint32_t room);
uint32_t serial_give(const uint8_t* from, uint32_t length);

// The tag reader's bus, and the antenna that is connected to it.
void reader_exchange(uint8_t* bytes, uint32_t length);
void antenna_connect(uint32_t antenna);

// Offers the display one transaction, the control byte first. Returns 1 when it was taken, 0 while the one before is on its
// way, and -1 when nobody has acknowledged the one before.
int32_t display_offer(const uint8_t* bytes, uint32_t length);

// The store (shared/store.ts), by offsets in it. Setting only clears bits; clearing sets all bits of the sector there.
void store_get(uint32_t at, uint8_t* to, uint32_t length);
void store_set(uint32_t at, const uint8_t* from, uint32_t length);
void store_clear(uint32_t at);

// Tells the watchdog that all is well.
void watchdog_feed(void);
// Shows that the run before this one ended with a fault. Call every millisecond.
void fault_light(uint32_t code, uint32_t now);
// Sleeps until something has happened, at the latest at a time (microseconds since time 0).
void idle_until(uint32_t micros);
// Ends in a fault if the stack has run over its end.
void stack_check(void);

#endif
