import * as doce from '../../shared/doce';
import * as doppelX from '../../shared/doppel-x';
import * as doppio from '../../shared/doppio';
import * as doubleTrouble from '../../shared/double-trouble';
import * as doublesWild from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { gameId, read } from './game';

/** What a seat has got so far, in the running game's own measure: points, chips, pieces that have reached their goal. */
export function scoreOf(seat: i32): i32 {
  switch (gameId()) {
    case GameId.DoublesWild:
      return read(doublesWild.Field.Score, seat);
    case GameId.Doce:
      return read(doce.Field.Score, seat);
    case GameId.Doppio:
      return read(doppio.Field.Score, seat);
    case GameId.DoubleTrouble:
      return read(doubleTrouble.Field.Finished, seat);
    case GameId.DoppelX:
      return read(doppelX.Field.Chips, seat);
    default:
      return 0;
  }
}
