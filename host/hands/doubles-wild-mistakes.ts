import { CELLS, COLUMNS, ROWS } from '../../shared/cells';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import type { DoublesWildHands } from './doubles-wild-hands';

/** Prompts at which a marble may be put: a second legal pocket could be meant there, so strays are kept off lit cells. */
const guidance: readonly Prompt[] = [
  Prompt.LiftExtra,
  Prompt.PutBack,
  Prompt.Exchange,
  Prompt.PutBackOrTakeBack,
  Prompt.ClearBoard,
  Prompt.WrongPocket,
];

/** The mistakes that people make at a table of Doubles Wild; each is a kind of its own so that tests can count them. */
export class Mistakes {
  readonly #hands: DoublesWildHands;

  constructor(hands: DoublesWildHands) {
    this.#hands = hands;
  }

  /** Perhaps makes one of the mistakes that can be made at any time; whether it did. */
  async maybe(): Promise<boolean> {
    if (guidance.includes(this.#hands.prompt.code) || !this.#hands.happens()) return false;
    const kinds = [
      () => this.#wrongPocket(),
      () => this.#liftAndPutBack(),
      () => this.#wrongButton(),
      () => this.#twoHands(),
      () => this.#takeBack(),
      () => this.#strayDice(),
    ];
    await this.#hands.random.pick(kinds)();
    return true;
  }

  /** Perhaps lets a marble slide over pockets on its way; it rests on none of them for as long as it takes to be read. */
  async maybeSlide(seat: number, target: number): Promise<void> {
    if (!this.#hands.happens()) return;
    this.#hands.noteMistake('slide');
    const hands = this.#hands;
    for (let steps = hands.random.between(1, 4); steps > 0; steps--) {
      const cell = neighbourOf(target, hands.random.between(-2, 2), hands.random.between(-2, 2));
      if (cell === target || hands.world.pieces[cell] !== null) continue;
      hands.put(cell, seat);
      await hands.game.pass(hands.random.between(8, 180));
      hands.lift(cell);
      await hands.game.pass(hands.random.between(5, 60));
    }
  }

  /** Perhaps a die jumps out of its well, or is picked up, before it has been read; it is thrown again. */
  async maybeDieLeaves(dice: readonly number[]): Promise<void> {
    const [die] = dice;
    if (die === undefined || !this.#hands.happens()) return;
    this.#hands.noteMistake('die leaves its well');
    const hands = this.#hands;
    await hands.game.pass(hands.random.between(100, 800));
    hands.world.takeDie(die);
    await hands.game.pass(hands.random.between(200, 900));
    hands.world.throwDice([die]);
  }

  /** A marble in a pocket where none belongs, until the table says so. */
  async #wrongPocket(except = [this.#wantedCell()]): Promise<void> {
    const hands = this.#hands;
    const eyes = await hands.look();
    const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) =>
        hands.world.pieces[cell] === null &&
        !eyes.isCellBreathing(cell) &&
        !eyes.isCellBright(cell) &&
        !except.includes(cell),
    );
    if (cells.length === 0) return;
    this.#hands.noteMistake('wrong pocket');
    hands.put(hands.random.pick(cells), hands.random.below(2));
    await hands.game.pass(hands.random.between(400, 1200));
  }

  /** The pocket that the words name, which would be the right one. */
  #wantedCell(): number {
    const { code, args } = this.#hands.prompt;
    return code === Prompt.DecideVacant || code === Prompt.PutMarble ? (args[1] ?? -1) : -1;
  }

  /** Lifts a marble, looks at it, puts it back; sometimes slowly enough to be asked for it. */
  async #liftAndPutBack(): Promise<void> {
    const hands = this.#hands;
    const cell = this.#someMarble();
    if (cell < 0) return;
    this.#hands.noteMistake('lift and put back');
    const seat = hands.lift(cell);
    await hands.game.pass(hands.random.between(5, 1400));
    hands.put(cell, seat);
    await hands.game.pass(500);
  }

  /** A button that is not meant: of another seat, or the wrong one of two. */
  async #wrongButton(): Promise<void> {
    const hands = this.#hands;
    const awaited = hands.prompt.args[0] ?? 0;
    const seat = (awaited + hands.random.between(1, 3)) % 4;
    this.#hands.noteMistake('wrong button');
    await hands.press(seat, hands.random.chance(0.5) ? Button.Confirm : Button.Change);
  }

  /** Two people reach in at once: one lifts a marble while the other puts one where none belongs. */
  async #twoHands(): Promise<void> {
    const hands = this.#hands;
    const cell = this.#someMarble();
    if (cell < 0) return;
    this.#hands.noteMistake('two hands at once');
    // Asked before the marble is lifted: then the words are about that.
    const wanted = this.#wantedCell();
    const seat = hands.lift(cell);
    await this.#wrongPocket([wanted, cell]);
    hands.put(cell, seat);
    await hands.game.pass(500);
  }

  /** Somebody regrets, or presses too long. */
  async #takeBack(): Promise<void> {
    this.#hands.noteMistake('take back');
    await this.#hands.press(this.#hands.random.below(2), Button.Change, 1200);
  }

  /** A die is thrown that nobody waits for. */
  async #strayDice(): Promise<void> {
    const hands = this.#hands;
    this.#hands.noteMistake('stray dice');
    hands.world.throwDice([2, 5]);
    await hands.game.pass(1000);
  }

  #someMarble(): number {
    const cells = this.#hands.world.pieces.flatMap((piece, cell) => (piece === null ? [] : [cell]));
    return cells.length > 0 ? this.#hands.random.pick(cells) : -1;
  }
}

/** A cell some rows and columns away, kept on the board. */
function neighbourOf(cell: number, rows: number, columns: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(cell / COLUMNS) + rows));
  const column = Math.min(COLUMNS - 1, Math.max(0, (cell % COLUMNS) + columns));
  return row * COLUMNS + column;
}
