import type { SerialPortStream } from '@serialport/stream';
import { Code } from '../../shared/codes';
import { PROTOCOL_VERSION } from '../../shared/sentences';
import { type Clock, wallClock } from '../link/clock';
import { type Answer, type Command, Link, type LinkEvents, NO_ANSWER } from '../link/link';
import { fits, Mirror, type MirrorEvents } from '../mirror/mirror';
import { codeName } from '../words/code-name';

/** A table refused a command, or did not answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly answer: Answer,
  ) {
    super(message);
  }
}

/** Link and mirror together: a table at the end of a serial stream, as the host knows and commands it. */
export class TableClient {
  readonly mirror: Mirror;
  readonly #link: Link;
  #isAsking = false;
  /** Sentences of the table so far. */
  heard = 0;

  constructor(
    port: SerialPortStream,
    events: MirrorEvents & Partial<Pick<LinkEvents, 'onLine' | 'onBadLine'>> = {},
    clock: Clock = wallClock,
  ) {
    this.mirror = new Mirror(events);
    this.#link = new Link(
      port,
      {
        onSentence: (sentence) => {
          this.heard++;
          if (this.mirror.take(sentence)) this.#ask();
        },
        onBadLine: (line) => {
          if (line.number !== undefined && this.mirror.pass(line.number)) this.#ask();
          events.onBadLine?.(line);
        },
        ...(events.onLine ? { onLine: events.onLine } : {}),
      },
      clock,
    );
    port.on('close', () => this.mirror.disconnect());
  }

  /** Bytes received so far that have been dealt with. */
  get received(): number {
    return this.#link.received;
  }

  /** Opens the conversation: hello and the first snapshot. Throws a Refusal when nobody answers or the versions do not fit. */
  async greet(): Promise<void> {
    const answer = await this.#link.say({ word: 'hello', protocol: PROTOCOL_VERSION });
    if (answer === NO_ANSWER)
      throw new Refusal('the table does not answer; is it switched on and the right port?', answer);
    const spoken = this.mirror.table?.protocol;
    if (spoken === undefined) throw new Refusal('the answer to the greeting was damaged', NO_ANSWER);
    if (!fits(spoken)) throw new Refusal(versionText(spoken), answer);
  }

  /** Says a command and returns the answer. */
  say(command: Command): Promise<Answer> {
    return this.#link.say(command);
  }

  /** Says a command; throws a Refusal unless the answer is Ok. */
  async demand(command: Command): Promise<void> {
    const answer = await this.say(command);
    if (answer === Code.Ok) return;
    const reason = answer === NO_ANSWER ? 'no answer' : codeName(answer);
    throw new Refusal(`the table refused "${command.word}": ${reason}`, answer);
  }

  #ask(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#link.say({ word: 'snapshot' }).then((answer) => {
      this.#isAsking = false;
      if (answer === NO_ANSWER) this.mirror.disconnect();
    });
  }
}

/** What a table's protocol version means for this host; empty where both speak the same. */
export function versionText(spoken: number): string {
  if (spoken === PROTOCOL_VERSION) return '';
  const older = spoken < PROTOCOL_VERSION ? 'table' : 'host';
  return `the table speaks protocol ${spoken}, this host ${PROTOCOL_VERSION}: update the ${older}`;
}
