import { Impossible } from './impossible';

/** A piece that lies on the playfield or is held: a marble, a die of DOCE, or a blocker. */
export interface Piece {
  readonly seat: number;
  /** The face on top of a DOCE die, 1 … 6, and 0 for a blocker; null for a marble. */
  readonly face: number | null;
}

/** A marble of a seat. */
export function marble(seat: number): Piece {
  return { seat, face: null };
}

/** That a piece lies where another should go. */
export function thereAlready({ face }: Piece): Impossible {
  if (face === null) return new Impossible('MarbleThere');
  return new Impossible(face === 0 ? 'BlockerThere' : 'DieThere');
}
