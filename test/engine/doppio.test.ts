import { afterAll, describe, expect, test } from 'vitest';
import { nearlyBlocked, tile, tiles } from '../games/doppio-arrange';
import { everyCode, Talk } from './talk';

// Doppio in the words of other programs. Talk checks every answer against the schema, and that a refusal changes nothing.

type Words = Readonly<Record<string, unknown>>;

/** `6-6`, then `6-3 on 6-6` for each tile joined. */
function laid(...texts: string[]) {
  return texts.map((text) => {
    const [what = '', on] = text.split(' on ');
    return { tile: tile(what), on: on === undefined ? null : tile(on) };
  });
}

const last = { end: 'out', winner: 1, points: 1 };
const playing: Words = {
  phase: 'play',
  turn: 0,
  table: laid('6-6', '0-6 on 6-6', '1-6 on 6-6', '2-6 on 6-6', '3-6 on 6-6'),
  hands: [tiles('1-2 3-3 1-4 2-4 1-5 2-5'), tiles('0-1 0-2 0-3 0-4 0-5')],
};
/** Seat 0 holds 5-6 and wins with it. */
const last56: Words = {
  phase: 'play',
  turn: 0,
  round: 9,
  scores: [71, 99],
  table: laid(...nearlyBlocked),
  hands: [tiles('5-6'), tiles('0-1 2-3 3-4 2-5 4-5')],
  last,
};
const hidden: Words = {
  seats: 3,
  hidden: true,
  phase: 'turn',
  turn: 0,
  table: laid('6-6', '0-6 on 6-6'),
  hands: [6, 6, 6],
};
const hiddenLast: Words = { ...hidden, table: laid(...nearlyBlocked), hands: [1, 2, 3] };

const codes = new Set<string>();

function loaded(position: Words): Talk {
  const talk = new Talk('doppio');
  talk.tell({ load: { position } });
  return talk;
}

function play(talk: Talk, what: string, on: string | null, seat?: number): Talk {
  talk.tell({
    do: 'play',
    tile: tile(what),
    on: on === null ? null : tile(on),
    ...(seat === undefined ? {} : { seat }),
  });
  return talk;
}

function refuses(talk: Talk, command: unknown, code: string, words: string | RegExp): void {
  talk.expectRefused(command, code, words);
  codes.add(code);
}

function refusesPosition(position: Words, code: string, words: string | RegExp): void {
  refuses(new Talk('doppio'), { load: { position } }, code, words);
}

describe('known hands', () => {
  test('DP-deal: a tile is awaited for each seat in turn, with true in its place', () => {
    const talk = new Talk('doppio');
    expect(talk.now).toMatchObject({
      awaited: { kind: 'chance', seats: [0] },
      legal: [],
      chance: { do: 'deal', seat: 0, tile: true },
    });
    expect(talk.tell({ do: 'deal', seat: 0, tile: [6, 3] }).position).toMatchObject({
      turn: 1,
      hands: [[[3, 6]], []],
      boneyard: 27,
    });
  });

  test('DP-spin, DP-unlock: open sides and unlocked numbers are told beside the position', () => {
    expect(loaded(playing).now).toMatchObject({
      open: [
        { tile: [0, 6], number: 0, sides: 1 },
        { tile: [1, 6], number: 1, sides: 1 },
        { tile: [2, 6], number: 2, sides: 1 },
        { tile: [3, 6], number: 3, sides: 1 },
      ],
      unlocked: [6],
      legal: [{ do: 'play', seat: 0, tile: [3, 3], on: [3, 6] }],
    });
  });

  test('DP-draw: a tile is awaited from the seat that cannot play', () => {
    const talk = play(play(loaded(playing), '3-3', '3-6'), '0-3', '3-3');
    expect(talk.now.chance).toEqual({ do: 'draw', seat: 0, tile: true });
  });

  test('DP-match: the last round and the winner stay in the position', () => {
    expect(play(loaded(last56), '5-6', '5-5').now).toMatchObject({
      awaited: { kind: 'nothing', seats: [] },
      position: {
        phase: 'over',
        scores: [100, 99],
        last: { end: 'out', winner: 0, points: 29 },
        winners: [0],
      },
    });
  });
});

describe('DP-hidden: hidden hands', () => {
  test('are told by their sizes, and several seats may be awaited', () => {
    const talk = new Talk('doppio');
    expect(talk.tell({ start: { seats: 4, hidden: true } })).toMatchObject({
      awaited: { kind: 'choice', seats: [0, 1, 2, 3] },
      position: { phase: 'opening', hands: [6, 6, 6, 6], boneyard: 4 },
    });
    expect(talk.now).not.toHaveProperty('chance');
    for (const command of [{ do: 'redeal' }, { do: 'play', tile: [1, 1], on: null }])
      refuses(talk, command, 'bad-fields', 'several seats are awaited; name one of 0, 1, 2, 3 as "seat"');
    expect(play(talk, '1-1', null, 2).now.awaited.seats).toEqual([3]);
  });

  test('what was said without words is told as tiles that a seat cannot hold', () => {
    const talk = new Talk('doppio');
    talk.tell({ start: { hidden: true } });
    const { position } = play(talk, '5-5', null, 1).now;
    expect(position['lacks']).toEqual([[[6, 6]], [[6, 6]]]);
  });

  test('when the round has ended, hands are shown', () => {
    const talk = play(loaded(hiddenLast), '5-6', '5-5');
    expect(talk.now).toMatchObject({ awaited: { seats: [1, 2] }, position: { phase: 'show' } });
    expect(talk.tell({ do: 'show', seat: 2, tile: [4, 3] }).position['shown']).toEqual([[], [], [[3, 4]]]);
  });
});

describe('an action that does not belong here is refused', () => {
  const draws = { do: 'draw' };

  test('with known hands', () => {
    const talk = loaded(playing);
    const plays = (what: string, on: string | null) => ({
      do: 'play',
      tile: tile(what),
      on: on === null ? null : tile(on),
    });
    refuses(talk, plays('4-4', '0-6'), 'bad-tile', 'no such tile, or it does not lie where');
    refuses(talk, plays('1-2', '0-6'), 'does-not-fit', 'no open end');
    refuses(talk, plays('1-2', '1-6'), 'number-locked', 'until its double lies on the table');
    refuses(talk, { ...plays('3-3', '3-6'), seat: 1 }, 'wrong-seat', 'another seat');
    refuses(talk, { do: 'deal', tile: [4, 4] }, 'wrong-phase', 'moment');
    refuses(talk, { do: 'pass' }, 'unknown-action', 'no such action');
    refuses(play(loaded(last56), '5-6', '5-5'), plays('0-0', '0-6'), 'game-over', 'over');
  });

  test('with hidden hands', () => {
    const begun = new Talk('doppio');
    begun.tell({ start: { hidden: true } });
    const opens = { do: 'play', seat: 0, tile: [1, 2], on: null };
    refuses(begun, opens, 'must-start-with-double', 'begins with a double');
    refuses(loaded({ ...hidden, hands: [7, 6, 6], drawn: true }), draws, 'may-not-draw', 'has drawn');
    refuses(loaded(hidden), { do: 'pass' }, 'may-not-pass', 'must draw');
    const lacking = play(loaded({ ...hiddenLast, lacks: [[], tiles('2-3'), []] }), '5-6', '5-5');
    refuses(lacking, { do: 'show', seat: 1, tile: [2, 3] }, 'impossible-hand', 'cannot hold this tile');
  });

  test('by its words', () => {
    const talk = new Talk('doppio');
    refuses(
      talk,
      { do: 'roll' },
      'unknown-action',
      'one of deal, play, draw, pass, show, redeal, not "roll"',
    );
    refuses(talk, { do: 'deal', tile: [7, 0] }, 'bad-fields', '"tile" must be 2 whole numbers from 0 to 6');
    refuses(talk, { do: 'play', tile: [6, 6] }, 'bad-fields', '"on" must be');
    refuses(talk, { start: { seats: 5 } }, 'bad-options', '"seats" must be a whole number from 2 to 4');
    refuses(talk, { start: { hidden: 1 } }, 'bad-fields', '"hidden" must be true or false');
    refuses(talk, { start: { teams: true } }, 'bad-fields', '"teams" is not a field');
    refuses(talk, { undo: true }, 'nothing-to-undo', 'only 0');
    refuses(talk, {}, 'unknown-command', 'exactly one');
    expect(talk.line('[]').error?.code).toBe('bad-line');
    codes.add('bad-line');
  });

  test('a game saved by another, or with other options', () => {
    const { saved } = new Talk('doce').tell({ save: true });
    refuses(new Talk('doppio'), { load: saved }, 'bad-state', 'what "save" gave for doppio');
    const own = loaded(hidden).tell({ save: true }).saved;
    refuses(
      new Talk('doppio'),
      { load: { ...own, options: { seats: 3 } } },
      'bad-state',
      /options|cannot be/,
    );
  });
});

describe('a position of one’s own', () => {
  test.each(Object.entries({ playing, last56, hidden, hiddenLast }))(
    'is loaded, and told as it was given: %s',
    (_name, position) => {
      const talk = new Talk('doppio');
      const answer = talk.tell({ load: { position } });
      const { table, ...rest } = position as { table: object[] };
      expect(answer.position).toMatchObject(rest);
      expect(answer.position['table']).toEqual(expect.arrayContaining(table));
      expect(talk.tell({ load: { position: answer.position } }).hash).toBe(answer.hash);
    },
  );

  test('is as at the start of a match where it says nothing', () => {
    expect(loaded({ phase: 'deal', turn: 0 }).now.hash).toBe(new Talk('doppio').now.hash);
  });

  test('has its tiles on the table in any order', () => {
    const table = [...(playing['table'] as object[])].reverse();
    expect(loaded({ ...playing, table }).now.hash).toBe(loaded(playing).now.hash);
  });

  test('has parts of the right make', () => {
    refusesPosition(
      { ...playing, phase: 'roll' },
      'bad-fields',
      '"phase" must be one of deal, play, draw, opening',
    );
    refusesPosition({ ...playing, turn: 2 }, 'bad-fields', '"turn" must be a whole number from 0 to 1');
    refusesPosition({ ...playing, round: 0 }, 'bad-fields', '"round" must be');
    refusesPosition({ ...playing, scores: [1] }, 'bad-fields', '"scores" must be 2 whole numbers');
    for (const hands of [undefined, [], [[]], [[], [[7, 0]]], [[], 3], 'x'])
      refusesPosition({ ...playing, hands }, 'bad-fields', '"hands" must be 2 lists of tiles');
    refusesPosition({ ...hidden, hands: [[], [], []] }, 'bad-fields', '"hands" must be 3 whole numbers');
    for (const table of [
      5,
      [5],
      [{ tile: [6, 6] }],
      [{ tile: [6, 7], on: null }],
      [{ tile: [6, 6], on: null, at: 1 }],
    ])
      refusesPosition({ ...playing, table }, 'bad-fields', '"table" must be a list of');
    refusesPosition({ ...playing, passes: 0 }, 'bad-fields', '"passes" belongs to hidden hands');
    refusesPosition({ ...hidden, lacks: [[]] }, 'bad-fields', '"lacks" must be 3 lists');
    refusesPosition({ ...playing, winners: [0] }, 'bad-fields', '"winners" belongs to phase "over"');
    refusesPosition({ ...playing, boneyard: 'many' }, 'bad-fields', '"boneyard" must be');
    refusesPosition({ ...playing, last: [] }, 'bad-fields', '"last" must be an object');
    refusesPosition(
      { ...playing, last: { ...last, end: 'won' } },
      'bad-fields',
      '"end" must be one of out, blocked',
    );
    refusesPosition({ ...playing, seats: 9 }, 'bad-options', '"seats"');
    refusesPosition({ ...playing, colour: 1 }, 'bad-fields', '"colour" is not a field');
    const { position } = play(loaded(last56), '5-6', '5-5').now;
    for (const winners of [undefined, [], [2], [0, 1], 'x'])
      refusesPosition({ ...position, winners }, 'bad-fields', '"winners"');
  });

  test('that no match can be in is refused', () => {
    refusesPosition({ ...playing, turn: 1 }, 'bad-turn', '"play" needs a tile that fits');
    refusesPosition(
      { ...playing, phase: 'opening' },
      'bad-state',
      '"opening", "turn" and "show" hidden ones',
    );
    refusesPosition({ ...playing, round: 2 }, 'bad-state', '"last" is needed from round 2 on');
    refusesPosition({ ...playing, boneyard: 11 }, 'bad-tile', '"boneyard" must be 12');
    refusesPosition(
      { ...playing, hands: [tiles('3-3 0-1'), tiles('0-1')] },
      'bad-tile',
      'tile 0-1 is in "hands" of seat 0 and in "hands" of seat 1',
    );
    refusesPosition({ ...hidden, hands: [9, 6, 3] }, 'bad-tile', 'no hand is larger than dealt and drawn');
    refusesPosition({ ...playing, table: laid('6-5') }, 'bad-layout', 'cannot have been joined');
    refusesPosition(
      { ...playing, table: laid('6-6', '0-6 on 6-6', '0-4 on 0-6') },
      'bad-tile',
      'tile 0-4 is in "table"',
    );
  });
});

afterAll(() => {
  expect([...codes].sort()).toEqual([...everyCode('doppio')].sort());
});
