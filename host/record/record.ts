import { createHash } from 'node:crypto';
import { type GameName, games } from '../games/index';
import { hex } from '../words/action';

/**
 * A record: JSON Lines, the first about the game, then one for each action with the state's hash after it, the last with the
 * result. Each line ends in a check: a hash of the line and of the check before it, so that no line can be changed,
 * added, left out or moved without every later line telling.
 */
export const RECORD_VERSION = 1;

export interface RecordHead {
  readonly record: 'doubletop';
  readonly version: number;
  readonly game: GameName;
  /** How it is played, in the game's words. */
  readonly options: object;
  /** The seed of a simulated match; null at a real table, and where it would tell hidden hands: then the end names it. */
  readonly seed: number | null;
  /** What each seat wore, by name. */
  readonly colours: readonly string[];
}

export interface RecordAction {
  readonly n: number;
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly action: string;
  readonly do: object;
  readonly hash: string;
}

export interface RecordEnd {
  readonly end: 'over' | 'stopped';
  readonly actions: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** The seed, where the head must not name it (DP-hidden). */
  readonly seed?: number;
  readonly hash: string;
}

export type RecordLine = RecordHead | RecordAction | RecordEnd;

/** The check of a line, given the one before it. */
export function checkOf(before: string, line: RecordLine): string {
  return createHash('sha256')
    .update(before)
    .update('\n')
    .update(JSON.stringify(line))
    .digest('hex')
    .slice(0, 16);
}

/** Writes a record line by line. */
export class Recorder {
  readonly #lines: string[] = [];
  readonly #onLine: (line: string) => void;
  #check = '';
  #beganAt = 0;
  #actions = 0;
  #toWords: (action: number) => object = () => ({});
  #hash = 0;
  #isEnded = false;

  /** `onLine` receives each line as soon as it is known. */
  constructor(onLine: (line: string) => void = () => {}) {
    this.#onLine = onLine;
  }

  /** How many actions have been recorded. */
  get actions(): number {
    return this.#actions;
  }

  /** The first line; `now` is the table's time in milliseconds, from which the actions' times count. */
  begin(head: Omit<RecordHead, 'record' | 'version'>, hash: number, now: number): void {
    this.#hash = hash;
    this.#beganAt = now;
    this.#toWords = games[head.game].actionToWords;
    this.#add({ record: 'doubletop', version: RECORD_VERSION, ...head });
  }

  /** An action that the table has accepted, and the state's hash after it. */
  add(action: number, hash: number, now: number): void {
    this.#hash = hash;
    const at = now - this.#beganAt;
    this.#add({ n: ++this.#actions, at, action: hex(action), do: this.#toWords(action), hash: hex(hash) });
  }

  /** The last line; once. */
  end(
    end: RecordEnd['end'],
    winners: readonly number[],
    scores: readonly number[],
    more: { seed?: number } = {},
  ): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#add({ end, actions: this.#actions, winners, scores, ...more, hash: hex(this.#hash) });
  }

  /** The whole record. */
  text(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  #add(line: RecordLine): void {
    this.#check = checkOf(this.#check, line);
    const text = JSON.stringify({ ...line, check: this.#check });
    this.#lines.push(text);
    this.#onLine(text);
  }
}
