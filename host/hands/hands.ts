import type { Prompt } from '../../shared/prompts';
import type { Button } from '../../shared/seats';
import type { Bounce } from '../sim/devices/register-chain';
import { Random } from '../sim/random';
import type { World } from '../sim/world';
import { LightsSeen, LOOK_TIME } from './lights-seen';

/** A deed that hands meant as a move, in the order of the deeds: for checking that the table records those and no others. */
export type Intent =
  /** A marble for a pocket. */
  | { readonly pocket: number }
  /** Dice thrown: the faces of the six wells, 0 for a die that was not. */
  | { readonly thrown: readonly number[] }
  /** A die told by the buttons. */
  | { readonly entered: number }
  /** A die of DOCE let go on a cell of the playfield with a face on top, or a blocker (0). */
  | { readonly put: number; readonly seat: number; readonly face: number }
  /** A tile laid on the pad, or told by the buttons, to be played or shown. */
  | { readonly tile: number }
  /** A roller popped for a turn, and the face that it showed; told by the buttons where none is read. */
  | { readonly popped: number; readonly face: number };

export interface HandsSetup {
  readonly seed: number;
  /** How often a mistake is made instead of what was asked, 0 … 1. */
  readonly clumsiness: number;
}

/** The table at which hands play, and the words that they read there. */
export interface PlayedTable {
  /** `modules`: what the table is built with, a bit each (Module). `options`: the game's, as one word; 0 is none. */
  readonly setup: { readonly modules?: number | undefined; readonly options?: number | undefined };
  /** `now`: milliseconds of its time. */
  readonly table: { readonly world: World; readonly now: number };
  readonly client: { readonly mirror: { readonly prompt: { code: Prompt; args: readonly number[] } } };
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass until a condition holds, at most for a while; whether it held. */
  passUntil(condition: () => boolean, atMost: number): Promise<boolean>;
}

/**
 * Scripted hands that play at the simulated table as people do: they read the words on the screen, look at the lights and
 * at the pieces, and move physical things. They never ask the rules. With clumsiness they make mistakes and put them right as
 * the table guides them. Each game has hands of its own.
 */
export abstract class Hands {
  readonly intents: Intent[] = [];
  readonly random: Random;
  readonly world: World;
  /** How often each kind of mistake has been made. */
  readonly mistakesMade: Record<string, number> = {};
  readonly #eyes: LightsSeen;
  readonly #clumsiness: number;

  constructor(
    readonly game: PlayedTable,
    { seed, clumsiness }: HandsSetup,
  ) {
    this.world = game.table.world;
    this.random = new Random(seed ^ 0x68616e64);
    this.#clumsiness = clumsiness;
    this.#eyes = new LightsSeen(this.world.leds);
    const others = this.world.leds.onFrame;
    this.world.leds.onFrame = () => {
      others?.();
      this.#eyes.glance();
    };
  }

  /** What the screen asks for. */
  get prompt(): { code: Prompt; args: readonly number[] } {
    return this.game.client.mirror.prompt;
  }

  /** Does the next thing that the table asks for, or makes a mistake. */
  async act(): Promise<void> {
    await this.game.pass(this.random.between(150, 700));
    if (await this.blunder()) return;
    await this.obey(this.prompt.code, this.prompt.args);
  }

  /** Perhaps makes one of the mistakes that can be made at any time; whether it did. */
  protected abstract blunder(): Promise<boolean>;

  /** Does what a prompt asks for. */
  protected abstract obey(prompt: Prompt, args: readonly number[]): Promise<void>;

  get isClumsy(): boolean {
    return this.#clumsiness > 0;
  }

  /** Whether a mistake happens now. */
  happens(): boolean {
    return this.#clumsiness > 0 && this.random.chance(this.#clumsiness);
  }

  /** Remembers that a kind of mistake has been made. */
  noteMistake(kind: string): void {
    this.mistakesMade[kind] = (this.mistakesMade[kind] ?? 0) + 1;
  }

  /** Presses a button for a moment. */
  async press(seat: number, button: Button, held = this.random.between(60, 200)): Promise<void> {
    this.world.button(seat, button, true, this.bounce());
    await this.game.pass(held);
    this.world.button(seat, button, false, this.bounce());
    await this.game.pass(80);
  }

  /** How the contacts chatter under clumsy hands: a few flips within four milliseconds, less than the debounce time. */
  bounce(): Bounce {
    if (!this.isClumsy) return [];
    const flips = this.random.below(3) * 2;
    return Array.from({ length: flips }, () => this.random.between(1, 4)).sort((one, other) => one - other);
  }

  /** Looks at the lights for as long as it takes to know their rhythm. */
  async look(): Promise<LightsSeen> {
    this.#eyes.open();
    await this.game.pass(LOOK_TIME);
    return this.#eyes;
  }
}
