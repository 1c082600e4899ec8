import { useLayoutEffect, useState } from 'preact/hooks';
import type { Hand } from '../../../view';
import type { HandInSight, Knowledge } from '../connection';

/** Looking at a seat's tiles. */
export interface Look {
  /** The seat that this visitor wants to look at, or null. */
  readonly at: number | null;
  /** Its tiles, once they are known. */
  readonly hand: HandInSight | null;
  /** Looks at a seat, at nobody with null. */
  turn(seat: number | null): void;
}

/** Keeps one seat's tiles in sight, until another seat is asked: people who share a screen do not see each other's. */
export function useLook({ view, live, hand }: Knowledge, send: (hand: Hand) => void): Look {
  const [at, setAt] = useState<number | null>(null);
  const asked = view?.prompt.seat ?? null;

  function turn(seat: number | null): void {
    setAt(seat);
    send({ hand: 'look', seat });
  }

  useLayoutEffect(() => {
    if (at !== null && asked !== null && asked !== at) turn(null);
  }, [asked]);
  useLayoutEffect(() => {
    if (!live) setAt(null);
  }, [live]);
  return { at, hand: hand !== null && hand.seat === at ? hand : null, turn };
}
