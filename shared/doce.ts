/**
 * Words of DOCE on which firmware and host must agree. Rule ids in brackets.
 *
 * Arguments of the actions (see `actions.ts` for the whole word):
 *
 *     Die       bits 0 … 4 the cell 0 … 24, from bit 5 the face 1 … 6   (DC-grid, DC-zone)
 *     Blocker   the cell 0 … 24                                        (DC-blocker)
 *
 * Cells of DOCE are the 25 squares of its own grid, row by row from the top left; the playfield's cells are another matter.
 */
export enum Kind {
  Die = 1,
  Blocker,
}

export enum Phase {
  /** The turn begins: a die, or the blocker before it. */
  Turn,
  /** The blocker has been put: the die must follow. */
  Die,
  /** The fourth round has ended; its grid stays. */
  Over,
}

/** How the round that ended last came out. */
export enum Outcome {
  /** No round has ended yet. */
  None,
  FirstSeatWon,
  SecondSeatWon,
  Draw,
}

/** What can be read from, and for a position of one's own written into, a state, with an index where there are several. */
export enum Field {
  Phase,
  /** The seat that starts the first round (DC-match; read only). */
  FirstSeat,
  /** 1 where full threes of a number cost points instead of giving them (DC-score; read only). */
  SameNumberCosts,
  /** The seat whose turn it is; once the game is over, the seat that played the last die. */
  Turn,
  /** 1 … 4. */
  Round,
  /** By cell: 0 empty, otherwise (seat + 1) << OWNER_SHIFT with the face in the low bits, 0 for a blocker. */
  Square,
  /** By seat: the cell of the marked die, NO_CELL before the seat's first die of the round (DC-zone). */
  Marked,
  /** By seat: points of the rounds that have ended. */
  Score,
  /** An Outcome: how the last round ended. The fields that begin with Last belong to it and are 0 before. */
  LastOutcome,
  /** By seat: points that the last round gave. */
  LastPoints,
  /** 1 where the last round was won with a line of four of the winner's own. */
  LastAllOwn,
  /** Empty squares that gave the last round's winner a point each; 0 after a draw. */
  LastEmpty,
  /** Full threes of a number that counted for the last round's winner; 0 after a draw. */
  LastThrees,
  /** By seat: 1 where the seat had not used its blocker when the last round ended. */
  LastBlockerKept,
  /** By cell: 1 where the square was in a line that ended the last round. */
  LastLine,
  /** The seat that starts this round (read only). */
  FirstOfRound,
  /** By seat: numbered dice left to play in this round (read only). */
  DiceLeft,
  /** By seat: 1 while the seat has its blocker (read only). */
  HasBlocker,
  /** By cell: 1 where the seat to act may put its die (read only). */
  Target,
  /** By cell: 1 where the seat to act may put its blocker (read only). */
  BlockerTarget,
  /** By cell: bit s set where the square is in the no-play zone of seat s (DC-zone; read only). */
  Zone,
  /** By seat: whether the seat has won; both of a drawn match (DC-match; read only). */
  Winner,
}

/** The option word of a game's start: which seat starts the first round (DC-match). */
export const FIRST_SEAT_BIT = 0x1;
/** The option word: full threes of a number cost two points instead of giving them (DC-score). */
export const SAME_NUMBER_COSTS_BIT = 0x2;

/** DC-grid: the grid's rows and columns. */
export const SIDE = 5;
export const SQUARES = 25;
/** DC-grid: where the grid's first row and column lie on the playfield. */
export const FIRST_ROW = 2;
export const FIRST_COLUMN = 2;
export const NUMBERED_DICE = 11;
export const ROUNDS = 4;

/** Where the face lies in the argument of a Die. */
export const FACE_SHIFT = 5;
export const SQUARE_MASK = 0x1f;

/** Where the owner (seat + 1) lies in the value of a Square. */
export const OWNER_SHIFT = 3;
export const FACE_MASK = 0x7;
