// The store (shared/store.ts) and the log of faults, in the last sectors of flash.
#include <string.h>

#include "../board.h"
#include "../fault.h"
#include "flash.h"
#include "hardware.h"

_Static_assert(STORE_SECTOR == FLASH_SECTOR, "the store counts in the sectors of this flash");

void store_get(uint32_t at, uint8_t* to, uint32_t length) { memcpy(to, flash_at(STORE_AT + at), length); }

void store_set(uint32_t at, const uint8_t* from, uint32_t length) { flash_program(STORE_AT + at, from, length); }

void store_clear(uint32_t at) { flash_erase(STORE_AT + at); }

// A fault fills sixteen bytes, the last four with a check, so that a torn one is seen.
struct kept {
  struct fault fault;
  uint32_t check;
};
#define KEPT (FLASH_SECTOR / sizeof(struct kept))
#define BLANK 0xffffffffu

static uint32_t check_of(const struct fault* fault) { return ~(fault->code ^ fault->place ^ fault->time); }

static const struct kept* kept_at(uint32_t index) {
  return (const struct kept*)flash_at(FAULTS_AT + index * sizeof(struct kept));
}

void keep_fault(const struct fault* fault) {
  uint32_t index = 0;
  while (index < KEPT && kept_at(index)->fault.code != BLANK) index++;
  if (index == KEPT) {
    flash_erase(FAULTS_AT);
    index = 0;
  }
  struct kept kept = {*fault, check_of(fault)};
  flash_program(FAULTS_AT + index * sizeof kept, (const uint8_t*)&kept, sizeof kept);
}
