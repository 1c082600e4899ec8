import { firstOf, inputGroups, wheelCodes } from '../../hardware/description';
import { COLUMNS } from '../../shared/cells';
import type { Heading } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { type Arrows, cellAhead } from './arrows';
import type { RegisterChain } from './devices/register-chain';
import { Impossible } from './impossible';
import type { Random } from './random';

const SIDES = 4;
/** Steps of a whole turn: four places, and four ridges between them. */
const STEPS = 8;
/** A wheel that is left on a ridge chatters for so long and then falls silent, in milliseconds. */
const CHATTER = 12_000;

/** An arrow in a holder of a wheel that stands on a ridge. */
interface Rider {
  readonly piece: number;
  /** The side of the holder, and where the nose points, as they were before the wheel left its place. */
  readonly side: number;
  readonly heading: Heading;
}

/**
 * The detour wheels: each clicks into four places, and its two contacts show a Gray code that changes half-way between them
 * (hardware/description.ts, wheelCodes). The arrows in its holders turn with it.
 */
export class Wheels {
  /** By wheel: eighths of a turn clockwise; odd ones are on a ridge. */
  readonly #steps = doubleTroubleBoard.wheels.map(() => 0);
  /** By wheel: the contact that changes on the ridge where it stands, or stood last. */
  readonly #chattering = doubleTroubleBoard.wheels.map(() => 0);
  readonly #riders: (readonly Rider[])[] = doubleTroubleBoard.wheels.map(() => []);

  constructor(
    private readonly arrows: Arrows,
    private readonly inputs: RegisterChain,
    private readonly random: Random,
    private readonly now: () => number,
    private readonly onTurn: () => void,
  ) {}

  /** Quarter turns clockwise, 0 … 3; halves while a wheel stands on a ridge. */
  turnOf(wheel: number): number {
    return this.#stepOf(wheel) / 2;
  }

  /** Turns a wheel by an eighth, clockwise or not: from a place onto the ridge, or from the ridge into the next place. */
  nudge(wheel: number, isClockwise: boolean): void {
    const from = this.#stepOf(wheel);
    const to = (from + (isClockwise ? 1 : STEPS - 1)) % STEPS;
    this.#steps[wheel] = to;
    if (to % 2 === 1) this.#leavePlace(wheel, from / 2, isClockwise);
    else this.#reachPlace(wheel, to / 2);
    this.onTurn();
  }

  /** Turns a wheel at once by quarter turns clockwise. Its contacts see only where it ends. */
  set(wheel: number, turn: number): void {
    while (this.turnOf(wheel) !== turn % SIDES) this.nudge(wheel, true);
  }

  #stepOf(wheel: number): number {
    const step = this.#steps[wheel];
    if (step === undefined) throw new Impossible('NoWheel', wheel);
    return step;
  }

  #leavePlace(wheel: number, turn: number, isClockwise: boolean): void {
    const riders = Array.from({ length: SIDES }, (_, side) => side).flatMap((side) =>
      this.arrows.on(holderOf(wheel, side)).map((piece): Rider => {
        const heading = this.arrows.placeOf(piece)?.heading ?? side;
        return { piece, side: (side - turn + SIDES) % SIDES, heading: (heading - turn + SIDES) % SIDES };
      }),
    );
    this.#riders[wheel] = riders;
    this.arrows.carry(
      riders.map(({ piece, side }) => {
        const from = (side + turn) % SIDES;
        const next = (from + (isClockwise ? 1 : SIDES - 1)) % SIDES;
        return { piece, over: cellAhead(holderOf(wheel, from), next) ?? holderOf(wheel, from) };
      }),
    );
    // The contact that changes on this ridge chatters between the two places.
    const next = (turn + (isClockwise ? 1 : SIDES - 1)) % SIDES;
    const code = wheelCodes[turn] ?? 0;
    const changing = code ^ (wheelCodes[next] ?? 0);
    const bit = changing === 2 ? 1 : 0;
    this.#chattering[wheel] = bit;
    const flips: number[] = [];
    for (let at = 0; at < CHATTER;) flips.push((at += this.random.between(2, 90)));
    this.inputs.set(contactOf(wheel, bit), ((code >> bit) & 1) === 0, this.now(), flips);
  }

  #reachPlace(wheel: number, turn: number): void {
    const code = wheelCodes[turn] ?? 0;
    const bounce = [1, 2, 3, 4].filter(() => this.random.chance(0.5));
    const bit = this.#chattering[wheel] ?? 0;
    this.inputs.set(contactOf(wheel, bit), ((code >> bit) & 1) === 1, this.now(), bounce);
    for (const { piece, side, heading } of this.#riders[wheel] ?? [])
      this.arrows.put(piece, holderOf(wheel, (side + turn) % SIDES), (heading + turn) % SIDES);
    this.#riders[wheel] = [];
  }
}

/** The cell of a wheel's holder on a side, numbered like the headings. */
function holderOf(wheel: number, side: number): number {
  const [row = 0, column = 0] = doubleTroubleBoard.wheels[wheel]?.centre ?? [];
  return cellAhead(row * COLUMNS + column, side as Heading) ?? 0;
}

function contactOf(wheel: number, bit: number): number {
  return firstOf(inputGroups, 'wheels') + wheel * 2 + bit;
}
