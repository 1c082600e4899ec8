/**
 * What a tag names: every die face, domino half, arrow nose and tail, the blockers and the battle ring carry a tag whose
 * user memory holds the object's id, 16 bits, so that there is nothing to configure on the table. Numbers are never used
 * again. Several tags may carry the same id (two faces of a die that show the same); their serial numbers differ.
 *
 * The tag of a die's face is glued under the opposite face: the id that is read from below names the face that shows.
 *
 *     dice       FIRST_… + die × DIE_STRIDE + face, the face in the lowest three bits
 *     dominoes   FIRST_DOMINO + tile × 2 + half; tiles 0-0, 0-1, … 0-6, 1-1, … 6-6; half 0 is the one with fewer pips
 *     arrows     FIRST_ARROW + colour × 4 + piece × 2 + end (ArrowEnd)
 *     rollers    FIRST_ROLLER_DIE + roller × DIE_STRIDE + face
 *     blockers   FIRST_BLOCKER + set (DoceSet)
 */
export const NO_OBJECT = 0;
/** A tag that is there but holds no object: blank, foreign or damaged. */
export const UNKNOWN_OBJECT = 0xffff;

export const DIE_STRIDE = 8;
export const DIE_FACE_MASK = 7;

/** Doubles Wild: dice 0 … 2 red, 3 … 5 blue, in the order of the wells; faces 1 … 6. */
export const FIRST_WILD_DIE = 0x0100;
export const WILD_DICE = 6;

/** DOCE: the dice of the black set, then of the white one; faces 1 … 6. */
export const FIRST_DOCE_DIE = 0x0200;
export const DOCE_DICE_PER_SET = 11;
export const DOCE_DICE = 22;
export enum DoceSet {
  Black,
  White,
}
export const FIRST_BLOCKER = 0x0300;
export const BLOCKERS = 2;

/** Doppel X: the seats' dice, then the neutral one; faces 1, 2, 3 and DOPPEL_X. */
export const FIRST_DOPPEL_DIE = 0x0400;
export const DOPPEL_DICE = 9;
export const DOPPEL_NEUTRAL = 8;
export const DOPPEL_X = 4;

export const FIRST_DOMINO = 0x0500;
export const DOMINO_TILES = 28;
export const DOMINO_HALVES = 56;

/** Double Trouble: two pieces a colour, four colours (shared/double-trouble.ts). */
export const FIRST_ARROW = 0x0600;
export const ARROW_PIECES = 2;
export const ARROW_ENDS = 16;
export enum ArrowEnd {
  Nose,
  Tail,
}

export const BATTLE_RING = 0x0700;

/** The dice under the two domes; faces 1 … 6. */
export const FIRST_ROLLER_DIE = 0x0800;
export const ROLLERS = 2;

/**
 * How an id lies on a tag, in page 4, the first page of the user memory (NXP NTAG213/215/216 data sheet, section 8.5):
 * the id's low byte, its high byte, OBJECT_FORMAT, and the CRC-8 of these three (polynomial 0x07, start value 0xff, not
 * reflected). A blank page (all zeros or all ones) fails already at the format byte.
 */
export const OBJECT_PAGE = 4;
export const OBJECT_FORMAT = 0xd1;
export const OBJECT_CRC_POLYNOMIAL = 0x07;
export const OBJECT_CRC_START = 0xff;
/** Ids from here on are not objects and count as damaged. */
export const OBJECT_LIMIT = 0xff00;
