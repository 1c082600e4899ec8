import { CELLS, COLUMNS, ROWS } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { Field, FIRST_TOTAL, Pairs, Phase } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import { codeName, kebabCase } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import { cellOfTotals, totalsOfCell } from '../words/doubles-wild';
import { type DoublesWildOptions, optionsOf, optionWord, readOptions } from '../words/options';
import { asObject, isRefused, reader, type Refused } from '../words/reader';

/** A position in words: what every answer shows and what `load` takes. Parts that the phase does not have are left out. */
export interface Position extends DoublesWildOptions {
  readonly phase: string;
  readonly turn: number;
  /** Nine rows of nine: `.` for a vacant pocket, otherwise the seat's digit. The first row is red total 3. */
  readonly board: readonly string[];
  readonly supplies: readonly number[];
  readonly scores: readonly number[];
  readonly dice?: { readonly red: readonly number[]; readonly blue: readonly number[] };
  readonly reroll?: 'red' | 'blue' | 'all';
  readonly teammate?: { readonly row: number; readonly column: number };
  readonly battle?: BattlePosition;
  readonly order?: { readonly contenders: readonly number[]; readonly totals: readonly (number | null)[] };
  readonly tie?: {
    readonly games: number;
    readonly playing: readonly number[];
    readonly firstScores: readonly number[];
  };
  readonly winners?: readonly number[];
}

interface BattlePosition {
  readonly row: number;
  readonly column: number;
  readonly attacker: number;
  readonly defender: number;
  readonly round: number;
  readonly side: 'attacker' | 'defender';
  readonly kept: readonly boolean[];
  readonly attackerDice: readonly (number | null)[];
  readonly defenderDice: readonly (number | null)[];
}

const rerolls = { red: Pairs.Red, blue: Pairs.Blue, all: Pairs.Both } as const;
const sides = { attacker: 0, defender: 1 } as const;
const battlePhases = [Phase.BattleRoll, Phase.BattleKeep];
/** The parts that belong to some phases only; there they must be, except `order`, which has the start of a game for a default. */
const partPhases: Readonly<Record<string, readonly Phase[]>> = {
  dice: [Phase.Decide, Phase.Reroll, Phase.Pocket, Phase.Teammate, ...battlePhases],
  reroll: [Phase.Reroll],
  teammate: [Phase.Teammate],
  battle: battlePhases,
  order: [Phase.Order],
  winners: [Phase.Over],
};
const phases = Object.fromEntries(
  Object.values(Phase)
    .filter((phase) => typeof phase === 'number')
    .map((phase) => [kebabCase(Phase[phase] as string), phase]),
) as Readonly<Record<string, Phase>>;

/** The name of a phase, as positions and answers give it. */
export function phaseName(phase: Phase): string {
  return kebabCase(Phase[phase] ?? '');
}

/** The running game's position in words. */
export function describePosition(rules: Rules): Position {
  const options = optionsOf(rules.options());
  const phase: Phase = rules.read(Field.Phase);
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  const each = (field: Field) => seats.map((seat) => rules.read(field, seat));
  const having = (field: Field) => seats.filter((seat) => rules.read(field, seat) === 1);
  const dice = [0, 1, 2, 3].map((die) => rules.read(Field.Die, die));
  const place = totalsOfCell(rules.read(Field.BattleCell));
  const isBattle = phase === Phase.BattleRoll || phase === Phase.BattleKeep;
  return {
    ...options,
    phase: phaseName(phase),
    turn: rules.read(Field.Turn),
    board: Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const owner = rules.read(Field.Owner, row * COLUMNS + column);
        return owner === 0 ? '.' : String(owner - 1);
      }).join(''),
    ),
    supplies: each(Field.Supply),
    scores: each(Field.Score),
    ...(dice[0] ? { dice: { red: dice.slice(0, 2), blue: dice.slice(2) } } : {}),
    ...(phase === Phase.Reroll
      ? { reroll: ([, 'red', 'blue', 'all'] as const)[rules.read(Field.Rerolling)] ?? 'all' }
      : {}),
    ...(phase === Phase.Teammate ? { teammate: place } : {}),
    ...(isBattle ? { battle: describeBattle(rules, place) } : {}),
    ...(phase === Phase.Order
      ? {
          order: {
            contenders: having(Field.Contender),
            totals: each(Field.OrderTotal).map((total) => total || null),
          },
        }
      : {}),
    ...(rules.read(Field.SuddenDeaths) > 0
      ? {
          tie: {
            games: rules.read(Field.SuddenDeaths),
            playing: having(Field.Playing),
            firstScores: each(Field.FirstScore),
          },
        }
      : {}),
    ...(phase === Phase.Over ? { winners: rules.winners() } : {}),
  };
}

function describeBattle(rules: Rules, place: { row: number; column: number }): BattlePosition {
  const dice = (first: number) => [0, 1, 2].map((die) => rules.read(Field.BattleDie, first + die) || null);
  return {
    ...place,
    attacker: rules.read(Field.Attacker),
    defender: rules.read(Field.Defender),
    round: rules.read(Field.BattleRound),
    side: rules.read(Field.BattleSide) === 0 ? 'attacker' : 'defender',
    kept: [0, 1, 2].map((die) => ((rules.read(Field.BattleKept) >> die) & 1) === 1),
    attackerDice: dice(0),
    defenderDice: dice(3),
  };
}

/**
 * Sets a position up in `rules`, which must be a spare: on refusal its state is of no use. What the position does not say
 * is what it is at the start of a game; scores that it does not say are counted on the board.
 */
export function setUpPosition(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const { seats, teams, suddenDeath, ...rest } = words;
  const given = Object.entries({ seats, teams, suddenDeath }).filter(([, value]) => value !== undefined);
  const options = readOptions(Object.fromEntries(given));
  if (isRefused(options)) return options;
  rules.start(GameId.DoublesWild, optionWord(options));
  const writer = new PositionWriter(rules, options.seats);
  const read = reader(rest);
  const phase = read.oneOf('phase', phases, 'bad-fields') as Phase;
  writer.set(Field.Phase, 0, phase);
  writer.set(Field.Turn, 0, read.integer('turn', 0, options.seats - 1));
  writer.board(rest['board'], read);
  refuseMisplacedParts(read, phase);
  const part = (name: string) => (read.has(name) ? asObject(rest[name]) : null);
  const wrongPart = ['dice', 'teammate', 'battle', 'order', 'tie'].find(
    (name) => read.has(name) && !part(name),
  );
  if (wrongPart) read.refuse('bad-fields', `"${wrongPart}" must be an object`);
  if (read.has('reroll')) writer.set(Field.Rerolling, 0, read.oneOf('reroll', rerolls, 'bad-fields'));
  if (read.has('winners')) writer.winners(rest['winners'], read);
  const supplies = read.has('supplies') ? read.integers('supplies', options.seats, 0, 24) : null;
  const scores = read.has('scores') ? read.integers('scores', options.seats, 0, 255) : null;
  const refused =
    refusal(read) ??
    writer.tie(part('tie')) ??
    writer.order(part('order'), phase) ??
    writer.dice(part('dice')) ??
    writer.teammate(part('teammate')) ??
    writer.battle(part('battle'));
  if (refused) return refused;
  if (supplies) writer.all(Field.Supply, supplies);
  else writer.suppliesFromBoard();
  const rows = Array.from({ length: options.seats }, (_, seat) => rules.read(Field.Rows, seat));
  writer.all(Field.Score, scores ?? rows);
  const wrong = rows.findIndex((count, seat) => scores && count !== scores[seat]);
  if (wrong >= 0)
    return {
      code: codeName(Code.BadScore),
      message: `seat ${wrong} has the score ${scores?.[wrong]}, but its rows of three on the board are ${rows[wrong]}`,
    };
  const code = rules.check();
  return code === Code.Ok ? null : { code: codeName(code), message: positionTexts[code] ?? codeTexts[code] };
}

/** What a code means of a position, where the general text would leave a reader guessing. */
const positionTexts: Partial<Readonly<Record<Code, string>>> = {
  [Code.BadState]:
    'the parts contradict each other: the board is empty in phase "order"; "winners" are the seats that lead, or, in a tie, ' +
    'the seat or team on turn; "tie" needs "suddenDeath" and is played by exactly the seats that led by "firstScores"',
  [Code.BadTurn]:
    'the seat on turn is not playing, has no marble left (in phase "over": has some left), or is not a contender; totals of ' +
    '"order" are those of the contenders below it',
  [Code.BadScore]:
    'the first row of three ends a tie: before phase "over" nobody has a row, and then only the seat on turn, through one pocket',
  [Code.BadDice]:
    'phase "pocket" needs a double and a pocket to pick with it, or dice that select a vacant pocket',
  [Code.BadCell]:
    '"teammate" must be where a teammate\'s marble, in no row of three, can be picked with the dice',
  [Code.BadBattle]:
    '"battle" must be where an opponent\'s marble, in no row of three, can be picked with the dice, with the seat on turn as ' +
    'attacker and battle dice as far as round and side say',
};

/** Refuses a part that the phase does not have, and the lack of one that it needs. */
function refuseMisplacedParts(read: Reader, phase: Phase): void {
  for (const [name, where] of Object.entries(partPhases)) {
    const isThere = read.has(name);
    if (isThere && !where.includes(phase))
      read.refuse('bad-fields', `"${name}" does not belong to phase "${phaseName(phase)}"; remove it`);
    if (!isThere && where.includes(phase) && name !== 'order')
      read.refuse('bad-fields', `phase "${phaseName(phase)}" needs "${name}"`);
  }
}

type Reader = ReturnType<typeof reader>;

/** Writes the parts of a position into a game that has just begun. */
class PositionWriter {
  constructor(
    private readonly rules: Rules,
    private readonly seats: number,
  ) {}

  set(field: Field, index: number, value: number): void {
    this.rules.write(field, index, value);
  }

  all(field: Field, values: readonly number[]): void {
    values.forEach((value, index) => this.set(field, index, value));
  }

  board(value: unknown, read: Reader): void {
    const digits = '.0123'.slice(0, this.seats + 1);
    const isGood =
      read.has('board') &&
      Array.isArray(value) &&
      value.length === ROWS &&
      value.every(
        (row) =>
          typeof row === 'string' &&
          row.length === COLUMNS &&
          [...row].every((cell) => digits.includes(cell)),
      );
    if (!isGood) {
      read.refuse(
        'bad-fields',
        `"board" must be nine texts of nine, each "." or a seat's digit below ${this.seats}`,
      );
      return;
    }
    [...value.join('')].forEach((cell, index) =>
      this.set(Field.Owner, index, cell === '.' ? 0 : Number(cell) + 1),
    );
  }

  /** Every marble that is not on the board is still in the supply; seats that a tie leaves out have none. */
  suppliesFromBoard(): void {
    const owners = Array.from({ length: CELLS }, (_, cell) => this.rules.read(Field.Owner, cell));
    for (let seat = 0; seat < this.seats; seat++) {
      const given = this.rules.read(Field.Playing, seat) ? this.rules.read(Field.FullSupply) : 0;
      const placed = owners.filter((owner) => owner === seat + 1).length;
      this.set(Field.Supply, seat, Math.max(0, given - placed));
    }
  }

  order(words: Readonly<Record<string, unknown>> | null, phase: Phase): Refused | null {
    if (!words) {
      // Without words everybody who plays may still become the first, as after a start.
      for (let seat = 0; seat < this.seats; seat++)
        this.set(Field.Contender, seat, phase === Phase.Order ? this.rules.read(Field.Playing, seat) : 0);
      return null;
    }
    const read = reader(words);
    this.seatSet(Field.Contender, this.seatList(words['contenders'], 'contenders', read));
    const totals: unknown = read.has('totals') ? words['totals'] : [];
    const isGood =
      Array.isArray(totals) &&
      totals.length <= this.seats &&
      totals.every((total) => total === null || (Number.isInteger(total) && total >= 3 && total <= 18));
    if (!isGood) read.refuse('bad-fields', '"totals" must hold null or a total from 3 to 18 for each seat');
    else
      this.all(
        Field.OrderTotal,
        totals.map((total: number | null) => total ?? 0),
      );
    return refusal(read);
  }

  dice(words: Readonly<Record<string, unknown>> | null): Refused | null {
    if (!words) return null;
    const read = reader(words);
    this.all(Field.Die, [...read.dice('red', 2), ...read.dice('blue', 2)]);
    return refusal(read);
  }

  teammate(words: Readonly<Record<string, unknown>> | null): Refused | null {
    if (!words) return null;
    const read = reader(words);
    this.set(Field.BattleCell, 0, readCell(read));
    return refusal(read);
  }

  battle(words: Readonly<Record<string, unknown>> | null): Refused | null {
    if (!words) return null;
    const read = reader(words);
    this.set(Field.BattleCell, 0, readCell(read));
    this.set(Field.Attacker, 0, read.integer('attacker', 0, this.seats - 1));
    this.set(Field.Defender, 0, read.integer('defender', 0, this.seats - 1));
    this.set(Field.BattleRound, 0, read.integer('round', 1, 255));
    this.set(Field.BattleSide, 0, read.oneOf('side', sides, 'bad-fields'));
    const kept = read.has('kept') ? read.booleans('kept', 3, 'bad-fields') : [];
    this.set(
      Field.BattleKept,
      0,
      kept.reduce((bits, isKept, die) => bits | (isKept ? 1 << die : 0), 0),
    );
    const faces = ['attackerDice', 'defenderDice'].flatMap((name) =>
      read.has(name) ? read.dice(name, 3, { orNull: true }) : [0, 0, 0],
    );
    this.all(Field.BattleDie, faces);
    return refusal(read);
  }

  tie(words: Readonly<Record<string, unknown>> | null): Refused | null {
    if (!words) return null;
    const read = reader(words);
    this.set(Field.SuddenDeaths, 0, read.integer('games', 1, 255));
    this.seatSet(Field.Playing, this.seatList(words['playing'], 'playing', read));
    this.all(Field.FirstScore, read.integers('firstScores', this.seats, 0, 255));
    return refusal(read);
  }

  winners(value: unknown, read: Reader): void {
    const seats = this.seatList(value, 'winners', read);
    this.set(
      Field.Winners,
      0,
      seats.reduce((mask, seat) => mask | (1 << seat), 0),
    );
  }

  private seatSet(field: Field, seats: readonly number[]): void {
    for (let seat = 0; seat < this.seats; seat++) this.set(field, seat, seats.includes(seat) ? 1 : 0);
  }

  private seatList(value: unknown, name: string, read: Reader): number[] {
    const isGood =
      read.has(name) &&
      Array.isArray(value) &&
      value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < this.seats) &&
      new Set(value).size === value.length;
    if (isGood) return value as number[];
    read.refuse('bad-fields', `"${name}" must be a list of different seats below ${this.seats}`);
    return [];
  }
}

function readCell(read: Reader): number {
  const last = FIRST_TOTAL + ROWS - 1;
  return cellOfTotals(read.integer('row', FIRST_TOTAL, last), read.integer('column', FIRST_TOTAL, last));
}

function refusal(read: Reader): Refused | null {
  const done = read.done(null);
  return isRefused(done) ? done : null;
}
