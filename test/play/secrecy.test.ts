import { describe, expect, test } from 'vitest';
import { Field, Kind, NO_TILE, Phase, TILE_SHIFT, TILES } from '../../shared/doppio';
import { Prompt } from '../../shared/prompts';
import { Module } from '../../shared/settings';
import { decodeDevice, isBad } from '../../host/link/codec';
import { Match } from '../../host/play/match';
import { drawTable } from '../../host/view/terminal/draw';
import { isTakeBack, unpackAction } from '../../host/words/action';
import { type Tile, tileOfNumber } from '../../host/words/doppio';
import { AtTiles } from '../table/at-tiles';

// DP-hidden: no tile that is not on the table, or shown at a round's end, may be told by anything that is sent or shown.

const DEEDS = 90;
const allTiles = Array.from({ length: TILES }, (_, tile) => tile);

/** Every line that the table sends, from the bytes on the cable. */
function wireOf(match: Match): () => string[] {
  let text = '';
  const { serial } = match.game.table.world;
  const others = serial.onTableBytes;
  serial.onTableBytes = (bytes) => {
    text += Buffer.from(bytes).toString('latin1');
    others?.(bytes);
  };
  return () => {
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    return lines;
  };
}

describe.each([
  ['with racks', Module.TagReader | Module.Racks],
  ['with a pad', Module.TagReader],
  ['plain', 0],
])('a table %s', (_, modules) => {
  test.each([1, 2])(
    'sends, shows and records no hidden tile, game %i',
    async (seed) => {
      const options = { seats: 2 + seed, hidden: true };
      const match = new Match({ game: 'doppio', options, seed, clumsiness: 0.15, language: 'en', modules });
      const { mirror } = match.game.client;
      const takeLines = wireOf(match);
      await match.game.start();
      for (let deed = 0; deed < DEEDS; deed++) {
        const isPublic = (tile: number) => mirror.rules.read(Field.Place, tile) !== 0;
        const before = allTiles.filter(isPublic);
        await match.hands.act();
        const known = new Set([...before, ...allTiles.filter(isPublic)]);
        const hidden = allTiles.filter((tile) => !known.has(tile));
        // The wire. The state that it carries in snapshots is that of a mirror which has seen nothing but these actions: the
        // hashes agree with it, so nothing else is in there.
        for (const line of takeLines()) {
          const sentence = decodeDevice(line);
          if (isBad(sentence)) throw new Error(`a bad line: ${line}`);
          if (sentence.word === 'action' && !isTakeBack(sentence.action)) {
            const { kind, argument } = unpackAction(sentence.action);
            if (kind === Kind.Play) expect(hidden).not.toContain(argument >> TILE_SHIFT);
            else if (kind === Kind.Show) expect(hidden).not.toContain(argument);
            else
              expect([
                [Kind.Draw, NO_TILE],
                [Kind.Pass, 0],
                [Kind.Redeal, 0],
              ]).toContainEqual([kind, argument]);
          }
          if (sentence.word === 'prompt' && (sentence.prompt as Prompt) === Prompt.OptionEnd)
            expect(hidden).not.toContain(sentence.b);
        }
        expect(mirror.repairs).toBe(0);
        // The screens. Stories of earlier rounds name tiles that have been on the table since; this round's may not.
        const { log, ...view } = match.shown.view();
        const begins = log.findLastIndex((line) => / begins$|dealt again/.test(line));
        const seen = [JSON.stringify(view), ...log.slice(begins + 1)];
        if (mirror.rules.read(Field.Phase) !== (Phase.Opening as number))
          seen.push(
            drawTable({ ...view, log: log.slice(begins + 1) }, match.shown.lights(), {
              colour: 'none',
              width: 80,
            }),
          );
        for (const tile of hidden) {
          const [low, high] = tileOfNumber(tile);
          const name = new RegExp(
            `(^|[^\\d-])(${low}-${high}|${low}\\|${high}|\\[${low},${high}\\])([^\\d-]|$)`,
          );
          for (const text of seen) expect(text).not.toMatch(name);
        }
      }
      match.game.abandon();
    },
    90_000,
  );
});

test('lights, words and lines are the same whichever tiles are hidden', async () => {
  const script: Tile[] = [
    [6, 6],
    [5, 6],
    [5, 5],
    [3, 6],
    [1, 6],
  ];
  const lookAt = async (blue: Tile[], orange: Tile[]) => {
    const table = await AtTiles.sit({ racks: true });
    await table.deal(blue, orange);
    const seen: unknown[] = [];
    for (const tile of script) {
      await table.play(tile);
      seen.push(table.words, await table.rhythms());
    }
    const lines = table.lines.filter((line) => !/^(beat|note|ok) /.test(line));
    // Numbers and checksums count beats, which may fall on either side of a move.
    return { seen, lines: lines.map((line) => line.replace(/^(\w+) \d+ /, '$1 ').replace(/\*.*$/, '')) };
  };
  const played: [Tile[], Tile[]] = [
    [
      [6, 6],
      [5, 5],
      [1, 6],
    ],
    [
      [5, 6],
      [3, 6],
    ],
  ];
  const one = await lookAt(
    [...played[0], [2, 3], [3, 4], [0, 4], [1, 2], [2, 2]],
    [...played[1], [0, 0], [0, 2], [0, 3], [1, 4], [2, 4], [4, 4]],
  );
  const other = await lookAt(
    [...played[0], [0, 0], [0, 2], [0, 3], [1, 4], [2, 4]],
    [...played[1], [0, 1], [2, 3], [3, 4], [0, 4], [1, 2], [2, 2]],
  );
  expect(other).toEqual(one);
});
