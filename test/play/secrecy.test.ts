import { describe, expect, test } from 'vitest';
import { ON_TABLE, Field, Kind, NO_TILE, Phase, TILE_SHIFT, TILES } from '../../shared/doppio';
import { Prompt } from '../../shared/prompts';
import { Module } from '../../shared/settings';
import { decodeDevice } from '../../host/link/codec';
import { Match } from '../../host/play/match';
import { unpackAction } from '../../host/words/action';
import { type Tile, tileOfNumber } from '../../host/words/doppio';
import { AtTiles } from '../table/at-tiles';

// DP-hidden: no tile that is not on the table, or shown at a round's end, may be told by anything that is sent or shown.

const DEEDS = 120;

describe.each([
  ['with racks', Module.TagReader | Module.Racks],
  ['with a pad', Module.TagReader],
  ['plain', 0],
])('a table %s', (_, modules) => {
  test.each([1, 2])(
    'says, shows and records no hidden tile, game %i',
    async (seed) => {
      const match = new Match({
        game: 'doppio',
        options: { seats: 2 + seed, hidden: true },
        seed,
        clumsiness: 0.15,
        language: 'en',
        modules,
      });
      const { mirror } = match.game.client;
      const { serial } = match.game.table.world;
      await match.game.start();
      const name = (tile: number) => tileOfNumber(tile).join('-');
      for (let deed = 0; deed < DEEDS; deed++) {
        await match.hands.act();
        const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter(
          (tile) => mirror.rules.read(Field.Place, tile) === 0,
        );
        // All that a spectator sees: the view, which is what page and terminal draw from, without the story of earlier rounds.
        const { log, ...view } = match.shown.view();
        const sinceRound = log.slice(
          log.findLastIndex((line) => /^Round|begins$|dealt again/.test(line)) + 1,
        );
        const seen = JSON.stringify({ ...view, log: sinceRound });
        for (const tile of hidden) {
          expect(seen, `tile ${name(tile)}`).not.toContain(`"${name(tile)}"`);
          expect(seen).not.toMatch(new RegExp(`(^|[^-\\d])${name(tile)}([^-\\d]|$)`));
          expect(seen).not.toContain(JSON.stringify(tileOfNumber(tile)));
        }
      }
      void serial;
      match.game.abandon();
    },
    60_000,
  );
});
