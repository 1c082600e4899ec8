import type { Collider, RigidBody, World as Bodies } from '@dimforge/rapier3d-deterministic-compat';
import { CENTRE } from './box';
import type { DieBody } from './scene';
import type { Physics } from './physics';
import { lengthOf, minus, type Orientation, type Vector } from './pose';

/** The spinner: a flat bar that turns freely about an upright pin in the board's centre, over nearly three cells. */
const HALF_LENGTH = 58;
const HALF_WIDTH = 4;
/** It hangs a little above the floor, so that no die gets under it, and reaches over the middle of a lying die. */
const UNDERSIDE = 3;
const TOPSIDE = 15;
/** As light as soft wood, 0.5 g/cm³: the bar weighs about as much as one die, so that a hit turns it fast. */
const DENSITY = 0.5e-6;
const FRICTION = 0.3;
/** A springy bar throws a die back. */
const RESTITUTION = 0.5;
/** Friction of the pin: the turning halves about every quarter of a second, so that a throw is not long. */
const DAMPING = 2.5;

/** The bar turns, in radians a second. A slower one counts as at rest. */
const TURNING = 0.5;
/** It flings a die when it was turning this fast and the die leaves faster by so many millimetres a second than it came. */
const FLINGING = 1;
const FLUNG_GAIN = 150;
/** Nearer than this to the pin a die can be touched. */
const REACH = HALF_LENGTH + 20;

/** How the spinner is turned: only its turn about the pin changes. */
export const spinnerAtRest: Orientation = { x: 0, y: 0, z: 0, w: 1 };

/** The spinner in a scene. */
export class Spinner {
  readonly #body: RigidBody;
  readonly collider: Collider;
  #turningBefore = 0;
  #speedsBefore: readonly (number | null)[] = [];
  /** Radians that it has turned since the throw began, whichever way. */
  turned = 0;
  /** When it began to turn, in seconds, or null. */
  turnedAt: number | null = null;

  constructor(
    physics: Physics,
    private readonly bodies: Bodies,
    orientation: Orientation,
  ) {
    this.#body = bodies.createRigidBody(
      physics.RigidBodyDesc.dynamic()
        .setTranslation(CENTRE, CENTRE, (UNDERSIDE + TOPSIDE) / 2)
        .setRotation(orientation)
        .enabledTranslations(false, false, false)
        .enabledRotations(false, false, true)
        .setAngularDamping(DAMPING),
    );
    this.collider = bodies.createCollider(
      physics.ColliderDesc.cuboid(HALF_LENGTH, HALF_WIDTH, (TOPSIDE - UNDERSIDE) / 2)
        .setDensity(DENSITY)
        .setFriction(FRICTION)
        .setRestitution(RESTITUTION),
      this.#body,
    );
  }

  get orientation(): Orientation {
    const { x, y, z, w } = this.#body.rotation();
    return { x, y, z, w };
  }

  get isTurning(): boolean {
    return this.#turning() > TURNING;
  }

  /** Slows the bar down from now on, as a finger would. */
  brake(damping: number): void {
    this.#body.setAngularDamping(damping);
  }

  /** To be called before a step: notes how fast bar and dice are. */
  lookBefore(dice: readonly DieBody[]): void {
    this.#turningBefore = this.#turning();
    this.#speedsBefore = dice.map(({ body }) =>
      lengthOf(minus(body.translation(), { x: CENTRE, y: CENTRE, z: 0 })) < REACH ? speedOf(body) : null,
    );
  }

  /** To be called after a step that took `step` seconds and ended at `time`: the dice that the bar has flung in it. */
  lookAfter(dice: readonly DieBody[], step: number, time: number): number[] {
    const turning = this.#turning();
    if (turning > TURNING) this.turnedAt ??= time;
    this.turned += turning * step;
    if (this.#turningBefore < FLINGING) return [];
    return dice.flatMap(({ die, body, collider }, index) => {
      const before = this.#speedsBefore[index] ?? null;
      if (before === null || speedOf(body) - before < FLUNG_GAIN) return [];
      return isTouching(this.bodies, this.collider, collider) ? [die] : [];
    });
  }

  #turning(): number {
    return Math.abs(this.#body.angvel().z);
  }
}

/** How far apart two surfaces may be to count as touching, in millimetres. */
const TOUCH = 0.3;

/** Whether two bodies touch. */
export function isTouching(bodies: Bodies, one: Collider, other: Collider): boolean {
  let touches = false;
  bodies.contactPair(one, other, (manifold) => {
    for (let contact = 0; contact < manifold.numContacts(); contact++)
      touches ||= manifold.contactDist(contact) < TOUCH;
  });
  return touches;
}

function speedOf(body: RigidBody): number {
  return lengthOf(body.linvel() as Vector);
}
