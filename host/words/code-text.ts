import { Code } from '../../shared/codes';

/** What each code means, for people and for programs that show it to people. */
export const codeTexts: Readonly<Record<Code, string>> = {
  [Code.Ok]: 'done',
  [Code.NoGame]: 'no game is running; start one first',
  [Code.GameOver]: 'the game is over; start another, or undo',
  [Code.UnknownAction]: 'this game has no such action',
  [Code.WrongPhase]: 'this action belongs to another moment of the turn; see what is awaited',
  [Code.WrongSeat]: 'another seat is awaited',
  [Code.BadDice]: 'the dice are not the ones awaited, or show what they cannot show',
  [Code.BadCell]: 'there is no such cell, or it cannot be picked with these dice',
  [Code.BadChoice]: 'this choice is not on offer',
  [Code.MustReroll]: 'in a tie round at least one die must be rolled again',
  [Code.BadOptions]: 'the options do not fit this game',
  [Code.NothingToTakeBack]: 'there is nothing that this seat could take back now',
  [Code.BadState]: 'the state cannot be: a value or the number of bytes does not fit the game',
  [Code.BadSupply]: 'a seat has more marbles on the board and in its supply than it was given',
  [Code.BadScore]: 'a score does not fit the board or the rounds that were played',
  [Code.BadTurn]: 'the seat on turn is not playing, has no marble left, or does not fit the phase',
  [Code.BadBattle]: 'the battle cannot be: check pocket, seats, round and dice',
  [Code.TableDiffers]: 'pieces lie wrong on the table; put them right first',
  [Code.BadLine]: 'the line could not be read',
  [Code.UnknownCommand]: 'this firmware does not know the command',
  [Code.BadFields]: 'fields are missing, too many or malformed',
  [Code.BadSetting]: 'no such setting, or its value is out of range',
  [Code.ColourTaken]: 'two seats cannot wear the same colour',
  [Code.SquareTaken]: 'something lies on this square already',
  [Code.NoPlayZone]: 'this square is next to the marked die of the seat',
  [Code.BlockerUsed]: 'the seat has used its blocker in this round',
  [Code.NoSquareLeft]: 'the blocker would leave its seat no square for the die that must follow',
  [Code.BadGrid]:
    'the grid cannot be: too many pieces, a wrong marker, or a line that would have ended the round',
  [Code.BadTile]: 'no such tile, or it does not lie where this action takes it from',
  [Code.DoesNotFit]: 'the tile on the table has no open end that this tile fits',
  [Code.NumberLocked]: 'this number is locked until its double lies on the table',
  [Code.MustStartWithDouble]: 'the round begins with a double, the highest in any hand',
  [Code.MayNotDraw]: 'there are two tiles or fewer to draw from, or the seat has drawn in this turn',
  [Code.MayNotPass]: 'the seat must draw before it can pass',
  [Code.ImpossibleHand]:
    'the seat cannot hold this tile: it passed, drew or let another start when it could have played it',
  [Code.BadLayout]: 'the tiles on the table cannot have been joined in this way',
  [Code.DiceAreRead]: 'this table reads its dice itself; throw them into the wells',
  [Code.BadPiece]: 'there is no such piece, or it is off the board or has moved in this turn',
  [Code.BadDirection]:
    'a piece leaves the centre star in a direction that is named, and any other space as its arrow points',
  [Code.BadPieces]:
    'the pieces cannot stand as they do: on no space, with a wrong arrow, or two on one space',
};
