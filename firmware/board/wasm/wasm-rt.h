// What the C that wasm2c makes of the firmware's module expects of its surroundings (wabt 1.0.39), for one instance on a
// machine without an operating system. Names are wabt's. Every memory access is checked and calls are counted: a module that
// goes wrong stops at a known place (wasm-rt.c) instead of writing into the board's own memory.
#ifndef WASM_RT_H
#define WASM_RT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define WASM_RT_MEMCHECK_GUARD_PAGES 0
#define WASM_RT_STACK_DEPTH_COUNT 1
#define WASM_RT_MAX_CALL_STACK_DEPTH 64
#define WASM_RT_USE_SEGUE 0
#define WASM_RT_NO_RETURN __attribute__((noreturn))

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define wasm_rt_memcpy __builtin_memcpy
#define wasm_rt_unreachable __builtin_unreachable

typedef enum {
  WASM_RT_TRAP_NONE,
  WASM_RT_TRAP_OOB,
  WASM_RT_TRAP_INT_OVERFLOW,
  WASM_RT_TRAP_DIV_BY_ZERO,
  WASM_RT_TRAP_INVALID_CONVERSION,
  WASM_RT_TRAP_UNREACHABLE,
  WASM_RT_TRAP_CALL_INDIRECT,
  WASM_RT_TRAP_UNCAUGHT_EXCEPTION,
  WASM_RT_TRAP_UNALIGNED,
  WASM_RT_TRAP_EXHAUSTION,
} wasm_rt_trap_t;

typedef enum {
  WASM_RT_I32,
  WASM_RT_I64,
  WASM_RT_F32,
  WASM_RT_F64,
  WASM_RT_V128,
  WASM_RT_FUNCREF,
  WASM_RT_EXTERNREF,
} wasm_rt_type_t;

// Tables of functions: the module has none, the generated code declares helpers for them all the same.
typedef void (*wasm_rt_function_ptr_t)(void);
typedef void* wasm_rt_externref_t;
typedef const char* wasm_rt_func_type_t;
typedef struct {
  void (*fn)(void**, void*, void*);
} wasm_rt_tailcallee_t;
typedef struct {
  wasm_rt_func_type_t func_type;
  wasm_rt_function_ptr_t func;
  wasm_rt_tailcallee_t func_tailcallee;
  void* module_instance;
} wasm_rt_funcref_t;
typedef struct {
  wasm_rt_funcref_t* data;
  uint32_t max_size, size;
} wasm_rt_funcref_table_t;
typedef struct {
  wasm_rt_externref_t* data;
  uint32_t max_size, size;
} wasm_rt_externref_table_t;
static const wasm_rt_funcref_t wasm_rt_funcref_null_value;
static const wasm_rt_externref_t wasm_rt_externref_null_value;
void wasm_rt_allocate_funcref_table(wasm_rt_funcref_table_t*, uint32_t elements, uint32_t most);
void wasm_rt_free_funcref_table(wasm_rt_funcref_table_t*);
uint32_t wasm_rt_grow_funcref_table(wasm_rt_funcref_table_t*, uint32_t more, wasm_rt_funcref_t);
uint32_t wasm_rt_grow_externref_table(wasm_rt_externref_table_t*, uint32_t more, wasm_rt_externref_t);

typedef struct {
  uint8_t* data;
  uint32_t pages, max_pages;
  uint32_t size;
} wasm_rt_memory_t;
void wasm_rt_allocate_memory(wasm_rt_memory_t*, uint64_t pages, uint64_t most, bool is64, uint32_t pageSize);
uint64_t wasm_rt_grow_memory(wasm_rt_memory_t*, uint64_t pages);
void wasm_rt_free_memory(wasm_rt_memory_t*);

extern uint32_t wasm_rt_call_stack_depth;
bool wasm_rt_is_initialized(void);
WASM_RT_NO_RETURN void wasm_rt_trap(wasm_rt_trap_t);

#endif
