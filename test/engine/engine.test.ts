import { describe, expect, test } from 'vitest';
import { anyAction, everyGame, numbersBelow, playOn } from './random-game';
import { board, gameText, phasesOf, Talk } from './talk';
import { gameNames } from '../../host/games/index';

/** Two seats, the first turn seat 0's, nothing on the board. */
function atFirstRoll(): Talk {
  const talk = new Talk();
  talk.tell({ do: 'order', dice: [6, 5, 2] });
  talk.tell({ do: 'order', dice: [4, 4, 1] });
  return talk;
}

describe('a turn', () => {
  test('a roll is awaited with true for each die, and becomes an action with faces in their places', () => {
    const talk = atFirstRoll();
    expect(talk.now.awaited).toEqual({ kind: 'chance', seats: [0] });
    expect(talk.now.chance).toEqual({ do: 'roll', seat: 0, red: [true, true], blue: [true, true] });
    expect(talk.now.legal).toEqual([]);
    expect(talk.tell({ do: 'roll', seat: 0, red: [2, 3], blue: [6, 1] }).awaited.kind).toBe('choice');
  });

  test('the legal choices are complete actions: keep, reroll and the pocket (DW-reroll, DW-vacant)', () => {
    const talk = atFirstRoll();
    expect(talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] }).legal).toEqual([
      { do: 'keep', seat: 0 },
      { do: 'reroll', seat: 0, which: 'red' },
      { do: 'reroll', seat: 0, which: 'blue' },
      { do: 'reroll', seat: 0, which: 'all' },
      { do: 'pocket', seat: 0, row: 5, column: 7 },
    ]);
  });

  test('after a reroll was announced only those dice are awaited (DW-reroll)', () => {
    const talk = atFirstRoll();
    talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] });
    expect(talk.tell({ do: 'reroll', which: 'red' }).chance).toEqual({
      do: 'roll',
      seat: 0,
      red: [true, true],
    });
    talk.tell({ do: 'roll', red: [4, 5] });
    expect(talk.now.legal).toEqual([{ do: 'pocket', seat: 0, row: 9, column: 7 }]);
  });

  test('a blue double offers the red row and a red double the blue column (DW-wild)', () => {
    const talk = atFirstRoll();
    const pockets = () => talk.now.legal.filter((action) => action.do === 'pocket');
    talk.tell({ do: 'roll', red: [2, 3], blue: [4, 4] });
    expect(pockets()).toHaveLength(9);
    expect(pockets().every(({ row }) => row === 5)).toBe(true);
    talk.tell({ undo: true });
    talk.tell({ do: 'roll', red: [1, 1], blue: [4, 4] });
    expect(pockets()).toHaveLength(81);
  });

  test('a die that is kept in a battle is null in what is awaited and in the action (DW-battle)', () => {
    const talk = atFirstRoll();
    for (const column of [7, 7]) {
      talk.tell({ do: 'roll', red: [2, 3], blue: [6, column - 6] });
      talk.tell({ do: 'keep' });
      if (talk.now.position.phase === 'pocket') talk.tell({ do: 'pocket', row: 5, column });
    }
    talk.tell({ do: 'battle-roll', seat: 1, dice: [2, 4, 5] });
    talk.tell({ do: 'battle-roll', seat: 0, dice: [3, 3, 6] });
    talk.tell({ do: 'battle-keep', keep: [false, true, true] });
    expect(talk.now.chance).toEqual({ do: 'battle-roll', seat: 1, dice: [true, null, null] });
    talk.tell({ do: 'battle-roll', dice: [6, null, null] });
    expect(talk.now.position['battle']).toMatchObject({ side: 'defender', attackerDice: [6, 4, 5] });
  });
});

describe('commands', () => {
  test('a new engine has a game of two seats, and "start" begins another with options', () => {
    const talk = new Talk();
    expect(talk.now.position).toMatchObject({ seats: 2, teams: false, suddenDeath: true, phase: 'order' });
    expect(talk.now.position['supplies']).toEqual([24, 24]);
    talk.tell({ start: { seats: 4, teams: true, suddenDeath: false } });
    expect(talk.now.position).toMatchObject({ seats: 4, teams: true, suddenDeath: false });
    expect(talk.now.position['supplies']).toEqual([12, 12, 12, 12]);
    expect(talk.tell({ start: true }).position).toMatchObject({ seats: 2, teams: false, suddenDeath: true });
  });

  test.each([7, 0, -2.5, 'a', '', 'line\u2028\u0000"', '\ud800'])('the id %j comes back', (id) => {
    const talk = new Talk();
    expect(talk.tell({ id, show: true }).id).toBe(id);
    expect(talk.ask({ id, do: 'keep' }).id).toBe(id);
    expect(talk.ask({ id }).id).toBe(id);
    expect(talk.tell({ show: true })).not.toHaveProperty('id');
  });

  test('"show" tells the same again and changes nothing', () => {
    const talk = atFirstRoll();
    const before = talk.now;
    expect(talk.tell({ show: true })).toEqual(before);
  });

  test('"save" and "show" come with the game as it was before', () => {
    const talk = atFirstRoll();
    const { saved, ...rest } = talk.tell({ save: true });
    expect(rest).toEqual(talk.tell({ show: true }));
    expect(saved).toMatchObject({
      game: 'doubles-wild',
      options: { seats: 2, teams: false, suddenDeath: true },
    });
  });

  test('"start" and "load" cannot be undone', () => {
    const talk = atFirstRoll();
    const saved = talk.tell({ save: true }).saved;
    expect(talk.now.actions).toBe(2);
    expect(talk.tell({ load: saved }).actions).toBe(0);
    expect(talk.refusal({ undo: true })).toBe('nothing-to-undo');
  });

  test('what was undone can be played otherwise', () => {
    const talk = atFirstRoll();
    const { hash } = talk.now;
    talk.tell({ do: 'roll', red: [2, 3], blue: [6, 1] });
    talk.tell({ do: 'keep' });
    expect(talk.tell({ undo: 2 }).hash).toBe(hash);
    expect(talk.tell({ do: 'roll', red: [2, 4], blue: [6, 1] }).actions).toBe(3);
  });
});

describe('whole games by a program that only knows the answers', () => {
  const seen = new Set<string>();

  test.each(everyGame)('every position of $game with $options can be saved, described and loaded', (each) => {
    const { game, options } = each;
    const talk = new Talk(game);
    const fromSaved = new Talk(game);
    const fromDescribed = new Talk(game);
    for (const seed of [1, 2]) {
      talk.tell({ start: options });
      for (const answer of playOn(talk, seed)) {
        const { position } = answer;
        seen.add(`${game}: ${position.phase}`).add(`reroll ${position['reroll']}`);
        expect(gameText(fromDescribed.tell({ load: { position } }))).toBe(gameText(answer));
        const { saved } = talk.tell({ save: true });
        expect(gameText(fromSaved.tell({ load: saved }))).toBe(gameText(answer));
      }
      expect(talk.now.position.phase).toBe('over');
      expect(talk.now.position['winners']).not.toEqual([]);
    }
  });

  test('those games went through every phase', () => {
    for (const game of gameNames)
      for (const phase of phasesOf(game)) expect(seen).toContain(`${game}: ${phase}`);
    for (const pairs of ['reroll red', 'reroll blue', 'reroll all']) expect(seen).toContain(pairs);
  });

  test.each([
    { seats: 2, teams: false, turn: 0, firstScores: [1, 1], playing: [0, 1] },
    { seats: 3, teams: false, turn: 1, firstScores: [0, 1, 1], playing: [1, 2] },
    { seats: 4, teams: true, turn: 0, firstScores: [2, 1, 0, 1], playing: [0, 1, 2, 3] },
  ])('so do ties that are broken by sudden death: $seats seats, teams $teams (DW-sudden-death)', (tied) => {
    const { firstScores, playing, ...start } = tied;
    const tie = { games: 1, playing, firstScores };
    const fromDescribed = new Talk();
    for (let seed = 1; seed <= 6; seed++) {
      const talk = new Talk();
      talk.tell({ load: { position: { ...start, phase: 'order', board: board(), tie } } });
      for (const answer of playOn(talk, seed)) {
        const { position } = answer;
        expect(position['tie']).toMatchObject({ playing, firstScores });
        expect(gameText(fromDescribed.tell({ load: { position } }))).toBe(gameText(answer));
      }
      const winners = talk.now.position['winners'] as number[];
      expect(winners).toHaveLength(tied.teams ? 2 : 1);
      expect(playing).toEqual(expect.arrayContaining(winners));
    }
  });

  test.each(everyGame)('$game with $options can be undone, action by action, to its start', (each) => {
    const { game, options } = each;
    const talk = new Talk(game);
    talk.tell({ start: options });
    const hashes = [...playOn(talk, 3)].map(({ hash }) => hash);
    for (const hash of hashes.slice(0, -1).reverse()) expect(talk.tell({ undo: true }).hash).toBe(hash);
    expect(talk.now.actions).toBe(0);
  });

  test('several actions undone at once lead where they came from', () => {
    const talk = new Talk();
    const below = numbersBelow(5);
    const hashes = [...playOn(talk, 4)].map(({ hash }) => hash);
    while (talk.now.actions > 0) {
      const count = 1 + below(Math.min(9, talk.now.actions));
      const { hash, actions } = talk.tell({ undo: count });
      expect(hash).toBe(hashes[actions]);
    }
  });

  test('equal positions have equal hashes, however they came about', () => {
    const one = atFirstRoll();
    const other = new Talk();
    other.tell({ do: 'order', dice: [1, 1, 1] });
    other.tell({ do: 'order', dice: [1, 1, 1] });
    other.tell({ do: 'order', dice: [1, 1, 2] });
    other.tell({ do: 'order', dice: [1, 1, 1] });
    expect(other.now.hash).toBe(one.now.hash);
  });

  test('every legal choice is carried out, and no other pocket', () => {
    const talk = new Talk();
    const below = numbersBelow(6);
    for (let position = 0; position < 60; position++) {
      const { legal, hash } = talk.now;
      for (const action of legal) {
        talk.tell(action);
        expect(talk.tell({ undo: true }).hash).toBe(hash);
      }
      for (const row of legal.length > 0 ? [3, 7, 11] : [])
        for (const column of [3, 7, 11]) {
          const isLegal = legal.some((action) => action['row'] === row && action['column'] === column);
          if (!isLegal) expect(talk.ask({ do: 'pocket', row, column }).ok).toBe(false);
        }
      talk.tell(anyAction(talk.now, below) ?? { start: true });
    }
  });
});
