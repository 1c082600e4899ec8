import { afterAll, describe, expect, test } from 'vitest';
import { everyCode, Talk } from './talk';

// Doppel X in the words of other programs. Talk checks every answer against the schema, and that a refusal changes nothing.

type Words = Readonly<Record<string, unknown>>;

const one = { cells: [[0, 0]], face: 1 };
const crossed = { cells: [[0, 0]], face: 'X' };
const betting: Words = { phase: 'bets', turn: 0 };
/** Seat 1 has thrown and its own die is told; the die of seat 0 was lost, that of seat 2 is still to be told. */
const thrown: Words = {
  phase: 'throw',
  turn: 1,
  dice: [null, one, { cells: [[8, 8]], face: 3 }],
  pending: [2, 'neutral'],
  lost: [0],
};
const codes = new Set<string>();

function at(position: Words): Talk {
  const talk = new Talk('doppel-x');
  talk.tell({ load: { position } });
  return talk;
}

/** Expects a refusal with a code, and with a message that says a word or more. */
function refuses(talk: Talk, command: unknown, code: string, words: string | RegExp): void {
  talk.expectRefused(command, code, words);
  codes.add(code);
}

function refusesPosition(position: Words, code: string, words: string | RegExp): void {
  refuses(new Talk('doppel-x'), { load: { position } }, code, words);
}

describe('options', () => {
  test('are three seats on board I with A to D where nothing is said', () => {
    const { position, warnings } = new Talk('doppel-x').tell({ start: true });
    expect(position).toMatchObject({ seats: 3, board: 'I', spinner: false, letters: 'ABCD', first: 0 });
    expect(warnings).toEqual([]);
  });

  test('may be anything of the rules, and are told in every answer', () => {
    const options = { seats: 8, board: 'IV', spinner: true, letters: 'CEGH', first: 5 };
    const { position, awaited } = new Talk('doppel-x').tell({ start: options });
    expect(position).toMatchObject({
      ...options,
      phase: 'opening',
      turn: 5,
      pending: [0, 1, 2, 3, 4, 5, 6, 7],
    });
    expect(awaited).toEqual({ kind: 'chance', seats: [0] });
  });

  test('DX-flung: G without the spinner is warned of', () => {
    const { warnings } = new Talk('doppel-x').tell({ start: { letters: 'ABCG' } });
    expect(warnings).toEqual(['G pays only where the spinner is fitted: it never will']);
  });

  test('that do not fit are refused, and what would fit is said', () => {
    const talk = new Talk('doppel-x');
    refuses(talk, { start: { seats: 2 } }, 'bad-options', 'from 3 to 8');
    refuses(talk, { start: { seats: 9 } }, 'bad-options', 'from 3 to 8');
    refuses(talk, { start: { board: 'V' } }, 'bad-options', 'I, II, III, IV');
    refuses(talk, { start: { board: 'II', spinner: true } }, 'bad-options', '"III" or "IV"');
    refuses(talk, { start: { letters: 'AABC' } }, 'bad-options', '4 different letters');
    refuses(talk, { start: { first: 3 } }, 'bad-options', 'from 0 to 2');
    refuses(talk, { start: { teams: true } }, 'bad-fields', '"teams"');
  });
});

describe('actions', () => {
  test('of another moment, seat or die are refused', () => {
    const talk = new Talk('doppel-x');
    refuses(talk, { do: 'throw' }, 'wrong-phase', 'another moment');
    refuses(talk, { do: 'settled' }, 'wrong-phase', 'another moment');
    refuses(talk, { do: 'lie', seat: 1, ...one }, 'wrong-seat', 'another seat');
    refuses(talk, { do: 'lie', die: 'neutral', ...one }, 'wrong-die', 'told first');
    refuses(at(betting), { do: 'lie', seat: 0, ...one }, 'wrong-phase', 'another moment');
    refuses(at(betting), { do: 'throw', seat: 1 }, 'wrong-seat', 'another seat');
    refuses(at(betting), { do: 'bet', letter: 'A' }, 'bad-fields', 'several seats are awaited');
  });

  test('DX-touch, DX-hole, DX-dice: cells and faces that cannot be', () => {
    const talk = new Talk('doppel-x');
    refuses(
      talk,
      {
        do: 'lie',
        cells: [
          [0, 0],
          [5, 5],
        ],
        face: 1,
      },
      'bad-cell',
      'the cells that the die touches',
    );
    refuses(talk, { do: 'lie', face: 1 }, 'bad-cell', '"cells"');
    refuses(talk, { do: 'lie', cells: [[0, 0]], face: 5 }, 'bad-dice', '"X"');
    refuses(talk, { do: 'lie', cells: [[2, 2]], face: 1 }, 'die-has-fallen', 'lost');
    refuses(talk, { do: 'lost', where: 'floor' }, 'bad-choice', 'hole, outside, betting-board');
    refuses(talk, { do: 'roll' }, 'unknown-action', 'bet, no-bet, throw, lie, lost, settled');
  });

  test('DX-bets, DX-flung: bets and a flung die that cannot be', () => {
    const talk = at({ ...betting, dice: [null, null, one] });
    refuses(talk, { do: 'bet', seat: 2, letter: 'A' }, 'die-on-board', 'on the board');
    refuses(talk, { do: 'bet', seat: 1, letter: 'H' }, 'bad-choice', 'not on offer');
    refuses(talk, { do: 'bet', seat: 1, letter: 'Q' }, 'bad-choice', 'one of A, B');
    const told = at({ ...thrown, dice: [null, one, one], pending: [], neutral: one });
    refuses(told, { do: 'settled', flung: true }, 'nothing-flung', 'a bet on G');
    refuses(told, { do: 'settled', flung: 1 }, 'bad-fields', 'true or false');
  });

  test('after the end are refused', () => {
    const over = at({ phase: 'over', turn: 0, chips: [50, 3, 0] });
    expect(over.now.position['winners']).toEqual([0]);
    refuses(over, { do: 'throw', seat: 1 }, 'game-over', 'over');
  });

  test('can be undone one by one', () => {
    const talk = at(betting);
    talk.tell({ do: 'bet', seat: 1, letter: 'A' });
    const { hash } = talk.tell({ do: 'throw', seat: 0 });
    talk.tell({ do: 'lie', ...one });
    expect(talk.tell({ undo: true }).hash).toBe(hash);
    refuses(talk, { undo: 3 }, 'nothing-to-undo', 'only 2');
  });
});

describe('positions', () => {
  test('are shown as they are loaded', () => {
    for (const position of [betting, thrown, { ...betting, round: 7, chips: [49, 0, 3], neutral: crossed }])
      expect(at(position).now.position).toMatchObject(position);
  });

  test('go on from the next report', () => {
    const talk = at(thrown);
    expect(talk.now.chance).toEqual({ do: 'lie', seat: 2, die: 'own', cells: true, face: true });
    talk.tell({ do: 'lost', where: 'hole' });
    talk.tell({ do: 'lie', die: 'neutral', ...one });
    expect(talk.tell({ do: 'settled' }).position).toMatchObject({ phase: 'bets', turn: 2, chips: [0, 2, 0] });
  });

  test('with malformed parts are refused', () => {
    refusesPosition({ turn: 0 }, 'bad-fields', 'opening, bets, throw, over');
    refusesPosition({ phase: 'bets', turn: 3 }, 'bad-fields', 'from 0 to 2');
    refusesPosition({ ...betting, chips: [1, 2] }, 'bad-fields', '3 whole numbers');
    refusesPosition({ ...betting, bets: ['A'] }, 'bad-fields', '3 times a letter');
    refusesPosition({ ...betting, bets: ['I', null, null] }, 'bad-fields', 'from A to H');
    refusesPosition({ ...betting, dice: [one] }, 'bad-fields', '3 times');
    refusesPosition({ ...betting, dice: [one, 5, null] }, 'bad-fields', '"dice" of seat 1');
    refusesPosition({ ...betting, neutral: { cells: [[0, 0]] } }, 'bad-dice', 'in "neutral"');
    refusesPosition({ ...betting, neutral: { ...one, more: 1 } }, 'bad-fields', '"more"');
    refusesPosition({ ...betting, pending: [] }, 'bad-fields', '"pending" belongs to');
    refusesPosition({ ...thrown, pending: [2, 8] }, 'bad-fields', 'each once');
    refusesPosition({ ...thrown, lost: [0, 0] }, 'bad-fields', 'each once');
    refusesPosition({ ...betting, winners: [0] }, 'bad-fields', 'phase "over"');
    refusesPosition({ ...betting, colour: 1 }, 'bad-fields', '"colour"');
    refusesPosition({ ...betting, board: 'VI' }, 'bad-options', 'I, II, III, IV');
    refusesPosition({ phase: 'over', turn: 0, chips: [50, 0, 0], winners: [1] }, 'bad-state', '[0]');
  });

  test('DX-end: whose chips cannot be', () => {
    refusesPosition({ ...betting, chips: [50, 0, 0] }, 'bad-score', 'before phase "over"');
    refusesPosition({ phase: 'over', turn: 0, chips: [49, 0, 0] }, 'bad-score', 'one seat has the most');
    refusesPosition({ phase: 'over', turn: 0, chips: [52, 52, 0] }, 'bad-score', 'one seat has the most');
    // 49 and 18 by two dice that show 3 in 3x; 49 and 10 by a Double X for the others.
    expect(at({ phase: 'over', turn: 0, chips: [67, 59, 0] }).now.awaited.kind).toBe('nothing');
    refusesPosition({ phase: 'over', turn: 0, chips: [68, 0, 0] }, 'bad-score', 'one scoring');
    refusesPosition({ phase: 'over', turn: 0, chips: [0, 60, 0] }, 'bad-score', 'one scoring');
    refusesPosition(
      { phase: 'opening', turn: 0, pending: [0, 1, 2], chips: [1, 0, 0] },
      'bad-score',
      '"opening"',
    );
  });

  test('DX-turn, DX-opening, DX-hole, DX-double-x: whose dice cannot lie so', () => {
    refusesPosition({ ...betting, neutral: { cells: [[2, 2]], face: 1 } }, 'bad-lie', 'hole');
    refusesPosition(
      { ...betting, neutral: crossed, dice: [crossed, null, null] },
      'bad-lie',
      'at most one shows X',
    );
    // The neutral die, that of the seat on turn, or one that lies there, is neither told nor pending.
    refusesPosition({ ...thrown, pending: [2] }, 'bad-lie', 'pending');
    refusesPosition({ ...thrown, dice: [null, null, one] }, 'bad-lie', 'pending');
    refusesPosition({ ...thrown, pending: ['neutral', 0] }, 'bad-lie', 'by their numbers');
    // Lost and lying there, or lost before its turn.
    refusesPosition({ ...thrown, dice: [one, one, one] }, 'bad-lie', 'lost');
    refusesPosition({ ...thrown, lost: ['neutral'] }, 'bad-lie', 'lost');
    refusesPosition({ phase: 'opening', turn: 0, pending: [1, 2] }, 'bad-lie', 'pending');
    refusesPosition({ phase: 'opening', turn: 0, pending: [0, 1, 2], neutral: one }, 'bad-lie', 'pending');
    refusesPosition(
      { phase: 'opening', turn: 0, pending: [0, 1, 2], dice: [null, null, one] },
      'bad-lie',
      'pending',
    );
    refusesPosition({ phase: 'opening', turn: 1, pending: [0, 1, 2] }, 'bad-turn', '"first"');
  });

  test('DX-bets: whose bets cannot be', () => {
    refusesPosition({ ...betting, bets: [null, 'E', null] }, 'bad-bet', '"letters"');
    refusesPosition(
      { ...betting, bets: [null, 'A', null], dice: [null, one, null] },
      'bad-bet',
      'on the board',
    );
    refusesPosition({ ...thrown, bets: ['A', null, null] }, 'bad-bet', 'lost in this throw');
    refusesPosition(
      { ...thrown, lost: [0, 1], dice: [null, null, one], bets: [null, 'A', null] },
      'bad-bet',
      'turn',
    );
    // The die of the seat on turn may lie on a field from before.
    expect(at({ ...betting, bets: ['A', null, null] }).now.ok).toBe(true);
  });
});

test('lines that are no commands, and states that are none, are refused as in every game', () => {
  const talk = new Talk('doppel-x');
  expect(talk.line('[').error?.code).toBe('bad-line');
  codes.add('bad-line');
  refuses(talk, {}, 'unknown-command', 'exactly one');
  const { saved } = talk.tell({ save: true });
  refuses(talk, { load: { ...saved, state: '00' } }, 'bad-state', 'cannot be');
});

afterAll(() => {
  expect([...codes].sort()).toEqual([...everyCode('doppel-x')].sort());
});
