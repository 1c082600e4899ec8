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
  /** seat, red total: somebody's marble could be attacked there too */
  PickRow,
  /** seat, blue total: likewise */
  PickColumn,
  /** seat: likewise */
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
  /** well (0 … 2 red, 3 … 5 blue): what lies there is not a die of its colour that can be read */
  StrangeDie,
  /** seat, red total: only vacant pockets, as Pick… without anybody to attack */
  PutInRow,
  /** seat, blue total */
  PutInColumn,
  /** seat */
  PutAnywhere,

  // DOCE. A square is the playfield's cell; a face of 0 is the blocker.
  /** seat: a die, or the blocker before it */
  GridPutOrBlock,
  /** seat: a die */
  GridPut,
  /** seat: the die that follows the blocker */
  GridPutAfterBlocker,
  /** seat, square, face shown: on a table that cannot read dice */
  GridEnterFace,
  /** square: what lies there cannot be read */
  GridUnreadable,
  /** square: a die lies where none should */
  GridLift,
  /** square, seat whose turn it is: the die is the other seat's */
  GridNotYours,
  /** square, seat: next to the seat's own marked die */
  GridZone,
  /** square, seat: a second blocker */
  GridBlockerUsed,
  /** square, seat: no square would be left for the die that must follow the blocker */
  GridNoSquareLeft,
  /** A die lies outside of the grid. */
  GridOutside,
  /** square, seat, face: put it back */
  GridPutBack,
  /** square, seat, face: this is what must lie there */
  GridTurnBack,
  /** round to come, dice that still lie on the grid */
  GridClear,
  /** seats: the match is drawn */
  Drawn,

  // Doppio. A tile is named only once it lies on the table.
  /** round, tiles that each seat draws */
  Opening,
  /** round, tiles that each seat draws: on a table without a pad */
  OpeningTell,
  /** tiles on each rack: a double lies on the pad, but not all other hands lie on the racks */
  OpeningRacks,
  /** All hands lie on the racks, and there is no double. */
  NobodyHasDouble,
  /** A double lies on the pad and the table does not know whose it is. */
  OpeningClaim,
  /** seat: a tile, or a draw */
  PlayOrDraw,
  /** seat: a tile, or a pass */
  PlayOrPass,
  /** seat: a tile that the buttons tell, or a draw: on a table without a pad */
  TellOrDraw,
  /** seat: a tile that the buttons tell, or a pass: on a table without a pad */
  TellOrPass,
  /** seat: the rack holds a tile that fits */
  MustPlay,
  /** seat: the rack holds none that fits, and there is something to draw */
  MustDraw,
  /** seat: the rack holds none that fits, and there is nothing to draw */
  MustPass,
  /** seat, tiles that its rack should hold: it holds fewer, or something that is no tile */
  RackIncomplete,
  /** seat, tiles that its rack should hold: it holds more */
  RackTooMany,
  /** seat: the tile on the pad fits several ends */
  ChooseEnd,
  /** seat, half (0 or 1), number shown: a tile that lies on the table is told by the buttons */
  EnterTile,
  /** seat: the tile on the pad fits no open end */
  TileFitsNot,
  /** seat: the tile on the pad would fit where its double does not lie yet */
  TileLocked,
  /** The tile on the pad is no double, and the round begins with one. */
  TileNoDouble,
  /** The tile on the pad is a double, but another rack holds a higher one. */
  TileNotHighest,
  /** seat: the tile on the pad came from another seat's rack */
  TileNotYours,
  /** What lies on the pad is not one tile that can be read. */
  TileUnread,
  /** seat, tiles that it has still to show */
  ShowHand,
  /** seat, tiles that it has still to tell: on a table without a pad */
  TellHand,
  /** seat: it has passed, drawn or let another start when it could have played the tile on the pad */
  TileImpossible,
  /** seat, tile on the table: join it there? */
  OptionEnd,
  /** seat */
  OptionDraw,
  /** seat */
  OptionPass,
  /** seat */
  OptionRedeal,

  // Double Trouble. A seat is named by the colour of its piece, a piece as 2 · colour + 0 or 1; a wheel, a roller, a START is 0-based.
  /** colour: both rollers */
  PopBoth,
  /** colour: one roller, whichever */
  PopOne,
  /** colour, roller: that one too */
  PopOther,
  /** colour, roller, face shown: a roller is told by the buttons */
  EnterRoller,
  /** colour, die, die: both are to be played */
  MoveBoth,
  /** colour, die: one is left to be played */
  MoveLast,
  /** colour: its piece has been lifted */
  MoveLifted,
  /** colour: a star; a wheel is turned by hand, or the button leaves them */
  TurnWheel,
  /** colour: likewise, on a table that does not feel its wheels */
  TellWheel,
  /** colour that moved, colour that it met: the first picks a roller by popping it */
  PopOffPick,
  /** colour that moved, colour that it met, roller of the first */
  PopOff,
  /** colour that moved, colour that it met: on a table without rollers the buttons tell whose 6 came first */
  PopOffTell,
  /** colour, piece: it goes back to a START */
  ReturnPiece,
  /** colour: its piece goes back to one START, and another of the same seat, which it met, to the other */
  ReturnBoth,
  /** colour, die, cell where it ends (255: at a FINISH) */
  OptionMove,
  /** colour, wheel, quarter turns clockwise */
  OptionTurn,
  /** colour */
  OptionLeave,
  /** colour, START */
  OptionStart,
  /** colour: it has shown a 6 first */
  OptionSix,
  /** wheel: it stands between two places */
  WheelMoving,
  /** wheel, quarter turns clockwise: this brings it where it belongs */
  WheelWrong,
  /** wheel, wheel: only one may be turned */
  WheelsBoth,
  /** cell, piece, Heading: a piece is missing */
  ArrowMissing,
  /** cell, piece, Heading: a piece points elsewhere */
  ArrowTurn,
  /** cell, piece, cell where it belongs */
  ArrowElsewhere,
  /** cell, piece, cell where it belongs: it was moved before the rollers were popped */
  ArrowTooEarly,
  /** cell, piece: no die leads there */
  ArrowNotThere,
  /** cell, piece: it is out of play, or goes back to a START */
  ArrowOff,
  /** cell: something stands there that cannot be read, or where nothing should */
  ArrowLift,
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
  /** seat: a die that was let go stays (DOCE) */
  LetGo,
  /** seat: what was drawn has been seen and stays drawn (Doppio) */
  DrawnStays,
  /** seat: its rack holds a tile that fits (DP-must) */
  TileFits,
  /** seat: a tile on the pad is awaited */
  TileAwaited,
  /** seat: a die on the grid is awaited (DOCE) */
  DieAwaited,
  /** seat: the tile that the buttons told cannot be played or shown now */
  TileRefused,
  /** The tag reader does not answer. */
  ReaderSilent,
  /** The tag reader answers again. */
  ReaderBack,
  /** seat: the rollers are to be popped, a button cannot do it (Double Trouble) */
  PopAwaited,
  /** roller, face: it has been popped in this turn, and the first pop counts */
  PopStands,
  /** Both showed a 6 in the same millisecond: the pop-off goes on (DT-popoff). */
  SixesTogether,
}
