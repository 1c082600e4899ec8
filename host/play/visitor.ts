import { GameId } from '../../shared/games';
import { Impossible } from '../sim/impossible';
import { type Piece, pieceName } from '../sim/piece';
import type { World } from '../sim/world';
import type { Hand, TileView } from '../view/view';
import { tileNumber } from '../words/doppio';

/**
 * Does with the simulated world what a visitor's hand does on the page. `actor` is the seat whose pieces a hand takes when it
 * does not say otherwise; `game` says which pieces are at hand. Returns why it cannot be, or null.
 */
export function actOnWorld(
  world: World,
  hand: Hand,
  actor: number | null,
  game: GameId = GameId.DoublesWild,
): string | null {
  try {
    moveHand(world, hand, actor, game);
    return null;
  } catch (error) {
    if (error instanceof Impossible) return error.message;
    throw error;
  }
}

/**
 * A finger does not lift within a millisecond, but both messages of a click may arrive in one: let go, the contact still
 * closes for as long as the quickest finger takes.
 */
const slowRelease = [0, 30];

function moveHand(world: World, hand: Hand, actor: number | null, game: GameId): void {
  switch (hand.hand) {
    case 'touch':
      return touch(world, hand.cell, actor, game);
    case 'put':
      return putDown(world, hand.cell, pieceOf(hand.seat, hand.face, game));
    case 'move':
      if (hand.from === hand.to) return;
      refuseTaken(world, hand.to);
      return world.put(hand.to, world.lift(hand.from));
    case 'away':
      if (hand.cell === undefined) world.held = null;
      else world.lift(hand.cell);
      world.onChange?.();
      return;
    case 'pad':
      return hand.tile ? layOnPad(world, hand.seat, hand.tile) : takeOffPad(world, hand.seat);
    case 'draw':
      world.dominoes.draw(hand.seat);
      return;
    case 'throw':
      return world.throwDice(hand.dice);
    case 'button':
      return world.button(hand.seat, hand.button, hand.down, hand.down ? [] : slowRelease);
    case 'look':
      return;
  }
}

/** Puts the held piece down, lifts the one that lies there, or takes a marble of the actor's. */
function touch(world: World, cell: number, actor: number | null, game: GameId): void {
  const lying = world.pieces[cell];
  if (world.held !== null) {
    refuseTaken(world, cell, '; put yours down elsewhere first');
    world.put(cell, world.held);
    world.held = null;
  } else if (lying) {
    world.held = world.lift(cell);
  } else {
    if (actor === null) throw new Impossible('the game is over; nobody’s pieces are at hand');
    world.put(cell, pieceOf(actor, undefined, game));
  }
  world.onChange?.();
}

function putDown(world: World, cell: number, piece: Piece): void {
  refuseTaken(world, cell);
  world.put(cell, piece);
}

function refuseTaken(world: World, cell: number, advice = ' already'): void {
  const lying = world.pieces[cell];
  if (!lying) return;
  const place = lying.face === null ? 'in that pocket' : 'on that square';
  throw new Impossible(`there is a ${pieceName(lying)} ${place}${advice}`);
}

/** A piece out of a seat's tray, of the kind that the game is played with. */
function pieceOf(seat: number, face: number | undefined, game: GameId): Piece {
  switch (game) {
    case GameId.Doce:
      if (face === undefined) throw new Impossible('choose a face first, or the blocker');
      return { seat, face };
    case GameId.Doppio:
      throw new Impossible('dominoes are laid on the pad, not on the playfield');
    default:
      return { seat, face: null };
  }
}

/** A tile of a seat's rack, or of its hand, goes face down on the pad. */
function layOnPad({ dominoes }: World, seat: number, tile: TileView): void {
  const number = tileNumber(tile);
  if (![...dominoes.rack(seat), ...dominoes.hand(seat)].includes(number))
    throw new Impossible(`${tile.join('-')} is not among that seat’s tiles`);
  dominoes.toPad(number);
}

/** The tile on the pad goes back to a seat's rack. */
function takeOffPad({ dominoes }: World, seat: number): void {
  const { pad } = dominoes;
  if (!pad) throw new Impossible('there is no tile on the pad');
  dominoes.toRack(pad.tile, seat);
}
