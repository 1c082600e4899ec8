/**
 * Words of Double Trouble on which firmware and host must agree. Rule ids in brackets; the board is in double-trouble-board.ts.
 *
 * A colour is a number 0 … 3 in the order of the turns. Each has two pieces, 0 and 1; across all colours a piece is numbered
 * 2 · colour + piece. The seat of a colour is the colour's own number, with two colours a seat the colour's last bit.
 *
 * Arguments of the actions (see `actions.ts` for the whole word). The seat is that of the colour on turn, except where said:
 *
 *     Pop       the faces: bits 0 … 2 and, while the colour has both pieces, 3 … 5   (DT-first, DT-finish)
 *     Move      bits 0 … 2 the direction: a Heading + 1 from a star that is left in
 *               any direction, otherwise 0; bits 3 … 5 the die's face, bit 6 the
 *               piece, 0 or 1                                                        (DT-move, DT-centre)
 *     PopOff    –; the seat is the one that showed a 6 first                         (DT-popoff)
 *     Return    the START, 0 or 1; the seat is that of the piece that goes back. Of
 *               two pieces of one seat this is the START of the one that moved, and
 *               the other goes to the other                                          (DT-popoff, DT-own)
 *     TurnWheel bits 0 … 1 the quarter turns clockwise, 1 … 3; bits 2 … 3 the wheel  (DT-star)
 *     Leave     –: no wheel is turned                                                (DT-star)
 */
export enum Kind {
  Pop = 1,
  Move,
  PopOff,
  Return,
  TurnWheel,
  Leave,
}

export enum Phase {
  /** The rollers are popped. */
  Pop,
  /** A die is to move a piece. */
  Move,
  /** Two seats pop until one of them shows a 6. */
  PopOff,
  /** The loser of a pop-off chooses a START. */
  Return,
  /** A seat has landed on a piece of its own: both go back. */
  Collision,
  /** A wheel may be turned. */
  Wheel,
  Over,
}

/** Where a piece's arrow points. A quarter turn clockwise is one more. */
export enum Heading {
  North,
  East,
  South,
  West,
}

/** What can be read from, and for a position of one's own written into, a state, with an index where there are several. */
export enum Field {
  Phase,
  /** The option word (read only). */
  Options,
  /** The colour on turn; once the game is over, the one that won. */
  Colour,
  /** By wheel: its quarter turns clockwise, 0 … 3. */
  WheelTurn,
  /** By piece number: the cell, NO_CELL once it has reached a FINISH or where nobody plays the colour. */
  Cell,
  /** By piece number: a Heading; 0 off the board. */
  Heading,
  /** By die 0 … 1: the face while it is to be played, otherwise 0. */
  Die,
  /** The number of the piece that has moved last in this turn, NO_PIECE before. */
  Moved,
  /** While two pieces share a space: the number of the one that was there, otherwise NO_PIECE. */
  Met,
  /** In phase Return: the number of the piece that goes back, otherwise NO_PIECE. */
  Returning,
  /** The seat on turn (read only). */
  Turn,
  /** How many colours play (read only). */
  Colours,
  /** By seat: pieces that have reached a FINISH (read only). */
  Finished,
}

/** The option word of a game's start. */
export const SEATS_MASK = 0x7;
/** Two seats play two colours each (DT-two-colours). */
export const TWO_COLOURS_BIT = 0x8;
/** Where the seat that begins lies in the option word (DT-start). */
export const FIRST_SEAT_SHIFT = 4;

/** Stands for "no piece" where a byte holds a piece's number. */
export const NO_PIECE = 255;
export const PIECES = 8;
export const DICE = 2;
export const MAX_WHEELS = 4;

/** Places in the argument of a Move. */
export const DIRECTION_MASK = 0x7;
export const FACE_SHIFT = 3;
export const PIECE_SHIFT = 6;
/** Places in the argument of a TurnWheel. */
export const QUARTERS_MASK = 0x3;
export const WHEEL_SHIFT = 2;
