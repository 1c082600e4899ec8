/**
 * Words of Doppio on which firmware and host must agree. Rule ids in brackets.
 *
 * A tile is a number 0 … 27: the tile with the numbers low ≤ high is high · (high + 1) / 2 + low, so that 0-0 is 0, 0-1 is 1,
 * 1-1 is 2, 0-2 is 3, … and 6-6 is 27.
 *
 * Arguments of the actions (see `actions.ts` for the whole word); the last three belong to hidden hands only:
 *
 *     Deal      the tile that the seat is dealt                                        (DP-deal)
 *     Play      the tile in bits 9 … 5; in bits 4 … 0 the tile on the table that it
 *               is joined to, NO_TILE for the first of a round                         (DP-start, DP-spin, DP-unlock)
 *     Draw      the tile drawn; NO_TILE with hidden hands                              (DP-draw)
 *     Pass      –                                                                      (DP-hidden)
 *     Show      a tile of the seat's hand                                              (DP-hidden)
 *     Redeal    –                                                                      (DP-hidden)
 *
 * "The tile on the table" names the end as well: a tile that is no double has one open end there, its outer number, and
 * the open sides of a double all have its number.
 */
export enum Kind {
  Deal = 1,
  Play,
  Draw,
  Pass,
  Show,
  Redeal,
}

export enum Phase {
  /** Tiles are dealt one by one (known hands). */
  Deal,
  /** A seat that can play must (known hands). */
  Play,
  /** A seat that cannot play draws a tile (known hands). */
  Draw,
  /** Any seat lays the highest double, or nobody has one (hidden hands). */
  Opening,
  /** A seat plays, draws or passes (hidden hands). */
  Turn,
  /** The round has ended and hands are shown (hidden hands). */
  Show,
  Over,
}

/** How the last round ended. */
export enum RoundEnd {
  /** No round has ended yet. */
  None,
  /** A hand was emptied (DP-out). */
  Out,
  /** Nobody could play and nobody might draw (DP-blocked). */
  Blocked,
}

/** What can be read from, and for a position of one's own written into, a state, with an index where there are several. */
export enum Field {
  Phase,
  Seats,
  /** 1: hands are hidden from the table (read only). */
  Hidden,
  /** The seat whose turn it is; while hands are shown, the seat whose action ended the round. */
  Turn,
  /** The round being played, from 1. */
  Round,
  /** By seat: points (DP-match). */
  Score,
  /** By tile: a Place. */
  Place,
  /** By tile on the table: the tile that it was joined to, NO_TILE for the first; −1 for a tile that is not there. */
  JoinedTo,
  /** By seat: tiles in the hand. */
  HandSize,
  /** How many seats have passed in a row (hidden hands). */
  Passes,
  /** 1: the seat on turn has drawn in this turn (hidden hands). */
  HasDrawn,
  /** By seat × TILES + tile: 1 where the seat cannot hold the tile (hidden hands). */
  Lacks,
  /** A RoundEnd. */
  LastEnd,
  /** The seat that won the last round, NO_SEAT for none (DP-blocked-tie). */
  LastWinner,
  /** The points that it scored. */
  LastPoints,
  /** Bit i: seat i has won. */
  Winners,
  /** Tiles in the boneyard, or not dealt yet (read only). */
  BoneyardSize,
  /** By tile on the table: how many of its sides are open (read only). */
  OpenSides,
  /** By tile on the table: the number that its open sides have, −1 where none is open (read only). */
  OpenNumber,
  /** By number: 1 where its double lies on the table (DP-unlock, read only). */
  Unlocked,
}

/** Where a tile is: 0 in the boneyard or in a hand that is hidden, seat + 1 in a hand or shown by that seat, or on the table. */
export const ON_TABLE = 5;

/** The option word of a game's start. */
export const SEATS_MASK = 0x7;
/** Hands are hidden from the table (DP-hidden). */
export const HIDDEN_BIT = 0x8;

export const TILES = 28;
export const NUMBERS = 7;
/** Stands for "no tile" where five bits hold a tile. */
export const NO_TILE = 31;
/** How far the tile of a Play is shifted above the one that it is joined to. */
export const TILE_SHIFT = 5;
/** Tiles that are never drawn (DP-draw). */
export const BONEYARD_REST = 2;
/** Points that win the match (DP-match). */
export const MATCH_POINTS = 100;
