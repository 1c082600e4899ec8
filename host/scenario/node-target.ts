import { firstOf, inputGroups, ledGroups, ledOfCell } from '../../hardware/description';
import { Button } from '../../shared/seats';
import { games } from '../games/index';
import { SimulatedGame } from '../play/simulated-game';
import { promptText } from '../play/table-view';
import { READ_TIME } from '../sim/dice-tray';
import { Impossible } from '../sim/impossible';
import { TUMBLE } from '../sim/world';
import { tileNumber } from '../words/doppio';
import { isRefused } from '../words/reader';
import { GLANCE_EVERY, nameRhythm, type Rhythm, WATCH_TIME } from './rhythm';
import type { Deed, LightPlace, Scenario } from './scenario';
import { CannotRun, type ScenarioTarget, type TableUnderTest } from './target';

/** After hands have moved a piece, until a table has read it: settled, and the tags under it read. Milliseconds. */
const PIECE_TIME = 500;
const TAG_TIME = 900;
const RACK_TIME = 1800;
const RELEASE_TIME = 80;
/** Frames that are kept for when something goes wrong. */
const FRAMES = 24;

/** The simulated table on the machine `node`, in simulated time. */
export const nodeTarget: ScenarioTarget = {
  name: 'node',
  async begin(scenario, seed) {
    const table = new NodeTable(scenario, seed);
    await table.start();
    return table;
  },
};

class NodeTable implements TableUnderTest {
  readonly lines: string[] = [];
  readonly frames: { at: number; bytes: Uint8Array }[] = [];
  readonly #game: SimulatedGame;
  readonly #scenario: Scenario;

  constructor(scenario: Scenario, seed: number) {
    this.#scenario = scenario;
    const game = games[scenario.game];
    const options = game.readOptions({ ...scenario.options });
    if (isRefused(options)) throw new CannotRun(options.message);
    this.#game = new SimulatedGame(
      { game: game.id, options, seed, modules: scenario.modules },
      { onLine: (direction, line) => this.lines.push(`${direction === 'in' ? '<' : '>'} ${line}`) },
    );
    const { leds } = this.#game.table.world;
    leds.onFrame = () => {
      this.frames.push({ at: this.now, bytes: leds.frame.slice() });
      if (this.frames.length > FRAMES) this.frames.shift();
    };
  }

  get now(): number {
    return this.#game.table.now;
  }

  async start(): Promise<void> {
    await this.#game.start();
  }

  async act(deed: Deed): Promise<void> {
    try {
      await this.pass(this.#move(deed));
    } catch (error) {
      if (error instanceof Impossible) throw new CannotRun(`hands cannot do this: ${error.message}`);
      throw error;
    }
    if (deed.do !== 'press') return;
    this.#game.table.world.button(deed.seat, buttonOf(deed.button), false);
    await this.pass(RELEASE_TIME);
  }

  /** Moves what hands move; how long it takes until the table can have read it, in milliseconds. */
  #move(deed: Deed): number {
    const { world } = this.#game.table;
    const pieceTime = this.#scenario.modules ? TAG_TIME : PIECE_TIME;
    switch (deed.do) {
      case 'press':
        world.button(deed.seat, buttonOf(deed.button), true);
        return deed.hold;
      case 'button':
        world.button(deed.seat, buttonOf(deed.button), deed.isDown);
        return 0;
      case 'place':
        world.put(deed.cell, { seat: deed.seat, face: deed.face });
        return pieceTime;
      case 'place-tile': {
        const tile = tileNumber(deed.tile);
        if (deed.on === 'pad') world.dominoes.toPad(tile);
        else if (deed.on === 'table') world.dominoes.lay(tile);
        else world.dominoes.toRack(tile, deed.on);
        return RACK_TIME;
      }
      case 'lift':
        world.lift(deed.cell);
        return pieceTime;
      case 'turn':
        world.turn(deed.cell, deed.face);
        return pieceTime + 600;
      case 'pop':
        world.inputs.set(firstOf(inputGroups, 'rollers') + deed.roller, true, this.now);
        world.inputs.set(firstOf(inputGroups, 'rollers') + deed.roller, false, this.now, [0, RELEASE_TIME]);
        return 2 * RELEASE_TIME;
      case 'throw': {
        const thrown = deed.faces.flatMap((face, well) => (face === null ? [] : [well]));
        world.throwDice(thrown);
        for (const well of thrown) {
          const die = world.dice[well];
          if (die) die.face = deed.faces[well] ?? 1;
        }
        return TUMBLE + READ_TIME + (this.#scenario.modules ? TAG_TIME : PIECE_TIME);
      }
    }
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#game.pass(milliseconds);
  }

  words(): string {
    const { mirror } = this.#game.client;
    return promptText(mirror, { language: 'en', colours: mirror.colours });
  }

  position(): object {
    return games[this.#scenario.game].describePosition(this.#game.client.mirror.rules);
  }

  async watch(light: LightPlace): Promise<Rhythm> {
    const led = 'cell' in light ? ledOfCell(light.cell) : firstOf(ledGroups, light.group) + light.index;
    const seen: number[] = [];
    for (let time = 0; time < WATCH_TIME; time += GLANCE_EVERY) {
      await this.pass(GLANCE_EVERY);
      seen.push(Math.max(...this.#game.table.world.leds.colour(led)));
    }
    return nameRhythm(seen);
  }

  async end(): Promise<void> {
    await this.#game.stop();
  }
}

function buttonOf(name: 'confirm' | 'change'): Button {
  return name === 'confirm' ? Button.Confirm : Button.Change;
}
