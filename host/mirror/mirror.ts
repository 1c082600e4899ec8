import { type Language, languages } from '../../shared/catalogue';
import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import type { Note } from '../../shared/prompts';
import { Prompt } from '../../shared/prompts';
import type { Colour } from '../../shared/seats';
import { type DeviceSentence, PROTOCOL_VERSION } from '../../shared/sentences';
import { DEFAULT_COLOURS } from '../../shared/settings';
import { Rules } from '../rules/rules';

/** How well the mirror knows the table. */
export type LinkState = 'live' | 'catching-up' | 'lost';

export interface MirrorEvents {
  /** A game has begun. */
  onGame?(): void;
  /** An action is about to be carried out in the mirror's copy of the rules. */
  beforeAction?(action: number): void;
  /** It has been, and the hashes agree. */
  onAction?(action: number, hash: number): void;
  /** The state has been taken over from a snapshot: what came before may have been missed. */
  onSnapshot?(): void;
  onNote?(note: Note, args: readonly number[]): void;
  /** Anything that a view shows may have changed. */
  onChange?(): void;
}

interface Snapshot {
  readonly game: number;
  readonly options: number;
  readonly hash: number;
  readonly bytes: Uint8Array;
  filled: number;
}

/**
 * The table as the host knows it: a reducer over the table's sentences, with its own copy of the rules in which every
 * action is carried out again. A gap in the numbers, a hash that differs or a snapshot that does not arrive whole makes it
 * ask for a snapshot; until that has come it says that it is catching up and changes nothing in the game.
 */
export class Mirror {
  readonly rules = new Rules();
  /** The game that is being played, as far as the mirror knows. */
  game: GameId = GameId.None;
  prompt: { code: Prompt; args: readonly number[] } = { code: Prompt.Idle, args: [0, 0, 0] };
  /** Whether the prompt is what the table expects now; not before it has been said after a greeting or a gap. */
  isPromptKnown = false;
  colours: readonly Colour[] = coloursOf(DEFAULT_COLOURS);
  /** The language in which the table wants to be spoken for. */
  language: Language = languages[0] as Language;
  /** The settings as the table has told them when it was asked, by their numbers. */
  readonly settings = new Map<number, number>();
  /** How the inputs read when the table was asked, a bit each. */
  inputs: { readonly on: Uint8Array; readonly stirred: Uint8Array } | null = null;
  /** What hello said; null before it. */
  table: { protocol: number; build: string; modules: number } | null = null;
  state: LinkState = 'lost';
  /** How often the mirror had to ask for a snapshot because something was wrong. */
  repairs = 0;
  /** The table speaks a version that is too old or too new: nothing that it says is believed. */
  #isUnfit = false;
  #lastNumber = 0;
  #snapshot: Snapshot | null = null;
  readonly #events: MirrorEvents;

  constructor(events: MirrorEvents = {}) {
    this.#events = events;
  }

  /** Takes in a sentence. True when the host should ask the table for a snapshot now. */
  take(sentence: DeviceSentence): boolean {
    if (sentence.word === 'hello') return this.#greet(sentence);
    if (this.#isUnfit) return false;
    const isNext = sentence.number === this.#lastNumber + 1;
    this.#lastNumber = sentence.number;
    const wants = isNext ? this.#read(sentence) : this.#lose();
    this.#events.onChange?.();
    return wants;
  }

  /** A line came whole whose word this host does not know: it counts, and says nothing. True as for `take`. */
  pass(number: number): boolean {
    if (this.#isUnfit) return false;
    const isNext = number === this.#lastNumber + 1;
    this.#lastNumber = number;
    return isNext ? false : this.#lose();
  }

  /** The wire is gone: what is shown is no longer live. */
  disconnect(): void {
    this.state = 'lost';
    this.table = null;
    this.isPromptKnown = false;
    this.#snapshot = null;
    this.#events.onChange?.();
  }

  /** The table has restarted or a host has said hello: whatever was known may be old. */
  #greet(sentence: Extract<DeviceSentence, { word: 'hello' }>): boolean {
    this.table = { protocol: sentence.protocol, build: sentence.build, modules: sentence.modules };
    this.#lastNumber = sentence.number;
    this.#isUnfit = !fits(sentence.protocol);
    this.state = this.#isUnfit ? 'lost' : 'catching-up';
    this.isPromptKnown = false;
    this.#snapshot = null;
    this.#events.onChange?.();
    return !this.#isUnfit;
  }

  /** Something was missed or disagrees. */
  #lose(): boolean {
    this.repairs++;
    this.state = 'catching-up';
    this.isPromptKnown = false;
    this.#snapshot = null;
    return true;
  }

  #read(sentence: DeviceSentence): boolean {
    switch (sentence.word) {
      case 'state':
        return this.#beginSnapshot(sentence);
      case 'bytes':
        return this.#addBytes(sentence.offset, sentence.data);
      case 'prompt':
        this.prompt = { code: sentence.prompt, args: [sentence.a, sentence.b, sentence.c] };
        this.isPromptKnown = true;
        return false;
      case 'colours':
        this.colours = coloursOf(sentence.colours);
        return false;
      case 'language':
        this.language = languages[sentence.language] ?? this.language;
        return false;
      case 'setting':
        this.settings.set(sentence.setting, sentence.value);
        return false;
      case 'inputs':
        this.inputs = { on: sentence.on, stirred: sentence.stirred };
        return false;
      case 'note':
        this.#events.onNote?.(sentence.note, [sentence.a, sentence.b]);
        return false;
    }
    // A beat while nothing of a snapshot arrives: the wish for one, or its beginning, has been lost.
    if (this.state === 'catching-up' && sentence.word === 'beat') return this.#snapshot === null;
    if (this.state !== 'live') return false;
    switch (sentence.word) {
      case 'game':
        if (this.rules.start(sentence.game, sentence.options) !== Code.Ok) return this.#lose();
        this.game = sentence.game;
        this.#events.onGame?.();
        return this.rules.hash() === sentence.hash ? false : this.#lose();
      case 'action':
        return this.#act(sentence.action, sentence.hash);
      case 'beat':
        return this.rules.hash() === sentence.hash ? false : this.#lose();
      default:
        return false;
    }
  }

  #act(action: number, hash: number): boolean {
    this.#events.beforeAction?.(action);
    // A take-back of something that happened before the last snapshot is not in the mirror's history: the table's state
    // is asked for then, as after any other disagreement.
    if (this.rules.act(action) !== Code.Ok || this.rules.hash() !== hash) return this.#lose();
    this.#events.onAction?.(action, hash);
    return false;
  }

  #beginSnapshot(sentence: Extract<DeviceSentence, { word: 'state' }>): boolean {
    const { game, options, length, hash } = sentence;
    this.game = game;
    if (game === GameId.None) {
      if (this.rules.gameId() !== GameId.None) this.rules.clear();
      this.#snapshot = null;
      this.state = 'live';
      this.#events.onSnapshot?.();
      return false;
    }
    this.#snapshot = { game, options, hash, bytes: new Uint8Array(length), filled: 0 };
    return false;
  }

  #addBytes(offset: number, data: Uint8Array): boolean {
    const snapshot = this.#snapshot;
    if (!snapshot) return this.state === 'live' ? this.#lose() : false;
    if (offset !== snapshot.filled || offset + data.length > snapshot.bytes.length) return this.#lose();
    snapshot.bytes.set(data, offset);
    snapshot.filled += data.length;
    if (snapshot.filled < snapshot.bytes.length) return false;
    this.#snapshot = null;
    if (this.rules.hash() !== snapshot.hash || this.rules.gameId() !== snapshot.game) {
      if (this.rules.start(snapshot.game, snapshot.options) !== Code.Ok) return this.#lose();
      if (this.rules.load(snapshot.bytes) !== Code.Ok || this.rules.hash() !== snapshot.hash)
        return this.#lose();
    }
    this.state = 'live';
    this.#events.onSnapshot?.();
    return false;
  }
}

/** Whether a host understands a table of this protocol version: its own, and one older or newer. */
export function fits(protocol: number): boolean {
  return Math.abs(protocol - PROTOCOL_VERSION) <= 1;
}

/** The colours word, a hexadecimal digit a seat. */
export function coloursOf(word: number): Colour[] {
  return Array.from({ length: 8 }, (_, seat) => ((word >>> (seat * 4)) & 15) as Colour);
}
