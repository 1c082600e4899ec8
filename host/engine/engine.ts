import { Awaited } from '../../shared/actions';
import { Code } from '../../shared/codes';
import type { HostGame } from '../games/game';
import { Rules } from '../rules/rules';
import { hex } from '../words/action';
import { codeName } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import { asObject, isRefused, reader, type Refused, shown } from '../words/reader';

/** An answer of the engine: always the whole position, so that a program needs no memory of its own. */
export interface Answer {
  /** The `id` of the command, where it had one. */
  readonly id?: string | number;
  readonly ok: boolean;
  readonly error?: Refused;
  readonly awaited: { readonly kind: 'choice' | 'chance' | 'nothing'; readonly seats: readonly number[] };
  /** Every legal choice; empty while a chance input is awaited. */
  readonly legal: readonly object[];
  /** While a chance input is awaited: the action, with `true` in place of what chance decides. */
  readonly chance?: object;
  /** The position in the game's words, as `load` takes it. */
  readonly position: object;
  /** What else the game tells, by name. */
  readonly [more: string]: unknown;
  /** CRC-32 of the state. */
  readonly hash: string;
  /** How many actions could be undone. */
  readonly actions: number;
  /** With `save`: the state, for `load`. */
  readonly saved?: SavedState;
}

export interface SavedState {
  readonly game: string;
  readonly options: object;
  readonly state: string;
}

/** Longer lines are refused, unread. */
export const LONGEST_LINE = 65_536;

/** The rules as a conversation: one line of JSON in, one answer out, whatever the line. */
export class Engine {
  #rules = new Rules();
  /** A second copy, in which positions are tried before they replace the game. */
  #spare = new Rules();
  #past: Uint8Array[] = [];
  readonly #game: HostGame;

  /** Begins a game with its default options. */
  constructor(game: HostGame) {
    this.#game = game;
    this.#start(true);
  }

  /** Answers one line. Never throws for a line, however wrong; a refused command changes nothing. */
  answer(line: string): Answer {
    if (line.length > LONGEST_LINE)
      return this.#tell({ code: 'bad-line', message: `the line is longer than ${LONGEST_LINE} characters` });
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return this.#tell({ code: 'bad-line', message: `this is not JSON: ${(error as Error).message}` });
    }
    const object = asObject(value);
    if (!object)
      return this.#tell({ code: 'bad-line', message: 'a command must be an object, such as {"do":"keep"}' });
    const { id, ...command } = object;
    // JSON.parse makes Infinity of a number such as 1e999, and that could not be written back.
    const named = typeof id === 'string' || Number.isFinite(id) ? { id: id as string | number } : {};
    if (id !== undefined && !('id' in named))
      return this.#tell({ code: 'bad-fields', message: '"id" must be a text or a number' });
    const result = this.#carryOut(command);
    return { ...named, ...(isRefused(result) ? this.#tell(result) : this.#tell(null, result ?? undefined)) };
  }

  #carryOut(command: Readonly<Record<string, unknown>>): Refused | SavedState | null {
    const verbs = ['start', 'do', 'undo', 'save', 'load', 'show'].filter((verb) =>
      Object.hasOwn(command, verb),
    );
    const [verb] = verbs;
    if (verb === undefined || verbs.length > 1)
      return {
        code: 'unknown-command',
        message: 'a command needs exactly one of start, do, undo, save, load, show',
      };
    if (verb === 'do') return this.#do(command);
    const read = reader(command);
    read.has(verb);
    const extra = read.done(null);
    if (isRefused(extra)) return extra;
    switch (verb) {
      case 'start':
        return this.#start(command[verb]);
      case 'undo':
        return this.#undo(command[verb]);
      case 'load':
        return this.#load(command[verb]);
      default:
        if (command[verb] !== true) return { code: 'bad-fields', message: `"${verb}" must be true` };
        return verb === 'save' ? this.#save() : null;
    }
  }

  #start(value: unknown): Refused | null {
    const words = value === true ? {} : asObject(value);
    if (!words)
      return { code: 'bad-options', message: '"start" must be true or an object such as {"seats":3}' };
    const options = this.#game.readOptions(words);
    if (isRefused(options)) return options;
    this.#rules.start(this.#game.id, options);
    this.#past = [];
    return null;
  }

  #do(command: Readonly<Record<string, unknown>>): Refused | null {
    const [seat = 0, ...others] = this.#rules.awaitedSeats();
    if (others.length > 0 && !Object.hasOwn(command, 'seat'))
      return {
        code: 'bad-fields',
        message: `several seats are awaited; name one of ${[seat, ...others].join(', ')} as "seat"`,
      };
    const action = this.#game.actionFromWords(command, seat);
    if (isRefused(action)) return action;
    const before = this.#rules.state();
    const code = this.#rules.act(action);
    if (code !== Code.Ok) return refusalOf(code);
    this.#past.push(before);
    return null;
  }

  #undo(value: unknown): Refused | null {
    const count = value === true ? 1 : value;
    if (!Number.isInteger(count) || (count as number) < 1)
      return { code: 'bad-fields', message: '"undo" must be true or a whole number from 1' };
    const keep = this.#past.length - (count as number);
    const state = this.#past[keep];
    if (!state)
      return { code: 'nothing-to-undo', message: `only ${this.#past.length} actions can be undone` };
    const code = this.#rules.load(state);
    if (code !== Code.Ok) return refusalOf(code);
    this.#past.length = keep;
    return null;
  }

  #save(): SavedState {
    return {
      game: this.#game.name,
      options: this.#game.describeOptions(this.#rules.options()),
      state: Buffer.from(this.#rules.state()).toString('hex'),
    };
  }

  #load(value: unknown): Refused | null {
    const words = asObject(value);
    const position = words && asObject(words['position']);
    const refused = position
      ? (extraFields(words, 'position') ?? this.#game.setUpPosition(this.#spare, position))
      : this.#loadSaved(words);
    if (refused) return refused;
    [this.#rules, this.#spare] = [this.#spare, this.#rules];
    this.#past = [];
    return null;
  }

  #loadSaved(words: Readonly<Record<string, unknown>> | null): Refused | null {
    if (!words || typeof words['state'] !== 'string' || words['game'] !== this.#game.name)
      return {
        code: 'bad-state',
        message: `"load" must be {"position":{…}} or what "save" gave for ${this.#game.name}`,
      };
    const extra = extraFields(words, 'game', 'options', 'state');
    if (extra) return extra;
    const named = asObject(words['options']);
    const options = named
      ? this.#game.readOptions(named)
      : { code: 'bad-state', message: '"options" must be those that "save" gave' };
    if (isRefused(options)) return options;
    if (!/^([0-9a-f]{2})*$/.test(words['state']))
      return { code: 'bad-state', message: '"state" must be hexadecimal digits as "save" gave them' };
    this.#spare.start(this.#game.id, options);
    const code = this.#spare.load(new Uint8Array(Buffer.from(words['state'], 'hex')));
    if (code !== Code.Ok) return refusalOf(code);
    if (options !== this.#game.optionsInside(this.#spare))
      return { code: 'bad-state', message: 'the options beside the state are not those inside it' };
    return null;
  }

  #tell(error: Refused | null, saved?: SavedState): Answer {
    const rules = this.#rules;
    const kind = rules.awaited();
    return {
      ok: error === null,
      ...(error ? { error } : {}),
      awaited: {
        kind: kind === Awaited.Choice ? 'choice' : kind === Awaited.Chance ? 'chance' : 'nothing',
        seats: rules.awaitedSeats(),
      },
      legal: kind === Awaited.Choice ? rules.legal().map(this.#game.actionToWords) : [],
      ...(kind === Awaited.Chance ? { chance: this.#game.describeChance(rules) } : {}),
      position: this.#game.describePosition(rules),
      ...this.#game.describeMore(rules),
      hash: hex(rules.hash()),
      actions: this.#past.length,
      ...(saved ? { saved } : {}),
    };
  }
}

function refusalOf(code: Code): Refused {
  return { code: codeName(code), message: codeTexts[code] };
}

function extraFields(words: Readonly<Record<string, unknown>>, ...known: readonly string[]): Refused | null {
  const extra = Object.keys(words).find((name) => !known.includes(name));
  return extra === undefined
    ? null
    : { code: 'bad-fields', message: `${shown(extra)} is not a field of "load"` };
}
