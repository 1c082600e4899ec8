import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../shared/catalogue';
import { Module } from '../../shared/settings';
import type { TableGameName } from '../../host/games/index';
import { filesBelow, root } from '../../host/build/sources';
import { Match } from '../../host/play/match';
import { promptText } from '../../host/play/table-view';
import { readLines } from './display-seen';

/** When a prompt that stays is compared: it has been drawn by then, and its lines have not begun to move. */
const LOOK_AFTER = 200;

/** How many prompts of a match are compared. */
const PROMPTS = 40;

const matches: readonly [game: TableGameName, options: object, modules: number][] = [
  ['doubles-wild', { seats: 4 }, 0],
  ['doce', {}, Module.TagReader],
  ['doppio', { seats: 3, hidden: true }, Module.TagReader | Module.Racks],
];

test.each(matches)(
  'in a match of %s, of clumsy hands, the display says what the wire says',
  async (game, options, modules) => {
    for (const language of languages) {
      const match = new Match({ game, options, modules, seed: 2, clumsiness: 0.2, language });
      const { world } = match.game.table;
      const { mirror } = match.game.client;
      let prompt = mirror.prompt;
      let since = 0;
      let compared = 0;
      const compare = () => {
        const scores = Math.ceil(match.shown.view().seats.length / 2);
        const lines = readLines(world.display.dots()).slice(0, 8 - scores);
        const isNote = (line: number) => lines[line]?.inverse.every(Boolean) ?? false;
        const from = isNote(0) ? lines.findIndex((_, line) => !isNote(line)) + 1 : 0;
        const texts = lines.slice(from).map(({ text }) => text);
        const said = promptText(mirror, { language, colours: mirror.colours });
        // Under a long note the prompt's last lines are still to come.
        const isWhole = from === 0 || texts.at(-1) === '';
        const shown = texts.join(' ').trimEnd();
        expect(isWhole ? shown : said.slice(0, shown.length)).toBe(isWhole ? said : shown);
        compared++;
      };
      const advance = world.advance.bind(world);
      world.advance = (now) => {
        advance(now);
        if (mirror.prompt !== prompt) {
          prompt = mirror.prompt;
          since = now;
        }
        if (now - since === LOOK_AFTER) compare();
      };
      await match.game.start();
      while (compared < PROMPTS) await match.hands.act();
      await match.game.stop();
    }
  },
);

test('notes are said through firmware/table/notes.ts only, or the display would not show them', () => {
  const others = filesBelow('firmware').filter(
    (file) => file.endsWith('.ts') && file !== 'firmware/table/notes.ts',
  );
  for (const file of others) {
    const imports = readFileSync(join(root, file), 'utf8').match(/import[^;]*generated\/sentences';/g) ?? [];
    expect(imports.join(), file).not.toContain('sayNote');
  }
});
