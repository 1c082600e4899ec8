import { describe, expect, test } from 'vitest';
import { Awaited, TAKE_BACK_KIND } from '../../shared/actions';
import { Field, Kind, Phase } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import { packAction, packDice } from '../../host/words/action';
import { codeName } from '../../host/words/code-name';
import { optionWord } from '../../host/words/options';
import { games } from '../games';
import { arrange, type Arranged, begin } from './arrange';

// What words cannot say is refused too: actions here are packed by hand. Refusals within a ruling are tested beside it.

const dice = (...faces: number[]) => packDice(faces);
const ROW = 0o1000000; // a bit above all dice of a battle or of the ordering roll
const teams = { seats: 4, teams: true };

/** A game in each phase; seat 0 is awaited in all but the last. */
const phases: Record<string, () => Arranged> = {
  Order: () => begin(optionWord({ seats: 2, teams: false, suddenDeath: true })),
  Roll: () => arrange(),
  Decide: () => arrange().roll([1, 2], [1, 2]),
  Reroll: () => arrange().roll([1, 2], [1, 2]).act({ do: 'reroll', which: 'blue' }),
  Pocket: () => arrange().land([1, 2], [3, 3]),
  Teammate: () => arrange({ ...teams, board: { 5: '..2......' } }).land([2, 3], [1, 4]),
  BattleRoll: () => arrange({ board: { 5: '..1......' } }).land([2, 3], [1, 4]),
  BattleKeep: () =>
    arrange({ board: { 5: '..1......' } })
      .land([2, 3], [1, 4])
      .fight(1, 2, 3)
      .fight(4, 5, 6),
  Over: () => arrange({ board: { 5: '111......' }, supplies: [2, 0] }).pick(11, 11),
};

const kindsOfPhase: Record<string, Kind[]> = {
  Order: [Kind.OrderRoll],
  Roll: [Kind.Roll],
  Decide: [Kind.Keep, Kind.Reroll, Kind.Pocket],
  Reroll: [Kind.Roll],
  Pocket: [Kind.Pocket],
  Teammate: [Kind.Teammate],
  BattleRoll: [Kind.BattleRoll],
  BattleKeep: [Kind.BattleKeep],
  Over: [],
};

const names = Object.keys(phases);
const at = (phase: string): Arranged => (phases[phase] as () => Arranged)();
const kinds = Object.values(Kind).filter((kind) => typeof kind === 'number');

describe('every phase', () => {
  test('each is arranged here', () => {
    expect(names).toEqual(Object.values(Phase).filter((phase) => typeof phase === 'string'));
    for (const phase of names) expect(Phase[at(phase).rules.read(Field.Phase)]).toBe(phase);
  });

  test.each(names)('%s: kinds of action that belong to another moment', (phase) => {
    const game = at(phase);
    for (const kind of kinds.filter((kind) => !kindsOfPhase[phase]?.includes(kind)))
      game.expectRefused(
        packAction({ kind, seat: 0, argument: 0 }),
        phase === 'Over' ? 'game-over' : 'wrong-phase',
      );
  });

  test.each(names)('%s: kinds of action that the game does not have', (phase) => {
    const game = at(phase);
    for (const kind of [0, Kind.BattleKeep + 1, 16, TAKE_BACK_KIND - 1])
      game.expectRefused(packAction({ kind, seat: 0, argument: 0 }), 'unknown-action');
  });

  test.each(names.slice(0, -1))('%s: every other seat', (phase) => {
    const game = at(phase);
    for (const action of game.rules.legal().slice(0, 20))
      for (let seat = 1; seat < 8; seat++) game.expectRefused((action ^ (seat << 24)) >>> 0, 'wrong-seat');
  });
});

const roll = Kind.Roll;
const cases: [ruling: string, what: string, phase: string, kind: Kind, argument: number, code: string][] = [
  ['DW-order', 'two dice', 'Order', Kind.OrderRoll, dice(1, 2, 0), 'bad-dice'],
  ['DW-order', 'no dice', 'Order', Kind.OrderRoll, 0, 'bad-dice'],
  ['DW-order', 'a 7', 'Order', Kind.OrderRoll, dice(1, 7, 2), 'bad-dice'],
  ['DW-order', 'a fourth die', 'Order', Kind.OrderRoll, dice(1, 2, 3, 4), 'bad-dice'],
  ['DW-order', 'bits beside the dice', 'Order', Kind.OrderRoll, dice(1, 2, 3) | ROW, 'bad-dice'],
  ['DW-roll', 'one red die', 'Roll', roll, dice(1, 0, 3, 4), 'bad-dice'],
  ['DW-roll', 'no blue pair', 'Roll', roll, dice(1, 2, 0, 0), 'bad-dice'],
  ['DW-roll', 'a 7', 'Roll', roll, dice(7, 2, 3, 4), 'bad-dice'],
  ['DW-roll', 'a fifth die', 'Roll', roll, dice(1, 2, 3, 4, 5), 'bad-dice'],
  ['DW-reroll', 'keeping with something more', 'Decide', Kind.Keep, 1, 'bad-choice'],
  ['DW-reroll', 'no pair', 'Decide', Kind.Reroll, 0, 'bad-choice'],
  ['DW-reroll', 'three pairs', 'Decide', Kind.Reroll, 4, 'bad-choice'],
  ['DW-reroll', 'the kept pair', 'Reroll', roll, dice(1, 2, 0, 0), 'bad-dice'],
  ['DW-reroll', 'half a pair', 'Reroll', roll, dice(0, 0, 3, 0), 'bad-dice'],
  ['DW-board', 'a pocket after the last', 'Decide', Kind.Pocket, 81, 'bad-cell'],
  ['DW-board', 'a pocket far outside', 'Pocket', Kind.Pocket, 0xffffff, 'bad-cell'],
  ['DW-board', 'a pocket whose low byte is good', 'Pocket', Kind.Pocket, 0x100, 'bad-cell'],
  ['DW-team', 'a third choice', 'Teammate', Kind.Teammate, 2, 'bad-choice'],
  ['DW-battle', 'two dice in round one', 'BattleRoll', Kind.BattleRoll, dice(1, 2, 0), 'bad-dice'],
  ['DW-battle', 'a 7', 'BattleRoll', Kind.BattleRoll, dice(7, 2, 3), 'bad-dice'],
  ['DW-battle', 'a fourth die', 'BattleRoll', Kind.BattleRoll, dice(1, 2, 3, 4), 'bad-dice'],
  ['DW-battle', 'keeping a fourth die', 'BattleKeep', Kind.BattleKeep, 8, 'bad-choice'],
];

describe('arguments that cannot be', () => {
  test.each(cases)('%s: %s is refused', (_ruling, _what, phase, kind, argument, code) => {
    at(phase).expectRefused(packAction({ kind, seat: 0, argument }), code);
  });
});

describe('starting', () => {
  test.each(games[0]?.badOptionWords ?? [])(
    'options %i are refused and the running game goes on',
    (options) => {
      const { rules } = arrange({ board: { 5: '01.......' } });
      const before = rules.hash();
      expect(codeName(rules.start(GameId.DoublesWild, options))).toBe('bad-options');
      expect(rules.hash()).toBe(before);
      expect(rules.options()).toBe(2);
    },
  );

  test('a game that there is not is refused and the running game goes on', () => {
    const { rules } = arrange({ board: { 5: '01.......' } });
    const before = rules.hash();
    for (const id of [GameId.None, 99]) expect(codeName(rules.start(id, 2))).toBe('no-game');
    expect(rules.hash()).toBe(before);
    expect(rules.gameId()).toBe(GameId.DoublesWild);
  });

  test('before any game nothing is awaited and everything is refused', () => {
    const rules = new Rules();
    expect(codeName(rules.act(packAction({ kind: Kind.Keep, seat: 0, argument: 0 })))).toBe('no-game');
    expect(codeName(rules.write(Field.Turn, 0, 0))).toBe('no-game');
    expect(codeName(rules.check())).toBe('no-game');
    expect([rules.awaited(), rules.hash(), rules.read(Field.Turn)]).toEqual([Awaited.Nothing, 0, -1]);
    expect([rules.legal(), rules.awaitedSeats(), rules.winners(), [...rules.state()]]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
