import { describe, expect, test } from 'vitest';
import { NO_CELL } from '../../shared/cells';
import { Field, Outcome, OWNER_SHIFT, Phase } from '../../shared/doce';
import { codeName } from '../../host/words/code-name';
import { arrange, type Arranged, arrangeUnchecked, begin } from './arrange-doce';
import { type Case, testImpossiblePositions, type Write } from './impossible-positions';

// Positions of one's own: what cannot be is named. Each case changes fields of a position that can be.

const die = (seat: number, face: number) => ((seat + 1) << OWNER_SHIFT) | face;

const early = () => begin().die(0, 0, 1).die(4, 4, 2).die(2, 2, 3).die(0, 4, 4);
const blocked = () => early().blocker(4, 0);

/** The first seat of the round wins it with 3-3-3-3. */
function winRound(game: Arranged): Arranged {
  game.die(0, 1, 3).die(4, 0, 1).die(0, 3, 3).die(4, 2, 1).die(0, 0, 3).die(4, 4, 1);
  return game.die(0, 2, 3);
}

/** A row of seat 0 that adds up to eleven. */
const eleven = () =>
  arrange({
    grid: ['a3 a3 a3 a2 ..', '.. .. .. .. ..', 'b1 .. .. b1 b1', '.. .. A6 .. ..', 'b1 .. .. .. B1'],
  });

const second = () => winRound(begin()).die(2, 2, 1);
const third = () => winRound(winRound(begin()));
const over = () => winRound(winRound(third()));
const drawn = () => arrange({ round: 2, turn: 1 });

const cases: Case[] = [
  ['a phase that there is not', early, 'bad-state', [Field.Phase, 0, Phase.Over + 1]],
  ['over too early', early, 'bad-state', [Field.Phase, 0, Phase.Over]],
  ['DC-match: round 0', early, 'bad-state', [Field.Round, 0, 0]],
  ['DC-match: round 5', early, 'bad-state', [Field.Round, 0, 5]],
  ['a third seat', early, 'bad-turn', [Field.Turn, 0, 2]],
  ['DC-grid: a die of a third seat', early, 'bad-grid', [Field.Square, 7, die(2, 1)]],
  ['DC-grid: a die of nobody', early, 'bad-grid', [Field.Square, 7, 3]],
  ['DC-grid: a die that shows 7', early, 'bad-grid', [Field.Square, 0, die(0, 7)]],
  ['DC-grid: the turn of the other seat', early, 'bad-turn', [Field.Turn, 0, 1]],
  ['DC-grid: a die too many', early, 'bad-turn', [Field.Square, 20, die(0, 1)]],
  ['DC-zone: no marked die', early, 'bad-grid', [Field.Marked, 0, NO_CELL]],
  ['DC-zone: the marker on an empty square', early, 'bad-grid', [Field.Marked, 0, 7]],
  ['DC-zone: the marker on the other seat’s die', early, 'bad-grid', [Field.Marked, 0, 24]],
  ['DC-zone: the marker outside', early, 'bad-grid', [Field.Marked, 0, 25]],
  ['DC-zone: a marker without a die', begin, 'bad-grid', [Field.Marked, 0, 12]],
  [
    'DC-zone: a die next to all others of its seat',
    early,
    'bad-grid',
    [Field.Square, 0, 0],
    [Field.Square, 6, die(0, 1)],
  ],
  ['DC-blocker: the die to follow, but no blocker', early, 'bad-turn', [Field.Phase, 0, Phase.Die]],
  ['DC-blocker: the die to follow the other’s', blocked, 'bad-turn', [Field.Square, 20, die(1, 0)]],
  ['DC-blocker: two of them', blocked, 'bad-grid', [Field.Square, 7, die(0, 0)]],
  ['DC-blocker: without a die after it', begin, 'bad-turn', [Field.Square, 7, die(1, 0)]],
  ['DC-line: a line that would have ended the round', eleven, 'bad-grid', [Field.Square, 3, die(0, 3)]],
  ['DC-score: points before the first round has ended', early, 'bad-score', [Field.Score, 0, 2]],
  ['DC-score: a round that has not been', early, 'bad-score', [Field.LastOutcome, 0, Outcome.Draw]],
  ['DC-score: facts before the first round has ended', early, 'bad-score', [Field.LastLine, 24, 1]],
  ['DC-score: no last round after the first', second, 'bad-score', [Field.LastOutcome, 0, Outcome.None]],
  ['DC-score: an outcome that there is not', second, 'bad-score', [Field.LastOutcome, 0, 4]],
  ['DC-score: less than the last round gave', second, 'bad-score', [Field.Score, 0, 38]],
  ['DC-score: more than the last round gave', second, 'bad-score', [Field.Score, 0, 40]],
  ['DC-score: points of the loser', second, 'bad-score', [Field.Score, 1, 1]],
  ['DC-score: more empty squares than a round can leave', second, 'bad-score', [Field.LastEmpty, 0, 19]],
  ['DC-score: no empty square', second, 'bad-score', [Field.LastEmpty, 0, 0]],
  ['DC-score: four full threes', second, 'bad-score', [Field.LastThrees, 0, 4]],
  ['DC-score: more threes than dice', second, 'bad-score', [Field.LastThrees, 0, 2], [Field.Score, 0, 41]],
  ['DC-score: all own twice', second, 'bad-score', [Field.LastAllOwn, 0, 2]],
  ['DC-line: half a line', second, 'bad-score', [Field.LastLine, 0, 0]],
  ['DC-line: more than lines', second, 'bad-score', [Field.LastLine, 24, 1]],
  [
    'DC-line: a win without a line',
    second,
    'bad-score',
    ...([0, 1, 2, 3].map((square) => [Field.LastLine, square, 0]) as unknown as Write[]),
  ],
  ['DC-score: a draw with empty squares', drawn, 'bad-score', [Field.LastEmpty, 0, 1]],
  ['DC-score: a draw with threes', drawn, 'bad-score', [Field.LastThrees, 0, 1]],
  ['DC-score: a draw with points for all own', drawn, 'bad-score', [Field.LastAllOwn, 0, 1]],
  [
    'DC-win: a draw by a single line',
    drawn,
    'bad-score',
    ...([0, 1, 2, 3].map((square) => [Field.LastLine, square, 1]) as unknown as Write[]),
  ],
  ['DC-score: earlier rounds cannot give so little', third, 'bad-score', [Field.Score, 0, 12]],
  ['DC-score: earlier rounds cannot give so much', third, 'bad-score', [Field.Score, 0, 40]],
  ['DC-score: both cannot have won the round before', third, 'bad-score', [Field.Score, 1, 52]],
  ['DC-match: over before the fourth round', over, 'bad-state', [Field.Round, 0, 3]],
  ['DC-match: over, and the line is broken', over, 'bad-grid', [Field.Square, 0, die(1, 4)]],
  ['DC-match: over, by the seat that did not play last', over, 'bad-turn', [Field.Turn, 0, 0]],
  [
    'DC-win: over by a line that was there before',
    over,
    'bad-grid',
    [Field.Square, 10, die(0, 1)],
    [Field.Square, 14, die(1, 5)],
    [Field.Marked, 1, 14],
  ],
  ['DC-score: over, and kept otherwise than it lies there', over, 'bad-score', [Field.LastEmpty, 0, 17]],
  ['DC-score: over, and another line kept', over, 'bad-score', [Field.LastLine, 4, 1]],
  ['DC-score: over, and a blocker kept that lies there', over, 'bad-score', [Field.LastBlockerKept, 0, 0]],
];

describe('positions that cannot be', () => {
  testImpossiblePositions(cases);
});

describe('passes', () => {
  /** All ones; seat 0 is marked in the middle, and thirteen squares are empty. */
  const grid = ['.. .. a1 b1 a1', 'b1 .. .. .. b1', 'a1 .. A1 .. a1', '.. .. .. .. b1', 'a1 b1 .. B1 ..'];

  test('DC-no-square: nobody can have passed while more squares are empty than a zone covers', () => {
    expect(codeName(arrangeUnchecked({ grid }).rules.check())).toBe('ok');
    expect(codeName(arrangeUnchecked({ grid, turn: 1 }).rules.check())).toBe('bad-turn');
  });

  test('DC-no-square: the seat to act has a square for its die', () => {
    const full = ['b1 b1 a1 b1 a1', 'b1 .. .. .. b1', 'a1 .. A1 .. a1', 'b1 .. .. .. b1', 'a1 b1 a1 B1 a1'];
    const options = { first: 1 } as const;
    expect(codeName(arrangeUnchecked({ grid: full, options, turn: 1 }).rules.check())).toBe('ok');
    expect(codeName(arrangeUnchecked({ grid: full, options }).rules.check())).toBe('bad-turn');
    expect(codeName(arrangeUnchecked({ grid: full, turn: 1 }).rules.check())).toBe('bad-turn');
  });
});

describe('fields', () => {
  const { rules } = early();
  const readOnly = [Field.FirstSeat, Field.SameNumberCosts, Field.FirstOfRound, Field.LastPoints];
  const counted = [
    Field.DiceLeft,
    Field.HasBlocker,
    Field.Target,
    Field.BlockerTarget,
    Field.Zone,
    Field.Winner,
  ];

  test.each([...readOnly, ...counted])('%i can be read only', (field) => {
    expect(codeName(rules.write(field, 0, 1))).toBe('bad-state');
    expect(rules.read(field, 0)).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['an index below 0', Field.Square, -1, 0],
    ['an index too large', Field.Square, 25, 0],
    ['an index of a single field', Field.Turn, 1, 0],
    ['a third seat', Field.Score, 2, 0],
    ['a value below 0', Field.Score, 0, -1],
    ['a value too large', Field.Score, 0, 256],
    ['a field that there is not', Field.Winner + 1, 0, 0],
    ['a field below the first', -1, 0, 0],
  ])('%s is refused', (_, field, index, value) => {
    const before = rules.hash();
    expect(codeName(rules.write(field, index, value))).toBe('bad-state');
    expect(rules.hash()).toBe(before);
    if (value === 0) expect(rules.read(field, index)).toBe(-1);
  });

  test('DC-zone: the zones of both seats, by square', () => {
    const game = begin().die(0, 0, 1).die(1, 2, 1);
    const zones = [0, 1, 2, 5, 6, 7, 24].map((square) => game.field(Field.Zone, square));
    expect(zones).toEqual([0, 1 | 2, 2, 1, 1 | 2, 0, 0]);
  });

  test('DC-grid, DC-blocker: the squares that may be taken, by square', () => {
    const game = early();
    const squaresOf = (field: Field) =>
      Array.from({ length: 25 }, (_, square) => square)
        .filter((square) => game.field(field, square) === 1)
        .map((square) => `${Math.floor(square / 5)} ${square % 5}`);
    expect(squaresOf(Field.Target)).toEqual(game.squaresFor('die'));
    expect(squaresOf(Field.BlockerTarget)).toEqual(game.squaresFor('blocker'));
    game.blocker(4, 0);
    expect(squaresOf(Field.Target)).toEqual(game.squaresFor('die'));
    expect(squaresOf(Field.BlockerTarget)).toEqual([]);
    const ended = over();
    expect([Field.Target, Field.BlockerTarget].map((field) => ended.field(field, 24))).toEqual([0, 0]);
  });

  test('bytes of another length are no state of this game', () => {
    expect(codeName(rules.load(rules.state().slice(1)))).toBe('bad-state');
    expect(codeName(rules.load(new Uint8Array(200)))).toBe('bad-state');
  });
});
