// Flash of the Pico: 2 MiB, of which the last part is not the program's. Offsets count from the start of flash.
#ifndef FLASH_H
#define FLASH_H

#include <stdint.h>

#define FLASH_SIZE (2u << 20)
#define FLASH_SECTOR 4096u
#define FLASH_PAGE 256u

// The last sector keeps faults, the ones before it the store; pico.ld keeps the program out of both.
#define FAULTS_AT (FLASH_SIZE - FLASH_SECTOR)
#define STORE_AT (FAULTS_AT - STORE_SIZE)

void flash_start(void);
// What stands in flash.
const uint8_t* flash_at(uint32_t offset);
// Sets all bits of a sector. Takes 45 ms or more (W25Q16JV, 9.6), in which only code in RAM runs.
void flash_erase(uint32_t sector);
// Clears bits; what is 1 in `bytes` stays as it is. Takes 0.4 ms or more a page.
void flash_program(uint32_t offset, const uint8_t* bytes, uint32_t length);

#endif
