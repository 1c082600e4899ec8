/** A seat is a player's place at the table, 0-based, clockwise. */
export const MAX_SEATS = 8;
/** Stands for "no seat" where a byte holds a seat. */
export const NO_SEAT = 255;

/** The two buttons in front of every seat. */
export enum Button {
  Confirm = 0,
  Change = 1,
}
export const BUTTONS_PER_SEAT = 2;

/** What a seat's pieces and lights may be coloured. The order is the default order of the seats. */
export enum Colour {
  Blue,
  Orange,
  Green,
  Yellow,
  Vermillion,
  SkyBlue,
  Purple,
  White,
}
export const COLOURS = 8;
