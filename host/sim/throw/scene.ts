import type { Collider, RigidBody, World as Bodies } from '@dimforge/rapier3d-deterministic-compat';
import { cellPitch } from '../../../hardware/description';
import { CELLS, COLUMNS } from '../../../shared/cells';
import {
  BOARD_SIZE,
  type Box,
  CENTRE,
  FIELD_SIZE,
  fieldCorners,
  FLOOR_END,
  FLOOR_START,
  HOLE_DEPTH,
  WALL_HEIGHT,
  WALL_THICKNESS,
} from './box';
import { DIE_DENSITY, DIE_FRICTION, DIE_RESTITUTION, DIE_SIZE, HALF_DIE } from './die';
import type { LaunchedDie } from './hand';
import type { Physics } from './physics';
import type { Pose } from './pose';
import { isLyingFlat, poseOf } from './rest';
import { Spinner, spinnerAtRest } from './spinner';

/** Standard gravity, mm/s². */
const GRAVITY = 9810;
/**
 * Length of a step in seconds. The hardest throw moves less than a die’s edge in one, so that nothing is jumped over, and a throw
 * still takes a fraction of the 50 ms that it may take to work out.
 */
export const STEP = 1 / 240;
/** Varnished board: friction and bounce are the middle of the die's and these. */
const BOARD_FRICTION = 0.45;
const BOARD_RESTITUTION = 0.3;
/** Reaches further than any die rolls. */
const TABLE_HALF = 5000;
const TABLE_THICKNESS = 100;
/** A die that lies somewhere before a throw. */
export interface LyingDie extends Pose {
  readonly die: number;
}

/** A die as a body of the scene. */
export interface DieBody {
  readonly die: number;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/** The box with its dice as bodies of the physics engine. To be freed after use. */
export class Scene {
  readonly bodies: Bodies;
  readonly walls: readonly Collider[];
  readonly spinner: Spinner | null;
  readonly dice: readonly DieBody[];

  constructor(
    private readonly physics: Physics,
    box: Box,
    lying: readonly LyingDie[],
    thrown: readonly LaunchedDie[],
    spinner = spinnerAtRest,
  ) {
    this.bodies = new physics.World({ x: 0, y: 0, z: -GRAVITY });
    // The engine's tolerances are parts of this length.
    this.bodies.lengthUnit = DIE_SIZE;
    this.bodies.timestep = STEP;
    this.#addGround(box.holes);
    this.walls = this.#addWalls();
    this.spinner = box.hasSpinner ? new Spinner(physics, this.bodies, spinner) : null;
    const asleep = lying.map((die) => this.#addLying(die));
    this.#fallAsleep(asleep);
    this.dice = [...asleep, ...thrown.map((die) => this.#addThrown(die))];
  }

  /** Gives the memory back that the engine holds. */
  free(): void {
    this.bodies.free();
  }

  /** Floor, rim, betting fields, and the table below all of them, which is also the bottom of the holes. */
  #addGround(holes: readonly number[]): void {
    const floor = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !holes.includes(cell));
    const blocks = floor.flatMap((cell) => [cell % COLUMNS, Math.floor(cell / COLUMNS), -1]);
    // One body of blocks: over the joints between separate ones a sliding die would stumble.
    if (floor.length > 0)
      this.#addBoard(
        this.physics.ColliderDesc.voxels(new Int32Array(blocks), {
          x: cellPitch,
          y: cellPitch,
          z: HOLE_DEPTH,
        }).setTranslation(FLOOR_START, FLOOR_START, 0),
      );
    this.#addFrame(FLOOR_START, BOARD_SIZE - 2 * FLOOR_START, FLOOR_START, -HOLE_DEPTH, 0);
    for (const { x, y } of fieldCorners) this.#addBlock(x, y, FIELD_SIZE, FIELD_SIZE, -HOLE_DEPTH, 0);
    const start = CENTRE - TABLE_HALF;
    this.#addBlock(start, start, 2 * TABLE_HALF, 2 * TABLE_HALF, -HOLE_DEPTH - TABLE_THICKNESS, -HOLE_DEPTH);
  }

  #addWalls(): Collider[] {
    return this.#addFrame(FLOOR_START, FLOOR_END - FLOOR_START, WALL_THICKNESS, 0, WALL_HEIGHT);
  }

  /** Four blocks around a square that begins at `start` in both directions. */
  #addFrame(start: number, size: number, thickness: number, low: number, high: number): Collider[] {
    const [outside, end] = [start - thickness, start + size];
    const whole = size + 2 * thickness;
    return [
      this.#addBlock(outside, start, thickness, size, low, high),
      this.#addBlock(end, start, thickness, size, low, high),
      this.#addBlock(outside, outside, whole, thickness, low, high),
      this.#addBlock(outside, end, whole, thickness, low, high),
    ];
  }

  #addBlock(x: number, y: number, width: number, depth: number, low: number, high: number): Collider {
    const half = { x: width / 2, y: depth / 2, z: (high - low) / 2 };
    return this.#addBoard(
      this.physics.ColliderDesc.cuboid(half.x, half.y, half.z).setTranslation(
        x + half.x,
        y + half.y,
        low + half.z,
      ),
    );
  }

  #addBoard(shape: InstanceType<Physics['ColliderDesc']>): Collider {
    return this.bodies.createCollider(shape.setFriction(BOARD_FRICTION).setRestitution(BOARD_RESTITUTION));
  }

  #addLying({ die, position, orientation }: LyingDie): DieBody {
    const body = this.bodies.createRigidBody(
      this.physics.RigidBodyDesc.dynamic()
        .setTranslation(position.x, position.y, position.z)
        .setRotation(orientation),
    );
    return this.#withShape(die, body);
  }

  /**
   * Dice that lie flat on the floor sleep until they are hit, so that nothing else moves them. A new contact wakes a body: one
   * step without weight lets the engine find the contacts with the floor first.
   */
  #fallAsleep(lying: readonly DieBody[]): void {
    this.bodies.gravity = { x: 0, y: 0, z: 0 };
    this.bodies.step();
    this.bodies.gravity = { x: 0, y: 0, z: -GRAVITY };
    for (const die of lying) if (isLyingFlat(poseOf(die))) die.body.sleep();
  }

  #addThrown({ die, position, orientation, velocity, spin }: LaunchedDie): DieBody {
    const body = this.bodies.createRigidBody(
      this.physics.RigidBodyDesc.dynamic()
        .setTranslation(position.x, position.y, position.z)
        .setRotation(orientation)
        .setLinvel(velocity.x, velocity.y, velocity.z)
        .setAngvel(spin)
        // Looks for hits between two steps: the walls are thin.
        .setCcdEnabled(true),
    );
    return this.#withShape(die, body);
  }

  #withShape(die: number, body: RigidBody): DieBody {
    const collider = this.bodies.createCollider(
      this.physics.ColliderDesc.cuboid(HALF_DIE, HALF_DIE, HALF_DIE)
        .setDensity(DIE_DENSITY)
        .setFriction(DIE_FRICTION)
        .setRestitution(DIE_RESTITUTION),
      body,
    );
    return { die, body, collider };
  }
}
