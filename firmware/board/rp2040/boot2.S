@ The second stage of the boot loader: 256 bytes that the chip's ROM copies to RAM and starts (data sheet, 2.8.1). It makes
@ flash readable at 0x10000000 with the read command that every flash chip knows (03h, one bit at a time, 31 MHz) and starts
@ the program. The last four bytes are a checksum over the others, which the build puts in (host/build/pico/boot-checksum.ts).
        .syntax unified
        .cpu cortex-m0plus
        .thumb
        .section .boot2, "ax"
        .global boot2
        .thumb_func
boot2:  ldr     r3, =0x18000000         @ SSI, 4.10.13
        movs    r0, #0
        str     r0, [r3, #0x08]         @ SSIENR: off while it is set up
        movs    r0, #4
        str     r0, [r3, #0x14]         @ BAUDR: 125 MHz / 4
        ldr     r0, =(31 << 16) | (3 << 8)
        str     r0, [r3, #0x00]         @ CTRLR0: frames of 32 bits, EEPROM read
        movs    r0, #0
        str     r0, [r3, #0x04]         @ CTRLR1: one frame a read
        ldr     r0, =(0x03 << 24) | (2 << 8) | (6 << 2)
        ldr     r1, =0x180000f4
        str     r0, [r1]                @ SPI_CTRLR0: command 03h, 8 bits of command, 24 of address
        movs    r0, #1
        str     r0, [r3, #0x08]         @ SSIENR: on
        ldr     r0, =vectors
        ldr     r1, =0xe000ed08         @ VTOR, 2.4.8
        str     r0, [r1]
        ldmia   r0!, {r1, r2}
        msr     msp, r1
        bx      r2
        .ltorg
