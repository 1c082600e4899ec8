import { expect } from 'vitest';
import {
  type Cell,
  type Die,
  type Face,
  type Letter,
  type Lying,
  NaiveDoppelX,
  type NaiveDoppelXAction,
  type NaiveDoppelXOptions,
} from './doppel-x';

// Games of the naive model told in short words, for its hand-computed examples.

/** A board of our own, on which the areas are easy to name: 1x at 00, 2x at 02, 3x at 04, no score at 20, −1 at 22, a hole at 24. */
export const BOARD = [
  '112233111',
  '112233111',
  '00--oo111',
  '00--oo111',
  '1111s1111',
  '111sss111',
  '1111s1111',
  '111111111',
  '111111111',
];

export function cellsOf(text: string): Cell[] {
  return text.split('+').map((cell): Cell => [Number(cell[0]), Number(cell[1])]);
}

function lying(text: string): Lying {
  const [face, cells] = text.split('@') as [string, string];
  return { face: face === 'X' ? 'X' : (Number(face) as Face), cells: cellsOf(cells) };
}

/** What a word of the script does, told of the die that is awaited. */
function actionOf(game: NaiveDoppelX, word: string): NaiveDoppelXAction {
  const { seats, die } = game.awaited();
  const seat = seats[0] ?? 0;
  const white = die === 'white';
  if (word === 'throw') return { do: 'throw', seat: game.seatOnTurn() };
  if (word === 'settled') return { do: 'settled', seat, flung: false };
  if (word === 'flung') return { do: 'settled', seat, flung: true };
  if (word === 'hole' || word === 'outside') return { do: 'lost', seat, white, where: word };
  if (word === 'betting-board') return { do: 'lost', seat, white, where: 'betting board' };
  if (word.includes('@')) return { do: 'lie', seat, white, ...lying(word) };
  const [bettor, letter] = word.split(':') as [string, string];
  if (letter === '-') return { do: 'no bet', seat: Number(bettor) };
  return { do: 'bet', seat: Number(bettor), letter: letter as Letter };
}

/**
 * 'X@03+04' is the awaited die showing X on two cells, 'hole' (or 'outside', 'betting-board') the awaited die lost; 'settled' or
 * 'flung' ends the throw; '2:C' is a bet of seat 2, '2:-' none; 'throw' the throw of the seat on turn.
 */
export function run(game: NaiveDoppelX, script: string): NaiveDoppelX {
  for (const word of script.split(' ')) game.apply(actionOf(game, word));
  return game;
}

export function played(script: string, options: Partial<NaiveDoppelXOptions> = {}): NaiveDoppelX {
  const game = new NaiveDoppelX({
    seats: 3,
    board: BOARD,
    spinner: false,
    first: 0,
    letters: ['A', 'B', 'C', 'D'],
    ...options,
  });
  return script === '' ? game : run(game, script);
}

export function chips(game: NaiveDoppelX): string {
  return game.everySeat.map((seat) => game.chips(seat)).join(' ');
}

export function onBoard(game: NaiveDoppelX): Die[] {
  const dice: Die[] = [...game.everySeat, 'white'];
  return dice.filter((die) => game.die(die) !== null);
}

function everythingOf(game: NaiveDoppelX): string {
  const dice: Die[] = [...game.everySeat, 'white'];
  const told = dice.map((die) => [game.die(die), game.isUntold(die), game.isLost(die)]);
  const bets = game.everySeat.map((seat) => game.bet(seat));
  return JSON.stringify([told, bets, chips(game), game.awaited(), game.game(), game.seatOnTurn()]);
}

/** It must be refused for this reason, and nothing may have changed. */
export function expectRefused(game: NaiveDoppelX, action: string | object, reason: RegExp): void {
  const before = everythingOf(game);
  const full = typeof action === 'string' ? actionOf(game, action) : (action as NaiveDoppelXAction);
  expect(() => game.apply(full)).toThrow(reason);
  expect(everythingOf(game)).toBe(before);
}
