import { CELLS, COLUMNS } from '../../shared/cells';
import { Heading } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { Module } from '../../shared/settings';
import { doubleTroubleOptionsOf } from '../words/double-trouble';
import { Hands, type HandsSetup, type PlayedTable } from './hands';
import { DoubleTroubleMistakes } from './double-trouble-mistakes';

/** From an arrow set down until it has been felt and read; where no tags are read it is felt sooner. */
const READ_TIME = 2400;
const FELT_TIME = 600;
const WHEEL_TIME = 1500;
const POP_TIME = 1300;

const starts = doubleTroubleBoard.starts.map(([row, column]) => row * COLUMNS + column);
const finishes = doubleTroubleBoard.finishes.map(([row, column]) => row * COLUMNS + column);
/** Where arrows on the STARTs point, as printed there. */
const startHeadings = [Heading.South, Heading.North];

/** Hands that play Double Trouble: they move arrows to where the light is, turn wheels, and pop rollers. */
export class DoubleTroubleHands extends Hands {
  readonly #mistakes: DoubleTroubleMistakes;

  constructor(game: PlayedTable, setup: HandsSetup) {
    super(game, setup);
    this.#mistakes = new DoubleTroubleMistakes(this);
  }

  get arrows() {
    return this.world.arrows;
  }

  has(module: Module): boolean {
    return ((this.game.setup.modules ?? 0) & module) !== 0;
  }

  /** The seat that plays a colour. */
  seatOf(colour: number): number {
    return colour % doubleTroubleOptionsOf(this.game.setup.options ?? 0).seats;
  }

  protected async blunder(): Promise<boolean> {
    return this.#mistakes.maybe();
  }

  protected async obey(code: Prompt, [a = 0, b = 0, c = 0]: readonly number[]): Promise<void> {
    const seat = this.seatOf(a);
    switch (code) {
      case Prompt.PopBoth:
        return this.#popForTurn(seat, [0, 1]);
      case Prompt.PopOne:
        // By the buttons one roller is told as the first.
        return this.#popForTurn(seat, [this.has(Module.Rollers) ? this.random.below(2) : 0]);
      case Prompt.PopOther:
        return this.#popForTurn(seat, [b]);
      case Prompt.EnterRoller:
        return this.press(seat, this.world.rollers.at(b).face === c ? Button.Confirm : Button.Change);
      case Prompt.MoveBoth:
      case Prompt.MoveLast:
        return this.#moveOne(a);
      case Prompt.MoveLifted:
        return this.#setDown(this.#heldOf(a), await this.#brightCells());
      case Prompt.TurnWheel:
        return this.random.chance(0.5) ? this.#turnWheel() : this.press(seat, Button.Confirm);
      case Prompt.TellWheel:
        return this.press(seat, this.random.chance(0.5) ? Button.Change : Button.Confirm);
      case Prompt.OptionTurn:
        return this.press(seat, this.random.chance(0.3) ? Button.Confirm : Button.Change);
      case Prompt.PopOffPick:
        return this.pop(this.random.below(2));
      case Prompt.PopOff:
        return this.#popOff();
      case Prompt.PopOffTell:
        return this.press(this.seatOf(this.random.chance(0.5) ? a : b), Button.Confirm);
      case Prompt.OptionMove:
        // By the buttons hands choose what ends at a FINISH, and otherwise anything.
        return this.press(seat, c >= CELLS || this.random.chance(0.4) ? Button.Confirm : Button.Change);
      case Prompt.OptionStart:
      case Prompt.OptionLeave:
      case Prompt.OptionSix:
        return this.press(seat, Button.Confirm);
      case Prompt.ReturnPiece:
      case Prompt.ReturnBoth:
        return this.#return(seat, code === Prompt.ReturnPiece ? b : -1);
      case Prompt.WheelMoving:
        return this.turnEighths(a, 1);
      case Prompt.WheelWrong:
        return this.turnEighths(a, b * 2);
      case Prompt.WheelsBoth:
        return this.#turnBack(b);
      case Prompt.ArrowMissing:
        return this.bring(this.#oneAtHand(b), a, c);
      case Prompt.ArrowTurn:
        if (this.arrows.placeOf(b)) this.arrows.turn(b, c);
        return this.settle();
      case Prompt.ArrowElsewhere:
      case Prompt.ArrowTooEarly:
        return this.bring(b, c, this.headingAt(c));
      case Prompt.ArrowNotThere:
      case Prompt.ArrowOff:
        return this.lift(b);
      case Prompt.ArrowLift:
        return this.lift(this.arrows.on(a)[0] ?? -1);
      default:
    }
  }

  /** Waits until what was set down has been read. */
  async settle(): Promise<void> {
    await this.game.pass(this.has(Module.TagReader) ? READ_TIME : FELT_TIME);
  }

  async lift(piece: number): Promise<void> {
    if (piece >= 0 && this.arrows.placeOf(piece)) this.arrows.lift(piece, this.bounce());
    await this.settle();
  }

  /** The arrow that is meant; where nobody can tell them apart, and it stands already, one that is in a hand. */
  #oneAtHand(piece: number): number {
    if (this.has(Module.TagReader) || this.arrows.placeOf(piece) === null) return piece;
    const { seats, twoColours } = doubleTroubleOptionsOf(this.game.setup.options ?? 0);
    const pieces = Array.from({ length: seats * (twoColours ? 4 : 2) }, (_, other) => other);
    const held = pieces.filter((other) => this.arrows.placeOf(other) === null);
    return held.find((other) => other >> 1 === piece >> 1) ?? held[0] ?? piece;
  }

  /** An arrow of a colour that stands nowhere; one that was meant to be there and is not. */
  #heldOf(colour: number): number {
    return [colour * 2, colour * 2 + 1].find((piece) => this.arrows.placeOf(piece) === null) ?? colour * 2;
  }

  // Rollers

  async #popForTurn(seat: number, rollers: readonly number[]): Promise<void> {
    for (const roller of rollers) await this.pop(roller, roller === rollers.at(-1) ? POP_TIME : 60);
    for (const roller of rollers)
      this.intents.push({ popped: roller, face: this.world.rollers.at(roller).face });
    if (!this.has(Module.Rollers)) await this.press(seat, Button.Confirm);
  }

  /** Presses a dome and lets it go. */
  async pop(roller: number, wait = POP_TIME): Promise<void> {
    this.world.rollers.press(roller, this.game.table.now, this.bounce());
    await this.game.pass(this.random.between(60, 140));
    this.world.rollers.release(roller, this.game.table.now, this.bounce());
    await this.game.pass(wait);
  }

  /** Two people pop several times a second, each on a rhythm of its own, until the table has seen a 6. */
  async #popOff(): Promise<void> {
    const { rollers } = this.world;
    const next = [0, 1].map(() => this.random.between(0, 200));
    const downUntil = [0, 0];
    for (let time = 0; time < 4000 && this.prompt.code === Prompt.PopOff; time += 10) {
      for (const roller of [0, 1]) {
        if (rollers.at(roller).isDown && time >= (downUntil[roller] ?? 0)) {
          rollers.release(roller, this.game.table.now, this.bounce());
          next[roller] = time + this.random.between(250, 450);
        } else if (!rollers.at(roller).isDown && time >= (next[roller] ?? 0)) {
          rollers.press(roller, this.game.table.now, this.bounce());
          downUntil[roller] = time + this.random.between(60, 120);
        }
      }
      await this.game.pass(10);
    }
    for (const roller of [0, 1])
      if (rollers.at(roller).isDown) rollers.release(roller, this.game.table.now, this.bounce());
    await this.game.pass(POP_TIME);
  }

  // Arrows

  /** Lifts one of a colour's arrows and sets it where a road ends; without a reader sometimes tells it by the buttons. */
  async #moveOne(colour: number): Promise<void> {
    const eyes = await this.look();
    const movable = [colour * 2, colour * 2 + 1].filter((piece) => {
      const at = this.arrows.placeOf(piece);
      return at !== null && (eyes.isCellBreathing(at.cell) || eyes.isCellBright(at.cell));
    });
    const bright = this.#endsOf(eyes);
    const isTold = !this.has(Module.TagReader) || bright.length === 0 || this.random.chance(0.1);
    if (isTold || movable.length === 0) return this.press(this.seatOf(colour), Button.Change);
    const piece = this.random.pick(movable);
    this.arrows.lift(piece, this.bounce());
    await this.settle();
    if (this.prompt.code !== Prompt.MoveLifted) return;
    await this.#setDown(piece, await this.#brightCells());
  }

  async #brightCells(): Promise<number[]> {
    return this.#endsOf(await this.look());
  }

  #endsOf(eyes: Awaited<ReturnType<Hands['look']>>): number[] {
    return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => eyes.isCellBright(cell));
  }

  /** Sets an arrow on one of the bright spaces, a FINISH if there is one; whoever stands there is lifted first. */
  async #setDown(piece: number, bright: readonly number[]): Promise<void> {
    if (bright.length === 0) return this.press(this.seatOf(piece >> 1), Button.Change);
    const cell = bright.find((one) => finishes.includes(one)) ?? this.random.pick(bright);
    if (!starts.includes(cell)) await this.#makeRoom(cell, piece);
    // Along the path as far as hands see; the table says which way where they do not.
    this.arrows.put(piece, cell, this.headingAt(cell), this.bounce());
    await this.settle();
  }

  /** A heading along the path at a cell: on a START as printed, elsewhere one of those that the table may want. */
  headingAt(cell: number): Heading {
    const start = starts.indexOf(cell);
    return start >= 0 ? (startHeadings[start] ?? Heading.South) : this.random.below(4);
  }

  /** A piece goes back to a START; where both of a collision do (−1), and where no tags are read, the buttons say where. */
  async #return(seat: number, piece: number): Promise<void> {
    if (piece < 0 || !this.has(Module.TagReader)) return this.press(seat, Button.Change);
    const start = this.random.below(2);
    await this.bring(piece, starts[start] ?? 0, startHeadings[start] ?? Heading.South);
  }

  /** Lifts whoever stands on a cell in the way of an arrow; an empty groove shows for a moment. */
  async #makeRoom(cell: number, piece: number): Promise<void> {
    const others = this.arrows.on(cell).filter((other) => other !== piece);
    for (const other of others) this.arrows.lift(other, this.bounce());
    if (others.length > 0) await this.game.pass(this.random.between(100, 250));
  }

  /** Sets an arrow on a cell; whoever stands there in its way is lifted. */
  async bring(piece: number, cell: number, heading: Heading): Promise<void> {
    if (!starts.includes(cell)) await this.#makeRoom(cell, piece);
    this.arrows.put(piece, cell, heading, this.bounce());
    await this.settle();
  }

  // Wheels

  /** Turns a wheel by so many eighths clockwise, at the pace of a hand. */
  async turnEighths(wheel: number, eighths: number): Promise<void> {
    for (let step = 0; step < eighths; step++) {
      this.world.wheels.nudge(wheel, true);
      await this.game.pass(this.random.between(60, 200));
    }
    await this.game.pass(WHEEL_TIME);
    await this.settle();
  }

  async #turnWheel(): Promise<void> {
    const wheel = this.random.below(4);
    const quarters = this.random.between(1, 3);
    await this.turnEighths(wheel, quarters * 2);
  }

  async #turnBack(wheel: number): Promise<void> {
    await this.turnEighths(wheel, 2);
  }
}
