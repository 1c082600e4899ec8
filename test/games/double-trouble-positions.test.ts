import { describe, expect, test } from 'vitest';
import { NO_CELL } from '../../shared/cells';
import { Field, Heading, NO_PIECE, Phase } from '../../shared/double-trouble';
import { codeName } from '../../host/words/code-name';
import { arrange, arrangeUnchecked, begin } from './arrange-double-trouble';
import { type Case, testImpossiblePositions, type Write } from './impossible-positions';

// Positions of one's own: what cannot be is named. Each case changes fields of a position that can be.

const cell = (row: number, column: number) => row * 9 + column;

/** Colour 0 is one space before colour 1, and its other piece two before a star. */
const near = () =>
  arrange({
    pieces: [
      ['8 4 east', '6 2 north'],
      ['8 5 east', '0 6 south'],
    ],
  });
const popped = () => near().pop(1, 2);
const half = () => near().pop(3, 2).move(0, 3);
const meeting = () => popped().move(0, 1);
const returning = () => meeting().popOff(0);
const onStar = () => near().pop(1, 2).move(1, 2);
const collided = () =>
  arrange({ pieces: [['8 4 east', '8 5 east']] })
    .pop(1, 2)
    .move(0, 1);
const over = () =>
  arrange({ pieces: [['off', '8 7 east']] })
    .pop(1)
    .move(1, 1);
const twoColours = () => begin({ twoColours: true });

const cases: Case[] = [
  ['a phase that there is not', begin, 'bad-state', [Field.Phase, 0, Phase.Over + 1]],
  ['DT-board: a wheel beyond its fourth quarter', begin, 'bad-state', [Field.WheelTurn, 3, 4]],
  ['DT-start: a colour that nobody plays', begin, 'bad-turn', [Field.Colour, 0, 2]],
  ['DT-board: a piece on no space', begin, 'bad-pieces', [Field.Cell, 0, cell(1, 1)]],
  ['DT-board: a piece in the middle of a wheel', begin, 'bad-pieces', [Field.Cell, 0, cell(2, 4)]],
  ['DT-board: a piece beyond the board', begin, 'bad-pieces', [Field.Cell, 0, 81]],
  [
    'DT-finish: a piece on a FINISH',
    near,
    'bad-pieces',
    [Field.Cell, 0, cell(8, 8)],
    [Field.Heading, 0, Heading.North],
  ],
  ['DT-move: an arrow off the path', near, 'bad-pieces', [Field.Heading, 0, Heading.West]],
  [
    'DT-move: an arrow into a START',
    begin,
    'bad-pieces',
    [Field.Cell, 0, cell(2, 6)],
    [Field.Heading, 0, Heading.North],
  ],
  ['DT-move: an arrow that there is not', begin, 'bad-pieces', [Field.Heading, 0, 4]],
  ['DT-star: an arrow across a holder', onStar, 'bad-pieces', [Field.Heading, 1, Heading.North]],
  ['DT-finish: an arrow off the board', over, 'bad-pieces', [Field.Heading, 0, 1]],
  ['DT-two-colours: a piece of a colour that nobody plays', begin, 'bad-pieces', [Field.Cell, 5, cell(0, 6)]],
  ['two pieces on a space', near, 'bad-pieces', [Field.Cell, 0, cell(8, 5)]],
  [
    'DT-popoff: a third piece on the space',
    meeting,
    'bad-pieces',
    [Field.Cell, 3, cell(8, 5)],
    [Field.Heading, 3, Heading.East],
  ],
  ['DT-first: a die before it is popped', begin, 'bad-turn', [Field.Die, 0, 1]],
  ['DT-first: no dice to move by', popped, 'bad-turn', [Field.Die, 0, 0], [Field.Die, 1, 0]],
  ['DT-first: one die for two pieces', popped, 'bad-turn', [Field.Die, 1, 0]],
  ['DT-first: a die that shows 7', popped, 'bad-turn', [Field.Die, 0, 7]],
  ['DT-first: a second die that shows 7', popped, 'bad-turn', [Field.Die, 1, 7]],
  [
    'DT-move: the die that is left in the second place',
    half,
    'bad-turn',
    [Field.Die, 0, 0],
    [Field.Die, 1, 2],
  ],
  ['DT-move: both dice, though one piece has moved', half, 'bad-turn', [Field.Die, 1, 2]],
  ['DT-move: no die left to move by', half, 'bad-turn', [Field.Die, 0, 0]],
  ['DT-move: a piece of another colour has moved', half, 'bad-turn', [Field.Moved, 0, 2]],
  ['DT-move: a piece has moved before the pop', begin, 'bad-turn', [Field.Moved, 0, 0]],
  [
    'DT-finish: a die for a piece that is off',
    half,
    'bad-turn',
    [Field.Cell, 1, NO_CELL],
    [Field.Heading, 1, 0],
  ],
  ['DT-popoff: nobody is met', meeting, 'bad-turn', [Field.Met, 0, NO_PIECE]],
  ['DT-popoff: a piece that is not there is met', meeting, 'bad-turn', [Field.Met, 0, 3]],
  ['DT-popoff: it meets itself', meeting, 'bad-turn', [Field.Met, 0, 0]],
  ['DT-popoff: a piece that there is not', meeting, 'bad-turn', [Field.Met, 0, 8]],
  ['DT-popoff: over a piece of one’s own', collided, 'bad-turn', [Field.Phase, 0, Phase.PopOff]],
  ['DT-popoff: nobody has moved', meeting, 'bad-turn', [Field.Moved, 0, NO_PIECE]],
  [
    'DT-popoff: on a START',
    meeting,
    'bad-turn',
    [Field.Cell, 0, cell(0, 6)],
    [Field.Heading, 0, 2],
    [Field.Met, 0, 3],
  ],
  ['DT-popoff: somebody is met at other times', near, 'bad-turn', [Field.Met, 0, 2]],
  ['DT-popoff: nobody goes back', returning, 'bad-turn', [Field.Returning, 0, NO_PIECE]],
  ['DT-popoff: a third piece goes back', returning, 'bad-turn', [Field.Returning, 0, 1]],
  ['DT-popoff: a piece goes back before anybody has won', meeting, 'bad-turn', [Field.Returning, 0, 0]],
  [
    'DT-own: over an opponent’s piece',
    meeting,
    'bad-turn',
    [Field.Phase, 0, Phase.Collision],
    [Field.Die, 0, 0],
  ],
  ['DT-own: with a die left', collided, 'bad-turn', [Field.Die, 0, 2]],
  [
    'DT-star: on a plain space',
    onStar,
    'bad-turn',
    [Field.Cell, 1, cell(6, 2)],
    [Field.Heading, 1, Heading.North],
  ],
  ['DT-finish: nobody has a piece left, and it is not over', over, 'bad-turn', [Field.Phase, 0, Phase.Pop]],
  ['DT-finish: over before anybody has won', begin, 'bad-turn', [Field.Phase, 0, Phase.Over]],
  ['DT-finish: over, and another seat’s turn', over, 'bad-turn', [Field.Colour, 0, 1]],
  [
    'DT-finish: over, and both have won',
    over,
    'bad-turn',
    ...[2, 3].flatMap((piece): Write[] => [
      [Field.Cell, piece, NO_CELL],
      [Field.Heading, piece, 0],
    ]),
  ],
  [
    'DT-two-colours: the turn of a colour that has no piece left',
    twoColours,
    'bad-turn',
    ...[0, 1].flatMap((piece): Write[] => [
      [Field.Cell, piece, NO_CELL],
      [Field.Heading, piece, 0],
    ]),
  ],
];

describe('positions that cannot be', () => {
  testImpossiblePositions(cases);

  test('an option word that no game has', () => {
    const { rules } = begin();
    for (const options of [1, 0x22, 0x0b, 0x42]) {
      const bytes = rules.state();
      bytes[1] = options;
      expect(codeName(rules.load(bytes))).toBe('bad-state');
    }
  });
});

describe('fields', () => {
  const { rules } = near();

  test.each([Field.Options, Field.Turn, Field.Colours, Field.Finished])('%i can be read only', (field) => {
    expect(codeName(rules.write(field, 0, 1))).toBe('bad-state');
    expect(rules.read(field, 0)).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['an index below 0', Field.Cell, -1, 0],
    ['an index too large', Field.Cell, 8, 0],
    ['an index of a single field', Field.Colour, 1, 0],
    ['a third die', Field.Die, 2, 0],
    ['a fifth wheel', Field.WheelTurn, 4, 0],
    ['a third seat', Field.Finished, 2, 0],
    ['a value below 0', Field.Cell, 0, -1],
    ['a value too large', Field.Cell, 0, 256],
    ['a field that there is not', Field.Finished + 1, 0, 0],
    ['a field below the first', -1, 0, 0],
  ])('%s is refused', (_, field, index, value) => {
    const before = rules.hash();
    expect(codeName(rules.write(field, index, value))).toBe('bad-state');
    expect(rules.hash()).toBe(before);
    if (value === 0) expect(rules.read(field, index)).toBe(-1);
  });

  test('DT-two-colours: the seat on turn is that of the colour', () => {
    const turns = [0, 1, 2, 3].map((colour) =>
      arrangeUnchecked({ options: { twoColours: true }, colour }).field(Field.Turn),
    );
    expect(turns).toEqual([0, 1, 0, 1]);
  });
});
