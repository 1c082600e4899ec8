import { Code } from '../../shared/codes';
import type { GameId } from '../../shared/games';
import type { Hal, RulesExports } from './exports';
import { instantiate } from './module';

/** The rules must not touch the machine; a call would be a mistake in the firmware. */
const noMachine: Hal = {
  build_read: refuse,
  inputs_read: refuse,
  leds_write: refuse,
  serial_read: refuse,
  serial_write: refuse,
  spi_transfer: refuse,
  antenna_select: refuse,
  store_read: refuse,
  store_program: refuse,
  store_erase: refuse,
  display_write: refuse,
  rom_read: refuse,
};

function refuse(): never {
  throw new Error('the rules called the machine');
}

/** One game as the firmware's rules play it, in memory of its own: what the table runs, without the table. */
export class Rules {
  #wasm: RulesExports = instantiate(noMachine);

  /** Begins a game; on a code other than Ok the game that was running goes on. */
  start(game: GameId, options: number): Code {
    return this.#wasm.startGame(game, options);
  }

  /** Forgets the game: all is as before the first. */
  clear(): void {
    this.#wasm = instantiate(noMachine);
  }

  /** Carries out an action, take-back included; on a code other than Ok nothing has changed. */
  act(action: number): Code {
    return this.#wasm.act(action);
  }

  /** All legal actions, ascending. */
  legal(): number[] {
    const count = this.#wasm.legal();
    return Array.from({ length: count }, (_, index) => this.#wasm.legalAt(index) >>> 0);
  }

  /** Whether a choice (1), a chance input (2) or nothing (0) is awaited: shared/actions.ts. */
  awaited(): number {
    return this.#wasm.awaited();
  }

  /** The seats that may act now. */
  awaitedSeats(): number[] {
    return seatsOf(this.#wasm.awaitedSeats());
  }

  /** The seats that have won; none until the game is over. */
  winners(): number[] {
    return seatsOf(this.#wasm.winners());
  }

  /** The seat that could take its last choice back, or null. */
  takeBackSeat(): number | null {
    const seat = this.#wasm.takeBackSeat();
    return seat < 0 ? null : seat;
  }

  /** A chance input with the odds of the real dice, from 32 random bits. */
  chance(random: number): number {
    return this.#wasm.chance(random) >>> 0;
  }

  /** A field of the state (the game's Field enum), −1 where there is none. */
  read(field: number, index = 0): number {
    return this.#wasm.read(field, index);
  }

  /** Writes a field while a position is set up; `check` tells whether the whole can be. */
  write(field: number, index: number, value: number): Code {
    return this.#wasm.write(field, index, value);
  }

  check(): Code {
    return this.#wasm.check();
  }

  /** CRC-32 of the state. */
  hash(): number {
    return this.#wasm.hash() >>> 0;
  }

  gameId(): GameId {
    return this.#wasm.gameId();
  }

  /** The option word the game was started with. */
  options(): number {
    return this.#wasm.gameOptions() >>> 0;
  }

  /** A copy of the state's bytes. */
  state(): Uint8Array {
    return this.#block().slice();
  }

  /**
   * Puts saved bytes in place of the state of a game started with the same options. On a code other than Ok the state is
   * as it was. What could be taken back before cannot be taken back any more.
   */
  load(bytes: Uint8Array): Code {
    const block = this.#block();
    if (bytes.length !== block.length) return Code.BadState;
    const before = block.slice();
    block.set(bytes);
    const code: Code = this.#wasm.restore();
    if (code !== Code.Ok) block.set(before);
    return code;
  }

  /** Plays at random; see firmware/games/explore.ts. */
  playRandomly(seed: number, actions: number): number {
    return this.#wasm.playRandomly(seed, actions);
  }

  /** Leaves of the tree of legal actions. */
  countLeaves(depth: number): number {
    return Number(this.#wasm.countLeaves(depth));
  }

  #block(): Uint8Array {
    return new Uint8Array(this.#wasm.memory.buffer, this.#wasm.STATE.value as number, this.#wasm.stateSize());
  }
}

function seatsOf(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (mask >> seat) & 1);
}
