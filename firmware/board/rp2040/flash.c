// Erasing and programming by the ROM's functions (data sheet, 2.8.3.1.3). While they work nothing can be read from flash: this
// file, all interrupts and their vectors run from RAM, and interrupts stay on, so that inputs and the USB host are served.
#include "flash.h"

#include <string.h>

#include "chip.h"
#include "registers.h"

#define FLASH_ADDRESS 0x10000000
// Command 20h erases one sector; the ROM may use a larger block if it is given one, so it is given none.
#define SECTOR_COMMAND 0x20

typedef void (*plain)(void);
static struct {
  plain connect, leave_xip, flush_cache, enter_xip;
  void (*erase)(uint32_t offset, uint32_t count, uint32_t block, uint8_t command);
  void (*program)(uint32_t offset, const uint8_t* bytes, uint32_t count);
} rom;

// The ROM has a table of its functions by names of two letters, and a function that looks one up (2.8.3). The ROM lies at
// address 0: the compiler must not see a null pointer there.
static void* rom_function(char first, char second) {
  uintptr_t start;
  __asm volatile("movs %0, #0" : "=r"(start)::"cc");
  const uint16_t* table = (const uint16_t*)(uintptr_t) * (volatile uint16_t*)(start + 0x14);
  void* (*look_up)(const uint16_t*, uint32_t) = (void* (*)(const uint16_t*, uint32_t))(uintptr_t) * (volatile uint16_t*)(start + 0x18);
  return look_up(table, (uint32_t)first | (uint32_t)second << 8);
}

void flash_start(void) {
  rom.connect = (plain)rom_function('I', 'F');
  rom.leave_xip = (plain)rom_function('E', 'X');
  rom.flush_cache = (plain)rom_function('F', 'C');
  rom.enter_xip = (plain)rom_function('C', 'X');
  rom.erase = (void (*)(uint32_t, uint32_t, uint32_t, uint8_t))rom_function('R', 'E');
  rom.program = (void (*)(uint32_t, const uint8_t*, uint32_t))rom_function('R', 'P');
}

const uint8_t* flash_at(uint32_t offset) { return (const uint8_t*)(FLASH_ADDRESS + offset); }

IN_RAM void flash_erase(uint32_t sector) {
  rom.connect();
  rom.leave_xip();
  rom.erase(sector, FLASH_SECTOR, FLASH_SECTOR, SECTOR_COMMAND);
  rom.flush_cache();
  rom.enter_xip();
}

static IN_RAM void program_page(uint32_t offset, const uint8_t* page) {
  rom.connect();
  rom.leave_xip();
  rom.program(offset, page, FLASH_PAGE);
  rom.flush_cache();
  rom.enter_xip();
}

void flash_program(uint32_t offset, const uint8_t* bytes, uint32_t length) {
  static uint8_t page[FLASH_PAGE];
  while (length > 0) {
    uint32_t start = offset % FLASH_PAGE;
    uint32_t count = length < FLASH_PAGE - start ? length : FLASH_PAGE - start;
    // Ones leave what is there.
    memset(page, 0xff, sizeof page);
    memcpy(page + start, bytes, count);
    program_page(offset - start, page);
    offset += count;
    bytes += count;
    length -= count;
  }
}
