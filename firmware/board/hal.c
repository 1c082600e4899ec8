// The HAL (firmware/hal.ts) as the module calls it: each pointer is checked against the module's memory, then the board does
// the work.
#include <string.h>

#include "board.h"
#include "doubletop.h"
#include "fault.h"
#include "hal.h"
#include "hardware.h"
#include "image.h"
#include "texts.h"

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

u32 w2c_hal_display_write(struct w2c_hal* hal, u32 from, u32 length) {
  return (u32)display_offer(bytes_at(hal, from, length, LONGEST_DISPLAY_WRITE), length);
}

void w2c_hal_rom_read(struct w2c_hal* hal, u32 offset, u32 to, u32 length) {
  uint8_t* bytes = bytes_at(hal, to, length, TEXT_STORE_SIZE);
  if (offset > TEXT_STORE_SIZE - length) stop(FAULT_POINTER, (uintptr_t)__builtin_return_address(0));
  memcpy(bytes, text_store + offset, length);
}

// Where in the store a piece of it begins, if all of it lies there.
static uint32_t store_place(uint32_t at, uint32_t length) {
  if (at > STORE_SIZE || length > STORE_SIZE - at) stop(FAULT_POINTER, (uintptr_t)__builtin_return_address(0));
  return at;
}

void w2c_hal_store_read(struct w2c_hal* hal, u32 at, u32 to, u32 length) {
  store_get(store_place(at, length), bytes_at(hal, to, length, STORE_SIZE), length);
}

void w2c_hal_store_program(struct w2c_hal* hal, u32 at, u32 from, u32 length) {
  store_set(store_place(at, length), bytes_at(hal, from, length, STORE_SIZE), length);
}

void w2c_hal_store_erase(struct w2c_hal* hal, u32 at) {
  (void)hal;
  if (at % STORE_SECTOR != 0) stop(FAULT_POINTER, (uintptr_t)__builtin_return_address(0));
  store_clear(store_place(at, STORE_SECTOR));
}

void w2c_hal_build_read(struct w2c_hal* hal, u32 to, u32 length) {
  memcpy(bytes_at(hal, to, length, BUILD_ID_LENGTH), image_header.build_id, length);
}
