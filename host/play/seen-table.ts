import type { PieceView } from '../view/view';

/** What lies on a table, for views to draw: a simulated world, or what a mirror makes of the rules' state. */
export interface SeenTable {
  /** By cell. */
  readonly pieces: readonly (PieceView | null)[];
  readonly held: PieceView | null;
  readonly dice: readonly {
    readonly colour: 'red' | 'blue';
    readonly face: number;
    readonly place: 'well' | 'hand' | 'rolling';
    /** 0 before the first throw. */
    readonly throw: number;
  }[];
  readonly dominoes: {
    /** Tiles on the table in the order in which they were laid, as far as that has been seen. */
    readonly laid: readonly number[];
    readonly pad: { readonly seat: number | null } | null;
  };
  /** Double Trouble: quarter turns of each wheel, halves while it is between two places; domes and dice; where each arrow stands. */
  readonly wheels: { turnOf(wheel: number): number };
  readonly rollers: { at(roller: number): { readonly face: number; readonly isDown: boolean } };
  readonly arrows: { placeOf(piece: number): { readonly cell: number; readonly heading: number } | null };
  /** The display in the rim, or null where nobody sees it from here. */
  readonly display: SeenDisplay | null;
}

/** What eyes see of the display: `dots` row by row, 1 for one that shines, `contrast` from 1 to 256. */
export interface SeenDisplay {
  readonly isThere: boolean;
  readonly contrast: number;
  dots(): Uint8Array;
}
