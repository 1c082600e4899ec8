import { BONEYARD_REST, Field, MATCH_POINTS, NO_TILE, ON_TABLE, TILES } from '../../shared/doppio';
import type { Rules } from '../../host/rules/rules';
import { tileNumber, tileOfNumber } from '../../host/words/doppio';

/**
 * What of Doppio's own arithmetic is wrong in a position, or null: every tile in one place (DP-deal), the boneyard's rest
 * (DP-draw), sides open and used (DP-spin), no end used while it was locked (DP-unlock), points (DP-match). Counted from
 * what is joined to what, apart from the rules.
 */
export function findDoppioFault(rules: Rules): string | null {
  const seats = rules.read(Field.Seats);
  const isHidden = rules.read(Field.Hidden) === 1;
  const all = Array.from({ length: TILES }, (_, tile) => tile);
  const table = all.filter((tile) => rules.read(Field.Place, tile) === ON_TABLE);
  let held = 0;
  for (let seat = 0; seat < seats; seat++) {
    const size = rules.read(Field.HandSize, seat);
    const known = all.filter((tile) => rules.read(Field.Place, tile) === seat + 1).length;
    if (isHidden ? known > size : known !== size)
      return `seat ${seat} holds ${size} tiles, ${known} are known`;
    if (rules.read(Field.Score, seat) >= MATCH_POINTS !== rules.winners().includes(seat))
      return `seat ${seat} has ${rules.read(Field.Score, seat)} points`;
    held += size;
  }
  const boneyard = rules.read(Field.BoneyardSize);
  if (held + table.length + boneyard !== TILES) return `${held + table.length + boneyard} tiles`;
  if (boneyard < BONEYARD_REST) return `${boneyard} tiles in the boneyard`;
  return table.map((tile) => findFaultOfTile(rules, tile, table)).find((fault) => fault !== null) ?? null;
}

function findFaultOfTile(rules: Rules, tile: number, table: readonly number[]): string | null {
  const [low, high] = tileOfNumber(tile);
  const name = `${low}-${high}`;
  const on = rules.read(Field.JoinedTo, tile);
  const joined = table.filter((other) => rules.read(Field.JoinedTo, other) === tile).length;
  const used = joined + (on === NO_TILE ? 0 : 1);
  const sides = low === high ? 4 : 2;
  const open = rules.read(Field.OpenSides, tile);
  if (used + open !== sides) return `${name} has ${used} sides used and ${open} open`;
  if (on === NO_TILE) return low === high ? null : `${name} began the round`;
  const shared = [low, high].find((number) => tileOfNumber(on).includes(number));
  if (shared === undefined) return `${name} fits nowhere at ${tileOfNumber(on).join('-')}`;
  if (low !== high && !table.includes(tileNumber([shared, shared]))) return `${name} used a locked end`;
  const outer = low === shared ? high : low;
  return open > 0 && rules.read(Field.OpenNumber, tile) !== outer ? `${name} is open the wrong way` : null;
}
