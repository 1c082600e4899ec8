import { ledOfCell, ledGroups, firstOf, leds } from '../../hardware/description';
import { type Note, Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { noteText, promptText } from '../../host/play/table-view';
import { type GameSetup, SimulatedGame } from '../../host/play/simulated-game';
import { GLANCE_EVERY, nameRhythm, type Rhythm, WATCH_TIME } from '../../host/scenario/rhythm';
import type { Bounce } from '../../host/sim/devices/register-chain';
import type { World } from '../../host/sim/world';

export type { Rhythm };

/**
 * A tester at the simulated table: hands that press, eyes that see lights, and the words on the screen. Time passes only where a
 * method says so. Each game has a tester of its own, whose hands move its pieces.
 */
export class TableTester {
  readonly game: SimulatedGame;
  /** Everything that the table accepted, in words. */
  readonly accepted: object[] = [];
  /** Everything that the table said once, in words. */
  readonly notes: string[] = [];
  /** Every line that went over the wire, both ways. */
  readonly lines: string[] = [];

  constructor(setup: GameSetup, toWords: (action: number) => object) {
    const speaker = () => ({ language: 'en' as const, colours: this.game.client.mirror.colours });
    this.game = new SimulatedGame(setup, {
      onAction: (action) => this.accepted.push(toWords(action)),
      onNote: (note: Note, args) => this.notes.push(noteText(note, args, speaker())),
      onLine: (line) => this.lines.push(line),
    });
  }

  get world(): World {
    return this.game.table.world;
  }

  get words(): string {
    const { mirror } = this.game.client;
    return promptText(mirror, { language: 'en', colours: mirror.colours });
  }

  get prompt(): string {
    return Prompt[this.game.client.mirror.prompt.code] ?? '';
  }

  get hash(): number {
    return this.game.client.mirror.rules.hash();
  }

  /** A field of the game's state, as the mirror knows it. */
  field(field: number, index = 0): number {
    return this.game.client.mirror.rules.read(field, index);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.game.pass(milliseconds);
  }

  /** Presses a button for as long as given. */
  async press(
    seat: number,
    button: 'confirm' | 'change',
    { hold = 80, bounce = [] as Bounce } = {},
  ): Promise<void> {
    const which = button === 'confirm' ? Button.Confirm : Button.Change;
    this.world.button(seat, which, true, bounce);
    await this.wait(hold);
    this.world.button(seat, which, false, bounce);
    await this.wait(80);
  }

  /** Watches a cell's light for a while. */
  async rhythmOfCell(cell: number): Promise<Rhythm> {
    return this.#watch(ledOfCell(cell));
  }

  /** Watches an edge light for a while: 0 … 8 left, 9 … 17 top, 18 … 26 right, 27 … 35 bottom. */
  async rhythmOfEdge(edge: number): Promise<Rhythm> {
    return this.#watch(firstOf(ledGroups, 'edges') + edge);
  }

  /** Watches every light for a while, in the order of the chain. */
  async rhythms(): Promise<Rhythm[]> {
    const lights = Array.from({ length: leds }, (_, led) => led);
    const seen: number[][] = lights.map(() => []);
    for (let time = 0; time < WATCH_TIME; time += GLANCE_EVERY) {
      await this.wait(GLANCE_EVERY);
      for (const led of lights) seen[led]?.push(Math.max(...this.world.leds.colour(led)));
    }
    return seen.map(nameRhythm);
  }

  async #watch(led: number): Promise<Rhythm> {
    return (await this.rhythms())[led] as Rhythm;
  }
}
