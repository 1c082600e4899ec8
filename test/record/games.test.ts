import { describe, expect, test } from 'vitest';
import { Awaited, TAKE_BACK_KIND } from '../../shared/actions';
import type { GameName } from '../../host/games/index';
import { MirrorReplay } from '../../host/record/mirror-replay';
import { Recorder } from '../../host/record/record';
import { checkRecord } from '../../host/record/replay';
import { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { hex, packAction } from '../../host/words/action';
import { games, type RegisteredGame } from '../games';

// Records of every game, written from random play with take-backs, as a table would have it.

const allColours = ['Blue', 'Orange', 'Green', 'Yellow', 'Vermillion', 'Sky blue', 'Purple', 'White'];

/** Plays a game to its end, or only so many actions, and records it. */
function record(
  { host, id }: RegisteredGame,
  options: number,
  most = Infinity,
): { text: string; rules: Rules } {
  const rules = new Rules();
  rules.start(id, options);
  const recorder = new Recorder();
  const colours = allColours.slice(0, host.seats(options));
  const head = { game: host.name as GameName, options: host.describeOptions(options), seed: 1, colours };
  recorder.begin(head, rules.hash(), 0);
  const random = new Random(options + 7);
  while (rules.awaited() !== (Awaited.Nothing as number) && recorder.actions < most) {
    const seat = rules.takeBackSeat();
    const isTakenBack = seat !== null && random.below(10) === 0;
    const isChance = rules.awaited() === (Awaited.Chance as number);
    const action = isTakenBack
      ? packAction({ kind: TAKE_BACK_KIND, seat, argument: 0 })
      : isChance
        ? rules.chance(random.bits())
        : random.pick(rules.legal());
    expect(rules.act(action)).toBe(0);
    recorder.add(action, rules.hash(), 100 * recorder.actions);
  }
  recorder.end(rules.winners().length > 0 ? 'over' : 'stopped', rules.winners(), host.scores(rules));
  return { text: recorder.text(), rules };
}

const cases = games.flatMap((game) =>
  game.optionWords.map((options) => [game.name, hex(options), game, options] as const),
);

describe.each(cases)('a record of %s, options %s', (_name, _hex, game, options) => {
  test('says in words how it was played, and replays to the same end', () => {
    const { text, rules } = record(game, options);
    const checked = checkRecord(text);
    expect(checked.head).toMatchObject({ game: game.host.name, options: game.host.describeOptions(options) });
    expect([checked.game, checked.options]).toEqual([game.host, options]);
    expect(checked.end).toMatchObject({
      end: 'over',
      winners: rules.winners(),
      scores: game.host.scores(rules),
      hash: hex(rules.hash()),
    });
    expect(checked.end.scores).toHaveLength(checked.head.colours.length);
  });

  test('is followed by a mirror, and can be drawn after every action', () => {
    const checked = checkRecord(record(game, options).text);
    const replay = new MirrorReplay(checked);
    for (const action of checked.actions) {
      for (const line of replay.take(action)) expect(line).not.toBe('');
      expect(game.host.drawBoard(replay.rules)).not.toMatch(/undefined|NaN| -1/);
    }
  });

  test('may be stopped before the end', () => {
    expect(checkRecord(record(game, options, 5).text).end).toMatchObject({ end: 'stopped', actions: 5 });
  });
});

test('the words of one game in the record of another are refused with the line', () => {
  const [doublesWild, doce] = games as [RegisteredGame, RegisteredGame];
  const { text } = record(doublesWild, doublesWild.optionWords[0] as number);
  expect(() => checkRecord(text.replace('"game":"doubles-wild"', `"game":"${doce.host.name}"`))).toThrow(
    'line 1: its check is wrong',
  );
});
