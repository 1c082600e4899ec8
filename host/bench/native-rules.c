// The module's rules as C on this computer, for comparison with the same rules as WebAssembly (native-rules.ts): random playouts
// of a game. Arguments: game, option word, seed, actions. Prints the microseconds of processor time that they took.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "doubletop.h"
#include "fault.h"

struct w2c_hal {
  int nothing;
};

void stop(uint32_t code, uint32_t place) {
  fprintf(stderr, "fault %u at %u\n", (unsigned)code, (unsigned)place);
  exit(1);
}

// The rules do not call the machine.
static void refuse(void) { stop(FAULT_MODULE, 0); }
void w2c_hal_antenna_select(struct w2c_hal* h, u32 a) { (void)h, (void)a, refuse(); }
void w2c_hal_build_read(struct w2c_hal* h, u32 a, u32 b) { (void)h, (void)a, (void)b, refuse(); }
u32 w2c_hal_display_write(struct w2c_hal* h, u32 a, u32 b) {
  (void)h, (void)a, (void)b, refuse();
  return 0;
}
void w2c_hal_rom_read(struct w2c_hal* h, u32 a, u32 b, u32 c) { (void)h, (void)a, (void)b, (void)c, refuse(); }
void w2c_hal_inputs_read(struct w2c_hal* h, u32 a, u32 b) { (void)h, (void)a, (void)b, refuse(); }
void w2c_hal_leds_write(struct w2c_hal* h, u32 a, u32 b) { (void)h, (void)a, (void)b, refuse(); }
u32 w2c_hal_serial_read(struct w2c_hal* h, u32 a, u32 b) { return (void)h, (void)a, (void)b, refuse(), 0; }
u32 w2c_hal_serial_write(struct w2c_hal* h, u32 a, u32 b) { return (void)h, (void)a, (void)b, refuse(), 0; }
void w2c_hal_spi_transfer(struct w2c_hal* h, u32 a, u32 b) { (void)h, (void)a, (void)b, refuse(); }
void w2c_hal_store_erase(struct w2c_hal* h, u32 a) { (void)h, (void)a, refuse(); }
void w2c_hal_store_program(struct w2c_hal* h, u32 a, u32 b, u32 c) { (void)h, (void)a, (void)b, (void)c, refuse(); }
void w2c_hal_store_read(struct w2c_hal* h, u32 a, u32 b, u32 c) { (void)h, (void)a, (void)b, (void)c, refuse(); }

int main(int count, char** arguments) {
  if (count != 5) return 2;
  static w2c_doubletop rules;
  static struct w2c_hal hal;
  wasm2c_doubletop_instantiate(&rules, &hal);
  if (w2c_doubletop_startGame(&rules, (u32)atol(arguments[1]), (u32)atol(arguments[2])) != 0) return 1;
  w2c_doubletop_playRandomly(&rules, 1, 200000);
  clock_t from = clock();
  u32 played = w2c_doubletop_playRandomly(&rules, (u32)atol(arguments[3]), (u32)atol(arguments[4]));
  double micros = (double)(clock() - from) * 1e6 / CLOCKS_PER_SEC;
  printf("%u %.0f\n", (unsigned)played, micros);
  return 0;
}
