import { doublesWild } from './doubles-wild';
import type { HostGame } from './game';

/** Every game that host programs speak, by name. */
export const games = { 'doubles-wild': doublesWild } as const satisfies Readonly<Record<string, HostGame>>;
