/**
 * Why something was refused. The number travels on the wire; the name, in kebab case, is what people and
 * programs read (`WrongSeat` → `wrong-seat`). New codes go at the end: numbers are never used again.
 */
export enum Code {
  Ok,
  /** No such game, or none is running. */
  NoGame,
  /** The game has ended. */
  GameOver,
  /** The kind of action is unknown to this game. */
  UnknownAction,
  /** The action belongs to another moment of the turn. */
  WrongPhase,
  /** Another seat is awaited. */
  WrongSeat,
  /** A die shows something that this die cannot show, or a die is missing. */
  BadDice,
  /** No such cell, or the cell cannot be chosen now. */
  BadCell,
  /** The choice is not one of those on offer. */
  BadChoice,
  /** In a tie round of a battle at least one die must be rolled again (DW-battle-tie). */
  MustReroll,
  /** The options do not fit the game (number of seats, teams without four seats, …). */
  BadOptions,
  /** There is nothing that this seat could take back now. */
  NothingToTakeBack,
  /** A state's size or a field's index or value is impossible. */
  BadState,
  /** More marbles on the board and in the supply than the seat was given. */
  BadSupply,
  /** A score does not fit the rows on the board, or the rounds played. */
  BadScore,
  /** The seat to act is not playing, or has no marble left. */
  BadTurn,
  /** The battle cannot be: no opponent's marble, a protected one, or impossible rounds. */
  BadBattle,
  /** The pieces on the table differ from the game; put them right first. */
  TableDiffers,
  /** A line on the wire could not be read: too long, or its checksum is wrong. */
  BadLine,
  /** A command that this firmware does not know. */
  UnknownCommand,
  /** A command's fields are missing, too many or malformed. */
  BadFields,
  /** No such setting, or a value out of its range. */
  BadSetting,
  /** Two seats cannot wear the same colour. */
  ColourTaken,
  /** Something lies on the square already. */
  SquareTaken,
  /** The square is next to the seat's own marked die (DC-zone). */
  NoPlayZone,
  /** The seat has used its blocker in this round (DC-blocker). */
  BlockerUsed,
  /** The blocker would leave its owner no square for the die that must follow (DC-blocker). */
  NoSquareLeft,
  /** The pieces on a grid cannot lie as they do: too many, marked wrongly, or a line that would have ended the round. */
  BadGrid,
  /** No such tile, or it does not lie where the action takes it from. */
  BadTile,
  /** The tile named on the table has no open end that the played tile fits (DP-spin). */
  DoesNotFit,
  /** The end's number is locked: its double is not on the table yet (DP-unlock). */
  NumberLocked,
  /** The round begins with a double: with known hands the highest in any hand (DP-start). */
  MustStartWithDouble,
  /** Two tiles or fewer are left to draw from, or the seat has drawn in this turn (DP-draw). */
  MayNotDraw,
  /** A seat that may still draw cannot pass (DP-draw). */
  MayNotPass,
  /** The hand shown cannot be right: the seat has passed or drawn while such a tile fitted (DP-hidden). */
  ImpossibleHand,
  /** The tiles on the table cannot have been joined in this way. */
  BadLayout,
  /** The dice are read by the tag reader: a host cannot tell them. */
  DiceAreRead,
  /** No such piece, or it is off the board or has moved in this turn (DT-move). */
  BadPiece,
  /** From this star a piece leaves in a direction that is named; from any other space as its arrow points (DT-centre). */
  BadDirection,
  /** Pieces cannot stand as they do: on no space, against the arrow, or two on one that is no START. */
  BadPieces,
  /** Where another die lies must be told first (DX-turn). */
  WrongDie,
  /** A die that touches nothing but a hole has fallen into it (DX-hole). */
  DieHasFallen,
  /** The die of the seat lies on the board, so it cannot bet (DX-bets). */
  DieOnBoard,
  /** The spinner cannot have flung a die where it would pay (DX-flung). */
  NothingFlung,
  /** Dice cannot lie as they do: no such place or face, or not in this phase. */
  BadLie,
  /** A bet cannot be: the letter is not in the game, or the seat's die lies elsewhere. */
  BadBet,
}
