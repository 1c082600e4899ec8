import { afterAll, describe, expect, test } from 'vitest';
import { everyCode, Talk } from './talk';

// Double Trouble in the words of other programs. Talk checks every answer against the schema, and that a refusal changes
// nothing.

type Words = Readonly<Record<string, unknown>>;

const at = (row: number, column: number, heading: string) => ({ row, column, heading });
const starts = [at(0, 6, 'south'), at(8, 2, 'north')];
const begun: Words = { phase: 'pop', turn: 0 };
/** Seat 0 is one space before seat 1, on a plain space. */
const near: Words = {
  phase: 'move',
  turn: 0,
  pieces: [
    [at(8, 4, 'east'), starts[1]],
    [at(8, 5, 'east'), starts[0]],
  ],
  dice: [1, 2],
};
const met: Words = {
  ...near,
  phase: 'pop-off',
  pieces: [
    [at(8, 5, 'east'), starts[1]],
    [at(8, 5, 'east'), starts[0]],
  ],
  dice: [2],
  moved: 0,
  met: { colour: 1, piece: 0 },
};
const won: Words = { phase: 'over', turn: 1, pieces: [starts, [null, null]] };

function loaded(position: Words): Talk {
  const talk = new Talk('double-trouble');
  talk.tell({ load: { position } });
  return talk;
}

const codes = new Set<string>();

function refuses(talk: Talk, command: unknown, code: string, words: string | RegExp): void {
  talk.expectRefused(command, code, words);
  codes.add(code);
}

function refusesPosition(position: Words, code: string, words: string | RegExp): void {
  refuses(new Talk('double-trouble'), { load: { position } }, code, words);
}

describe('a turn', () => {
  test('DT-first: the rollers are awaited with true for each, and what is left out of a position is the beginning', () => {
    const { awaited, chance, position, finished } = new Talk('double-trouble').now;
    expect([awaited, chance]).toEqual([
      { kind: 'chance', seats: [0] },
      { do: 'pop', seat: 0, dice: [true, true] },
    ]);
    expect(position).toEqual({
      seats: 2,
      twoColours: false,
      first: 0,
      phase: 'pop',
      turn: 0,
      colour: 0,
      wheels: [0, 1, 0, 1],
      pieces: [starts, starts],
      dice: [],
      moved: null,
    });
    expect(finished).toEqual([0, 0]);
    expect(loaded(begun).now.position).toEqual(position);
  });

  test('DT-finish: one roller is awaited where one piece is left', () => {
    const talk = loaded({ ...begun, pieces: [[null, starts[1]], starts] });
    expect(talk.now.chance).toEqual({ do: 'pop', seat: 0, dice: [true] });
    expect(talk.tell({ do: 'pop', dice: [5] }).legal).toEqual([{ do: 'move', seat: 0, piece: 1, face: 5 }]);
    expect(talk.now['finished']).toEqual([1, 0]);
  });

  test('DT-centre: the directions are offered', () => {
    const talk = loaded({ phase: 'move', turn: 0, pieces: [[at(4, 4, 'west'), null], starts], dice: [1] });
    expect(talk.now.legal.map(({ direction }) => direction)).toEqual(['north', 'east', 'south', 'west']);
  });

  test('DT-popoff: both seats are awaited, the winner names itself, then the loser chooses', () => {
    const talk = loaded(near);
    const { awaited, chance, position } = talk.tell({ do: 'move', piece: 0, face: 1 });
    expect([awaited, chance]).toEqual([
      { kind: 'chance', seats: [0, 1] },
      { do: 'pop-off', seat: true },
    ]);
    expect(position).toMatchObject({ phase: 'pop-off', moved: 0, met: { colour: 1, piece: 0 }, dice: [2] });
    const { position: lost, legal } = talk.tell({ do: 'pop-off', seat: 0 });
    expect(lost).toMatchObject({ phase: 'return', turn: 0, returning: { colour: 1, piece: 0 } });
    expect(legal).toEqual([0, 1].map((to) => ({ do: 'return', seat: 1, to })));
  });

  test('DT-two-colours: the colour on turn is told beside its seat', () => {
    const talk = new Talk('double-trouble');
    talk.tell({ start: { twoColours: true, first: 1 } });
    for (const piece of [0, 1]) {
      if (piece === 0) talk.tell({ do: 'pop', dice: [1, 1] });
      talk.tell({ do: 'move', piece, face: 1 });
    }
    expect(talk.now.position).toMatchObject({ turn: 0, colour: 2, pieces: [starts, {}, starts, starts] });
  });

  test('DT-finish: the winner is told', () => {
    const talk = loaded({ phase: 'move', turn: 1, pieces: [starts, [null, at(0, 1, 'west')]], dice: [1] });
    expect(talk.tell({ do: 'move', piece: 1, face: 1 }).position).toMatchObject({
      phase: 'over',
      winners: [1],
    });
    expect(loaded(talk.now.position).now.position).toEqual(talk.now.position);
    refuses(talk, { do: 'pop', seat: 0, dice: [1, 1] }, 'game-over', 'over');
  });
});

describe('an action that does not belong here is refused', () => {
  test('by the rules', () => {
    const talk = loaded(near);
    refuses(talk, { do: 'move', piece: 0, face: 3 }, 'bad-dice', 'awaited');
    refuses(talk, { do: 'move', piece: 0, face: 1, seat: 1 }, 'wrong-seat', 'another seat');
    refuses(talk, { do: 'pop', dice: [1, 1] }, 'wrong-phase', 'moment');
    refuses(talk, { do: 'move', piece: 0, face: 1, direction: 'east' }, 'bad-direction', 'centre star');
    talk.tell({ do: 'move', piece: 1, face: 2 });
    refuses(talk, { do: 'move', piece: 1, face: 1 }, 'bad-piece', 'has moved');
  });

  test('by its words', () => {
    const talk = loaded(met);
    refuses(talk, { do: 'pop-off' }, 'bad-fields', 'several seats are awaited; name one of 0, 1');
    refuses(talk, { do: 'roll', seat: 0 }, 'unknown-action', 'one of pop, move');
    refuses(talk, { do: 'move', seat: 0, piece: 0, face: 1, direction: 'up' }, 'bad-choice', 'north, east');
    refuses(talk, { start: { seats: 3, twoColours: true } }, 'bad-options', '"twoColours" needs');
    refuses(talk, { undo: true }, 'nothing-to-undo', '0 actions');
    refuses(talk, { roll: true }, 'unknown-command', 'exactly one of');
    talk.expectRefused([1], 'bad-line', 'must be an object');
    codes.add('bad-line');
  });
});

describe('a position', () => {
  test('whose words cannot be read is refused', () => {
    refusesPosition({ ...begun, phase: 'roll' }, 'bad-fields', 'one of pop, move, pop-off');
    refusesPosition({ ...begun, turn: 2 }, 'bad-fields', '"turn" must be');
    refusesPosition({ ...begun, seats: 5 }, 'bad-options', '"seats" must be');
    refusesPosition({ ...begun, colour: 1 }, 'bad-turn', '"colour" 1 is not a colour of seat 0');
    refusesPosition({ ...begun, wheels: [0, 1, 2] }, 'bad-fields', '"wheels" must be 4 whole numbers');
    for (const pieces of [3, [starts], [starts, starts, starts], [starts, [null]]])
      refusesPosition({ ...begun, pieces }, 'bad-fields', '"pieces" must be a list of 2');
    refusesPosition({ ...begun, pieces: [starts, [3, null]] }, 'bad-fields', 'in "pieces", "row" must be');
    refusesPosition(
      { ...begun, pieces: [starts, [at(0, 0, 'up'), null]] },
      'bad-fields',
      'in "pieces", "heading" must be one of north',
    );
    refusesPosition({ ...near, dice: [1, 2, 3] }, 'bad-dice', '"dice" must be 2 dice');
    refusesPosition({ ...near, moved: 2 }, 'bad-fields', '"moved" must be');
    refusesPosition({ ...met, met: undefined }, 'bad-fields', '"met", a piece as');
    refusesPosition({ ...met, met: { colour: 1 } }, 'bad-fields', 'in "met", "piece" must be');
    refusesPosition(
      { ...met, returning: { colour: 1, piece: 0 } },
      'bad-fields',
      '"returning" does not belong',
    );
    refusesPosition({ ...met, phase: 'return' }, 'bad-fields', '"returning", a piece as');
    refusesPosition({ ...near, met: { colour: 1, piece: 0 } }, 'bad-fields', '"met" does not belong');
    refusesPosition({ ...begun, winners: [0] }, 'bad-fields', '"winners" belongs to phase "over"');
    refusesPosition({ ...begun, board: [] }, 'bad-fields', '"board" is not a field');
  });

  test('that no game can be in is refused', () => {
    refusesPosition({ ...near, dice: [1] }, 'bad-turn', 'check "dice"');
    refusesPosition({ ...met, met: { colour: 1, piece: 1 } }, 'bad-turn', '"met"');
    refusesPosition({ ...begun, pieces: [[at(1, 1, 'east'), null], starts] }, 'bad-pieces', 'on no space');
    refusesPosition({ ...near, pieces: met['pieces'] }, 'bad-pieces', 'two on one space');
    refusesPosition({ ...won, winners: [0] }, 'bad-state', '"winners" by the pieces are [1]');
    refusesPosition({ ...won, turn: 0 }, 'bad-turn', 'has won');
  });

  test('may name the pieces that meet', () => {
    expect(loaded(met).now.position).toMatchObject(met);
    const returning = { colour: 0, piece: 0 };
    expect(loaded({ ...met, phase: 'return', returning }).now.awaited).toEqual({
      kind: 'choice',
      seats: [0],
    });
  });
});

afterAll(() => {
  expect([...codes].sort()).toEqual([...everyCode('double-trouble')].sort());
});
