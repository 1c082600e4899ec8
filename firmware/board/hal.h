// What the module's imports are bound to: its memory.
#ifndef HAL_H
#define HAL_H

#include "wasm-rt.h"

struct w2c_hal {
  const wasm_rt_memory_t* memory;
};

#endif
