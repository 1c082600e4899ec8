import { antennaGroups, firstOf } from '../../hardware/description';
import { DICE } from '../../shared/doppel-x';
import { DIE_STRIDE, FIRST_DOPPEL_DIE } from '../../shared/objects';
import type { Tag } from './devices/tag';
import { Impossible } from './impossible';
import { FIELD_SIZE, fieldCorners, FLOOR_END, FLOOR_START } from './throw/box';
import { DIE_SIZE, type Faces, HALF_DIE, OPPOSITE, orientationWith, SIDES, usualFaces } from './throw/die';
import { coveredCells, touchedCells } from './throw/footprint';
import { lengthOf, minus, type Pose, type Vector } from './throw/pose';
import type { Lie, Rest } from './throw/rest';
import type { LyingDie } from './throw/scene';
import type { ThrowResult } from './throw/throw';
import { objectTag, type WorldTags } from './world-tags';

/** A die of Doppel X in the world: lying somewhere, tumbling, or in its owner's hand. */
export type DoppelDie =
  | (Pick<Rest, 'position' | 'orientation' | 'side' | 'face' | 'lie'> & { readonly at: 'rest' })
  | { readonly at: 'tumbling' }
  | { readonly at: 'hand' };

/** Something that will happen to a die: it begins to tumble, or comes to rest. Milliseconds. */
interface Change {
  readonly at: number;
  readonly die: number;
  readonly to: DoppelDie;
}

/** Serial numbers of the tags begin here: faces of one die may carry the same id, so that ids cannot serve. */
const FIRST_SERIAL = FIRST_DOPPEL_DIE << 4;
/** Two dice whose centres are this far apart, a diagonal and a little more, do not touch. */
const APART = DIE_SIZE * 1.5;
const IN_HAND: DoppelDie = { at: 'hand' };
const TUMBLING: DoppelDie = { at: 'tumbling' };

/**
 * The dice of Doppel X in the world: those of the seats and the neutral one, as shared/doppel-x.ts numbers them. A die that lies
 * flat on the floor shows the tag of its lower side to the loops of all rows and columns that it touches; one that lies
 * flat on a betting field shows it to that field's antenna. No antenna reaches dice that lean or lie on others, in holes, or
 * outside. A presence sensor feels a die that lies on the floor or leans over it where it covers the cell's centre.
 */
export class DoppelDice {
  readonly #dice: DoppelDie[] = Array.from({ length: DICE }, () => IN_HAND);
  #changes: Change[] = [];
  readonly #tagsOf: readonly (readonly Tag[])[];

  /** `onMove` is called after each change. `faces`: what is printed on the sides (DX-dice). */
  constructor(
    private readonly tags: WorldTags,
    private readonly onMove: () => void,
    readonly faces: Faces = usualFaces,
  ) {
    // The tag under a side names the face of the opposite side.
    this.#tagsOf = this.#dice.map((_, die) =>
      Array.from({ length: SIDES }, (_, side) =>
        objectTag(
          FIRST_DOPPEL_DIE + die * DIE_STRIDE + (faces[OPPOSITE - side] as number),
          FIRST_SERIAL + die * SIDES + side,
        ),
      ),
    );
  }

  /** Where a die is. Throws Impossible for one that there is not. */
  die(die: number): DoppelDie {
    const state = this.#dice[die];
    if (!state) throw new Impossible('NoDie', die);
    return state;
  }

  /** The dice that a throw may hit, as the throw wants them: all that lie anywhere but those that are `thrown`. */
  lying(thrown: readonly number[] = []): LyingDie[] {
    return this.#dice.flatMap((state, die) =>
      state.at === 'rest' && !thrown.includes(die)
        ? [{ die, position: state.position, orientation: state.orientation }]
        : [],
    );
  }

  /** The cells whose presence sensors feel a die. */
  feltCells(): Set<number> {
    return new Set(
      this.#dice.flatMap((state) =>
        state.at === 'rest' && (state.lie.at === 'floor' || state.lie.at === 'cocked')
          ? coveredCells(state)
          : [],
      ),
    );
  }

  /**
   * A throw that begins at `now` (milliseconds) happens to the dice: thrown ones tumble until they come to rest, others from
   * the moment when they are hit.
   */
  follow({ rests }: Pick<ThrowResult, 'rests'>, now: number): void {
    const at = (seconds: number) => now + seconds * 1000;
    this.#changes = rests.flatMap(({ die, position, orientation, side, face, lie, movedAt, restedAt }) => {
      this.die(die);
      if (movedAt === null) return [];
      const to: DoppelDie = { at: 'rest', position, orientation, side, face, lie };
      return [
        { at: at(movedAt), die, to: TUMBLING },
        { at: at(restedAt), die, to },
      ];
    });
    this.look(now);
  }

  /** Lets time pass: what is due by `now` happens. */
  look(now: number): void {
    const due = this.#changes.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    this.#changes = this.#changes.filter(({ at }) => at > now);
    for (const { die, to } of due.sort((one, other) => one.at - other.at)) this.#set(die, to);
    this.onMove();
  }

  /** A hand takes a die from wherever it lies. */
  take(die: number): void {
    this.#move(die, IN_HAND);
  }

  /**
   * A hand sets a die flat on the floor at a point, in millimetres on the board, with a side on top and its edges along the
   * board's. Holes and spinner are the board's affair: they are not looked at. Throws Impossible where there is no room.
   */
  lay(die: number, point: Pick<Vector, 'x' | 'y'>, side: number): void {
    const pose = this.#poseAt(point, side);
    const isOnFloor = [point.x, point.y].every(
      (way) => way >= FLOOR_START + HALF_DIE && way <= FLOOR_END - HALF_DIE,
    );
    if (!isOnFloor || !this.#hasRoom(die, pose)) throw new Impossible('NoRoomThere');
    this.#move(die, this.#resting(pose, side, { at: 'floor', cells: touchedCells(pose) }));
  }

  /** A hand lays a die on a betting field, 0 … 3, beside those that lie there. Throws Impossible for any other field. */
  bet(die: number, field: number, side = 0): void {
    const corner = fieldCorners[field];
    if (!corner) throw new Impossible('NoBettingField', field);
    const perRow = Math.floor(FIELD_SIZE / APART);
    const poses = Array.from({ length: perRow * perRow }, (_, at) => {
      const [column, row] = [at % perRow, Math.floor(at / perRow)];
      return this.#poseAt({ x: corner.x + APART * (column + 0.5), y: corner.y + APART * (row + 0.5) }, side);
    });
    const pose = poses.find((candidate) => this.#hasRoom(die, candidate));
    if (!pose) throw new Impossible('NoRoomThere');
    this.#move(die, this.#resting(pose, side, { at: 'field', field, isFlat: true }));
  }

  #move(die: number, to: DoppelDie): void {
    this.die(die);
    this.#changes = this.#changes.filter((change) => change.die !== die);
    this.#set(die, to);
    this.onMove();
  }

  /** Brings the tag of the lower side to the antennas that reach it, and takes the others away. */
  #set(die: number, to: DoppelDie): void {
    this.#dice[die] = to;
    const tags = this.#tagsOf[die] as readonly Tag[];
    for (const tag of tags) this.tags.take(tag);
    if (to.at !== 'rest') return;
    const tag = tags[OPPOSITE - to.side] as Tag;
    if (to.lie.at === 'floor') this.tags.put(tag, { cells: to.lie.cells });
    if (to.lie.at === 'field' && to.lie.isFlat)
      this.tags.put(tag, { antenna: firstOf(antennaGroups, 'bets') + to.lie.field });
  }

  #poseAt({ x, y }: Pick<Vector, 'x' | 'y'>, side: number): Pose {
    if (!Number.isInteger(side) || side < 0 || side >= SIDES) throw new Impossible('NoFace', side);
    return { position: { x, y, z: HALF_DIE }, orientation: orientationWith(side) };
  }

  #resting(pose: Pose, side: number, lie: Lie): DoppelDie {
    return { at: 'rest', ...pose, side, face: this.faces[side] as number, lie };
  }

  /** Whether every other die lies so far away that the two cannot overlap, however they are turned. */
  #hasRoom(die: number, { position }: Pose): boolean {
    return this.lying().every(
      (other) => other.die === die || lengthOf(minus(other.position, position)) >= APART,
    );
  }
}
