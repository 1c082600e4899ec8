import { CELLS } from '../../shared/cells';
import { PIECES } from '../../shared/double-trouble';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { Module } from '../../shared/settings';
import type { DoubleTroubleHands } from './double-trouble-hands';

/** Prompts at which nothing lies wrong: mistakes are made there, and put right before the next. */
const calm: readonly Prompt[] = [
  ...[Prompt.PopBoth, Prompt.PopOne, Prompt.MoveBoth, Prompt.MoveLast],
  ...[Prompt.TurnWheel, Prompt.TellWheel, Prompt.PopOffPick, Prompt.ReturnPiece],
];
/** Prompts at which rollers are popped. */
const pops: readonly Prompt[] = [Prompt.PopBoth, Prompt.PopOne];

/** The mistakes that people make at a table of Double Trouble; each is a kind of its own so that tests can count them. */
export class DoubleTroubleMistakes {
  constructor(private readonly hands: DoubleTroubleHands) {}

  /** Perhaps makes one of the mistakes that can be made at any time; whether it did. */
  async maybe(): Promise<boolean> {
    const { hands } = this;
    if (!calm.includes(hands.prompt.code) || !hands.happens()) return false;
    const kinds = [
      () => this.#wrongButton(),
      () => this.#takeBack(),
      () => this.#liftAndPutBack(),
      ...(hands.has(Module.TagReader) ? [() => this.#backwards(), () => this.#wrongSpace()] : []),
      ...(hands.has(Module.Wheels)
        ? [() => this.#nudge(), () => this.#halfTurn(), () => this.#twoWheels()]
        : []),
      ...(hands.has(Module.Rollers) ? [() => this.#wrongRoller()] : []),
    ];
    await hands.random.pick(kinds)();
    return true;
  }

  /** An arrow that stands is turned round. */
  async #backwards(): Promise<void> {
    const piece = this.#somePiece();
    const at = this.hands.arrows.placeOf(piece);
    if (!at) return;
    this.hands.noteMistake('arrow backwards');
    this.hands.arrows.turn(piece, (at.heading + 2) % 4);
    await this.hands.settle();
  }

  /** An arrow is moved to a space where no light invites it: before the rollers are popped, or to no end of a road. */
  async #wrongSpace(): Promise<void> {
    const { hands } = this;
    const eyes = await hands.look();
    const piece = this.#somePiece();
    const dark = Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => !eyes.isCellBright(cell) && !eyes.isCellBreathing(cell) && hands.arrows.on(cell).length === 0,
    );
    if (!hands.arrows.placeOf(piece) || dark.length === 0) return;
    hands.noteMistake(pops.includes(hands.prompt.code) ? 'moved before popping' : 'wrong space');
    await hands.bring(piece, hands.random.pick(dark), hands.random.below(4));
  }

  /** An arrow is lifted, looked at, and put back. */
  async #liftAndPutBack(): Promise<void> {
    const { hands } = this;
    const piece = this.#somePiece();
    if (!hands.arrows.placeOf(piece)) return;
    hands.noteMistake('lift and put back');
    const at = hands.arrows.lift(piece, hands.bounce());
    await hands.game.pass(hands.random.between(5, 1500));
    hands.arrows.put(piece, at.cell, at.heading, hands.bounce());
    await hands.settle();
  }

  /** A wheel is nudged onto its ridge and slips back. */
  async #nudge(): Promise<void> {
    const { hands } = this;
    const wheel = hands.random.below(4);
    hands.noteMistake('wheel nudged');
    hands.world.wheels.nudge(wheel, true);
    await hands.game.pass(hands.random.between(20, 400));
    hands.world.wheels.nudge(wheel, false);
    await hands.settle();
  }

  /** A wheel is left half-way until the table says so. */
  async #halfTurn(): Promise<void> {
    const { hands } = this;
    hands.noteMistake('wheel half-turned');
    hands.world.wheels.nudge(hands.random.below(4), true);
    await hands.game.pass(3000);
  }

  /** Two people turn a wheel each. */
  async #twoWheels(): Promise<void> {
    const { hands } = this;
    const wheel = hands.random.below(3);
    hands.noteMistake('two wheels');
    for (let step = 0; step < 2; step++) {
      hands.world.wheels.nudge(wheel, true);
      hands.world.wheels.nudge(wheel + 1, true);
      await hands.game.pass(100);
    }
    await hands.game.pass(1500);
    await hands.settle();
  }

  /** A roller is popped that nobody waits for, or the same one twice. */
  async #wrongRoller(): Promise<void> {
    const { hands } = this;
    const isAwaited = pops.includes(hands.prompt.code) || hands.prompt.code === Prompt.PopOffPick;
    // Where one is awaited, a pop is none of the mistakes: it counts.
    if (isAwaited) return;
    hands.noteMistake('wrong roller');
    await hands.pop(hands.random.below(2));
  }

  async #wrongButton(): Promise<void> {
    const { hands } = this;
    const seat = hands.seatOf(hands.prompt.args[0] ?? 0);
    hands.noteMistake('wrong button');
    await hands.press((seat + 1) % 4, hands.random.chance(0.5) ? Button.Confirm : Button.Change);
  }

  async #takeBack(): Promise<void> {
    this.hands.noteMistake('take back');
    await this.hands.press(this.hands.random.below(2), Button.Change, 1200);
    await this.hands.settle();
  }

  /** One that stands on the board, if chance finds it. */
  #somePiece(): number {
    const standing = Array.from({ length: PIECES }, (_, piece) => piece).filter((piece) =>
      this.hands.arrows.placeOf(piece),
    );
    return standing.length > 0 ? this.hands.random.pick(standing) : 0;
  }
}
