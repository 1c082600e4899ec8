/**
 * What the table asks for, one line at a time. The number travels on the wire with up to three arguments, whose
 * meaning stands behind each prompt; the words are in `catalogue.ts`. A seat is 0-based, a cell 0 … 80, a total 3 … 11.
 */
export enum Prompt {
  /** Nothing is being played. */
  Idle,

  // Doubles Wild
  /** seat */
  RollForOrder,
  /** seat */
  Roll,
  /** seat, cell: vacant; put a marble, or roll again */
  DecideVacant,
  /** seat, cell: an opponent's marble */
  DecideBattle,
  /** seat, cell: own marble */
  DecideOwn,
  /** seat, cell: an opponent's or teammate's protected marble */
  DecideProtected,
  /** seat, cell: a teammate's marble */
  DecideTeammate,
  /** seat, red total: wild along the row */
  DecideRow,
  /** seat, blue total: wild along the column */
  DecideColumn,
  /** seat: wild all over the board */
  DecideAnywhere,
  /** seat: wild, but every pocket of the line is the seat's own */
  DecideNone,
  /** seat, Pairs */
  RollAgain,
  /** seat, cell */
  PutMarble,
  /** seat, red total */
  PickRow,
  /** seat, blue total */
  PickColumn,
  /** seat */
  PickAnywhere,
  /** seat, cell */
  Teammate,
  /** seat, round */
  BattleAttack,
  /** seat, round */
  BattleDefend,
  /** seat, round, total of the other side: keep or roll some again */
  BattleChoose,
  /** seat, round: at least one die must be rolled again */
  BattleTie,
  /** seats that have won, a bit each */
  Over,

  // A choice shown while the change button walks through them
  /** seat, cell: keep the dice as they lie (cell 255: nothing to do there) */
  OptionKeep,
  /** seat, Pairs */
  OptionReroll,
  /** seat, cell */
  OptionPocket,
  /** seat, TeammateChoice, cell */
  OptionTeammate,
  /** seat, bits of the dice that stay */
  OptionBattleKeep,

  // Dice entered by the buttons, on a table that cannot read them
  /** seat, die (0 … 2 red, 3 … 5 blue), face shown */
  EnterDie,

  // Guidance: the pieces on the table differ from the game
  /** cell: a piece lies where none should: lift it */
  LiftExtra,
  /** cell, seat: a piece is missing: put it back */
  PutBack,
  /** cell, old seat, new seat: the old piece must go, then the new one come */
  Exchange,
  /** cell, seat: the piece just played was lifted: put it back, or leave it off to take the move back */
  PutBackOrTakeBack,
  /** how many pieces still lie on a board that is to be empty */
  ClearBoard,
  /** cell that lit, seat, cell where the marble belongs */
  WrongPocket,
}

/** What the table says once, in passing: refusals, and things done that the actions do not tell. Arguments as for prompts. */
export enum Note {
  /** seat that pressed, seat that is awaited */
  NotYourTurn,
  /** seat */
  NothingToTakeBack,
  /** seat */
  TakenBack,
  /** Dice or a button came while pieces lie wrong. */
  PiecesFirst,
  /** Dice came when none are awaited, or not these. */
  DiceNotAwaited,
  /** seat, Colour */
  ColourChosen,
  /** seat: the table waits for a piece, a button cannot do it */
  PieceAwaited,
  /** seat: the table waits for dice, the change button has nothing to change */
  DiceAwaited,
  /** The game is over. */
  GameIsOver,
}
