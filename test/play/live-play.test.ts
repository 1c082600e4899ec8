import { expect, test } from 'vitest';
import { LivePlay } from '../../host/play/live-play';
import { checkRecord } from '../../host/record/replay';
import { handsFor } from '../../host/hands/index';
import { Prompt } from '../../shared/prompts';

test('another game may follow the end of one; each has its own whole record', async () => {
  const records: string[] = [];
  const live = new LivePlay(
    { game: 'doce', options: {}, seed: 4, language: 'en' },
    (line, game) => (records[game - 1] = `${records[game - 1] ?? ''}${line}\n`),
  );
  const hands = handsFor('doce', live.game, { seed: 4, clumsiness: 0 });
  const { mirror } = live.game.client;
  expect(live.shown.act({ hand: 'again' })).toBe('the game is not over yet');
  const run = live.run();
  await live.game.passUntil(() => mirror.prompt.code === Prompt.GridPutOrBlock, 1000);
  while (mirror.rules.winners().length === 0) await hands.act();
  expect(live.shown.view().result).not.toBeNull();
  expect(live.shown.act({ hand: 'again' })).toBeNull();
  await live.game.passUntil(() => mirror.rules.winners().length === 0, 1000);
  expect(live.shown.act({ hand: 'again' })).toBe('the game is not over yet');
  for (let deed = 0; deed < 40; deed++) await hands.act();
  live.stop();
  await run;
  expect(records.map((record) => checkRecord(record).end.end)).toEqual(['over', 'stopped']);
  expect(records.map((record) => checkRecord(record).head.seed)).toEqual([4, null]);
});
