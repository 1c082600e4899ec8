/**
 * Words of Doubles Wild on which firmware and host must agree. Rule ids in brackets.
 *
 * Arguments of the actions (see `actions.ts` for the whole word):
 *
 *     OrderRoll    three dice, three bits each, the first lowest                      (DW-order)
 *     Roll         red, red, blue, blue, three bits each; 0 for a pair that was kept  (DW-roll, DW-reroll)
 *     Keep         –                                                                  (DW-reroll)
 *     Reroll       a Pairs value: what will be rolled again                           (DW-reroll)
 *     Pocket       the cell                                                           (DW-wild, DW-vacant, …)
 *     Teammate     a TeammateChoice                                                   (DW-team)
 *     BattleRoll   three dice, three bits each; 0 for a die that was kept             (DW-battle)
 *     BattleKeep   bit i set: die i stays                                             (DW-battle)
 */
export enum Kind {
  OrderRoll = 1,
  Roll,
  Keep,
  Reroll,
  Pocket,
  Teammate,
  BattleRoll,
  BattleKeep,
}

export enum Phase {
  /** The seats that may start roll three dice each. */
  Order,
  /** The turn begins with a roll of all four dice. */
  Roll,
  /** The first result lies there: keep it or roll again. */
  Decide,
  /** The announced dice are rolled again. */
  Reroll,
  /** The result stands: a marble is to be put, or a wild pocket to be chosen. */
  Pocket,
  /** A teammate's pocket: leave it or swap the marble. */
  Teammate,
  /** Battle dice are rolled. */
  BattleRoll,
  /** Battle dice are kept or rolled again. */
  BattleKeep,
  Over,
}

/** Which pairs of dice. */
export enum Pairs {
  Red = 1,
  Blue = 2,
  Both = 3,
}

export enum TeammateChoice {
  Leave,
  Swap,
}

/** What can be read from, and for a position of one's own written into, a state, with an index where there are several. */
export enum Field {
  Phase,
  Seats,
  /** 0 or 1. */
  Teams,
  /** 0: ties are shared wins. 1: ties are broken by sudden death. */
  SuddenDeathOn,
  /** The seat whose turn it is. */
  Turn,
  /** By cell: 0 empty, otherwise seat + 1. */
  Owner,
  /** By seat: marbles left to play. */
  Supply,
  /** By seat: rows of three of the seat's colour, in the game that is running. */
  Score,
  /** By seat: the first game's score, kept through sudden death. */
  FirstScore,
  /** How many sudden-death games have begun. */
  SuddenDeaths,
  /** By seat: 1 while the seat takes part (sudden death leaves seats out). */
  Playing,
  /** By die: red, red, blue, blue; 0 not rolled. */
  Die,
  /** The pairs that are to be rolled again now. */
  Rerolling,
  /** By seat: 1 while the seat may still become the first. */
  Contender,
  /** By seat: total of the ordering roll, 0 not rolled. */
  OrderTotal,
  BattleCell,
  Attacker,
  Defender,
  /** 1, 2, 3, then tie rounds. */
  BattleRound,
  /** 0 the attacker is to act, 1 the defender. */
  BattleSide,
  /** Bit i: the acting side's die i stays. */
  BattleKept,
  /** By die: attacker's three, defender's three. */
  BattleDie,
  /** Bit i: seat i has won. */
  Winners,
  /** Full supply of each seat at the start. */
  FullSupply,
  /** By cell: 1 where the marble stands in a row of three of its colour (read only). */
  Protected,
  /** By cell: 1 where the seat on turn may pick the pocket with the dice as they lie (read only). */
  Target,
  /** By seat: rows of three of its colour counted on the board as it is (read only). */
  Rows,
}

/** The option word of a game's start. */
export const SEATS_MASK = 0x7;
export const TEAMS_BIT = 0x8;
export const SHARED_WIN_BIT = 0x10;

export const RED_DICE = 3;
export const BLUE_DICE = 3;
/** The total that names the first row and the first column; the last is 11. */
export const FIRST_TOTAL = 3;
