/**
 * What can lie on a cell, in a byte: 0 for nothing, a piece as the running game numbers them (Doubles Wild: seat + 1; DOCE: as
 * the value of a square), or one of these.
 */
/** Something has come to lie there and has not been read yet. */
export const UNREAD: i32 = 253;
/** What lies there cannot be read, or is not of this game. */
export const UNREADABLE: i32 = 254;
/** A piece that came where none was expected, and that no reader tells. */
export const NOBODYS: i32 = 255;
