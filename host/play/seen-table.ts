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
}
