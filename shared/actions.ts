/**
 * An action is one 32-bit word, the same in the rules, the journal, the wire log and the replay file:
 *
 *     bits 31 … 27   bits 26 … 24   bits 23 … 0
 *     kind           seat           argument
 *
 * What kinds there are and what the argument holds is the game's to say (see `doubles-wild.ts` beside this).
 */
export const KIND_SHIFT = 27;
export const SEAT_SHIFT = 24;
export const SEAT_MASK = 0x7;
export const ARGUMENT_MASK = 0xffffff;

/** The kind that every game shares: the last choice is taken back. Understood by the history, not by the rules. */
export const TAKE_BACK_KIND = 31;

/** Whose input a game awaits, and of what nature. */
export enum Awaited {
  /** Nobody's: the game is over. */
  Nothing,
  /** A decision among legal actions. */
  Choice,
  /** An input that the table senses: dice, throws, pops, draws. */
  Chance,
}
