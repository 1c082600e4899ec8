import { afterAll, describe, expect, test } from 'vitest';
import { board, everyCode, Talk } from './talk';

// Talk checks of every refusal that the game is told as it was before: the same hash, and everything else.

const codes = new Set<string>();

/** Expects a refusal with a code, and with a message that says a word or more. */
function refuses(talk: Talk, command: unknown, code: string, words: string | RegExp): void {
  talk.expectRefused(command, code, words);
  codes.add(code);
}

/** Seat 0 has rolled red 5, blue 7 on an empty board. */
function atDecision(): Talk {
  const talk = new Talk();
  talk.tell({ load: { position: { phase: 'roll', turn: 0, board: board() } } });
  talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] });
  return talk;
}

/** Seat 1 attacks the marble on red 5, blue 7 and has chosen which dice to keep; the round may be a tie round. */
function inBattle({ round = 2 } = {}): Talk {
  const talk = new Talk();
  talk.tell({
    load: {
      position: {
        phase: 'battle-keep',
        turn: 1,
        board: board({ '5 7': 0 }),
        dice: { red: [2, 3], blue: [6, 1] },
        battle: {
          row: 5,
          column: 7,
          attacker: 1,
          defender: 0,
          round,
          side: 'attacker',
          attackerDice: [1, 2, 6],
          defenderDice: [3, 3, 3],
        },
      },
    },
  });
  return talk;
}

/** Seat 1 is about to roll for the first time in a battle. */
function atFirstBattleRoll(): Talk {
  const talk = new Talk();
  talk.tell({ load: { position: { phase: 'roll', turn: 1, board: board({ '5 7': 0 }) } } });
  talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] });
  talk.tell({ do: 'keep' });
  return talk;
}

/** A game that seat 0 has won. */
function over(): Talk {
  const talk = new Talk();
  const position = { phase: 'over', turn: 0, winners: [0], supplies: [0, 3] };
  talk.tell({ load: { position: { ...position, board: board({ '3 3': 0, '3 4': 0, '3 5': 0 }) } } });
  return talk;
}

describe('an action that does not belong here is refused', () => {
  test('of a later or earlier phase', () => {
    refuses(new Talk(), { do: 'keep' }, 'wrong-phase', 'see what is awaited');
    refuses(new Talk(), { do: 'roll', red: [1, 2], blue: [3, 4] }, 'wrong-phase', 'moment');
    refuses(atDecision(), { do: 'roll', red: [1, 2], blue: [3, 4] }, 'wrong-phase', 'moment');
    refuses(atDecision(), { do: 'teammate', choice: 'swap' }, 'wrong-phase', 'moment');
    refuses(inBattle(), { do: 'battle-roll', dice: [1, 1, 1] }, 'wrong-phase', 'moment');
  });

  test('of another seat, whether or not it plays', () => {
    for (const seat of [1, 2, 3]) refuses(atDecision(), { do: 'keep', seat }, 'wrong-seat', 'another seat');
    refuses(inBattle(), { do: 'battle-keep', seat: 0, keep: [true, true, true] }, 'wrong-seat', 'seat');
    refuses(new Talk(), { do: 'order', seat: 1, dice: [1, 2, 3] }, 'wrong-seat', 'seat');
  });

  test('after the end of the game', () => {
    refuses(over(), { do: 'keep' }, 'game-over', 'start another');
    refuses(over(), { do: 'roll', red: [1, 2], blue: [1, 2] }, 'game-over', 'over');
  });

  test('that the game does not have', () => {
    refuses(new Talk(), { do: 'pass' }, 'unknown-action', /one of order, roll, .*, not "pass"/);
    for (const name of ['take-back', '', 'Keep', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      refuses(atDecision(), { do: name }, 'unknown-action', JSON.stringify(name));
    for (const name of [null, 3, true, [], ['keep'], { do: 'keep' }])
      refuses(atDecision(), { do: name }, 'unknown-action', '"do" must be one of');
  });
});

describe('dice that nobody can have rolled are refused', () => {
  const bad = [7, 0, -1, 1.5, 1e9, '3', null, true, [3], {}];

  test.each(bad)('a die of %j', (face) => {
    refuses(new Talk(), { do: 'order', dice: [1, 2, face] }, 'bad-dice', 'showing 1 to 6');
    const talk = new Talk();
    talk.tell({ load: { position: { phase: 'roll', turn: 0, board: board() } } });
    refuses(talk, { do: 'roll', red: [face, 2], blue: [3, 4] }, 'bad-dice', '"red" must be 2 dice');
    refuses(talk, { do: 'roll', red: [1, 2], blue: [3, face] }, 'bad-dice', '"blue" must be 2 dice');
  });

  test('too few, too many, or no list', () => {
    for (const dice of [[], [1, 2], [1, 2, 3, 4], '123', 123, null, { 0: 1, 1: 2, 2: 3, length: 3 }])
      refuses(new Talk(), { do: 'order', dice }, 'bad-dice', '"dice" must be 3 dice');
    refuses(new Talk(), { do: 'order' }, 'bad-dice', 'it is missing');
  });

  test('a pair less or more than is awaited (DW-reroll)', () => {
    const talk = new Talk();
    talk.tell({ load: { position: { phase: 'roll', turn: 0, board: board() } } });
    refuses(talk, { do: 'roll', red: [1, 2] }, 'bad-dice', 'not the ones awaited');
    refuses(talk, { do: 'roll' }, 'bad-dice', 'not the ones awaited');
    talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] });
    talk.tell({ do: 'reroll', which: 'blue' });
    refuses(talk, { do: 'roll', red: [1, 2] }, 'bad-dice', 'not the ones awaited');
    refuses(talk, { do: 'roll', red: [2, 3], blue: [1, 2] }, 'bad-dice', 'not the ones awaited');
  });

  test('a battle die that was kept, or one that was not (DW-battle)', () => {
    const talk = inBattle();
    talk.tell({ do: 'battle-keep', keep: [false, true, true] });
    for (const dice of [
      [1, 2, 3],
      [null, 2, null],
      [null, null, null],
    ])
      refuses(talk, { do: 'battle-roll', dice }, 'bad-dice', 'not the ones awaited');
    refuses(talk, { do: 'battle-roll', dice: [7, null, null] }, 'bad-dice', 'null for a die that was kept');
  });
});

describe('a choice that is not on offer is refused', () => {
  test('a pocket that the dice do not select', () => {
    refuses(atDecision(), { do: 'pocket', row: 5, column: 8 }, 'bad-cell', 'with these dice');
    refuses(atDecision(), { do: 'pocket', row: 7, column: 5 }, 'bad-cell', 'with these dice');
  });

  test.each([2, 12, 0, -1, 5.5, '5', null, [5]])('a pocket in row or column %j', (total) => {
    refuses(atDecision(), { do: 'pocket', row: total, column: 7 }, 'bad-fields', /"row" must be .* 3 to 11/);
    refuses(atDecision(), { do: 'pocket', row: 5, column: total }, 'bad-fields', '"column" must be');
  });

  test('words that are none', () => {
    for (const which of ['green', '', 'both', '__proto__', 'constructor', 'toString', 1, null, ['red']])
      refuses(atDecision(), { do: 'reroll', which }, 'bad-choice', '"which" must be one of red, blue, all');
    refuses(atDecision(), { do: 'reroll' }, 'bad-choice', 'it is missing');
    for (const choice of ['toString', 'stay', true])
      refuses(atDecision(), { do: 'teammate', choice }, 'bad-choice', '"choice" must be one of leave, swap');
    for (const keep of [[true, true], [1, 0, 1], 'yes', null, [true, true, true, true]])
      refuses(inBattle(), { do: 'battle-keep', keep }, 'bad-choice', '3 times true or false');
  });

  test('to keep all dice in a tie round (DW-battle-tie)', () => {
    const keepAll = { do: 'battle-keep', keep: [true, true, true] };
    refuses(inBattle({ round: 4 }), keepAll, 'must-reroll', 'at least one die');
    inBattle({ round: 3 }).tell(keepAll);
  });
});

describe('a command that cannot be read is refused', () => {
  test('none, several or an unknown one', () => {
    for (const command of [
      {},
      { id: 1 },
      { play: true },
      { show: true, save: true },
      { do: 'keep', undo: 1 },
    ])
      refuses(atDecision(), command, 'unknown-command', 'exactly one of start, do, undo, save, load, show');
  });

  test.each(['{"__proto__":true}', '{"constructor":true}', '{"toString":1}', '{"__proto__":{"show":true}}'])(
    'a key that every object inherits: %s',
    (line) => {
      expect(new Talk().line(line).error?.code).toBe('unknown-command');
    },
  );

  test('a key too many', () => {
    refuses(atDecision(), { do: 'keep', row: 5 }, 'bad-fields', '"row" is not a field');
    refuses(atDecision(), { do: 'order', dice: [1, 2, 3], which: 'red' }, 'bad-fields', '"which"');
    for (const verb of [{ start: true }, { undo: 1 }, { save: true }, { show: true }])
      refuses(atDecision(), { ...verb, seat: 0 }, 'bad-fields', '"seat" is not a field');
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const line = `{"do":"keep","${key}":1}`;
      expect(atDecision().line(line).error).toEqual({
        code: 'bad-fields',
        message: `"${key}" is not a field of this; remove it`,
      });
    }
  });

  test('a seat that is none', () => {
    for (const seat of [4, -1, 0.5, '0', null, [0], true])
      refuses(atDecision(), { do: 'keep', seat }, 'bad-fields', '"seat" must be a whole number from 0 to 3');
  });

  test('an id that could not come back', () => {
    for (const id of [null, true, [1], { a: 1 }])
      refuses(atDecision(), { id, show: true }, 'bad-fields', '"id" must be a text or a number');
    const answer = atDecision().line('{"id":1e999,"show":true}');
    expect(answer.error?.code).toBe('bad-fields');
    expect(answer).not.toHaveProperty('id');
  });

  test('"show" and "save" with anything but true, "undo" without a count', () => {
    for (const value of [false, null, 1, 'true', {}, []]) {
      refuses(atDecision(), { show: value }, 'bad-fields', '"show" must be true');
      refuses(atDecision(), { save: value }, 'bad-fields', '"save" must be true');
    }
    for (const count of [0, -1, 1.5, '1', null, false, [1]])
      refuses(atDecision(), { undo: count }, 'bad-fields', 'a whole number from 1');
  });

  test('more undone than was done', () => {
    const talk = atDecision();
    for (const count of [2, 1e15, 1e300]) refuses(talk, { undo: count }, 'nothing-to-undo', 'only 1 actions');
    refuses(new Talk(), { undo: true }, 'nothing-to-undo', 'only 0');
  });

  test('options that no game has', () => {
    for (const seats of [1, 5, 0, -2, 2.5, '2', null, [2]])
      refuses(
        atDecision(),
        { start: { seats } },
        'bad-options',
        '"seats" must be a whole number from 2 to 4',
      );
    for (const start of [{ teams: true }, { seats: 3, teams: true }])
      refuses(atDecision(), { start }, 'bad-options', '"teams" needs "seats": 4');
    for (const start of [false, null, 2, 'go', []])
      refuses(atDecision(), { start }, 'bad-options', '"start" must be true or an object');
    for (const value of [1, 'yes', null])
      refuses(atDecision(), { start: { suddenDeath: value } }, 'bad-fields', 'true or false');
    refuses(atDecision(), { start: { players: 2 } }, 'bad-fields', '"players" is not a field');
    expect(atDecision().line('{"start":{"__proto__":{"seats":3}}}').error?.code).toBe('bad-fields');
  });
});

describe('a saved game that is not one is refused', () => {
  const savedIn = (talk: Talk) => {
    const { saved } = talk.tell({ save: true });
    if (!saved) throw new Error('nothing was saved');
    return saved;
  };
  const good = savedIn(atDecision());

  test('anything else in its place', () => {
    for (const load of [null, true, [], 'state', 5, {}, { position: 5 }, { position: [good] }])
      refuses(atDecision(), { load }, 'bad-state', '"load" must be');
  });

  test('of another game, without state, without options', () => {
    refuses(atDecision(), { load: { ...good, game: 'chess' } }, 'bad-state', 'for doubles-wild');
    refuses(atDecision(), { load: { game: good.game, options: good.options } }, 'bad-state', 'gave');
    for (const options of [undefined, null, 2, []])
      refuses(atDecision(), { load: { ...good, options } }, 'bad-state', '"options" must be');
    refuses(atDecision(), { load: { ...good, options: { seats: 9 } } }, 'bad-options', '"seats"');
    refuses(atDecision(), { load: { ...good, note: 'mine' } }, 'bad-fields', '"note"');
    refuses(atDecision(), { load: { position: {}, note: 'mine' } }, 'bad-fields', '"note"');
  });

  test('with other options beside the state than inside it', () => {
    for (const options of [{ seats: 3 }, { seats: 2, suddenDeath: false }, { seats: 4, teams: true }])
      refuses(atDecision(), { load: { ...good, options } }, 'bad-state', /options|cannot be/);
  });

  test('with digits that are none, too few or too many', () => {
    for (const state of [
      '',
      'zz',
      '0',
      '00',
      good.state.slice(2),
      `${good.state}00`,
      good.state.replace('18', '1G'),
    ])
      refuses(atDecision(), { load: { ...good, state } }, 'bad-state', /hexadecimal|does not fit/);
  });

  test('a state with a byte changed is refused, unless it is a position that can be described and played', () => {
    const talk = atDecision();
    const other = new Talk();
    let refused = 0;
    for (const saved of [good, savedIn(inBattle()), savedIn(atFirstBattleRoll()), savedIn(over())])
      for (let at = 0; at < saved.state.length; at += 2)
        for (const byte of ['00', '01', '04', '05', 'ff']) {
          const state = `${saved.state.slice(0, at)}${byte}${saved.state.slice(at + 2)}`;
          const answer = talk.ask({ load: { ...saved, state } });
          if (answer.ok) expect(other.tell({ load: { position: answer.position } }).hash).toBe(answer.hash);
          else refused++;
        }
    expect(refused).toBeGreaterThan(200);
  });
});

// The remaining codes are those of positions and of lines: positions.test.ts and lines.test.ts.
afterAll(() => {
  const elsewhere = ['bad-line', 'bad-supply', 'bad-score', 'bad-turn', 'bad-battle'];
  expect([...codes, ...elsewhere].sort()).toEqual([...everyCode('doubles-wild')].sort());
});
