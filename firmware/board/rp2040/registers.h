// Registers of the RP2040 that this board uses, by section of the data sheet ("RP2040 Datasheet", Raspberry Pi Ltd).
#ifndef REGISTERS_H
#define REGISTERS_H

#include <stdint.h>

#define REGISTER(address) (*(volatile uint32_t*)(address))
// Aliases of every register of a peripheral that set or clear the bits written, 2.1.2.
#define SET_BITS(address) REGISTER((address) + 0x2000)
#define CLEAR_BITS(address) REGISTER((address) + 0x3000)

// 2.14 Subsystem resets
#define RESETS_RESET 0x4000c000
#define RESETS_DONE REGISTER(0x4000c008)
#define RESET_DMA (1u << 2)
#define RESET_I2C0 (1u << 3)
#define RESET_IO_BANK0 (1u << 5)
#define RESET_PADS_BANK0 (1u << 8)
#define RESET_PIO0 (1u << 10)
#define RESET_PLL_SYS (1u << 12)
#define RESET_PLL_USB (1u << 13)
#define RESET_SPI0 (1u << 16)
#define RESET_SPI1 (1u << 17)
#define RESET_TIMER (1u << 21)
#define RESET_USBCTRL (1u << 24)

// 2.15 Clocks
#define CLK_REF_CTRL REGISTER(0x40008030)
#define CLK_REF_SELECTED REGISTER(0x40008038)
#define CLK_REF_FROM_XOSC 2
#define CLK_SYS_CTRL REGISTER(0x4000803c)
#define CLK_SYS_SELECTED REGISTER(0x40008044)
#define CLK_SYS_FROM_AUX 1u
#define CLK_PERI_CTRL REGISTER(0x40008048)
#define CLK_USB_CTRL REGISTER(0x40008054)
#define CLK_ENABLE (1u << 11)

// 2.16 Crystal oscillator
#define XOSC_CTRL REGISTER(0x40024000)
#define XOSC_STATUS REGISTER(0x40024004)
#define XOSC_STARTUP REGISTER(0x4002400c)
#define XOSC_RANGE_1_TO_15_MHZ 0xaa0u
#define XOSC_ENABLE 0xfab000u
#define XOSC_STABLE (1u << 31)

// 2.18 PLL
#define PLL_SYS 0x40028000
#define PLL_USB 0x4002c000
#define PLL_CS 0x0
#define PLL_PWR 0x4
#define PLL_FBDIV 0x8
#define PLL_PRIM 0xc
#define PLL_LOCK (1u << 31)
#define PLL_POWER_DOWN (1u << 0)
#define PLL_POSTDIV_DOWN (1u << 3)
#define PLL_VCO_DOWN (1u << 5)

// 2.19 GPIO
#define GPIO_CTRL(gpio) REGISTER(0x40014004 + 8 * (gpio))
#define GPIO_SPI 1
#define GPIO_I2C 3
#define GPIO_I2C 3
#define GPIO_SIO 5
#define GPIO_PIO0 6
#define PAD(gpio) REGISTER(0x4001c004 + 4 * (gpio))
#define PAD_INPUT_ENABLE (1u << 6)
#define PAD_4_MA (1u << 4)
#define PAD_SCHMITT (1u << 1)
#define PAD_PULL_UP (1u << 3)

// 2.3.1 SIO
#define SIO_OUT_SET REGISTER(0xd0000014)
#define SIO_OUT_CLEAR REGISTER(0xd0000018)
#define SIO_ENABLE_SET REGISTER(0xd0000024)

// 2.4.8 Processor registers (armv6-m)
#define NVIC_ENABLE REGISTER(0xe000e100)
#define VECTOR_TABLE REGISTER(0xe000ed08)

// 2.3.2 Interrupts
#define IRQ_TIMER_0 0
#define IRQ_TIMER_1 1
#define IRQ_USB 5
#define INTERRUPTS 26

// 2.5 DMA
#define DMA_READ_ADDRESS REGISTER(0x50000000)
#define DMA_WRITE_ADDRESS REGISTER(0x50000004)
#define DMA_COUNT REGISTER(0x50000008)
#define DMA_CONTROL REGISTER(0x5000000c)
#define DMA_ENABLE (1u << 0)
#define DMA_WORDS (2u << 2)
#define DMA_READ_ON (1u << 4)
#define DMA_CHAIN_NONE (0u << 11)
#define DMA_PACED_BY(request) ((uint32_t)(request) << 15)
#define DMA_BUSY (1u << 24)
#define DREQ_PIO0_TX0 0

// 3.7 PIO
#define PIO_CONTROL REGISTER(0x50200000)
#define PIO_RESTART_0 (1u << 4)
#define PIO_ENABLE_0 (1u << 0)
#define PIO_TX_0 0x50200010
#define PIO_INSTRUCTION(index) REGISTER(0x50200048 + 4 * (index))
#define PIO_CLOCK_0 REGISTER(0x502000c8)
#define PIO_EXEC_0 REGISTER(0x502000cc)
#define PIO_SHIFT_0 REGISTER(0x502000d0)
#define PIO_NOW_0 REGISTER(0x502000d8)
#define PIO_PINS_0 REGISTER(0x502000dc)

// 4.1.4 USB
#define USB_MEMORY 0x50100000
#define USB_ADDRESS REGISTER(0x50110000)
#define USB_MAIN REGISTER(0x50110040)
#define USB_SIE 0x5011004c
#define USB_SIE_STATUS REGISTER(0x50110050)
#define USB_BUFFER_STATUS REGISTER(0x50110058)
#define USB_STALL_ARM REGISTER(0x50110068)
#define USB_MUXING REGISTER(0x50110074)
#define USB_POWER REGISTER(0x50110078)
#define USB_INTERRUPTS_ON REGISTER(0x50110090)
#define USB_INTERRUPTS REGISTER(0x50110098)

// 4.4.4 SPI (ARM PL022)
#define SPI0 0x4003c000
#define SPI1 0x40040000
#define SPI_CONTROL_0 0x00
#define SPI_CONTROL_1 0x04
#define SPI_DATA 0x08
#define SPI_STATUS 0x0c
#define SPI_PRESCALE 0x10
#define SPI_CAN_SEND (1u << 1)
#define SPI_HAS_RECEIVED (1u << 2)
#define SPI_BUSY (1u << 4)
#define SPI_BITS(bits) ((uint32_t)(bits) - 1)
#define SPI_RESTS_HIGH (1u << 6)
#define SPI_RATE(rate) ((uint32_t)(rate) << 8)

// 4.3.17 I2C (DW_apb_i2c)
#define I2C0_CONTROL REGISTER(0x40044000)
#define I2C_MASTER (1u << 0)
#define I2C_FAST (2u << 1)
#define I2C_RESTART (1u << 5)
#define I2C_NO_SLAVE (1u << 6)
#define I2C0_TARGET REGISTER(0x40044004)
#define I2C0_DATA REGISTER(0x40044010)
#define I2C_STOP (1u << 9)
#define I2C0_HIGH_TIME REGISTER(0x4004401c)
#define I2C0_LOW_TIME REGISTER(0x40044020)
#define I2C0_INTERRUPTS REGISTER(0x40044034)
#define I2C_ABORTED (1u << 6)
#define I2C0_FORGET_ABORT REGISTER(0x40044054)
#define I2C0_ENABLE REGISTER(0x4004406c)
#define I2C0_STATUS REGISTER(0x40044070)
#define I2C_HAS_ROOM (1u << 1)
#define I2C_QUEUE_EMPTY (1u << 2)
#define I2C_ACTIVE (1u << 5)
#define I2C0_HOLD REGISTER(0x4004407c)
#define I2C0_SPIKE REGISTER(0x400440a0)

// 4.6 Timer
#define TIMER_ALARM_0 REGISTER(0x40054010)
#define TIMER_ALARM_1 REGISTER(0x40054014)
#define TIMER_NOW REGISTER(0x40054028)
#define TIMER_INTERRUPTS REGISTER(0x40054034)
#define TIMER_INTERRUPTS_ON 0x40054038

// 4.7 Watchdog
#define WATCHDOG_CONTROL 0x40058000
#define WATCHDOG_LOAD REGISTER(0x40058004)
#define WATCHDOG_REASON REGISTER(0x40058008)
#define WATCHDOG_SCRATCH(index) REGISTER(0x4005800c + 4 * (index))
#define WATCHDOG_TICK REGISTER(0x4005802c)
#define WATCHDOG_ENABLE (1u << 30)
#define WATCHDOG_TRIGGER (1u << 31)
#define WATCHDOG_TICK_ENABLE (1u << 9)
#define WATCHDOG_TIMED_OUT (1u << 0)
// 2.13 Power-on state machine: what a restart by the watchdog resets
#define PSM_WATCHDOG_SELECT REGISTER(0x40010008)
#define PSM_ALL_BUT_OSCILLATORS 0x0001fffc

#endif
