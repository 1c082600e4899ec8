import { Field, NO_TILE, ON_TABLE, TILES } from '../../shared/doppio';
import type { Rules } from '../rules/rules';
import { tileText } from '../words/doppio';

/** All tiles, 0 … 27. */
export const allTiles = Array.from({ length: TILES }, (_, tile) => tile);

/** A tile on the table and the one that it was joined to, null for the first. */
export interface Laid {
  readonly tile: number;
  readonly on: number | null;
}

/** The tiles in a place (see ON_TABLE), ascending. */
export function tilesAt(rules: Rules, place: number): number[] {
  return allTiles.filter((tile) => rules.read(Field.Place, tile) === place);
}

/** The tiles on the table, each after the one that it was joined to. */
export function laidTiles(rules: Rules): Laid[] {
  const laid: Laid[] = [];
  const add = (on: number): void => {
    for (const tile of allTiles) {
      if (rules.read(Field.JoinedTo, tile) !== on) continue;
      laid.push({ tile, on: on === NO_TILE ? null : on });
      add(tile);
    }
  };
  add(NO_TILE);
  return laid;
}

/**
 * The position as text for people: the tiles on the table as a tree, each under the one that it was joined to with its open
 * number and sides behind it; then what each seat holds.
 */
export function drawBoard(rules: Rules): string {
  const depths = new Map<number | null, number>([[null, 0]]);
  const table = laidTiles(rules).map(({ tile, on }) => {
    const depth = depths.get(on) ?? 0;
    depths.set(tile, depth + 1);
    const sides = rules.read(Field.OpenSides, tile);
    const open =
      sides > 0 ? `  open: ${rules.read(Field.OpenNumber, tile)}${sides > 1 ? ` × ${sides}` : ''}` : '';
    return `    ${'  '.repeat(depth)}${tileText(tile)}${open}`;
  });
  const seats = Array.from({ length: rules.read(Field.Seats) }, (_, seat) => {
    const known = tilesAt(rules, seat + 1).map(tileText);
    const size = rules.read(Field.HandSize, seat);
    return `    ${'abcd'.charAt(seat)} ${rules.read(Field.Score, seat)} points, ${size} in hand${known.length > 0 ? `: ${known.join(' ')}` : ''}`;
  });
  const on = tilesAt(rules, ON_TABLE).length;
  return [
    ...(on === 0 ? ['    nothing on the table'] : table),
    ...seats,
    `    boneyard ${rules.read(Field.BoneyardSize)}`,
  ].join('\n');
}
