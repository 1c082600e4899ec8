import { expect } from 'vitest';
import { Code } from '../../shared/codes';
import { Field, NO_TILE, ON_TABLE, Phase, RoundEnd, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { NO_SEAT } from '../../shared/seats';
import { Rules } from '../../host/rules/rules';
import { codeName, kebabCase } from '../../host/words/code-name';
import {
  doppioFromWords,
  doppioOptionWord,
  doppioToWords,
  type Tile,
  tileNumber,
  tileOfNumber,
} from '../../host/words/doppio';
import { isRefused } from '../../host/words/reader';
import { expectRefusal } from './refusal';

// For hand-written tests of Doppio: rounds are dealt or positions arranged, actions are made in words, and the game is
// looked at in the words of the rulebook. Tiles are written `6-3`, in either order, several with spaces between.

/**
 * Nearly the whole set on the table; what is not there is 0-0, 0-1, 1-1, 2-3, 2-5, 3-4, 4-5 and 5-6. All ends with a 0 or a 1
 * are locked and none with 2, 3 or 4 is open: what fits is 0-0, 1-1, tiles with a 5 at 5-5, and 5-6 at 4-6. With 5-6 at
 * 5-5 too, only the two doubles are left to fit.
 */
export const nearlyBlocked = [
  ...['6-6', '6-0 on 6-6', '6-1 on 6-6', '6-2 on 6-6', '6-3 on 6-6'],
  ...['2-2 on 6-2', '2-0 on 2-2', '2-1 on 2-2', '2-4 on 2-2'],
  ...['3-3 on 6-3', '3-0 on 3-3', '3-1 on 3-3', '3-5 on 3-3'],
  ...['4-4 on 2-4', '4-0 on 4-4', '4-1 on 4-4', '4-6 on 4-4'],
  ...['5-5 on 3-5', '5-0 on 5-5', '5-1 on 5-5'],
];

/** `6-3` → 6-3 as the words of actions have it. */
export function tile(text: string): Tile {
  return tileOfNumber(tileNumber(text.split('-').map(Number) as [number, number]));
}

/** `6-3 0-0` → the two tiles. */
export function tiles(text: string): Tile[] {
  return text.split(' ').filter(Boolean).map(tile);
}

/** Tiles as text, ascending by their numbers, the lower number of each first. */
function textOf(numbers: readonly number[]): string {
  return numbers.map((number) => tileOfNumber(number).join('-')).join(' ');
}

export interface Words {
  /** What each seat holds; with hidden hands, how many tiles. */
  readonly hands: readonly (string | number)[];
  /** What lies on the table: `6-6` first, then `6-3 on 6-6` for each tile joined. */
  readonly table: readonly string[];
  readonly turn?: number;
  readonly phase?: Phase;
  /** Points before this round; without them it is the first. */
  readonly scores?: readonly number[];
  readonly passes?: number;
}

/** A position. Throws what cannot be. All tiles that are nowhere else lie in the boneyard. */
export function arrange({ hands, table, turn = 0, phase, scores, passes = 0 }: Words): Arranged {
  const game = begin(hands.length, { hidden: typeof hands[0] === 'number' });
  const { rules } = game;
  const write = (field: Field, index: number, value: number) => {
    const code = rules.write(field, index, value);
    if (code !== Code.Ok) throw new Error(`${codeName(code)}: ${Field[field]} ${index} = ${value}`);
  };
  hands.forEach((hand, seat) => {
    if (typeof hand === 'number') write(Field.HandSize, seat, hand);
    else for (const held of tiles(hand)) write(Field.Place, tileNumber(held), seat + 1);
  });
  for (const laid of table) {
    const [what, on] = laid.split(' on ') as [string, string | undefined];
    write(Field.JoinedTo, tileNumber(tile(what)), on ? tileNumber(tile(on)) : NO_TILE);
  }
  write(Field.Turn, 0, turn);
  write(Field.Passes, 0, passes);
  write(Field.Phase, 0, phase ?? (typeof hands[0] === 'number' ? Phase.Turn : Phase.Play));
  if (scores) {
    const leader = scores.indexOf(Math.max(...scores));
    scores.forEach((score, seat) => write(Field.Score, seat, score));
    write(Field.Round, 0, 9);
    write(Field.LastEnd, 0, RoundEnd.Out);
    write(Field.LastWinner, 0, leader);
    write(Field.LastPoints, 0, 1);
  }
  const code = rules.check();
  if (code !== Code.Ok) throw new Error(`${codeName(code)}: ${game.awaits()}`);
  return game;
}

/** A match that has just begun. */
export function begin(seats: number, { hidden = false } = {}): Arranged {
  const rules = new Rules();
  const code = rules.start(GameId.Doppio, doppioOptionWord({ seats, hidden }));
  if (code !== Code.Ok) throw new Error(codeName(code));
  return new Arranged(rules);
}

export class Arranged {
  constructor(readonly rules: Rules) {}

  /** Makes an action; the awaited seat stands in where none is named. Throws when it is refused. */
  act(words: Readonly<Record<string, unknown>>): this {
    const code = this.rules.act(this.word(words));
    if (code !== Code.Ok) throw new Error(`${codeName(code)}: ${JSON.stringify(words)}`);
    expect(codeName(this.rules.check())).toBe('ok');
    return this;
  }

  /** Deals whole hands, one tile at a time round the table. */
  deal(...hands: string[]): this {
    const dealt = hands.map(tiles);
    for (let turn = 0; turn < (dealt[0] as Tile[]).length; turn++)
      for (const hand of dealt) this.act({ do: 'deal', tile: hand[turn] });
    return this;
  }

  play(what: string, on: string | null, seat?: number): this {
    return this.act({
      do: 'play',
      tile: tile(what),
      on: on === null ? null : tile(on),
      ...(seat === undefined ? {} : { seat }),
    });
  }

  /** Draws a tile; without one where hands are hidden. */
  draw(what?: string): this {
    return this.act({ do: 'draw', ...(what ? { tile: tile(what) } : {}) });
  }

  pass(): this {
    return this.act({ do: 'pass' });
  }

  /** A seat shows tiles of its hand. */
  show(seat: number, hand: string): this {
    for (const shown of tiles(hand)) this.act({ do: 'show', seat, tile: shown });
    return this;
  }

  /** Asserts that an action is refused with a code and that nothing has changed. */
  expectRefused(action: Readonly<Record<string, unknown>> | number, code: string): this {
    const word = typeof action === 'number' ? action : this.word(action);
    expectRefusal(this.rules, word, code, JSON.stringify(action));
    return this;
  }

  expectPlayRefused(what: string, on: string | null, code: string): this {
    return this.expectRefused({ do: 'play', tile: tile(what), on: on === null ? null : tile(on) }, code);
  }

  /** What is awaited: `seat 1: play`, or `over`. */
  awaits(): string {
    const phase = kebabCase(Phase[this.rules.read(Field.Phase)] as string);
    const seats = this.rules.awaitedSeats();
    return seats.length > 0 ? `seat ${seats.join(' and ')}: ${phase}` : phase;
  }

  /** The tiles that the awaited seat may play, as `1-6 on 6-6`. */
  plays(): string[] {
    return this.rules.legal().flatMap((action) => {
      const words = doppioToWords(action);
      if (words.do !== 'play') return [];
      return [`${words.tile.join('-')} on ${words.on === null ? 'nothing' : words.on.join('-')}`];
    });
  }

  /** What kinds of action are legal. */
  kinds(): string[] {
    return [...new Set(this.rules.legal().map((action) => doppioToWords(action).do))];
  }

  hand(seat: number): string {
    return textOf(this.#at(seat + 1));
  }

  boneyard(): string {
    return textOf(this.#at(0));
  }

  table(): string {
    return textOf(this.#at(ON_TABLE));
  }

  sizes(): number[] {
    return this.#each((seat) => this.rules.read(Field.HandSize, seat));
  }

  scores(): number[] {
    return this.#each((seat) => this.rules.read(Field.Score, seat));
  }

  /** How many sides of a tile are open, and with which number: `3 × 6`, or `none`. */
  openEnds(what: string): string {
    const number = tileNumber(tile(what));
    const sides = this.rules.read(Field.OpenSides, number);
    return sides > 0 ? `${sides} × ${this.rules.read(Field.OpenNumber, number)}` : 'none';
  }

  /** How the last round ended: `seat 1 out, 12`, `seat 0 blocked, 7`, `blocked`. */
  lastRound(): string {
    const winner = this.rules.read(Field.LastWinner);
    const end = kebabCase(RoundEnd[this.rules.read(Field.LastEnd)] as string);
    return winner === NO_SEAT ? end : `seat ${winner} ${end}, ${this.rules.read(Field.LastPoints)}`;
  }

  round(): number {
    return this.rules.read(Field.Round);
  }

  /** The word of an action. Throws what is wrong with its words. */
  word(words: Readonly<Record<string, unknown>>): number {
    const word = doppioFromWords(words, this.rules.awaitedSeats()[0] ?? 0);
    if (isRefused(word)) throw new Error(`${word.code}: ${word.message}`);
    return word;
  }

  #at(place: number): number[] {
    return Array.from({ length: TILES }, (_, number) => number).filter(
      (number) => this.rules.read(Field.Place, number) === place,
    );
  }

  #each<Value>(describe: (seat: number) => Value): Value[] {
    return Array.from({ length: this.rules.read(Field.Seats) }, (_, seat) => describe(seat));
  }
}
