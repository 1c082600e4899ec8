import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addGameOptions, gameOptions } from '../../host/cli/game-options';
import type { TableGameName } from '../../host/games/index';

/** The options in words for what stands on a command line. */
function optionsOf(game: TableGameName, ...args: string[]): object {
  return gameOptions(game, addGameOptions(new Command()).parse(args, { from: 'user' }));
}

test.each([
  ['doubles-wild', [], { seats: 2, teams: false, suddenDeath: true }],
  [
    'doubles-wild',
    ['--seats', '4', '--teams', '--no-sudden-death'],
    { seats: 4, teams: true, suddenDeath: false },
  ],
  ['doce', [], { first: 0, sameNumber: 2 }],
  ['doce', ['--first', '1', '--same-number', '-2'], { first: 1, sameNumber: -2 }],
] as const)('%s %j is played with %j', (game, args, options) => {
  expect(optionsOf(game, ...args)).toEqual(options);
});

test('DP-hidden: at the table Doppio is always played with hidden hands', () => {
  expect(optionsOf('doppio', '--seats', '3')).toEqual({ seats: 3, hidden: true });
});
