import { expect, test } from 'vitest';
import { Code } from '../../shared/codes';
import { Field, Kind, Phase } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { Note, Prompt } from '../../shared/prompts';
import { Setting } from '../../shared/settings';
import { ShownGame } from '../../host/play/shown-game';
import { packAction } from '../../host/words/action';
import { doppioFromWords, doppioOptionWord, tileNumber } from '../../host/words/doppio';
import { isDraw } from './honest-hands';
import { ToldMirror } from './told-mirror';

/** A shown game of Doppio whose mirror is told what happens; no table runs. */
function showDoppio() {
  const setup = { game: GameId.Doppio, options: doppioOptionWord({ seats: 2, hidden: true }) };
  const shown = new ShownGame({ ...setup, seed: 4 });
  const told = new ToldMirror(shown.game.client.mirror, setup);
  const { dominoes } = shown.game.table.world;
  const act = (words: Readonly<Record<string, unknown>>) =>
    told.act(doppioFromWords(words, told.rules.read(Field.Turn)) as number);
  return { shown, told, dominoes, act };
}

test('a hand is the tiles of a seat, on its rack and off it', () => {
  const { shown, dominoes } = showDoppio();
  expect([shown.hand(0).length, shown.hand(1).length, shown.hand(2).length]).toEqual([8, 8, 0]);
  const tile = dominoes.rack(0)[0]!;
  const before = shown.hand(0);
  dominoes.toHand(tile, 0);
  expect(shown.hand(0)).toEqual(before);
  expect(before.map(tileNumber)).toEqual([...dominoes.rack(0), tile].sort((one, other) => one - other));
  dominoes.toPad(tile);
  expect(shown.hand(0).map(tileNumber)).not.toContain(tile);
});

test('a tile that is played goes from the pad onto the table', () => {
  const { shown, dominoes, act } = showDoppio();
  const double = shown.hand(0).find(([low, high]) => low === high)!;
  expect(shown.act({ hand: 'pad', seat: 0, tile: double })).toBeNull();
  expect(shown.view().doppio?.pad).toBe(0);
  act({ do: 'play', seat: 0, tile: double, on: null });
  expect(shown.view().doppio).toMatchObject({ pad: null, tiles: [{ tile: double, on: null }] });
  expect(dominoes.laid).toEqual([tileNumber(double)]);
  expect(shown.hand(0)).toHaveLength(7);
});

test('a tile that is shown leaves the pad and the hand', () => {
  const { shown, told, dominoes, act } = showDoppio();
  act({ do: 'play', seat: 0, tile: [6, 6], on: null });
  // Both draw and pass until nobody may draw any more: then hands are shown.
  while (told.rules.read(Field.Phase) === (Phase.Turn as number))
    act(told.rules.legal().some(isDraw) ? { do: 'draw' } : { do: 'pass' });
  const shownTile = shown
    .hand(0)
    .find((tile) =>
      told.rules.legal().includes(packAction({ kind: Kind.Show, seat: 0, argument: tileNumber(tile) })),
    )!;
  shown.act({ hand: 'pad', seat: 0, tile: shownTile });
  act({ do: 'show', seat: 0, tile: shownTile });
  expect(dominoes.pad).toBeNull();
  expect(shown.hand(0).map(tileNumber)).not.toContain(tileNumber(shownTile));
  expect(shown.view().doppio?.shown).toEqual([[shownTile], []]);
});

test('what the table says in passing stays until it asks for something else, or something happens', () => {
  const { shown, told, act } = showDoppio();
  told.prompt(Prompt.Opening, 1, 8);
  expect(shown.view().note).toBeNull();
  const note = 'Blue: a tile is awaited, a button cannot do it';
  told.note(Note.TileAwaited, 0);
  expect(shown.view().note).toBe(note);
  told.prompt(Prompt.Opening, 1, 8);
  expect(shown.view().note).toBe(note);
  told.prompt(Prompt.OpeningClaim);
  expect(shown.view().note).toBeNull();
  told.note(Note.TileAwaited, 0);
  act({ do: 'play', seat: 0, tile: [6, 6], on: null });
  expect(shown.view().note).toBeNull();
});

test('views speak the language that the table is set to, before a game and in one', async () => {
  const setup = { game: GameId.Doce, options: 0, seed: 4 };
  const shown = new ShownGame({ ...setup, language: 1 });
  await shown.game.start();
  expect(shown.view()).toMatchObject({ language: 'it' });
  expect(shown.view().prompt.text).toBe('Blu: metti un dado col numero che vuoi, o prima il blocco');
  const { client } = shown.game;
  void client.say({ word: 'set', setting: Setting.Language, value: 0 });
  await shown.game.pass(100);
  expect(shown.view().prompt.text).toBe('Blue: put a die with the number you like, or first the blocker');
  const refused = client.say({ word: 'set', setting: Setting.Language, value: 2 });
  await shown.game.pass(100);
  expect(await refused).toBe(Code.BadSetting);
  expect(shown.view().language).toBe('en');
});
