import type { Random } from '../random';
import { CENTRE, Edge, EDGES, FLOOR_END, FLOOR_START } from './box';
import { DIE_SIZE } from './die';
import {
  drawBetween,
  drawOrientation,
  lengthOf,
  minus,
  type Orientation,
  plus,
  type Pose,
  times,
  type Vector,
} from './pose';

/** A hand at the moment when it lets dice go. */
export interface Hand {
  readonly position: Vector;
  readonly velocity: Vector;
}

/** A die that has just left a hand. `spin` is an angular velocity. */
export interface LaunchedDie extends Pose {
  readonly die: number;
  readonly velocity: Vector;
  readonly spin: Vector;
}

/** How high a hand is when it opens. */
export const HAND_HEIGHT = 90;
/** How far outside the wall it is then, so that no beam is broken. */
const HAND_DISTANCE = 50;
/** A gentle and a hard throw. A drag is never taken for a harder one than a hand can do over so short a way. */
const GENTLE = 500;
const HARD = 1500;
export const HARDEST = 2500;
/** How fast dice turn as they leave the hand, about each axis: up to four turns a second. */
const FASTEST_SPIN = 25;
/** How much the dice of one hand differ from each other in speed. */
const SCATTER = 0.15;
/** Dice lie side by side in the hand, so far apart that no two touch however they are turned. */
const GAP = DIE_SIZE * 1.75;
/** Hands aim at a square around the centre, half as wide as the floor. */
const AIM = (FLOOR_END - FLOOR_START) / 4;

/** A place along the edges of the box, clockwise. */
export interface Stance {
  readonly edge: Edge;
  /** 0 … 1, from the edge's first corner to the next one clockwise. */
  readonly along: number;
}

/** Where a seat stands when all stand around the box evenly, clockwise. */
export function stanceOfSeat(seat: number, seats: number): Stance {
  const way = ((seat + 0.5) * EDGES) / seats;
  const edge = Math.floor(way);
  return { edge, along: way - edge };
}

/** A hand that throws from a place, aimed and swung as chance has it. */
export function drawHand(random: Random, stance: Stance): Hand {
  const position = positionOf(stance);
  const aim = {
    x: CENTRE + drawBetween(random, -AIM, AIM),
    y: CENTRE + drawBetween(random, -AIM, AIM),
    z: HAND_HEIGHT,
  };
  const way = minus(aim, position);
  const velocity = times(way, drawBetween(random, GENTLE, HARD) / lengthOf(way));
  return { position, velocity: { ...velocity, z: drawBetween(random, -400, 300) } };
}

/**
 * The hand that a drag describes: it opens where the drag ends, as fast as the drag went. Points in millimetres on the board;
 * `duration` in seconds. Throws RangeError for a duration that is not positive.
 */
export function handOfDrag(
  from: Pick<Vector, 'x' | 'y'>,
  to: Pick<Vector, 'x' | 'y'>,
  duration: number,
): Hand {
  if (!(duration > 0)) throw new RangeError(`a drag takes time, not ${duration} s`);
  const way = { x: to.x - from.x, y: to.y - from.y, z: 0 };
  return { position: { x: to.x, y: to.y, z: HAND_HEIGHT }, velocity: times(way, 1 / duration) };
}

/** The dice that a hand lets go, side by side across its way, each turned and spinning as chance has it. */
export function launch(random: Random, dice: readonly number[], hand: Hand): LaunchedDie[] {
  const speed = lengthOf(hand.velocity);
  const velocity = speed > HARDEST ? times(hand.velocity, HARDEST / speed) : hand.velocity;
  const across = acrossOf(velocity);
  return dice.map((die, index) => {
    const orientation: Orientation = drawOrientation(random);
    const spin = {
      x: drawBetween(random, -FASTEST_SPIN, FASTEST_SPIN),
      y: drawBetween(random, -FASTEST_SPIN, FASTEST_SPIN),
      z: drawBetween(random, -FASTEST_SPIN, FASTEST_SPIN),
    };
    return {
      die,
      position: plus(hand.position, times(across, (index - (dice.length - 1) / 2) * GAP)),
      orientation,
      velocity: times(velocity, drawBetween(random, 1 - SCATTER, 1 + SCATTER)),
      spin,
    };
  });
}

function positionOf({ edge, along }: Stance): Vector {
  const way = FLOOR_START + along * (FLOOR_END - FLOOR_START);
  const [near, far] = [FLOOR_START - HAND_DISTANCE, FLOOR_END + HAND_DISTANCE];
  const back = FLOOR_START + FLOOR_END - way;
  switch (edge) {
    case Edge.Left:
      return { x: near, y: back, z: HAND_HEIGHT };
    case Edge.Top:
      return { x: way, y: near, z: HAND_HEIGHT };
    case Edge.Right:
      return { x: far, y: way, z: HAND_HEIGHT };
    case Edge.Bottom:
      return { x: back, y: far, z: HAND_HEIGHT };
  }
}

/** The level direction at right angles to a velocity; any for one that goes straight up or down. */
function acrossOf({ x, y }: Vector): Vector {
  const length = Math.sqrt(x * x + y * y);
  return length > 0 ? { x: -y / length, y: x / length, z: 0 } : { x: 1, y: 0, z: 0 };
}
