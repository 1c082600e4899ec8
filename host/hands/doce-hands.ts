import { CELLS, COLUMNS } from '../../shared/cells';
import { FIRST_COLUMN, FIRST_ROW, NUMBERED_DICE, SIDE } from '../../shared/doce';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import type { Piece } from '../sim/piece';
import { Hands } from './hands';

/** From a die let go until it has been felt and read. */
const READ_TIME = 1200;

/** Until the table says that it cannot read a die. */
const LEANING_TIME = 2200;

/** As many faces as the buttons ever walk through. */
const MOST_FACES = 7;

/** Prompts that ask for a die. */
const turns: readonly Prompt[] = [Prompt.GridPut, Prompt.GridPutOrBlock, Prompt.GridPutAfterBlocker];

/** Hands that play DOCE, and the mistakes that they make. */
export class DoceHands extends Hands {
  /** Presses of change since a face was told. */
  #presses = 0;

  protected async obey(code: Prompt, [a = 0, b = 0, c = 0]: readonly number[]): Promise<void> {
    switch (code) {
      case Prompt.GridPutOrBlock:
      case Prompt.GridPut:
      case Prompt.GridPutAfterBlocker:
        return this.#playDie(a, code === Prompt.GridPutOrBlock && this.random.chance(0.1));
      case Prompt.GridEnterFace:
        return this.#tellFace(a, b, c);
      case Prompt.GridUnreadable:
        return this.#settle(a);
      case Prompt.GridLift:
      case Prompt.GridNotYours:
      case Prompt.GridZone:
      case Prompt.GridBlockerUsed:
      case Prompt.GridNoSquareLeft:
        return this.#lift(a);
      case Prompt.GridOutside:
        return this.#liftFirst((cell) => !isInGrid(cell));
      case Prompt.GridClear:
        return this.#liftFirst(() => true);
      case Prompt.GridPutBack:
        return this.#putBack(a, { seat: b, face: c });
      case Prompt.GridTurnBack:
        await this.#lift(a);
        return this.#putBack(a, { seat: b, face: c });
      default:
    }
  }

  protected async blunder(): Promise<boolean> {
    const [seat = 0] = this.prompt.args;
    if (!turns.includes(this.prompt.code) || !this.happens()) return false;
    const kinds = [
      () => this.#wrongSquare(seat),
      () => this.#otherSeatsDie(seat),
      () => this.#liftAndPutBack(),
      () => this.#turnDie(),
      () => this.#wrongButton(seat),
      () => this.#takeBack(),
      () => this.#outside(seat),
    ];
    await this.random.pick(kinds)();
    return true;
  }

  /** Puts a die, or the blocker, on a square that invites. */
  async #playDie(seat: number, isBlocker: boolean): Promise<void> {
    const cell = this.random.pick(await this.#invitingCells());
    // Threes are four to a line of twelve: hands that like them end rounds now and then.
    const face = isBlocker ? 0 : this.random.chance(0.5) ? 3 : this.random.between(1, 6);
    if (this.happens()) await this.#slide(seat, face, cell);
    const isLeaning = face > 0 && this.#isReading && this.happens();
    if (isLeaning) this.noteMistake('leaning die');
    this.intents.push({ put: cell, seat, face });
    this.world.put(cell, { seat, face }, this.bounce(), { isLeaning });
    await this.game.pass(isLeaning ? LEANING_TIME : READ_TIME);
  }

  /** Walks to the face that lies there; lifts what the table does not offer. */
  async #tellFace(seat: number, cell: number, face: number): Promise<void> {
    if (this.world.pieces[cell]?.face === face) {
      this.#presses = 0;
      return this.press(seat, Button.Confirm);
    }
    if (this.#presses++ < MOST_FACES) return this.press(seat, Button.Change);
    this.#presses = 0;
    this.intents.pop();
    return this.#lift(cell);
  }

  get #isReading(): boolean {
    return Boolean(this.game.setup.modules);
  }

  async #invitingCells(): Promise<number[]> {
    const eyes = await this.look();
    return Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => eyes.isCellBreathing(cell) && this.world.pieces[cell] === null,
    );
  }

  async #lift(cell: number): Promise<void> {
    if (this.world.pieces[cell] !== null) this.world.lift(cell, this.bounce());
    await this.game.pass(600);
  }

  async #liftFirst(isMeant: (cell: number) => boolean): Promise<void> {
    const cell = this.world.pieces.findIndex((piece, at) => piece !== null && isMeant(at));
    if (cell >= 0) await this.#lift(cell);
  }

  async #putBack(cell: number, piece: Piece): Promise<void> {
    if (this.world.pieces[cell] === null) this.world.put(cell, piece, this.bounce());
    await this.game.pass(READ_TIME);
  }

  /** Sets a die flat, as it was meant; what is no die is lifted. */
  async #settle(cell: number): Promise<void> {
    const face = this.world.pieces[cell]?.face;
    if (!face) return this.#lift(cell);
    this.world.turn(cell, face);
    await this.game.pass(READ_TIME);
  }

  /** A die slides over squares on its way; it rests on none of them. */
  async #slide(seat: number, face: number, target: number): Promise<void> {
    this.noteMistake('slide');
    const cells = gridCells.filter((cell) => cell !== target && this.world.pieces[cell] === null);
    for (let steps = this.random.between(1, 3); steps > 0; steps--) {
      const cell = this.random.pick(cells);
      this.world.put(cell, { seat, face }, this.bounce());
      await this.game.pass(this.random.between(8, 150));
      this.world.lift(cell, this.bounce());
      await this.game.pass(this.random.between(5, 60));
    }
  }

  /** A die on a square next to the marked one, until the table says so. */
  async #wrongSquare(seat: number): Promise<void> {
    const inviting = await this.#invitingCells();
    const cells = gridCells.filter((cell) => this.world.pieces[cell] === null && !inviting.includes(cell));
    if (cells.length === 0 || !this.#hasDie(seat)) return;
    this.noteMistake('wrong square');
    this.world.put(this.random.pick(cells), { seat, face: this.random.between(1, 6) }, this.bounce());
    // Without a reader the table may ask what it is: a blocker could lie there.
    await this.game.pass(READ_TIME);
    if (this.prompt.code === Prompt.GridEnterFace) await this.#lift(this.prompt.args[1] ?? 0);
  }

  /** The other seat's die; a table without a reader cannot tell, so it is not done there. */
  async #otherSeatsDie(seat: number): Promise<void> {
    const cells = gridCells.filter((cell) => this.world.pieces[cell] === null);
    if (!this.#isReading || cells.length === 0 || !this.#hasDie(1 - seat)) return;
    this.noteMistake('other seat’s die');
    this.world.put(this.random.pick(cells), { seat: 1 - seat, face: 4 }, this.bounce());
    await this.game.pass(READ_TIME);
  }

  async #outside(seat: number): Promise<void> {
    if (!this.#hasDie(seat)) return;
    this.noteMistake('outside the grid');
    this.world.put(this.random.below(COLUMNS), { seat, face: 1 }, this.bounce());
    await this.game.pass(READ_TIME + 600);
  }

  /** Lifts a die that lies, and puts it back, perhaps with another face. */
  async #liftAndPutBack(): Promise<void> {
    const cell = this.#someDie();
    if (cell < 0) return;
    const piece = this.world.lift(cell, this.bounce());
    await this.game.pass(this.random.between(5, 1400));
    const isOther = Boolean(piece.face) && this.random.chance(0.3) && this.#isReading;
    this.noteMistake(isOther ? 'put back otherwise' : 'lift and put back');
    const face = isOther ? ((piece.face ?? 0) % 6) + 1 : piece.face;
    this.world.put(cell, { ...piece, face }, this.bounce());
    await this.game.pass(READ_TIME);
  }

  /** Knocks against a die, which shows another face then. */
  async #turnDie(): Promise<void> {
    const cell = this.#someDie();
    const face = this.world.pieces[cell]?.face;
    if (!face || !this.#isReading) return;
    this.noteMistake('knocked die');
    this.world.turn(cell, (face % 6) + 1);
    await this.game.pass(READ_TIME + 600);
  }

  async #wrongButton(seat: number): Promise<void> {
    this.noteMistake('wrong button');
    await this.press(this.random.chance(0.5) ? seat : 1 - seat, Button.Confirm);
  }

  async #takeBack(): Promise<void> {
    this.noteMistake('take back');
    await this.press(this.random.below(2), Button.Change, 1200);
  }

  /** Whether a seat has a die that lies nowhere. */
  #hasDie(seat: number): boolean {
    return this.world.pieces.filter((piece) => piece?.seat === seat && piece.face).length < NUMBERED_DICE;
  }

  #someDie(): number {
    const cells = this.world.pieces.flatMap((piece, cell) => (piece === null ? [] : [cell]));
    return cells.length > 0 ? this.random.pick(cells) : -1;
  }
}

const gridCells = Array.from({ length: CELLS }, (_, cell) => cell).filter(isInGrid);

function isInGrid(cell: number): boolean {
  const row = Math.floor(cell / COLUMNS) - FIRST_ROW;
  const column = (cell % COLUMNS) - FIRST_COLUMN;
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}
