import type { Rules } from '../rules/rules';
import { doce } from './doce';
import { doppelX } from './doppel-x';
import { doppio } from './doppio';
import { doubleTrouble } from './double-trouble';
import { doublesWild } from './doubles-wild';
import type { HostGame } from './game';

/** Every game that host programs speak, by name. */
export const games = {
  'doubles-wild': doublesWild,
  doce,
  doppio,
  'double-trouble': doubleTrouble,
  'doppel-x': doppelX,
} as const satisfies Readonly<Record<string, HostGame>>;

/** The names by which people and programs call the games. */
export type GameName = keyof typeof games;
export const gameNames = Object.keys(games) as GameName[];

/** The games that people can play at the table. The others are played by programs, through the engine. */
export const tableGameNames = ['doubles-wild', 'doce', 'doppio'] as const satisfies readonly GameName[];
export type TableGameName = (typeof tableGameNames)[number];

/** The game of a name, or null. */
export function gameOfName(name: string): HostGame | null {
  return Object.hasOwn(games, name) ? games[name as GameName] : null;
}

/** The game that is running, or null where none is. */
export function gameOf(rules: Rules): HostGame | null {
  const id = rules.gameId();
  return Object.values(games).find((game) => game.id === id) ?? null;
}
