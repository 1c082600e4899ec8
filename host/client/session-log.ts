import { HIDDEN_BIT } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { decodeDevice, isBad } from '../link/codec';

const LEFT_OUT = '(left out: hands)';

/**
 * A session at the wire as text for a bug report: a line each, with the milliseconds since its beginning. What would tell the tiles
 * in players' hands is left out: a game of Doppio whose hands the table knows keeps its actions and its state to itself.
 */
export class SessionLog {
  #isSecret = false;
  readonly #from: number;

  constructor(
    private readonly write: (line: string) => void,
    private readonly now: () => number,
    head: Readonly<Record<string, string>>,
  ) {
    this.#from = now();
    write('doubletop log 1');
    for (const [name, value] of Object.entries(head)) write(`${name}: ${value}`);
  }

  /** A line has passed. */
  add(direction: 'in' | 'out', line: string): void {
    this.#put(`${direction === 'in' ? '<' : '>'} ${this.#censored(direction, line)}`);
  }

  /** Something about the connection. */
  remark(text: string): void {
    this.#put(`# ${text}`);
  }

  #put(text: string): void {
    // A line of noise must not break the file.
    const shown = text.replaceAll(
      /[^\x20-\x7e]/g,
      (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );
    this.write(`${String(Math.round(this.now() - this.#from)).padStart(8)} ${shown}`);
  }

  #censored(direction: 'in' | 'out', line: string): string {
    if (direction === 'out') return line;
    const sentence = decodeDevice(line);
    // A damaged line may hold what is hidden as well.
    if (isBad(sentence)) return this.#isSecret ? `${LEFT_OUT} ${sentence.bad}` : line;
    if (sentence.word === 'game' || sentence.word === 'state')
      this.#isSecret = sentence.game === GameId.Doppio && (sentence.options & HIDDEN_BIT) === 0;
    const tellsHands = ['action', 'bytes', 'prompt', 'note'].includes(sentence.word);
    return this.#isSecret && tellsHands ? `${sentence.word} ${sentence.number} ${LEFT_OUT}` : line;
  }
}
