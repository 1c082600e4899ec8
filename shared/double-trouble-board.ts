/** A cell of the playfield: row and column 0 … 8, from the top left. */
export type Place = readonly [row: number, column: number];

/** A wheel of Double Trouble (DT-board). */
export interface WheelDescription {
  readonly centre: Place;
  /** How many quarter turns clockwise it has made at the beginning, 0 … 3. */
  readonly turn: number;
  /** The holders that its two channels join at turn 0, by the sides on which they are: `['NE', 'SW']`. */
  readonly channels: readonly string[];
}

/** A board of Double Trouble (DT-board). host/build/board/ reads and checks it, and makes the firmware's tables of it. */
export interface BoardDescription {
  /**
   * Nine rows of nine cells.
   *
   *     ─ │ ┌ ┐ └ ┘ ┼   a space, and the sides on which the path goes on
   *     ↑ → ↓ ←         a space that is left that way only; nothing comes in against the arrow
   *     *               the middle of a wheel, which is no space
   *     o               a holder, on one of the four sides of such a middle; a star
   *     .               no space
   */
  readonly drawing: readonly string[];
  /** Two arrows that nothing leads to. */
  readonly starts: readonly Place[];
  readonly finishes: readonly Place[];
  /** Stars apart from the holders: whoever has landed there leaves in any direction (DT-centre). */
  readonly stars: readonly Place[];
  /** At most MAX_WHEELS. */
  readonly wheels: readonly WheelDescription[];
}

/**
 * The board that the firmware is built with. It is our own: the pictures of the printed one did not come with its rules. It
 * looks the same when the table is turned by half.
 */
export const doubleTroubleBoard: BoardDescription = {
  drawing: [
    '┌───┐.↓..',
    '│...o.↓..',
    '│.┌o*o┐..',
    '│.o.o.o..',
    '└o*o┼o*o┐',
    '..o.o.o.│',
    '..└o*o┘.│',
    '..↑.o...│',
    '..↑.└───┘',
  ],
  starts: [
    [0, 6],
    [8, 2],
  ],
  finishes: [
    [0, 0],
    [8, 8],
  ],
  stars: [[4, 4]],
  wheels: [
    { centre: [2, 4], turn: 0, channels: ['NE', 'SW'] },
    { centre: [4, 6], turn: 1, channels: ['NE', 'SW'] },
    { centre: [6, 4], turn: 0, channels: ['NE', 'SW'] },
    { centre: [4, 2], turn: 1, channels: ['NE', 'SW'] },
  ],
};
