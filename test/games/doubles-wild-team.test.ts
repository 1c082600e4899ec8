import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { TEAMS_BIT } from '../../shared/doubles-wild';
import { Rules } from '../../host/rules/rules';
import { codeName } from '../../host/words/code-name';
import { arrange, type Arranged, type Words } from './arrange';

// Seats 0 and 2 play against seats 1 and 3. Unless a test says otherwise, seat 0 is to roll.

const teams = (words: Words = {}): Arranged => arrange({ seats: 4, teams: true, ...words });

/** Seat 0 has landed on row 5, column 5. */
const landed = (words: Words): Arranged => teams(words).land([2, 3], [1, 4]);

describe('teams', () => {
  test('DW-team: four seats only', () => {
    const starts = [2, 3].map((seats) => codeName(new Rules().start(GameId.DoublesWild, seats | TEAMS_BIT)));
    expect(starts).toEqual(['bad-options', 'bad-options']);
  });

  test('DW-team: each seat has twelve marbles of its own', () => {
    expect(teams().supplies()).toEqual([12, 12, 12, 12]);
  });

  test('DW-team: a row counts only within one colour', () => {
    const game = teams({ board: { 5: '0.2......' } }).pick(5, 4);
    expect(game.scores()).toEqual([0, 0, 0, 0]);
    expect([3, 4, 5].map((column) => game.isProtected(5, column))).toEqual([false, false, false]);
  });

  test('DW-team: an opponent’s marble is fought for, a teammate’s is not', () => {
    for (const seat of [1, 3])
      expect(landed({ board: { 5: `..${seat}......` } }).awaits()).toBe('seat 0: battle-roll');
    expect(landed({ board: { 5: '..2......' } }).awaits()).toBe('seat 0: teammate');
  });

  test('DW-team: without teams everybody is an opponent', () => {
    const game = arrange({ seats: 4, board: { 5: '..2......' } }).land([2, 3], [1, 4]);
    expect(game.awaits()).toBe('seat 0: battle-roll');
  });
});

describe('a teammate’s pocket', () => {
  test('DW-team: treated as own, it stays and no marble is played', () => {
    const game = landed({ board: { 5: '..2......' } }).act({ do: 'teammate', choice: 'leave' });
    expect(game.owner(5, 5)).toBe(2);
    expect(game.supplies()).toEqual([12, 12, 11, 12]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-team: swapped, it is one’s own and the teammate’s marble leaves the game', () => {
    const game = landed({ board: { 5: '..2......' } }).act({ do: 'teammate', choice: 'swap' });
    expect(game.owner(5, 5)).toBe(0);
    expect(game.supplies()).toEqual([11, 12, 11, 12]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-team: a swap may score', () => {
    const game = landed({ board: { 5: '002.00...' } }).act({ do: 'teammate', choice: 'swap' });
    expect(game.scores()).toEqual([1, 0, 0, 0]);
  });

  test('DW-team: every seat may do it to its teammate', () => {
    const partners = [2, 3, 0, 1];
    for (const [seat, partner] of partners.entries()) {
      const game = landed({ turn: seat, board: { 5: `..${partner}......` } });
      expect(game.awaits()).toBe(`seat ${seat}: teammate`);
      expect(game.choices().map((words) => words.do === 'teammate' && words.choice)).toEqual([
        'leave',
        'swap',
      ]);
    }
  });

  test('DW-team: in a row of three it leaves nothing to do', () => {
    const game = landed({ board: { 5: '222......' } });
    expect(game.owner(5, 5)).toBe(2);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-team: a wild roll may pick it, and the choice is the same', () => {
    const game = teams({ board: { 5: '..2......' } }).pick(5, 5);
    expect(game.awaits()).toBe('seat 0: teammate');
    expect(game.act({ do: 'teammate', choice: 'swap' }).owner(5, 5)).toBe(0);
  });

  test('DW-team: a wild roll may pick a teammate’s protected pocket, in vain', () => {
    const game = teams({ board: { 5: '222......' } }).pick(5, 5);
    expect(game.board()[2]).toBe('222......');
    expect(game.supplies()).toEqual([12, 12, 9, 12]);
    expect(game.awaits()).toBe('seat 1: roll');
  });

  test('DW-wild-none: a row that is all the team’s is not all one’s own', () => {
    const game = teams({ board: { 5: '000000002' } }).roll([2, 3], [4, 4]);
    expect(game.pockets()).toEqual(['5 11']);
  });

  test('DW-team: nothing but leaving and swapping', () => {
    const game = landed({ board: { 5: '..2......' } });
    game.expectUnreadable({ do: 'teammate', choice: 'battle' }, 'bad-choice');
    game.expectRefused({ do: 'keep' }, 'wrong-phase');
    game.expectRefused({ do: 'pocket', row: 5, column: 5 }, 'wrong-phase');
    game.expectRefused({ do: 'teammate', seat: 2, choice: 'leave' }, 'wrong-seat');
  });
});

describe('the end', () => {
  /** Seat 1's turn is the last, as the supply of seat 2 is empty. */
  const lastTurn = (words: Words): Arranged =>
    teams({ turn: 1, supplies: [3, 3, 0, 3], ...words }).pick(11, 3);

  test('DW-team: the game ends with one seat’s supply, though its teammate has marbles left', () => {
    expect(lastTurn({ board: { 5: '000......' } }).awaits()).toBe('over');
  });

  test('DW-team: a team has one score, so the best seat may be on the losing team', () => {
    const game = lastTurn({ board: { 3: '0000.....', 5: '222......', 7: '222......', 9: '11111....' } });
    expect(game.scores()).toEqual([2, 3, 2, 0]);
    expect(game.winners()).toEqual([0, 2]);
  });

  test('DW-team: the second team wins with both its seats', () => {
    expect(lastTurn({ board: { 5: '...333...' } }).winners()).toEqual([1, 3]);
  });

  test('DW-sudden-death: tied teams play it with all four seats', () => {
    const game = lastTurn({ board: { 5: '000......', 7: '333......' } });
    expect(game.tie()).toEqual({ games: 1, playing: [0, 1, 2, 3], firstScores: [1, 0, 0, 1] });
    expect(game.supplies()).toEqual([12, 12, 12, 12]);
    expect(game.awaits()).toBe('seat 0: order');
  });

  test('DW-sudden-death: the first row wins for the team', () => {
    const tie = { games: 1, playing: [0, 1, 2, 3], firstScores: [1, 0, 0, 1] };
    const game = teams({ turn: 3, tie, board: { 5: '33.......' } }).pick(5, 5);
    expect(game.winners()).toEqual([1, 3]);
  });

  test('DW-sudden-death: a row completed by a swap wins', () => {
    const tie = { games: 1, playing: [0, 1, 2, 3], firstScores: [0, 0, 0, 0] };
    const game = landed({ tie, board: { 5: '002......' } }).act({ do: 'teammate', choice: 'swap' });
    expect(game.awaits()).toBe('over');
    expect(game.winners()).toEqual([0, 2]);
  });

  test('DW-sudden-death: with suddenDeath off tied teams share the win', () => {
    const game = lastTurn({ suddenDeath: false, board: { 5: '000......', 7: '333......' } });
    expect(game.winners()).toEqual([0, 1, 2, 3]);
  });
});
