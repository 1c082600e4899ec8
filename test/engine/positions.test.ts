import { describe, expect, test } from 'vitest';
import { board, Talk } from './talk';

type Words = Readonly<Record<string, unknown>>;

/** Seat 0 is to roll; two marbles lie on the board. */
const rolling: Words = { phase: 'roll', turn: 0, board: board({ '3 3': 0, '9 9': 1 }) };

/** Seat 0 has rolled red 5, blue 7. */
const deciding: Words = { ...rolling, phase: 'decide', dice: { red: [2, 3], blue: [6, 1] } };

/** Seat 0 attacks the marble of seat 1 on red 9, blue 9, in round 2. */
const battle = {
  row: 9,
  column: 9,
  attacker: 0,
  defender: 1,
  round: 2,
  side: 'attacker',
  attackerDice: [1, 2, 3],
  defenderDice: [4, 5, 6],
};
const fighting: Words = {
  ...rolling,
  phase: 'battle-keep',
  dice: { red: [4, 5], blue: [3, 6] },
  battle,
};

/** Seats 0 and 2 of three break their tie. */
const tied: Words = {
  seats: 3,
  phase: 'roll',
  turn: 2,
  board: board({ '3 3': 0, '9 9': 2 }),
  tie: { games: 1, playing: [0, 2], firstScores: [2, 0, 2] },
};

/** Seat 0 of a team has picked the pocket of seat 2. */
const withTeammate: Words = {
  seats: 4,
  teams: true,
  phase: 'teammate',
  turn: 0,
  board: board({ '5 7': 2 }),
  dice: { red: [2, 3], blue: [6, 1] },
  teammate: { row: 5, column: 7 },
};

/** Seat 0 has a row, and the turn has come to seat 1, which has no marbles. */
const over: Words = {
  phase: 'over',
  turn: 1,
  winners: [0],
  supplies: [1, 0],
  board: board({ '3 3': 0, '3 4': 0, '3 5': 0, '9 9': 1 }),
};

/** Seat 2 has won the tie with a first row. */
const tieOver: Words = {
  ...tied,
  phase: 'over',
  winners: [2],
  board: board({ '3 3': 0, '9 9': 2, '9 10': 2, '9 11': 2 }),
};

const all = { rolling, deciding, fighting, tied, withTeammate, over, tieOver };

/** Expects a position to be refused. */
function refuses(position: Words, code: string, words: string | RegExp): void {
  new Talk().expectRefused({ load: { position } }, code, words);
}

describe('a position of one’s own', () => {
  test.each(Object.entries(all))('is loaded, and told as it was given: %s', (_name, position) => {
    const talk = new Talk();
    const answer = talk.tell({ load: { position } });
    expect(answer.position).toMatchObject(position);
    expect(talk.tell({ load: { position: answer.position } }).hash).toBe(answer.hash);
  });

  test('has the marbles that are not on the board in the supplies (DW-supply), and counts its scores', () => {
    const talk = new Talk();
    expect(talk.tell({ load: { position: rolling } }).position).toMatchObject({
      supplies: [23, 23],
      scores: [0, 0],
    });
    expect(talk.tell({ load: { position: tied } }).position['supplies']).toEqual([15, 0, 15]);
    expect(talk.tell({ load: { position: over } }).position['scores']).toEqual([1, 0]);
  });

  test('may have lost marbles in battles (DW-stake)', () => {
    new Talk().tell({ load: { position: { ...rolling, supplies: [3, 1] } } });
  });

  test('begins the order of a tie among those who play it', () => {
    const talk = new Talk();
    talk.tell({ load: { position: { ...tied, phase: 'order', turn: 0, board: board() } } });
    expect(talk.now.position['order']).toEqual({ contenders: [0, 2], totals: [null, null, null] });
  });

  test('needs phase, turn and board', () => {
    for (const name of ['phase', 'turn', 'board'])
      refuses({ ...rolling, [name]: undefined }, 'bad-fields', `"${name}" must be`);
    refuses({}, 'bad-fields', /"phase" must be one of order, roll, .* it is missing/);
  });

  test.each(['', 'Roll', 'finished', '__proto__', 'constructor', 'toString', 0, null, ['roll']])(
    'has no phase %j',
    (phase) => refuses({ ...rolling, phase }, 'bad-fields', '"phase" must be one of'),
  );

  test('needs the parts of its phase, and no others', () => {
    refuses({ ...deciding, dice: undefined }, 'bad-fields', 'phase "decide" needs "dice"');
    refuses({ ...fighting, battle: undefined }, 'bad-fields', 'phase "battle-keep" needs "battle"');
    refuses({ ...withTeammate, teammate: undefined }, 'bad-fields', 'needs "teammate"');
    refuses({ ...over, winners: undefined }, 'bad-fields', 'phase "over" needs "winners"');
    refuses({ ...deciding, phase: 'reroll' }, 'bad-fields', 'phase "reroll" needs "reroll"');
    refuses({ ...rolling, dice: deciding['dice'] }, 'bad-fields', '"dice" does not belong to phase "roll"');
    refuses({ ...deciding, battle }, 'bad-fields', '"battle" does not belong');
    refuses({ ...rolling, winners: [0] }, 'bad-fields', '"winners" does not belong');
    refuses({ ...rolling, order: { contenders: [0, 1] } }, 'bad-fields', '"order" does not belong');
    refuses({ ...deciding, reroll: 'red' }, 'bad-fields', '"reroll" does not belong');
    refuses({ ...rolling, colour: 'red' }, 'bad-fields', '"colour" is not a field');
  });

  test('has parts of the right make', () => {
    for (const part of [null, 5, 'x', [1]]) {
      refuses({ ...deciding, dice: part }, 'bad-fields', '"dice" must be an object');
      refuses({ ...tied, tie: part }, 'bad-fields', '"tie" must be an object');
    }
    refuses({ ...rolling, turn: 2 }, 'bad-fields', '"turn" must be a whole number from 0 to 1');
    refuses({ ...rolling, supplies: [1] }, 'bad-fields', '"supplies" must be 2 whole numbers');
    refuses({ ...rolling, scores: [0, -1] }, 'bad-fields', '"scores" must be 2 whole numbers');
    refuses({ ...deciding, phase: 'reroll', reroll: 'green' }, 'bad-fields', 'one of red, blue, all');
    refuses({ ...over, winners: [0, 0] }, 'bad-fields', 'different seats');
    refuses({ ...over, winners: [7] }, 'bad-fields', 'different seats below 2');
    refuses({ ...rolling, seats: 5 }, 'bad-options', '"seats"');
    refuses({ ...rolling, teams: true }, 'bad-options', '"teams" needs');
  });

  test.each([
    [],
    'x',
    board().slice(1),
    [...board().slice(1), '..'],
    [...board().slice(1), '........2'],
    [5],
  ])('has a board of nine times nine, not %j', (rows) =>
    refuses({ ...rolling, board: rows }, 'bad-fields', '"board" must be nine texts of nine'),
  );
});

describe('a position that no game can be in is refused', () => {
  test('more marbles than a seat was given (DW-supply)', () => {
    refuses({ ...rolling, supplies: [24, 23] }, 'bad-supply', 'more marbles');
    const places = Array.from({ length: 25 }, (_, at) => `${3 + 2 * Math.floor(at / 5)} ${3 + 2 * (at % 5)}`);
    refuses(
      { ...rolling, board: board(Object.fromEntries(places.map((place) => [place, 0]))) },
      'bad-supply',
      'marbles',
    );
    refuses({ ...tied, supplies: [15, 1, 15] }, 'bad-supply', 'marbles');
  });

  test('scores that the board does not have (DW-score)', () => {
    refuses(
      { ...rolling, scores: [1, 0] },
      'bad-score',
      'seat 0 has the score 1, but its rows of three on the board are 0',
    );
    refuses({ ...over, scores: [1, 1] }, 'bad-score', 'seat 1');
    refuses({ ...tied, board: tieOver['board'] }, 'bad-score', 'the first row of three ends a tie');
  });

  test('a turn of a seat that has no marbles, or does not play (DW-end)', () => {
    refuses({ ...rolling, supplies: [0, 5] }, 'bad-turn', 'no marble left');
    refuses({ ...tied, turn: 1 }, 'bad-turn', 'not playing');
    refuses({ ...over, turn: 0 }, 'bad-turn', 'in phase "over": has some left');
  });

  test('dice that do not suit the phase (DW-wild-none)', () => {
    const picking = { ...deciding, phase: 'pocket' };
    new Talk().tell({ load: { position: picking } });
    refuses({ ...picking, dice: { red: [1, 2], blue: [2, 1] } }, 'bad-dice', 'pocket to pick');
    refuses({ ...picking, dice: { red: [4, 5], blue: [3, 6] } }, 'bad-dice', 'vacant pocket');
    refuses({ ...deciding, dice: { red: [7, 1], blue: [1, 2] } }, 'bad-dice', '"red" must be 2 dice');
    refuses({ ...deciding, dice: { red: [1, 2] } }, 'bad-dice', '"blue" must be 2 dice');
  });

  test('a battle where there is none (DW-battle, DW-protected)', () => {
    const fights = (change: object, position: Words = fighting) =>
      refuses({ ...position, battle: { ...battle, ...change } }, 'bad-battle', '"battle" must be where');
    const ofOwn = { ...fighting, board: board({ '9 9': 0 }) };
    const ofProtected = { ...fighting, board: board({ '9 9': 1, '10 9': 1, '11 9': 1 }) };
    fights({ attacker: 1, defender: 0 });
    fights({ defender: 0 });
    fights({ defender: 0 }, ofOwn);
    fights({}, ofProtected);
    fights({}, { ...ofProtected, dice: { red: [1, 1], blue: [3, 6] } });
    fights({}, { ...fighting, board: board() });
    fights({}, { ...fighting, dice: deciding['dice'] });
    fights({ row: 3, column: 3 });
    const between = { ...fighting, seats: 4, teams: true, board: board({ '9 9': 2 }) };
    fights({ defender: 2 }, between);
  });

  test('battle dice that round and side do not have', () => {
    const fights = (change: object, phase = 'battle-keep') =>
      refuses({ ...fighting, phase, battle: { ...battle, ...change } }, 'bad-battle', 'battle dice as far');
    fights({ attackerDice: undefined });
    fights({ defenderDice: [1, 2, null] });
    fights({ round: 1, attackerDice: undefined, defenderDice: undefined });
    fights({ round: 1 }, 'battle-roll');
    fights(
      { round: 1, side: 'defender', defenderDice: undefined, attackerDice: [1, 2, null] },
      'battle-roll',
    );
    fights({ kept: [true, false, false] });
    fights({ kept: [true, true, true] }, 'battle-roll');
    fights({ round: 4 }); // DW-battle-tie: there is no tie round where totals differ
  });

  test('battle words that are none', () => {
    const fights = (change: object, words: string) =>
      refuses({ ...fighting, battle: { ...battle, ...change } }, 'bad-fields', words);
    fights({ round: 0 }, '"round" must be');
    fights({ round: 256 }, '"round" must be');
    fights({ side: 'constructor' }, '"side" must be one of attacker, defender');
    fights({ row: 12 }, '"row" must be');
    fights({ attacker: 2 }, '"attacker" must be a whole number from 0 to 1');
    fights({ kept: 5 }, '"kept" must be 3 times true or false');
    fights({ stake: 1 }, '"stake" is not a field');
    refuses({ ...fighting, battle: { ...battle, attackerDice: [7, 1, 1] } }, 'bad-dice', '"attackerDice"');
  });

  test('a teammate’s answer without a teammate (DW-team)', () => {
    const picks = (change: object) =>
      refuses({ ...withTeammate, ...change }, 'bad-cell', '"teammate" must be where a teammate');
    for (const turn of [0, 1]) picks({ turn, board: board() });
    picks({ board: board({ '5 7': 1 }) });
    picks({ board: board({ '5 7': 0 }) });
    for (const red of [
      [2, 3],
      [1, 1],
    ])
      picks({ board: board({ '5 7': 2, '6 7': 2, '7 7': 2 }), dice: { red, blue: [6, 1] } });
    picks({ teammate: { row: 5, column: 8 }, board: board({ '5 8': 2 }) });
    picks({ seats: 2, teams: false, board: board({ '5 7': 1 }) });
  });

  test('an order that cannot be (DW-order)', () => {
    const ordering = { phase: 'order', turn: 0, board: board() };
    new Talk().tell({ load: { position: ordering } });
    const orders = (order: object, turn = 0) =>
      refuses({ ...ordering, turn, order }, 'bad-turn', 'contender');
    orders({ contenders: [0] });
    orders({ contenders: [] });
    orders({ contenders: [0, 1], totals: [10, null] });
    orders({ contenders: [0, 1], totals: [null, null] }, 1);
    refuses({ ...ordering, order: { contenders: [0, 2] } }, 'bad-fields', '"contenders" must be');
    refuses({ ...ordering, order: { contenders: [0, 1], totals: [19] } }, 'bad-fields', '"totals"');
    refuses({ ...ordering, board: rolling['board'] }, 'bad-state', 'the board is empty in phase "order"');
    refuses({ ...ordering, supplies: [24, 23] }, 'bad-supply', 'marbles');
  });

  test('a tie that cannot be (DW-sudden-death)', () => {
    const ties = (change: object, position: Words = {}) => {
      const tie = { ...(tied['tie'] as object), ...change };
      refuses({ ...tied, ...position, tie }, 'bad-state', 'exactly the seats that led by "firstScores"');
    };
    ties({ playing: [2] });
    ties({ playing: [0, 1, 2] });
    ties({ firstScores: [2, 3, 2] });
    ties({ firstScores: [1, 0, 2] });
    ties({}, { suddenDeath: false });
    ties({}, { board: board({ '3 3': 1 }) });
    const teams = { seats: 4, teams: true, board: board(), turn: 0 };
    ties({ playing: [0, 2], firstScores: [1, 0, 1, 0] }, teams);
    ties({ playing: [0, 1, 2, 3], firstScores: [1, 1, 1, 2] }, teams);
    refuses({ ...tied, tie: { games: 0, playing: [0, 2] } }, 'bad-fields', '"games" must be');
  });

  test('winners who have not won (DW-end)', () => {
    const wins = (change: object) => refuses({ ...over, ...change }, 'bad-state', '"winners" are the seats');
    wins({ winners: [1] });
    wins({ winners: [0, 1] });
    wins({ winners: [] });
    wins({ winners: [0, 1], suddenDeath: false });
    wins({ winners: [0, 1], board: board() });
    wins({ winners: [0], board: board(), suddenDeath: false });
    wins({ seats: 4, teams: true, winners: [0], supplies: [1, 0, 0, 0] });
    new Talk().tell({
      load: { position: { ...over, winners: [0, 1], board: board(), suddenDeath: false } },
    });
    new Talk().tell({
      load: { position: { ...over, seats: 4, teams: true, winners: [0, 2], supplies: [1, 0, 0, 0] } },
    });
  });

  test('winners of a tie without a row, or with rows that were not made at once (DW-sudden-death)', () => {
    refuses({ ...tieOver, winners: [0] }, 'bad-state', 'the seat or team on turn');
    refuses({ ...tieOver, winners: [0, 2] }, 'bad-state', 'the seat or team on turn');
    refuses({ ...tieOver, board: tied['board'] }, 'bad-score', 'the first row of three ends a tie');
    const twice = board({ '3 3': 2, '3 4': 2, '3 5': 2, '9 9': 2, '9 10': 2, '9 11': 2 });
    refuses({ ...tieOver, board: twice }, 'bad-score', 'through one pocket');
    const both = board({ '3 3': 0, '3 4': 0, '3 5': 0, '9 9': 2, '9 10': 2, '9 11': 2 });
    refuses({ ...tieOver, board: both }, 'bad-score', 'only the seat on turn');
  });
});
