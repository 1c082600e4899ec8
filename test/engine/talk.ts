import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect } from 'vitest';
import { Engine } from '../../host/engine/engine';
import { type GameName, games } from '../../host/games/index';

/** An answer as another program reads it. */
export interface Answer {
  readonly id?: string | number;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly awaited: { readonly kind: 'choice' | 'chance' | 'nothing'; readonly seats: readonly number[] };
  readonly legal: readonly Action[];
  readonly chance?: Action;
  readonly position: Position;
  readonly hash: string;
  readonly actions: number;
  readonly saved?: { readonly game: string; readonly options: object; readonly state: string };
  /** What else its game tells. */
  readonly [more: string]: unknown;
}

export interface Action {
  readonly do: string;
  readonly [field: string]: unknown;
}

export interface Position {
  readonly phase: string;
  readonly turn: number;
  readonly [part: string]: unknown;
}

const schema = JSON.parse(readFileSync(new URL('../../docs/engine.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ strictTypes: true, strictTuples: true }).addSchema(schema);
const definition = (name: string) => ajv.getSchema(`${schema.$id}#/definitions/${name}`) as ValidateFunction;

/** `doubles-wild` → `doublesWild`, with which the names of its definitions begin. */
function prefixOf(game: GameName): string {
  return game.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every code that an answer may have, by the schema. */
export function everyCode(game: GameName): readonly string[] {
  return schema.definitions[`${prefixOf(game)}Error`].properties.code.enum;
}

/** The fields of an answer and the parts of a position, by the schema. */
export function namesOf(game: GameName, what: 'Answer' | 'Position'): string[] {
  return Object.keys(schema.definitions[prefixOf(game) + what].properties);
}

/** The phases of a game, by the schema. */
export function phasesOf(game: GameName): string[] {
  return schema.definitions[`${prefixOf(game)}Position`].properties.phase.enum;
}

/** Whether the schema takes a value for a command, of one game or of any. */
export function isCommand(value: unknown, game?: GameName): boolean {
  return definition(game ? `${prefixOf(game)}Command` : 'command')(value);
}

/** An answer out of its line. It must be one line, and fit the schema. */
export function readAnswer(line: string, game: GameName = 'doubles-wild'): Answer {
  expect(line).not.toContain('\n');
  const answer: Answer = JSON.parse(line);
  for (const name of [`${prefixOf(game)}Answer`, 'answer']) {
    const isAnswer = definition(name);
    if (!isAnswer(answer)) throw new Error(`${line}\n${ajv.errorsText(isAnswer.errors)}`);
  }
  return answer;
}

/**
 * A conversation with an engine of its own. Each answer is checked against docs/engine.schema.json, and each refusal for
 * having changed nothing, before anybody reads it.
 */
export class Talk {
  readonly #engine: Engine;
  #last: Answer | undefined;

  constructor(readonly game: GameName = 'doubles-wild') {
    this.#engine = new Engine(games[game]);
  }

  /** The answer to a line as it is. */
  line(line: string): Answer {
    const answer = readAnswer(JSON.stringify(this.#engine.answer(line)), this.game);
    if (!answer.ok && this.#last) expect(textOf(gameOf(answer))).toBe(textOf(gameOf(this.#last)));
    this.#last = answer;
    return answer;
  }

  /** The answer to a command, whatever it is. */
  ask(command: unknown): Answer {
    return this.line(JSON.stringify(command));
  }

  /** The answer to a command that must be carried out. */
  tell(command: object): Answer {
    const answer = this.ask(command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.error)}`);
    return answer;
  }

  /** The last answer, once more. */
  get now(): Answer {
    return this.#last ?? this.tell({ show: true });
  }

  /** Asserts that a command is refused with a code, and with a message that says a word or more. */
  expectRefused(command: unknown, code: string, words: string | RegExp): void {
    const { ok, error } = this.ask(command);
    expect({ command, ok, code: error?.code }).toEqual({ command, ok: false, code });
    expect(error?.message).toMatch(words);
  }

  /** The code with which a command is refused. */
  refusal(command: unknown): string | undefined {
    return this.ask(command).error?.code;
  }
}

/** What an answer tells of the game, without what it tells of the command. */
function gameOf({ id: _id, ok: _ok, error: _error, saved: _saved, ...game }: Answer): object {
  return game;
}

/** What an answer tells of the game apart from what can be undone, as a text to compare. */
export function gameText(answer: Answer): string {
  return textOf({ ...gameOf(answer), actions: 0 });
}

function textOf(value: object): string {
  return JSON.stringify(value, null, 1);
}

/** A board with marbles here and there: `{ '3 3': 0 }` is a marble of seat 0 on red 3, blue 3. */
export function board(marbles: Readonly<Record<string, number>> = {}): string[] {
  const rows = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => '.'));
  for (const [place, seat] of Object.entries(marbles)) {
    const [row = 0, column = 0] = place.split(' ').map(Number);
    const cells = rows[row - 3] ?? [];
    cells[column - 3] = String(seat);
  }
  return rows.map((cells) => cells.join(''));
}
