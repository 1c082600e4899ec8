import { inputOfCell } from '../../hardware/description';
import { CELLS, COLUMNS, ROWS } from '../../shared/cells';
import { Heading, PIECES } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { ArrowEnd, FIRST_ARROW } from '../../shared/objects';
import type { Bounce, RegisterChain } from './devices/register-chain';
import type { Tag } from './devices/tag';
import { Impossible } from './impossible';
import { objectTag, type WorldTags } from './world-tags';

/** Where an arrow stands, and where its nose points. */
export interface ArrowPlace {
  readonly cell: number;
  readonly heading: Heading;
}

/** Rows and columns to the cell ahead, by heading. */
const steps: Readonly<Record<Heading, readonly [number, number]>> = {
  [Heading.North]: [-1, 0],
  [Heading.East]: [0, 1],
  [Heading.South]: [1, 0],
  [Heading.West]: [0, -1],
};

/** The neighbour of a cell in a direction, or null beyond the board. */
export function cellAhead(cell: number, heading: Heading): number | null {
  const [rows, columns] = steps[heading];
  const row = Math.floor(cell / COLUMNS) + rows;
  const column = (cell % COLUMNS) + columns;
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? null : row * COLUMNS + column;
}

const starts = doubleTroubleBoard.starts.map(([row, column]) => row * COLUMNS + column);

/**
 * The arrows of Double Trouble, numbered as pieces (shared/double-trouble.ts). Each carries a tag in its nose and one in its tail
 * (hardware/description.ts, arrow). It knows no rules but that of the grooves: a cell has one, a START has room for all.
 */
export class Arrows {
  /** By piece: where it stands, or null for one in a hand or beside the board. */
  readonly #places: (ArrowPlace | null)[] = Array.from({ length: PIECES }, () => null);
  readonly #tags = Array.from({ length: PIECES }, (_, piece) => ({
    nose: arrowTag(piece, ArrowEnd.Nose),
    tail: arrowTag(piece, ArrowEnd.Tail),
  }));

  /** `now` tells the time; `onMove` is called after each change. */
  constructor(
    private readonly tags: WorldTags,
    private readonly inputs: RegisterChain,
    private readonly now: () => number,
    private readonly onMove: () => void,
  ) {}

  placeOf(piece: number): ArrowPlace | null {
    const place = this.#places[piece];
    if (place === undefined) throw new Impossible('NoArrow', piece);
    return place;
  }

  /** The pieces on a cell, ascending. */
  on(cell: number): number[] {
    return this.#places.flatMap((place, piece) => (place?.cell === cell ? [piece] : []));
  }

  /** Sets an arrow into the groove of a cell; one that stands elsewhere is lifted first. `bounce`: how the sensor chatters. */
  put(piece: number, cell: number, heading: Heading, bounce?: Bounce): void {
    if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) throw new Impossible('NoCell', cell);
    if (!(heading in steps)) throw new Impossible('NoHeading', heading);
    const others = this.on(cell).filter((other) => other !== piece);
    if (others.length > 0 && !starts.includes(cell)) throw new Impossible('ArrowThere');
    if (this.placeOf(piece)) this.lift(piece, bounce);
    this.#places[piece] = { cell, heading };
    this.#show(piece, [cell], cellAhead(cell, heading));
    this.#feel(cell, bounce);
    this.onMove();
  }

  /** An arrow is lifted into a hand; returns where it stood. */
  lift(piece: number, bounce?: Bounce): ArrowPlace {
    const place = this.placeOf(piece);
    if (place === null) throw new Impossible('NothingThere');
    this.#places[piece] = null;
    this.#hide(piece);
    this.#feel(place.cell, bounce);
    this.onMove();
    return place;
  }

  /** An arrow is turned where it stands, without the cell becoming empty. */
  turn(piece: number, heading: Heading): void {
    const place = this.placeOf(piece);
    if (place === null) throw new Impossible('NothingThere');
    this.#places[piece] = { ...place, heading };
    this.#show(piece, [place.cell], cellAhead(place.cell, heading));
    this.onMove();
  }

  /** A wheel carries the arrows in its holders between two places, over a cell that it only brushes. */
  carry(pieces: readonly { readonly piece: number; readonly over: number }[]): void {
    const from = pieces.map(({ piece }) => this.placeOf(piece)?.cell);
    for (const { piece, over } of pieces) {
      this.#places[piece] = null;
      this.#show(piece, [over], null);
    }
    for (const cell of from) if (cell !== undefined) this.#feel(cell);
    this.onMove();
  }

  #show(piece: number, cells: number[], ahead: number | null): void {
    const tags = this.#tags[piece];
    if (!tags) return;
    this.tags.put(tags.tail, { cells });
    this.tags.put(tags.nose, { cells: ahead === null ? cells : [...cells, ahead] });
  }

  #hide(piece: number): void {
    const tags = this.#tags[piece];
    if (!tags) return;
    this.tags.take(tags.nose);
    this.tags.take(tags.tail);
  }

  /** The sensor of a cell feels whether something stands there. */
  #feel(cell: number, bounce?: Bounce): void {
    this.inputs.set(inputOfCell(cell), this.on(cell).length > 0, this.now(), bounce);
  }
}

function arrowTag(piece: number, end: ArrowEnd): Tag {
  const id = FIRST_ARROW + piece * 2 + end;
  return objectTag(id, id);
}
