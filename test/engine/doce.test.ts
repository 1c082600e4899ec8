import { afterAll, describe, expect, test } from 'vitest';
import { everyCode, Talk } from './talk';

// DOCE in the words of other programs. Talk checks every answer against the schema, and that a refusal changes nothing.

type Words = Readonly<Record<string, unknown>>;

/** Seat 0 fills row 0 with threes: 12 for the line, 2 all own, 5 blocker kept, 18 empty squares, 2 for a full three. */
const FIRST_WINS = '01:3 40:1 03:3 42:1 00:3 44:1 02:3';
/** Eighteen sixes, after which one square is left for the die of seat 0. */
const ONE_SQUARE_LEFT = '03 01 42 44 24 02 20 33 34 14 04 40 43 11 41 23 21 00';

const empty = ['.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..'];
const begun: Words = { phase: 'turn', turn: 0, board: empty };
const later: Words = {
  phase: 'turn',
  turn: 0,
  round: 2,
  board: ['.. a3 .. b# ..', ...empty.slice(1, 4), 'b1 .. .. b2 ..'],
  markers: [
    { row: 0, column: 1 },
    { row: 4, column: 3 },
  ],
  scores: [7, 2],
  last: { winner: null, blockersKept: [true, false] },
};

/** `03:5` is a die on row 0, column 3 showing 5, `03` one showing 6, `b03` the blocker. */
function play(script: string, talk = new Talk('doce')): Talk {
  for (const word of script.split(' ')) {
    const [row, column] = [...word.replace('b', '')].map(Number);
    if (word.startsWith('b')) talk.tell({ do: 'blocker', row, column });
    else talk.tell({ do: 'die', row, column, face: Number(word.split(':')[1] ?? 6) });
  }
  return talk;
}

const codes = new Set<string>();

function refuses(talk: Talk, command: unknown, code: string, words: string | RegExp): void {
  talk.expectRefused(command, code, words);
  codes.add(code);
}

function refusesPosition(position: Words, code: string, words: string | RegExp): void {
  refuses(new Talk('doce'), { load: { position } }, code, words);
}

describe('a turn', () => {
  test('DC-grid: every face on every square, and the blocker, are legal at first', () => {
    const { legal, awaited } = new Talk('doce').now;
    expect(awaited).toEqual({ kind: 'choice', seats: [0] });
    expect(legal).toHaveLength(25 * 6 + 25);
    expect(legal[0]).toEqual({ do: 'die', seat: 0, row: 0, column: 0, face: 1 });
    expect(legal.at(-1)).toEqual({ do: 'blocker', seat: 0, row: 4, column: 4 });
  });

  test('DC-zone: the zones and what each seat has left are told beside the position', () => {
    const answer = play('22 b44 00:1');
    expect(answer.now).toMatchObject({ diceLeft: [10, 10], blockers: [true, false] });
    expect((answer.now['zones'] as object[][])[1]).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(answer.now.position).toMatchObject({
      board: ['b1 .. .. .. ..', '.. .. .. .. ..', '.. .. a6 .. ..', '.. .. .. .. ..', '.. .. .. .. b#'],
      markers: [
        { row: 2, column: 2 },
        { row: 0, column: 0 },
      ],
    });
  });

  test('DC-score: how a round ended is told in the next', () => {
    expect(play(FIRST_WINS).now.position).toMatchObject({
      round: 2,
      turn: 1,
      board: empty,
      markers: [null, null],
      scores: [39, 0],
      last: {
        winner: 0,
        points: [39, 0],
        allOwn: true,
        emptySquares: 18,
        threes: 1,
        blockersKept: [true, true],
        line: [
          [0, 0],
          [0, 1],
          [0, 2],
          [0, 3],
        ],
      },
    });
  });

  test('DC-match: a drawn match names both seats as winners', () => {
    const { awaited, position } = play(Array.from({ length: 4 }, () => FIRST_WINS).join(' ')).now;
    expect(awaited).toEqual({ kind: 'nothing', seats: [] });
    expect(position).toMatchObject({ phase: 'over', scores: [78, 78], winners: [0, 1] });
  });

  test('DC-match: the options say who begins and what a full three gives', () => {
    const talk = new Talk('doce');
    talk.tell({ start: { first: 1, sameNumber: -2 } });
    expect(play(FIRST_WINS, talk).now.position).toMatchObject({
      first: 1,
      sameNumber: -2,
      scores: [0, 35],
      turn: 0,
    });
  });
});

describe('an action that does not belong here is refused', () => {
  test('by the rules', () => {
    const die = (row: number, column: number, more: object = {}) => ({
      do: 'die',
      row,
      column,
      face: 6,
      ...more,
    });
    refuses(play('22'), die(2, 2), 'square-taken', 'lies on this square');
    refuses(play('22 00'), die(3, 3), 'no-play-zone', 'next to the marked die');
    refuses(play('22'), die(0, 0, { seat: 0 }), 'wrong-seat', 'another seat');
    refuses(play('b22'), { do: 'blocker', row: 0, column: 0 }, 'wrong-phase', 'moment');
    refuses(play('b22 00 44'), { do: 'blocker', row: 0, column: 4 }, 'blocker-used', 'has used its blocker');
    refuses(
      play(ONE_SQUARE_LEFT),
      { do: 'blocker', row: 1, column: 3 },
      'no-square-left',
      'no square for the die',
    );
    refuses(play(Array(4).fill(FIRST_WINS).join(' ')), die(2, 2), 'game-over', 'over');
  });

  test('by its words', () => {
    const talk = new Talk('doce');
    refuses(talk, { do: 'roll' }, 'unknown-action', 'one of die, blocker, not "roll"');
    refuses(
      talk,
      { do: 'die', row: 5, column: 0, face: 1 },
      'bad-fields',
      '"row" must be a whole number from 0 to 4',
    );
    refuses(
      talk,
      { do: 'die', row: 0, column: 0, face: 7 },
      'bad-dice',
      '"face" must be a whole number from 1 to 6',
    );
    refuses(talk, { do: 'blocker', row: 0, column: 0, face: 1 }, 'bad-fields', '"face" is not a field');
    refuses(talk, { start: { first: 2 } }, 'bad-options', '"first" must be');
    refuses(talk, { start: { sameNumber: 1 } }, 'bad-options', '"sameNumber" must be 2 or -2');
    refuses(talk, { start: { seats: 2 } }, 'bad-fields', '"seats" is not a field');
    refuses(talk, { undo: true }, 'nothing-to-undo', 'only 0');
    refuses(talk, {}, 'unknown-command', 'exactly one');
    expect(talk.line('{').error?.code).toBe('bad-line');
    codes.add('bad-line');
  });

  test('a game saved by another', () => {
    const { saved } = new Talk('doppio').tell({ save: true });
    refuses(new Talk('doce'), { load: saved }, 'bad-state', 'what "save" gave for doce');
  });
});

describe('a position of one’s own', () => {
  test.each([
    ['begun', begun],
    ['later', later],
  ])('is loaded, and told as it was given: %s', (_name, position) => {
    const answer = new Talk('doce').tell({ load: { position } });
    expect(answer.position).toMatchObject(position);
  });

  test('is as at the start of a game where it says nothing', () => {
    expect(new Talk('doce').tell({ load: { position: begun } }).hash).toBe(new Talk('doce').now.hash);
  });

  test('needs phase, turn and board', () => {
    for (const name of ['phase', 'turn', 'board'])
      refusesPosition({ ...begun, [name]: undefined }, 'bad-fields', `"${name}" must be`);
  });

  test.each([
    [[]],
    ['x'],
    [empty.slice(1)],
    [[...empty.slice(1), '.. .. .. ..']],
    [[...empty.slice(1), '.. .. .. .. c1']],
    [[...empty.slice(1), '.. .. .. .. a0']],
    [[...empty.slice(1), '.. .. .. .. toString']],
    [[...empty.slice(1), 5]],
  ])('has a board of five times five squares, not %j', (board) =>
    refusesPosition({ ...begun, board }, 'bad-fields', '"board" must be five texts of five squares'),
  );

  test('has parts of the right make', () => {
    refusesPosition({ ...begun, round: 5 }, 'bad-fields', '"round" must be a whole number from 1 to 4');
    refusesPosition({ ...begun, turn: 2 }, 'bad-fields', '"turn" must be');
    refusesPosition({ ...begun, phase: 'toString' }, 'bad-fields', 'one of turn, die, over');
    refusesPosition({ ...begun, markers: [null] }, 'bad-fields', '"markers" must be a list of two');
    refusesPosition({ ...begun, markers: [null, 3] }, 'bad-fields', 'in "markers", "row" must be');
    refusesPosition({ ...begun, markers: [null, { row: 0, column: 9 }] }, 'bad-fields', '"column" must be');
    refusesPosition({ ...begun, scores: [1] }, 'bad-fields', '"scores" must be 2 whole numbers');
    refusesPosition({ ...begun, winners: [0] }, 'bad-fields', '"winners" belongs to phase "over"');
    refusesPosition({ ...begun, first: 3 }, 'bad-options', '"first"');
    refusesPosition({ ...begun, colour: 1 }, 'bad-fields', '"colour" is not a field');
    refusesPosition({ ...begun, last: later['last'] }, 'bad-fields', 'does not belong to the first round');
    refusesPosition({ ...later, last: undefined }, 'bad-fields', '"last", how the round before ended');
    for (const last of [null, 3, [1]])
      refusesPosition({ ...later, last }, 'bad-fields', '"last" must be an object');
    const lasts = (change: object, words: string) =>
      refusesPosition({ ...later, last: { ...(later['last'] as object), ...change } }, 'bad-fields', words);
    lasts({ winner: 2 }, '"winner" must be');
    lasts({ blockersKept: undefined }, '"blockersKept" must be 2 times true or false');
    lasts({ line: [[0, 5]] }, '"line" must be a list of squares');
    lasts({ line: 7 }, '"line" must be a list of squares');
    lasts({ threes: 4 }, '"threes" must be');
    lasts({ note: 1 }, '"note" is not a field');
  });

  test('that no game can be in is refused', () => {
    const over = play(Array(4).fill(FIRST_WINS).join(' ')).now.position;
    refusesPosition({ ...begun, turn: 1 }, 'bad-turn', 'numbers of pieces');
    refusesPosition({ ...begun, phase: 'die' }, 'bad-turn', 'after its blocker');
    refusesPosition({ ...later, markers: undefined }, 'bad-grid', '"markers" not on the last die');
    refusesPosition(
      {
        ...begun,
        turn: 1,
        board: ['a3 a3 a3 a3 ..', ...empty.slice(1, 4), 'b1 .. b1 .. b1'],
        markers: [
          { row: 0, column: 3 },
          { row: 4, column: 4 },
        ],
      },
      'bad-grid',
      'adds up to 12',
    );
    refusesPosition({ ...later, scores: [8, 2] }, 'bad-score', 'cannot have come from the rounds before');
    refusesPosition(
      { ...later, last: { ...(later['last'] as object), points: [2, 7] } },
      'bad-score',
      '"points" of "last" are 7 and 2',
    );
    refusesPosition({ ...over, winners: [0] }, 'bad-state', '"winners" by the scores are [0,1]');
    refusesPosition({ ...over, round: 3 }, 'bad-state', 'round 4 only');
    refusesPosition(
      { ...over, last: { ...(over['last'] as object), emptySquares: 17 } },
      'bad-score',
      'what the board shows',
    );
  });
});

afterAll(() => {
  expect([...codes].sort()).toEqual([...everyCode('doce')].sort());
});
