import { Code } from '../../shared/codes';
import { Field } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import type { Answer } from '../../host/link/link';
import type { Bounce } from '../../host/sim/devices/register-chain';
import { marble } from '../../host/sim/piece';
import { actionToWords, cellOfTotals } from '../../host/words/doubles-wild';
import { optionWord } from '../../host/words/options';
import { codeName } from '../../host/words/code-name';
import { type Rhythm, TableTester } from './tester';

/** A tester of Doubles Wild. Pockets are named by their printed totals. */
export class AtTable extends TableTester {
  private constructor(
    options: { seats: number; teams: boolean; suddenDeath: boolean },
    { modules = 0, seed = 1 } = {},
  ) {
    super({ game: GameId.DoublesWild, options: optionWord(options), seed, modules }, actionToWords);
  }

  /** Sits down at a table where a game has begun. */
  static async sit(
    { seats = 2, teams = false, suddenDeath = true } = {},
    fittings: { modules?: number; seed?: number } = {},
  ): Promise<AtTable> {
    const table = new AtTable({ seats, teams, suddenDeath }, fittings);
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

  get score(): number[] {
    return [0, 1].map((seat) => this.field(Field.Score, seat));
  }

  /** Puts a marble into a pocket and takes the hand away; it is read half a second later. */
  async put(
    row: number,
    column: number,
    seat: number,
    { wait = 500, bounce = [] as Bounce } = {},
  ): Promise<void> {
    this.world.put(cellOfTotals(row, column), marble(seat), bounce);
    await this.wait(wait);
  }

  async lift(row: number, column: number, { wait = 500, bounce = [] as Bounce } = {}): Promise<void> {
    this.world.lift(cellOfTotals(row, column), bounce);
    await this.wait(wait);
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
  rhythm(row: number, column: number): Promise<Rhythm> {
    return this.rhythmOfCell(cellOfTotals(row, column));
  }
}
