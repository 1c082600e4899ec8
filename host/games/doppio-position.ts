import { Code } from '../../shared/codes';
import { Field, NO_TILE, NUMBERS, Phase, RoundEnd, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { NO_SEAT } from '../../shared/seats';
import type { Rules } from '../rules/rules';
import { codeName, kebabCase } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import {
  type DoppioOptions,
  doppioOptionsOf,
  doppioOptionWord,
  readDoppioOptions,
  type Tile,
  tileNumber,
  tileOfNumber,
  tileText,
} from '../words/doppio';
import { asObject, isRefused, reader, type Refused } from '../words/reader';
import { allTiles, laidTiles, tilesAt } from './doppio-board';

/** A position in words: what every answer shows and what `load` takes. */
export interface Position extends DoppioOptions {
  readonly phase: string;
  readonly turn: number;
  readonly round: number;
  readonly scores: readonly number[];
  /** The tiles on the table, each with the one that it was joined to, null for the first of the round. */
  readonly table: readonly { readonly tile: Tile; readonly on: Tile | null }[];
  /** By seat: the tiles in the hand; with hidden hands how many. */
  readonly hands: readonly (readonly Tile[] | number)[];
  /** How many tiles lie in the boneyard. */
  readonly boneyard: number;
  /** Hidden hands, and what only they have. */
  readonly passes?: number;
  readonly drawn?: boolean;
  /** By seat: tiles that it cannot hold, by its own word (DP-hidden). */
  readonly lacks?: readonly (readonly Tile[])[];
  /** By seat: tiles that it has shown. */
  readonly shown?: readonly (readonly Tile[])[];
  /** How the round before ended; in phase `over` the last one. Left out before a round has ended. */
  readonly last?: {
    readonly end: keyof typeof ends;
    readonly winner: number | null;
    readonly points: number;
  };
  readonly winners?: readonly number[];
}

const phases = Object.fromEntries(
  Object.values(Phase)
    .filter((phase) => typeof phase === 'number')
    .map((phase) => [kebabCase(Phase[phase] as string), phase]),
) as Readonly<Record<string, Phase>>;
const ends = { out: RoundEnd.Out, blocked: RoundEnd.Blocked } as const;
const hiddenParts = ['passes', 'drawn', 'lacks', 'shown'];
const MOST = 0xffff;

/** The running game's position in words. */
export function describePosition(rules: Rules): Position {
  const options = doppioOptionsOf(rules.options());
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  const each = <Value>(describe: (seat: number) => Value) => seats.map(describe);
  const tiles = (numbers: readonly number[]) => numbers.map(tileOfNumber);
  const held = (seat: number) => tiles(tilesAt(rules, seat + 1));
  const end: RoundEnd = rules.read(Field.LastEnd);
  const winner = rules.read(Field.LastWinner);
  return {
    ...options,
    phase: kebabCase(Phase[rules.read(Field.Phase)] ?? ''),
    turn: rules.read(Field.Turn),
    round: rules.read(Field.Round),
    scores: each((seat) => rules.read(Field.Score, seat)),
    table: laidTiles(rules).map(({ tile, on }) => ({
      tile: tileOfNumber(tile),
      on: on === null ? null : tileOfNumber(on),
    })),
    hands: each((seat) => (options.hidden ? rules.read(Field.HandSize, seat) : held(seat))),
    boneyard: rules.read(Field.BoneyardSize),
    ...(options.hidden
      ? {
          passes: rules.read(Field.Passes),
          drawn: rules.read(Field.HasDrawn) === 1,
          lacks: each((seat) =>
            tiles(allTiles.filter((tile) => rules.read(Field.Lacks, seat * TILES + tile))),
          ),
          shown: each(held),
        }
      : {}),
    ...(end === RoundEnd.None
      ? {}
      : {
          last: {
            end: end === RoundEnd.Out ? 'out' : 'blocked',
            winner: winner === NO_SEAT ? null : winner,
            points: rules.read(Field.LastPoints),
          },
        }),
    ...(rules.winners().length > 0 ? { winners: rules.winners() } : {}),
  };
}

/**
 * Sets a position up in `rules`, which must be a spare: on refusal its state is of no use. What the position does not say
 * is what it is at the start of a match.
 */
export function setUpPosition(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const { seats, hidden, ...rest } = words;
  const given = Object.entries({ seats, hidden }).filter(([, value]) => value !== undefined);
  const options = readDoppioOptions(Object.fromEntries(given));
  if (isRefused(options)) return options;
  rules.start(GameId.Doppio, doppioOptionWord(options));
  const writer = new PositionWriter(rules, rest, options.seats);
  const refused = writer.parts(options.hidden) ?? writer.last();
  if (refused) return refused;
  const code = rules.check();
  if (code !== Code.Ok) return { code: codeName(code), message: positionTexts[code] ?? codeTexts[code] };
  const boneyard = rules.read(Field.BoneyardSize);
  if (rest['boneyard'] !== undefined && rest['boneyard'] !== boneyard)
    return {
      code: codeName(Code.BadTile),
      message: `"boneyard" must be ${boneyard}, what table and hands leave of 28 tiles; correct or remove it`,
    };
  return null;
}

/** Writes the parts of a position into a match that has just begun. */
class PositionWriter {
  readonly #read: ReturnType<typeof reader>;
  /** Where each tile has been put so far. */
  readonly #places = new Map<number, string>();

  constructor(
    private readonly rules: Rules,
    private readonly words: Readonly<Record<string, unknown>>,
    private readonly seats: number,
  ) {
    this.#read = reader(words);
  }

  /** Everything but the last round. */
  parts(isHidden: boolean): Refused | null {
    const read = this.#read;
    const phase = read.oneOf('phase', phases, 'bad-fields') as Phase;
    this.#set(Field.Phase, 0, phase);
    this.#set(Field.Turn, 0, read.integer('turn', 0, this.seats - 1));
    this.#set(Field.Round, 0, read.optionalInteger('round', 1, MOST) ?? 1);
    if (read.has('scores')) this.#all(Field.Score, read.integers('scores', this.seats, 0, MOST));
    if (read.has('boneyard')) read.integer('boneyard', 0, TILES);
    if (read.has('table')) this.#table(this.words['table']);
    const foreign = isHidden ? undefined : hiddenParts.find((part) => read.has(part));
    if (foreign !== undefined)
      read.refuse('bad-fields', `"${foreign}" belongs to hidden hands ("hidden": true); remove it`);
    if (isHidden) this.#hiddenHands();
    else this.#hands('hands', phase !== Phase.Deal);
    if (read.has('winners') !== (phase === Phase.Over))
      read.refuse('bad-fields', '"winners" belongs to phase "over", and is needed there');
    if (read.has('winners')) this.#winners(this.words['winners']);
    read.has('last');
    return refusal(read);
  }

  /** How the last round ended. */
  last(): Refused | null {
    if (this.words['last'] === undefined) return null;
    const words = asObject(this.words['last']);
    if (!words) return { code: 'bad-fields', message: '"last" must be an object' };
    const read = reader(words);
    this.#set(Field.LastEnd, 0, read.oneOf('end', ends, 'bad-fields'));
    const isTied = read.has('winner') && words['winner'] === null;
    this.#set(Field.LastWinner, 0, isTied ? NO_SEAT : read.integer('winner', 0, this.seats - 1));
    this.#set(Field.LastPoints, 0, read.integer('points', 0, MOST));
    return refusal(read);
  }

  #hiddenHands(): void {
    const read = this.#read;
    this.#all(Field.HandSize, read.integers('hands', this.seats, 0, TILES));
    this.#set(Field.Passes, 0, read.optionalInteger('passes', 0, this.seats) ?? 0);
    this.#set(Field.HasDrawn, 0, read.optionalBoolean('drawn') ? 1 : 0);
    this.#hands('shown', false);
    this.#tileLists('lacks', false).forEach((tiles, seat) =>
      tiles.forEach((tile) => this.#set(Field.Lacks, seat * TILES + tile, 1)),
    );
  }

  #hands(name: 'hands' | 'shown', isNeeded: boolean): void {
    this.#tileLists(name, isNeeded).forEach((tiles, seat) =>
      tiles.forEach((tile) => {
        if (this.#put(tile, `"${name}" of seat ${seat}`)) this.#set(Field.Place, tile, seat + 1);
      }),
    );
  }

  #table(value: unknown): void {
    const laid = Array.isArray(value) ? value.map(readLaid) : [null];
    for (const each of laid) {
      if (!each) {
        this.#read.refuse(
          'bad-fields',
          '"table" must be a list of {"tile":[low,high],"on":[low,high]}, with "on":null for the first tile',
        );
        return;
      }
      if (this.#put(each.tile, '"table"')) this.#set(Field.JoinedTo, each.tile, each.on);
    }
  }

  /** Whether a tile is free to be put somewhere. */
  #put(tile: number, where: string): boolean {
    const before = this.#places.get(tile);
    if (before !== undefined)
      this.#read.refuse(codeName(Code.BadTile), `tile ${tileText(tile)} is in ${before} and in ${where}`);
    this.#places.set(tile, where);
    return before === undefined;
  }

  /** A list of tiles for each seat; where it may be missing, none. */
  #tileLists(name: string, isNeeded: boolean): number[][] {
    const read = this.#read;
    if (!read.has(name) && !isNeeded) return [];
    const value = this.words[name];
    const lists = Array.isArray(value) && value.length === this.seats ? value.map(readTiles) : [null];
    if (lists.every((list) => list !== null)) return lists;
    read.refuse(
      'bad-fields',
      `"${name}" must be ${this.seats} lists of tiles, each tile [low,high] from 0 to 6`,
    );
    return [];
  }

  #winners(value: unknown): void {
    const [winner] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : [];
    if (!Number.isInteger(winner) || (winner as number) < 0 || (winner as number) >= this.seats)
      this.#read.refuse('bad-fields', `"winners" must be a list of one seat below ${this.seats}`);
    else this.#set(Field.Winners, 0, 1 << (winner as number));
  }

  #set(field: Field, index: number, value: number): void {
    this.rules.write(field, index, value);
  }

  #all(field: Field, values: readonly number[]): void {
    values.forEach((value, index) => this.#set(field, index, value));
  }
}

function readTile(value: unknown): number | null {
  const isTile =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((number) => Number.isInteger(number) && number >= 0 && number < NUMBERS);
  return isTile ? tileNumber(value as [number, number]) : null;
}

function readTiles(value: unknown): number[] | null {
  const tiles = Array.isArray(value) ? value.map(readTile) : [null];
  return tiles.every((tile) => tile !== null) ? tiles : null;
}

function readLaid(value: unknown): { tile: number; on: number } | null {
  const words = asObject(value);
  if (!words || Object.keys(words).some((name) => name !== 'tile' && name !== 'on')) return null;
  const tile = readTile(words['tile']);
  const on = words['on'] === null ? NO_TILE : readTile(words['on']);
  return tile === null || on === null ? null : { tile, on };
}

function refusal(read: ReturnType<typeof reader>): Refused | null {
  const done = read.done(null);
  return isRefused(done) ? done : null;
}

/** What a code means of a position, where the general text would leave a reader guessing. */
const positionTexts: Partial<Readonly<Record<Code, string>>> = {
  [Code.BadState]:
    'the parts contradict each other: phases "deal", "play" and "draw" have known hands, "opening", "turn" and "show" hidden ones; ' +
    '"last" is needed from round 2 on (in phase "over" from round 1) and must fit "scores", and nobody has 100 points before phase "over"; ' +
    '"passes" and "drawn" fit what the boneyard has lost',
  [Code.BadTurn]:
    'the seat on turn is wrong for the phase: "play" needs a tile that fits, "draw" none and more than two tiles in the boneyard, ' +
    '"show" and "over" a round that its action has ended; tiles are dealt from seat 0, and the highest double begins',
  [Code.BadTile]:
    'the tiles do not add up: every tile is in one place, no hand is larger than dealt and drawn or empty while the round goes on, ' +
    'and before the first play all hands have the number that is dealt',
};
