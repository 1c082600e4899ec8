import { expect, test, vi } from 'vitest';
import { GameId } from '../../shared/games';
import { Module, Setting } from '../../shared/settings';
import { type GameSetup, SimulatedGame } from '../../host/play/simulated-game';
import { defaultOptions, optionWord } from '../../host/words/options';

/** Starts a game and throws dice; what the host told the table: the settings in order, and how often dice. */
async function whatHostSays(setup: Partial<GameSetup>) {
  const game = new SimulatedGame({
    game: GameId.DoublesWild,
    options: optionWord(defaultOptions),
    seed: 1,
    ...setup,
  });
  const demand = vi.spyOn(game.client, 'demand').mockResolvedValue(undefined);
  const say = vi.spyOn(game.client, 'say');
  await game.start();
  game.table.world.throwDice([0, 1, 2]);
  await game.pass(1500);
  await game.stop();
  return {
    demands: demand.mock.calls.map(([command]) =>
      command.word === 'set' ? `${Setting[command.setting]} ${command.value}` : command.word,
    ),
    dice: say.mock.calls.filter(([command]) => command.word === 'dice').length,
  };
}

test('a plain table is told nothing of modules, and its dice are read by the host', async () => {
  for (const setup of [{}, { modules: 0 }])
    expect(await whatHostSays(setup)).toEqual({ demands: ['start'], dice: 1 });
});

test('modules and language are set before the game starts; a table with a tag reader reads its dice itself', async () => {
  const modules = Module.TagReader | Module.Racks;
  expect(await whatHostSays({ modules, language: 1, colours: 0x76543201 })).toEqual({
    demands: [`Colours ${0x76543201}`, 'Language 1', `Modules ${modules}`, 'start'],
    dice: 0,
  });
});
