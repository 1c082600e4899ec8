import { Random } from '../random';
import type { Box } from './box';
import { type Faces, SIDES, usualFaces } from './die';
import { type Hand, type LaunchedDie, launch } from './hand';
import type { Physics } from './physics';
import { lengthOf, minus, type Orientation, type Pose } from './pose';
import { faceOf, lieOf, poseOf, type Rest } from './rest';
import { type DieBody, type LyingDie, Scene, STEP } from './scene';

/** Everything that decides how a throw ends. Dice have numbers, each of its own. */
export interface Throw {
  readonly box: Box;
  /** Dice that lie somewhere already, as they came to rest. */
  readonly lying: readonly LyingDie[];
  readonly thrown: readonly LaunchedDie[];
  /** How the spinner is turned before the throw; along the rows if it is left out. */
  readonly spinner?: Orientation;
  /** What is printed on the sides of the dice. */
  readonly faces?: Faces;
  /** How many poses of each die to keep for a second of the throw; none if it is left out. */
  readonly rate?: number;
}

/** One moment of a throw. */
export interface Frame {
  /** Seconds since the hands opened. */
  readonly time: number;
  /** Where the dice are, in the order of `rests`. */
  readonly dice: readonly Pose[];
  readonly spinner: Orientation | null;
}

/** What else happened. Times in seconds. */
export type ThrowEvent =
  /** A die has turned the spinner, by so many radians in all. */
  | { readonly kind: 'spinnerTurned'; readonly at: number; readonly angle: number }
  /** The spinner has flung a die; told once a die. */
  | { readonly kind: 'flung'; readonly at: number; readonly die: number };

/** How a throw has ended. */
export interface ThrowResult {
  /** Every die, lying ones first, then the thrown ones, as they were given. */
  readonly rests: readonly Rest[];
  /** In the order of time. */
  readonly events: readonly ThrowEvent[];
  /** Seconds until everything lay still. */
  readonly duration: number;
  readonly spinner: Orientation | null;
  /** From the first moment to the last; empty if no poses were asked for. */
  readonly path: readonly Frame[];
}

/** A die that is slower and spins slower than this does not move: millimetres and radians a second. */
const STILL_SPEED = 5;
const STILL_SPIN = 0.3;
/** So long everything must lie still, in seconds: longer than the turning point of a rocking die. */
const STILL_TIME = 0.15;
/**
 * A throw that still moves after so many seconds is slowed down as if in sand; what falls still falls. At the longest time it
 * ends as it is; no throw has ever come near it.
 */
const BRAKE_TIME = 4;
const BRAKE = 8;
export const LONGEST_THROW = 8;

/** Works a throw out, to the last die at rest. The same throw gives the same result, bit for bit. */
export function workOutThrow(
  physics: Physics,
  { box, lying, thrown, spinner, faces, rate }: Throw,
): ThrowResult {
  const printed = faces ?? usualFaces;
  if (printed.length !== SIDES) throw new RangeError(`a die has ${SIDES} faces, not ${printed.length}`);
  const scene = new Scene(physics, box, lying, thrown, spinner);
  try {
    return new Tumble(scene, thrown.length, rate ?? 0).run(printed);
  } finally {
    scene.free();
  }
}

/** Dice that a hand lets go. */
export interface Handful {
  readonly dice: readonly number[];
  readonly hand: Hand;
}

/** Throws dice out of hands. The seed decides how they are turned and spin, and how far each goes from where the hand aims. */
export function throwDice(
  physics: Physics,
  { handfuls, seed, ...rest }: Omit<Throw, 'thrown'> & { handfuls: readonly Handful[]; seed: number },
): ThrowResult {
  const random = new Random(seed);
  const thrown = handfuls.flatMap(({ dice, hand }) => launch(random, dice, hand));
  return workOutThrow(physics, { ...rest, thrown });
}

/** A throw as it goes on, step by step. */
class Tumble {
  readonly #starts: readonly Pose[];
  readonly #movedAt: (number | null)[];
  readonly #restedAt: number[];
  readonly #events: ThrowEvent[] = [];
  readonly #flung = new Set<number>();
  readonly #path: Frame[] = [];
  #steps = 0;
  #stillSteps = 0;

  constructor(
    private readonly scene: Scene,
    thrown: number,
    private readonly rate: number,
  ) {
    const { dice } = scene;
    this.#starts = dice.map(poseOf);
    this.#movedAt = dice.map((_, index) => (index < dice.length - thrown ? null : 0));
    this.#restedAt = dice.map(() => 0);
  }

  run(faces: Faces): ThrowResult {
    const stillSteps = Math.ceil(STILL_TIME / STEP);
    this.#keepFrame();
    while (this.#stillSteps < stillSteps && this.#time < LONGEST_THROW) this.#step();
    this.#keepFrame(true);
    return {
      rests: this.scene.dice.map((die, index) => this.#restOf(die, index, faces)),
      events: this.#allEvents(),
      duration: this.#time,
      spinner: this.scene.spinner?.orientation ?? null,
      path: this.#path,
    };
  }

  get #time(): number {
    return this.#steps * STEP;
  }

  #step(): void {
    const { dice, spinner, bodies } = this.scene;
    if (this.#steps === Math.round(BRAKE_TIME / STEP)) this.#brake();
    spinner?.lookBefore(dice);
    bodies.step();
    this.#steps++;
    for (const die of spinner?.lookAfter(dice, STEP, this.#time) ?? []) this.#noteFlung(die);
    let isMoving = spinner?.isTurning ?? false;
    dice.forEach((die, index) => {
      if (!isMovingBody(die)) return;
      isMoving = true;
      this.#restedAt[index] = this.#time;
      if (this.#movedAt[index] === null && !isSamePlace(poseOf(die), this.#starts[index] as Pose))
        this.#movedAt[index] = this.#time;
    });
    this.#stillSteps = isMoving ? 0 : this.#stillSteps + 1;
    this.#keepFrame();
  }

  #brake(): void {
    this.scene.spinner?.brake(BRAKE);
    for (const { body } of this.scene.dice) {
      body.setLinearDamping(BRAKE);
      body.setAngularDamping(BRAKE);
    }
  }

  #noteFlung(die: number): void {
    if (this.#flung.has(die)) return;
    this.#flung.add(die);
    this.#events.push({ kind: 'flung', at: this.#time, die });
  }

  #allEvents(): ThrowEvent[] {
    const { spinner } = this.scene;
    if (!spinner || spinner.turnedAt === null) return this.#events;
    const turned = { kind: 'spinnerTurned', at: spinner.turnedAt, angle: spinner.turned } as const;
    return [turned, ...this.#events];
  }

  #restOf(die: DieBody, index: number, faces: Faces): Rest {
    const movedAt = this.#movedAt[index] ?? null;
    // Where nothing has hit a die it lies exactly as before; the engine sinks it in by a hair.
    const pose = movedAt === null ? (this.#starts[index] as Pose) : poseOf(die);
    return {
      die: die.die,
      ...pose,
      lie: lieOf(this.scene, die),
      ...faceOf(pose, faces),
      movedAt,
      restedAt: movedAt === null ? 0 : (this.#restedAt[index] ?? 0),
    };
  }

  /** Keeps where everything is, where a frame is due; `isLast` keeps it in any case. */
  #keepFrame(isLast = false): void {
    if (this.rate <= 0) return;
    const time = this.#time;
    const isDue = time >= this.#path.length / this.rate;
    const isKept = this.#path.at(-1)?.time === time;
    if (isKept || (!isDue && !isLast)) return;
    const { dice, spinner } = this.scene;
    this.#path.push({ time, dice: dice.map(poseOf), spinner: spinner?.orientation ?? null });
  }
}

function isMovingBody({ body }: DieBody): boolean {
  if (body.isSleeping()) return false;
  return lengthOf(body.linvel()) > STILL_SPEED || lengthOf(body.angvel()) > STILL_SPIN;
}

/** Whether a die has been moved by less than half a millimetre and turned by less than about two degrees. */
function isSamePlace(one: Pose, other: Pose): boolean {
  const [p, q] = [one.orientation, other.orientation];
  const likeness = Math.abs(p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w);
  return lengthOf(minus(one.position, other.position)) < 0.5 && likeness > 0.99985;
}
