import type { DoppioView, TileView } from '../../host/view/view';

type PlayedTile = DoppioView['tiles'][number];

/**
 * Tiles as games lay them: a double first, then whatever fits an open end of an unlocked number, or unlocks one (DP-spin,
 * DP-unlock).
 *
 * @param random 0 … 1, called again and again
 * @param most how many tiles to lay at most; the game may be blocked before
 */
export function layTiles(random: () => number, most = 28): PlayedTile[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const stock = numbers.flatMap((high) => numbers.slice(0, high + 1).map((low): TileView => [low, high]));
  const first = pick(numbers);
  const laid: PlayedTile[] = [{ tile: [first, first], on: null }];
  const open = [first, first, first, first].map((number) => ({ number, on: 0 }));
  while (laid.length < most) {
    const isUnlocked = (number: number): boolean =>
      laid.some(({ tile: [low, high] }) => low === number && high === number);
    const plays = stock
      .filter((tile) => !laid.some((other) => other.tile.join() === tile.join()))
      .flatMap((tile) =>
        open
          .filter(({ number }) => tile.includes(number) && (isUnlocked(number) || tile[0] === tile[1]))
          .map((end) => ({ tile, end })),
      );
    if (plays.length === 0) break;
    const { tile, end } = pick(plays);
    const outer = tile[0] === end.number ? tile[1] : tile[0];
    open.splice(open.indexOf(end), 1);
    const sides = tile[0] === tile[1] ? 3 : 1;
    for (let side = 0; side < sides; side++) open.push({ number: outer, on: laid.length });
    laid.push({ tile, on: end.on });
  }
  return laid;
}

/** Numbers 0 … 1 that look random and are the same for a seed (Lehmer's generator, with the factor of MINSTD). */
export function randomOf(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
