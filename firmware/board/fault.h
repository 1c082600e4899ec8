// Faults: whatever goes wrong below the rules ends here. The board notes what and where, restarts, and tells afterwards.
#ifndef FAULT_H
#define FAULT_H

#include <stdbool.h>
#include <stdint.h>

// Codes; the fault light blinks the code's number. A trap of the module is FAULT_TRAP and wabt's number of it (wasm-rt.h).
enum {
  FAULT_NONE = 0,
  FAULT_HARD = 1,      // the processor's HardFault
  FAULT_INTERRUPT = 2, // an interrupt that nobody asked for
  FAULT_STACK = 3,     // the stack has run over its end
  FAULT_HANG = 4,      // the watchdog had to end it
  FAULT_POINTER = 5,   // the module passed a pointer or length that leaves its memory
  FAULT_MODULE = 6,    // the module is not the one that the board was made for
  FAULT_TRAP = 16,
};

// A fault as it is kept: code, the program address where it happened (0 if unknown), time since power-up in microseconds.
struct fault {
  uint32_t code;
  uint32_t place;
  uint32_t time;
};

// Notes a fault and restarts the board. Does not return.
void stop(uint32_t code, uint32_t place) __attribute__((noreturn));

// The fault that ended the run before this one; false if it ended otherwise. Forgets it.
bool take_fault(struct fault* to);

// Writes a fault to flash, behind the ones before it.
void keep_fault(const struct fault* fault);

#endif
