/**
 * Words of Doppel X on which firmware and host must agree. Rule ids in brackets.
 *
 * Dice are numbered: die 0 … 7 is that of the seat, die NEUTRAL the white one (DX-dice).
 *
 * A place is where a die lies, seen from above: a number 0 … 288, row by row, on the 17 × 17 points that are the centres of the
 * cells and the lines between them. An even row (or column) lies within one row of cells, an odd one across two, so that a place
 * is the one, two or four cells that the die touches and nothing else (DX-touch).
 *
 * Arguments of the actions (see `actions.ts` for the whole word):
 *
 *     Bet       the letter, A 0 … H 7                                                   (DX-bets)
 *     NoBet     –                                                                       (DX-bets-order)
 *     Throw     –                                                                       (DX-turn)
 *     Lie       bits 0 … 8 the place, 9 … 11 the face 1 … 3 or X, NEUTRAL_BIT for the
 *               neutral die; otherwise it is the die of the action's seat               (DX-touch)
 *     Lost      bits 0 … 1 a Where, NEUTRAL_BIT as above                                (DX-hole, DX-bets-off)
 *     Settled   1: the spinner has flung a die where it pays letter G; otherwise 0      (DX-flung)
 *
 * Dice are told in the order of their numbers, the neutral one last; it is told by the seat that threw it. All ways to be lost
 * are legal for each of them. Settled 1 needs a bet on G.
 */
export enum Kind {
  Bet = 1,
  NoBet,
  Throw,
  Lie,
  Lost,
  Settled,
}

export enum Phase {
  /** All seats have thrown at once: it is told where each die lies (DX-opening). */
  Opening,
  /** Seats without a die on the board may bet, until the seat on turn throws. */
  Bets,
  /** The seat on turn has thrown: it is told where every die lies that may have moved. */
  Throw,
  Over,
}

/** What a cell of a board is. Of two areas the one with the greater number is the better (DX-touch). */
export enum Zone {
  Hole,
  Minus,
  NoScore,
  One,
  Two,
  Three,
}

/** Where a die lies that is not on the board. */
export enum Where {
  Hole = 1,
  Outside,
  BettingBoard,
}

/** The letters of the betting fields (DX-bets). */
export enum Letter {
  /** Double X, as H. */
  A,
  /** A die of the seat on turn is lost. */
  B,
  /** A die of the seat on turn counts in 2x, in 3x, in "no score", in 1x. */
  C,
  D,
  E,
  F,
  /** The spinner has flung a die. */
  G,
  H,
}

/** What can be read from, and for a position of one's own written into, a state, with an index where there are several. */
export enum Field {
  Phase,
  /** Options, all read only. The board is 0 … 3; Letters has a bit for each Letter in the game. */
  Seats,
  Board,
  Spinner,
  FirstSeat,
  Letters,
  /** The seat that throws next or has thrown; in phase Over the seat whose throw was the last. */
  Turn,
  /** The game being played, from 1: after a tie there is another (DX-end). */
  Round,
  /** By seat: chips (DX-floor). */
  Chips,
  /** By seat: 0 no bet, otherwise 1 + the Letter on which its die lies. */
  Bet,
  /** By die: 0 not on the board, otherwise face << FACE_SHIFT with the place. */
  Lie,
  /** By die: 1 while it is still to be told where it lies after the throw. */
  Pending,
  /** By die: 1 where it has been lost in this throw. */
  Lost,
  /** The die that must be told next, −1 where none is (read only). */
  AwaitedDie,
  /** By die on the board: the Zone in which it counts, −1 for any other (DX-touch; read only). */
  DieZone,
  /** By cell: its Zone (read only). */
  CellZone,
  /** 1 while two dice on the board, or more, show an X (DX-double-x; read only). */
  DoubleX,
  /** By die: the chips that it gives without a Double X, −1 where it costs one (DX-score; read only). */
  Worth,
  /**
   * By seat: the chips that scoring the dice as they lie gives it, below 0 where it loses one; with MOST_SEATS added to the seat,
   * the same if the spinner has flung a die (read only).
   */
  Gain,
}

/** The option word of a game's start: seats, board, first seat (DX-start), and a bit for each Letter (exactly four). */
export const SEATS_MASK = 0xf;
export const BOARD_SHIFT = 4;
export const BOARD_MASK = 0x3;
/** Whether the spinner is fitted, on a board that has its place. */
export const SPINNER_BIT = 0x40;
export const FIRST_SEAT_SHIFT = 7;
export const FIRST_SEAT_MASK = 0x7;
export const LETTERS_SHIFT = 10;
export const LETTERS_MASK = 0xff;

export const LEAST_SEATS = 3;
export const MOST_SEATS = 8;
export const BOARDS = 4;
/** The first board that has a place for the spinner (DX-boards). */
export const FIRST_SPINNER_BOARD = 2;
export const LETTERS = 8;
/** Letters in a game (DX-bets). */
export const BETTING_FIELDS = 4;

export const DICE = 9;
export const NEUTRAL = 8;
export const NEUTRAL_BIT = 0x1000;

/** Rows and columns of places, and all places. */
export const PLACE_SIDE = 17;
export const PLACES = 289;
export const PLACE_MASK = 0x1ff;
export const FACE_SHIFT = 9;
/** The face X; the others are 1, 2 and 3. */
export const FACE_X = 4;

/** DX-double-x: what each seat with an X receives. */
export const DOUBLE_X_CHIPS = 10;
/** DX-end: with how many chips a game ends, and from how many seats on with the greater number. */
export const FEW_SEATS_TARGET = 50;
export const MANY_SEATS_TARGET = 70;
export const MANY_SEATS = 6;
