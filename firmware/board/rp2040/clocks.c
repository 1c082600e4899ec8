// Clocks: crystal 12 MHz; processor and peripherals 125 MHz, USB 48 MHz, each from its PLL; a tick of 1 µs for timer and
// watchdog.
#include "chip.h"
#include "registers.h"

#define CRYSTAL_MHZ 12
// The crystal is given 1 ms to start, counted in units of 256 of its periods (2.16.3).
#define XOSC_DELAY (CRYSTAL_MHZ * 1000 / 256)

// Output: 12 MHz × feedback / (first × second), the oscillator in between at 12 MHz × feedback within 750 … 1600 MHz (2.18.2).
static void pll_start(uint32_t pll, uint32_t feedback, uint32_t first, uint32_t second) {
  REGISTER(pll + PLL_CS) = 1;
  REGISTER(pll + PLL_FBDIV) = feedback;
  CLEAR_BITS(pll + PLL_PWR) = PLL_POWER_DOWN | PLL_VCO_DOWN;
  while (!(REGISTER(pll + PLL_CS) & PLL_LOCK)) continue;
  REGISTER(pll + PLL_PRIM) = first << 16 | second << 12;
  CLEAR_BITS(pll + PLL_PWR) = PLL_POSTDIV_DOWN;
}

void clocks_start(void) {
  XOSC_CTRL = XOSC_RANGE_1_TO_15_MHZ;
  XOSC_STARTUP = XOSC_DELAY;
  XOSC_CTRL = XOSC_RANGE_1_TO_15_MHZ | XOSC_ENABLE;
  while (!(XOSC_STATUS & XOSC_STABLE)) continue;

  // After a restart by the watchdog the clocks may run from a PLL: it must not be reset under them.
  CLK_SYS_CTRL = 0;
  while (!(CLK_SYS_SELECTED & 1)) continue;
  CLK_REF_CTRL = CLK_REF_FROM_XOSC;
  while (!(CLK_REF_SELECTED & (1u << CLK_REF_FROM_XOSC))) continue;

  reset_parts(RESET_PLL_SYS | RESET_PLL_USB | RESET_IO_BANK0 | RESET_PADS_BANK0 | RESET_TIMER);
  pll_start(PLL_SYS, 125, 6, 2);
  pll_start(PLL_USB, 100, 5, 5);

  CLK_SYS_CTRL = CLK_SYS_FROM_AUX;
  while (!(CLK_SYS_SELECTED & (1u << CLK_SYS_FROM_AUX))) continue;
  CLK_PERI_CTRL = CLK_ENABLE;
  CLK_USB_CTRL = CLK_ENABLE;
  WATCHDOG_TICK = WATCHDOG_TICK_ENABLE | CRYSTAL_MHZ;
}
