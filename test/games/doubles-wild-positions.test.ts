import { describe, expect, test } from 'vitest';
import { Field, Phase } from '../../shared/doubles-wild';
import { codeName } from '../../host/words/code-name';
import { arrange } from './arrange';
import { type Case, testImpossiblePositions } from './impossible-positions';

// Positions of one's own: what cannot be is named. Each case changes fields of a position that can be.

const roll = () => arrange({ board: { 5: '0011.....' } });
const decide = () => roll().roll([1, 2], [1, 2]);
const reroll = () => decide().act({ do: 'reroll', which: 'red' });
const order = () => arrange({ phase: 'order', turn: 1, order: { contenders: [0, 1], totals: [7, null] } });
const teammate = () => arrange({ seats: 4, teams: true, board: { 5: '.12.222..' } }).land([2, 3], [1, 4]);
const battle = () => arrange({ board: { 5: '0.1.111..' } }).land([2, 3], [1, 4]);
const keeping = () => battle().fight(1, 2, 3).fight(4, 5, 6);
const tieRound = () => battle().battle([6, 4, 2], [5, 4, 3]);
const suddenDeath = () =>
  arrange({ seats: 3, supplies: [16, 0, 16], tie: { games: 1, playing: [0, 2], firstScores: [1, 0, 1] } });
const over = () => arrange({ board: { 5: '111......' }, supplies: [2, 0] }).pick(11, 11);

const cases: Case[] = [
  ['a phase that there is not', roll, 'bad-state', [Field.Phase, 0, Phase.Over + 1]],
  ['a marble of a seat that does not play', roll, 'bad-state', [Field.Owner, 0, 3]],
  ['a seat of no number', roll, 'bad-turn', [Field.Turn, 0, 2]],
  ['nobody playing', roll, 'bad-state', [Field.Playing, 0, 0], [Field.Playing, 1, 0]],
  ['a seat left out of a first game', roll, 'bad-state', [Field.Playing, 1, 0]],
  ['DW-supply: a marble too many', roll, 'bad-supply', [Field.Supply, 0, 23]],
  ['DW-supply: marbles of a seat that is not there', roll, 'bad-supply', [Field.Supply, 2, 1]],
  ['DW-end: the seat on turn without a marble', roll, 'bad-turn', [Field.Supply, 0, 0]],
  ['DW-score: a score without a row', roll, 'bad-score', [Field.Score, 0, 1]],
  ['DW-score: a row without a score', roll, 'bad-score', [Field.Owner, 20, 1], [Field.Supply, 0, 21]],
  ['DW-roll: dice before the roll', roll, 'bad-dice', [Field.Die, 0, 1]],
  ['DW-roll: no die after it', decide, 'bad-dice', [Field.Die, 3, 0]],
  ['DW-roll: a die that shows 7', decide, 'bad-dice', [Field.Die, 3, 7]],
  ['DW-reroll: nothing to roll again', reroll, 'bad-state', [Field.Rerolling, 0, 0]],
  ['DW-reroll: more than both pairs', reroll, 'bad-state', [Field.Rerolling, 0, 4]],
  ['DW-reroll: a pair to roll again too early', decide, 'bad-state', [Field.Rerolling, 0, 1]],
  [
    'DW-wild: no pocket to pick',
    decide,
    'bad-dice',
    [Field.Phase, 0, Phase.Pocket],
    [Field.Owner, 0, 1],
    [Field.Supply, 0, 21],
  ],
  ['DW-order: a contender left over', roll, 'bad-turn', [Field.Contender, 0, 1]],
  ['DW-order: a total left over', roll, 'bad-turn', [Field.OrderTotal, 0, 5]],
  ['DW-order: a single contender', order, 'bad-turn', [Field.Contender, 0, 0]],
  ['DW-order: a total that three dice cannot show', order, 'bad-turn', [Field.OrderTotal, 0, 19]],
  ['DW-order: a seat that has rolled too early', order, 'bad-turn', [Field.OrderTotal, 1, 9]],
  ['DW-order: a marble on the board', order, 'bad-state', [Field.Owner, 0, 1], [Field.Supply, 0, 23]],
  ['DW-order: a marble missing', order, 'bad-supply', [Field.Supply, 0, 23]],
  ['DW-team: the pocket is not the teammate’s', teammate, 'bad-cell', [Field.BattleCell, 0, 19]],
  ['DW-team: the pocket is protected', teammate, 'bad-cell', [Field.BattleCell, 0, 23]],
  ['DW-team: the pocket is outside', teammate, 'bad-cell', [Field.BattleCell, 0, 200]],
  ['DW-battle: a pocket outside', battle, 'bad-battle', [Field.BattleCell, 0, 200]],
  ['DW-battle: a pocket that the dice do not select', battle, 'bad-battle', [Field.BattleCell, 0, 19]],
  ['DW-battle: somebody else attacks', battle, 'bad-battle', [Field.Attacker, 0, 1]],
  ['DW-battle: against oneself', battle, 'bad-battle', [Field.Defender, 0, 0]],
  ['DW-battle: before round one', battle, 'bad-battle', [Field.BattleRound, 0, 0]],
  ['DW-battle: a third side', battle, 'bad-battle', [Field.BattleSide, 0, 2]],
  ['DW-battle: dice kept in round one', battle, 'bad-battle', [Field.BattleKept, 0, 1]],
  ['DW-battle: dice rolled too early', battle, 'bad-battle', [Field.BattleDie, 0, 1]],
  ['DW-battle: dice kept before choosing', keeping, 'bad-battle', [Field.BattleKept, 0, 1]],
  [
    'DW-battle: all dice kept, and yet to roll',
    keeping,
    'bad-battle',
    [Field.Phase, 0, Phase.BattleRoll],
    [Field.BattleKept, 0, 7],
  ],
  ['DW-battle: a die missing', keeping, 'bad-battle', [Field.BattleDie, 4, 0]],
  ['DW-battle: choosing in round one', keeping, 'bad-battle', [Field.BattleRound, 0, 1]],
  ['DW-battle: a round left over', roll, 'bad-battle', [Field.BattleRound, 0, 1]],
  ['DW-battle: dice left over', roll, 'bad-battle', [Field.BattleDie, 5, 1]],
  ['DW-battle: a pocket left over', roll, 'bad-battle', [Field.BattleCell, 0, 1]],
  ['DW-battle-tie: a tie round without a tie', tieRound, 'bad-battle', [Field.BattleDie, 0, 5]],
  [
    'DW-protected: a battle for a protected marble',
    battle,
    'bad-battle',
    [Field.Die, 2, 3],
    [Field.BattleCell, 0, 22],
  ],
  ['DW-sudden-death: a single seat', suddenDeath, 'bad-state', [Field.Playing, 0, 0], [Field.Supply, 0, 0]],
  ['DW-sudden-death: the turn of a seat that sits out', suddenDeath, 'bad-turn', [Field.Turn, 0, 1]],
  ['DW-sudden-death: a marble of a seat that sits out', suddenDeath, 'bad-state', [Field.Owner, 0, 2]],
  ['DW-sudden-death: a seat that had not led', suddenDeath, 'bad-state', [Field.FirstScore, 0, 2]],
  ['DW-sudden-death: a first score without one', roll, 'bad-score', [Field.FirstScore, 0, 1]],
  [
    'DW-sudden-death: a first score of a seat that is not there',
    suddenDeath,
    'bad-score',
    [Field.FirstScore, 3, 1],
  ],
  ['DW-end: a winner too early', roll, 'bad-state', [Field.Winners, 0, 1]],
  ['DW-end: no winner', over, 'bad-state', [Field.Winners, 0, 0]],
  ['DW-end: a winner that does not play', over, 'bad-state', [Field.Winners, 0, 4]],
];

describe('positions that cannot be', () => {
  testImpossiblePositions(cases);

  test('DW-sudden-death: a row on the board would have ended it', () => {
    const tie = { games: 1, playing: [0, 1], firstScores: [1, 1] };
    expect(() => arrange({ tie, board: { 5: '000......' } })).toThrow('bad-score');
  });

  test('DW-sudden-death: there is none where the win is shared', () => {
    const tie = { games: 1, playing: [0, 1], firstScores: [1, 1] };
    expect(() => arrange({ tie, suddenDeath: false })).toThrow('bad-state');
  });

  test('DW-sudden-death: a team does not play it without the other', () => {
    const tie = { games: 1, playing: [0, 2], firstScores: [1, 1, 1, 1] };
    expect(() => arrange({ tie, seats: 4, teams: true, supplies: [12, 0, 12, 0] })).toThrow('bad-state');
  });
});

describe('fields', () => {
  const { rules } = roll();
  const readOnly = [Field.Seats, Field.Teams, Field.SuddenDeathOn, Field.FullSupply];
  const counted = [Field.Protected, Field.Target, Field.Rows];

  test.each([...readOnly, ...counted])('%i can be read only', (field) => {
    expect(codeName(rules.write(field, 0, 1))).toBe('bad-state');
  });

  test.each([
    ['an index below 0', Field.Owner, -1, 0],
    ['an index too large', Field.Owner, 81, 0],
    ['an index of a single field', Field.Turn, 1, 0],
    ['a value below 0', Field.Supply, 0, -1],
    ['a value too large', Field.Supply, 0, 256],
    ['a field that there is not', Field.Rows + 1, 0, 0],
    ['a field below the first', -1, 0, 0],
  ])('%s is refused', (_, field, index, value) => {
    const before = rules.hash();
    expect(codeName(rules.write(field, index, value))).toBe('bad-state');
    expect(rules.hash()).toBe(before);
    if (value === 0) expect(rules.read(field, index)).toBe(-1);
  });

  test('bytes of another length are no state of this game', () => {
    expect(codeName(rules.load(rules.state().slice(1)))).toBe('bad-state');
    expect(codeName(rules.load(new Uint8Array(200)))).toBe('bad-state');
  });
});
