import { describe, expect, test } from 'vitest';
import { Code } from '../../shared/codes';
import { Field, NO_TILE, ON_TABLE, Phase, RoundEnd, TILES } from '../../shared/doppio';
import { NO_SEAT } from '../../shared/seats';
import { codeName } from '../../host/words/code-name';
import { tileNumber } from '../../host/words/doppio';
import { arrange, type Arranged, begin, nearlyBlocked, tile } from './doppio-arrange';

// Positions of one's own: what can be read and written, and which positions the check refuses.

const number = (text: string) => tileNumber(tile(text));

/** One write of a field: index and value. */
type Write = readonly [Field, number, number];

/** Writes fields over a sound position and asserts what the check says. */
function expectCheck(game: Arranged, writes: readonly Write[], code: string): void {
  const before = game.rules.state();
  for (const [field, index, value] of writes)
    expect(codeName(game.rules.write(field, index, value)), Field[field]).toBe('ok');
  const written = game.rules.state();
  expect(codeName(game.rules.check()), JSON.stringify(writes)).toBe(code);
  expect(game.rules.state()).toEqual(written);
  if (code !== 'ok') {
    game.rules.load(before);
    expect(codeName(game.rules.load(written))).toBe(code);
    expect(game.rules.state()).toEqual(before);
  }
}

const hands = ['3-3 1-2 1-4 1-5 2-4 2-5', '0-1 0-2 0-3 0-4 0-5'];
const table = ['6-6', '6-0 on 6-6', '6-1 on 6-6', '6-2 on 6-6', '6-3 on 6-6'];
const playing = () => arrange({ hands, table });
const dealt = () => begin(2).deal('6-6 0-1 0-2 0-3 0-4 0-5 0-6 1-2', '4-4 1-3 1-4 1-5 1-6 2-3 2-4 2-5');
const over = () =>
  arrange({ hands: ['5-6', '0-1 2-3 2-5 3-4 4-5'], table: nearlyBlocked, scores: [71, 99] }).play(
    '5-6',
    '5-5',
  );
const turn = () => arrange({ hands: [6, 6, 6], table: ['6-6', '6-0 on 6-6'] });
const showing = () => arrange({ hands: [1, 2, 3], table: nearlyBlocked }).play('5-6', '5-5');
const shownOver = () =>
  arrange({ hands: [1, 2, 3], table: nearlyBlocked, scores: [80, 0, 99] })
    .play('5-6', '5-5')
    .show(1, '2-3 0-1')
    .show(2, '2-5 3-4 4-5');

describe('a position that cannot be is refused', () => {
  const cases: [string, () => Arranged, Write[], string][] = [
    ['no such phase', playing, [[Field.Phase, 0, Phase.Over + 1]], 'bad-state'],
    ['a phase of hidden hands', playing, [[Field.Phase, 0, Phase.Turn]], 'bad-state'],
    ['a phase of known hands', turn, [[Field.Phase, 0, Phase.Play]], 'bad-state'],
    ['no such seat on turn', playing, [[Field.Turn, 0, 2]], 'bad-turn'],
    ['no round', playing, [[Field.Round, 0, 0]], 'bad-state'],
    ['a later round after none', playing, [[Field.Round, 0, 2]], 'bad-state'],
    ['points in the first round', playing, [[Field.Score, 0, 1]], 'bad-state'],
    ['points of a seat that does not play', playing, [[Field.Score, 2, 1]], 'bad-state'],
    ['100 points and no end', playing, [[Field.Score, 0, 100]], 'bad-state'],
    ['a winner and no end', playing, [[Field.Winners, 0, 1]], 'bad-state'],
    ['an end without a winner', over, [[Field.Winners, 0, 0]], 'bad-state'],
    ['another winner', over, [[Field.Winners, 0, 2]], 'bad-state'],
    ['other points than the hands are worth', over, [[Field.LastPoints, 0, 28]], 'bad-state'],
    ['a blocked round with an empty hand', over, [[Field.LastEnd, 0, RoundEnd.Blocked]], 'bad-state'],
    ['more points than the set has pips', over, [[Field.LastPoints, 0, 169]], 'bad-state'],
    ['nobody has won the last round', over, [[Field.LastWinner, 0, NO_SEAT]], 'bad-state'],
    ['no last round', over, [[Field.LastEnd, 0, RoundEnd.None]], 'bad-state'],
    ['a dealt hand that has a tile more', dealt, [[Field.Place, number('5-5'), 1]], 'bad-tile'],
    ['the seat without the highest double begins', dealt, [[Field.Turn, 0, 1]], 'bad-turn'],
    ['dealing goes on after the last tile', dealt, [[Field.Phase, 0, Phase.Deal]], 'bad-tile'],
    ['a seat is passed over in the deal', () => begin(2), [[Field.Turn, 0, 1]], 'bad-turn'],
    ['a tile is dealt out of turn', () => begin(2), [[Field.Place, 0, 2]], 'bad-turn'],
    ['the first tile is no double', playing, [[Field.JoinedTo, number('5-5'), NO_TILE]], 'bad-layout'],
    ['a tile is joined where it does not fit', playing, [[Field.JoinedTo, number('5-5'), 27]], 'bad-layout'],
    [
      'a tile is joined to one that is not there',
      playing,
      [[Field.JoinedTo, number('5-5'), number('4-5')]],
      'bad-layout',
    ],
    ['a tile is joined to nothing there is', playing, [[Field.JoinedTo, number('5-5'), 28]], 'bad-layout'],
    ['a fifth tile at a double', playing, [[Field.JoinedTo, number('4-6'), 27]], 'bad-layout'],
    [
      'a second tile at an outer number',
      playing,
      [
        [Field.JoinedTo, number('0-0'), number('0-6')],
        [Field.JoinedTo, number('0-1'), number('0-6')],
      ],
      'bad-layout',
    ],
    ['a locked end is used', playing, [[Field.JoinedTo, number('0-1'), number('0-6')]], 'bad-layout'],
    ['tiles are joined in a ring', playing, [[Field.JoinedTo, 27, number('0-6')]], 'bad-layout'],
    ['the seat on turn can play and draws', playing, [[Field.Phase, 0, Phase.Draw]], 'bad-turn'],
    ['the seat on turn cannot play', playing, [[Field.Turn, 0, 1]], 'bad-turn'],
    ['more tiles than were ever drawn', playing, [[Field.Place, number('3-3'), 0]], 'bad-tile'],
    ['a third of two hands', playing, [[Field.Place, number('4-4'), 3]], 'bad-tile'],
    ['a pass with known hands', playing, [[Field.Passes, 0, 1]], 'bad-state'],
    ['a tile lacking in a known hand', playing, [[Field.Lacks, 0, 1]], 'bad-tile'],
    ['a known tile in a hidden hand', turn, [[Field.Place, number('1-2'), 1]], 'bad-tile'],
    ['an empty hand', turn, [[Field.HandSize, 0, 0]], 'bad-tile'],
    ['a hand of a seat that does not play', turn, [[Field.HandSize, 3, 1]], 'bad-tile'],
    [
      'a hand larger than dealt and drawn',
      turn,
      [
        [Field.HandSize, 0, 9],
        [Field.HandSize, 2, 3],
      ],
      'bad-tile',
    ],
    ['nothing on the table', () => begin(3, { hidden: true }), [[Field.Phase, 0, Phase.Turn]], 'bad-layout'],
    ['a hand before the round', () => begin(3, { hidden: true }), [[Field.HandSize, 0, 5]], 'bad-tile'],
    ['a pass before the round', () => begin(3, { hidden: true }), [[Field.Passes, 0, 1]], 'bad-state'],
    ['a turn before the round', () => begin(3, { hidden: true }), [[Field.Turn, 0, 1]], 'bad-turn'],
    ['more passes than seats', turn, [[Field.Passes, 0, 4]], 'bad-state'],
    ['more passes than draws', turn, [[Field.Passes, 0, 3]], 'bad-state'],
    ['two draws at once', turn, [[Field.HasDrawn, 0, 2]], 'bad-state'],
    ['hands shown while tiles are drawn', showing, [[Field.HasDrawn, 0, 1]], 'bad-state'],
    ['hands shown too early', turn, [[Field.Phase, 0, Phase.Show]], 'bad-turn'],
    ['the end, and another seat emptied its hand', showing, [[Field.Turn, 0, 1]], 'bad-turn'],
    ['two emptied hands', showing, [[Field.HandSize, 1, 0]], 'bad-turn'],
    [
      'more tiles shown than there are',
      showing,
      [
        [Field.HandSize, 1, 1],
        [Field.Place, number('0-1'), 2],
        [Field.Place, number('2-3'), 2],
      ],
      'bad-tile',
    ],
    [
      'a tile shown that the seat cannot hold',
      showing,
      [
        [Field.Lacks, TILES + number('2-3'), 1],
        [Field.Place, number('2-3'), 2],
      ],
      'impossible-hand',
    ],
    ['an end before all hands are shown', shownOver, [[Field.Place, number('2-3'), 0]], 'bad-tile'],
    [
      'an end with a tile that cannot be',
      shownOver,
      [[Field.Lacks, TILES + number('2-3'), 1]],
      'impossible-hand',
    ],
    ['an end while a tile is drawn', shownOver, [[Field.HasDrawn, 0, 1]], 'bad-state'],
  ];

  test.each(cases)('%s', (_name, position, writes, code) => {
    expectCheck(position(), writes, code);
  });

  test('a run of passes that would have ended the round', () => {
    const game = arrange({ hands: [3, 3], table: nearlyBlocked, passes: 1 });
    expectCheck(game, [[Field.Passes, 0, 2]], 'bad-turn');
  });

  test('an end that nothing has brought about', () => {
    const blocked = { hands: ['2-3 3-4 4-5 5-6', '0-1 2-5'], table: nearlyBlocked, scores: [99, 90] };
    expectCheck(arrange(blocked).play('5-6', '5-5'), [[Field.Place, number('1-1'), 1]], 'bad-tile');
  });

  test('ends that are not those of the tiles on the table', () => {
    const game = playing();
    const bytes = game.rules.state();
    const codes = Array.from({ length: 32 }, (_, index) => {
      const changed = bytes.slice();
      changed[32 + index] = (changed[32 + index] as number) ^ 1;
      return codeName(game.rules.load(changed));
    });
    expect(new Set(codes)).toEqual(new Set(['bad-layout']));
  });

  test('a tile in two hands', () => {
    const game = playing();
    const changed = game.rules.state();
    changed.copyWithin(4, 0, 4);
    expect(codeName(game.rules.load(changed))).toBe('bad-tile');
  });
});

describe('reading and writing', () => {
  test('a tile is in one place, wherever it is written to', () => {
    const { rules } = playing();
    const what = number('3-3');
    expect(rules.read(Field.Place, what)).toBe(1);
    rules.write(Field.Place, what, 2);
    expect(rules.read(Field.Place, what)).toBe(2);
    rules.write(Field.JoinedTo, what, number('3-6'));
    expect([rules.read(Field.Place, what), rules.read(Field.OpenSides, what)]).toEqual([ON_TABLE, 3]);
    expect(rules.read(Field.OpenSides, number('3-6'))).toBe(0);
    rules.write(Field.Place, what, 0);
    expect([rules.read(Field.Place, what), rules.read(Field.JoinedTo, what)]).toEqual([0, -1]);
    expect(rules.read(Field.OpenSides, number('3-6'))).toBe(1);
  });

  test('tiles may be written to the table in any order', () => {
    const game = arrange({ hands, table });
    const turned = arrange({ hands, table: [...table].reverse() });
    expect(turned.rules.state()).toEqual(game.rules.state());
  });

  test('what is not there reads as −1', () => {
    const { rules } = playing();
    const reads: [Field, number][] = [
      [Field.Unlocked + 1, 0],
      [-1, 0],
      [Field.Phase, 1],
      [Field.Score, 4],
      [Field.Place, TILES],
      [Field.Place, -1],
      [Field.Lacks, 4 * TILES],
      [Field.Unlocked, 7],
      [Field.OpenSides, number('5-5')],
      [Field.OpenNumber, number('5-5')],
      [Field.OpenNumber, number('6-6')],
    ];
    expect(reads.map(([field, index]) => rules.read(field, index))).toEqual(reads.map(() => -1));
    expect([0, 1, 2, 3, 4, 5, 6].map((each) => rules.read(Field.Unlocked, each))).toEqual([
      ...[0, 0, 0, 0, 0, 0, 1],
    ]);
  });

  test('what cannot be written is refused', () => {
    const writes: Write[] = [
      [Field.Seats, 0, 3],
      [Field.Hidden, 0, 1],
      [Field.HandSize, 0, 3],
      [Field.BoneyardSize, 0, 3],
      [Field.OpenSides, 0, 3],
      [Field.Place, 0, ON_TABLE],
      [Field.Place, TILES, 0],
      [Field.JoinedTo, 0, NO_TILE + 1],
      [Field.Score, 0, -1],
      [Field.Score, 0, 65536],
      [Field.Turn, 0, 256],
    ];
    const { rules } = playing();
    const before = rules.state();
    for (const [field, index, value] of writes)
      expect(rules.write(field, index, value), Field[field]).toBe(Code.BadState);
    expect(rules.state()).toEqual(before);
  });
});

describe('every phase', () => {
  const phases: Record<string, () => Arranged> = {
    Deal: () => begin(2),
    Play: playing,
    Draw: () => arrange({ hands: [hands[1] as string, hands[0] as string], table, phase: Phase.Draw }),
    Opening: () => begin(2, { hidden: true }),
    Turn: turn,
    Show: showing,
    Over: over,
  };

  test.each(Object.values(Phase).filter((phase) => typeof phase === 'string'))(
    '%s is reached here',
    (phase) => {
      const game = (phases[phase] as () => Arranged)();
      expect(Phase[game.rules.read(Field.Phase)]).toBe(phase);
      // No action of any kind is taken by a seat that does not play.
      for (let kind = 0; kind < 31; kind++) {
        const before = game.rules.state();
        expect(game.rules.act(((kind << 27) | (7 << 24)) >>> 0)).not.toBe(Code.Ok);
        expect(game.rules.state()).toEqual(before);
      }
    },
  );
});
