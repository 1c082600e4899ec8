// The module's memory and its traps.
#include "wasm-rt.h"

#include "../fault.h"

#define PAGE 65536

// Static memory of the one instance: the module asks for exactly one page (test/firmware-module.test.ts holds it to that).
static uint8_t memory[PAGE] __attribute__((aligned(8)));

uint32_t wasm_rt_call_stack_depth;

bool wasm_rt_is_initialized(void) { return true; }

void wasm_rt_allocate_memory(wasm_rt_memory_t* to, uint64_t pages, uint64_t most, bool is64, uint32_t pageSize) {
  (void)is64;
  if (pages != 1 || most != 1 || pageSize != PAGE) stop(FAULT_MODULE, 0);
  to->data = memory;
  to->pages = to->max_pages = 1;
  to->size = PAGE;
}

uint64_t wasm_rt_grow_memory(wasm_rt_memory_t* which, uint64_t pages) {
  return pages == 0 ? which->pages : UINT32_MAX;
}

void wasm_rt_free_memory(wasm_rt_memory_t* which) { (void)which; }

void wasm_rt_trap(wasm_rt_trap_t trap) { stop(FAULT_TRAP + trap, (uintptr_t)__builtin_return_address(0)); }
