import { expect } from 'vitest';
import { CELLS, COLUMNS } from '../../shared/cells';
import type { Code } from '../../shared/codes';
import { Field, NEUTRAL, Phase, Zone } from '../../shared/doppel-x';
import { doppelX } from '../../host/games/doppel-x';
import { Rules } from '../../host/rules/rules';
import { codeName } from '../../host/words/code-name';
import { type Cell, describeLie, type Face, type wheres } from '../../host/words/doppel-x';

/** Where a die is told to be: on the board, or lost. */
export type Told = { readonly cells: readonly Cell[]; readonly face: Face } | keyof typeof wheres;

const zones = {
  '1x': Zone.One,
  '2x': Zone.Two,
  '3x': Zone.Three,
  'no score': Zone.NoScore,
  '-1': Zone.Minus,
};
type ZoneName = keyof typeof zones;

/** A game of Doppel X that tests play in words. */
export class DoppelXGame {
  readonly rules = new Rules();

  /** What is not said of the options is the default: three seats, board I, letters A to D. */
  constructor(options: object = {}) {
    const word = doppelX.readOptions({ ...options });
    if (typeof word !== 'number') throw new Error(word.message);
    expect(codeName(this.rules.start(doppelX.id, word))).toBe('ok');
  }

  /** A game from a position in words. */
  static at(position: object): DoppelXGame {
    const game = new DoppelXGame();
    const refused = doppelX.setUpPosition(game.rules, { ...position });
    if (refused) throw new Error(refused.message);
    return game;
  }

  /** A die with a face on some cell of a zone. */
  die(face: Face, zone: ZoneName): Told {
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    const cell = cells.find((each) => this.rules.read(Field.CellZone, each) === zones[zone]);
    if (cell === undefined) throw new Error(`this board has no ${zone}`);
    return { cells: [[Math.floor(cell / COLUMNS), cell % COLUMNS]], face };
  }

  /** Carries out an action in words and returns its code's name. */
  ask(words: object): string {
    const seat = this.rules.awaitedSeats()[0] ?? 0;
    const action = doppelX.actionFromWords({ ...words }, seat);
    return typeof action === 'number' ? codeName(this.rules.act(action) as Code) : action.code;
  }

  /** Carries out an action that must be legal. */
  act(words: object): this {
    expect({ words, code: this.ask(words) }).toEqual({ words, code: 'ok' });
    return this;
  }

  bet(seat: number, letter: string): this {
    return this.act({ do: 'bet', seat, letter });
  }

  /** Tells where the awaited die is. */
  tell(told: Told): this {
    const die = this.rules.read(Field.AwaitedDie) === NEUTRAL ? 'neutral' : 'own';
    return this.act(
      typeof told === 'string' ? { do: 'lost', die, where: told } : { do: 'lie', die, ...told },
    );
  }

  /** DX-opening: where the die of each seat is; then all is told. */
  open(...told: readonly Told[]): this {
    for (const each of told) this.tell(each);
    return this.act({ do: 'settled' });
  }

  /** The opening throw, in which no die stays on the board. */
  openWithNothing(): this {
    return this.open(...Array.from({ length: this.rules.read(Field.Seats) }, () => 'hole' as const));
  }

  /**
   * The seat on turn throws its own die and the neutral one; `others` tells where dice are that were hit, by seat. The others lie
   * where they lay.
   */
  throw(own: Told, neutral: Told, others: Readonly<Record<number, Told>> = {}, flung = false): this {
    this.throwUnsettled(own, neutral, others);
    return this.act({ do: 'settled', flung });
  }

  /** The same, until all is told but that it is. */
  throwUnsettled(own: Told, neutral: Told, others: Readonly<Record<number, Told>> = {}): this {
    const { rules } = this;
    const turn = rules.read(Field.Turn);
    this.act({ do: 'throw', seat: turn });
    for (let die = rules.read(Field.AwaitedDie); die >= 0; die = rules.read(Field.AwaitedDie))
      this.tell(
        die === turn
          ? own
          : die === NEUTRAL
            ? neutral
            : (others[die] ?? describeLie(rules.read(Field.Lie, die))),
      );
    return this;
  }

  get chips(): number[] {
    return doppelX.scores(this.rules);
  }

  get phase(): string {
    return Phase[this.rules.read(Field.Phase)]?.toLowerCase() ?? '';
  }

  get turn(): number {
    return this.rules.read(Field.Turn);
  }

  /** The seats whose dice lie on the board. */
  get onBoard(): number[] {
    return Array.from({ length: this.rules.read(Field.Seats) }, (_, seat) => seat).filter(
      (seat) => this.rules.read(Field.Lie, seat) !== 0,
    );
  }
}
