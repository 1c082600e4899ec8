import type { TableGameName } from '../games/index';
import type { SimulatedGame } from '../play/simulated-game';
import { DoceHands } from './doce-hands';
import { DoppioHands } from './doppio-hands';
import { DoubleTroubleHands } from './double-trouble-hands';
import { DoublesWildHands } from './doubles-wild-hands';
import type { Hands, HandsSetup } from './hands';

/** The hands that play a game. */
export function handsFor(name: TableGameName, game: SimulatedGame, setup: HandsSetup): Hands {
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
