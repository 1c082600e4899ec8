/** The functions of the firmware module that are the rules; see firmware/main.ts, where each is explained. */
export interface RulesExports {
  readonly memory: WebAssembly.Memory;
  readonly STATE: WebAssembly.Global;
  startGame(game: number, options: number): number;
  restore(): number;
  apply(action: number): number;
  act(action: number): number;
  canTakeBack(seat: number): number;
  takeBackSeat(): number;
  legal(): number;
  legalAt(index: number): number;
  awaited(): number;
  awaitedSeats(): number;
  chance(random: number): number;
  winners(): number;
  read(field: number, index: number): number;
  write(field: number, index: number, value: number): number;
  check(): number;
  hash(): number;
  stateSize(): number;
  gameId(): number;
  gameOptions(): number;
  playRandomly(seed: number, actions: number): number;
  countLeaves(depth: number): bigint;
}

/** The functions that run the whole table. */
export interface TableExports extends RulesExports, ReaderExports {
  boot(): void;
  tick(now: number): void;
  stepFast(micros: number): void;
}

/** The functions of the tag reader; see firmware/main.ts. */
export interface ReaderExports {
  readerDelay(): number;
  readerState(): number;
  readerError(kind: number): number;
  askAntenna(antenna: number): void;
  watchAntennas(mask: bigint): void;
  inventories(antenna: number): number;
  tagAt(antenna: number, index: number): number;
  tagChanges(antenna: number): number;
  tagCount(antenna: number): number;
  tagTime(antenna: number, index: number): number;
  mapTags(): number;
  mappedObject(index: number): number;
  mappedRows(index: number): number;
  mappedColumns(index: number): number;
}

/** What the module asks of a machine; see firmware/hal.ts. */
export interface Hal {
  build_read(to: number, length: number): void;
  inputs_read(to: number, length: number): void;
  leds_write(from: number, length: number): void;
  serial_read(to: number, room: number): number;
  serial_write(from: number, length: number): number;
  spi_transfer(at: number, length: number): void;
  antenna_select(antenna: number): void;
  store_read(at: number, to: number, length: number): void;
  store_program(at: number, from: number, length: number): void;
  store_erase(at: number): void;
  display_write(from: number, length: number): number;
  rom_read(offset: number, to: number, length: number): void;
}
