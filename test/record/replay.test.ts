import { beforeAll, describe, expect, test } from 'vitest';
import { Match } from '../../host/play/match';
import { checkOf } from '../../host/record/record';
import { checkRecord } from '../../host/record/replay';
import { defaultOptions } from '../../host/words/options';

let good: string[] = [];

beforeAll(async () => {
  const match = new Match({
    game: 'doubles-wild',
    options: defaultOptions,
    seed: 11,
    clumsiness: 0,
    language: 'en',
  });
  good = (await match.play()).record.trimEnd().split('\n');
});

describe('a tampered record is refused with the line', () => {
  /** Seals changed lines again, as somebody who knows the format would. */
  const seal = (lines: string[]): string[] => {
    let check = '';
    return lines.map((text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      delete line['check'];
      check = checkOf(check, line as never);
      return JSON.stringify({ ...line, check });
    });
  };
  const edit = (lines: string[], at: number, change: (line: Record<string, unknown>) => void): string[] =>
    lines.map((text, index) => {
      if (index !== at) return text;
      const line = JSON.parse(text) as Record<string, unknown>;
      change(line);
      return JSON.stringify(line);
    });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['a time changed', (lines) => edit(lines, 4, (line) => (line['at'] = 1)), /line 5: its check is wrong/],
    ['a line left out', (lines) => lines.filter((_, at) => at !== 6), /line 7: its check is wrong/],
    [
      'two lines swapped',
      (lines) => lines.map((line, at) => (at === 3 ? lines[4]! : at === 4 ? lines[3]! : line)),
      /line 4/,
    ],
    ['cut off', (lines) => lines.slice(0, 20), /line 21: the record breaks off/],
    [
      'cut in a line',
      (lines) => [...lines.slice(0, 20), lines[20]!.slice(0, 30)],
      /line 21: this is not JSON/,
    ],
    ['more behind the end', (lines) => [...lines, lines[1]!], /line \d+: there are lines after the end/],
    ['empty', () => [], /line 1/],
    ['something else', () => ['{"hello":1}'], /line 1/],
    [
      'sealed again with another die',
      (lines) => seal(edit(lines, 1, (line) => (line['action'] = '08000049'))),
      /line 2: the state after/,
    ],
    [
      'sealed again with an illegal action',
      (lines) => seal(edit(lines, 1, (line) => (line['action'] = 'ffffffff'))),
      /line 2: the rules refuse/,
    ],
    [
      'sealed again with other words',
      (lines) => seal(edit(lines, 1, (line) => (line['do'] = { do: 'keep' }))),
      /line 2: the words/,
    ],
    [
      'sealed again with another result',
      (lines) => seal(edit(lines, lines.length - 1, (line) => (line['scores'] = [99, 0]))),
      /list of scores/,
    ],
    [
      'sealed again for another version',
      (lines) => seal(edit(lines, 0, (line) => (line['version'] = 9))),
      /line 1: record version 9/,
    ],
    [
      'sealed again for another game',
      (lines) => seal(edit(lines, 0, (line) => (line['game'] = 'chess'))),
      /line 1: unknown game/,
    ],
    [
      'sealed again with bad options',
      (lines) => seal(edit(lines, 0, (line) => (line['options'] = { seats: 9 }))),
      /line 1: "seats"/,
    ],
  ])('%s', (_, change, words) => {
    expect(() =>
      checkRecord(
        change(good)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ).toThrow(words);
  });

  test('as it was, it is good; words of npm in front do not matter', () => {
    const text = good.map((line) => `${line}\n`).join('');
    expect(checkRecord(text).end.end).toBe('over');
    expect(checkRecord(`\n> doubletop@0.1.0 start\n> node x\n\n${text}`).end.end).toBe('over');
  });
});
