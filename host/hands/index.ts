import type { TableGameName } from '../games/index';
import { DoceHands } from './doce-hands';
import { DoppioHands } from './doppio-hands';
import { DoubleTroubleHands } from './double-trouble-hands';
import { DoublesWildHands } from './doubles-wild-hands';
import type { Hands, HandsSetup, PlayedTable } from './hands';

/** The hands that play a game. */
export function handsFor(name: TableGameName, game: PlayedTable, setup: HandsSetup): Hands {
  switch (name) {
    case 'doubles-wild':
      return new DoublesWildHands(game, setup);
    case 'doce':
      return new DoceHands(game, setup);
    case 'doppio':
      return new DoppioHands(game, setup);
    case 'double-trouble':
      return new DoubleTroubleHands(game, setup);
  }
}
