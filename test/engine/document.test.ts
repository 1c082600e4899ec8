import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameName, gameNames, games } from '../../host/games/index';
import { everyCode, isCommand, namesOf, Talk } from './talk';

// docs/engine.md, taken at its word. In ```jsonl blocks, `> ` is a line to a fresh engine and `< ` what its answer has at
// least; a list that ends with "…" goes on. A ```json block is the whole last answer before it, or a position to load. What
// stands below a heading with the name of a game is about that game, everything else about Doubles Wild.

const document = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');
const blocks = document.split(/^(?=## )/m).flatMap((section) => {
  const title = /^## (.*)$/m.exec(section)?.[1];
  const game = gameNames.find((name) => games[name].title === title) ?? 'doubles-wild';
  return [...section.matchAll(/^```(jsonl?)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    game,
    language,
    text: text ?? '',
  }));
});

/** Expects a value to have everything that the document shows of it. */
function expectShown(value: unknown, shown: unknown): void {
  if (Array.isArray(shown)) {
    const isAbridged = shown.at(-1) === '…';
    expect(isAbridged ? (value as unknown[]).slice(0, shown.length - 1) : value).toEqual(
      isAbridged ? shown.slice(0, -1) : shown,
    );
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, part] of Object.entries(shown))
      expectShown((value as Record<string, unknown>)[name], part);
  } else {
    expect(value).toEqual(shown);
  }
}

describe('docs/engine.md', () => {
  test('shows conversations that go as they are shown, and positions that can be loaded', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(blocks.map(({ game }) => game))).toEqual(new Set(gameNames));
    let talk = new Talk();
    for (const { game, language, text } of blocks) {
      if (language === 'jsonl') {
        talk = new Talk(game);
        for (const line of text.trimEnd().split('\n')) {
          if (line.startsWith('> ')) talk.line(line.slice(2));
          else if (line.startsWith('< ')) expectShown(talk.now, JSON.parse(line.slice(2)));
          else throw new Error(`neither "> " nor "< ": ${line}`);
        }
        continue;
      }
      const shown = JSON.parse(text);
      if ('ok' in shown) expect(talk.now).toEqual(shown);
      else expect(new Talk(game).tell({ load: { position: shown } }).position).toMatchObject(shown);
    }
  });

  test('gives every command and action in a form that is one', () => {
    const commands = [...document.matchAll(/`(\{".*?\})`/g)].map(([, text]) => text ?? '');
    const spelledOut = commands.filter((text) => !text.includes('…'));
    expect(spelledOut.length).toBeGreaterThan(12);
    for (const text of spelledOut)
      expect({ text, isCommand: isCommand(JSON.parse(text)) }).toEqual({ text, isCommand: true });
  });

  test('explains exactly the codes, answer fields and position parts that there are', () => {
    const rows = (heading: string) => {
      const section = document.split(`## ${heading}\n`)[1]?.split('\n##')[0] ?? '';
      const firstCells = [...section.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].map(([, cell]) => cell ?? '');
      return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, name]) => name)).sort();
    };
    const all = (names: (game: GameName) => readonly string[]) =>
      [...new Set(gameNames.flatMap(names))].sort();
    expect(rows('Errors')).toEqual(all(everyCode));
    expect(rows('Answers')).toEqual(all((game) => namesOf(game, 'Answer')));
    expect(rows('Positions')).toEqual(namesOf('doubles-wild', 'Position').sort());
    expect(rows('Positions of DOCE')).toEqual(namesOf('doce', 'Position').sort());
    expect(rows('Positions of Doppio')).toEqual(namesOf('doppio', 'Position').sort());
    expect(rows('Positions of Double Trouble')).toEqual(namesOf('double-trouble', 'Position').sort());
    expect(rows('Positions of Doppel X')).toEqual(namesOf('doppel-x', 'Position').sort());
  });

  test('has a schema for other programs, which takes commands and answers', () => {
    expect(schemaOf().anyOf).toEqual([{ $ref: '#/definitions/command' }, { $ref: '#/definitions/answer' }]);
    expect(isCommand({ do: 'keep', row: 3 })).toBe(false);
    expect(isCommand({ do: 'keep' }, 'doce')).toBe(false);
    expect(isCommand({ do: 'pass' }, 'doppio')).toBe(true);
    expect(isCommand({ do: 'throw' }, 'doppel-x')).toBe(true);
  });
});

function schemaOf() {
  return JSON.parse(readFileSync(new URL('../../docs/engine.schema.json', import.meta.url), 'utf8'));
}
