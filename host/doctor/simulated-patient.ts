import { GameId } from '../../shared/games';
import { SimulatedGame } from '../play/simulated-game';
import type { InputFault } from '../sim/devices/register-chain';
import { readInputsOf } from './client-patient';
import type { Patient } from './patient';

/** How long a hand rests on an input that is not felt, in milliseconds. */
const TOUCH_TIME = 100;
const LOOK_EVERY = 10;

/** A simulated table that may have faults, and hands that touch whatever they are asked to; in simulated time. */
export class SimulatedPatient implements Patient {
  readonly #game = new SimulatedGame({ game: GameId.None, options: 0, seed: 1 });

  constructor(faults: readonly InputFault[] = []) {
    this.#game.table.world.inputs.faults.push(...faults);
  }

  async start(): Promise<void> {
    await this.#game.table.start();
    await this.#during(this.#game.client.greet());
  }

  readInputs(): ReturnType<Patient['readInputs']> {
    return this.#during(
      readInputsOf(this.#game.client, async () => {
        await new Promise(setImmediate);
      }),
    );
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#game.pass(milliseconds);
  }

  async touch(input: number, isFelt: () => Promise<boolean>): Promise<boolean> {
    this.#game.table.world.inputs.set(input, true);
    for (let waited = 0; waited < TOUCH_TIME && !(await isFelt()); waited += LOOK_EVERY)
      await this.pass(LOOK_EVERY);
    return true;
  }

  async release(input: number): Promise<void> {
    this.#game.table.world.inputs.set(input, false);
    await this.pass(LOOK_EVERY);
  }

  async ping(): Promise<number | null> {
    const from = this.#game.table.now;
    const answer = await this.#during(this.#game.client.say({ word: 'inputs' }));
    return answer === 'no-answer' ? null : this.#game.table.now - from;
  }

  async stop(): Promise<void> {
    await this.#game.stop();
  }

  async #during<Result>(promise: Promise<Result>): Promise<Result> {
    let isDone = false;
    const done = promise.finally(() => (isDone = true));
    done.catch(() => {});
    while (!isDone) await this.#game.pass(1);
    return done;
  }
}
