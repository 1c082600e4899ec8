import { expect } from 'vitest';
import { TAKE_BACK_KIND } from '../../shared/actions';
import { Code } from '../../shared/codes';
import { Field } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { describePosition, phaseName, setUpPosition } from '../../host/games/doubles-wild-position';
import { Rules } from '../../host/rules/rules';
import { packAction } from '../../host/words/action';
import { codeName } from '../../host/words/code-name';
import {
  actionFromWords,
  actionToWords,
  cellOfTotals,
  type DoublesWildAction,
} from '../../host/words/doubles-wild';
import { isRefused } from '../../host/words/reader';
import { expectRefusal } from './refusal';

// For hand-written tests of Doubles Wild: a position is arranged, actions are made in words, and the game is looked at in
// the words of the rulebook. Rows and columns are the printed totals 3 … 11.

/** Nine rows of nine, or only the rows that are not empty by their red total: `.` vacant, otherwise the seat's digit. */
export type Board = readonly string[] | Readonly<Record<number, string>>;

/** A position as the engine's `load` takes it, except that board, seat on turn and phase may be left out. */
export type Words = Readonly<Record<string, unknown>> & { readonly board?: Board };

/** An action in words; the awaited seat stands in where none is named. */
export type Act = Readonly<Record<string, unknown>>;

type Faces = readonly (number | null)[];

const EMPTY = '.........';
const TOTALS = [3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Nine rows from the rows that are not empty. */
export function nineRows(board: Board): readonly string[] {
  return Array.isArray(board)
    ? board
    : TOTALS.map((total) => (board as Record<number, string>)[total] ?? EMPTY);
}

/** A game in which seat 0 of two is to roll on an empty board, except for what the words say. Throws what is wrong. */
export function arrange({ board = {}, ...words }: Words = {}): Arranged {
  const rules = new Rules();
  const refused = setUpPosition(rules, { phase: 'roll', turn: 0, ...words, board: nineRows(board) });
  if (refused) throw new Error(`${refused.code}: ${refused.message}`);
  return new Arranged(rules);
}

/** A game that has just begun: the seats are to roll for the first turn. */
export function begin(optionWord: number): Arranged {
  const rules = new Rules();
  const code = rules.start(GameId.DoublesWild, optionWord);
  if (code !== Code.Ok) throw new Error(codeName(code));
  return new Arranged(rules);
}

export class Arranged {
  constructor(readonly rules: Rules) {}

  /** Makes an action. Throws when it is refused. */
  act(words: Act): this {
    const code = this.rules.act(this.word(words));
    if (code !== Code.Ok) throw new Error(`${codeName(code)}: ${JSON.stringify(words)}`);
    expect(codeName(this.rules.check())).toBe('ok');
    return this;
  }

  /** The seats roll three dice each for the first turn. */
  order(...rolls: Faces[]): this {
    for (const dice of rolls) this.act({ do: 'order', dice });
    return this;
  }

  /** Rolls all four dice, or the pair that is awaited. */
  roll(red: Faces | null, blue: Faces | null): this {
    return this.act({ do: 'roll', ...(red ? { red } : {}), ...(blue ? { blue } : {}) });
  }

  /** Rolls all four dice and keeps them. */
  land(red: Faces, blue: Faces): this {
    return this.roll(red, blue).act({ do: 'keep' });
  }

  /** Plays a pocket. */
  pocket(row: number, column: number): this {
    return this.act({ do: 'pocket', row, column });
  }

  /** Rolls two doubles and plays a pocket of the board. */
  pick(row: number, column: number): this {
    return this.roll([1, 1], [6, 6]).pocket(row, column);
  }

  /** Rolls battle dice; null for a die that was kept. */
  fight(...dice: Faces): this {
    return this.act({ do: 'battle-roll', dice });
  }

  /** Lets battle dice stay: all of them, or those named true. */
  stay(...keep: boolean[]): this {
    return this.act({ do: 'battle-keep', keep: keep.length > 0 ? keep : [true, true, true] });
  }

  /** The whole of a battle in which both seats roll once and then let all their dice stay. */
  battle(attacker: Faces, defender: Faces): this {
    this.fight(...attacker).fight(...defender);
    return this.stay().stay().stay().stay();
  }

  /** Asserts that an action, in words or as a word, is refused with a code and that nothing has changed. */
  expectRefused(action: Act | number, code: string): this {
    const word = typeof action === 'number' ? action : this.word(action);
    expectRefusal(this.rules, word, code, JSON.stringify(action));
    return this;
  }

  /** Asserts that the words themselves cannot be read. */
  expectUnreadable(words: Act, code: string): this {
    expect(this.#read(words)).toMatchObject({ code });
    return this;
  }

  /** What is awaited: `seat 1: roll`, or `over`. */
  awaits(): string {
    const phase = phaseName(this.rules.read(Field.Phase));
    const seats = this.rules.awaitedSeats();
    return seats.length > 0 ? `seat ${seats.join(' and ')}: ${phase}` : phase;
  }

  /** All legal actions in words. */
  choices(): DoublesWildAction[] {
    return this.rules.legal().map(actionToWords);
  }

  /** The pockets that may be played, as `row column`. */
  pockets(): string[] {
    return this.choices().flatMap((words) => (words.do === 'pocket' ? [`${words.row} ${words.column}`] : []));
  }

  /** The seat whose marble lies in a pocket, or null. */
  owner(row: number, column: number): number | null {
    const owner = this.rules.read(Field.Owner, cellOfTotals(row, column));
    return owner > 0 ? owner - 1 : null;
  }

  isProtected(row: number, column: number): boolean {
    return this.rules.read(Field.Protected, cellOfTotals(row, column)) === 1;
  }

  board(): readonly string[] {
    return describePosition(this.rules).board;
  }

  scores(): readonly number[] {
    return describePosition(this.rules).scores;
  }

  supplies(): readonly number[] {
    return describePosition(this.rules).supplies;
  }

  /** How many sudden-death games have begun, who plays in them, and the scores kept from the first game. */
  tie(): ReturnType<typeof describePosition>['tie'] {
    return describePosition(this.rules).tie;
  }

  winners(): readonly number[] {
    return this.rules.winners();
  }

  /** The word of an action. Throws what is wrong with its words. */
  word(words: Act): number {
    if (words['do'] === 'take-back')
      return packAction({ kind: TAKE_BACK_KIND, seat: Number(words['seat'] ?? 0), argument: 0 });
    const word = this.#read(words);
    if (isRefused(word)) throw new Error(`${word.code}: ${word.message}`);
    return word;
  }

  #read(words: Act) {
    return actionFromWords(words, this.rules.awaitedSeats()[0] ?? 0);
  }
}
