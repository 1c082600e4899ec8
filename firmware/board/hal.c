// The HAL (firmware/hal.ts) as the module calls it: each pointer is checked against the module's memory, then the board does
// the work.
#include <string.h>

#include "board.h"
#include "doubletop.h"
#include "fault.h"
#include "hal.h"
#include "hardware.h"
#include "image.h"

// The bytes that a pointer and a length mean. Lengths that are more than expected are faults too.
static uint8_t* bytes_at(struct w2c_hal* hal, uint32_t at, uint32_t length, uint32_t most) {
  const wasm_rt_memory_t* memory = hal->memory;
  if (length > most || at > memory->size || length > memory->size - at)
    stop(FAULT_POINTER, (uintptr_t)__builtin_return_address(0));
  return memory->data + at;
}

void w2c_hal_inputs_read(struct w2c_hal* hal, u32 to, u32 length) {
  memcpy(bytes_at(hal, to, length, INPUT_BYTES), inputs_present(), length);
}

void w2c_hal_leds_write(struct w2c_hal* hal, u32 from, u32 length) {
  leds_send(bytes_at(hal, from, length, LED_BYTES), length);
}

u32 w2c_hal_serial_read(struct w2c_hal* hal, u32 to, u32 room) {
  return serial_take(bytes_at(hal, to, room, UINT32_MAX), room);
}

u32 w2c_hal_serial_write(struct w2c_hal* hal, u32 from, u32 length) {
  return serial_give(bytes_at(hal, from, length, UINT32_MAX), length);
}

void w2c_hal_spi_transfer(struct w2c_hal* hal, u32 at, u32 length) {
  reader_exchange(bytes_at(hal, at, length, LONGEST_READER_TRANSFER), length);
}

void w2c_hal_antenna_select(struct w2c_hal* hal, u32 antenna) {
  if (antenna >= ANTENNAS && antenna != NO_ANTENNA) stop(FAULT_POINTER, (uintptr_t)__builtin_return_address(0));
  (void)hal;
  antenna_connect(antenna);
}

void w2c_hal_build_read(struct w2c_hal* hal, u32 to, u32 length) {
  memcpy(bytes_at(hal, to, length, BUILD_ID_LENGTH), image_header.build_id, length);
}
