// The WS2812B chain: one PIO state machine makes the waveform, DMA feeds it (data sheet 3.6.2 has the program).
//
// A bit takes ten cycles of 125 ns. It is high for two (250 ns) if it is 0 and for seven (875 ns) if it is 1; the chain asks
// for 220 … 380 ns and 580 … 1000 ns (WS2812B-V5 data sheet, "data transfer time").
#include "../board.h"
#include "chip.h"
#include "hardware.h"
#include "registers.h"

#define CHANNEL_BITS 24
// 125 MHz / 15.625 = 8 MHz, in whole parts and 256ths.
#define CLOCK_WHOLE 15u
#define CLOCK_PARTS 160u

static const uint16_t program[] = {
    0x6221, // out x, 1       side 0 [2]
    0x1123, // jmp !x, 3      side 1 [1]
    0x1400, // jmp 0          side 1 [4]
    0xa442, // nop            side 0 [4]
};
#define SET_PIN_DIRECTION_OUT 0xe081
#define JUMP_TO_START 0x0000

// Microseconds: 24 bits of 1.25 µs; the pause that ends a frame, and a little for the FIFO to begin.
#define LIGHT_TIME 30u
#define LATCH_TIME 320u

static uint32_t words[LEDS];
// When the chain may be sent the next frame.
static uint32_t isFreeAt;

void leds_start(void) {
  reset_parts(RESET_PIO0 | RESET_DMA);
  for (uint32_t index = 0; index < sizeof program / sizeof program[0]; index++) PIO_INSTRUCTION(index) = program[index];
  PIO_CLOCK_0 = CLOCK_WHOLE << 16 | CLOCK_PARTS << 8;
  PIO_EXEC_0 = 3u << 12; // wrap from instruction 3 to 0
  // FIFO joined for sending, 24 bits a word by themselves, highest first. 18: the other direction's bit as after reset.
  PIO_SHIFT_0 = 1u << 30 | CHANNEL_BITS << 25 | 1u << 18 | 1u << 17;
  PIO_PINS_0 = 1u << 26 | PIN_LEDS << 5; // one pin for `set`
  PIO_NOW_0 = SET_PIN_DIRECTION_OUT;
  PIO_PINS_0 = 1u << 29 | PIN_LEDS << 10; // one pin for `side`
  PIO_NOW_0 = JUMP_TO_START;
  // The restart empties the shift register: otherwise a word of zeros would go out first.
  PIO_CONTROL = PIO_RESTART_0;
  PIO_CONTROL = PIO_ENABLE_0;
  pin_give(PIN_LEDS, GPIO_PIO0);
}

void leds_send(const uint8_t* bytes, uint32_t length) {
  // Frames come at least 10 ms apart and take 4.6 ms (firmware/output/lights.ts). Only where ticks catch up after flash was
  // written does the chain have to end the frame before: it shows it when the line has been low for a while.
  while ((int32_t)(TIMER_NOW - isFreeAt) < 0) continue;
  uint32_t count = length / 3;
  for (uint32_t led = 0; led < count; led++, bytes += 3)
    words[led] = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8;
  DMA_READ_ADDRESS = (uintptr_t)words;
  DMA_WRITE_ADDRESS = PIO_TX_0;
  DMA_COUNT = count;
  isFreeAt = TIMER_NOW + count * LIGHT_TIME + LATCH_TIME;
  DMA_CONTROL = DMA_PACED_BY(DREQ_PIO0_TX0) | DMA_CHAIN_NONE | DMA_READ_ON | DMA_WORDS | DMA_ENABLE;
}
