import { DIE_STRIDE, DOCE_DICE_PER_SET, FIRST_BLOCKER, FIRST_DOCE_DIE } from '../../shared/objects';
import type { Tag } from './devices/tag';
import { Impossible } from './impossible';
import type { Piece } from './piece';
import { objectTag, type WorldTags } from './world-tags';

const SETS = 2;
const FACES = 6;

/** A die or a blocker of a set: the tags by which it is known, by face (a blocker has one), and where it lies. */
interface Body {
  readonly tags: readonly Tag[];
  cell: number | null;
}

/** DOCE's two sets, eleven dice and a blocker each: seat 0 plays the black one, seat 1 the white one. */
export class GridDice {
  readonly #dice = eachSet((set) =>
    Array.from({ length: DOCE_DICE_PER_SET }, (_, die): Body => {
      const first = FIRST_DOCE_DIE + (set * DOCE_DICE_PER_SET + die) * DIE_STRIDE;
      return { tags: Array.from({ length: FACES }, (_, face) => tagOf(first + face + 1)), cell: null };
    }),
  );
  readonly #blockers = eachSet((set): Body[] => [{ tags: [tagOf(FIRST_BLOCKER + set)], cell: null }]);

  constructor(private readonly tags: WorldTags) {}

  /** Puts one of a seat's dice, or its blocker, on a cell; one that leans there shows its tag to no loop. Throws Impossible. */
  put(cell: number, piece: Piece, isLeaning: boolean): void {
    const body = this.#bodies(piece).find((one) => one.cell === null);
    if (!body) throw new Impossible(piece.face === 0 ? 'NoBlockerLeft' : 'NoDieLeft');
    body.cell = cell;
    if (!isLeaning) this.#show(body, piece);
  }

  /** Takes the die, or the blocker, off a cell. */
  lift(cell: number, piece: Piece): void {
    const body = this.#bodyOn(cell, piece);
    for (const tag of body.tags) this.tags.take(tag);
    body.cell = null;
  }

  /** Sets the die of a cell flat, with a face on top. */
  turn(cell: number, piece: Piece): void {
    const body = this.#bodyOn(cell, piece);
    for (const tag of body.tags) this.tags.take(tag);
    this.#show(body, piece);
  }

  #show(body: Body, { face }: Piece): void {
    const tag = body.tags[face ? face - 1 : 0];
    if (tag && body.cell !== null) this.tags.put(tag, { cells: [body.cell] });
  }

  #bodyOn(cell: number, piece: Piece): Body {
    const body = this.#bodies(piece).find((one) => one.cell === cell);
    if (!body) throw new Error(`the world lost the piece of cell ${cell}`);
    return body;
  }

  #bodies({ seat, face }: Piece): readonly Body[] {
    const set = (face === 0 ? this.#blockers : this.#dice)[seat];
    if (!set) throw new Impossible('NoSeat', seat);
    if (face === null || !Number.isInteger(face) || face < 0 || face > FACES)
      throw new Impossible('NoFace', String(face));
    return set;
  }
}

function eachSet<Value>(make: (set: number) => Value): Value[] {
  return Array.from({ length: SETS }, (_, set) => make(set));
}

function tagOf(id: number): Tag {
  return objectTag(id, id);
}
