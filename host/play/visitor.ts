import type { Hand } from '../view/view';
import { Impossible } from '../sim/impossible';
import type { World } from '../sim/world';

/** Does with the simulated world what a visitor's hand does on the page. Returns why it cannot be, or null. */
export function actOnWorld(world: World, hand: Hand, actor: number | null): string | null {
  try {
    moveHand(world, hand, actor);
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

function moveHand(world: World, hand: Hand, actor: number | null): void {
  switch (hand.hand) {
    case 'touch':
      return touch(world, hand.cell, actor);
    case 'put':
      return world.put(hand.cell, hand.seat);
    case 'move':
      if (hand.from === hand.to) return;
      if (world.pieces[hand.to] !== null) throw new Impossible('there is a marble in that pocket already');
      return world.put(hand.to, world.lift(hand.from));
    case 'away':
      if (hand.cell === undefined) world.held = null;
      else world.lift(hand.cell);
      world.onChange?.();
      return;
    case 'throw':
      return world.throwDice(hand.dice);
    case 'button':
      return world.button(hand.seat, hand.button, hand.down, hand.down ? [] : slowRelease);
  }
}

/** Puts the held marble down, lifts the one that lies there, or takes one of the actor's. */
function touch(world: World, cell: number, actor: number | null): void {
  const lying = world.pieces[cell];
  if (world.held !== null) {
    if (lying !== null)
      throw new Impossible('there is a marble in that pocket; put yours down elsewhere first');
    world.put(cell, world.held);
    world.held = null;
  } else if (lying !== null) {
    world.held = world.lift(cell);
  } else {
    if (actor === null) throw new Impossible('the game is over; nobody’s marbles are at hand');
    world.put(cell, actor);
  }
  world.onChange?.();
}
