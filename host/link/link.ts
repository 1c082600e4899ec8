import { Code } from '../../shared/codes';
import { type Clock, wallClock } from './clock';
import { type DeviceSentence, type HostSentence, LINE_LIMIT } from '../../shared/sentences';
import { type BadLine, decodeDevice, encode, isBad, salvageDevice } from './codec';
import { LineSplitter } from './line-splitter';

type Body<S> = S extends { readonly number: number } ? Omit<S, 'number'> : never;
/** A command without its number, which the link gives. */
export type Command = Body<HostSentence>;

/** What the link needs of a serial port; `SerialPortStream` of @serialport/stream has it. */
export interface Port extends NodeJS.ReadWriteStream {
  readonly isOpen: boolean;
}

export interface LinkEvents {
  /** A sentence that is no answer to a command. */
  onSentence(sentence: DeviceSentence): void;
  /** A line that could not be read. */
  onBadLine?(line: BadLine): void;
  /** Each line as it passes, for logs. */
  onLine?(direction: 'in' | 'out', line: string): void;
}

/** The table did not answer. */
export const NO_ANSWER = 'no-answer';
export type Answer = Code | typeof NO_ANSWER;

/** How long an answer may take, and how often a command is said before the link gives up. */
const ANSWER_TIME = 400;
const TRIES = 4;

interface Waiting {
  readonly line: string;
  readonly number: number;
  readonly done: (answer: Answer) => void;
  tries: number;
  cancel: () => void;
}

/**
 * One end of the wire: sentences from the table, commands to it. Commands are said one at a time; each is repeated with the
 * same number until it is answered, and the table carries it out only once.
 */
export class Link {
  readonly #port: Port;
  readonly #events: LinkEvents;
  readonly #clock: Clock;
  readonly #queue: { command: Command; done: (answer: Answer) => void }[] = [];
  #waiting: Waiting | null = null;
  #number = 0;
  /** Bytes that have arrived. */
  received = 0;

  constructor(port: Port, events: LinkEvents, clock: Clock = wallClock) {
    this.#port = port;
    this.#events = events;
    this.#clock = clock;
    // Half a line before a whole one has room, so that the whole one can be read.
    const longest = 2 * LINE_LIMIT;
    const splitter = new LineSplitter(
      longest,
      (line) => this.#take(line),
      (line) => events.onBadLine?.({ bad: `longer than ${longest} bytes`, line }),
    );
    port.on('data', (chunk: Buffer) => {
      splitter.take(chunk);
      this.received += chunk.length;
    });
    port.on('close', () => {
      splitter.clear();
      this.#giveUp();
    });
  }

  /** Says a command; the answer is Ok, the table's reason for refusing, or that there was none. */
  say(command: Command): Promise<Answer> {
    return new Promise((done) => {
      this.#queue.push({ command, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (next.command.word === 'hello') this.#number = 0;
    const number = ++this.#number;
    const line = encode({ ...next.command, number } as HostSentence);
    this.#waiting = { line, number, done: next.done, tries: 0, cancel: () => {} };
    this.#try(this.#waiting);
  }

  #try(waiting: Waiting): void {
    if (waiting.tries++ === TRIES) {
      this.#finish(waiting, NO_ANSWER);
      return;
    }
    waiting.cancel();
    waiting.cancel = this.#clock.after(ANSWER_TIME, () => this.#try(waiting));
    if (!this.#port.isOpen) return;
    this.#events.onLine?.('out', waiting.line);
    this.#port.write(`${waiting.line}\n`);
  }

  /** Nothing that has been asked will be answered any more. */
  #giveUp(): void {
    const unsaid = this.#queue.splice(0);
    if (this.#waiting) this.#finish(this.#waiting, NO_ANSWER);
    for (const { done } of unsaid) done(NO_ANSWER);
  }

  #finish(waiting: Waiting, answer: Answer): void {
    waiting.cancel();
    this.#waiting = null;
    waiting.done(answer);
    this.#next();
  }

  #take(line: string): void {
    this.#events.onLine?.('in', line);
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    const decoded = decodeDevice(text);
    if (isBad(decoded)) this.#events.onBadLine?.(decoded);
    const sentence = isBad(decoded) ? salvageDevice(text) : decoded;
    if (sentence) this.#hear(sentence);
  }

  #hear(sentence: DeviceSentence): void {
    // Answers are numbered like every other event, so the mirror must see them too.
    this.#events.onSentence(sentence);
    const waiting = this.#waiting;
    if (!waiting || (sentence.word !== 'ok' && sentence.word !== 'error')) return;
    if (sentence.command === waiting.number)
      this.#finish(waiting, sentence.word === 'ok' ? Code.Ok : sentence.code);
    else if (sentence.command === 0) this.#try(waiting);
  }
}
