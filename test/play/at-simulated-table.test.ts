import { describe, expect, test } from 'vitest';
import { Field as DoceField } from '../../shared/doce';
import { Field, Kind, Phase } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { Module } from '../../shared/settings';
import { ShownGame } from '../../host/play/shown-game';
import { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { doppioOptionWord, tileOfNumber } from '../../host/words/doppio';
import { honestDeed, isDraw, tilesOf } from './honest-hands';

// Visitors' hands at the whole table: world, reader, firmware, mirror, view.

/** Long enough for pad, racks and grid to be read, in milliseconds. */
const READ_TIME = 1500;

async function sit(game: GameId, options: number, modules: number): Promise<ShownGame> {
  const shown = new ShownGame({ game, options, seed: 11, modules });
  await shown.game.start();
  return shown;
}

async function press(shown: ShownGame, seat: number, button: Button): Promise<void> {
  shown.act({ hand: 'button', seat, button, down: true });
  await shown.game.pass(100);
  shown.act({ hand: 'button', seat, button, down: false });
  await shown.game.pass(100);
}

describe('Doppio with pad and racks', () => {
  test('a round is played, its hands are shown, and the next is dealt', async () => {
    const shown = await sit(
      GameId.Doppio,
      doppioOptionWord({ seats: 2, hidden: true }),
      Module.TagReader | Module.Racks,
    );
    const { mirror } = shown.game.client;
    const { rules } = mirror;
    const { dominoes } = shown.game.table.world;
    const random = new Random(5);
    const asked = new Set<string>();
    await shown.game.pass(READ_TIME);
    for (let deeds = 0; rules.read(Field.Round) === 1 && deeds < 150; deeds++) {
      asked.add(Prompt[mirror.prompt.code] ?? '');
      const seat = rules.read(Field.Turn);
      if (mirror.prompt.code === Prompt.ChooseEnd || mirror.prompt.code === Prompt.OptionEnd) {
        await press(shown, seat, Button.Change);
        await press(shown, seat, Button.Confirm);
      } else if (rules.read(Field.Phase) !== (Phase.Show as number)) {
        const { action, tile } = honestDeed(rules, dominoes, random);
        const { kind, seat: by } = unpackAction(action);
        if (isDraw(action)) expect(shown.act({ hand: 'draw', seat: by })).toBeNull();
        else if (tile !== null)
          expect(shown.act({ hand: 'pad', seat: by, tile: tileOfNumber(tile) })).toBeNull();
        else {
          if (kind === Kind.Redeal) await press(shown, by, Button.Change);
          await press(shown, by, Button.Confirm);
        }
      }
      await shown.game.pass(READ_TIME);
      expect(shown.view().prompt.guidance, shown.view().prompt.text).toBe(false);
      if (rules.read(Field.Phase) === (Phase.Turn as number))
        expect(
          [0, 1].map((each) => tilesOf(dominoes, each).length + Number(dominoes.pad?.seat === each)),
        ).toEqual(shown.view().doppio?.hands);
    }
    expect(rules.read(Field.Round)).toBe(2);
    expect(shown.view().doppio).toMatchObject({ tiles: [], hands: [8, 8], pad: null });
    expect([dominoes.rack(0).length, dominoes.rack(1).length]).toEqual([8, 8]);
    expect([...asked]).toEqual(expect.arrayContaining(['Opening', 'MustPlay', 'MustDraw']));
    await shown.game.stop();
  });
});

describe('DOCE with a tag reader', () => {
  test('a die that is put with its face is played; one in the no-play zone is named, and lifted', async () => {
    const shown = await sit(GameId.Doce, 0, Module.TagReader);
    const { rules } = shown.game.client.mirror;
    const put = async (seat: number, row: number, column: number, face: number) => {
      const cell = (row + 2) * 9 + column + 2;
      expect(shown.act({ hand: 'put', seat, cell, face })).toBeNull();
      await shown.game.pass(READ_TIME);
      return cell;
    };
    const first = await put(0, 0, 0, 3);
    await put(1, 4, 4, 6);
    expect(shown.view().doce?.marked[0]).toBe(first);
    const wrong = await put(0, 0, 1, 3);
    expect(shown.view().prompt).toMatchObject({ guidance: true, cells: [wrong] });
    expect(shown.act({ hand: 'touch', cell: wrong })).toBeNull();
    await shown.game.pass(READ_TIME);
    expect(shown.view()).toMatchObject({ prompt: { guidance: false }, held: { seat: 0, face: 3 } });
    expect(shown.act({ hand: 'touch', cell: wrong + 1 })).toBeNull();
    await shown.game.pass(READ_TIME);
    expect(rules.read(DoceField.DiceLeft, 0)).toBe(9);
    await shown.game.stop();
  });
});
