/**
 * The hardware abstraction layer: all that the logic asks of a machine, and the only imports of the module. Bytes go
 * across, never structures. The machine checks every pointer and length against the memory and treats one that leaves it
 * as a fault. None of the functions waits, but for those that write the store.
 */

/** The build id of what this machine runs: `length` hexadecimal digits to `to`. */
export declare function build_read(to: usize, length: i32): void;

/** Latches and reads the 74HC165 chain: `length` bytes to `to`, the chip nearest the controller first, as shifted in. */
export declare function inputs_read(to: usize, length: i32): void;

/** Sends a frame down the WS2812B chain: `length` bytes from `from`, green red blue for each light. */
export declare function leds_write(from: usize, length: i32): void;

/** Moves at most `room` received serial bytes to `to`; returns how many. */
export declare function serial_read(to: usize, room: i32): i32;

/** Offers `length` bytes at `from` to the serial line; returns how many were taken. */
export declare function serial_write(from: usize, length: i32): i32;

/**
 * Exchanges `length` bytes at `at` with the tag reader, in place and in both directions at once, mode 0, most significant
 * bit first, its chip select low from the first bit to the last. A byte takes 4 µs: 2 MHz.
 */
export declare function spi_transfer(at: usize, length: i32): void;

/** Connects one of the reader's antennas (0 … 35) through the 74HC595 chain, or none (255). The field must be off. */
export declare function antenna_select(antenna: i32): void;

/** Copies `length` bytes of the store (shared/store.ts) from `at` in it to `to`. */
export declare function store_read(at: u32, to: usize, length: i32): void;

/** Clears bits of the store: `length` bytes at `at` become what they were and `from`. A page takes about half a millisecond. */
export declare function store_program(at: u32, from: usize, length: i32): void;

/** Sets all bits of the store's sector at `at`. Takes about 45 ms; inputs are sampled meanwhile, and ticks come late. */
export declare function store_erase(at: u32): void;

/**
 * Offers the display one I²C transaction: `length` bytes from `from`, at most 33, the control byte first; the machine puts
 * the address before them. Returns 1 when they were taken, 0 while the bus is still busy with those before, and −1 when those
 * before were not acknowledged: nobody is there, and these were not taken either.
 */
export declare function display_write(from: usize, length: i32): i32;

/** Copies `length` bytes of the text store, from `offset` on, to `to`. The store lies beside the module and never changes. */
export declare function rom_read(offset: i32, to: usize, length: i32): void;
