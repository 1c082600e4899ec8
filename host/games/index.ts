import type { Rules } from '../rules/rules';
import { doce } from './doce';
import { doppelX } from './doppel-x';
import { doppio } from './doppio';
import { doublesWild } from './doubles-wild';
import type { HostGame } from './game';

/** The games that are played at the table, by name. */
const tableGames = { 'doubles-wild': doublesWild, doce, doppio } as const satisfies Readonly<
  Record<string, HostGame>
>;

/** Every game that host programs speak, by name. */
export const games = { ...tableGames, 'doppel-x': doppelX } as const satisfies Readonly<
  Record<string, HostGame>
>;

/** The names of those that are played at the table. */
export type TableGameName = keyof typeof tableGames;
export const tableGameNames = Object.keys(tableGames) as TableGameName[];

/** The names by which people and programs call the games. */
export type GameName = keyof typeof games;
export const gameNames = Object.keys(games) as GameName[];

/** The game of a name, or null. */
export function gameOfName(name: string): HostGame | null {
  return Object.hasOwn(games, name) ? games[name as GameName] : null;
}

/** The game that is running, or null where none is. */
export function gameOf(rules: Rules): HostGame | null {
  const id = rules.gameId();
  return Object.values(games).find((game) => game.id === id) ?? null;
}
