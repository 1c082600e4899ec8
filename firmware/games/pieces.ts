/**
 * What can lie on a cell, in two bytes: 0 for nothing, a piece as the running game numbers them (Doubles Wild: seat + 1; DOCE:
 * the value of a square; Double Trouble: arrows.ts beside its table.ts), or one of these.
 */
/** Something has come to lie there and has not been read yet. */
export const UNREAD: i32 = 0xfffb;
/** What lies there cannot be read, or is not of this game. */
export const UNREADABLE: i32 = 0xfffc;
/** A piece that came where none was expected, and that no reader tells. */
export const NOBODYS: i32 = 0xfffd;
