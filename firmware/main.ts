/**
 * Everything that the firmware's WebAssembly module offers, on one page.
 *
 * A machine (the simulator, the Pico) calls `boot` once and `tick` every millisecond, and serves the imports in hal.ts. Where
 * a tag reader is fitted it may also call `stepFast` between ticks, when `readerDelay` says so.
 * A program that wants the rules only (the mirror, the engine, tests) uses the functions below "rules" and need not serve
 * the imports.
 */
export { boot, stepFast, tick } from './table/table';

// rules
export {
  apply,
  awaited,
  awaitedSeats,
  chance,
  check,
  gameId,
  gameOptions,
  hash,
  legal,
  read,
  stateSize,
  winners,
  write,
} from './games/game';
export { startGame, restore } from './games/start';
export { act, canTakeBack, takeBackSeat } from './games/history';
export { legalAt } from './games/legal';
export { STATE } from './games/state';
export { playRandomly, countLeaves } from './games/explore';

// tag reader
export { readerDelay, readerState } from './input/tag-reader/tag-reader';
export { readerError } from './input/tag-reader/errors';
export { askAntenna, watchAntennas } from './input/tag-reader/wanted';
export { inventories, tagAt, tagChanges, tagCount, tagTime } from './input/tag-reader/readings';
export { mappedColumns, mappedObject, mappedRows, mapTags } from './input/tag-map';
