import { ledOfCell } from '../../hardware/description';
import { Code } from '../../shared/codes';
import { Field } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { type Note, Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import type { Answer } from '../../host/link/link';
import { noteText, promptText } from '../../host/play/table-view';
import { SimulatedGame } from '../../host/play/simulated-game';
import type { Bounce } from '../../host/sim/devices/register-chain';
import { marble } from '../../host/sim/piece';
import { actionToWords, cellOfTotals } from '../../host/words/doubles-wild';
import { optionWord } from '../../host/words/options';
import { codeName } from '../../host/words/code-name';

/** What eyes make of a light in a while. */
export type Rhythm =
  'off' | 'steady low' | 'steady high' | 'dim' | 'breathing' | 'fast blink' | 'double blink' | 'triple blink';

/** Long enough for two rounds of the slowest rhythm, in milliseconds. */
const WATCH_TIME = 3400;

/**
 * A tester at the simulated table: hands that move things, eyes that see lights, and the words on the screen. Time passes
 * only where a method says so. Pockets are named by their printed totals.
 */
export class AtTable {
  readonly game: SimulatedGame;
  /** Everything that the table accepted, in words. */
  readonly accepted: object[] = [];
  /** Everything that the table said once, in words. */
  readonly notes: string[] = [];

  private constructor(options: { seats: number; teams: boolean; suddenDeath: boolean }) {
    const speaker = () => ({ language: 'en' as const, colours: this.game.client.mirror.colours });
    this.game = new SimulatedGame(
      { game: GameId.DoublesWild, options: optionWord(options), seed: 1 },
      {
        onAction: (action) => this.accepted.push(actionToWords(action)),
        onNote: (note: Note, args) => this.notes.push(noteText(note, args, speaker())),
      },
    );
  }

  /** Sits down at a table where a game has begun. */
  static async sit({ seats = 2, teams = false, suddenDeath = true } = {}): Promise<AtTable> {
    const table = new AtTable({ seats, teams, suddenDeath });
    await table.game.start();
    return table;
  }

  /** Sits down where seat 0 (Blue) begins. */
  static async sitAsFirst(options: { seats?: number; teams?: boolean } = {}): Promise<AtTable> {
    const table = await AtTable.sit(options);
    const seats = options.seats ?? 2;
    for (let seat = 0; seat < seats; seat++)
      await table.dice({ red: seat === 0 ? [6, 6, 6] : [1, 1, 1 + (seat > 1 ? 1 : 0)] });
    table.accepted.length = 0;
    return table;
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

  get score(): number[] {
    return [0, 1].map((seat) => this.game.client.mirror.rules.read(Field.Score, seat));
  }

  async wait(milliseconds: number): Promise<void> {
    await this.game.pass(milliseconds);
  }

  /** Puts a marble into a pocket and takes the hand away; it is read half a second later. */
  async put(
    row: number,
    column: number,
    seat: number,
    { wait = 500, bounce = [] as Bounce } = {},
  ): Promise<void> {
    this.game.table.world.put(cellOfTotals(row, column), marble(seat), bounce);
    await this.wait(wait);
  }

  async lift(row: number, column: number, { wait = 500, bounce = [] as Bounce } = {}): Promise<void> {
    this.game.table.world.lift(cellOfTotals(row, column), bounce);
    await this.wait(wait);
  }

  /** Presses a button for as long as given. */
  async press(
    seat: number,
    button: 'confirm' | 'change',
    { hold = 80, bounce = [] as Bounce } = {},
  ): Promise<void> {
    const which = button === 'confirm' ? Button.Confirm : Button.Change;
    this.game.table.world.button(seat, which, true, bounce);
    await this.wait(hold);
    this.game.table.world.button(seat, which, false, bounce);
    await this.wait(80);
  }

  /** Tells the table dice as the host does; returns 'ok' or the reason for refusing. */
  async dice({ red = [] as number[], blue = [] as number[] }): Promise<string> {
    const [red1 = 0, red2 = 0, red3 = 0] = red;
    const [blue1 = 0, blue2 = 0, blue3 = 0] = blue;
    let answer: Answer | undefined;
    void this.game.client
      .say({ word: 'dice', red1, red2, red3, blue1, blue2, blue3 })
      .then((given) => (answer = given));
    await this.game.passUntil(() => answer !== undefined, 5000);
    await this.wait(100);
    return answer === Code.Ok ? 'ok' : typeof answer === 'number' ? codeName(answer) : String(answer);
  }

  /** Whole turn: roll and put the marble where the dice say. */
  async takePocket(row: [number, number], column: [number, number], seat: number): Promise<void> {
    await this.dice({ red: row, blue: column });
    await this.put(row[0] + row[1], column[0] + column[1], seat);
  }

  /** Watches a pocket's light for a while. */
  async rhythm(row: number, column: number): Promise<Rhythm> {
    const led = ledOfCell(cellOfTotals(row, column));
    const { leds } = this.game.table.world;
    const seen: number[] = [];
    for (let time = 0; time < WATCH_TIME; time += 25) {
      await this.wait(25);
      seen.push(Math.max(...leds.colour(led)));
    }
    return rhythmOf(seen);
  }
}

/** Names a rhythm by how the brightness went, a sample each 25 ms. */
function rhythmOf(seen: readonly number[]): Rhythm {
  const most = Math.max(...seen);
  const least = Math.min(...seen);
  if (most === 0) return 'off';
  if (most === least) return most > 90 ? 'steady high' : most > 24 ? 'steady low' : 'dim';
  if (least > 0) return 'breathing';
  // Blinking: the lengths of the dark stretches between flashes tell how the flashes are grouped.
  const isLit = seen.map((level) => level > most / 2);
  const gaps: number[] = [];
  let dark = 0;
  for (const lit of isLit) {
    if (lit && dark > 0) gaps.push(dark * 25);
    dark = lit ? 0 : dark + 1;
  }
  const pauses = gaps.slice(1).map((gap) => gap > 400);
  if (!pauses.includes(true)) return 'fast blink';
  const first = pauses.indexOf(true);
  const second = pauses.indexOf(true, first + 1);
  return second - first === 3 ? 'triple blink' : 'double blink';
}
