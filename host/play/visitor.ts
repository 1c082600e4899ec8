import { impossibleTexts } from '../../shared/catalogue';
import { GameId } from '../../shared/games';
import { Impossible } from '../sim/impossible';
import { type Piece, thereAlready } from '../sim/piece';
import type { World } from '../sim/world';
import type { Hand, TileView } from '../view/view';
import { tileNumber } from '../words/doppio';
import { type Speaker, speak } from '../words/sentence';

/**
 * Does with the simulated world what a visitor's hand does on the page. `actor` is the seat whose pieces a hand takes when it
 * does not say otherwise; `game` says which pieces are at hand. Returns why it cannot be, in the speaker's language, or null.
 */
export function actOnWorld(
  world: World,
  hand: Hand,
  actor: number | null,
  game: GameId,
  speaker: Speaker,
): string | null {
  try {
    moveHand(world, hand, actor, game);
    return null;
  } catch (error) {
    if (error instanceof Impossible) return speak(impossibleTexts[error.why], error.args, speaker);
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
    case 'arrow':
      return hand.cell === undefined
        ? void world.arrows.lift(hand.piece)
        : world.arrows.put(hand.piece, hand.cell, hand.heading ?? 0);
    case 'wheel':
      return world.wheels.nudge(hand.wheel, hand.clockwise);
    case 'roller':
      return hand.down
        ? world.rollers.press(hand.roller, world.now)
        : world.rollers.release(hand.roller, world.now, slowRelease);
    case 'throw':
      return world.throwDice(hand.dice);
    case 'button':
      return world.button(hand.seat, hand.button, hand.down, hand.down ? [] : slowRelease);
    case 'look':
    case 'arrange':
      return;
  }
}

/** Puts the held piece down, lifts the one that lies there, or takes a marble of the actor's. */
function touch(world: World, cell: number, actor: number | null, game: GameId): void {
  const lying = world.pieces[cell];
  if (world.held !== null) {
    refuseTaken(world, cell);
    world.put(cell, world.held);
    world.held = null;
  } else if (lying) {
    world.held = world.lift(cell);
  } else {
    if (actor === null) throw new Impossible('GameOver');
    world.put(cell, pieceOf(actor, undefined, game));
  }
  world.onChange?.();
}

function putDown(world: World, cell: number, piece: Piece): void {
  refuseTaken(world, cell);
  world.put(cell, piece);
}

function refuseTaken(world: World, cell: number): void {
  const lying = world.pieces[cell];
  if (lying) throw thereAlready(lying);
}

/** A piece out of a seat's tray, of the kind that the game is played with. */
function pieceOf(seat: number, face: number | undefined, game: GameId): Piece {
  switch (game) {
    case GameId.Doce:
      if (face === undefined) throw new Impossible('FaceFirst');
      return { seat, face };
    case GameId.Doppio:
      throw new Impossible('PadForTiles');
    case GameId.DoubleTrouble:
      throw new Impossible('ArrowsOnly');
    default:
      return { seat, face: null };
  }
}

/** A tile of a seat's rack, or of its hand, goes face down on the pad. */
function layOnPad({ dominoes }: World, seat: number, tile: TileView): void {
  const number = tileNumber(tile);
  if (![...dominoes.rack(seat), ...dominoes.hand(seat)].includes(number))
    throw new Impossible('NotAmongTiles', tile.join('-'));
  dominoes.toPad(number);
}

/** The tile on the pad goes back to a seat's rack. */
function takeOffPad({ dominoes }: World, seat: number): void {
  const { pad } = dominoes;
  if (!pad) throw new Impossible('PadEmpty');
  dominoes.toRack(pad.tile, seat);
}
