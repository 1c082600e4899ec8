import { SEATS_MASK, SHARED_WIN_BIT, TEAMS_BIT } from '../../shared/doubles-wild';
import { reader, type Refused } from './reader';

/** How Doubles Wild is played. */
export interface DoublesWildOptions {
  readonly seats: number;
  /** Four seats as two teams, seats 0 and 2 against 1 and 3 (DW-team). */
  readonly teams: boolean;
  /** Whether ties are broken by sudden death (DW-sudden-death); otherwise the win is shared. */
  readonly suddenDeath: boolean;
}

export const defaultOptions: DoublesWildOptions = { seats: 2, teams: false, suddenDeath: true };

/** The option word with which the rules start. */
export function optionWord({ seats, teams, suddenDeath }: DoublesWildOptions): number {
  return seats | (teams ? TEAMS_BIT : 0) | (suddenDeath ? 0 : SHARED_WIN_BIT);
}

/** The options that a word stands for. */
export function optionsOf(word: number): DoublesWildOptions {
  return {
    seats: word & SEATS_MASK,
    teams: (word & TEAMS_BIT) !== 0,
    suddenDeath: (word & SHARED_WIN_BIT) === 0,
  };
}

/** Reads options out of an object; what is missing is the default. Says what is wrong. */
export function readOptions(object: Readonly<Record<string, unknown>>): DoublesWildOptions | Refused {
  const read = reader(object);
  const options: DoublesWildOptions = {
    seats: read.optionalInteger('seats', 2, 4, 'bad-options') ?? defaultOptions.seats,
    teams: read.optionalBoolean('teams') ?? defaultOptions.teams,
    suddenDeath: read.optionalBoolean('suddenDeath') ?? defaultOptions.suddenDeath,
  };
  if (options.teams && options.seats !== 4) read.refuse('bad-options', '"teams" needs "seats": 4');
  return read.done(options);
}
